// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <vector>

namespace doppler {

/// The small communication time relaxation of Hanen and Munier, as m-SCT uses it: minimise w with
///   s_i + p_i + c_ij x_ij <= s_j,  s_i + p_i <= w,  0 <= x_ij <= 1,
///   sum_j x_ij >= outdegree(i) - 1,  sum_i x_ij >= indegree(j) - 1
/// (p, c: mean seconds). j is i's favourite child if x_ij <= 0.1, so a vertex has at most one, and is that of
/// at most one. By vertex; invalid: none. GLPK's primal simplex solves it, starting from the schedule in
/// which everything travels. This is a solution, and every iteration keeps it one. If `iterations`, or 2.5e12
/// / rows^2 of them, do not suffice, the best solution so far is used.
Result<std::vector<VertexId>> favoriteChildren(const Problem& problem, std::int64_t iterations,
                                               const std::stop_token& stop);

} // namespace doppler
