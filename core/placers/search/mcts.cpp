// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/plan.h"
#include "core/placers/search/search_chains.h"
#include "core/problem/levels.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <queue>

namespace doppler {

namespace {

/// A vertex and its device: one step of a schedule.
struct TreeStep {
    VertexId vertex;
    DeviceId device;
    [[nodiscard]] bool operator==(const TreeStep&) const = default;
};

/// A partial schedule: the steps on the way to it.
struct TreeNode {
    TreeStep step{};
    std::uint32_t visits = 0;
    double value = 0;             ///< The largest of all complete schedules below.
    std::uint32_t firstChild = 0; ///< In the list of nodes.
    std::uint32_t childCount = 0; ///< 0: not expanded yet.
};

/// A schedule under construction: planned times, and the vertices that could come next.
class PartialSchedule {
public:
    explicit PartialSchedule(const Problem& p) : problem(&p), plan(p), missing(p.vertexCount())
    {
        for (VertexId v : p.graph().vertices()) {
            missing[v] = static_cast<std::uint32_t>(p.graph().inEdges(v).size());
            if (missing[v] == 0)
                ready.push_back(v);
        }
    }

    void take(const TreeStep& step)
    {
        plan.place(step.vertex, step.device, plan.earliestStart(step.vertex, step.device));
        std::erase(ready, step.vertex);
        for (const Edge& e : problem->graph().outEdges(step.vertex))
            if (--missing[e.to] == 0)
                ready.push_back(e.to);
    }

    const Problem* problem;
    Plan plan;
    std::vector<VertexId> ready;
    std::vector<std::uint32_t> missing;
};

/// One chain of the tree search.
class ScheduleTree {
public:
    explicit ScheduleTree(SearchChain& c)
        : chain(c), problem(c.problem), level(levels(problem).bLevel),
          constant(c.options.number("exploration"))
    {
    }

    Result<void> run()
    {
        std::optional<Simulator> simulator;
        const auto begin = chain.start(simulator);
        if (!begin)
            return begin.error();
        if (!*begin)
            return {};
        reference = simulator->makespan(**begin);
        chain.monitor.evaluated(**begin, reference);
        nodes.emplace_back();
        do {
            backToRoot();
            if (!grow(*simulator))
                break;
        } while (chain.monitor.nextStage());
        return {};
    }

private:
    /// One stage of the budget; false after a stop request.
    bool grow(Simulator& simulator)
    {
        const std::size_t steps = problem.vertexCount();
        while (!chain.monitor.stageDone() && trail.size() <= steps) {
            if (!simulateOne(simulator))
                return false;
            // The share of the steps that is committed is the share of the stage that is spent.
            const auto due =
                static_cast<std::size_t>(chain.monitor.stageSpent() * static_cast<double>(steps));
            while (trail.size() <= std::min(due, steps) && !chain.stop.stop_requested())
                commit();
        }
        return true;
    }

    /// Begins again at the root, with no step committed. The tree and the best schedule are kept.
    void backToRoot()
    {
        std::vector<TreeStep> steps;
        for (std::size_t i = 1; i < trail.size(); ++i)
            steps.push_back(nodes[trail[i]].step);
        bestSteps.insert(bestSteps.begin(), steps.begin(), steps.end());
        trail.assign(1, 0);
        base.emplace(problem);
    }

    /// Descends, expands, completes and evaluates one schedule. False after a stop request.
    bool simulateOne(Simulator& simulator)
    {
        PartialSchedule schedule = *base;
        std::vector<std::uint32_t> path = trail;
        sequence.clear();
        while (nodes[path.back()].childCount > 0) {
            path.push_back(select(path.back()));
            schedule.take(nodes[path.back()].step);
            sequence.push_back(nodes[path.back()].step);
        }
        if (nodes[path.back()].visits > 0 || path.size() == trail.size())
            if (!schedule.ready.empty()) {
                expand(path.back(), schedule);
                path.push_back(nodes[path.back()].firstChild);
                schedule.take(nodes[path.back()].step);
                sequence.push_back(nodes[path.back()].step);
            }
        if (!complete(schedule))
            return false;
        Placement placement = schedule.plan.placement();
        const ChooseTask rule = problem.model().schedule;
        if (rule != ChooseTask::Given && rule != ChooseTask::Strict)
            placement.order.clear();
        const double makespan = simulator.makespan(placement);
        chain.monitor.evaluated(placement, makespan);
        const double value = makespan > 0 ? reference / makespan : 1;
        for (const std::uint32_t node : path) {
            ++nodes[node].visits;
            nodes[node].value = std::max(nodes[node].value, value);
        }
        if (bestSteps.empty() || value > bestValue) {
            bestValue = value;
            bestSteps = sequence;
        }
        return true;
    }

    /// The child with the largest value plus a bonus for few visits; ties: the first, which ends first.
    [[nodiscard]] std::uint32_t select(std::uint32_t parent) const
    {
        const TreeNode& node = nodes[parent];
        std::uint32_t best = node.firstChild;
        double most = -1;
        for (std::uint32_t c = node.firstChild; c < node.firstChild + node.childCount; ++c) {
            if (nodes[c].visits == 0)
                return c;
            const double score =
                nodes[c].value + constant * std::sqrt(std::log(static_cast<double>(node.visits)) /
                                                      static_cast<double>(nodes[c].visits));
            if (score > most) {
                most = score;
                best = c;
            }
        }
        return best;
    }

    /// The pairs of ready vertex and device that end first become children, three for each device.
    void expand(std::uint32_t parent, const PartialSchedule& schedule)
    {
        struct Pair {
            double end;
            double urgency;
            TreeStep step;
        };
        std::vector<Pair> pairs;
        for (VertexId v : schedule.ready)
            for (DeviceId d : schedule.plan.candidates(v))
                pairs.push_back(
                    {schedule.plan.earliestStart(v, d) + problem.computeSeconds(v, d), level[v], {v, d}});
        const std::size_t most = std::min(pairs.size(), 3 * problem.deviceCount());
        std::partial_sort(pairs.begin(), pairs.begin() + static_cast<std::ptrdiff_t>(most), pairs.end(),
                          [](const Pair& a, const Pair& b) {
                              if (a.end != b.end)
                                  return a.end < b.end;
                              if (a.urgency != b.urgency)
                                  return a.urgency > b.urgency;
                              return a.step.vertex != b.step.vertex ? a.step.vertex < b.step.vertex
                                                                    : a.step.device < b.step.device;
                          });
        nodes[parent].firstChild = static_cast<std::uint32_t>(nodes.size());
        nodes[parent].childCount = static_cast<std::uint32_t>(most);
        for (std::size_t i = 0; i < most; ++i) {
            nodes.emplace_back();
            nodes.back().step = pairs[i].step;
        }
    }

    /// The rest by the rule of `critical-path`, ties drawn. False after a stop request.
    bool complete(PartialSchedule& schedule)
    {
        struct Waiting {
            double level;
            std::uint64_t draw;
            VertexId vertex;
            bool operator<(const Waiting& other) const
            {
                return level != other.level ? level < other.level : draw < other.draw;
            }
        };
        std::priority_queue<Waiting> waiting;
        for (VertexId v : schedule.ready)
            waiting.push({level[v], chain.random(), v});
        while (!waiting.empty()) {
            if (chain.stop.stop_requested())
                return false;
            const VertexId v = waiting.top().vertex;
            waiting.pop();
            const DeviceId d = earliest(schedule.plan, v);
            schedule.plan.place(v, d, schedule.plan.earliestStart(v, d));
            sequence.push_back({v, d});
            for (const Edge& e : problem.graph().outEdges(v))
                if (--schedule.missing[e.to] == 0)
                    waiting.push({level[e.to], chain.random(), e.to});
        }
        return true;
    }

    DeviceId earliest(const Plan& plan, VertexId v)
    {
        DeviceId chosen;
        std::size_t ties = 0;
        double first = std::numeric_limits<double>::infinity();
        for (DeviceId d : plan.candidates(v)) {
            const double start = plan.earliestStart(v, d);
            if (start > first)
                continue;
            ties = start < first ? 1 : ties + 1;
            if (chain.random.below(ties) == 0)
                chosen = d;
            first = start;
        }
        return chosen;
    }

    /// Makes the first step of the best schedule below the root part of all further ones.
    void commit()
    {
        const TreeStep step = bestSteps.front();
        bestSteps.erase(bestSteps.begin());
        const std::uint32_t root = trail.back();
        std::uint32_t next = none;
        for (std::uint32_t c = nodes[root].firstChild; c < nodes[root].firstChild + nodes[root].childCount;
             ++c)
            if (nodes[c].step == step)
                next = c;
        if (next == none) {
            nodes.emplace_back();
            nodes.back().step = step;
            next = static_cast<std::uint32_t>(nodes.size() - 1);
        }
        trail.push_back(next);
        base->take(step);
    }

    static constexpr std::uint32_t none = ~std::uint32_t{0};

    SearchChain& chain;
    const Problem& problem;
    std::vector<double> level;
    double constant;
    std::optional<PartialSchedule> base; ///< After the committed steps.
    std::vector<TreeNode> nodes;
    std::vector<std::uint32_t> trail{0}; ///< The root, and the nodes of the committed steps.
    double reference = 0;                ///< Makespan of the start, in seconds.
    std::vector<TreeStep> sequence;      ///< Of the present schedule, after the committed steps.
    std::vector<TreeStep> bestSteps;     ///< Of the best one below the root.
    double bestValue = 0;
};

/// Monte Carlo tree search: nodes are partial schedules, a visit is completed by list scheduling and
/// simulated. A part of each stage of the budget after the other decides one step.
class Mcts final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "mcts", DOPPLER_TEXT("core", "Monte Carlo tree search"), PlacerKind::Search,
            "Kocsis, Szepesvari, ECML 2006; Cheng et al., ICPADS 2019",
            searchOptions(
                10000,
                {numberOption(
                    "exploration", 0.1, 0, 100,
                    {.label = DOPPLER_TEXT("core", "Exploration"),
                     .help = DOPPLER_TEXT(
                         "core", "weight of rarely visited partial schedules against the best known ones, in "
                                 "units of the initial makespan divided by the makespan")})})};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        return searchInChains(problem, options, context,
                              [](SearchChain& chain) { return ScheduleTree(chain).run(); });
    }
};

} // namespace

std::unique_ptr<Placer> makeMcts() { return std::make_unique<Mcts>(); }

} // namespace doppler
