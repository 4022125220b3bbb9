#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Debian packages from the preset `run` in build/package/ and says where: scripts/make_package.sh
# doppler-workbench has the programs and the extension module, python3-doppler-workbench the Python package.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
scripts/setup.sh build package >&2
scripts/build.sh run >&2
mkdir -p build/package
rm -f build/package/*.deb
(cd build/run && cpack -G DEB -B "$PWD/../package") >&2
rm -rf build/package/_CPack_Packages
scripts/make_python_package.sh build/package >&2
readlink -f build/package/*.deb
