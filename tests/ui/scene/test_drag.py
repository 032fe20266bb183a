# SPDX-License-Identifier: MIT
"""What a pressed pointer means."""

from shengji_qt.ui.scene.drag import DoubleGuard, Gesture, Kind

TOP = 400.0


def gesture(*, on_card: bool = True, selected: bool = False) -> Gesture:
    return Gesture(100, 500, on_card=on_card, selected=selected)


def test_three_pixels_are_a_click() -> None:
    assert gesture().move(103, 500, TOP) is Kind.PRESS
    assert gesture().move(100, 497, TOP) is Kind.PRESS


def test_upward_lifts_and_sideways_sweeps() -> None:
    assert gesture().move(100, 495, TOP) is Kind.LIFT
    assert gesture().move(106, 499, TOP) is Kind.SWEEP
    assert gesture().move(104, 496, TOP) is Kind.LIFT  # as much up as aside


def test_a_selected_card_is_lifted_in_any_direction() -> None:
    assert gesture(selected=True).move(110, 500, TOP) is Kind.LIFT


def test_a_sweep_that_leaves_the_hand_was_a_lift() -> None:
    sweep = gesture()
    assert sweep.move(120, 500, TOP) is Kind.SWEEP
    assert sweep.move(140, 399, TOP) is Kind.LIFT
    assert sweep.move(140, 520, TOP) is Kind.LIFT  # and stays one
    assert sweep.moved == (40, 20)


def test_felt_is_never_dragged() -> None:
    assert gesture(on_card=False).move(300, 100, TOP) is Kind.PRESS


def test_an_activation_passes_once_in_a_quarter_second() -> None:
    guard = DoubleGuard()
    assert guard.passes("play", 10.0)
    assert not guard.passes("play", 10.2)
    assert guard.passes("card", 10.2)
    assert guard.passes("play", 10.25)
    guard.forget("play")
    assert guard.passes("play", 10.26)
