// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/network_check.h"
#include "core/learn/learners/policy_trainer.h"
#include "core/learn/torch/libtorch.h"
#include "core/training/learning_module.h"

namespace doppler {

namespace {

class TorchLearning final : public LearningModule {
public:
    std::unique_ptr<Trainer> makeTrainer() override { return makePolicyTrainer(); }
    Result<PlacerResult> place(const ProblemPtr& problem, Checkpoint networks, const PlacerContext& context,
                               EpisodeTrace* trace) override
    {
        return placeWithNetworks(problem, std::move(networks), context, trace);
    }
    Result<std::unique_ptr<OnlineNetworks>> online(Checkpoint networks) override
    {
        const auto kind = findLearner(networks.policy);
        if (!kind)
            return kind.error();
        if (!(*kind)->online)
            return Error{
                {DOPPLER_TEXT("core", "the policy {0} places before the run; it does not decide while "
                                      "the graph runs"),
                 {networks.policy}},
                {},
                {}};
        return (*kind)->online(std::move(networks));
    }
    Result<std::vector<RatedPlacement>> whatIf(const ProblemPtr& problem, const Checkpoint& network,
                                               std::span<const PolicyChoice> before,
                                               std::span<const PolicyChoice> choices,
                                               const std::stop_token& stop) override
    {
        return answerWhatIf(problem, network, before, choices, stop);
    }
    Result<NetworkCheck> checkNetworks(std::string_view policy, std::uint64_t seed) override
    {
        return doppler::checkNetworks(policy, seed);
    }
    [[nodiscard]] std::string description() const override { return torchVersion(); }
};

LearningModule* theModule()
{
    static TorchLearning module;
    return &module;
}

} // namespace

} // namespace doppler

extern "C" const doppler::LearningModuleEntry dopplerLearningModule;
const doppler::LearningModuleEntry dopplerLearningModule{doppler::LearningModuleEntry::currentInterface,
                                                         &doppler::theModule};
