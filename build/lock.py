# SPDX-License-Identifier: MIT
"""Write requirements.lock: one version of each package, with the hashes of its files for every system we support.

    build/dev.py lock              keep the versions that are locked, add what is new, drop what is not needed
    build/dev.py lock --upgrade    take the newest versions that pyproject.toml allows

Everything is asked through pip, so its own settings (index, proxy, certificates) hold and no address is written down.
pip resolves for one system at a time and reads markers as this machine sees them; so this program follows the
requirements itself, once for each system, and asks pip for the files of each.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
HEADER = """\
# Written by build/lock.py; do not edit. Versions for Windows, macOS and Linux, Python 3.11 to 3.14.
# No addresses: pip takes the files from wherever it is set up to look, and the hashes say that they are the right ones.
"""


class Machine(NamedTuple):
    """A system: what its markers say, and the wheel tags it accepts, best first."""

    sys_platform: str
    platform_system: str
    os_name: str
    machine: str
    tags: tuple[str, ...]


class Package(NamedTuple):
    """One distribution as pip resolved it."""

    version: str
    requires: tuple[Requirement, ...]
    filename: str
    digest: str


NO_LIMITS: Mapping[str, Requirement] = {}
Environment = tuple[str, str]  # sys_platform, Python version
Pins = dict[str, Package]


def manylinux(machine: str, newest: int) -> tuple[str, ...]:
    """The tags of a system with glibc 2.`newest`, best first."""
    return (*(f"manylinux_2_{minor}_{machine}" for minor in range(newest, 16, -1)), f"manylinux2014_{machine}")


MACHINES = (
    Machine("linux", "Linux", "posix", "x86_64", manylinux("x86_64", 34)),  # what PySide6 needs
    Machine("linux", "Linux", "posix", "aarch64", manylinux("aarch64", 39)),
    Machine("win32", "Windows", "nt", "AMD64", ("win_amd64",)),
    Machine("win32", "Windows", "nt", "ARM64", ("win_arm64",)),
    # Two releases each: a package may have one file for old and one for new systems.
    Machine("darwin", "Darwin", "posix", "arm64", ("macosx_13_0_arm64",)),
    Machine("darwin", "Darwin", "posix", "arm64", ("macosx_15_0_arm64",)),
    Machine("darwin", "Darwin", "posix", "x86_64", ("macosx_13_0_x86_64",)),
    Machine("darwin", "Darwin", "posix", "x86_64", ("macosx_15_0_x86_64",)),
)


class PipError(Exception):
    """pip refused; the text is its own."""


def wanted() -> list[Requirement]:
    """What pyproject.toml asks for: the program's own packages, its extras and the developers'."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    extras = [text for texts in project.get("optional-dependencies", {}).values() for text in texts]
    return [Requirement(text) for text in project["dependencies"] + extras + settings["dependency-groups"]["dev"]]


def restricted(roots: list[Requirement]) -> dict[str, Requirement]:
    """Those that pyproject.toml itself wants on some machines only (there is no file of them for the others)."""
    return {canonicalize_name(root.name): root for root in roots if "platform_machine" in str(root.marker)}


def locked(text: str) -> dict[str, str]:
    """Name to version, as a lock file's text says."""
    pairs = re.findall(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", text, re.MULTILINE)
    return {canonicalize_name(name): version for name, version in pairs}


def ask_pip(requirements: Iterable[str], machine: Machine, python: str, *options: str) -> list[dict[str, Any]]:
    """pip's report of what it would install there. Raises PipError."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
        command += ["--only-binary", ":all:", "--python-version", python, "--target", folder, "--report", str(report)]
        for tag in machine.tags:
            command += ["--platform", tag]
        done = subprocess.run([*command, *options, *requirements], capture_output=True, text=True)
        if done.returncode:
            raise PipError(done.stderr.strip())
        found: list[dict[str, Any]] = json.loads(report.read_text(encoding="utf-8"))["install"]
        return found


def resolve(requirements: Iterable[str], pins: dict[str, str]) -> Pins:
    """One version of each package, resolved for the oldest Python. Raises PipError."""
    with tempfile.TemporaryDirectory() as folder:
        constraints = Path(folder, "constraints.txt")
        constraints.write_text("".join(f"{name}=={version}\n" for name, version in pins.items()), encoding="utf-8")
        report = ask_pip(requirements, MACHINES[0], PYTHONS[0], "--constraint", str(constraints))
    resolved: Pins = {}
    for item in report:
        metadata, info = item["metadata"], item["download_info"]
        resolved[canonicalize_name(metadata["name"])] = Package(
            version=metadata["version"],
            requires=tuple(map(Requirement, metadata.get("requires_dist", ()))),
            filename=info["url"].rpartition("/")[2],
            digest=info["archive_info"]["hashes"]["sha256"],
        )
    return resolved


def applies(requirement: Requirement, machine: Machine, python: str, extras: Iterable[str] = ("",)) -> bool:
    """Whether a requirement counts on that system."""
    if requirement.marker is None:
        return True
    facts = {
        "sys_platform": machine.sys_platform,
        "platform_system": machine.platform_system,
        "os_name": machine.os_name,
        "platform_machine": machine.machine,
        "python_version": python,
        "python_full_version": f"{python}.0",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
    }
    return any(requirement.marker.evaluate(facts | {"extra": extra}) for extra in extras)


def reached(roots: list[Requirement], pins: Pins, machine: Machine, python: str) -> dict[str, Requirement]:
    """Every package needed on that system, with one requirement that asks for it; names not pinned included."""
    found: dict[str, Requirement] = {}
    seen: set[tuple[str, frozenset[str]]] = set()
    queue = [requirement for requirement in roots if applies(requirement, machine, python)]
    while queue:
        requirement = queue.pop()
        name = canonicalize_name(requirement.name)
        found.setdefault(name, requirement)
        key = (name, frozenset(requirement.extras))
        if key in seen or name not in pins:
            continue
        seen.add(key)
        extras = ("", *requirement.extras)
        queue += [needed for needed in pins[name].requires if applies(needed, machine, python, extras)]
    return found


def close(roots: list[Requirement], keep: dict[str, str]) -> tuple[Pins, dict[str, set[Environment]]]:
    """Resolve until nothing that any system needs is missing. Gives the pins, and where each is needed."""
    asked = [str(requirement) for requirement in roots]
    while True:
        pins = resolve(asked, keep)
        where: dict[str, set[Environment]] = {}
        missing: dict[str, Requirement] = {}
        for machine in MACHINES:
            for python in PYTHONS:
                for name, requirement in reached(roots, pins, machine, python).items():
                    where.setdefault(name, set()).add((machine.sys_platform, python))
                    if name not in pins:
                        missing[name] = requirement
        if not missing:
            return {name: pins[name] for name in where}, where
        asked += [f"{requirement.name}{requirement.specifier}" for requirement in missing.values()]


def marker(environments: set[Environment]) -> str:
    """A marker that is true in just these environments; "" when that is all of them."""
    platforms = list(dict.fromkeys(machine.sys_platform for machine in MACHINES))
    per_platform = {platform: {python for name, python in environments if name == platform} for platform in platforms}
    versions = {frozenset(pythons) for pythons in per_platform.values() if pythons}
    if len(versions) != 1:
        return " or ".join(marker({(name, python)}) for name, python in sorted(environments))
    parts = []
    pythons = sorted(next(iter(versions)), key=PYTHONS.index)
    if set(pythons) != set(PYTHONS):
        parts.append(any_of("python_version", pythons))
    here = [platform for platform in platforms if per_platform[platform]]
    if here != platforms:
        parts.append(any_of("sys_platform", here))
    return " and ".join(parts)


def any_of(variable: str, values: list[str]) -> str:
    """`variable` is one of `values`, as a marker."""
    text = " or ".join(f'{variable} == "{value}"' for value in values)
    return f"({text})" if len(values) > 1 else text


def hashes(
    pins: Pins, where: dict[str, set[Environment]], limits: Mapping[str, Requirement] = NO_LIMITS
) -> dict[str, set[str]]:
    """The sha256 of each file that a supported system would take. Says which package has none for which system."""
    found = {name: {package.digest} for name, package in pins.items()}
    built = {name for name, package in pins.items() if not package.filename.endswith("-none-any.whl")}
    for machine in MACHINES:
        for python in PYTHONS:
            names = {name for name in built if (machine.sys_platform, python) in where[name]}
            names -= {name for name in names & limits.keys() if not applies(limits[name], machine, python)}
            for name, digest in files(sorted(names), pins, machine, python):
                found[name].add(digest)
    return found


def files(names: list[str], pins: Pins, machine: Machine, python: str) -> Iterable[tuple[str, str]]:
    """Name and sha256 of the file of each package there; packages without one are named on standard error."""
    wheels = [f"{name}=={pins[name].version}" for name in names]
    if not wheels:
        return
    try:
        report = ask_pip(wheels, machine, python, "--no-deps")
    except PipError as error:
        if len(names) == 1:
            print(f"no file of {wheels[0]} for {machine.tags[0]}, Python {python}", file=sys.stderr)
            if "No matching distribution" not in str(error):
                raise
            return
        for name in names:
            yield from files([name], pins, machine, python)
        return
    for item in report:
        yield canonicalize_name(item["metadata"]["name"]), item["download_info"]["archive_info"]["hashes"]["sha256"]


def write(
    pins: Pins,
    where: dict[str, set[Environment]],
    digests: dict[str, set[str]],
    limits: Mapping[str, Requirement] = NO_LIMITS,
) -> str:
    """The text of the lock file."""
    entries = []
    for name in sorted(pins):
        conditions = [marker(where[name]), str(limits[name].marker) if name in limits else ""]
        condition = " and ".join(f"({each})" if all(conditions) else each for each in conditions if each)
        head = f"{name}=={pins[name].version}" + (f" ; {condition}" if condition else "")
        lines = [head, *(f"    --hash=sha256:{digest}" for digest in sorted(digests[name]))]
        entries.append(" \\\n".join(lines) + "\n")
    return HEADER + "".join(entries)


def main() -> int:
    """Write the lock file; 1 when pip refused."""
    parser = argparse.ArgumentParser(prog="build/dev.py lock", description="Write requirements.lock.")
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that pyproject.toml allows")
    options = parser.parse_args()
    keep = {} if options.upgrade or not LOCK.exists() else locked(LOCK.read_text(encoding="utf-8"))
    try:
        roots = wanted()
        limits = restricted(roots)
        pins, where = close(roots, keep)
        text = write(pins, where, hashes(pins, where, limits), limits)
    except PipError as error:
        print(error, file=sys.stderr)
        return 1
    LOCK.write_text(text, encoding="utf-8", newline="\n")
    print(f"{LOCK.name}: {len(pins)} packages")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
