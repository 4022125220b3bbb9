// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/loading.h"

namespace doppler {

/// The request of the chosen placer because a graph was opened. Its budget is set once the problem is known:
/// until then it has one of no evaluations, which no other request has.
inline PlacerRequest placerOnOpening(const QString& placer) { return {placer, 1, 0}; }

/// The requests of a graph that is opened without a placer: a run that is there at once, then that of the
/// chosen placer. `evaluations`: its budget if the user gave one.
std::vector<PlacerRequest> placersOnOpening(const QString& placer, std::uint64_t seed,
                                            std::optional<std::uint64_t> evaluations);

/// Sets the budget of a request of placerOnOpening(); others stay as they are. The default placer gets as
/// many evaluations as take about a second, at most its own budget; for very large graphs it gives its first
/// placement. The limit depends on the problem only, so that the same request gives the same run on any
/// machine. Other placers keep their own budget.
void limitOpening(PlacerRequest& request, const Problem& problem);

} // namespace doppler
