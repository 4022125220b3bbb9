# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/python.md as a new user follows it: a fresh virtual environment, pip install, the blocks of the page."""
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import unittest

from support import ROOT

BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def blocks():
    with open(os.path.join(ROOT, "docs/python.md"), encoding="utf-8") as file:
        return BLOCK.findall(file.read())


@unittest.skipIf(importlib.util.find_spec("ensurepip") is None, "Python lacks python3-venv")
class Fresh(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        subprocess.run([sys.executable, "-m", "venv", cls.folder.name], check=True, stdout=subprocess.DEVNULL)
        cls.python = os.path.join(cls.folder.name, "bin/python")
        cls.environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        installed = subprocess.run([cls.python, "-m", "pip", "install", "--no-index", "--disable-pip-version-check",
                                    os.path.join(ROOT, "python")], env=cls.environment, capture_output=True, text=True,
                                   check=False)
        if installed.returncode != 0:
            raise AssertionError(installed.stderr)

    def execute(self, code, **environment):
        """Runs the code in the environment; its standard output."""
        found = subprocess.run([self.python, "-c", code], cwd=self.folder.name, capture_output=True, text=True,
                               env={**self.environment, **environment}, check=False)
        self.assertEqual(found.returncode, 0, found.stderr)
        return found.stdout

    def test_the_first_block_runs_as_it_stands(self):
        code = blocks()[0]
        self.assertIn("problem.place()", code)
        self.assertIn("run.open()", code)  # needs a screen
        self.execute(code.replace("; run.open()", ""))
        for name in ("run.device_map.json", "run.json", "run.html"):
            self.assertGreater(os.path.getsize(os.path.join(self.folder.name, name)), 100)

    def test_every_block_is_python(self):
        self.assertGreaterEqual(len(blocks()), 8)
        for block in blocks():
            compile(block, "docs/python.md", "exec")

    def test_every_name_of_the_page_exists(self):
        names = sorted({name for block in blocks() for name in re.findall(r"\bd\.([A-Za-z_]+)", block)})
        self.assertIn("match", names)
        self.execute(f"import doppler as d\nfor name in {names!r}: getattr(d, name)")

    def test_a_missing_command_line_is_explained(self):
        code = "import doppler as d\ntry:\n    d.graph('chainmm')\nexcept d.CommandError as error:\n    print(error)"
        found = subprocess.run([self.python, "-c", code], capture_output=True, text=True, check=True,
                               env={"PATH": "/nowhere"}).stdout
        self.assertIn("set DOPPLER to its path", found)


if __name__ == "__main__":
    unittest.main()
