// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/kernels/dense_kernels.h"
#include "core/learn/kernels/narrow_kernels.h"
#include "core/learn/kernels/product_kernels.h"
#include "core/learn/kernels/state_kernels.h"
#include "core/training/instruction_set.h"

namespace doppler {

/// The kernels, compiled for one instruction set.
struct KernelTables {
    const DenseKernels& dense;
    const NarrowKernels& narrow;
    const ProductKernels& products;
    const StateKernels& states;
};

/// The tables for one of instructionSetsHere().
const KernelTables& kernelTables(InstructionSet set);

/// The tables in use, those of chosenInstructionSet(). Where that is an error the learning module refuses to
/// open, and a program that links these kernels itself must report it before it computes: what it would get
/// are the plain ones.
const KernelTables& kernelTables();

} // namespace doppler
