// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/compare.h"

#include "core/sim/simulator.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>
#include <optional>
#include <thread>

namespace doppler {

namespace {

/// The cells of a comparison, handed out to threads one after the other.
class Cells {
public:
    explicit Cells(const ComparisonSetup& s)
        : setup(s), total(s.problems.size() * s.placers.size() * s.seeds.size()), rows(total)
    {
    }

    void work()
    {
        for (;;) {
            const std::size_t cell = next.fetch_add(1);
            if (cell >= total || setup.stop.stop_requested() || failed.load())
                return;
            runCell(cell);
        }
    }

    Result<std::vector<ComparisonRow>> take()
    {
        if (error)
            return *std::move(error);
        std::vector<ComparisonRow> out;
        for (auto& row : rows)
            if (row)
                out.push_back(*std::move(row));
        return out;
    }

private:
    void runCell(std::size_t cell)
    {
        ComparisonRow row;
        row.seed = setup.seeds[cell % setup.seeds.size()];
        row.placer = cell / setup.seeds.size() % setup.placers.size();
        row.problem = cell / setup.seeds.size() / setup.placers.size();
        const ProblemPtr& problem = setup.problems[row.problem];
        const ChosenPlacer& chosen = setup.placers[row.placer];
        PlacerContext context;
        context.seed = row.seed;
        context.budget = setup.budget;
        context.stop = setup.stop;
        const auto begun = std::chrono::steady_clock::now();
        auto result = chosen.placer->place(*problem, chosen.options, context);
        row.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
        if (!result) {
            fail(result.error());
            return;
        }
        if (auto valid = validate(*problem, result->placement); !valid) {
            fail(valid.error());
            return;
        }
        row.evaluations = result->evaluations;
        row.placement = std::move(result->placement);
        row.makespan = Simulator(problem).makespan(row.placement);
        row.gap = problem->lowerBound() > 0 ? row.makespan / problem->lowerBound() - 1 : 0;
        rows[cell] = std::move(row);
        const std::scoped_lock lock(mutex);
        ++done;
        if (setup.progress)
            setup.progress(done, total);
    }

    void fail(const Error& reason)
    {
        const std::scoped_lock lock(mutex);
        if (!error)
            error = reason;
        failed = true;
    }

    const ComparisonSetup& setup;
    std::size_t total;
    std::vector<std::optional<ComparisonRow>> rows; ///< Each is written by one thread only.
    std::atomic<std::size_t> next{0};
    std::atomic<bool> failed{false};
    std::mutex mutex;
    std::size_t done = 0;
    std::optional<Error> error;
};

} // namespace

Result<std::vector<ComparisonRow>> compare(const ComparisonSetup& setup)
{
    Cells cells(setup);
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 1; i < setup.threads; ++i)
            threads.emplace_back([&] { cells.work(); });
        cells.work();
    }
    return cells.take();
}

std::vector<ComparisonSummary> summarise(const std::vector<ComparisonRow>& rows)
{
    std::vector<ComparisonSummary> out;
    for (std::size_t first = 0; first < rows.size();) {
        ComparisonSummary s{rows[first].problem, rows[first].placer, 0, 0, 0, rows[first].makespan, 0, 0, 0};
        std::size_t last = first;
        for (; last < rows.size() && rows[last].problem == s.problem && rows[last].placer == s.placer;
             ++last) {
            s.mean += rows[last].makespan;
            s.meanGap += rows[last].gap;
            s.meanEvaluations += static_cast<double>(rows[last].evaluations);
            s.meanSeconds += rows[last].seconds;
            s.best = std::min(s.best, rows[last].makespan);
        }
        s.runs = last - first;
        const auto count = static_cast<double>(s.runs);
        s.mean /= count;
        s.meanGap /= count;
        s.meanEvaluations /= count;
        s.meanSeconds /= count;
        for (std::size_t i = first; i < last; ++i)
            s.deviation += (rows[i].makespan - s.mean) * (rows[i].makespan - s.mean);
        s.deviation = s.runs > 1 ? std::sqrt(s.deviation / (count - 1)) : 0;
        out.push_back(s);
        first = last;
    }
    return out;
}

} // namespace doppler
