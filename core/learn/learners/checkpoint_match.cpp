// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/learner.h"
#include "core/training/same_devices.h"

#include <algorithm>

namespace doppler {

namespace {

Error mismatchError(Message message) { return {std::move(message), {}, {}}; }

/// Every vertex after its predecessors, where there is an order: what an episode that is replayed needs.
bool agreesWithDependencies(const DataflowGraph& graph, const std::vector<VertexId>& order)
{
    if (order.empty())
        return true;
    std::vector<std::size_t> position(graph.vertexCount());
    for (std::size_t i = 0; i < order.size(); ++i)
        position[order[i]] = i;
    for (EdgeId e : graph.edges())
        if (position[graph.edge(e).from] > position[graph.edge(e).to])
            return false;
    return true;
}

bool isEpisode(const Problem& problem, const Placement& placement)
{
    return validate(problem, placement).ok() && agreesWithDependencies(problem.graph(), placement.order);
}

bool decidesNothingButLength(const std::string& option)
{
    return option.starts_with("stage") && option.ends_with("_episodes");
}

std::optional<Error> mismatch(const ProblemState& state, const Problem& problem)
{
    const TrainedOn& on = state.trainedOn;
    if (on.graphFingerprint != problem.graph().fingerprint())
        return mismatchError(
            {DOPPLER_TEXT("core", "the checkpoint was trained on another graph or with other locks: {0} with "
                                  "{1} vertices; resuming needs the same graph and locks"),
             {on.graph, std::to_string(on.vertices)}});
    if (!sameDevices(on, problem))
        return mismatchError(
            {DOPPLER_TEXT(
                 "core",
                 "the checkpoint was trained on other devices ({0}); resuming needs the same devices"),
             {on.topology}});
    if (!givesSameRuns(on.model, problem.model()))
        return mismatchError({DOPPLER_TEXT("core", "the checkpoint was trained under another execution model "
                                                   "({0}, {1}); resuming needs the same model"),
                              {std::string(costModelName(on.model.costModel)),
                               std::string(chooseTaskName(on.model.schedule))}});
    const auto fits = [&](const RatedPlacement& rated) { return isEpisode(problem, rated.placement); };
    const auto replays = [&](const RatedPlacement& elite) {
        return fits(elite) && !elite.placement.order.empty();
    };
    if ((state.best && !fits(*state.best)) || (state.guide && !replays(*state.guide)) ||
        !std::all_of(state.elites.begin(), state.elites.end(), replays))
        return mismatchError(
            {DOPPLER_TEXT("core", "the checkpoint's best placement does not fit its graph")});
    return std::nullopt;
}

} // namespace

std::optional<Error> mismatch(const Checkpoint& checkpoint, const LearnerSetup& setup)
{
    if (checkpoint.policy != setup.policy)
        return mismatchError({DOPPLER_TEXT("core", "the checkpoint contains the policy {0}, expected {1}"),
                              {checkpoint.policy, setup.policy}});
    if (checkpoint.problems.size() != setup.problems.size())
        return mismatchError(
            {DOPPLER_TEXT(
                 "core",
                 "resuming needs the graphs that the checkpoint was trained on: expected {0}, found {1}"),
             {count(checkpoint.problems.size()), count(setup.problems.size())}});
    for (const auto& [name, value] : setup.options.all())
        if (!decidesNothingButLength(name) && checkpoint.settings.all().at(name) != value)
            return mismatchError(
                {DOPPLER_TEXT(
                     "core",
                     "the checkpoint was trained with {0} = {1}, found {2}; resuming needs the same value"),
                 {name, toString(checkpoint.settings.all().at(name)), toString(value)}});
    for (std::size_t i = 0; i < setup.problems.size(); ++i)
        if (auto error = mismatch(checkpoint.problems[i], *setup.problems[i]))
            return error;
    return std::nullopt;
}

} // namespace doppler
