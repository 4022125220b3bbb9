// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/exact/judge.h"
#include "core/problem/bounds.h"

namespace doppler {

/// Whether plans of a problem fit into a program of moderate size (5,000 rows): devices with one slot,
/// channels with room for one transfer.
bool milpFits(const Problem& problem);

/// Solves plans as a mixed integer linear program with GLPK (with the disjunctions of Moirai, Zhang et al.
/// 2023, and Pesto, Hafeez et al. 2021):
///   minimise C, below the best plan's makespan, with
///   x[v,d] in {0,1}, sum over d = 1; one for each colocation group
///   s[v] >= sum over d of head(v,d) x[v,d];  C >= s[v] + sum over d of (w(v,d) + tail(v,d)) x[v,d]
///   C >= sum over v of w(v,d) x[v,d] for each d
///   s[v] >= s[u] + w(u) for each edge u->v
///   for u, v without a path between them on one device: one ends before the other starts (y[u,v] in {0,1})
///   if nothing limits the route: s[v] >= s[u] + w(u) + c(d,d') (x[u,d] + x[v,d'] - 1)
///   else a start r[t,d'] of each tensor's transfer to each device: r[t,d'] >= s[u] + w(u),
///   s[v] >= r[t,d'] + c(d,d') for its readers there, and of two transfers on one channel one ends before the
///   other starts.
/// The M of a disjunction is the largest overlap of the two in the best plan. Passes each better plan and the
/// growing bound to the judge; ends when the judge is done.
void solveMilp(const Problem& problem, Judge& judge, const Margins& margins);

} // namespace doppler
