// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

namespace doppler {

/// Path relinking (Glover, Laguna, Marti, Control and Cybernetics 29(3), 2000): walks from one placement to
/// the devices of another, each step the best of some drawn vertices that still differ, and returns the best
/// placement on the way, which may be the first; then walks again while the budget lasts. Keeps the order of
/// `from`. Blocks; ends within a few evaluations of a stop request.
PlacerResult relink(const Problem& problem, const Placement& from, const Placement& to,
                    const PlacerContext& context);

} // namespace doppler
