# SPDX-License-Identifier: MIT
"""Card pixmaps: exact sizes, marks where the layouts expect them, clear errors for bad files."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from PySide6.QtGui import QColor, QGuiApplication, QImage, QPixmap

from shengji_qt import paths
from shengji_qt.model.cards import CARDS, Card, parse_cards
from shengji_qt.ui import card_faces
from shengji_qt.ui.card_faces import BackTint, CardArtError, CardFaces, CardSet, CardStyle, JokerLanguage
from shengji_qt.ui.theme import HIGH_CONTRAST, LIGHT, contrast_ratio

pytestmark = pytest.mark.gui
ART = paths.resources() / "cards"
KING = Card.parse("KC")


@pytest.fixture
def cards_painted_once() -> None:
    """Not here: painting is what these tests are about."""


@pytest.fixture
def faces(qapp: QGuiApplication) -> CardFaces:
    return CardFaces(ART)


def colour_at(pixmap: QPixmap, width: float, x: float, y: float) -> QColor:
    """The colour at (x, y), in widths of the card from its top left corner."""
    dpr = pixmap.devicePixelRatio()
    room = round(card_faces.margin(width, dpr) * dpr)
    return pixmap.toImage().pixelColor(room + round(x * width * dpr), room + round(y * width * dpr))


def difference(one: QPixmap, other: QPixmap) -> list[tuple[int, int]]:
    """Pixels in which two pictures differ."""
    a, b = one.toImage(), other.toImage()
    assert a.size() == b.size()
    return [(x, y) for x in range(a.width()) for y in range(a.height()) if a.pixel(x, y) != b.pixel(x, y)]


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("width", [40.0, 84.0, 111.6])
def test_a_pixmap_is_the_card_at_device_size_within_its_margin(faces: CardFaces, width: float, dpr: float) -> None:
    pixmap = faces.face(KING, width, dpr)
    pixels, room = round(width * dpr), round(card_faces.margin(width, dpr) * dpr)
    assert pixmap.devicePixelRatio() == dpr
    assert (pixmap.width(), pixmap.height()) == (pixels + 2 * room, round(pixels * 1.4) + 2 * room)
    assert room >= card_faces.MARGIN * pixels > room - 1
    assert faces.back(width, dpr).size() == pixmap.size()


def test_paper_edge_to_edge_and_a_shadow_that_fits_the_margin(faces: CardFaces) -> None:
    image = faces.face(KING, 100, 1).toImage()
    room = round(card_faces.margin(100, 1))
    assert image.pixelColor(room + 50, room + 5) == QColor(LIGHT.card_paper)
    assert 0 < image.pixelColor(room + 50, room + 140 + 2).alpha() < 255  # shadow below
    border = [image.pixelColor(x, y) for x in range(image.width()) for y in (0, image.height() - 1)]
    border += [image.pixelColor(x, y) for y in range(image.height()) for x in (0, image.width() - 1)]
    assert all(colour.alpha() <= 17 for colour in border)  # the outermost layer ends here: nothing is cut off


def test_every_card_has_a_face_of_its_own(faces: CardFaces) -> None:
    seen = {faces.face(card, 60, 1).toImage().constBits().tobytes() for card in CARDS}
    assert len(seen) == len(CARDS)


def test_a_strip_of_31_percent_tells_every_card(faces: CardFaces) -> None:
    """Four colours are not needed for it: rank and sign stand in the strip."""
    room = round(card_faces.margin(100, 1))
    strips = set()
    for card in CARDS:
        strip = faces.face(card, 100, 1).toImage().copy(room, room, 31, 62)
        strips.add(strip.convertToFormat(QImage.Format.Format_Grayscale8).constBits().tobytes())
    assert len(strips) == len(CARDS)


@pytest.mark.parametrize("language", JokerLanguage)
def test_the_strip_holds_nothing_but_the_index(qapp: QGuiApplication, language: JokerLanguage) -> None:
    faces = CardFaces(ART, CardStyle(joker_language=language))
    room = round(card_faces.margin(200, 1))
    for card in CARDS:
        image = faces.face(card, 200, 1).toImage()
        top, bottom = (9, 271) if card.is_joker else (14, 122)
        right_of_index = [image.pixelColor(room + x, room + y) for x in (57, 60) for y in range(9, 271)]
        outside = [
            image.pixelColor(room + x, room + y) for x in range(9, 60) for y in (*range(9, top), *range(bottom, 271))
        ]
        assert {colour.name() for colour in (*right_of_index, *outside)} == {LIGHT.card_paper}, card


def test_trump_marks_the_corner_and_nothing_else(faces: CardFaces) -> None:
    plain, trump = faces.face(KING, 100, 2), faces.face(KING, 100, 2, trump=True)
    room = round(card_faces.margin(100, 2) * 2)
    changed = difference(plain, trump)
    assert changed
    assert all(x - room >= 0 and y - room >= 0 and (x - room) + (y - room) <= 32 for x, y in changed)
    assert colour_at(trump, 100, 0.06, 0.06) == QColor(LIGHT.card_mark)


def test_points_mark_a_dot_under_the_sign(faces: CardFaces) -> None:
    plain, points = faces.face(KING, 100, 1), faces.face(KING, 100, 1, points=True)
    room = round(card_faces.margin(100, 1))
    changed = [(x - room, y - room) for x, y in difference(plain, points)]
    assert changed
    assert all(abs(x - 15.5) < 4.5 and abs(y - 69) < 4.5 for x, y in changed)


def test_a_dimmed_card_keeps_a_readable_index(faces: CardFaces) -> None:
    dim = faces.face(KING, 100, 1, dim=True)
    paper = colour_at(dim, 100, 0.5, 0.04)
    assert 1.2 < contrast_ratio(paper.name(), LIGHT.card_paper) < 1.4
    assert contrast_ratio(paper.name(), LIGHT.suits_card[2]) > 10


def test_styles_choose_the_files(qapp: QGuiApplication) -> None:
    def picture(card: str, style: CardStyle) -> QImage:
        return CardFaces(ART, style).face(Card.parse(card), 60, 1).toImage()

    four = CardStyle(card_set=CardSet.FOUR_COLOUR)
    assert picture("5C", CardStyle()) != picture("5C", four)
    assert picture("5H", CardStyle()) == picture("5H", four)
    english = CardStyle(joker_language=JokerLanguage.EN)
    assert picture("sj", CardStyle()) != picture("sj", english) != picture("bj", english)
    backs = {CardFaces(ART, CardStyle(back=tint)).back(60, 1).toImage().constBits().tobytes() for tint in BackTint}
    assert len(backs) == 3


def test_the_dot_is_a_choice(qapp: QGuiApplication) -> None:
    plain, dotless = CardFaces(ART).face(KING, 100, 1), CardFaces(ART, CardStyle(point_dots=False))
    assert dotless.face(KING, 100, 1, points=True).toImage() == plain.toImage()
    assert CardFaces(ART).face(KING, 100, 1, points=True).toImage() != plain.toImage()


def test_high_contrast_is_white_with_a_black_frame(qapp: QGuiApplication) -> None:
    pixmap = CardFaces(ART, CardStyle(high_contrast=True)).face(KING, 100, 1)
    assert colour_at(pixmap, 100, 0.5, 0.06) == QColor(HIGH_CONTRAST.card_paper)
    assert colour_at(pixmap, 100, 0.5, 0.0).lightness() < 30


def test_in_high_contrast_the_corner_of_a_trump_lies_inside_the_frame(qapp: QGuiApplication) -> None:
    faces = CardFaces(ART, CardStyle(high_contrast=True))
    edge = round(HIGH_CONTRAST.card_edge_width * 2)
    room = round(card_faces.margin(100, 2) * 2)
    changed = difference(faces.face(KING, 100, 2), faces.face(KING, 100, 2, trump=True))
    assert changed and all(min(x, y) >= room + edge - 1 for x, y in changed)


def test_high_contrast_has_stronger_suits(qapp: QGuiApplication) -> None:
    def usual_red(strong: bool) -> QColor:
        image = CardFaces(ART, CardStyle(high_contrast=strong)).face(parse_cards("AH")[0], 100, 1).toImage()
        colours = Counter(image.pixel(x, y) for x in range(image.width()) for y in range(image.height()))
        return next(QColor(rgb) for rgb, _ in colours.most_common() if QColor(rgb).red() > 2 * QColor(rgb).green() > 0)

    assert usual_red(False) == QColor(LIGHT.suits_card[1])
    assert usual_red(True) == QColor(HIGH_CONTRAST.suits_card[1])


def test_pixmaps_are_kept_until_too_many_widths_were_used(qapp: QGuiApplication) -> None:
    faces = CardFaces(ART, kept_widths=4)
    first = faces.face(KING, 100, 1).cacheKey()
    assert faces.face(KING, 100, 1).cacheKey() == first
    for width in (90, 80, 70):
        faces.face(KING, width, 1)
    assert faces.face(KING, 100, 1).cacheKey() == first  # used again: now the newest
    faces.face(KING, 60, 1)
    assert faces.widths() == [(80, 1), (70, 1), (100, 1), (60, 1)]
    faces.style = CardStyle(back=BackTint.ROUGE)
    assert faces.widths() == []
    assert faces.face(KING, 100, 1).cacheKey() != first


def test_marks_render_no_face_again(faces: CardFaces, monkeypatch: pytest.MonkeyPatch) -> None:
    for card in CARDS:
        faces.face(card, 50, 2)
    faces.back(50, 2)
    monkeypatch.setattr(CardFaces, "_plain", lambda *_: pytest.fail("rendered again"))
    for card in CARDS:
        faces.face(card, 50, 2)
        faces.face(card, 50, 2, trump=True, points=True, dim=True)  # drawn on the plain card
    faces.back(50, 2)


def test_marks_leave_the_plain_card_alone(faces: CardFaces) -> None:
    before = faces.face(KING, 60, 2).toImage().copy()
    marked = faces.face(KING, 60, 2, trump=True, dim=True)
    assert marked.devicePixelRatio() == 2
    assert faces.face(KING, 60, 2).toImage() == before != marked.toImage()


def test_the_committed_art_is_whole(qapp: QGuiApplication) -> None:
    for card_set in CardSet:
        for language in JokerLanguage:
            for tint in BackTint:
                CardFaces(ART, CardStyle(card_set, language, tint)).check()


@pytest.mark.qt_log_ignore("svg", "Could not parse", "Cannot read")
@pytest.mark.parametrize("damage", ["missing", "empty", "cut", "noise", "other"])
def test_a_bad_file_is_named(qapp: QGuiApplication, tmp_path: Path, damage: str) -> None:
    folder = tmp_path / "cards"
    shutil.copytree(ART, folder)
    bad = folder / "two_colour" / "KC.svg"
    data = bad.read_bytes()
    bad.unlink()
    broken = {
        "empty": b"",
        "cut": data[: len(data) // 2],
        "noise": bytes(range(256)),
        "other": b"<html><p>x</p></html>",
    }
    if damage in broken:
        bad.write_bytes(broken[damage])
    faces = CardFaces(folder)
    faces.face(Card.parse("QC"), 60, 1)
    with pytest.raises(CardArtError) as caught:
        faces.face(KING, 60, 1)
    assert caught.value.path == bad
    with pytest.raises(CardArtError):
        faces.check()
