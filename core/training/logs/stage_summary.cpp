// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/logs/stage_summary.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace doppler {

namespace {

double meanOf(std::span<const float> losses)
{
    return std::accumulate(losses.begin(), losses.end(), 0.0) / static_cast<double>(losses.size());
}

} // namespace

void StageSummaries::add(const EpisodeRecord& record)
{
    if (record.problem != 0)
        return;
    auto part = std::ranges::find_if(stages, [&](const Part& p) { return p.summary.stage == record.stage; });
    if (part == stages.end())
        part = stages.insert(
            stages.end(),
            {{.stage = record.stage, .best = record.makespan, .bestEpisode = record.episode}, {}});
    StageSummary& summary = part->summary;
    ++summary.episodes;
    if (record.makespan < summary.best) {
        summary.best = record.makespan;
        summary.bestEpisode = record.episode;
    }
    part->losses.push_back(static_cast<float>(record.loss));
}

std::vector<StageSummary> StageSummaries::parts() const
{
    std::vector<StageSummary> out;
    for (const Part& part : stages) {
        const std::span<const float> losses(part.losses);
        const std::size_t tenth = std::max<std::size_t>(losses.size() / 10, 1);
        StageSummary summary = part.summary;
        summary.firstLoss = meanOf(losses.first(tenth));
        summary.lastLoss = meanOf(losses.last(tenth));
        out.push_back(summary);
    }
    return out;
}

} // namespace doppler
