#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds doppler-cuda and checks it, in under six minutes:  engines/cuda/check.sh [--host-only] [--program FILE] [RESULT]
# Needs nvcc, cuBLAS and python3. RESULT: the file of figures, by default $OUT/cuda-check.json or ./cuda-check.json.
# --host-only: only what needs no GPU. --program: a program that is built already.
set -uo pipefail
here=$(dirname "$(readlink -f "$0")")
arguments=()
seconds=240
program=
result=${OUT:-.}/cuda-check.json
while [ $# -gt 0 ]; do
  case $1 in
    --host-only) arguments+=(--host-only) ;;
    --program) program=$2; shift ;;
    -*) echo "usage: check.sh [--host-only] [--program FILE] [RESULT]" >&2; exit 2 ;;
    *) result=$1 ;;
  esac
  shift
done
if [ -z "$program" ]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  program=$folder/doppler-cuda
  started=$SECONDS
  if ! timeout 150 "$here/build.sh" "$program"; then
    echo "FAILED: the build" >&2
    exit 1
  fi
  echo "built in $((SECONDS - started)) s"
  seconds=$((340 - SECONDS))
  [ "$seconds" -le 250 ] || seconds=250
fi
PYTHONDONTWRITEBYTECODE=1 timeout -k 5 $((seconds + 20)) \
  python3 "$here/check.py" --program "$program" --out "$result" --seconds "$seconds" "${arguments[@]}"
