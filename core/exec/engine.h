// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/sim/schedule.h"

#include <cstdint>
#include <functional>
#include <stop_token>

namespace doppler {

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

/// Executes placed graphs and measures the times. Stateless and thread-safe, but executions that share a
/// machine disturb each other's times.
class Engine {
public:
    virtual ~Engine() = default;
    [[nodiscard]] virtual const EngineInfo& info() const = 0;

    /// Checks whether the engine supports the problem's model (schedule rule, mode, memory, cost model). The
    /// error names what is not supported and what is.
    [[nodiscard]] virtual Result<void> supports(const Problem& problem) const = 0;

    /// Executes the placement once and returns measured times in the problem's (modelled) seconds. Every
    /// vertex has run and every tensor has travelled once to each device that needs it; the `ready` of a task
    /// is the end of its last input. The engine chooses among ready tasks by the problem's rule. Blocks until
    /// the execution ends or the stop token requests a stop. Errors: stopped, invalid placement, a model that
    /// supports() refuses.
    [[nodiscard]] virtual Result<Schedule> execute(const Problem& problem, const Placement& placement,
                                                   const Options& options,
                                                   const EngineContext& context) const = 0;
};

/// The error of an execution that was stopped.
Error executionStopped();

} // namespace doppler
