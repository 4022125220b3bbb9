// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace doppler {

class Placer;

/// The registered placers that lists offer. Those that a file makes (a program, a checkpoint) are not among
/// them: they have to be told which first.
std::vector<const Placer*> offeredPlacers();

} // namespace doppler
