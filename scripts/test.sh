#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs missing packages, checks the format, builds and runs the tests; the last lines are CTest's summary.
#   scripts/test.sh [PRESET]            all tests
#   scripts/test.sh --quick [PRESET]    only the tests that need neither window nor learning, and only what these need is built
# The preset is `ci` where the variable CI is set, else `test`: the same without -Werror.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
targets=() selected=()
if [ "${1-}" = --quick ]; then
  shift
  targets=(quick_tests)
  selected=(--label-exclude '^(widgets|window|torch)$')
fi
preset=${1:-$([ -n "${CI:-}" ] && echo ci || echo test)}

scripts/setup.sh
scripts/format.sh --check
scripts/build.sh "$preset" "${targets[@]}"
exec ctest --preset "$preset" --parallel "$(nproc)" "${selected[@]}"
