# SPDX-License-Identifier: MIT
"""The lock file's writer follows markers for systems other than this one."""

from typing import Any

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement

import lock

LINUX = lock.MACHINES[0]
WINDOWS = next(machine for machine in lock.MACHINES if machine.sys_platform == "win32")
EVERYWHERE = {(machine.sys_platform, python) for machine in lock.MACHINES for python in lock.PYTHONS}


def package(*requires: str, filename: str = "x-1-py3-none-any.whl") -> lock.Package:
    return lock.Package("1", tuple(map(Requirement, requires)), filename, "0" * 64)


def test_requirements_are_followed_as_each_system_reads_them() -> None:
    pins = {
        "pytest": package("colorama; sys_platform == 'win32'", "tomli; python_version < '3.11'", "pluggy"),
        "pluggy": package("extra-thing; extra == 'testing'"),
    }
    roots = [Requirement("pytest")]
    assert set(lock.reached(roots, pins, LINUX, "3.11")) == {"pytest", "pluggy"}
    assert set(lock.reached(roots, pins, WINDOWS, "3.11")) == {"pytest", "pluggy", "colorama"}


def test_extras_are_followed_when_asked_for() -> None:
    pins = {"a": package("b; extra == 'more'"), "b": package()}
    assert set(lock.reached([Requirement("a")], pins, LINUX, "3.12")) == {"a"}
    assert set(lock.reached([Requirement("a"), Requirement("a[more]")], pins, LINUX, "3.12")) == {"a", "b"}


def test_what_only_another_system_needs_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = {"pytest": package("colorama>=0.4; sys_platform == 'win32'"), "colorama": package(), "old": package()}
    asked: list[list[str]] = []

    def resolve(requirements: list[str], pins: dict[str, str]) -> lock.Pins:
        asked.append(list(requirements))
        return {Requirement(text).name: shelf[Requirement(text).name] for text in requirements}

    monkeypatch.setattr(lock, "resolve", resolve)
    pins, where = lock.close([Requirement("pytest")], {})
    assert asked == [["pytest"], ["pytest", "colorama>=0.4"]]
    assert set(pins) == {"pytest", "colorama"}
    assert where["colorama"] == {("win32", python) for python in lock.PYTHONS}


@pytest.mark.parametrize(
    "environments",
    [
        EVERYWHERE,
        {("win32", python) for python in lock.PYTHONS},
        {(platform, "3.11") for platform in ("linux", "win32", "darwin")},
        {("darwin", "3.11"), ("darwin", "3.12"), ("win32", "3.11"), ("win32", "3.12")},
        {("linux", "3.11"), ("win32", "3.14")},
    ],
)
def test_a_marker_is_true_just_where_the_package_is_needed(environments: set[lock.Environment]) -> None:
    text = lock.marker(environments)
    assert (text == "") == (environments == EVERYWHERE)
    for platform, python in EVERYWHERE if text else ():
        facts = {"sys_platform": platform, "python_version": python}
        assert Marker(text).evaluate(facts) == ((platform, python) in environments)


def test_the_text_can_be_read_back() -> None:
    pins = {"b-c": package(), "a": package()}
    where = {"b-c": {("win32", python) for python in lock.PYTHONS}, "a": EVERYWHERE}
    text = lock.write(pins, where, {"b-c": {"2" * 64, "1" * 64}, "a": {"3" * 64}})
    assert lock.locked(text) == {"a": "1", "b-c": "1"}
    entry = 'b-c==1 ; sys_platform == "win32" \\\n'
    entry += f"    --hash=sha256:{'1' * 64} \\\n    --hash=sha256:{'2' * 64}\n"
    assert text == lock.HEADER + f"a==1 \\\n    --hash=sha256:{'3' * 64}\n" + entry


def test_every_file_of_a_compiled_package_is_hashed_and_gaps_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pins = {"pure": package(), "fast": package(filename="fast-1-cp311-cp311-manylinux_2_17_x86_64.whl")}

    def ask_pip(names: list[str], machine: lock.Machine, python: str, *_: str) -> list[dict[str, Any]]:
        if machine.machine == "ARM64":
            raise lock.PipError("No matching distribution found for fast==1")
        digest = f"{machine.tags[0]}-{python}"
        return [
            {"metadata": {"name": name[:-3]}, "download_info": {"archive_info": {"hashes": {"sha256": digest}}}}
            for name in names
        ]

    monkeypatch.setattr(lock, "ask_pip", ask_pip)
    found = lock.hashes(pins, dict.fromkeys(pins, EVERYWHERE))
    assert found["pure"] == {"0" * 64}
    assert len(found["fast"]) == 1 + 4 * (len(lock.MACHINES) - 1)
    assert "no file of fast==1 for win_arm64" in capsys.readouterr().err


def test_what_only_some_machines_have_is_asked_for_there_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    roots = [Requirement("everywhere"), Requirement("fast ; platform_machine == 'x86_64'")]
    limits = lock.restricted(roots)
    assert list(limits) == ["fast"]
    asked: set[str] = set()

    def ask_pip(names: list[str], machine: lock.Machine, python: str, *_: str) -> list[dict[str, Any]]:
        asked.add(machine.machine)
        return []

    monkeypatch.setattr(lock, "ask_pip", ask_pip)
    pins = {"fast": package(filename="fast-1-cp311-cp311-manylinux_2_17_x86_64.whl")}
    lock.hashes(pins, {"fast": EVERYWHERE}, limits)
    assert asked == {"x86_64"}
    digests = {"fast": {"1" * 64}}
    assert 'fast==1 ; platform_machine == "x86_64" \\\n' in lock.write(pins, {"fast": EVERYWHERE}, digests, limits)
    linux = {("linux", python) for python in lock.PYTHONS}
    expected = 'fast==1 ; (sys_platform == "linux") and (platform_machine == "x86_64") \\\n'
    assert expected in lock.write(pins, {"fast": linux}, digests, limits)


def test_extras_are_locked_as_well() -> None:
    assert "miniaudio" in {requirement.name for requirement in lock.wanted()}
