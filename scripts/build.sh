#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Configures, where needed, and builds a preset: scripts/build.sh PRESET [TARGET...]
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
preset=${1:?usage: scripts/build.sh PRESET [TARGET...]}; shift
folder=build/$preset
# For ccache: ours use neither macros nor times of a precompiled header, which it can't see; such a header is large, so that
# it is read once and not for every file; and what a file includes is told by the compiler, not found out beforehand.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_INODECACHE=1 CCACHE_DEPEND=1

# Ninja itself configures anew when a CMake file changes; the presets and a first or broken configuration are ours.
if [ ! -e "$folder/build.ninja" ] || [ ! -e "$folder/.configured" ] || [ CMakePresets.json -nt "$folder/.configured" ]; then
  cmake --preset "$preset"
  touch "$folder/.configured"
fi

# A file that includes LibTorch takes 1.1 GB to compile: as many jobs as cores, but no more than the memory carries.
cores=$(nproc)
gigabytes=$(awk '/^MemAvailable:/ { print int($2 / 1200000) }' /proc/meminfo)
jobs=$((gigabytes < 1 ? 1 : gigabytes < cores ? gigabytes : cores))
ninja -C "$folder" -j "$jobs" "$@"
