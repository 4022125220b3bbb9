// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/compared_runs.h"

#include "core/run/measured_run.h"

#include <algorithm>

namespace doppler {

namespace {

GanttChartPtr chartOf(const RunPtr& run, const ComparedRunsPtr& before)
{
    if (before)
        for (const GanttChartPtr& chart : before->charts)
            if (chart->runPtr() == run)
                return chart;
    return std::make_shared<const GanttChart>(run);
}

MeasuredBarsPtr barsOf(const RunPtr& run, const ComparedRunsPtr& before)
{
    if (!isMeasured(*run))
        return nullptr;
    if (before)
        if (const auto known = std::ranges::find(before->runs, run); known != before->runs.end())
            return before->bars[static_cast<std::size_t>(known - before->runs.begin())];
    return std::make_shared<const Result<FourBars>>(fourBars(*run));
}

} // namespace

ComparedRunsPtr compareRuns(std::vector<NamedRun> runs, std::size_t reference, const ComparedRunsPtr& before,
                            std::optional<PinnedBaseline> baseline)
{
    auto out = std::make_shared<ComparedRuns>();
    out->baseline = std::move(baseline);
    for (const NamedRun& named : runs) {
        out->runs.push_back(named.run);
        out->charts.push_back(chartOf(named.run, before));
        out->tracks.emplace_back(named.run->schedule);
        out->bars.push_back(barsOf(named.run, before));
    }
    out->differences = differencesOf(std::move(runs), reference);
    const auto& disagreement = out->differences.disagreement;
    for (const std::vector<MovedVertex>& moved : out->differences.moved) {
        std::vector<bool> mask(disagreement.size(), false);
        for (const MovedVertex& vertex : moved)
            mask[vertex.vertex] = true;
        out->moved.push_back(std::move(mask));
    }
    for (std::size_t v = 0; v < disagreement.size(); ++v)
        out->moved[reference][v] = disagreement[v] > 0;
    return out;
}

} // namespace doppler
