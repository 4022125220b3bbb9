// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "core/sim/online/online_policy.h"
#include "core/training/checkpoint.h"
#include "core/training/network_check.h"
#include "core/training/trainer.h"

#include <memory>
#include <span>
#include <stop_token>
#include <string>

namespace doppler {

/// The networks of a checkpoint as an online policy. Thread-safe.
class OnlineNetworks {
public:
    virtual ~OnlineNetworks() = default;
    /// A policy for one run of the problem.
    [[nodiscard]] virtual std::unique_ptr<OnlinePolicy> policy(const Problem& problem) const = 0;
};

/// What the separately loaded learning module (LibTorch) offers.
class LearningModule {
public:
    virtual ~LearningModule() = default;
    virtual std::unique_ptr<Trainer> makeTrainer() = 0;
    /// Places a problem with a checkpoint's networks, which stay unchanged. First without exploration, then,
    /// while the budget lasts, with actions sampled from their probabilities; returns the best placement.
    /// Without a budget only the first. A policy that searches spends the budget on one search. Errors do not
    /// name a file. If `trace` is not null it must be empty and receives the episode of the placement,
    /// without steps if the policy decided nothing.
    virtual Result<PlacerResult> place(const ProblemPtr& problem, Checkpoint networks,
                                       const PlacerContext& context, EpisodeTrace* trace) = 0;
    /// The networks of a checkpoint whose policy decides online (TrainingPolicy::decidesOnline). Errors:
    /// other policies; parameters that don't fit.
    virtual Result<std::unique_ptr<OnlineNetworks>> online(Checkpoint networks) = 0;
    /// The placements that result from other choices. After the decisions `before` (each with its device),
    /// takes each of `choices` in turn and lets the network continue without exploration. Returns one
    /// placement with its simulated makespan for each choice. Some policies do not support this. Blocks for
    /// one episode per choice; a stop request ends it with an error, also within an episode.
    virtual Result<std::vector<RatedPlacement>> whatIf(const ProblemPtr& problem, const Checkpoint& network,
                                                       std::span<const PolicyChoice> before,
                                                       std::span<const PolicyChoice> choices,
                                                       const std::stop_token& stop) = 0;
    /// Compares a policy's fast networks with their definition in LibTorch, on random graphs, parameters and
    /// episodes of this seed. Takes a few tenths of a second. Errors: no such policy.
    virtual Result<NetworkCheck> checkNetworks(std::string_view policy, std::uint64_t seed) = 0;
    /// E.g. "LibTorch 1.13.1, OpenBLAS".
    [[nodiscard]] virtual std::string description() const = 0;
};

/// Whether the module's file exists. Does not load it.
bool learningModuleInstalled();
/// Loads the module on first use (about 0.4 s) and never unloads it. Fails where chosenInstructionSet()
/// fails. Thread-safe; blocks while loading.
Result<LearningModule*> learningModule();

/// What the module's file exports: `extern "C" doppler::LearningModuleEntry dopplerLearningModule`.
struct LearningModuleEntry {
    static constexpr std::uint32_t currentInterface = 11;
    std::uint32_t interface = currentInterface;
    LearningModule* (*module)() = nullptr;
};

} // namespace doppler
