# SPDX-License-Identifier: MIT
"""The lean rollout core: card play of one world to its end, in integers, by a policy that costs microseconds a card.

`four`, `three` and `five` make positions of deals and worlds; `four_play`, `three_play` and `five_play` are their state
machines; most other modules are shared. Restricted style on purpose where cards are played (typed integers, lists,
module functions), so that the same source can be compiled.
"""
