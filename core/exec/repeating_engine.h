// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"

namespace doppler {

/// An engine whose repeats share a start: execute() is executeAll() with one of them.
class RepeatingEngine : public Engine {
public:
    using Engine::Engine;
    [[nodiscard]] Result<Execution> execute(const Problem& problem, const Placement& placement,
                                            const Options& options, const EngineContext& context) const final;
    [[nodiscard]] Result<std::vector<Execution>>
    executeAll(const Problem& problem, const Placement& placement, const Options& options,
               const EngineContext& context, std::size_t repeats) const final;

private:
    /// Executes a valid placement of a supported problem.
    [[nodiscard]] virtual Result<std::vector<Execution>>
    repeat(const Problem& problem, const Placement& placement, const Options& options,
           const EngineContext& context, std::size_t repeats) const = 0;
};

} // namespace doppler
