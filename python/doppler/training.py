# SPDX-License-Identifier: GPL-3.0-or-later
"""Trainings whose records arrive while they run."""
from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from typing import TYPE_CHECKING, Any, Iterator

from . import commands, files

if TYPE_CHECKING:
    from .problems import Problem


def records(problem: "Problem", policy: str, stages: str | None, checkpoint: "str | os.PathLike[str] | None",
            seed: int, settings: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The lines of the training's log as they are written. The training ends with the generator."""
    log = files.fresh(".jsonl")
    arguments = ["train", *problem.arguments(), "--policy", policy, "--json-log", log, "--json"]
    if "--seed" in arguments:  # that of the problem's noise; the command has one for both
        at = arguments.index("--seed")
        del arguments[at:at + 2]
    arguments += ["--seed", str(seed)]
    if stages is not None:
        arguments += ["--stages", stages]
    if checkpoint is not None:
        arguments += ["--checkpoint", os.fspath(checkpoint)]
    for key, value in settings.items():
        arguments += ["--set", f"{key}={value}"]
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen([commands.command(), *arguments], stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=errors, start_new_session=True,
                                   env=commands.environment())
        try:
            yield from _follow(log, process)
            if process.wait() != 0:
                errors.seek(0)
                raise commands._fault(errors.read().decode("utf-8", "replace"), process.returncode, "train")
        finally:
            _stop(process)


def _follow(log: str, process: "subprocess.Popen[bytes]") -> Iterator[dict[str, Any]]:
    pending = b""
    while not os.path.exists(log):
        if process.poll() is not None and not os.path.exists(log):
            return
        time.sleep(0.02)
    with open(log, "rb") as file:
        while True:
            ended = process.poll() is not None  # first: what it wrote is read after it
            text = file.read()
            *lines, pending = (pending + text).split(b"\n")
            for line in lines:
                record = json.loads(line)
                if "episode" in record:
                    yield record
            if ended and not text:
                return
            if not text:
                time.sleep(0.02)


def _stop(process: "subprocess.Popen[bytes]") -> None:
    """Asks the training to end, so that it writes its checkpoint, then makes it."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            pass
    commands.end(process)
