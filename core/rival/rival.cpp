// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rival/rival.h"

#include "core/base/random.h"
#include "core/base/start_thread.h"
#include "core/placers/online/online_placer.h"
#include "core/rival/problem_draft.h"
#include "core/sim/analysis.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <thread>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Not the number of threads: equal seeds give equal results on every machine.
constexpr std::uint64_t chainCount = 4;

/// Temperatures, as a relative decrease of the ratio. PISA cools from 100 to 0.1, which accepts nearly
/// everything: its ratios are of the order of 1.
constexpr double hot = 0.1;
constexpr double cold = 0.001;

/// A problem, its draft, and both runs.
struct Candidate {
    ProblemDraft draft;
    ProblemPtr problem;
    RivalRun a;
    RivalRun b;
    [[nodiscard]] double ratio() const { return a.makespan / b.makespan; }
};

std::string resultName(const RivalSetup& setup)
{
    return fmt::format("{}, {} against {}", setup.start->graph().name(), setup.a.title(), setup.b.title());
}

Result<Candidate> candidateOf(const RivalSetup& setup, ProblemDraft draft)
{
    auto problem = draft.build(resultName(setup));
    if (!problem)
        return problem.error();
    auto a = runRival(setup, setup.a, *problem);
    if (!a)
        return a.error();
    auto b = runRival(setup, setup.b, *problem);
    if (!b)
        return b.error();
    if (!(b->makespan > 0) || !(a->makespan > 0))
        return Error{{DOPPLER_TEXT("core", "no run of this problem takes any time, so that placers cannot be "
                                           "compared; expected vertices with costs")},
                     {},
                     {}};
    return Candidate{std::move(draft), *std::move(problem), *std::move(a), *std::move(b)};
}

/// What all chains have reached together, for the progress only.
class RivalBoard {
public:
    RivalBoard(const RivalSetup& s, double start) : setup(s), now{1, s.evaluations, start, start} {}

    void tried(double ratio)
    {
        const std::scoped_lock lock(mutex);
        ++now.done;
        now.ratio = std::max(now.ratio, ratio);
        if (setup.progress)
            setup.progress(now);
    }
    [[nodiscard]] std::uint64_t done() const { return now.done; }

private:
    const RivalSetup& setup;
    std::mutex mutex;
    RivalProgress now;
};

/// One annealing from the start. Keeps the best of its problems.
class RivalChain {
public:
    RivalChain(const RivalSetup& s, const Candidate& start, std::uint64_t number, std::uint64_t steps)
        : setup(s), current(start), best(start), random(s.seed + number * 0x9e3779b97f4a7c15ULL), count(steps)
    {
    }

    void run(RivalBoard& board)
    {
        const double cooling = count > 1 ? std::pow(cold / hot, 1.0 / static_cast<double>(count - 1)) : 1;
        double temperature = hot;
        for (std::uint64_t step = 0; step < count; ++step, temperature *= cooling) {
            if (setup.stop.stop_requested())
                return;
            board.tried(advance(temperature));
        }
    }
    [[nodiscard]] const Candidate& bestOne() const { return best; }

private:
    /// Tries a changed problem; its ratio, or 0 if it has none.
    double advance(double temperature)
    {
        ProblemDraft draft = current.draft;
        bool changed = false;
        for (int tries = 0; tries < 100 && !changed; ++tries)
            changed = draft.change(random);
        auto next = candidateOf(setup, std::move(draft));
        const double drawn = random.uniform(); // Always, so that a failed candidate shifts nothing.
        if (!next || setup.stop.stop_requested())
            return 0;
        const double ratio = next->ratio();
        const double loss = 1 - ratio / current.ratio();
        if (loss <= 0 || drawn < std::exp(-loss / temperature))
            current = *std::move(next);
        if (current.ratio() > best.ratio())
            best = current;
        return ratio;
    }

    const RivalSetup& setup;
    Candidate current;
    Candidate best;
    Random random;
    std::uint64_t count;
};

/// Runs the chains on the setup's threads; an error if something unexpected ended one.
std::optional<Error> runChains(const RivalSetup& setup, std::vector<RivalChain>& chains, RivalBoard& board)
{
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::optional<Error> fault;
    const auto work = [&] {
        for (std::size_t i = next++; i < chains.size(); i = next++) {
            std::optional<Error> own;
            try { // of the standard library's or of a placer's making
                chains[i].run(board);
            } catch (const std::bad_alloc&) {
                own = Error{{DOPPLER_TEXT("core", "there is not enough memory for this search; use a smaller "
                                                  "graph or fewer threads")},
                            {},
                            {}};
            } catch (const std::exception& caught) {
                own = Error{{DOPPLER_TEXT("core", "unexpected error: {0}"), {caught.what()}}, {}, {}};
            }
            const std::scoped_lock lock(mutex);
            if (own && !fault)
                fault = std::move(own);
        }
    };
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(setup.threads, chains.size()); ++i) {
        std::jthread thread;
        if (!startThread(thread, work))
            break; // Fewer threads find the same.
        helpers.push_back(std::move(thread));
    }
    work();
    helpers.clear();
    return fault;
}

RivalOutcome outcomeOf(const Candidate& best, double startRatio)
{
    RivalOutcome out;
    out.problem = best.problem;
    out.a = best.a;
    out.b = best.b;
    out.startRatio = startRatio;
    out.addedEdges = best.draft.addedEdges();
    out.deletedEdges = best.draft.deletedEdges();
    return out;
}

} // namespace

Result<RivalRun> runRival(const RivalSetup& setup, const ChosenPlacer& placer, const ProblemPtr& problem)
{
    PlacerContext context;
    context.seed = setup.seed;
    context.budget.evaluations = setup.placerEvaluations;
    context.stop = setup.stop;
    auto placed = placer.placer->place(*problem, placer.options, context);
    if (!placed)
        return placed.error();
    if (auto valid = validate(*problem, placed->placement); !valid)
        return valid.error();
    RivalRun run{std::move(placed->placement)};
    const auto online = onlineSchedule(problem, run.placement, *placer.placer);
    Simulator simulator(problem);
    run.makespan = online ? online->makespan : simulator.makespan(run.placement);
    if (!std::isfinite(run.makespan))
        return Error{{DOPPLER_TEXT("core", "out of memory: the run cannot continue")}, {}, {}};
    return run;
}

Result<RivalOutcome> findRivalProblem(const RivalSetup& setup)
{
    const auto start =
        candidateOf(setup, ProblemDraft(*setup.start, {setup.keepStructure, setup.keepDevices}));
    if (!start)
        return start.error();
    RivalBoard board(setup, start->ratio());
    const std::uint64_t steps = std::max<std::uint64_t>(setup.evaluations, 1) - 1; // The start was one.
    std::vector<RivalChain> chains;
    for (std::uint64_t i = 0; i < chainCount; ++i)
        chains.emplace_back(setup, *start, i, steps / chainCount + (i < steps % chainCount ? 1 : 0));
    if (auto fault = runChains(setup, chains, board))
        return *fault;
    const Candidate* best = &*start;
    for (const RivalChain& chain : chains)
        if (chain.bestOne().ratio() > best->ratio())
            best = &chain.bestOne();
    RivalOutcome out = outcomeOf(*best, start->ratio());
    out.evaluations = board.done();
    out.stopped = setup.stop.stop_requested();
    return out;
}

} // namespace doppler
