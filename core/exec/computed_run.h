// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/kernel_module.h"
#include "core/exec/repeating_engine.h"
#include "core/problem/transfer_plan.h"

#include <functional>

namespace doppler {

/// The options of every engine that computes: `check`, `warmup`, `data_seed`, `inputs`,
/// `stand_ins`.
std::vector<OptionSpec> computingOptions();

/// The computation of a problem under these options. One that somebody still holds is used again, if it has
/// the same problem, data and kernels. Loads the module on first use. Thread-safe.
Result<std::shared_ptr<Computation>> sharedComputation(const Problem& problem, const Options& options);

/// An engine that computes: its executions share the computation of their problem.
class ComputingEngine : public RepeatingEngine {
public:
    using RepeatingEngine::RepeatingEngine;
    [[nodiscard]] Result<std::shared_ptr<const void>> prepare(const Problem& problem,
                                                              const Options& options) const final;
};

/// The transfers of a placement; with their levels, if the problem's model has barriers.
TransferPlan transferPlanOf(const Problem& problem, const Placement& placement);

/// Which of the models of simulators an engine cannot execute, because they define costs and no order of
/// events: an error for `placeto` and `mayer`.
Result<void> supportsCostModel(const Problem& problem);

/// Executes `once` as often as asked after `warmup` executions that don't count, and reports the progress of
/// all of them through the context.
Result<std::vector<Execution>>
repeatExecution(std::size_t repeats, std::size_t warmup, const EngineContext& context,
                const std::function<Result<Execution>(const EngineContext&, bool isWarmup)>& once);

/// What an engine does itself in each of its executions in one process.
struct ComputedRun {
    std::function<Result<std::unique_ptr<ComputedValues>>(std::stop_token)> begin;
    /// Computes all of the values.
    std::function<Result<Execution>(ComputedValues&, const EngineContext&)> run;
};

/// Executes this as often as asked, after the warm-up executions of the options. Checks the results of each
/// execution as the options say, and puts the notes of the computation before those of the run.
Result<std::vector<Execution>> repeatComputation(Computation& computation, const Options& options,
                                                 const EngineContext& context, std::size_t repeats,
                                                 const ComputedRun& work);

} // namespace doppler
