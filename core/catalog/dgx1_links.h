// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace doppler {

/// The two versions of NVIDIA's DGX-1 by the GPUs in it.
enum class Dgx1 { Pascal, Volta };

constexpr std::size_t dgx1Devices = 8;

/// The number of NVLink links between two of the eight GPUs (NVIDIA DGX-1 System Architecture white paper,
/// 2017). Pairs without a link exchange data through PCI Express and the host.
unsigned dgx1Links(Dgx1 machine, std::size_t one, std::size_t other);

} // namespace doppler
