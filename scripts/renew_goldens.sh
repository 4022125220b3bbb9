#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the tests' golden texts anew from what the program says now: scripts/renew_goldens.sh [BUILD_FOLDER].
# Read the difference before committing it.
set -eu
cd "$(dirname "$0")/.."
build=${1:-build/dev}
cmake --build "$build" --target io_broken_files
DOPPLER_RENEW_GOLDENS=1 ctest --test-dir "$build" -R '^io_broken_files$' --output-on-failure
git --no-pager diff --stat -- tests/data
