// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <stop_token>
#include <vector>

namespace doppler {

// Times in seconds that no run of a problem can beat, with any placement and any order of tasks and
// transfers. They ignore contention on channels, memory, barriers and pauses. These only delay a run, so the
// bounds hold under every rule, mode and model without noise.

/// The shortest times before and after every vertex on every device: |V| x |D|, row = vertex.
///   head(v,d) = max over in edges u->v of min over d' (head(u,d') + w(u,d') + c(d',d))
///   tail(v,d) = max over out edges v->s of min over d' (c(d,d') + w(s,d') + tail(s,d'))
/// Colocated neighbours are on d itself. Infinite if v is not allowed on d.
struct Margins {
    std::vector<double> head; ///< Earliest possible start.
    std::vector<double> tail; ///< Shortest possible time from the end of v to the end of the run.
};
Margins margins(const Problem& problem);

/// Whether margins() and the bounds that use them are quick to compute: (|V| + |E|) x |D|^2 up to 5e6.
bool smallEnoughForMargins(const Problem& problem);

/// The longest path with communication: max over v of min over d (head + w + tail).
double pathBound(const Problem& problem, const Margins& margins);

/// The largest time of which every compute and transfer time is a multiple, so that every event of a run is
/// at a multiple of it. Returns 0 if there is none of at least 1e-5 of the longest time, if the model adds
/// times of its own (pauses, send tasks, noise), or if there are too many times to examine ((|V| + |E|) x
/// |D|^2 above 5e6).
double timeQuantum(const Problem& problem);
/// The smallest multiple of the quantum that is not below the time; the time itself if the quantum is 0.
double roundUp(double time, double quantum);

/// Interval density (Fernandez, Bussell, IEEE ToC C-22(8), 1973), iterated: while some interval must hold
/// more work than its slots can do, the end moves by the excess divided by the number of slots. Each vertex
/// counts with its smallest compute time between its smallest head and tail. The bound is computed once for
/// every set of devices to which some vertex is restricted, with the vertices that cannot leave it. `least`
/// is the bound to start from. Above 1,000 vertices only the whole run is examined (the work over all slots).
double densityBound(const Problem& problem, const Margins& margins, double least, double quantum,
                    const std::stop_token& stop = {});

/// The largest of these bounds and Problem::lowerBound(). If stopped early, or for problems that exceed the
/// size limit of timeQuantum(), the largest of those computed so far.
double makespanBound(const Problem& problem, const std::stop_token& stop = {});

} // namespace doppler
