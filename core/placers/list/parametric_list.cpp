// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/list/critical_vertices.h"
#include "core/placers/scheduling/fastest_device.h"
#include "core/placers/scheduling/plan.h"
#include "core/placers/scheduling/ready_order.h"
#include "core/problem/levels.h"

#include <algorithm>
#include <limits>
#include <queue>

namespace doppler {

namespace {

/// The parts of a list scheduler.
struct ListVariant {
    enum class Priority { UpwardRank, PathLength, Topological };
    enum class Compare { Finish, Start, Quickest, DeviceFree };
    Priority priority = Priority::UpwardRank;
    Compare compare = Compare::Finish;
    bool insertion = true;
    bool pinned = false; ///< The critical path on one device.
    bool sufferage =
        false; ///< Of the first two ready vertices, the one that loses more by its second device.
};

/// The order of the vertices in advance, and what it goes by.
struct VariantOrder {
    std::vector<VertexId> order;
    std::vector<double> priority; ///< By vertex; empty: positions in the order.
    std::string_view name;
};

VariantOrder orderOf(const Problem& problem, ListVariant::Priority kind)
{
    const auto topological = problem.graph().topologicalOrder();
    if (kind == ListVariant::Priority::Topological)
        return {{topological.begin(), topological.end()},
                {},
                DOPPLER_TEXT("core", "position in topological order")};
    if (kind == ListVariant::Priority::PathLength) {
        std::vector<double> length = pathLengths(problem, levels(problem));
        std::vector<VertexId> order = readyOrder(problem.graph(), length);
        return {std::move(order), std::move(length), DOPPLER_TEXT("core", "upward plus downward rank")};
    }
    std::vector<double> rank = levels(problem).bLevel;
    std::vector<VertexId> order(topological.begin(), topological.end());
    // Stable from a topological order: vertices of no cost stay behind what they depend on.
    std::stable_sort(order.begin(), order.end(), [&](VertexId a, VertexId b) { return rank[a] > rank[b]; });
    return {std::move(order), std::move(rank), DOPPLER_TEXT("core", "upward rank")};
}

/// Places the vertices of one problem by one variant.
class VariantScheduler {
public:
    VariantScheduler(const Problem& p, const ListVariant& v, const PlacerContext& c)
        : problem(p), variant(v), context(c), list(orderOf(p, v.priority)), plan(p)
    {
        if (!variant.pinned)
            return;
        const auto path = criticalVertices(p.graph(), pathLengths(p, levels(p)));
        preferred = fastestDevice(p, path);
        critical.resize(p.vertexCount(), false);
        for (VertexId x : path)
            critical[x] = true;
    }

    Result<PlacerResult> run()
    {
        if (variant.sufferage)
            return runBySufferage();
        for (std::size_t i = 0; i < list.order.size(); ++i) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            take(list.order[i], i, choose(list.order[i]));
        }
        return PlacerResult{plan.placement(), 0};
    }

private:
    struct Choice {
        DeviceId device;
        double value = std::numeric_limits<double>::infinity();
        double second = std::numeric_limits<double>::infinity(); ///< The value of the next best device.
        bool isPinned = false;
        [[nodiscard]] double loss() const
        {
            return second == std::numeric_limits<double>::infinity() ? 0 : second - value;
        }
    };

    [[nodiscard]] double startOn(VertexId v, DeviceId d) const
    {
        return variant.insertion ? plan.earliestStartInGap(v, d) : plan.earliestStart(v, d);
    }

    [[nodiscard]] double valueOn(VertexId v, DeviceId d) const
    {
        switch (variant.compare) {
        case ListVariant::Compare::Finish:
            return startOn(v, d) + problem.computeSeconds(v, d);
        case ListVariant::Compare::Start:
            return startOn(v, d);
        case ListVariant::Compare::Quickest:
            return problem.computeSeconds(v, d);
        case ListVariant::Compare::DeviceFree:
            break;
        }
        return plan.available(d);
    }

    [[nodiscard]] Choice choose(VertexId v) const
    {
        const auto candidates = plan.candidates(v);
        if (variant.pinned && critical[v] && std::ranges::find(candidates, preferred) != candidates.end())
            return {preferred, valueOn(v, preferred), std::numeric_limits<double>::infinity(), true};
        Choice best;
        for (DeviceId d : candidates) {
            const double value = valueOn(v, d);
            if (!best.device.valid() || value < best.value)
                best = {d, value, best.value, false};
            else
                best.second = std::min(best.second, value);
        }
        return best;
    }

    void take(VertexId v, std::size_t position, const Choice& choice)
    {
        if (context.record)
            tell(v, position, choice);
        plan.place(v, choice.device, startOn(v, choice.device));
    }

    void tell(VertexId v, std::size_t position, const Choice& choice) const
    {
        std::vector<Decision::Option> options;
        for (DeviceId d : plan.candidates(v))
            options.push_back({d, startOn(v, d), valueOn(v, d)});
        Decision decision;
        if (list.priority.empty()) {
            decision = decisionInOrder(position + 1, list.name, choice.device, std::move(options));
            decision.inFixedOrder = !variant.sufferage;
        } else {
            decision.priority = list.priority[v];
            decision.priorityName = list.name;
            decision.chosen = choice.device;
            decision.options = std::move(options);
        }
        decision.vertex = v;
        decision.valueName = valueName();
        if (choice.isPinned)
            decision.settled =
                DOPPLER_TEXT("core", "It is on the critical path, which is placed on one device.");
        context.record(decision);
    }

    [[nodiscard]] std::string_view valueName() const
    {
        switch (variant.compare) {
        case ListVariant::Compare::Finish:
            return DOPPLER_TEXT("core", "earliest finish");
        case ListVariant::Compare::Start:
            return DOPPLER_TEXT("core", "earliest start");
        case ListVariant::Compare::Quickest:
            return DOPPLER_TEXT("core", "compute time");
        case ListVariant::Compare::DeviceFree:
            break;
        }
        return DOPPLER_TEXT("core", "device free");
    }

    Result<PlacerResult> runBySufferage()
    {
        const DataflowGraph& graph = problem.graph();
        std::vector<std::uint32_t> position(graph.vertexCount());
        for (std::size_t i = 0; i < list.order.size(); ++i)
            position[list.order[i]] = static_cast<std::uint32_t>(i);
        std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> ready;
        std::vector<std::size_t> missing(graph.vertexCount());
        for (VertexId v : graph.vertices()) {
            missing[v] = graph.inEdges(v).size();
            if (missing[v] == 0)
                ready.push(position[v]);
        }
        while (!ready.empty()) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            std::uint32_t at = ready.top();
            ready.pop();
            Choice choice = choose(list.order[at]);
            if (!ready.empty()) {
                const std::uint32_t other = ready.top();
                const Choice alternative = choose(list.order[other]);
                if (alternative.loss() > choice.loss()) {
                    ready.pop();
                    ready.push(at);
                    at = other;
                    choice = alternative;
                }
            }
            const VertexId v = list.order[at];
            take(v, at, choice);
            for (const Edge& e : graph.outEdges(v))
                if (--missing[e.to] == 0)
                    ready.push(position[e.to]);
        }
        return PlacerResult{plan.placement(), 0};
    }

    const Problem& problem;
    const ListVariant& variant;
    const PlacerContext& context;
    VariantOrder list;
    Plan plan;
    DeviceId preferred;
    std::vector<bool> critical; ///< By vertex; empty: the critical path is not pinned.
};

/// List scheduling as a product of independent choices: order of the vertices, figure by which devices are
/// compared, gaps, critical path on one device, sufferage. 72 combinations, among them HEFT and CPOP.
class ParametricList final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "parametric-list", DOPPLER_TEXT("core", "Parametric list scheduler"), PlacerKind::Constructive,
            "Coleman, Agrawal, Hirani, Krishnamachari, Parameterized Task Graph Scheduling, arXiv 2403.07112",
            options()};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        const std::string& priority = options.text("priority");
        const std::string& compare = options.text("compare");
        ListVariant variant;
        variant.priority = priority == "upward-rank" ? ListVariant::Priority::UpwardRank
                           : priority == "cpop"      ? ListVariant::Priority::PathLength
                                                     : ListVariant::Priority::Topological;
        variant.compare = compare == "eft"   ? ListVariant::Compare::Finish
                          : compare == "est" ? ListVariant::Compare::Start
                                             : ListVariant::Compare::Quickest;
        variant.insertion = options.flag("insertion");
        variant.pinned = options.flag("pin_critical_path");
        variant.sufferage = options.flag("sufferage");
        return VariantScheduler(problem, variant, context).run();
    }

private:
    static std::vector<OptionSpec> options()
    {
        return {
            choiceOption(
                "priority", {"upward-rank", "cpop", "topological"},
                {.label = DOPPLER_TEXT("core", "Order of vertices"),
                 .help = DOPPLER_TEXT("core", "upward-rank: longest path to the end first, as in HEFT; "
                                              "cpop: longest path through the vertex first, among the ready "
                                              "ones; topological: any order that respects dependencies")}),
            choiceOption("compare", {"eft", "est", "quickest"},
                         {.label = DOPPLER_TEXT("core", "Devices compared by"),
                          .help = DOPPLER_TEXT("core", "eft: earliest finish; est: earliest start; quickest: "
                                                       "smallest compute time of the vertex")}),
            flagOption(
                "insertion", true,
                {.label = DOPPLER_TEXT("core", "Fill gaps"),
                 .help = DOPPLER_TEXT("core", "also start in gaps between placed vertices; otherwise only "
                                              "after the last vertex of a device")}),
            flagOption(
                "pin_critical_path", false,
                {.label = DOPPLER_TEXT("core", "Pin the critical path"),
                 .help = DOPPLER_TEXT("core", "place the whole critical path on the device that runs it "
                                              "fastest, as in CPOP")}),
            flagOption(
                "sufferage", false,
                {.label = DOPPLER_TEXT("core", "Sufferage"),
                 .help = DOPPLER_TEXT("core", "of the first two ready vertices, place the one first that "
                                              "would lose more on its second-best device")})};
    }
};

/// One of the variants under the name that it has in the literature on independent tasks, where vertices are
/// taken in the order of their arrival.
class ArrivalOrder final : public Placer {
public:
    ArrivalOrder(std::string id, std::string name, ListVariant::Compare compare)
        : description{std::move(id),
                      std::move(name),
                      PlacerKind::Constructive,
                      "Maheswaran, Ali, Siegel et al., HCW 1999; Braun et al., JPDC 61(6), 2001",
                      {}},
          variant{ListVariant::Priority::Topological, compare, false, false, false}
    {
    }
    [[nodiscard]] const PlacerInfo& info() const override { return description; }
    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        return VariantScheduler(problem, variant, context).run();
    }

private:
    PlacerInfo description;
    ListVariant variant;
};

} // namespace

std::unique_ptr<Placer> makeParametricList() { return std::make_unique<ParametricList>(); }

/// Minimum Completion Time.
std::unique_ptr<Placer> makeMct()
{
    return std::make_unique<ArrivalOrder>("mct", "MCT", ListVariant::Compare::Finish);
}

/// Minimum Execution Time.
std::unique_ptr<Placer> makeMet()
{
    return std::make_unique<ArrivalOrder>("met", "MET", ListVariant::Compare::Quickest);
}

/// Opportunistic Load Balancing: the device that is free first.
std::unique_ptr<Placer> makeOlb()
{
    return std::make_unique<ArrivalOrder>("olb", "OLB", ListVariant::Compare::DeviceFree);
}

} // namespace doppler
