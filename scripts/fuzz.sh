#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Fuzzes the readers, one after the other: scripts/fuzz.sh [TARGET|all] [SECONDS]     (all of them, 60 seconds each)
# What it learns goes to build/fuzz/corpus/TARGET, findings to build/fuzz/findings/TARGET-...; docs/fuzzing.md says
# what to do with them. Needs clang-14, libclang-rt-14-dev and libfuzzer-14-dev. One summary line per target.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
wanted=${1:-all}
seconds=${2:-60}
scripts/build.sh fuzz fuzzers >/dev/null
data=tests/data
mkdir -p build/fuzz/findings
status=0
found=0
for source in tests/fuzz/*_fuzz.cpp; do
  reader=$(basename "$source" _fuzz.cpp)
  [ "$wanted" = all ] || [ "$wanted" = "$reader" ] || continue
  found=1
  grown=build/fuzz/corpus/$reader
  mkdir -p "$grown"
  seeds=(tests/fuzz/corpus/"$reader" "$data/small" "$data/broken/graph")
  options=(-max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=16384 -print_final_stats=1
    -artifact_prefix=build/fuzz/findings/"$reader"-)
  [ ! -f tests/fuzz/dictionaries/"$reader".dict ] || options+=(-dict=tests/fuzz/dictionaries/"$reader".dict)
  log=build/fuzz/findings/$reader.log
  if ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1 nice -n 19 \
    build/fuzz/bin/fuzz_"$reader" "${options[@]}" "$grown" "${seeds[@]}" >"$log" 2>&1; then
    result='nothing found'
  else
    result="a finding: see $log"
    status=1
  fi
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  edges=$(grep -oE 'cov: [0-9]+' "$log" | tail -n 1)
  echo "$reader: ${executions:-?} executions, ${edges:-cov: ?}, $result"
done
[ "$found" = 1 ] || { echo "there is no target $wanted" >&2; exit 2; }
exit $status
