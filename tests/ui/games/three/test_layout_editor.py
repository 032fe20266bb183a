# SPDX-License-Identifier: MIT
"""The layout editor: by mouse and by keyboard, what it refuses and why, and what it keeps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shengji_qt import paths
from shengji_qt.model.three_player.layouts import FIVE_STACKS, PRESETS, PYRAMID, Layout, check_layout
from shengji_qt.ui.card_faces import CardFaces
from shengji_qt.ui.games.three.layout_editor import LayoutEditor
from shengji_qt.ui.games.three.layout_words import check_reason
from shengji_qt.ui.theme import LIGHT

Make = Callable[..., LayoutEditor]
OWN = Layout("Mine", PYRAMID.slots, (4, 3, 2, 1, 0))


@pytest.fixture
def editor(qtbot: QtBot) -> Make:
    def make(own: tuple[Layout, ...] = (), current: Layout | None = None) -> LayoutEditor:
        made = LayoutEditor(CardFaces(paths.resources() / "cards"), LIGHT, own, current)
        qtbot.addWidget(made)
        made.resize(1180, 760)
        made.show()
        return made

    return make


def middle(editor: LayoutEditor, slot: int) -> QPoint:
    return editor.board.card_rect(slot).center().toPoint()


def drag(editor: LayoutEditor, slot: int, columns: int, rows: int) -> None:
    """Drag a card by grid units."""
    board = editor.board
    start = middle(editor, slot)
    ux, uy, _ = board._unit()
    end = start + QPoint(round(columns * ux), round(rows * uy))
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(board, start + QPoint(8, 8))
    QTest.mouseMove(board, end)
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=end)


def test_a_drag_moves_a_card_to_the_nearest_grid_point(editor: Make) -> None:
    made = editor()
    x, y, z = made.draft.slots[4]
    drag(made, 4, 0, -2)
    assert made.draft.slots[4] == (x, y - 2, z)
    assert made.board.chosen == 4 and made.use.isEnabled()


def test_a_click_numbers_and_takes_the_number_away(editor: Make) -> None:
    made = editor()
    QTest.mouseClick(made.board, Qt.MouseButton.LeftButton, pos=middle(made, 1))
    assert made.draft.order == (0, 2, 3, 4) and not made.use.isEnabled() and not made.save.isEnabled()
    assert made.checks.reason == check_reason("flip_order")
    QTest.mouseClick(made.board, Qt.MouseButton.LeftButton, pos=middle(made, 1))
    assert made.draft.order == (0, 2, 3, 4, 1) and made.use.isEnabled() and made.checks.reason == ""


def test_the_wheel_changes_the_layer(editor: Make) -> None:
    made = editor()
    at = middle(made, 2)
    event = QWheelEvent(
        QPointF(at),
        QPointF(made.board.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(made.board, event)
    assert made.draft.slots[2][2] == 3


def test_everything_by_keyboard(editor: Make) -> None:
    made = editor()
    board = made.board
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Right)
    first = board.chosen
    assert first == 0
    QTest.keyClick(board, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert board.chosen == 1
    x, y, z = made.draft.slots[1]
    QTest.keyClick(board, Qt.Key.Key_Up)
    QTest.keyClick(board, Qt.Key.Key_PageUp)
    assert made.draft.slots[1] == (x, y - 1, z + 1)
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert made.draft.order == (0, 2, 3, 4)
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert made.draft.error is None
    made.name.setText("Keys")
    made.name.textEdited.emit("Keys")
    made.save.click()
    assert [each.name for each in made.layouts] == ["Keys"] and check_layout(made.layouts[0]) is None


def test_a_preset_is_never_changed(editor: Make) -> None:
    made = editor(current=FIVE_STACKS)
    drag(made, 4, 0, -2)
    assert made.list.currentRow() == -1 and made.draft.name not in {each.name for each in PRESETS}
    made.use.click()
    assert made.picked is not None and made.picked.slots != FIVE_STACKS.slots
    assert made.layouts == (made.picked,)


def test_a_preset_can_be_played_with_as_it_is(editor: Make) -> None:
    made = editor(current=PYRAMID)
    made.use.click()
    assert made.picked is not None and made.picked.name == PYRAMID.name and made.layouts == ()
    assert check_layout(made.picked) is None


def test_copies_get_names_of_their_own_and_can_be_deleted(editor: Make) -> None:
    made = editor((OWN,), OWN)
    made.copy.click()
    made.save.click()
    assert [each.name for each in made.layouts] == ["Mine", "Mine 2"]
    made.delete.click()
    assert made.layouts == (OWN,)
    assert not made.delete.isEnabled()  # a preset is shown now


def test_a_changed_layout_takes_its_own_place(editor: Make) -> None:
    made = editor((OWN, Layout("Other", FIVE_STACKS.slots, (0, 1, 2, 3, 4))), OWN)
    made.checks.renumber.click()
    made.save.click()
    assert [each.name for each in made.layouts] == ["Mine", "Other"]
    assert made.layouts[0].flip_order == (0, 1, 2, 3, 4)


def test_without_a_name_it_is_not_kept(editor: Make) -> None:
    made = editor((OWN,), OWN)
    made.name.clear()
    made.name.textEdited.emit("")
    assert not made.save.isEnabled() and made.checks.reason


def test_saved_layouts_are_told(editor: Make, qtbot: QtBot) -> None:
    made = editor()
    with qtbot.waitSignal(made.saved) as heard:
        made.new.click()
        made.save.click()
    assert heard.args is not None and len(heard.args[0]) == 1


def test_a_trial_turns_every_top_card(editor: Make) -> None:
    made = editor()
    made.try_out.click()
    assert made.board.trying
    QTest.keyClick(made.board, Qt.Key.Key_Right)
    assert not made.board.trying


@pytest.mark.parametrize("size", [(900, 580), (1180, 760), (2200, 1300)])
def test_it_fits_every_window(editor: Make, size: tuple[int, int]) -> None:
    made = editor((OWN,), OWN)
    made.resize(*size)
    assert (made.width(), made.height()) == size
    rects = [made.board.card_rect(slot) for slot in range(10)]
    assert all(made.board.rect().contains(rect.toAlignedRect()) for rect in rects)
    assert not made.grab().isNull()
