#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Lets a monkey play with the window under the address sanitizer: scripts/monkey.sh [SECONDS] [SEED] (two hours, seed 1)
# Fails on any report of a sanitizer, on a leak, and where memory (what is allocated, without the pictures of windows,
# whose sizes it changes, and without Qt's cache of pictures) grows by more than 5 % after the first fifth of the time.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
seconds=${1:-7200}
seed=${2:-1}
scripts/build.sh asan window_monkey doppler-learn doppler-nsight doppler-onnx doppler-tensorflow >&2
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
export LSAN_OPTIONS=suppressions=$PWD/tests/suppressions/lsan.txt:print_suppressions=0
export ASAN_OPTIONS=detect_leaks=1:quarantine_size_mb=32:detect_stack_use_after_return=1:handle_abort=1
export UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
exec build/asan/tests/window_monkey --seconds "$seconds" --seed "$seed" --files tests/data --files tests/fuzz/corpus --files sample_graphs \
  --files resources/examples
