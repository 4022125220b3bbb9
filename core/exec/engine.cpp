// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/engine.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

Result<std::shared_ptr<const void>> Engine::prepare(const Problem& /*problem*/,
                                                    const Options& /*options*/) const
{
    return std::shared_ptr<const void>();
}

Result<void> Engine::supportsOnline(const Problem& /*problem*/) const
{
    return Error{{DOPPLER_TEXT("core", "the engine {0} executes placements only; expected threads, local, "
                                       "emulated or ranks for an online policy"),
                  {info().id}},
                 {},
                 {}};
}

Result<std::vector<Execution>> Engine::executeOnline(const Problem& problem, const OnlineDecisions& decisions,
                                                     const Options& options, const EngineContext& context,
                                                     std::size_t repeats) const
{
    if (auto supported = supportsOnline(problem); !supported)
        return supported.error();
    return decideOnline(problem, decisions, options, context, repeats);
}

Result<std::vector<Execution>>
Engine::decideOnline(const Problem& problem, const OnlineDecisions& /*decisions*/, const Options& /*options*/,
                     const EngineContext& /*context*/, std::size_t /*repeats*/) const
{
    return Engine::supportsOnline(problem).error();
}

Result<std::vector<Execution>>
eachWithItsSeed(const EngineContext& context, std::size_t repeats,
                const std::function<Result<Execution>(const EngineContext&)>& once)
{
    std::vector<Execution> all;
    for (std::size_t i = 0; i < std::max<std::size_t>(repeats, 1); ++i) {
        EngineContext one{context.seed + i, context.stop};
        const auto shareOfAll = [&context, i, repeats](double done) {
            context.progress((static_cast<double>(i) + done) / static_cast<double>(repeats));
        };
        if (context.progress)
            one.progress = shareOfAll;
        auto execution = once(one);
        if (!execution)
            return execution.error();
        all.push_back(*std::move(execution));
        if (context.progress)
            shareOfAll(1);
    }
    return all;
}

Result<std::vector<Execution>> Engine::executeAll(const Problem& problem, const Placement& placement,
                                                  const Options& options, const EngineContext& context,
                                                  std::size_t repeats) const
{
    return eachWithItsSeed(context, repeats, [&](const EngineContext& one) {
        return execute(problem, placement, options, one);
    });
}

Result<void> passed(const ExecutionCheck& check)
{
    if (!check.tokensEqual)
        return Error{
            {DOPPLER_TEXT("core", "vertex {0} returned a wrong token: it ran before its inputs, or with "
                                  "inputs of other vertices"),
             {check.firstDifferent}},
            {},
            {}};
    if (check.outputsEqual == false)
        return Error{
            {DOPPLER_TEXT("core", "vertex {0} returned a wrong output: it differs from that of a sequential "
                                  "evaluation by {1} of the largest element"),
             {check.firstDifferent, figure(fmt::format("{:.3g}", check.largestDifference.value_or(0)))}},
            {},
            {}};
    return {};
}

Error executionStopped() { return {{DOPPLER_TEXT("core", "stopped before all vertices had run")}, {}, {}}; }

} // namespace doppler
