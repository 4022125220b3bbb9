# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line ``doppler``: where it is, how it is run, and the dialogue with ``doppler evaluate``."""
from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import weakref
from typing import IO, Any, Sequence

from .errors import CommandError, InputError


def command() -> str:
    """The path of the command line: ``$DOPPLER``, else ``doppler`` on the path.

    Raises CommandError if there is none.
    """
    named = os.environ.get("DOPPLER")
    if named:
        found = shutil.which(named)
        if found is None:
            raise CommandError(f"DOPPLER={named} is not a program; set it to the path of the command line doppler")
        return found
    found = shutil.which("doppler")
    if found is None:
        raise CommandError("the command line doppler is not on the path; install the package doppler-workbench, "
                           "or set DOPPLER to its path, such as build/run/bin/doppler")
    return found


def workbench() -> str:
    """The path of the window, next to the command line. Raises CommandError if there is none."""
    beside = os.path.join(os.path.dirname(os.path.realpath(command())), "doppler-workbench")
    found = shutil.which(beside) or shutil.which("doppler-workbench")
    if found is None:
        raise CommandError("the program doppler-workbench is not installed next to the command line; "
                           "it draws pictures and opens the window")
    return found


def environment() -> dict[str, str]:
    """The environment of a program that is to end with this process, even if that is killed."""
    return {**os.environ, "DOPPLER_CALLER": str(os.getpid())}


def _status_words(status: int) -> str:
    if status < 0:
        try:
            return f"was ended by signal {signal.Signals(-status).name}"
        except ValueError:
            return f"was ended by signal {-status}"
    return f"ended with status {status}"


def _plain(line: str) -> str:
    """A line of standard error without the name of the program."""
    for program in ("doppler: ", "doppler-workbench: "):
        if line.startswith(program):
            return line[len(program):]
    return line


def _fault(text: str, status: int, what: str) -> CommandError:
    lines = [line for line in text.strip().splitlines() if line.strip()]
    if lines and status in (1, 2):
        return CommandError("\n".join(_plain(line) for line in lines[-5:]))
    last = f": {lines[-1]}" if lines else ""
    return CommandError(f"doppler {what} {_status_words(status)}{last}")


def run(arguments: Sequence[str], statuses: Sequence[int] = (0,)) -> str:
    """Runs ``doppler ARGUMENTS`` to its end and returns its standard output.

    Raises CommandError with the program's own words if it fails. Ctrl+C ends the program as well.
    """
    return run_with_notes(arguments, statuses)[0]


def run_with_notes(arguments: Sequence[str], statuses: Sequence[int] = (0,)) -> tuple[str, list[str]]:
    """The same with the lines of its standard error: remarks for the user."""
    process = subprocess.Popen([command(), *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True, encoding="utf-8", errors="replace",
                               start_new_session=True, env=environment())
    try:
        out, err = process.communicate()
    except BaseException:
        end(process)
        raise
    if process.returncode not in statuses:
        raise _fault(err, process.returncode, arguments[0])
    return out, [_plain(line) for line in err.splitlines() if line.strip()]


def run_json(arguments: Sequence[str], statuses: Sequence[int] = (0,)) -> Any:
    """The same for commands that print JSON."""
    return json.loads(run([*arguments, "--json"], statuses))


def end(process: "subprocess.Popen[Any]") -> None:
    """Kills a process with everything that it started, and waits for it: nothing is left behind."""
    if process.poll() is None:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            try:
                stream.close()
            except OSError:
                pass


def _end_dialogue(process: "subprocess.Popen[Any]", errors: IO[bytes]) -> None:
    end(process)
    errors.close()


class Dialogue:
    """A running ``doppler evaluate``: one question at a time, each answered by one line.

    The program starts with the first question. It is started again if it has ended, after Ctrl+C, and in a
    forked process. Thread-safe.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        self._arguments = list(arguments)
        self._process: subprocess.Popen[bytes] | None = None
        self._owner = 0
        self._errors: IO[bytes] | None = None
        self._lock = threading.Lock()
        self._finalizer: Any = None
        self._inherited: Any = None  # in a forked process

    @property
    def pid(self) -> int | None:
        """The process id of the program; None if it does not run."""
        return self._process.pid if self._process is not None and self._process.poll() is None else None

    def _start(self) -> "subprocess.Popen[bytes]":
        if self._process is not None and self._owner != os.getpid():
            self._finalizer.detach()  # the parent's process and pipes: not ours to end
            self._inherited = (self._process, self._errors)
            self._process = None
        if self._process is None:
            self._errors = tempfile.TemporaryFile()
            # A session of its own: Ctrl+C in a terminal reaches Python, which then decides.
            self._process = subprocess.Popen([command(), "evaluate", *self._arguments], stdin=subprocess.PIPE,
                                             stdout=subprocess.PIPE, stderr=self._errors, start_new_session=True,
                                             env=environment())
            self._owner = os.getpid()
            self._finalizer = weakref.finalize(self, _end_dialogue, self._process, self._errors)
        return self._process

    def close(self) -> None:
        """Ends the program. The next question starts it again."""
        if self._process is not None and self._owner == os.getpid():
            self._finalizer()
        self._process = None
        self._errors = None

    def _gone(self, process: "subprocess.Popen[bytes]") -> CommandError:
        process.wait()
        words = ""
        if self._errors is not None:
            self._errors.seek(0)
            words = self._errors.read().decode("utf-8", "replace")
        status = process.returncode
        self.close()
        error = _fault(words, status, "evaluate")
        if status not in (1, 2):
            error = CommandError(f"{error}; ask again to start it anew")
        return error

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Sends a question and returns the answer.

        Raises InputError if the program refuses the question, CommandError if it has ended.
        """
        line = json.dumps(question, separators=(",", ":"), allow_nan=False).encode() + b"\n"
        with self._lock:
            process = self._start()
            assert process.stdin is not None and process.stdout is not None
            try:
                try:
                    process.stdin.write(line)
                    process.stdin.flush()
                    answer = process.stdout.readline()
                except (BrokenPipeError, ConnectionResetError):
                    answer = b""
                if not answer.endswith(b"\n"):
                    raise self._gone(process)
            except (KeyboardInterrupt, SystemExit):
                self.close()  # its answer would be taken for that of the next question
                raise
        found: dict[str, Any] = json.loads(answer)
        if "error" in found:
            raise InputError(found["error"])
        return found
