# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables: a pandas DataFrame where pandas is installed, else a small one of our own."""
from __future__ import annotations

from html import escape
from typing import Any, Iterator, Sequence


class Table:
    """Rows with named columns, for Python without pandas: ``table["column"]``, iteration, ``len``."""

    def __init__(self, rows: Sequence[dict[str, Any]], columns: Sequence[str] | None = None) -> None:
        self.rows = list(rows)
        self.columns = list(columns) if columns is not None else list(dict.fromkeys(k for row in rows for k in row))

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.rows)

    def __getitem__(self, column: str) -> list[Any]:
        if column not in self.columns:
            raise KeyError(f"no column {column!r}; there are {', '.join(self.columns)}")
        return [row.get(column) for row in self.rows]

    def __repr__(self) -> str:
        cells = [self.columns] + [[_cell(row.get(c)) for c in self.columns] for row in self.rows]
        widths = [max(len(line[i]) for line in cells) for i in range(len(self.columns))]
        return "\n".join("  ".join(text.rjust(width) for text, width in zip(line, widths)) for line in cells)

    def _repr_html_(self) -> str:
        def line(tag: str, texts: list[str]) -> str:
            return "<tr>" + "".join(f"<{tag}>{escape(text)}</{tag}>" for text in texts) + "</tr>"

        body = "".join(line("td", [_cell(row.get(c)) for c in self.columns]) for row in self.rows)
        return f"<table><thead>{line('th', self.columns)}</thead><tbody>{body}</tbody></table>"


def _cell(value: Any) -> str:
    return "" if value is None else f"{value:.6g}" if isinstance(value, float) else str(value)


def table(rows: Sequence[dict[str, Any]], columns: Sequence[str] | None = None) -> Any:
    """A pandas DataFrame of the rows, or a Table without pandas."""
    try:
        import pandas
    except ImportError:
        return Table(rows, columns)
    return pandas.DataFrame(rows, columns=list(columns) if columns is not None else None)
