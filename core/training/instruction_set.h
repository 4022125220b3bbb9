// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string_view>
#include <vector>

namespace doppler {

/// The instruction sets that the learning module's kernels are compiled for. The distribution's compilers aim
/// at the oldest x86-64; Plain is what they produce for any processor.
enum class InstructionSet { Plain, Avx2, Avx512 };

/// "plain", "avx2" or "avx512".
const char* nameOf(InstructionSet set);

/// The instruction sets of this processor, the fastest last. Never empty.
std::vector<InstructionSet> instructionSetsHere();

/// The instruction set of that name; the fastest one for an empty name. The error lists the names that this
/// processor can run.
Result<InstructionSet> instructionSetNamed(std::string_view name);

/// The instruction set that the kernels use: instructionSetNamed() of the environment variable
/// DOPPLER_KERNELS, which is read at the first call. Thread-safe.
const Result<InstructionSet>& chosenInstructionSet();

} // namespace doppler
