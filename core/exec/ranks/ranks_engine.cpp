// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/exec/computed_run.h"
#include "core/exec/device_processors.h"
#include "core/exec/ranks/rank_processes.h"
#include "core/exec/ranks/rank_session.h"
#include "core/exec/ranks/ranks_options.h"
#include "core/exec/registry.h"
#include "core/placers/online/online_placer.h"
#include "core/ranks/rank_environment.h"
#include "core/ranks/rank_secret.h"

#include <algorithm>

namespace doppler {

namespace {

/// A device is a process: one that the user has started for each device, on any machines, or one that this
/// engine starts on this machine.
class RanksEngine final : public RepeatingEngine {
public:
    RanksEngine()
        : RepeatingEngine(EngineInfo{
              "ranks", DOPPLER_TEXT("core", "Processes"),
              DOPPLER_TEXT("core", "Every device is a process, on this machine or another, that computes the "
                                   "real operations; tensors travel through the network"),
              ranksOptions()})
    {
    }

    [[nodiscard]] Result<void> supports(const Problem& problem) const override
    {
        if (problem.model().schedule == ChooseTask::Msr)
            return Error{{DOPPLER_TEXT("core", "a rank does not know the state of the other devices, which "
                                               "msr needs; expected another schedule")},
                         {},
                         {}};
        if (problem.model().memory == MemoryRule::Enforce)
            return Error{{DOPPLER_TEXT("core", "the ranks do not wait for memory, expected the memory rule "
                                               "ignore or report")},
                         {},
                         {}};
        return supportsCostModel(problem);
    }

    [[nodiscard]] Result<std::vector<Execution>> repeat(const Problem& problem, const Placement& placement,
                                                        const Options& options, const EngineContext& context,
                                                        std::size_t repeats) const override
    {
        return execute(problem, {placement, {}, std::max<std::size_t>(repeats, 1)}, options, context);
    }

    [[nodiscard]] Result<void> supportsOnline(const Problem& problem) const override
    {
        return checkOnline(problem);
    }

    [[nodiscard]] Result<std::vector<Execution>>
    decideOnline(const Problem& problem, const OnlineDecisions& decisions, const Options& options,
                 const EngineContext& context, std::size_t repeats) const override
    {
        if (const auto known = onlinePlacer(decisions.id); !known)
            return known.error();
        return execute(problem, {decisions.expected, decisions.id, std::max<std::size_t>(repeats, 1)},
                       options, context);
    }

    [[nodiscard]] Result<std::shared_ptr<const void>> prepare(const Problem& problem,
                                                              const Options& options) const override
    {
        const auto setup = ranksOfEnvironment();
        if (!setup)
            return setup.error();
        if (setup->size == 1)
            return std::shared_ptr<const void>(sharedRankProcesses(problem, options));
        auto computation = sharedComputation(problem, options);
        if (!computation)
            return computation.error();
        return std::shared_ptr<const void>(*std::move(computation));
    }

private:
    static Result<std::vector<Execution>> execute(const Problem& problem, const RankOrder& order,
                                                  const Options& options, const EngineContext& context)
    {
        const auto setup = ranksOfEnvironment();
        if (!setup)
            return setup.error();
        if (setup->size > 1)
            return executeAsRank(problem, order, options, context, *setup);
        if (const auto processors = deviceProcessors(problem, options); !processors)
            return processors.error();
        return sharedRankProcesses(problem, options)->execute(order, context);
    }

    /// This process is one of those that the user has started.
    static Result<std::vector<Execution>> executeAsRank(const Problem& problem, const RankOrder& order,
                                                        const Options& options, const EngineContext& context,
                                                        const RankSetup& setup)
    {
        if (setup.size != problem.deviceCount())
            return Error{{DOPPLER_TEXT("core", "WORLD_SIZE is {0}, but there are {1} devices; start one "
                                               "process for each device"),
                          {std::to_string(setup.size), std::to_string(problem.deviceCount())}},
                         {},
                         {}};
        const auto secret = rankSecret();
        if (!secret)
            return secret.error();
        return executeRank({problem.shared_from_this(), order.placement, order.policy, options, order.repeats,
                            setup, *secret},
                           context, {});
    }
};

} // namespace

std::vector<OptionSpec> ranksOptions()
{
    std::vector<OptionSpec> all = computingOptions();
    all.push_back(oversubscribeOption());
    all.push_back(numberOption("timeout", 10.0, 0.5, 1e6,
                               {.label = DOPPLER_TEXT("core", "Time limit without answer"),
                                .unit = "s",
                                .help = DOPPLER_TEXT("core", "seconds without a sign of life after which a "
                                                             "rank counts as unresponsive")}));
    return all;
}

std::unique_ptr<Engine> makeRanks() { return std::make_unique<RanksEngine>(); }

} // namespace doppler
