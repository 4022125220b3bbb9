// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/exec/computed_run.h"
#include "core/exec/device_processors.h"
#include "core/exec/engines/online_threads.h"
#include "core/exec/registry.h"
#include "core/exec/timed_run.h"
#include "core/sim/online/online_simulator.h"

namespace doppler {

namespace {

/// Kernels on the devices' threads, copies on the channels'.
class ComputedWork final : public TimedWork {
public:
    ComputedWork(const Problem& p, const TransferPlan& t, ComputedValues& v, bool model)
        : problem(p), plan(t), values(v), modelLinks(model)
    {
    }
    Result<void> compute(VertexId v) override { return values.compute(v); }
    Result<void> carry(std::uint32_t transfer) override
    {
        const PlannedTransfer& x = plan.transfers()[transfer];
        return values.copy(transfer, modelLinks ? problem.transferSeconds(x.tensor, x.from, x.to) : 0);
    }

private:
    const Problem& problem;
    const TransferPlan& plan;
    ComputedValues& values;
    bool modelLinks;
};

/// The same while a policy decides.
class DecidedWork final : public OnlineWork {
public:
    DecidedWork(const Problem& p, ComputedValues& v, bool model) : problem(p), values(v), modelLinks(model) {}
    Result<void> compute(VertexId v, DeviceId on) override
    {
        values.place(v, on);
        return values.compute(v);
    }
    Result<void> carry(TensorId t, DeviceId from, DeviceId to) override
    {
        return values.copy(transferOf(problem, t, to), modelLinks ? problem.transferSeconds(t, from, to) : 0);
    }

private:
    const Problem& problem;
    ComputedValues& values;
    bool modelLinks;
};

/// Devices are cores of this machine. Kernels compute, and channels copy between the devices' memory.
class Local final : public ComputingEngine {
public:
    Local()
        : ComputingEngine(EngineInfo{
              "local", DOPPLER_TEXT("core", "This machine's cores"),
              DOPPLER_TEXT("core", "Every slot of a device is a core of this machine that computes the real "
                                   "operations; channels copy the tensors"),
              options()})
    {
    }

    [[nodiscard]] Result<void> supports(const Problem& problem) const override
    {
        if (problem.model().memory == MemoryRule::Enforce)
            return Error{
                {DOPPLER_TEXT("core", "the local engine does not wait for memory, expected the memory "
                                      "rule ignore or report")},
                {},
                {}};
        return supportsCostModel(problem);
    }

    [[nodiscard]] Result<std::vector<Execution>> repeat(const Problem& problem, const Placement& placement,
                                                        const Options& options, const EngineContext& context,
                                                        std::size_t repeats) const override
    {
        const auto processors = deviceProcessors(problem, options);
        if (!processors)
            return processors.error();
        const auto computation = sharedComputation(problem, options);
        if (!computation)
            return computation.error();
        const TransferPlan plan = transferPlanOf(problem, placement);
        const auto begin = [&](std::stop_token stop) { return (*computation)->begin(placement, {}, stop); };
        const auto run = [&](ComputedValues& values, const EngineContext& one) -> Result<Execution> {
            ComputedWork work(problem, plan, values, options.text("links") == "model");
            auto schedule = runOnThreads({problem, placement, plan, nullptr, &work, *processors}, one);
            if (!schedule)
                return schedule.error();
            return Execution{*std::move(schedule)};
        };
        return repeatComputation(**computation, options, context, repeats, {begin, run});
    }

    [[nodiscard]] Result<void> supportsOnline(const Problem& problem) const override
    {
        return checkOnline(problem);
    }

    [[nodiscard]] Result<std::vector<Execution>>
    decideOnline(const Problem& problem, const OnlineDecisions& decisions, const Options& options,
                 const EngineContext& context, std::size_t repeats) const override
    {
        const auto processors = deviceProcessors(problem, options);
        if (!processors)
            return processors.error();
        const auto computation = sharedComputation(problem, options);
        if (!computation)
            return computation.error();
        const auto begin = [&](std::stop_token stop) {
            return (*computation)->beginOnline(decisions.expected, {}, stop);
        };
        const auto run = [&](ComputedValues& values, const EngineContext& one) -> Result<Execution> {
            DecidedWork work(problem, values, options.text("links") == "model");
            const auto policy = decisions.policy();
            auto made = runOnlineOnThreads(
                {problem.shared_from_this(), *policy, nullptr, &work, 1, *processors}, one);
            if (!made)
                return made.error();
            return Execution{std::move(made->schedule), std::move(made->placement)};
        };
        return repeatComputation(**computation, options, context, repeats, {begin, run});
    }

private:
    static std::vector<OptionSpec> options()
    {
        std::vector<OptionSpec> all = computingOptions();
        all.push_back(
            choiceOption("links", {"real", "model"},
                         {.label = DOPPLER_TEXT("core", "Links"),
                          .help = DOPPLER_TEXT("core", "real: a transfer takes as long as the copy; "
                                                       "model: it is copied in pieces over the time "
                                                       "of the model's link")}));
        all.push_back(oversubscribeOption());
        return all;
    }
};

} // namespace

std::unique_ptr<Engine> makeLocal() { return std::make_unique<Local>(); }

} // namespace doppler
