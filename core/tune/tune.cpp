// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/tune.h"

#include "core/base/names.h"
#include "core/tune/learned_costs.h"
#include "core/tune/methods.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 4> methodNames{"model", "annealing", "shortlist", "heuristics"};

Result<void> explore(RealRuns& runs, const TuneSetup& setup)
{
    switch (setup.method) {
    case TuneMethod::Model:
        return exploreByModel(runs, setup);
    case TuneMethod::Annealing:
        return exploreByAnnealing(runs, setup);
    case TuneMethod::Shortlist:
        return exploreShortlist(runs, setup);
    case TuneMethod::Heuristics:
        return exploreHeuristics(runs, setup);
    }
    return {};
}

} // namespace

std::string_view tuneMethodName(TuneMethod method) { return methodNames[static_cast<std::size_t>(method)]; }
std::span<const std::string_view> tuneMethodNames() { return methodNames; }
std::optional<TuneMethod> tuneMethodFromName(std::string_view name)
{
    return valueNamed<TuneMethod>(methodNames, name);
}

std::optional<double> modelError(std::span<const TunePoint> points)
{
    constexpr std::size_t most = 10;
    std::vector<double> errors;
    for (std::size_t i = points.size(); i > 0 && errors.size() < most; --i) {
        const TunePoint& point = points[i - 1];
        if (!point.isFinal && point.simulated > 0 && std::isfinite(point.simulated))
            errors.push_back(std::abs(point.measured / point.simulated - 1));
    }
    return errors.empty() ? std::nullopt : std::optional(medianOf(std::move(errors)));
}

std::vector<double> bestSoFar(std::span<const TunePoint> points)
{
    std::vector<double> out;
    double best = std::numeric_limits<double>::infinity();
    for (const TunePoint& point : points)
        out.push_back(best = std::min(best, point.measured));
    return out;
}

Result<TuneOutcome> tune(const TuneSetup& setup)
{
    auto runs = RealRuns::open(setup);
    if (!runs)
        return runs.error();
    if (auto explored = explore(*runs, setup); !explored)
        return explored.error();
    if (!runs->points().empty() && !runs->over())
        if (auto repeated = runs->repeatBest(); !repeated)
            return repeated.error();
    if (runs->over() && runs->points().size() < setup.runs) // a stop is reported as such by the outcome
        runs->endWith(TuneEnd::Time);
    return runs->outcome();
}

} // namespace doppler
