// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/repeating_engine.h"

namespace doppler {

Result<Execution> RepeatingEngine::execute(const Problem& problem, const Placement& placement,
                                           const Options& options, const EngineContext& context) const
{
    auto all = executeAll(problem, placement, options, context, 1);
    if (!all)
        return all.error();
    return std::move(all->front());
}

Result<std::vector<Execution>> RepeatingEngine::executeAll(const Problem& problem, const Placement& placement,
                                                           const Options& options,
                                                           const EngineContext& context,
                                                           std::size_t repeats) const
{
    if (auto supported = supports(problem); !supported)
        return supported.error();
    if (auto valid = validate(problem, placement); !valid)
        return valid.error();
    return repeat(problem, placement, options, context, repeats);
}

} // namespace doppler
