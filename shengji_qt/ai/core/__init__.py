# SPDX-License-Identifier: MIT
"""The lean rollout core: card play of one world to its end, in integers, by a policy that costs microseconds a card.

`four` is the state machine of the four-player game; the others are shared. Restricted style on purpose (typed
integers, lists, module functions), so that the same source can be compiled.
"""
