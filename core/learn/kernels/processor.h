// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace doppler {

#ifdef DOPPLER_X86_KERNELS
/// The kernels are compiled once per generation of processors: the distribution's compilers aim at the oldest
/// one. Of the tables of one kind, that for this machine.
template <class Table>
const Table& tableForThisProcessor(const Table& avx512, const Table& avx2, const Table& plain)
{
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw"))
        return avx512;
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") ? avx2 : plain;
}
#endif

} // namespace doppler
