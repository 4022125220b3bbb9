# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures and texts that notebooks show."""
from __future__ import annotations

import os
from typing import Any


class Picture:
    """An SVG picture. Notebooks show it; ``save`` writes it to a file; ``str`` is its source."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture, {len(self.svg)} bytes of SVG>"

    def save(self, path: "str | os.PathLike[str]") -> None:
        """Writes the SVG to a file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.svg)


class Text(str):
    """A text of several lines that prompts and notebooks show as it is, without quotes."""

    def __repr__(self) -> str:
        return str(self)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(str(self))
