// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/compare.h"

#include "core/base/start_thread.h"
#include "core/compare/comparison_journal.h"
#include "core/placers/api/every_best.h"
#include "core/placers/online/online_placer.h"
#include "core/sim/analysis.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <exception>
#include <mutex>
#include <new>
#include <thread>

namespace doppler {

namespace {

/// Estimates what is still to come from what similar cells took.
class TimeLeft {
public:
    explicit TimeLeft(const ComparisonSetup& setup)
        : problems(setup.problems.size()), threads(setup.threads + setup.elsewhere.size()),
          left(problems * setup.placers.size()), kinds(left.size())
    {
        for (std::size_t& count : left)
            count = setup.seeds.size();
    }

    void took(std::size_t problem, std::size_t placer, double seconds)
    {
        const std::size_t kind = placer * problems + problem;
        --left[kind];
        for (Mean* mean : {&kinds[kind], &all}) {
            mean->sum += seconds;
            ++mean->count;
        }
    }

    /// A kind of cell that was never run is taken for an average one.
    [[nodiscard]] double estimate() const
    {
        double sum = 0;
        std::size_t cells = 0;
        for (std::size_t i = 0; i < left.size(); ++i) {
            sum += static_cast<double>(left[i]) * (kinds[i].count > 0 ? kinds[i].value() : all.value());
            cells += left[i];
        }
        const std::size_t atOnce = std::min(threads, cells);
        return atOnce > 0 ? sum / static_cast<double>(atOnce) : 0;
    }

private:
    struct Mean {
        double sum = 0;
        std::size_t count = 0;
        [[nodiscard]] double value() const { return sum / static_cast<double>(count); }
    };
    std::size_t problems;
    std::size_t threads;
    std::vector<std::size_t> left; ///< Cells by kind: placer and problem.
    std::vector<Mean> kinds;
    Mean all;
};

/// Runs the placer and judges its placement; the reason where there is none.
std::optional<Error> fill(const ComparisonSetup& setup, ComparisonRow& row)
{
    const auto own = problemOfCell(setup.problems[row.problem], row.seed);
    if (!own)
        return own.error();
    const ProblemPtr& problem = *own;
    const ChosenPlacer& chosen = setup.placers[row.placer];
    PlacerContext context;
    context.seed = row.seed;
    context.budget = setup.budgetOf(row.problem);
    context.stop = setup.stop;
    const auto begun = std::chrono::steady_clock::now();
    const auto elapsed = [begun] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    };
    IncumbentTrace trace;
    context.progress = EveryBest{[&](const PlacerProgress& progress) {
        if (progress.bestMakespan > 0) // 0: none yet
            trace.add({progress.evaluations, elapsed(), progress.bestMakespan});
    }};
    auto result = chosen.placer->place(*problem, chosen.options, context);
    row.seconds = elapsed();
    if (!result)
        return result.error();
    row.evaluations = result->evaluations;
    if (auto valid = validate(*problem, result->placement); !valid)
        return valid.error();
    Simulator simulator(problem);
    const auto online = onlineSchedule(problem, result->placement, *chosen.placer);
    const double makespan = online ? online->makespan : simulator.makespan(result->placement);
    if (!std::isfinite(makespan)) {
        const Schedule schedule = simulator.run(result->placement);
        return schedule.outOfMemory
                   ? outOfMemoryError(*problem, *schedule.outOfMemory)
                   : Error{{DOPPLER_TEXT("core", "out of memory: the run cannot continue")}, {}, {}};
    }
    if (checksMemory(*problem)) {
        if (problem->model().memory == MemoryRule::Report)
            row.overflow = firstOverflow(*problem, simulator.run(result->placement));
        row.fit = row.overflow ? MemoryFit::Exceeds : MemoryFit::Fits;
    }
    row.placement = std::move(result->placement);
    row.makespan = makespan;
    row.trace = trace.finish({row.evaluations, row.seconds, makespan});
    row.bound = result->bound;
    row.gap = problem->lowerBound() > 0 ? makespan / problem->lowerBound() - 1 : 0;
    if (std::abs(row.gap) < 1e-12) // The same, summed in another order.
        row.gap = 0;
    return std::nullopt;
}

/// The cells of a comparison, handed out to threads one after the other.
class Cells {
public:
    explicit Cells(const ComparisonSetup& s) : setup(s), total(s.cells()), rows(total), timeLeft(s)
    {
        for (const ComparisonRow& row : setup.done) {
            const auto turn = std::ranges::find(setup.seeds, row.seed);
            if (row.problem >= setup.problems.size() || row.placer >= setup.placers.size() ||
                turn == setup.seeds.end())
                continue;
            auto& kept =
                rows[place(row.problem, row.placer, static_cast<std::size_t>(turn - setup.seeds.begin()))];
            if (kept)
                continue;
            kept = row;
            timeLeft.took(row.problem, row.placer, row.seconds);
            ++done;
        }
    }

    /// Runs cells until none is left.
    void work(const CellRunner& runner, bool onlyReturned = false)
    {
        for (auto cell = take(onlyReturned); cell && run(*cell, runner); cell = take(onlyReturned)) {
        }
    }

    std::vector<ComparisonRow> takeRows()
    {
        std::vector<ComparisonRow> out;
        for (auto& row : rows)
            if (row)
                out.push_back(*std::move(row));
        return out;
    }

private:
    /// Where a row stands among all: by problem, placer, seed.
    [[nodiscard]] std::size_t place(std::size_t problem, std::size_t placer, std::size_t turn) const
    {
        return (problem * setup.placers.size() + placer) * setup.seeds.size() + turn;
    }

    /// The next cell that nobody has run; nothing at the end, or after a stop request.
    std::optional<std::size_t> take(bool onlyReturned)
    {
        const std::scoped_lock lock(mutex);
        if (setup.stop.stop_requested())
            return std::nullopt;
        if (!returned.empty()) {
            const std::size_t cell = returned.back();
            returned.pop_back();
            return cell;
        }
        return onlyReturned || next >= total ? std::nullopt : std::optional(next++);
    }

    /// Returns false if the runner is gone.
    bool run(std::size_t cell, const CellRunner& runner)
    {
        const std::size_t problems = setup.problems.size();
        const std::size_t placer = cell % setup.placers.size();
        const std::size_t problem = cell / setup.placers.size() % problems;
        const std::size_t turn = cell / setup.placers.size() / problems;
        const std::size_t at = place(problem, placer, turn);
        {
            const std::scoped_lock lock(mutex);
            if (rows[at])
                return true;
        }
        auto row = runner(problem, placer, setup.seeds[turn]);
        const std::scoped_lock lock(mutex);
        if (!row) {
            returned.push_back(cell);
            return false;
        }
        if (setup.stop.stop_requested())
            return true;
        rows[at] = *std::move(row);
        timeLeft.took(problem, placer, rows[at]->seconds);
        ++done;
        if (setup.progress)
            setup.progress({done, total, timeLeft.estimate(), &*rows[at]});
        return true;
    }

    const ComparisonSetup& setup;
    std::size_t total;
    std::vector<std::optional<ComparisonRow>> rows; ///< By problem, placer, seed.
    std::mutex mutex;
    std::size_t next = 0;
    std::vector<std::size_t> returned; ///< By runners that are gone.
    std::size_t done = 0;
    TimeLeft timeLeft;
};

} // namespace

Result<std::vector<ProblemPtr>> problemsOf(std::span<const GraphPtr> graphs,
                                           std::span<const TopologyPtr> topologies, const ModelOptions& model)
{
    std::vector<ProblemPtr> out;
    for (const GraphPtr& graph : graphs)
        for (const TopologyPtr& topology : topologies) {
            auto problem = Problem::create(graph, topology, model);
            if (!problem)
                return inFile(problem.error(), graph->name());
            out.push_back(*std::move(problem));
        }
    return out;
}

void tellApart(ComparisonSetup& setup, std::span<const std::string> graphSources,
               std::span<const std::string> topologySources)
{
    const auto titles = [&setup](std::span<const std::string> sources, const auto& nameOf) {
        std::vector<std::string> out;
        for (std::size_t i = 0; i < setup.problems.size(); ++i) {
            const std::string& name = nameOf(*setup.problems[i]);
            bool shared = false;
            for (std::size_t j = 0; j < setup.problems.size(); ++j)
                shared = shared || (sources[j] != sources[i] && nameOf(*setup.problems[j]) == name);
            out.push_back(shared ? sources[i] : name);
        }
        return out;
    };
    setup.graphTitles = titles(
        graphSources, [](const Problem& problem) -> const std::string& { return problem.graph().name(); });
    setup.topologyTitles = titles(topologySources, [](const Problem& problem) -> const std::string& {
        return problem.topology().name();
    });
}

std::vector<std::size_t> firstOfEqualProblems(const ComparisonSetup& setup)
{
    std::vector<std::uint64_t> prints;
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < setup.problems.size(); ++i) {
        const Problem& problem = *setup.problems[i];
        Fingerprint print;
        print.add(problem.graph().fingerprint());
        print.add(problem.topology().fingerprint());
        addNamedDevices(print, problem);
        prints.push_back(print.value());
        std::size_t first = 0;
        while (prints[first] != prints[i] || setup.problems[first]->model() != problem.model())
            ++first;
        out.push_back(first);
    }
    return out;
}

bool drawsAtRandom(const ModelOptions& model)
{
    return model.noise.any() || model.schedule == ChooseTask::Random;
}

Result<ProblemPtr> problemOfCell(const ProblemPtr& problem, std::uint64_t seed)
{
    ModelOptions model = problem->model();
    if (!drawsAtRandom(model) || model.seed == seed)
        return problem;
    model.seed = seed;
    return problem->withModel(model);
}

ComparisonRow runCell(const ComparisonSetup& setup, std::size_t problem, std::size_t placer,
                      std::uint64_t seed)
{
    ComparisonRow row;
    row.problem = problem;
    row.placer = placer;
    row.seed = seed;
    try {
        row.error = fill(setup, row);
    } catch (const std::bad_alloc&) {
        row.error = Error{{DOPPLER_TEXT("core", "there is not enough memory for this run; use a smaller "
                                                "graph, fewer devices or fewer runs at the same time")},
                          {},
                          {}};
    } catch (const std::exception& fault) {
        row.error = Error{{DOPPLER_TEXT("core", "unexpected error: {0}"), {fault.what()}}, {}, {}};
    }
    return row;
}

std::vector<ComparisonRow> compare(const ComparisonSetup& setup)
{
    Cells cells(setup);
    const CellRunner here = [&setup](std::size_t problem, std::size_t placer, std::uint64_t seed) {
        return runCell(setup, problem, placer, seed);
    };
    {
        std::vector<std::jthread> threads;
        std::jthread another;
        for (const CellRunner& runner : setup.elsewhere)
            if (startThread(another, [&] { cells.work(runner); }))
                threads.push_back(std::move(another));
        const std::size_t atOnce = threads.size() + std::min(setup.threads, setup.cells());
        while (threads.size() + 1 < atOnce && startThread(another, [&] { cells.work(here); }))
            threads.push_back(std::move(another)); // fewer, where the operating system refuses more
        cells.work(here);
    }
    cells.work(here, true); // a runner may have gone after all others had finished
    return cells.takeRows();
}

} // namespace doppler
