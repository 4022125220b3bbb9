// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "core/training/checkpoint.h"
#include "core/training/trainer.h"

#include <memory>
#include <span>
#include <string>

namespace doppler {

/// What the separately loaded learning module (LibTorch) offers.
class LearningModule {
public:
    virtual ~LearningModule() = default;
    virtual std::unique_ptr<Trainer> makeTrainer() = 0;
    /// Places a problem with a checkpoint's networks, and changes nothing of them: first without exploring,
    /// then, while the budget lasts, by actions drawn from their probabilities; the best of it. No budget:
    /// the first alone. A policy that searches spends the budget on one search. Errors name no file.
    /// `trace`, which may be null and is empty else: the episode that gave the placement. It has no steps
    /// where the policy decided nothing of it.
    virtual Result<PlacerResult> place(const ProblemPtr& problem, Checkpoint networks,
                                       const PlacerContext& context, EpisodeTrace* trace) = 0;
    /// What placements come of other choices: after the decisions `before` (each with its device) every one
    /// of `choices` is taken in turn, and the network goes on from there without exploring. One placement,
    /// with its simulated makespan, for each of them. Some policies can't say. Blocks: an episode for each
    /// choice.
    virtual Result<std::vector<RatedPlacement>> whatIf(const ProblemPtr& problem, const Checkpoint& network,
                                                       std::span<const PolicyChoice> before,
                                                       std::span<const PolicyChoice> choices) = 0;
    /// E.g. "LibTorch 1.13.1, OpenBLAS".
    [[nodiscard]] virtual std::string description() const = 0;
};

/// True where the module's file is there; it is not loaded by asking.
bool learningModuleInstalled();
/// Loads the module on first use (some 0.4 s) and keeps it. Fails where chosenInstructionSet() does. Safe
/// from any thread; blocks while loading.
Result<LearningModule*> learningModule();

/// What the module's file exports: `extern "C" doppler::LearningModuleEntry dopplerLearningModule`.
struct LearningModuleEntry {
    static constexpr std::uint32_t currentInterface = 8;
    std::uint32_t interface = currentInterface;
    LearningModule* (*module)() = nullptr;
};

} // namespace doppler
