// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/exact/memory_runs.h"

#include <cmath>
#include <limits>

namespace doppler {

namespace {

ProblemPtr strictly(const Problem& problem)
{
    ModelOptions model = problem.model();
    model.schedule = ChooseTask::Strict;
    model.noise = {};
    return problem.withModel(model).value(); // Neither graph nor devices are others.
}

} // namespace

MemoryRuns::MemoryRuns(const Problem& problem) : strict(strictly(problem)), own(problem.shared_from_this()) {}

double MemoryRuns::makespan(const Placement& plan)
{
    const double seconds = strict.makespan(plan);
    return std::isfinite(own.makespan(plan)) ? seconds : std::numeric_limits<double>::infinity();
}

} // namespace doppler
