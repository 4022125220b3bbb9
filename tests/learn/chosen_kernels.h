// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/instruction_set.h"

#include <QByteArray>

namespace doppler::tests {

/// Why DOPPLER_KERNELS can't be used here, for instance because this processor lacks the instructions; empty
/// where it can. Tests that CTest runs once per table of kernels skip themselves with it in initTestCase().
inline QByteArray missingKernels()
{
    const auto& chosen = chosenInstructionSet();
    return chosen ? QByteArray() : QByteArray::fromStdString(chosen.error().english());
}

} // namespace doppler::tests
