// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/policy_growth.h"

#include "widgets/training/policy/other_moves.h"
#include "widgets/training/policy/policy_view.h"

#include <QLocale>
#include <algorithm>
#include <span>

namespace doppler {

namespace {

QString countText(std::size_t number) { return QLocale().toString(static_cast<qulonglong>(number)); }

} // namespace

PartialPlacementPtr growthAt(const PolicyEpisode& episode, std::size_t step)
{
    auto growing = std::make_shared<PartialPlacement>();
    growing->problem = episode.problem;
    const std::size_t steps = step + 1;
    std::size_t placed = episode.problem->vertexCount();
    if (episode.trace->start.empty()) {
        growing->whole = finalPlacement(*episode.problem, *episode.trace);
        growing->devices.resize(placed);
        for (const PolicyStep& done : std::span(episode.trace->steps).first(steps))
            growing->devices[done.vertex] = done.device;
        placed = static_cast<std::size_t>(
            std::ranges::count_if(growing->devices, [](const auto& device) { return device.has_value(); }));
    } else {
        growing->whole = placementAfter(*episode.problem, *episode.trace, steps);
        growing->devices.assign(growing->whole.begin(), growing->whole.end());
    }
    const QString at = countText(steps);
    const QString of = countText(episode.trace->steps.size());
    if (placed < growing->devices.size()) {
        growing->caption = PolicyView::tr("Policy step %1/%2: %3 of %4 vertices placed")
                               .arg(at, of, countText(placed), countText(growing->devices.size()));
        growing->help =
            PolicyView::tr("Graph and Gantt chart show the placement as of this step. The times are those of "
                           "the episode's final placement.");
    } else {
        growing->caption =
            PolicyView::tr("Policy step %1/%2: placement of the episode, not of the run").arg(at, of);
        growing->help = PolicyView::tr("Graph and Gantt chart show the placement as of this step.");
    }
    return growing;
}

} // namespace doppler
