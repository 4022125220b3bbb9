// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace doppler {

class Placer;

/// The registered placers that lists offer. The one that asks a program is not among them: it has to be told
/// which first, as the comparison does.
std::vector<const Placer*> offeredPlacers();

} // namespace doppler
