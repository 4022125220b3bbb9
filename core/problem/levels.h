// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <vector>

namespace doppler {

/// Longest weighted paths under mean costs (doppler.md, "Static features"). Seconds, by vertex id.
struct Levels {
    /// b(v) = w(v) + max over out edges (c(e) + b(head)); w: mean compute, c: mean transfer seconds of the
    /// edge.
    std::vector<double> bLevel;
    /// t(v): the same on the reversed graph, v's own compute included.
    std::vector<double> tLevel;
    /// The successor (predecessor) on the longest path; invalid at its end. Ties: the first edge.
    std::vector<VertexId> bNext;
    std::vector<VertexId> tNext;
};

Levels levels(const Problem& problem);

} // namespace doppler
