// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/repeated_request.h"

#include "core/placers/api/registry.h"
#include "core/training/checkpoint_placer.h"
#include "core/training/named_networks.h"
#include "widgets/training/policy/other_moves.h"

#include <QFile>
#include <algorithm>
#include <filesystem>
#include <utility>

namespace doppler {

namespace {

/// "doppler (net.checkpoint)": what a run of a checkpoint is called (choosePlacer).
bool isCheckpointTitle(const std::string& title)
{
    const auto end = title.find(" (");
    return end != std::string::npos && findTrainingPolicy(title.substr(0, end)).ok();
}

/// As much as gave the run, whatever that may take now.
Budget budgetAgain(const RunEntry& entry, const RepeatedRequest& again)
{
    Budget budget;
    if (again.known && !again.request.seconds)
        budget.evaluations = again.request.evaluations;
    else if (entry.evaluations > 0)
        budget.evaluations = entry.evaluations;
    return budget;
}

/// Of the file, where they can go on from a step.
NetworkSource networksOf(const std::string& file, const std::string& policy)
{
    if (policy == improvePolicyId)
        return {};
    return [file]() -> Result<std::shared_ptr<const Checkpoint>> {
        auto read = readCheckpoint(file);
        if (!read)
            return read.error();
        return std::make_shared<const Checkpoint>(*std::move(read));
    };
}

} // namespace

RepeatedRequest repeatedRequest(const RunEntry& entry, const std::optional<PlacerRequest>& asked,
                                const Approvals& approvals)
{
    return {asked.value_or(PlacerRequest{QFile::decodeName(entry.run->placer.c_str()), entry.seed}),
            entry.locks, asked.has_value(), approvals};
}

Result<Placement> placeAgain(const ProblemPtr& problem, const RepeatedRequest& again,
                             const std::stop_token& stop, const DecisionRecord& record)
{
    PlacerContext context;
    context.seed = again.request.seed;
    context.budget = {again.request.evaluations, again.request.seconds};
    context.stop = stop;
    context.record = record;
    const auto placed =
        runPlacer(problem, placingRequest(again.request, again.locks), again.approvals, context);
    if (!placed)
        return placed.error();
    return placed->run->placement;
}

bool byCheckpointFile(const RunEntry& entry)
{
    const std::string& placer = entry.run->placer;
    return std::filesystem::path(placer).is_absolute() &&
           (placer.ends_with(checkpointEnding) || isCheckpointTitle(entry.title.toStdString()));
}

bool byPolicy(const RunEntry& entry)
{
    if (entry.trained || byCheckpointFile(entry) || isCheckpointTitle(entry.run->placer))
        return true;
    const auto placer = placerRegistry().find(entry.run->placer);
    return placer && (*placer)->info().kind == PlacerKind::Learned;
}

Result<PolicyEpisode> playAgain(const RunEntry& entry, const RepeatedRequest& again,
                                const std::stop_token& stop)
{
    const Run& run = *entry.run;
    const auto locked = withLocks(*run.problem, again.locks);
    if (!locked)
        return locked.error();
    PlacerContext context;
    context.seed = again.request.seed;
    context.budget = budgetAgain(entry, again);
    context.stop = stop;
    const bool best = std::ranges::any_of(again.request.settings, [](const auto& setting) {
        return setting.first == "decode" && setting.second == "best";
    });
    auto trace = std::make_shared<EpisodeTrace>();
    const auto placed =
        placeByCheckpoint(**locked, run.placer, best ? Decode::Best : Decode::Greedy, context, trace.get());
    if (!placed)
        return placed.error();
    PolicyEpisode episode{std::move(trace), run.problem, again.locks, runTitle(entry),
                          networksOf(run.placer, placed->policy)};
    return ledTo(episode, run) ? std::move(episode) : PolicyEpisode();
}

} // namespace doppler
