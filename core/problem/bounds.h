// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <stop_token>
#include <vector>

namespace doppler {

// Times that no run of a problem beats, whatever its placement, order of tasks and order of transfers. They
// relax contention on channels, memory, barriers and pauses, which only delay, so they hold under every rule,
// mode and model without noise. Seconds.

/// What surrounds every vertex on every device: |V| x |D|, row = vertex.
///   head(v,d) = max over in edges u->v of min over d' (head(u,d') + w(u,d') + c(d',d))
///   tail(v,d) = max over out edges v->s of min over d' (c(d,d') + w(s,d') + tail(s,d'))
/// Colocated neighbours are on d itself. Infinite where v is not allowed.
struct Margins {
    std::vector<double> head; ///< No earlier start.
    std::vector<double> tail; ///< No shorter time from v's end to the end of the run.
};
Margins margins(const Problem& problem);

/// Whether margins() and what builds on them take little time: (|V| + |E|) x |D|^2 up to 5e6.
bool smallEnoughForMargins(const Problem& problem);

/// The longest path with communication: max over v of min over d (head + w + tail).
double pathBound(const Problem& problem, const Margins& margins);

/// The greatest time of which every compute and transfer time is a multiple, so that every moment of every
/// run is one; 0 where there is none that matters (less than 1e-5 of the longest time), or where the model
/// adds times of its own (pauses, send tasks, noise),
/// or where there are too many to look at ((|V| + |E|) x |D|^2 above 5e6).
double timeQuantum(const Problem& problem);
/// The first multiple at or above the time; the time itself where the quantum is 0.
double roundUp(double time, double quantum);

/// Interval density (Fernandez, Bussell, IEEE ToC C-22(8), 1973), iterated: while some interval must hold
/// more work than its slots can do, the end moves by what is too much over the number of slots. Each vertex
/// counts with its least time between its least head and tail; once for every set of devices that some vertex
/// is restricted to, with the vertices that can't leave it. Starts from `least`, itself a bound. Above 1,000
/// vertices only the whole run is looked at (the work over all slots).
double densityBound(const Problem& problem, const Margins& margins, double least, double quantum,
                    const std::stop_token& stop = {});

/// The best of all of these and Problem::lowerBound(). When stopped early, or for problems beyond the size
/// of timeQuantum(): of those at hand.
double makespanBound(const Problem& problem, const std::stop_token& stop = {});

} // namespace doppler
