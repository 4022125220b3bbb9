// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learner.h"

namespace doppler {

namespace {

Error fault(Message message) { return {std::move(message), {}, {}}; }

/// Every vertex after its predecessors: what an episode that is replayed needs.
bool agreesWithDependencies(const DataflowGraph& graph, const std::vector<VertexId>& order)
{
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
    return !placement.order.empty() && validate(problem, placement).ok() &&
           agreesWithDependencies(problem.graph(), placement.order);
}

bool decidesNothingButLength(const std::string& option)
{
    return option == "stage1_episodes" || option == "stage2_episodes";
}

} // namespace

std::optional<Error> misfit(const Checkpoint& checkpoint, const Problem& problem, const Options& options)
{
    const TrainedOn& on = checkpoint.trainedOn;
    if (on.graphFingerprint != problem.graph().fingerprint())
        return fault(
            {DOPPLER_TEXT("core", "the checkpoint was trained on another graph, {0} of {1} vertices; to "
                                  "go on it needs the same one"),
             {on.graph, std::to_string(on.vertices)}});
    if (on.topologyFingerprint != problem.topology().fingerprint())
        return fault(
            {DOPPLER_TEXT("core", "the checkpoint was trained on other devices, {0}; to go on it needs "
                                  "the same ones"),
             {on.topology}});
    if (on.model != problem.model())
        return fault(
            {DOPPLER_TEXT("core", "the checkpoint was trained under another execution model ({0}, {1}); "
                                  "to go on it needs the same one"),
             {std::string(costModelName(on.model.costModel)),
              std::string(chooseTaskName(on.model.schedule))}});
    for (const auto& [name, value] : options.all())
        if (!decidesNothingButLength(name) && checkpoint.settings.all().at(name) != value)
            return fault(
                {DOPPLER_TEXT("core", "the checkpoint was trained with {0} = {1}, found {2}; to go on it "
                                      "needs the same"),
                 {name, toString(checkpoint.settings.all().at(name)), toString(value)}});
    if (checkpoint.best && !isEpisode(problem, checkpoint.best->placement))
        return fault({DOPPLER_TEXT("core", "the checkpoint's best placement does not fit its graph")});
    for (const RatedPlacement& elite : checkpoint.elites)
        if (!isEpisode(problem, elite.placement))
            return fault({DOPPLER_TEXT("core", "the checkpoint's best placement does not fit its graph")});
    return std::nullopt;
}

} // namespace doppler
