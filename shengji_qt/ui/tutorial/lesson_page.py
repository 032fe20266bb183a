# SPDX-License-Identifier: MIT
"""The page of a lesson: the table that matches are played at, with somebody beside it who explains; then the result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from shengji_qt.controller.lesson_table import LessonTable
from shengji_qt.model.actions import AnyAction, Bury, Mine, Play, Swap
from shengji_qt.table.lessons.lesson import Lesson, Step
from shengji_qt.ui import parts
from shengji_qt.ui.art import Icons
from shengji_qt.ui.card_faces import CardFaces, CardStyle
from shengji_qt.ui.games.kinds import kind_of
from shengji_qt.ui.panels.action_bar import ButtonSpec
from shengji_qt.ui.panels.hints import act_words
from shengji_qt.ui.panels.messages import Message
from shengji_qt.ui.preferences import PreferenceStore
from shengji_qt.ui.scene import speeds
from shengji_qt.ui.table_page import TablePage
from shengji_qt.ui.texts.lessons import Words, step_words
from shengji_qt.ui.texts.seats import seat_names
from shengji_qt.ui.theme import Theme
from shengji_qt.ui.tutorial.placing import place
from shengji_qt.ui.tutorial.speech_panel import Frames, SpeechPanel
from shengji_qt.ui.tutorial.targets import lying_parts, pressed_parts, targets

if TYPE_CHECKING:
    from shengji_qt.ui.dialogs.result_frame import ResultPage

HASTE: Final = 0.4  # how fast is shown what is played for the pupil
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LessonPage(parts.Page):
    """One lesson from its beginning, or from where it was left. `left`: the pupil wants back to the start page."""

    left = Signal()
    finished = Signal()  # everything has been said
    match_wanted = Signal()  # and the pupil wants to play
    sound = Signal(str)

    def __init__(
        self, lesson: Lesson, store: PreferenceStore, faces: CardFaces, icons: Icons, theme: Theme, table: LessonTable
    ) -> None:
        super().__init__()
        self.lesson = lesson
        self.controller = table
        self.table = TablePage(table, store, kind_of(lesson.game))
        self._make_result = partial(kind_of(lesson.game).result_page, faces, icons)
        self._look = (theme, 1.0)
        self.frames = Frames(self.table.scene)
        self.speech = SpeechPanel(self.table.view)
        self.closing = SpeechPanel(docked=True)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._pages, 1)
        column.addWidget(self.closing)
        self.closing.hide()
        self.speech.hide()
        self._confirm_throw = self.table.scene.confirm
        self._buttons_for: Step | None = None  # the step whose buttons the table shows
        self._said: Step | None = None  # the one that the panel at the table says; the table shows what it is about
        self._placing = QTimer(self)  # the table has laid itself out by then
        self._placing.setSingleShot(True)
        self._placing.timeout.connect(self._place)
        self._connect()

    def _connect(self) -> None:
        table, scene, controller = self.table, self.table.scene, self.controller
        scene.confirm = self._confirm
        table.button_filter = self._buttons
        scene.settled.connect(self._on_settled)
        scene.told.connect(self._on_told)
        scene.presenter.emptied.connect(self._show_step)
        table.deal_finished.connect(self._on_deal_finished)
        table.left.connect(self.left)
        table.sound.connect(self.sound)
        table.stage.changed.connect(self._place_soon)
        table.stage.changed.connect(self._show_escape)
        table.stage.laid_out.connect(self._place_soon)
        table.view.installEventFilter(self)
        table.installEventFilter(self)
        controller.step_changed.connect(self._show_step)
        controller.strayed.connect(self._on_strayed)
        controller.way_shown.connect(self._on_way_shown)
        for panel in (self.speech, self.closing):
            panel.go_on.connect(self.go_on)
            panel.show_me.connect(controller.ask_hint)
            panel.leave.connect(self.left)

    def begin(self, key: str = "") -> None:
        """Deal; `key` of the step to go on with."""
        self.controller.begin(self.lesson, key)
        self._show_step()

    def close_lesson(self) -> None:
        """It is left: nothing moves any more."""
        self._placing.stop()
        self._end_haste()
        self.controller.close()
        self.table.reset()

    @cached_property
    def result(self) -> ResultPage:
        """Made when the deal is over: a lesson begins sooner without it."""
        page = self._make_result(self._look[0])
        page.set_theme(*self._look)
        self._pages.addWidget(page)
        return page

    @property
    def _on_result(self) -> bool:
        return "result" in vars(self) and self._pages.currentWidget() is self.result

    @property
    def step_key(self) -> str:
        """Where the lesson could be gone on with, "" at its end."""
        course = self.controller.course
        return "" if course is None or course.done else course.lesson.steps[course.index].key

    @property
    def panel(self) -> SpeechPanel:
        """The one that speaks now."""
        return self.closing if self._on_result else self.speech

    # --- the look

    def set_theme(self, theme: Theme, scale: float) -> None:
        self._look = (theme, scale)
        self.table.set_theme(theme)
        if "result" in vars(self):
            self.result.set_theme(theme, scale)
        self.speech.set_scale(scale)
        self._place_soon()

    def set_card_options(self, style: CardStyle) -> None:
        self.table.set_card_options(style)

    def retranslate(self) -> None:
        self.table.retranslate()
        if "result" in vars(self):
            self.result.set_names(self._names)
            self._bare_result()
        self._show_step()

    def focus_first(self) -> None:
        if self._on_result:
            self.closing.go.setFocus()
        else:
            self.table.take_focus()

    def _bare_result(self) -> None:
        """The panel under it has the buttons."""
        for each in (self.result.next, self.result.again, self.result.back):
            each.hide()

    @property
    def _names(self) -> tuple[str, ...]:
        return seat_names(self.lesson.spec.seats)

    # --- what the lesson says

    @Slot()
    def go_on(self) -> None:
        """What is said has been read."""
        course = self.controller.course
        if course is not None and course.step is not None and course.index == len(course.lesson.steps) - 1:
            self.match_wanted.emit()
            return
        self.controller.go_on()

    @Slot()
    def _show_step(self) -> None:
        """Say what the step says once the table shows what it is about."""
        course, step = self.controller.course, self.controller.step
        self._hasten()
        if step is not self._buttons_for:
            self._buttons_for = step
            self.table.stage.changed.emit()
        shown = self.table.scene.newest is self.controller.view and not self.table.scene.presenter.waiting
        over = self.controller.view is not None and self.controller.view.phase == "over"
        on_result = self._on_result
        self._said = step if shown and not over else None
        if course is None or step is None or not shown or over is not on_result:
            self.speech.hide()
            self.frames.frame((), self.table.stage.look)
            return
        number, count = course.index + 1, len(course.lesson.steps)
        words: Words = step_words(self.lesson.game, step, self._names)
        if number == count:
            self.finished.emit()
        self.panel.say(words, number, count, asks=step.accept is not None, last=number == count)
        if on_result:
            self.closing.show()
            self.closing.go.setFocus()
        else:
            self._place()

    def _buttons(self, specs: Sequence[ButtonSpec]) -> Sequence[ButtonSpec]:
        """Those of the table that mean something now: none while something is to be read, for Enter reads on; and
        showing how it goes is the panel's, with the key H.
        """
        step = self.controller.step
        if step is not None and step.accept is None:
            return ()
        return [spec for spec in specs if spec.name != "hint"]

    @Slot()
    def _place_soon(self) -> None:
        if self._said is not None:
            self._placing.start(0)

    @Slot()
    def _place(self) -> None:
        """Frames round what is spoken of, the panel beside them. While cards are under way nothing is said: neither
        they nor the parts of the table have their places yet.
        """
        step = self._said
        if step is None:
            return
        view = self.table.view
        near = targets(self.table, step.show)
        self.frames.frame(near, self.table.stage.look)
        room = QRect(0, 0, view.width(), view.height()).adjusted(12, 12, -12, -12)
        size = self.speech.size()
        self.speech.move(place(size, room, near, pressed_parts(self.table), lying_parts(self.table)))
        self.speech.raise_()
        self.speech.show()

    def _hasten(self) -> None:
        """What is played for the pupil is shown faster."""
        course = self.controller.course
        hasty = course is not None and course.plays_itself
        stage = self.table.stage
        if hasty and stage.played_on is None:
            speeds.set_haste(HASTE)
            stage.played_on = Message(self.tr("Played for you until the lesson goes on"))
            stage.refresh()
        elif not hasty and not self.table.scene.presenter.waiting:
            self._end_haste()

    def _end_haste(self) -> None:
        stage = self.table.stage
        speeds.set_haste(1.0)
        if stage.played_on is not None:
            stage.played_on = None
            stage.refresh()
            stage.changed.emit()

    # --- from the table

    @Slot(object)
    def _on_settled(self, _view: Any) -> None:
        self.table.offers.timer.stop()  # the only legal play is the pupil's own here
        self._show_step()

    @Slot(object, object)
    def _on_deal_finished(self, view: Any, summary: Any) -> None:
        self.result.show_result(view, summary, self._names)
        self._bare_result()
        self._pages.setCurrentWidget(self.result)
        self._show_step()

    @Slot(object)
    def _on_told(self, message: Message) -> None:
        """The rules have refused what was chosen: their reason stands in the message line, the lesson adds its hint.
        Where nothing was chosen nothing has been tried that the hint could speak of.
        """
        if message.trouble and self.table.scene.chosen_cards():
            self._on_strayed(None)

    @Slot(object)
    def _on_strayed(self, _action: object) -> None:
        if self.controller.step is not None and self.speech.isVisible():
            self.speech.warn()
            self._place_soon()

    @Slot(object)
    def _on_way_shown(self, action: AnyAction) -> None:
        """The cards are chosen as the lesson would, and what it would do is said; doing it is the pupil's."""
        scene, stage = self.table.scene, self.table.stage
        scene.drain()
        stage.kind.plan(stage, action)
        cards = action.cards if isinstance(action, Play | Bury | Mine) else ()
        act = stage.kind.action_words(self.controller.view, action, stage.names) or act_words(action)
        pressed = "" if cards or isinstance(action, Swap) else self.tr("Press the button with the frame.")
        scene.suggest(cards, Message(self.tr("The lesson would do this: {act}").format(act=act), pressed))

    def _confirm(self, action: AnyAction) -> bool:
        return self.controller.allows(action) and self._confirm_throw(action)

    # --- keys and size

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter reads on, H shows how it goes, Escape leaves, where the table has no use of its own for them."""
        if event.type() is QEvent.Type.Resize and watched is self.table:
            self._place_soon()
        if watched is self.table.view and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step, speaks = self.controller.step, self.speech.isVisible()
            plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if speaks and plain and event.key() in _ENTER and step is not None and step.accept is None:
                if not event.isAutoRepeat():
                    self.go_on()
                return True
            if speaks and plain and event.key() == Qt.Key.Key_H:
                if step is not None and step.accept is not None:
                    self.controller.ask_hint()
                return True
            if plain and event.key() == Qt.Key.Key_Escape and not self._in_hand:
                self.left.emit()
                return True
        return super().eventFilter(watched, event)

    @Slot()
    def _show_escape(self) -> None:
        self.speech.show_escape(not self._in_hand)

    @property
    def _in_hand(self) -> bool:
        """Whether Escape would put something back on the table."""
        scene = self.table.scene
        return scene.pressed or bool(scene.stage.selection.selected) or scene.stage.cursor_item is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _ENTER and self.panel is self.closing and not event.isAutoRepeat():
            self.go_on()
        else:
            super().keyPressEvent(event)
