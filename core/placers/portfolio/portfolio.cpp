// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/portfolio/portfolio.h"

#include "core/base/start_thread.h"
#include "core/placers/api/every_best.h"
#include "core/placers/api/registry.h"
#include "core/placers/portfolio/portfolio_board.h"
#include "core/placers/portfolio/relink.h"
#include "core/placers/search/starting_placements.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr double firstLength = 200; ///< Evaluations of a slice in the first round.
constexpr double growth = 1.5;
constexpr std::size_t standardWidth = 4;
/// `exact` proves most problems of up to so many vertices.
constexpr std::size_t mostForProof = 24;
constexpr std::uint64_t evaluationsForProof = 50'000;
constexpr std::uint64_t leastForProof = 100; ///< It makes a plan whatever the budget.
/// With less, `at-once` has no time for its views and windows to pay.
constexpr std::size_t leastForHeadStart = 500;
constexpr double headStartShare = 0.5; ///< Of the seconds.
/// Vertices that move together, mean by work. With more, a few groups decide the makespan, and the views of
/// `at-once` lead away from their best devices (GNMT has 16, training graphs of other networks about 2).
constexpr double mostTogether = 8;
constexpr double tolerance = 1e-9;

bool usesOrder(const Problem& problem)
{
    return problem.model().schedule == ChooseTask::Given || problem.model().schedule == ChooseTask::Strict;
}

/// Whether the graph is large enough for `at-once`, and its vertices are free enough to move. `at-once`
/// changes devices only: where the order counts, plan-search needs the time.
bool paysAtOnce(const Problem& problem)
{
    if (problem.vertexCount() < leastForHeadStart || usesOrder(problem))
        return false;
    double work = 0;
    double together = 0;
    for (const VertexId v : problem.graph().vertices()) {
        work += problem.meanComputeSeconds(v);
        together += problem.meanComputeSeconds(v) * static_cast<double>(problem.movesTogether(v).size());
    }
    return together <= mostTogether * work;
}

} // namespace

Portfolio::Portfolio(const Problem& p, const PlacerContext& c, std::uint64_t evaluations, std::size_t w,
                     std::string_view f)
    : problem(p), context(c), width(w), first(f), members(portfolioMembers(p)), bandit(members),
      random(c.seed), length(firstLength)
{
    if (c.budget.evaluations || !c.budget.seconds)
        limit = c.budget.evaluations.value_or(evaluations);
    if (width == 0)
        width = limit ? standardWidth : std::max<std::size_t>(c.threads, 1);
}

Result<PlacerResult> Portfolio::run()
{
    if (!tryBaselines())
        return finish();
    const std::uint64_t tried = spent;
    prove();
    quarters(tried);
    headStart();
    while (!over() && round())
        length = std::min(length * growth, 1e15);
    return finish();
}

double Portfolio::secondsLeft() const
{
    return *context.budget.seconds - std::chrono::duration<double>(Clock::now() - begun).count();
}

std::uint64_t Portfolio::evaluationsLeft() const
{
    return limit ? *limit - std::min(*limit, spent) : ~std::uint64_t{0};
}

bool Portfolio::over() const
{
    return context.stop.stop_requested() || evaluationsLeft() == 0 ||
           (context.budget.seconds && secondsLeft() <= 0) ||
           (bound > 0 && elites[0].makespan <= bound * (1 + tolerance));
}

/// The constructive placers; false if there is no time for one.
bool Portfolio::tryBaselines()
{
    PlacerContext own = context;
    own.budget.evaluations = limit;
    Baseline baseline = bestBaseline(problem, own, first);
    if (baseline.evaluations == 0)
        return false;
    spent = baseline.evaluations;
    elites.add({std::move(baseline.placement), baseline.makespan, std::move(baseline.placer)});
    return true;
}

/// A small problem may be solved for good.
void Portfolio::prove()
{
    const auto exact = placerRegistry().find("exact");
    if (!exact || over() || evaluationsLeft() < leastForProof || problem.vertexCount() > mostForProof ||
        problem.model().memory == MemoryRule::Enforce)
        return;
    const std::vector<OptionSpec>& specs = (*exact)->info().options;
    Options options(specs);
    if (!options.set(specs, "method", "branch-and-bound"))
        return;
    PlacerContext own;
    own.seed = context.seed;
    own.stop = context.stop;
    own.budget.evaluations = std::min(evaluationsForProof, (evaluationsLeft() + 1) / 2);
    if (context.budget.seconds)
        own.budget.seconds = secondsLeft() / 2;
    const auto found = (*exact)->place(problem, options, own);
    if (!found)
        return;
    spent += found->evaluations;
    shares["exact"].evaluations += found->evaluations;
    bound = found->bound;
    take(found->placement, "exact");
}

double Portfolio::makespan(const Placement& placement)
{
    if (!simulator)
        simulator.emplace(problem.shared_from_this());
    return simulator->makespan(placement);
}

/// Adds what somebody found, as the problem's rule runs it.
void Portfolio::take(Placement placement, const std::string& finder)
{
    if (!usesOrder(problem))
        placement.order.clear();
    if (problem.model().schedule != ChooseTask::Strict)
        placement.transfers.clear();
    const double seconds = makespan(placement);
    const double before = elites[0].makespan;
    if (seconds < before)
        shares[finder].gain += std::isfinite(before) ? (before - seconds) / before : 1;
    elites.add({std::move(placement), seconds, finder});
}

/// Which members search from where.
std::vector<Portfolio::Slice> Portfolio::plan()
{
    std::vector<Slice> slices(width);
    for (std::size_t i = 0; i < slices.size(); ++i) {
        Slice& slice = slices[i];
        slice.seed = random();
        slice.member = bandit.draw(random, elites.size() > 1);
        const bool fromBest = i == 0 || random.uniform() < 0.6;
        const std::size_t from = fromBest ? 0 : random.below(elites.size());
        slice.from = elites[from].placement;
        slice.from.transfers.clear();
        if (!members[slice.member].placer) {
            std::size_t to = random.below(elites.size() - 1);
            to += to >= from ? 1 : 0;
            slice.to = &elites[to];
        }
        slice.cold = std::exp2(-3 * random.uniform());
        slice.evaluations = static_cast<std::uint64_t>(length) / (limit ? 1 : members[slice.member].price);
    }
    planLengths(slices);
    return slices;
}

/// What the budget leaves; a rest that is too short for another round goes to this one.
void Portfolio::planLengths(std::vector<Slice>& slices)
{
    if (!limit)
        return;
    std::uint64_t sum = 0;
    for (const Slice& slice : slices)
        sum += slice.evaluations;
    const std::uint64_t left = evaluationsLeft();
    if (static_cast<double>(left) > 1.5 * static_cast<double>(sum))
        return;
    const double factor = static_cast<double>(left) / static_cast<double>(sum);
    std::uint64_t given = 0;
    for (Slice& slice : slices) {
        slice.evaluations = std::min(
            static_cast<std::uint64_t>(static_cast<double>(slice.evaluations) * factor), left - given);
        given += slice.evaluations;
    }
    slices.front().evaluations += left - given;
    std::erase_if(slices, [](const Slice& slice) { return slice.evaluations == 0; });
}

/// False if nothing is left to try.
bool Portfolio::round()
{
    std::vector<Slice> slices = plan();
    const std::uint64_t before = spent;
    runRound(slices);
    return spent > before;
}

/// Three searches in one piece, as each would run with a quarter of the evaluations: a slice of a search that
/// cools down is no part of a longer one, so that short slices alone may end above it.
void Portfolio::quarters(std::uint64_t tried)
{
    if (!limit || over() || *limit / 4 <= tried)
        return;
    const std::uint64_t each = std::min(*limit / 4 - tried, evaluationsLeft() / 3);
    std::vector<Slice> slices;
    for (const char* id : {"critical-path-search", "doppler-improve", "plan-search"}) {
        const auto at = std::ranges::find(members, id, &Member::label);
        if (at == members.end() || each == 0)
            continue;
        Slice& slice = slices.emplace_back();
        slice.member = static_cast<std::size_t>(at - members.begin());
        slice.from = elites[0].placement;
        slice.from.transfers.clear();
        slice.seed = context.seed;
        slice.evaluations = each;
        slice.spentBefore = tried;
    }
    if (!slices.empty())
        runRound(slices);
}

/// Seconds are short for a large graph: a part of them goes to the search that is made for that, and on other
/// threads to searches that cool down in one piece.
void Portfolio::headStart()
{
    if (limit || over() || !paysAtOnce(problem))
        return;
    std::vector<Slice> slices;
    for (const char* id : {atOnceId, "doppler-improve", "critical-path-search"}) {
        const auto at = std::ranges::find(members, id, &Member::label);
        if (at == members.end() || slices.size() == width)
            continue;
        Slice& slice = slices.emplace_back();
        slice.member = static_cast<std::size_t>(at - members.begin());
        slice.from = elites[0].placement;
        slice.from.transfers.clear();
        slice.seed = random();
        slice.seconds = std::max(secondsLeft() * headStartShare, 1e-6);
    }
    if (!slices.empty() && members[slices.front().member].id == atOnceId)
        runRound(slices);
}

void Portfolio::runRound(std::vector<Slice>& slices)
{
    const double share =
        context.budget.seconds ? 1 - std::max(0.0, secondsLeft()) / *context.budget.seconds : 0;
    PortfolioBoard board(context, slices.size(), elites[0].makespan, spent, limit, share);
    runSlices(slices, board);
    merge(slices);
    if (context.progress)
        board.report();
}

void Portfolio::runSlices(std::vector<Slice>& slices, PortfolioBoard& board)
{
    std::atomic<std::size_t> next{0};
    const auto work = [&](bool reports) {
        for (std::size_t i = next.fetch_add(1); i < slices.size(); i = next.fetch_add(1))
            if (i == 0 || !over())
                runSlice(slices[i], i, board, reports);
    };
    const std::size_t threads = std::clamp<std::size_t>(context.threads, 1, slices.size());
    std::vector<std::jthread> others;
    std::jthread another;
    while (others.size() + 1 < threads && startThread(another, [&] {
               work(false);
               board.threadEnded();
           }))
        others.push_back(std::move(another));
    work(true);
    board.reportUntil(others.size());
}

void Portfolio::runSlice(Slice& slice, std::size_t index, PortfolioBoard& board, bool reports)
{
    const Member& member = members[slice.member];
    PlacerContext own;
    own.seed = slice.seed;
    own.stop = context.stop;
    own.begin = &slice.from;
    own.spentBefore = slice.spentBefore;
    if (!slice.seconds)
        own.budget.evaluations = std::max<std::uint64_t>(slice.evaluations, 1);
    if (context.budget.seconds)
        own.budget.seconds = slice.seconds.value_or(std::max(secondsLeft(), 1e-6));
    if (context.progress) {
        own.progress = [&board, index, reports](const PlacerProgress& progress) {
            board.take(index, progress);
            if (reports)
                board.report();
        };
        if (EveryBest::wanted(context))
            own.progress = EveryBest{std::move(own.progress)};
    }
    if (!member.placer) {
        slice.result = relink(problem, slice.from, slice.to->placement, own);
        return;
    }
    Options options = member.options;
    if (member.annealing) {
        const double temperature = options.number("temperature") * slice.cold;
        if (const auto set =
                options.set(member.placer->info().options, "temperature", fmt::format("{:.6f}", temperature));
            !set) {
            slice.result = set.error();
            return;
        }
    }
    slice.result = member.placer->place(problem, options, own);
}

/// Takes the results in the order of the slices, whatever order they ended in.
void Portfolio::merge(std::vector<Slice>& slices)
{
    const double before = elites[0].makespan;
    std::vector<double> found(slices.size(), std::numeric_limits<double>::infinity());
    double most = 0;
    std::vector<Placement> placements(slices.size());
    for (std::size_t i = 0; i < slices.size(); ++i) {
        if (!slices[i].result)
            continue;
        Result<PlacerResult>& result = *slices[i].result;
        if (!result) {
            error = result.error();
            continue;
        }
        spent += result->evaluations;
        shares[members[slices[i].member].label].evaluations += result->evaluations;
        if (result->evaluations == 0)
            continue; // stopped before it began
        found[i] = makespan(result->placement);
        placements[i] = std::move(result->placement);
        if (found[i] < before)
            most = std::max(most, before - found[i]);
    }
    for (std::size_t i = 0; i < slices.size(); ++i) {
        const double gain = std::isfinite(before) ? std::max(0.0, before - found[i]) : 0;
        bandit.reward(slices[i].member, most > 0 ? gain / most : 0);
    }
    for (std::size_t i = 0; i < slices.size(); ++i)
        if (!placements[i].devices.empty())
            take(std::move(placements[i]), members[slices[i].member].label);
}

Result<PlacerResult> Portfolio::finish()
{
    if (elites.empty()) { // stopped at once; a search that is asked for a placement gives one
        const Placer& simple = **placerRegistry().find("round-robin");
        return simple.place(problem, Options(simple.info().options), {});
    }
    if (bound > 0 && elites[0].makespan < bound)
        bound = elites[0].makespan; // sums of the same times in another order
    if (context.progress)
        context.progress({spent, elites[0].makespan, nullptr, bound, over() ? 1.0 : 0.0});
    PlacerResult out{elites[0].placement, spent, bound};
    out.finder = elites[0].finder.empty() ? "single-device" : elites[0].finder;
    for (auto& [label, share] : shares) {
        share.placer = label;
        out.shares.push_back(share);
    }
    return out;
}

} // namespace doppler
