#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds doppler-cuda without CMake: engines/cuda/build.sh [FILE]. Needs nvcc (CUDA 12 or later) with cuBLAS.
# With a GPU at hand, for that GPU and this processor; otherwise for the architectures in CUDA_ARCHITECTURES ("80 90").
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")"
out=${1:-doppler-cuda}
nvcc=${NVCC:-$(command -v nvcc || echo /usr/local/cuda/bin/nvcc)}
host=-Wall,-Wextra
if [ -z "${CUDA_ARCHITECTURES-}" ] && nvidia-smi -L 2>/dev/null | grep -q GPU; then
  architectures=(-arch=native)
  host+=,-march=native
else
  architectures=()
  for a in ${CUDA_ARCHITECTURES:-80 90}; do
    architectures+=(-gencode "arch=compute_$a,code=[sm_$a,compute_$a]")
  done
fi
"$nvcc" -std=c++20 -O3 "${architectures[@]}" -Xcompiler "$host" -o "$out" doppler_cuda.cu -lcublas -lpthread
