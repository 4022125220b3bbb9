// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/exec/execution_check.h"
#include "core/sim/assignment.h"
#include "core/sim/schedule.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace doppler {

class OnlinePolicy;

struct EngineInfo {
    std::string id;      ///< As on the command line, e.g. "threads".
    std::string name;    ///< For people; English, marked with DOPPLER_TEXT.
    std::string summary; ///< What executes the graph, in a sentence; English, marked with DOPPLER_TEXT.
    std::vector<OptionSpec> options;
};

struct EngineContext {
    std::uint64_t seed = 1; ///< Seed of random factors; real times vary nevertheless.
    std::stop_token stop;
    /// Called about ten times per second during execution, on the calling thread, with the share that is done
    /// (0 to 1). May be empty.
    std::function<void(double share)> progress = {};
};

/// What an engine returns for one execution.
struct Execution {
    Schedule schedule; ///< Measured times in the problem's (modelled) seconds.
    /// The placement that was executed, if the engine chose another one than the given one.
    std::optional<Placement> placement = {};
    std::optional<ExecutionCheck> check = {}; ///< Nothing if nothing was compared.
    std::vector<Message> notes = {};          ///< For the user, such as what executed the graph.
};

/// The policy that decides in an execution without a placement.
struct OnlineDecisions {
    /// Makes a policy for one execution of the problem (core/sim/online/online_policy.h). Engines call it
    /// before each execution, and the policy from one thread at a time.
    std::function<std::unique_ptr<OnlinePolicy>()> policy;
    /// A valid placement that resembles those that will result: memory is reserved for it.
    Placement expected;
    /// The policy's id (core/placers/online): engines of several processes find it by this name.
    std::string id = {};
};

/// Executes placed graphs and measures the times. Stateless and thread-safe, but executions that share a
/// machine disturb each other's times.
class Engine {
public:
    explicit Engine(EngineInfo info) : description(std::move(info)) {}
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    virtual ~Engine() = default;
    [[nodiscard]] const EngineInfo& info() const { return description; }

    /// Checks whether the engine supports the problem's model (schedule rule, mode, memory, cost model). The
    /// error names what is not supported and what is.
    [[nodiscard]] virtual Result<void> supports(const Problem& problem) const = 0;

    /// Prepares what executions of this problem share, for instance its weights, and returns an object that
    /// keeps it while it lives; null if there is nothing. Executions work without it, but each of them then
    /// prepares again. Errors as for execute().
    [[nodiscard]] virtual Result<std::shared_ptr<const void>> prepare(const Problem& problem,
                                                                      const Options& options) const;

    /// Executes the placement once and returns measured times in the problem's (modelled) seconds. Every
    /// vertex has run and every tensor has travelled once to each device that needs it; the `ready` of a task
    /// is the end of its last input. The engine chooses among ready tasks by the problem's rule. Blocks until
    /// the execution ends or the stop token requests a stop. Errors: stopped, invalid placement, a model that
    /// supports() refuses.
    [[nodiscard]] virtual Result<Execution> execute(const Problem& problem, const Placement& placement,
                                                    const Options& options,
                                                    const EngineContext& context) const = 0;

    /// Checks whether policies can decide on this engine while it executes the problem. The default refuses.
    [[nodiscard]] virtual Result<void> supportsOnline(const Problem& problem) const;

    /// Executes the graph `repeats` times (at least once) without a placement: the policy is asked at the
    /// start and whenever a task or transfer has ended, and sees the times that the model expects. Each
    /// execution has the placement that resulted. The other promises, progress and errors are those of
    /// executeAll(), with supportsOnline() instead of supports().
    [[nodiscard]] Result<std::vector<Execution>>
    executeOnline(const Problem& problem, const OnlineDecisions& decisions, const Options& options,
                  const EngineContext& context, std::size_t repeats) const;

    /// Executes the placement `repeats` times (at least once) and returns the executions in their order. The
    /// i-th has the seed of the context + i, and the context's progress is the share of all of them. Errors
    /// as for execute(). The default calls execute(); an engine that takes long to start replaces it.
    [[nodiscard]] virtual Result<std::vector<Execution>>
    executeAll(const Problem& problem, const Placement& placement, const Options& options,
               const EngineContext& context, std::size_t repeats) const;

private:
    /// executeOnline() of a problem that supportsOnline() accepts.
    [[nodiscard]] virtual Result<std::vector<Execution>>
    decideOnline(const Problem& problem, const OnlineDecisions& decisions, const Options& options,
                 const EngineContext& context, std::size_t repeats) const;

    EngineInfo description;
};

/// Calls `once` `repeats` times (at least once) with the seeds and progress of executeAll(). Returns the
/// executions in their order, or the first error.
Result<std::vector<Execution>>
eachWithItsSeed(const EngineContext& context, std::size_t repeats,
                const std::function<Result<Execution>(const EngineContext&)>& once);

/// The error of an execution that was stopped.
Error executionStopped();

} // namespace doppler
