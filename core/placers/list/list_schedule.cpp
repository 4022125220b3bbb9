// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/excerpt.h"
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/pair_scheduler.h"
#include "core/placers/scheduling/plan.h"
#include "core/problem/levels.h"

#include <algorithm>
#include <charconv>
#include <queue>
#include <set>

namespace doppler {

namespace {

/// The ids of a text in their order, then all others by id.
Result<std::vector<VertexId>> listOf(std::string_view text, std::size_t vertexCount)
{
    std::vector<VertexId> list;
    std::vector<bool> named(vertexCount, false);
    constexpr std::string_view separators = ", ;\t\n";
    for (std::size_t at = text.find_first_not_of(separators); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
        const std::string_view word = text.substr(at, end - at);
        std::size_t id = 0;
        const auto [rest, fault] = std::from_chars(word.data(), word.data() + word.size(), id);
        if (fault != std::errc{} || rest != word.data() + word.size() || id >= vertexCount)
            return Error{{DOPPLER_TEXT("core", "\"{0}\" is not a vertex, expected an id from 0 to {1}"),
                          {excerpt(word), std::to_string(vertexCount - 1)}},
                         {},
                         "ids"};
        if (named[id])
            return Error{{DOPPLER_TEXT("core", "vertex {0} appears twice in the list, expected once"),
                          {std::to_string(id)}},
                         {},
                         "ids"};
        named[id] = true;
        list.emplace_back(id);
        at = text.find_first_not_of(separators, end);
    }
    for (std::size_t id = 0; id < vertexCount; ++id)
        if (!named[id])
            list.emplace_back(id);
    return list;
}

struct VertexList {
    std::vector<VertexId> order;
    std::vector<double> level; ///< What it goes by; empty: by nothing but itself.
    std::string_view levelName;
};

Result<VertexList> makeList(const Problem& problem, const Options& options)
{
    const std::string& kind = options.text("list");
    auto order = listOf(kind == "given" ? options.text("ids") : std::string(), problem.vertexCount());
    if (!order)
        return order.error();
    VertexList list{*std::move(order), {}, DOPPLER_TEXT("core", "position in the list")};
    if (kind == "given" || kind == "id")
        return list;
    const bool counted = kind == "b-level"; // communication
    list.level = counted ? levels(problem).bLevel : staticLevels(problem);
    list.levelName = counted ? DOPPLER_TEXT("core", "b-level") : DOPPLER_TEXT("core", "static level");
    std::stable_sort(list.order.begin(), list.order.end(),
                     [&](VertexId a, VertexId b) { return list.level[a] > list.level[b]; });
    return list;
}

/// Time goes on from one completion to the next; what is free takes the first of the list that is ready.
class ListScheduler {
public:
    ListScheduler(const Problem& p, const VertexList& l, const PlacerContext& c)
        : problem(p), list(l), context(c), plan(p), position(p.vertexCount()), missing(p.vertexCount())
    {
        for (std::size_t i = 0; i < list.order.size(); ++i)
            position[list.order[i]] = static_cast<std::uint32_t>(i);
        for (DeviceId d : p.topology().devices()) {
            freeSlots.push_back(p.topology().device(d).slotCount);
            totalFree += freeSlots.back();
        }
    }

    Result<Placement> run()
    {
        const DataflowGraph& graph = problem.graph();
        for (VertexId v : graph.vertices()) {
            missing[v] = graph.inEdges(v).size();
            if (missing[v] == 0)
                ready.insert(position[v]);
        }
        for (double now = 0;; now = running.top().end) {
            while (!running.empty() && running.top().end <= now)
                finishFirst();
            startAll(now);
            if (context.stop.stop_requested())
                return stoppedEarly();
            if (running.empty())
                return plan.placement();
        }
    }

private:
    struct Running {
        double end;
        VertexId vertex;
        bool operator>(const Running& other) const { return end > other.end; }
    };

    void finishFirst()
    {
        const VertexId v = running.top().vertex;
        running.pop();
        ++freeSlots[plan.device(v)];
        ++totalFree;
        for (const Edge& e : problem.graph().outEdges(v))
            if (--missing[e.to] == 0)
                ready.insert(position[e.to]);
    }

    void startAll(double now)
    {
        for (auto next = ready.begin(); next != ready.end() && totalFree > 0;) {
            if (context.stop.stop_requested())
                return;
            const VertexId v = list.order[*next];
            std::vector<Decision::Option> options;
            DeviceId best;
            double bestStart = 0;
            double bestEnd = 0;
            for (DeviceId d : plan.candidates(v)) {
                if (freeSlots[d] == 0)
                    continue;
                const double start = std::max(now, plan.dataReady(v, d));
                const double end = start + problem.computeSeconds(v, d);
                if (context.record)
                    options.push_back({d, start, end});
                if (!best.valid() || end < bestEnd) {
                    best = d;
                    bestStart = start;
                    bestEnd = end;
                }
            }
            if (!best.valid()) {
                ++next; // its devices are busy
                continue;
            }
            next = ready.erase(next);
            if (context.record)
                tell(v, best, std::move(options));
            plan.place(v, best, bestStart);
            --freeSlots[best];
            --totalFree;
            running.push({bestEnd, v});
        }
    }

    void tell(VertexId v, DeviceId chosen, std::vector<Decision::Option> options) const
    {
        const bool byLevel = !list.level.empty();
        Decision decision{v,
                          byLevel ? list.level[v] : position[v] + 1.0,
                          std::move(options),
                          chosen,
                          list.levelName,
                          DOPPLER_TEXT("core", "earliest finish"),
                          {}};
        if (!byLevel)
            decision.priorityUnit = DecisionUnit::Position;
        context.record(decision);
    }

    const Problem& problem;
    const VertexList& list;
    const PlacerContext& context;
    Plan plan;
    std::vector<std::uint32_t> position; ///< In the list, by vertex.
    std::vector<std::size_t> missing;
    std::set<std::uint32_t> ready; ///< Positions.
    std::priority_queue<Running, std::vector<Running>, std::greater<>> running;
    std::vector<std::uint32_t> freeSlots; ///< By device.
    std::uint32_t totalFree = 0;
};

/// Graham's list scheduling: whenever a device is free it takes the first vertex of a given list whose
/// predecessors have finished, and waits for its data. Of several free devices the one on which it ends
/// first; ties: lower device.
class ListSchedule final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "list-schedule",
            DOPPLER_TEXT("core", "List schedule"),
            PlacerKind::Constructive,
            "Graham, SIAM J. Applied Mathematics 17(2), 1969",
            {choiceOption(
                 "list", {"b-level", "static-level", "id", "given"},
                 {.label = DOPPLER_TEXT("core", "List order"),
                  .help = DOPPLER_TEXT(
                      "core",
                      "order of the list; for b-level and static-level, the largest value comes first")}),
             textOption("ids", "",
                        {.label = DOPPLER_TEXT("core", "Given list"),
                         .help = DOPPLER_TEXT("core", "list for the choice given: vertex ids, separated by "
                                                      "commas; other vertices follow by id")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        const auto list = makeList(problem, options);
        if (!list)
            return list.error();
        auto placement = ListScheduler(problem, *list, context).run();
        if (!placement)
            return placement.error();
        return PlacerResult{*std::move(placement), 0};
    }
};

} // namespace

std::unique_ptr<Placer> makeListSchedule() { return std::make_unique<ListSchedule>(); }

} // namespace doppler
