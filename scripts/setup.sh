#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the Debian packages of scripts/packages.txt that are missing; does nothing, quickly, where all are there.
#   scripts/setup.sh [SECTION...]        sections: build, run, test, package; all of them unless said
set -euo pipefail
list=$(dirname "$(readlink -f "$0")")/packages.txt

mapfile -t wanted < <(awk -v sections=" ${*:-build run test package} " '
  { sub(/#.*/, ""); gsub(/[ \t\r]/, "") }
  /^\[/ { gsub(/[][]/, ""); take = index(sections, " " $0 " "); next }
  NF && take' "$list")
[ ${#wanted[@]} -gt 0 ] || { echo "setup.sh: no such section: $*; there are build, run, test and package" >&2; exit 2; }

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  echo "setup.sh: not a Debian system; the counterparts of these packages are needed: ${wanted[*]}" >&2
  exit 0
fi

missing() {
  local installed
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null | sed -n 's/^installed //p') || true
  comm -23 <(printf '%s\n' "${wanted[@]}" | sort -u) <(printf '%s\n' "$installed" | sort -u)
}
mapfile -t lacking < <(missing)
[ ${#lacking[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "setup.sh: packages are missing and neither root nor sudo is at hand. Run this as root, then start again:" >&2
    echo "  apt-get update && apt-get install -y --no-install-recommends ${lacking[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi
apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 -o Acquire::Retries=3 "$@" </dev/null
}

echo "setup.sh: installing ${#lacking[@]} packages and what they need: ${lacking[*]}"
apt update || { echo "setup.sh: once more in 10 s" >&2; sleep 10; apt update; }
apt install -y --no-install-recommends "${lacking[@]}"
