# SPDX-License-Identifier: GPL-3.0-or-later
"""The extension module ``doppler._core``, where it is there.

It belongs to the program (it is linked with its library), so it is found next to the command line: in the build
tree and when installed. Everything works without it, only slower; ``DOPPLER_NATIVE=0`` leaves it out.
"""
from __future__ import annotations

import importlib.machinery
import importlib.util
import os
import sys
from typing import Any

from . import commands
from .errors import CommandError, InputError

_INTERFACE = 1
_loaded: Any = None


def _candidates() -> list[str]:
    program = os.path.dirname(os.path.realpath(commands.command()))
    root = os.path.dirname(program)
    folders = [os.path.join(program, "python")]
    library = os.path.join(root, "lib")
    for triplet in ("", getattr(sys.implementation, "_multiarch", "")):
        folders.append(os.path.join(library, triplet, "doppler-workbench", "python"))
    return [os.path.join(folder, "_core" + suffix) for folder in folders
            for suffix in importlib.machinery.EXTENSION_SUFFIXES]


def core() -> Any:
    """The extension module, or None: not built, for another Python, or without numpy."""
    global _loaded
    if _loaded is None:
        _loaded = False
        if os.environ.get("DOPPLER_NATIVE") == "0":
            return None
        try:
            import numpy  # noqa: F401
            paths = _candidates()
        except (ImportError, CommandError):
            return None
        for path in paths:
            if os.path.exists(path):
                spec = importlib.util.spec_from_file_location("doppler._core", path)
                assert spec is not None and spec.loader is not None
                module = importlib.util.module_from_spec(spec)
                spec.loader.exec_module(module)
                if module.interface == _INTERFACE:
                    _loaded = module
                    break
    return _loaded or None


def rows(placements: Any, width: int) -> Any:
    """A batch of placements as a C-ordered int32 array [B, width]. Raises InputError."""
    import numpy
    if hasattr(placements, "detach"):  # a tensor of PyTorch
        placements = placements.detach().cpu().numpy()
    try:
        array = numpy.asarray(placements)
    except ValueError:
        raise InputError("the placements have different lengths, expected an array of shape [B, V]") from None
    if array.size == 0 and array.ndim <= 2:
        return numpy.zeros((0, width), dtype=numpy.int32)
    if array.ndim != 2 or array.shape[1] != width:
        raise InputError(f"the placements have the shape {list(array.shape)}, expected [B, {width}]: "
                         "one row for each placement and one device for each vertex")
    if array.dtype.kind not in "iu":
        raise InputError(f"the placements have the dtype {array.dtype}, expected integers; "
                         "convert them with .astype(numpy.int32)")
    if array.dtype != numpy.int32 and (array.min() < 0 or array.max() > 2**31 - 1):
        raise InputError(f"device numbers from {array.min()} to {array.max()} were found; they count from 0")
    return numpy.ascontiguousarray(array, dtype=numpy.int32)
