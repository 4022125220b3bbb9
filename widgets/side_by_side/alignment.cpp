// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/alignment.h"

#include <algorithm>

namespace doppler {

namespace {

/// The moment of a run that is to stand at the same place as the others'.
double heldMoment(const Run& run, Alignment alignment, std::optional<VertexId> vertex)
{
    if (alignment == Alignment::End)
        return run.schedule.endTime();
    if (alignment != Alignment::Vertex || !vertex || *vertex >= run.schedule.tasks.size())
        return 0;
    const TaskRun& task = run.schedule.tasks[*vertex];
    return task.ran() ? task.start : 0;
}

} // namespace

std::vector<double> alignedShifts(std::span<const RunPtr> runs, Alignment alignment,
                                  std::optional<VertexId> vertex, std::span<const double> byHand)
{
    std::vector<double> shifts(runs.size(), 0);
    for (std::size_t i = 0; i < runs.size(); ++i)
        shifts[i] = alignment == Alignment::Hand ? (i < byHand.size() ? byHand[i] : 0)
                                                 : -heldMoment(*runs[i], alignment, vertex);
    if (!shifts.empty()) {
        const double earliest = *std::ranges::min_element(shifts);
        for (double& shift : shifts)
            shift -= earliest;
    }
    return shifts;
}

double sharedDuration(std::span<const RunPtr> runs, std::span<const double> shifts)
{
    double latest = 0;
    for (std::size_t i = 0; i < runs.size(); ++i)
        latest = std::max(latest,
                          shifts[i] + std::max(runs[i]->schedule.endTime(), runs[i]->problem->lowerBound()));
    return latest;
}

} // namespace doppler
