// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/kernels/processor.h"

#include "core/learn/kernels/state_kernels.h"

namespace doppler {

namespace {
const StateKernels& table =
#ifdef DOPPLER_X86_KERNELS
    tableForThisProcessor(avx512States, avx2States, plainStates);
#else
    plainStates;
#endif
} // namespace

const StateKernels& stateKernels() { return table; }

} // namespace doppler
