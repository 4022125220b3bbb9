// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/kernels/kernel_tables.h"

namespace doppler {

// Each namespace holds what the kernels' files define when CMake compiles them for that instruction set.
#define DOPPLER_DECLARE_TABLES(set)                                                                          \
    namespace set {                                                                                          \
    extern const DenseKernels denseKernels;                                                                  \
    extern const NarrowKernels narrowKernels;                                                                \
    extern const ProductKernels productKernels;                                                              \
    extern const StateKernels stateKernels;                                                                  \
    constexpr KernelTables tables{denseKernels, narrowKernels, productKernels, stateKernels};                \
    }
DOPPLER_DECLARE_TABLES(plain)
#ifdef __x86_64__
DOPPLER_DECLARE_TABLES(avx2)
DOPPLER_DECLARE_TABLES(avx512)
#endif

const KernelTables& kernelTables(InstructionSet set)
{
#ifdef __x86_64__
    if (set == InstructionSet::Avx512)
        return avx512::tables;
    if (set == InstructionSet::Avx2)
        return avx2::tables;
#endif
    assert(set == InstructionSet::Plain);
    return plain::tables;
}

const KernelTables& kernelTables()
{
    static const KernelTables& chosen =
        kernelTables(chosenInstructionSet() ? *chosenInstructionSet() : InstructionSet::Plain);
    return chosen;
}

const StateKernels& stateKernels() { return kernelTables().states; }
const NarrowKernels& narrowKernels() { return kernelTables().narrow; }

} // namespace doppler
