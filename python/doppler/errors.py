# SPDX-License-Identifier: GPL-3.0-or-later
"""The errors of the package."""
from __future__ import annotations


class DopplerError(Exception):
    """Anything that went wrong: the message names the place, what was found and what to do."""


class InputError(DopplerError, ValueError):
    """An argument is wrong: its shape, type, name or number."""


class CommandError(DopplerError, RuntimeError):
    """The command line ``doppler`` is missing, refused its input, or ended unexpectedly."""
