#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Formats every C++ file of the repository, those not yet added too: scripts/format.sh; with --check only tells which
# differ, and fails.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
case ${1-} in
  '') mode=(-i) ;;
  --check) mode=(--dry-run --Werror) ;;
  *) echo "usage: scripts/format.sh [--check]" >&2; exit 2 ;;
esac
git -c safe.directory='*' ls-files -z --cached --others --exclude-standard '*.h' '*.cpp' | xargs -0 -r -n 16 -P "$(nproc)" clang-format-14 "${mode[@]}"
