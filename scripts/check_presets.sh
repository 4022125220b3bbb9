#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Configures every preset in a folder that is thrown away, without building it: scripts/check_presets.sh [EXCEPT...]
# A preset whose compiler is not installed is left out, and that is said.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
except=" $* "
status=0
for preset in $(cmake --list-presets | sed -n 's/^ *"\([^"]*\)".*/\1/p'); do
  [[ $except != *" $preset "* ]] || continue
  if cmake --preset "$preset" -B "$scratch/$preset" >"$scratch/log" 2>&1; then
    echo "preset $preset: configured"
  elif grep -q 'is not a full path to an existing compiler tool\|is not a full path and was not found' "$scratch/log"; then
    echo "preset $preset: left out, its compiler is not installed"
  else
    cat "$scratch/log"
    echo "preset $preset: can't be configured" >&2
    status=1
  fi
  rm -rf "${scratch:?}/$preset"
done
exit $status
