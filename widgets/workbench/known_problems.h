// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/runs/run_entry.h"

#include <functional>
#include <vector>

namespace doppler {

/// The run as one of a problem that is equal to its own.
RunPtr rebased(const RunPtr& run, const ProblemPtr& onto);

/// The runs on the problems that the window already has: views distinguish problems by their pointers, so
/// runs of equal problems share one. `known` returns the window's problem that equals a given one, or the
/// given one; it is called once for each problem. Runs of equal problems that are new share the first.
std::vector<RunEntry> onKnownProblems(std::vector<RunEntry> entries,
                                      const std::function<ProblemPtr(const ProblemPtr&)>& known);

} // namespace doppler
