# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests share."""
import importlib.util
import os
import sys
import time
import unittest

PLAIN = "DOPPLER_TEST_PLAIN" in os.environ
if PLAIN:  # the package with nothing but the standard library
    for hidden in ("numpy", "pandas", "networkx", "torch"):
        sys.modules[hidden] = None

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def needs(*modules):
    """Skips a test, with a clear message, where a package of Debian's is missing."""
    missing = [name for name in modules if name in sys.modules and sys.modules[name] is None or
               importlib.util.find_spec(name) is None]
    return unittest.skipIf(missing, f"Python lacks {', '.join(missing)}; scripts/setup.sh test installs it")


def ended(pid):
    """Whether a process has ended; one that nobody has asked for its status yet has."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            return file.read().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


def within(seconds, condition):
    """Waits until the condition holds; whether it does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return bool(condition())


def children_of(pid):
    """The processes that a process has started and not yet waited for."""
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat", encoding="ascii", errors="replace") as file:
                    if int(file.read().rsplit(")", 1)[1].split()[1]) == pid:
                        found.append(int(name))
            except OSError:
                continue
    return found
