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
    std::string summary; ///< What runs there, in a sentence; English, marked with DOPPLER_TEXT.
    std::vector<OptionSpec> options;
};

struct EngineContext {
    std::uint64_t seed = 1; ///< Of what the engine draws; real times differ all the same.
    std::stop_token stop;
    /// Called some ten times a second while it executes, on the thread that does: how much is done (0 to 1).
    /// May be empty.
    std::function<void(double share)> progress = {};
};

/// Something that really executes a placed graph and takes the time. Stateless and safe to call from several
/// threads at once, though executions that share a machine disturb each other's times.
class Engine {
public:
    virtual ~Engine() = default;
    [[nodiscard]] virtual const EngineInfo& info() const = 0;

    /// Whether the engine can do what the problem's model asks for (rule of choice, mode, memory, cost
    /// model); the error says what it can't, and what it can.
    [[nodiscard]] virtual Result<void> supports(const Problem& problem) const = 0;

    /// Executes the placement once: what happened, with measured times in the problem's (modelled) seconds.
    /// Every vertex has run, every tensor has travelled once to each device that needs it; a task's `ready`
    /// is the end of its last input. The engine chooses by the problem's rule among what is ready. Blocks
    /// until all is done, or the stop token asks; stopped is an error, as are an invalid placement and a
    /// model that supports() refuses.
    [[nodiscard]] virtual Result<Schedule> execute(const Problem& problem, const Placement& placement,
                                                   const Options& options,
                                                   const EngineContext& context) const = 0;
};

/// The error of an execution that was stopped.
Error executionStopped();

} // namespace doppler
