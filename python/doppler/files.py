# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that the package makes for the command line, in a folder that disappears with the process."""
from __future__ import annotations

import atexit
import itertools
import json
import os
import shutil
import tempfile
from typing import Any

_folder: tuple[int, str] | None = None
_numbers = itertools.count()


def _remove(owner: int, path: str) -> None:
    if os.getpid() == owner:  # a forked process has the same list of things to do at its end
        shutil.rmtree(path, ignore_errors=True)


def folder() -> str:
    """The folder of this process."""
    global _folder
    if _folder is None or _folder[0] != os.getpid():
        path = tempfile.mkdtemp(prefix="doppler-")
        _folder = (os.getpid(), path)
        atexit.register(_remove, os.getpid(), path)
    return _folder[1]


def fresh(suffix: str) -> str:
    """A path that no file has yet."""
    return os.path.join(folder(), f"{next(_numbers)}{suffix}")


def write_json(document: Any, suffix: str = ".json") -> str:
    """Writes a JSON file and returns its path."""
    path = fresh(suffix)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(document, file, allow_nan=False)
    return path
