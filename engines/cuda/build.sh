#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds doppler-cuda without CMake: engines/cuda/build.sh [FILE]. Needs nvcc (CUDA 12 or later) with cuBLAS.
# With a GPU at hand, for that GPU and this processor; otherwise for the architectures in CUDA_ARCHITECTURES ("80 90").
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
out=${1:-doppler-cuda}
nvcc=${NVCC:-$(command -v nvcc || echo /usr/local/cuda/bin/nvcc)}
toolkit=$(dirname "$(dirname "$(readlink -f "$nvcc")")")
flags=(-std=c++20 -O3)
libraries=(-lcublas)
if [ -z "${CUDA_ARCHITECTURES-}" ] && nvidia-smi -L 2>/dev/null | grep -q GPU; then
  flags+=(-arch=native)
  host=(-march=native '')
else
  for a in ${CUDA_ARCHITECTURES:-80 90}; do
    flags+=(-gencode "arch=compute_$a,code=[sm_$a,compute_$a]")
  done
  host=('')
fi
# A toolkit without cuBLAS: that of Python's packages, if there is one.
if [ ! -e "$toolkit/include/cublas_v2.h" ] && [ ! -e /usr/include/cublas_v2.h ]; then
  header=$(python3 - <<'END'
import glob, site, sys
folders = site.getsitepackages() + [site.getusersitepackages()] + sys.path
print(next(iter(h for f in folders for h in glob.glob(f + "/nvidia/*/include/cublas_v2.h")), ""))
END
  )
  [ -n "$header" ] || { echo "build.sh: $toolkit has no cuBLAS (cublas_v2.h)" >&2; exit 1; }
  folder=$(dirname "$(dirname "$header")")
  library=$(find "$folder/lib" -name 'libcublas.so*' | head -n 1)
  flags+=(-I "$folder/include")
  libraries=(-Xlinker "$library" -Xlinker "-rpath=$folder/lib")
fi
for library in lib64 targets/x86_64-linux/lib; do
  [ ! -d "$toolkit/$library" ] || libraries+=(-L "$toolkit/$library" -Xlinker "-rpath=$toolkit/$library")
done
# The second attempt is for assemblers older than the processor.
for target in "${host[@]}"; do
  if "$nvcc" "${flags[@]}" -Xcompiler "-Wall,-Wextra${target:+,$target}" -o "$out" "$here/doppler_cuda.cu" \
    "${libraries[@]}" -lpthread; then
    exit 0
  fi
done
exit 1
