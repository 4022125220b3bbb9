// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/computed_run.h"

#include "core/base/option_specs.h"
#include "core/graph/metrics.h"

#include <algorithm>
#include <mutex>

namespace doppler {

std::vector<OptionSpec> computingOptions()
{
    return {
        flagOption("check", false,
                   {.label = DOPPLER_TEXT("core", "Compare outputs"),
                    .help = DOPPLER_TEXT("core", "compare the outputs with those of one device and, for "
                                                 "einsum graphs, of the uncut expression")}),
        wholeOption("warmup", 1, 0, 1000,
                    {.label = DOPPLER_TEXT("core", "Warm-up runs"),
                     .help = DOPPLER_TEXT("core", "executions before the first one that counts")}),
        wholeOption("data_seed", 1, 0, 9e15,
                    {.label = DOPPLER_TEXT("core", "Seed of the data"),
                     .help = DOPPLER_TEXT("core", "seed of inputs, and of weights that no file has; "
                                                  "executions of a problem share them")}),
        textOption("inputs", "",
                   {.label = DOPPLER_TEXT("core", "Inputs of the model"),
                    .help = DOPPLER_TEXT("core", "folder with NAME.npy, NAME.pb or input_0.pb for the inputs "
                                                 "of an ONNX model, or one such file; inputs without a file "
                                                 "are random")}),
        flagOption("stand_ins", false,
                   {.label = DOPPLER_TEXT("core", "Stand-in kernels"),
                    .help = DOPPLER_TEXT("core", "replace every operation by a kernel with the same FLOPs "
                                                 "and bytes")})};
}

Result<std::shared_ptr<Computation>> sharedComputation(const Problem& problem, const Options& options)
{
    struct Known {
        std::weak_ptr<const Problem> problem;
        std::uint64_t seed = 0;
        bool standIns = false;
        std::string inputs = {};
        std::weak_ptr<Computation> computation;
    };
    static std::mutex mutex;
    static Known last;
    const std::uint64_t seed = extentOf(options, "data_seed");
    const ComputationRequest request{problem.shared_from_this(), seed, options.flag("stand_ins"),
                                     options.text("inputs")};
    const auto module = kernelModule();
    if (!module)
        return module.error();
    const std::lock_guard lock(mutex);
    if (last.problem.lock() == request.problem && last.seed == seed && last.standIns == request.standIns &&
        last.inputs == request.inputs)
        if (auto held = last.computation.lock())
            return held;
    auto made = (*module)->computation(request);
    if (!made)
        return made.error();
    std::shared_ptr<Computation> computation = *std::move(made);
    last = {request.problem, seed, request.standIns, request.inputs, computation};
    return computation;
}

Result<std::shared_ptr<const void>> ComputingEngine::prepare(const Problem& problem,
                                                             const Options& options) const
{
    auto computation = sharedComputation(problem, options);
    if (!computation)
        return computation.error();
    return std::shared_ptr<const void>(*std::move(computation));
}

TransferPlan transferPlanOf(const Problem& problem, const Placement& placement)
{
    TransferPlan plan(problem.graph());
    const bool barriers = problem.model().mode == Mode::BulkSynchronous;
    plan.make(placement.devices,
              barriers ? hopLevels(problem.graph()) : std::vector<std::uint32_t>(problem.vertexCount()));
    return plan;
}

Result<void> supportsCostModel(const Problem& problem)
{
    const CostModel model = problem.model().costModel;
    if (model != CostModel::Placeto && model != CostModel::Mayer)
        return {};
    return Error{{DOPPLER_TEXT("core", "the cost model {0} reproduces another simulator and cannot be "
                                       "executed, expected physical or as-released"),
                  {std::string(costModelName(model))}},
                 {},
                 {}};
}

Result<std::vector<Execution>>
repeatExecution(std::size_t repeats, std::size_t warmup, const EngineContext& context,
                const std::function<Result<Execution>(const EngineContext&, bool isWarmup)>& once)
{
    const std::size_t total = warmup + std::max<std::size_t>(repeats, 1);
    std::vector<Execution> out;
    for (std::size_t i = 0; i < total; ++i) {
        EngineContext one{context.seed, context.stop, {}};
        if (context.progress)
            one.progress = [&context, i, total](double share) {
                context.progress((static_cast<double>(i) + share) / static_cast<double>(total));
            };
        if (context.stop.stop_requested())
            return executionStopped();
        auto execution = once(one, i < warmup);
        if (!execution)
            return execution.error();
        if (i >= warmup)
            out.push_back(*std::move(execution));
        if (one.progress)
            one.progress(1);
    }
    return out;
}

Result<std::vector<Execution>> repeatComputation(Computation& computation, const Options& options,
                                                 const EngineContext& context, std::size_t repeats,
                                                 const ComputedRun& work)
{
    const auto once = [&](const EngineContext& one, bool isWarmup) -> Result<Execution> {
        const auto values = work.begin(one.stop);
        if (!values)
            return values.error();
        auto execution = work.run(**values, one);
        if (!execution)
            return execution;
        auto check = computation.check(**values, options.flag("check") && !isWarmup, one.stop);
        if (!check)
            return check.error();
        execution->check = *std::move(check);
        const std::vector<Message> notes = computation.notes();
        execution->notes.insert(execution->notes.begin(), notes.begin(), notes.end());
        return execution;
    };
    return repeatExecution(repeats, static_cast<std::size_t>(options.integer("warmup")), context, once);
}

} // namespace doppler
