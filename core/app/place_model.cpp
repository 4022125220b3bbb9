// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/place_model.h"

#include "core/app/goal_moves.h"
#include "core/app/placed_model_reasons.h"
#include "core/placers/api/registry.h"
#include "core/placers/partition/contiguous_split.h"
#include "core/placers/scheduling/stream_loads.h"
#include "core/problem/bounds.h"
#include "core/run/memory_fit.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <limits>
#include <mutex>
#include <set>
#include <thread>

namespace doppler {

namespace {

using Clock = std::chrono::steady_clock;

/// Stops placers that have no budget of their own at a time, or when the whole work is stopped.
class MethodDeadline {
public:
    MethodDeadline(const std::stop_token& stop, double seconds)
        : passOn(stop, [this] { source.request_stop(); }),
          timer([this, wait = std::chrono::duration<double>(std::clamp(seconds, 0.0, 1e6))](
                    const std::stop_token& ended) {
              std::unique_lock lock(mutex);
              never.wait_for(lock, ended, wait, [] { return false; });
              if (!ended.stop_requested())
                  source.request_stop();
          })
    {
    }
    [[nodiscard]] std::stop_token token() const { return source.get_token(); }

private:
    std::stop_source source;
    std::stop_callback<std::function<void()>> passOn;
    std::mutex mutex;
    std::condition_variable_any never;
    std::jthread timer; ///< Last: it ends before what it uses.
};

/// The problem under which searches avoid placements that do not fit: its model enforces memory, if any
/// device has a limit. Otherwise the problem itself.
ProblemPtr strictProblem(const ProblemPtr& problem)
{
    ModelOptions model = problem->model();
    if (model.memory != MemoryRule::Report || !checksMemory(*problem))
        return problem;
    model.memory = MemoryRule::Enforce;
    const auto strict = problem->withModel(model);
    return strict && checksMemory(**strict) ? *strict : problem;
}

class ModelPlacing {
public:
    explicit ModelPlacing(const PlaceModelSetup& s) : setup(s), strict(strictProblem(s.problem)) {}

    Result<PlacedModel> result()
    {
        tryConstructive();
        trySearches();
        if (setup.goal != PlacingGoal::Time) {
            trySplits();
            if (setup.goal == PlacingGoal::Throughput)
                search("auto", 0.5, {{"objective", "period"}});
            tryMoves();
        }
        if (candidates.empty())
            return setup.stop.stop_requested() ? stoppedEarly() : firstFault();
        auto run = makeFinishedRun(setup.problem, best().placement, best().method);
        if (!run)
            return run.error();
        return finished(*std::move(run));
    }

private:
    struct Candidate {
        std::string method;
        Placement placement;
        GoalFigures figures;
    };

    [[nodiscard]] double elapsed() const
    {
        return std::chrono::duration<double>(Clock::now() - begun).count();
    }
    [[nodiscard]] bool stopped() const { return setup.stop.stop_requested(); }
    /// Longest run that the goal accepts.
    [[nodiscard]] double longest() const { return leastMakespan * (1 + setup.slack); }

    void tell(Message phase) const
    {
        if (!setup.progress)
            return;
        PlaceModelProgress now{std::move(phase), std::min(1.0, elapsed() / setup.seconds), {}};
        if (!candidates.empty())
            now.best = best().figures;
        setup.progress(now);
    }
    static Message trying(const std::string& method)
    {
        return {DOPPLER_TEXT("core", "Trying {0}"), {placingMethodName(method)}};
    }

    /// Simulates a placement and keeps it if it is the best for the goal.
    void take(const std::string& method, Placement placement)
    {
        const ChooseTask rule = setup.problem->model().schedule;
        if (rule != ChooseTask::Given && rule != ChooseTask::Strict) {
            placement.order.clear();
            placement.transfers.clear();
        }
        auto run = makeRun(setup.problem, std::move(placement), method);
        if (!run) {
            tried.push_back({method, {}, run.error()});
            return;
        }
        const GoalFigures figures = goalFiguresOf(**run);
        tried.push_back({method, figures, {}});
        if (figures.fits)
            leastMakespan = std::min(leastMakespan, figures.makespan);
        candidates.push_back({method, (*run)->placement, figures});
    }

    /// The best candidate so far, which must exist. A shorter run may put one out of reach that was the best.
    [[nodiscard]] const Candidate& best() const
    {
        return *std::ranges::min_element(candidates, [&](const Candidate& a, const Candidate& b) {
            return servesBetter(setup.goal, a.figures, b.figures, longest());
        });
    }

    void tryConstructive()
    {
        for (const auto& placer : placerRegistry().placers()) {
            if (placer->info().kind != PlacerKind::Constructive)
                continue;
            // At least the first one runs; the others end together after a third of the time.
            if (stopped() || (!candidates.empty() && elapsed() > setup.seconds / 3))
                return;
            tell(trying(placer->info().id));
            const MethodDeadline deadline(setup.stop, std::max(setup.seconds / 10, 0.05));
            PlacerContext context;
            context.seed = setup.seed;
            context.stop = deadline.token();
            takeResult(placer->info().id, placer->place(*strict, Options(placer->info().options), context));
        }
    }

    void takeResult(const std::string& method, Result<PlacerResult> placed)
    {
        if (placed)
            take(method, std::move(placed->placement));
        else
            tried.push_back({method, {}, placed.error()});
    }

    void trySearches()
    {
        if (setup.goal == PlacingGoal::Time) {
            search("auto", 1);
        } else {
            search("critical-path-search", 0.35); // The best makespan, from which slack is counted.
        }
    }

    /// Runs a search for a share of the time that is left.
    void search(const std::string& id, double share,
                std::initializer_list<std::pair<const char*, const char*>> settings = {})
    {
        const auto placer = placerRegistry().find(id);
        const double left = setup.seconds - elapsed();
        if (!placer || stopped() || left <= 0)
            return;
        const std::vector<OptionSpec>& specs = (*placer)->info().options;
        Options options(specs);
        for (const auto& [name, value] : settings)
            if (!options.set(specs, name, value))
                return;
        tell(trying(id));
        PlacerContext context;
        context.seed = setup.seed;
        context.threads = setup.threads;
        context.stop = setup.stop;
        if (setup.evaluations)
            context.budget.evaluations = setup.evaluations;
        else
            context.budget.seconds = left * share;
        context.progress = [&](const PlacerProgress&) { tell(trying(id)); };
        takeResult(id, (*placer)->place(*strict, options, context));
    }

    void trySplits()
    {
        if (stopped())
            return;
        tell(trying("contiguous-split"));
        const DataflowGraph& graph = setup.problem->graph();
        const auto topological = graph.topologicalOrder();
        const std::vector<VertexId> orders[]{{topological.begin(), topological.end()},
                                             depthFirstOrder(graph)};
        for (const auto& order : orders)
            for (const SplitLoad load : {SplitLoad::Seconds, SplitLoad::Bytes})
                if (auto split = contiguousSplit(*setup.problem, order, load);
                    split && validate(*setup.problem, {*split, {}, {}}))
                    take("contiguous-split", {*std::move(split), {}, {}});
    }

    /// Local searches from the best so far, in slices: after each one the result is simulated, so that a
    /// placement that does not fit does not become the start of the next.
    void tryMoves()
    {
        if (candidates.empty() || !std::isfinite(best().figures.makespan))
            return;
        const std::string method = "local-moves";
        const std::uint64_t slices = setup.evaluations ? 2 : 8;
        const double from = elapsed();
        for (std::uint64_t i = 0; i < slices && !stopped(); ++i) {
            tell(trying(method));
            const double until =
                from + (setup.seconds - from) * static_cast<double>(i + 1) / static_cast<double>(slices);
            MoveLimits limits;
            limits.seed = setup.seed + i;
            const double begin = elapsed();
            limits.goOn = [&, last = begin](std::uint64_t step) mutable {
                if (setup.evaluations)
                    return step < *setup.evaluations && !stopped();
                if (step % 16 != 0)
                    return true;
                if (elapsed() - last > 0.1) {
                    last = elapsed();
                    tell(trying(method));
                }
                return elapsed() < until && !stopped();
            };
            limits.spent = [&](std::uint64_t step) {
                return setup.evaluations ? static_cast<double>(step) / static_cast<double>(*setup.evaluations)
                                         : std::min(1.0, (elapsed() - begin) / std::max(until - begin, 1e-9));
            };
            if (setup.goal == PlacingGoal::Throughput)
                take(method, {reducePeriod(*setup.problem, best().placement.devices, limits), {}, {}});
            else
                take(method, reducePeak(*setup.problem, best().placement, longest(), limits));
        }
    }

    [[nodiscard]] Error firstFault() const
    {
        for (const TriedMethod& one : tried)
            if (one.fault)
                return *one.fault;
        return stoppedEarly();
    }

    /// One line for each method, with its best placement.
    [[nodiscard]] std::vector<TriedMethod> methods() const
    {
        std::vector<TriedMethod> out;
        for (const TriedMethod& one : tried) {
            const auto known = std::ranges::find(out, one.method, &TriedMethod::method);
            if (known == out.end())
                out.push_back(one);
            else if (one.figures &&
                     (!known->figures || servesBetter(setup.goal, *one.figures, *known->figures, longest())))
                *known = one;
        }
        std::ranges::stable_sort(out, [&](const TriedMethod& a, const TriedMethod& b) {
            if (a.figures.has_value() != b.figures.has_value())
                return a.figures.has_value();
            return a.figures && servesBetter(setup.goal, *a.figures, *b.figures, longest());
        });
        return out;
    }

    /// A simulated stream, if it is not too large and there is no stop request.
    [[nodiscard]] std::optional<StreamFigures> streamOf(const Run& run) const
    {
        constexpr std::size_t mostSimulated = 500'000; // vertices of all items
        constexpr std::size_t leastItems = 8;
        const std::set<DeviceId> devices(run.placement.devices.begin(), run.placement.devices.end());
        const std::size_t items = std::min(
            8 * devices.size(), mostSimulated / std::max<std::size_t>(run.problem->vertexCount(), 1));
        if (items < leastItems)
            return std::nullopt;
        auto stream = simulateStream(run.problem, run.placement, {items, 0}, setup.stop);
        return stream ? std::optional(*std::move(stream)) : std::nullopt;
    }

    PlacedModel finished(RunPtr run)
    {
        tell({DOPPLER_TEXT("core", "Explaining the result")});
        PlacedModel out;
        out.goal = setup.goal;
        out.run = std::move(run);
        out.method = out.run->placer;
        out.figures = goalFiguresOf(*out.run);
        out.bestMakespan = leastMakespan;
        out.slack = setup.slack;
        out.makespanBound = std::max(setup.problem->lowerBound(), makespanBound(*setup.problem, setup.stop));
        out.periodBound = streamPeriodBound(*setup.problem);
        out.tried = methods();
        const auto remarks = setup.problem->graph().notes();
        out.notes.assign(remarks.begin(), remarks.end());
        if (out.goal == PlacingGoal::Throughput)
            out.stream = streamOf(*out.run);
        explain(out, setup.stop);
        out.seconds = elapsed();
        return out;
    }

    const PlaceModelSetup& setup;
    ProblemPtr strict;
    Clock::time_point begun = Clock::now();
    std::vector<TriedMethod> tried;
    std::vector<Candidate> candidates;
    double leastMakespan = std::numeric_limits<double>::infinity();
};

} // namespace

std::string placingMethodName(const std::string& method)
{
    if (method == "contiguous-split")
        return DOPPLER_TEXT("core", "Contiguous split");
    if (method == "local-moves")
        return DOPPLER_TEXT("core", "Local moves");
    const auto placer = placerRegistry().find(method);
    return placer ? (*placer)->info().name : method;
}

Result<PlacedModel> placeModel(const PlaceModelSetup& setup) { return ModelPlacing(setup).result(); }

} // namespace doppler
