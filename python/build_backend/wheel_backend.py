# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the wheel of the package with the standard library alone (PEP 517 and PEP 660).

The usual backends are downloaded by pip before they run; this one needs no network.
"""
import base64
import hashlib
import os
import re
import tarfile
import zipfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PACKAGE = "doppler"


def _field(name):
    with open(os.path.join(ROOT, "pyproject.toml"), encoding="utf-8") as file:
        return re.search(rf'^{name} = "(.*)"$', file.read(), re.MULTILINE).group(1)


def _stem():
    return f"{_field('name').replace('-', '_')}-{_field('version')}"


def _metadata():
    return (f"Metadata-Version: 2.1\nName: {_field('name')}\nVersion: {_field('version')}\n"
            f"Summary: {_field('description')}\nLicense: GPL-3.0-or-later\n"
            f"Requires-Python: {_field('requires-python')}\n")


def _sources():
    folder = os.path.join(ROOT, PACKAGE)
    for name in sorted(os.listdir(folder)):
        if name.endswith(".py") or name == "py.typed":
            with open(os.path.join(folder, name), "rb") as file:
                yield f"{PACKAGE}/{name}", file.read()


def _write_wheel(folder, files):
    info = f"{_stem()}.dist-info"
    files = [*files, (f"{info}/METADATA", _metadata().encode()),
             (f"{info}/WHEEL", b"Wheel-Version: 1.0\nGenerator: wheel_backend\nRoot-Is-Purelib: true\nTag: py3-none-any\n")]
    rows = []
    for path, content in files:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.append(f"{path},sha256={digest},{len(content)}\n")
    rows.append(f"{info}/RECORD,,\n")
    name = f"{_stem()}-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(folder, name), "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in [*files, (f"{info}/RECORD", "".join(rows).encode())]:
            # A fixed time: the same sources make the same wheel.
            entry = zipfile.ZipInfo(path, (2020, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            wheel.writestr(entry, content)
    return name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    return _write_wheel(wheel_directory, list(_sources()))


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    return _write_wheel(wheel_directory, [(f"__editable__.{_stem()}.pth", (ROOT + "\n").encode())])


def build_sdist(sdist_directory, config_settings=None):
    name = f"{_stem()}.tar.gz"
    with tarfile.open(os.path.join(sdist_directory, name), "w:gz") as archive:
        for path in ("pyproject.toml", "build_backend/wheel_backend.py", *(path for path, _ in _sources())):
            archive.add(os.path.join(ROOT, path), f"{_stem()}/{path}")
    return name


def get_requires_for_build_wheel(config_settings=None):
    return []


get_requires_for_build_editable = get_requires_for_build_sdist = get_requires_for_build_wheel
