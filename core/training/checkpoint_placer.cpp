// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/checkpoint_placer.h"

#include "core/base/option_specs.h"
#include "core/io/bytes/file.h"
#include "core/placers/api/registry.h"
#include "core/training/learning_module.h"

#include <optional>

namespace doppler {

namespace {

/// A trained policy as it is: its networks place, and learn nothing from it.
class CheckpointPlacer final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            checkpointPlacerId,
            DOPPLER_TEXT("core", "Trained policy from a checkpoint"),
            PlacerKind::Learned,
            "",
            {textOption("file", "",
                        {.label = DOPPLER_TEXT("core", "Checkpoint file"),
                         .help = DOPPLER_TEXT("core", "checkpoint file of a training")}),
             choiceOption("decode", {"greedy", "best"},
                          {.label = DOPPLER_TEXT("core", "Decoding method"),
                           .help = DOPPLER_TEXT(
                               "core", "greedy: the most probable choices of the networks, then samples by "
                                       "their probabilities while the budget lasts; best: the stored best "
                                       "placement if graph and devices are those of the training")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        const std::string& file = options.text("file");
        if (file.empty())
            return Error{{DOPPLER_TEXT("core", "no checkpoint is given: set the option \"file\"")}, {}, {}};
        auto placed = placeByCheckpoint(
            problem, file, options.text("decode") == "best" ? Decode::Best : Decode::Greedy, context);
        if (!placed)
            return placed.error();
        return static_cast<PlacerResult&&>(*std::move(placed));
    }
};

/// The stored best placement of the graph and topology, if it is still valid there.
std::optional<Placement> storedBest(Checkpoint& checkpoint, const Problem& problem)
{
    for (ProblemState& state : checkpoint.problems)
        if (state.trainedOn.sameGraphAndTopology(problem) && state.best &&
            validate(problem, state.best->placement).ok())
            return std::move(state.best->placement);
    return std::nullopt;
}

Message usedNetwork(const std::string& file)
{
    return {DOPPLER_TEXT("core", "{0} stores no best placement that fits this graph on these devices; the "
                                 "network of the checkpoint placed the graph instead"),
            {file}};
}

} // namespace

bool namesCheckpoint(const std::string& placer)
{
    if (placer.ends_with(checkpointEnding))
        return true;
    const auto head = readFileHead(placer);
    return head && head->starts_with(checkpointMagic);
}

Result<PlacedByCheckpoint> placeByCheckpoint(const Problem& problem, const std::string& file, Decode how,
                                             const PlacerContext& context, EpisodeTrace* trace)
{
    auto checkpoint = readCheckpoint(file);
    if (!checkpoint)
        return checkpoint.error();
    PlacedByCheckpoint out;
    out.policy = checkpoint->policy;
    if (how == Decode::Best)
        if (auto best = storedBest(*checkpoint, problem)) {
            out.placement = *std::move(best);
            return out;
        }
    if (problem.vertexCount() == 0)
        return out;
    const auto module = learningModule();
    if (!module)
        return module.error();
    auto placed = (*module)->place(problem.shared_from_this(), *std::move(checkpoint), context, trace);
    if (!placed)
        return inFile(placed.error(), file);
    static_cast<PlacerResult&>(out) = *std::move(placed);
    if (how == Decode::Best)
        out.notes.push_back(usedNetwork(file));
    return out;
}

std::unique_ptr<Placer> makeCheckpointPlacer() { return std::make_unique<CheckpointPlacer>(); }

} // namespace doppler
