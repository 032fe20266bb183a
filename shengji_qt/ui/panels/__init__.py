# SPDX-License-Identifier: MIT
"""What stands around the cards: trump and score plates, the buttons, the message line and the record."""
