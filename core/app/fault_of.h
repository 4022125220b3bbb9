// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace doppler {

/// Why there is no result: the input is wrong, or the work (a placer, a simulation, a file to write) failed.
enum class FaultOf { Input, Work };

} // namespace doppler
