#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, checks the format, builds and runs all tests: scripts/test.sh [PRESET]
# The preset is `ci` where the variable CI is set, else `dev`.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
preset=${1:-$([ -n "${CI:-}" ] && echo ci || echo dev)}

scripts/setup.sh
scripts/format.sh --check
scripts/build.sh "$preset"
exec ctest --preset "$preset" --parallel "$(nproc)"
