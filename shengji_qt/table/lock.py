# SPDX-License-Identifier: MIT
"""A lock beside a journal, so that two programs never write the same match.

The operating system holds the lock (`flock`, on Windows `msvcrt.locking`) and lets go of it when the program ends,
however it ends: there is no stale lock to detect, and a reused process number cannot fool it. The lock is on a file of
its own because a locked range cannot be read by others on Windows, and the list of saved matches reads journals that
are being played. The file holds the number of the process for the message to the player.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_RANGE_AT: Final = 1 << 20  # on Windows: far behind the text, which stays readable
_NO_LOCKS_HERE: Final = {errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL}


class LockedError(Exception):
    """Another program holds the lock; `pid` is its process number, or None if it could not be read."""

    def __init__(self, path: Path, pid: int | None) -> None:
        super().__init__(f"{path} is in use by process {pid}")
        self.path = path
        self.pid = pid


def lock_path(path: Path) -> Path:
    """The lock file of the journal `path`."""
    return path.with_name(path.name + ".lock")


class FileLock:
    """Holds the lock of `path` until `release()`. Creation raises `LockedError`, or OSError if no file can be made."""

    def __init__(self, path: Path) -> None:
        self._path = lock_path(path)
        self._fd = self._acquire()

    def _acquire(self) -> int:
        while True:
            fd = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                if not _try_lock(fd):
                    raise LockedError(self._path, _read_pid(fd))
                if not self._still_there(fd):  # its former holder removed it between our open and our lock
                    os.close(fd)
                    continue
                os.ftruncate(fd, 0)
                os.write(fd, b"%d\n" % os.getpid())
            except BaseException:
                os.close(fd)
                raise
            return fd

    def _still_there(self, fd: int) -> bool:
        try:
            return os.path.samestat(os.fstat(fd), os.stat(self._path))
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let go and remove the file; does nothing the second time."""
        fd, self._fd = self._fd, -1
        if fd < 0:
            return
        if sys.platform == "win32":  # an open file cannot be removed there
            os.close(fd)
            with contextlib.suppress(OSError):
                self._path.unlink()
        else:
            with contextlib.suppress(OSError):
                self._path.unlink()
            os.close(fd)


def _try_lock(fd: int) -> bool:
    """False if another holds it. A file system without locks is no reason not to play."""
    try:
        if sys.platform == "win32":
            os.lseek(fd, _RANGE_AT, os.SEEK_SET)
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
            os.lseek(fd, 0, os.SEEK_SET)
        else:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno in _NO_LOCKS_HERE
    return True


def _read_pid(fd: int) -> int | None:
    with contextlib.suppress(OSError, ValueError):
        os.lseek(fd, 0, os.SEEK_SET)
        return int(os.read(fd, 20))
    return None
