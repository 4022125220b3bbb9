// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace doppler {

/// What one thread of this machine does per second.
struct MachineRates {
    double flops = 1; ///< Of the stand-ins' matrix product.
    double bytes = 1; ///< Of the stand-ins' pass over memory.
};

/// The rates, measured at the first call in less than 100 ms. Thread-safe.
const MachineRates& machineRates();

/// Multiplies matrices in cache until this number of FLOPs is reached. Calling thread only.
void computeFlops(double flops);
/// Reads memory and returns the sum of its numbers.
float readMemory(const float* data, std::size_t count);

} // namespace doppler
