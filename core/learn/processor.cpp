// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/processor.h"

#include "core/learn/state_kernels.h"

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
