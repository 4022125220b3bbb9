// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/portfolio/period_portfolio.h"

#include "core/placers/api/registry.h"
#include "core/placers/portfolio/period_moves.h"
#include "core/placers/scheduling/stream_loads.h"
#include "core/sim/analysis.h"
#include "core/sim/simulator.h"
#include "core/sim/stream/stream.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <set>
#include <string>
#include <tuple>

namespace doppler {

namespace {

constexpr std::size_t slices = 4; ///< Searches in turn, each from the best so far.
constexpr std::size_t mostFinal = 4;
constexpr double mostSimulated = 2e5; ///< Vertices of all items of a simulated stream.
constexpr double mostEdges = 2e6;     ///< Edges of all items.
constexpr std::size_t itemsPerFlight = 4;
/// Their time grows fastest, and they plan for the makespan.
constexpr std::array<std::string_view, 5> slow{"m-sct", "getf", "lookahead-heft", "flb", "bil"};

class PeriodPortfolio {
public:
    PeriodPortfolio(const Problem& p, const PlacerContext& c, std::uint64_t evaluations)
        : problem(p), context(c), simulator(p.shared_from_this())
    {
        if (c.budget.evaluations || !c.budget.seconds)
            limit = c.budget.evaluations.value_or(evaluations);
    }

    Result<PlacerResult> run(std::string_view first)
    {
        place(first);
        for (const char* order : {"topological", "depth-first"})
            place("contiguous", {{"objective", "period"}, {"order", order}});
        for (const auto& placer : placerRegistry().placers())
            if (placer->info().kind == PlacerKind::Constructive &&
                std::ranges::find(slow, placer->info().id) == slow.end())
                place(placer->info().id);
        std::vector<Found> starts = found; // Moves that lower the bound may raise the simulated period.
        for (std::size_t i = 0; i < slices && !over(); ++i)
            search(i);
        for (Found& start : starts)
            if (std::ranges::find(found, start.placement, &Found::placement) == found.end())
                found.push_back(std::move(start));
        return finish();
    }

private:
    using Clock = std::chrono::steady_clock;
    struct Found {
        Placement placement;
        std::string finder;
        double period = 0;
        double makespan = 0;
        bool fits = true;
    };

    [[nodiscard]] double elapsed() const
    {
        return std::chrono::duration<double>(Clock::now() - begun).count();
    }
    /// The best so far ends the search where nothing can be better.
    [[nodiscard]] bool over() const
    {
        return context.stop.stop_requested() || (limit && spent >= *limit) ||
               (context.budget.seconds && elapsed() >= *context.budget.seconds) ||
               (!found.empty() && found.front().fits && found.front().period <= bound * (1 + 1e-9));
    }
    [[nodiscard]] double spentShare() const
    {
        const double byCount = limit ? static_cast<double>(spent) / static_cast<double>(*limit) : 0;
        const double byTime = context.budget.seconds ? elapsed() / *context.budget.seconds : 0;
        return std::min(1.0, std::max(byCount, byTime));
    }

    void place(std::string_view id, std::initializer_list<std::pair<const char*, const char*>> settings = {})
    {
        const auto placer = placerRegistry().find(std::string(id));
        if (!placer || (over() && !found.empty()) || context.stop.stop_requested())
            return;
        const std::vector<OptionSpec>& specs = (*placer)->info().options;
        Options options(specs);
        for (const auto& [name, value] : settings)
            if (!options.set(specs, name, value))
                return;
        PlacerContext own;
        own.seed = context.seed;
        own.stop = context.stop;
        if (auto placed = (*placer)->place(problem, options, own))
            take(std::move(placed->placement), std::string(id), 1);
    }

    /// Keeps the best few, best first.
    void take(Placement placement, const std::string& finder, std::uint64_t evaluations)
    {
        spent += evaluations;
        const ChooseTask rule = problem.model().schedule;
        if (rule != ChooseTask::Given && rule != ChooseTask::Strict)
            placement.order.clear();
        placement.transfers.clear();
        for (const Found& one : found)
            if (one.placement == placement)
                return;
        Found one{std::move(placement), finder};
        one.period = streamPeriod(problem, one.placement.devices);
        const Schedule schedule = simulator.run(one.placement);
        one.makespan = schedule.makespan;
        one.fits = std::isfinite(one.makespan);
        if (one.fits && problem.model().memory != MemoryRule::Ignore) {
            const std::vector<double> peaks = peakMemory(problem, schedule);
            for (const DeviceId d : problem.topology().devices())
                one.fits = one.fits && peaks[d] <= problem.topology().device(d).memoryBytes;
        }
        const auto key = [](const Found& f) { return std::tuple(!f.fits, f.period, f.makespan); };
        const auto at = std::ranges::upper_bound(found, key(one), {}, [&](const Found& f) { return key(f); });
        const bool best = at == found.begin();
        found.insert(at, std::move(one));
        if (found.size() > mostFinal)
            found.pop_back();
        if (context.progress)
            context.progress(
                {spent, found.front().makespan, best ? &found.front().placement : nullptr, 0, spentShare()});
    }

    void search(std::size_t slice)
    {
        const auto left = static_cast<std::uint64_t>(slices - slice);
        const std::uint64_t steps = limit ? (*limit - spent + left - 1) / left : ~std::uint64_t{0};
        const double from = elapsed();
        const double until =
            context.budget.seconds ? from + (*context.budget.seconds - from) / static_cast<double>(left) : 0;
        std::uint64_t done = 0;
        MoveLimits limits;
        limits.seed = context.seed + slice;
        limits.goOn = [&](std::uint64_t step) {
            done = step;
            if (step >= steps || context.stop.stop_requested())
                return false;
            return !context.budget.seconds || step % 16 != 0 || elapsed() < until;
        };
        limits.spent = [&](std::uint64_t step) {
            const double byTime =
                context.budget.seconds ? (elapsed() - from) / std::max(until - from, 1e-9) : 0;
            const double byCount = limit ? static_cast<double>(step) / static_cast<double>(steps) : 0;
            return std::min(1.0, std::max(byTime, byCount));
        };
        Placement next{reducePeriod(problem, found.front().placement.devices, limits), {}};
        take(std::move(next), "local-moves", std::max<std::uint64_t>(done, 1));
    }

    /// Chooses by simulated streams among the best few and those from which the search began.
    Result<PlacerResult> finish()
    {
        if (found.empty()) { // stopped at once
            const Placer& simple = **placerRegistry().find("round-robin");
            return simple.place(problem, Options(simple.info().options), {});
        }
        std::size_t best = 0;
        double least = simulatedPeriod(found.front());
        for (std::size_t i = 1; i < found.size(); ++i) {
            if (found[i].fits != found.front().fits)
                continue;
            if (const double period = simulatedPeriod(found[i]); period < least * (1 - 1e-9)) {
                least = period;
                best = i;
            }
        }
        PlacerResult out{found[best].placement, spent, 0};
        out.finder = found[best].finder;
        if (context.progress)
            context.progress({spent, found[best].makespan, &found[best].placement, 0, 1});
        return out;
    }

    /// The bound where a stream is too large to simulate, or cannot be.
    [[nodiscard]] double simulatedPeriod(const Found& one) const
    {
        const Assignment& devices = one.placement.devices;
        const std::size_t items =
            2 * itemsPerFlight * std::set<DeviceId>(devices.begin(), devices.end()).size();
        if (static_cast<double>(items) * static_cast<double>(problem.vertexCount()) > mostSimulated ||
            static_cast<double>(items) * static_cast<double>(problem.graph().edgeCount()) > mostEdges)
            return one.period;
        const auto stream =
            simulateStream(problem.shared_from_this(), one.placement, {items, 0}, context.stop);
        return stream ? stream->period : one.period;
    }

    const Problem& problem;
    const PlacerContext& context;
    const Clock::time_point begun = Clock::now();
    Simulator simulator;
    double bound = streamPeriodBound(problem);
    std::optional<std::uint64_t> limit; ///< Evaluations.
    std::uint64_t spent = 0;
    std::vector<Found> found;
};

} // namespace

Result<PlacerResult> placeForPeriod(const Problem& problem, const PlacerContext& context,
                                    std::uint64_t evaluations, std::string_view first)
{
    return PeriodPortfolio(problem, context, evaluations).run(first);
}

} // namespace doppler
