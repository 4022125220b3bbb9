// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/exec/computed_run.h"
#include "core/exec/device_processors.h"
#include "core/exec/registry.h"
#include "core/exec/timed_run.h"

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

/// Devices are cores of this machine. Kernels compute, and channels copy between the devices' memory.
class Local final : public ComputingEngine {
public:
    [[nodiscard]] const EngineInfo& info() const override
    {
        static const EngineInfo description{
            "local", DOPPLER_TEXT("core", "This machine's cores"),
            DOPPLER_TEXT("core", "Every slot of a device is a core of this machine that computes the real "
                                 "operations; channels copy the tensors"),
            options()};
        return description;
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
        const auto once = [&](const EngineContext& one, bool isWarmup) -> Result<Execution> {
            auto values = (*computation)->begin(placement, {}, one.stop);
            if (!values)
                return values.error();
            ComputedWork work(problem, plan, **values, options.text("links") == "model");
            auto schedule = runOnThreads({problem, placement, plan, nullptr, &work, *processors}, one);
            if (!schedule)
                return schedule.error();
            auto check = (*computation)->check(**values, options.flag("check") && !isWarmup, one.stop);
            if (!check)
                return check.error();
            return Execution{*std::move(schedule), {}, *std::move(check), (*computation)->notes()};
        };
        return repeatExecution(repeats, static_cast<std::size_t>(options.integer("warmup")), context, once);
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
