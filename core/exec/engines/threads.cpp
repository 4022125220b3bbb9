// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/blocking_times.h"
#include "core/exec/computed_run.h"
#include "core/exec/engines/online_threads.h"
#include "core/exec/registry.h"
#include "core/exec/timed_run.h"
#include "core/sim/online/online_simulator.h"

#include <algorithm>

namespace doppler {

namespace {

void scaleTimes(Schedule& schedule, double factor)
{
    schedule.makespan *= factor;
    const auto scale = [factor](auto& run) {
        run.ready *= factor;
        run.start *= factor;
        run.end *= factor;
    };
    std::for_each(schedule.tasks.begin(), schedule.tasks.end(), scale);
    std::for_each(schedule.transfers.begin(), schedule.transfers.end(), scale);
}

Error refused(Message message) { return {std::move(message), {}, {}}; }

/// Devices and channels are threads of this machine that sleep for the modelled time, with all that an
/// operating system adds.
class Threads final : public Engine {
public:
    Threads()
        : Engine(EngineInfo{
              "threads", DOPPLER_TEXT("core", "Sleeping threads"),
              DOPPLER_TEXT("core",
                           "Every slot of a device or channel is a thread that blocks for the modelled "
                           "time; the operating system adds jitter"),
              worldOptions()})
    {
    }

    [[nodiscard]] Result<void> supports(const Problem& problem) const override
    {
        const ModelOptions& model = problem.model();
        if (model.schedule == ChooseTask::Msr)
            return refused({DOPPLER_TEXT(
                "core", "each thread chooses from the state of its own device, but msr ranks by the state of "
                        "all devices; expected another schedule, such as fifo or blevel")});
        if (model.mode != Mode::Asynchronous)
            return refused(
                {DOPPLER_TEXT("core", "the threads engine has no barriers, expected the mode asynchronous")});
        if (model.memory == MemoryRule::Enforce)
            return refused({DOPPLER_TEXT(
                "core",
                "the threads engine does not wait for memory, expected the memory rule ignore or report")});
        return supportsCostModel(problem);
    }

    [[nodiscard]] Result<Execution> execute(const Problem& problem, const Placement& placement,
                                            const Options& options,
                                            const EngineContext& context) const override
    {
        if (auto supported = supports(problem); !supported)
            return supported.error();
        if (auto valid = validate(problem, placement); !valid)
            return valid.error();
        TransferPlan plan(problem.graph());
        plan.make(placement.devices, std::vector<std::uint32_t>(problem.vertexCount()));
        const double scale = realSecondsPerModelled(problem, options);
        const BlockingTimes times = blockingTimes(problem, placement, plan, options, context.seed);
        auto schedule = runOnThreads({problem, placement, plan, &times}, context);
        if (!schedule)
            return schedule.error();
        scaleTimes(*schedule, 1 / scale);
        return Execution{*std::move(schedule)};
    }

    [[nodiscard]] Result<void> supportsOnline(const Problem& problem) const override
    {
        return checkOnline(problem);
    }

    [[nodiscard]] Result<std::vector<Execution>>
    decideOnline(const Problem& problem, const OnlineDecisions& decisions, const Options& options,
                 const EngineContext& context, std::size_t repeats) const override
    {
        const double scale = realSecondsPerModelled(problem, options);
        return eachWithItsSeed(context, repeats, [&](const EngineContext& one) -> Result<Execution> {
            const DeviatingTimes times(problem, options, one.seed);
            const auto policy = decisions.policy();
            auto run = runOnlineOnThreads({problem.shared_from_this(), *policy, &times, nullptr, scale}, one);
            if (!run)
                return run.error();
            return Execution{std::move(run->schedule), std::move(run->placement)};
        });
    }
};

} // namespace

std::unique_ptr<Engine> makeThreads() { return std::make_unique<Threads>(); }

} // namespace doppler
