#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes docs/man/doppler.1 and doppler-workbench.1 from what the programs say of themselves (--help).

    scripts/make_man_pages.py FOLDER_OF_THE_PROGRAMS [--check]

--check writes nothing and fails where a page is not what the programs say. Pages have no date: the same programs give
the same pages.
"""

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

FILES = [
    ("~/.config/doppler/workbench.ini", "what the window remembers: theme, language, sizes, recent files"),
    ("~/.local/share/doppler-workbench/", "what is open, to be restored after a sudden end, and what was open last; "
     "checkpoints of trainings, edited devices and graphs, expressions, placements and locks of copied commands"),
]
STATUS = [("0", "done"), ("1", "failed"), ("2", "wrong usage or bad input; one line on standard error says what")]
# Sections of the help that list no commands.
NO_COMMANDS = ("Options", "Positionals", "Examples")
# Of a program whose help has no examples.
EXAMPLES = {
    "doppler": [],
    "doppler-workbench": [
        ("doppler-workbench model.onnx --devices 4xP100", "Opens a model on four GPUs."),
        ("doppler-workbench chainmm --compare heft,simulated-annealing", "Compares two placers at once."),
    ],
}


def helped(program, path):
    run = subprocess.run([str(program), *path, "--help"], capture_output=True, text=True,
                         env=dict(os.environ, LC_ALL="C.UTF-8", COLUMNS="80", QT_QPA_PLATFORM="offscreen"))
    if run.returncode != 0:
        sys.exit(f"{program} {' '.join(path)} --help: {run.stderr.strip()}")
    return run.stdout.splitlines()


def parsed(lines):
    """(what it does, usage, [(section, [(term, text)])]) of one page of help."""
    about, usage, sections = [], "", []
    for line in lines:
        if line.startswith("Usage: "):
            usage = line[len("Usage: "):]
        elif re.fullmatch(r"\S.*:", line) and usage:
            sections.append((line[:-1], []))
        elif line.strip() and not usage:
            about.append(line.strip())
        elif line.strip() and sections:
            match = re.match(r"  (\S.*?)(?:\s{2,}(\S.*))?$", line)
            if match and not line.startswith("   "):
                sections[-1][1].append([match[1], match[2] or ""])
            elif sections[-1][1]:
                entry = sections[-1][1][-1]
                entry[1] = (entry[1] + " " + line.strip()).strip()
    return " ".join(about), usage, sections


def roff(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text


def entries(rows):
    # A long list of choices may break after each.
    return [line for term, text in rows
            for line in (".TP", f".B {roff(term)}".replace(",", ",\\:"), roff(text) if text else "\\&")]


def commands_of(sections):
    return [row for title, rows in sections if title not in NO_COMMANDS for row in rows if re.match("[a-z]", row[0])]


def page(program):
    name = program.name
    about, usage, sections = parsed(helped(program, []))
    version = subprocess.run([str(program), "--version"], capture_output=True, text=True).stdout.split()[-1]
    out = ['.\\" SPDX-License-Identifier: GPL-3.0-or-later', '.\\" Made by scripts/make_man_pages.py',
           f'.TH {name.upper()} 1 "" "Doppler Workbench {version}" "User Commands"',
           ".ad l",  # lists of choices are words that can't be spread
           ".SH NAME", f"{name} \\- {roff(about[0].lower() + about[1:])}", ".SH SYNOPSIS", f".B {name}",
           roff(usage.split(" ", 1)[1] if " " in usage else ""), ".SH DESCRIPTION",
           f"{roff(about)}. Times are seconds and sizes bytes wherever nothing else is said. A graph is a file or the name of a "
           "built\\-in family, devices are a file or the name of a built\\-in topology."]
    below = commands_of(sections)
    for title, rows in sections:
        if title != "Examples" and rows and not (below and rows[0] in below):
            out += [f".SH {title.upper()}", *entries(rows)]
    out += commands(program, [], below)
    out += [".SH EXIT STATUS", *entries(STATUS), ".SH FILES", *entries(FILES), ".SH EXAMPLES"]
    for command, text in next((rows for title, rows in sections if title == "Examples"), EXAMPLES[name]):
        out += [".PP", roff(text), ".PP", ".nf", ".RS", roff(command), ".RE", ".fi"]
    other = next(one for one in EXAMPLES if one != name)
    out += [".SH SEE ALSO", f".BR {roff(other)} (1),", ".BR dot (1)"]
    return "\n".join(out) + "\n"


def commands(program, path, rows):
    out = []
    for command, _ in rows:
        below = [*path, command]
        about, usage, sections = parsed(helped(program, below))
        if not path:
            out.append(f'.SH "COMMAND {command.upper()}"')
        else:
            out.append(f'.SS "{" ".join(below)}"')
        out += [roff(about) + ".", ".PP", f".B {roff(usage)}"]
        further = commands_of(sections)
        for title, inner in sections:
            if title == "Examples":
                out += [".PP", "Examples:"]
            if inner and not (further and inner[0] in further):
                out += entries([row for row in inner if not row[0].startswith("-h,")])
        out += commands(program, below, further)
    return out


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    stale = []
    for name in EXAMPLES:
        text = page(pathlib.Path(arguments[0]) / name)
        kept = ROOT / "docs/man" / f"{name}.1"
        if kept.exists() and kept.read_text() == text:
            continue
        stale.append(kept.relative_to(ROOT))
        if "--check" not in sys.argv:
            kept.parent.mkdir(exist_ok=True)
            kept.write_text(text)
    if "--check" in sys.argv and stale:
        sys.exit(f"{', '.join(map(str, stale))}: not what the programs say; run scripts/make_man_pages.py")


if __name__ == "__main__":
    main()
