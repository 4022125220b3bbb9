// SPDX-License-Identifier: GPL-3.0-or-later
// The parametric list scheduler against the placers that it contains, and the batch and two-device schedulers
// on cases that can be worked out by hand.
#include "core/explain/why_here.h"
#include "core/graph/graph_builder.h"
#include "core/placers/api/registry.h"
#include "core/placers/list/speed_groups.h"
#include "core/placers/scheduling/plan.h"
#include "core/sim/simulator.h"
#include "tests/support/published_graphs.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <array>
#include <limits>
#include <set>

namespace list_variants_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

using Values = std::vector<std::pair<const char*, const char*>>;

Placement placed(const char* id, const ProblemPtr& problem, const Values& values = {})
{
    const Placer& placer = **placerRegistry().find(id);
    Options options(placer.info().options);
    for (const auto& [name, value] : values)
        if (!options.set(placer.info().options, name, value))
            qFatal("option %s refuses %s", name, value);
    auto result = placer.place(*problem, options, {});
    if (!result)
        qFatal("%s", result.error().english().c_str());
    if (const auto valid = validate(*problem, result->placement); !valid)
        qFatal("%s", valid.error().english().c_str());
    return std::move(result->placement);
}

std::vector<std::uint32_t> devicesOf(const Placement& placement)
{
    std::vector<std::uint32_t> devices;
    for (DeviceId d : placement.devices)
        devices.push_back(d.value);
    return devices;
}

/// Devices of a kind each, d0, d1 .., all linked by 1 byte a second.
TopologyPtr unlike(std::size_t count)
{
    TopologyParts parts;
    parts.name = "unlike";
    parts.contention = Contention::Unlimited;
    for (std::size_t d = 0; d < count; ++d) {
        Device device;
        device.name = device.kind = "d" + std::to_string(d);
        parts.devices.push_back(device);
    }
    parts.links.assign(count * count, Link{1, 0, {}});
    return Topology::create(std::move(parts)).value();
}

struct Message {
    std::uint32_t from;
    std::uint32_t to;
    double seconds;
};

/// Tasks by their seconds on each device.
ProblemPtr tasks(const std::vector<std::vector<double>>& seconds, const std::vector<Message>& messages = {})
{
    GraphBuilder builder("tasks");
    for (const auto& row : seconds) {
        Vertex v;
        for (std::size_t d = 0; d < row.size(); ++d)
            v.seconds.push_back({"d" + std::to_string(d), row[d]});
        builder.addVertex(std::move(v));
    }
    for (const Message& m : messages)
        builder.addEdge({m.from, m.to, {}, m.seconds, {}});
    ModelOptions model;
    model.schedule = ChooseTask::Strict;
    return Problem::create(builder.build().value(), unlike(seconds.front().size()), model).value();
}

double makespan(const char* id, const ProblemPtr& problem)
{
    return Simulator(problem).makespan(placed(id, problem));
}

/// Random graphs on equal devices, every tensor of which takes as long on every link.
ProblemPtr uniform(Random& random, std::size_t devices)
{
    const std::size_t n = 5 + random.below(40);
    std::vector<std::vector<double>> seconds;
    std::vector<Message> messages;
    for (std::uint32_t v = 0; v < n; ++v) {
        seconds.emplace_back(devices, 1.0 + static_cast<double>(random.below(9)));
        for (std::uint32_t u = 0; u < v; ++u)
            if (random.below(n) < 2)
                messages.push_back({u, v, static_cast<double>(random.below(12))});
    }
    return tasks(seconds, messages);
}

DecisionLogPtr logOf(const char* id, const ProblemPtr& problem)
{
    const Placer& placer = **placerRegistry().find(id);
    return recordDecisions(placer, problem, Options(placer.info().options), {}).value();
}

} // namespace

class ListVariantsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Where a combination is a placer of its own, the placements are equal, planned starts included.
    void combinationsWithANameAreThatPlacer()
    {
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            Random random(seed);
            ModelOptions model;
            if (seed % 3 == 0)
                model.memory = MemoryRule::Enforce;
            const ProblemPtr problem = randomProblem(random, model);
            QCOMPARE(placed("parametric-list", problem), placed("heft", problem));
            QCOMPARE(
                placed("parametric-list", problem, {{"priority", "cpop"}, {"pin_critical_path", "true"}}),
                placed("cpop", problem));
            const Values arriving{{"priority", "topological"}, {"insertion", "false"}};
            QCOMPARE(placed("parametric-list", problem, arriving), placed("mct", problem));
            Values quickest = arriving;
            quickest.emplace_back("compare", "quickest");
            QCOMPARE(placed("parametric-list", problem, quickest), placed("met", problem));
        }
    }

    void all72AreDifferentPlacers()
    {
        Random random(4);
        RandomShape shape;
        std::vector<ProblemPtr> problems;
        for (int i = 0; i < 40; ++i)
            problems.push_back(randomProblem(random, {}, shape));
        std::set<std::vector<std::uint32_t>> results; // devices and planned orders
        std::size_t combinations = 0;
        for (const char* priority : {"upward-rank", "cpop", "topological"})
            for (const char* compare : {"eft", "est", "quickest"})
                for (const char* insertion : {"true", "false"})
                    for (const char* pin : {"true", "false"})
                        for (const char* sufferage : {"true", "false"}) {
                            std::vector<std::uint32_t> result;
                            for (const ProblemPtr& problem : problems) {
                                const Placement placement = placed("parametric-list", problem,
                                                                   {{"priority", priority},
                                                                    {"compare", compare},
                                                                    {"insertion", insertion},
                                                                    {"pin_critical_path", pin},
                                                                    {"sufferage", sufferage}});
                                for (DeviceId d : placement.devices)
                                    result.push_back(d.value);
                                for (VertexId v : placement.order)
                                    result.push_back(v.value);
                            }
                            results.insert(std::move(result));
                            ++combinations;
                        }
        QCOMPARE(combinations, std::size_t{72});
        // By compute time alone nearly everything is on one device, which has no gaps to fill: 12 coincide.
        QVERIFY2(results.size() >= 60, qPrintable(QString::number(results.size())));
    }

    /// Tasks of 2, 3 and 6 s on d0 and of 5, 4 and 3 s on d1. MET: the quicker device each: d0, d0, d1. OLB:
    /// the free one: d0, d1, and d0 again at 2. MCT: d0 (2), d1 (4 before 5), d1 (7 before 8).
    void arrivalOrdersByHand()
    {
        const ProblemPtr problem = tasks({{2, 5}, {3, 4}, {6, 3}});
        QCOMPARE(devicesOf(placed("met", problem)), (std::vector<std::uint32_t>{0, 0, 1}));
        QCOMPARE(devicesOf(placed("olb", problem)), (std::vector<std::uint32_t>{0, 1, 0}));
        QCOMPARE(devicesOf(placed("mct", problem)), (std::vector<std::uint32_t>{0, 1, 1}));
        QCOMPARE(makespan("met", problem), 5.0);
        QCOMPARE(makespan("olb", problem), 8.0);
        QCOMPARE(makespan("mct", problem), 7.0);
    }

    /// Four tasks of 1 s and one of 4 s on two equal devices. Min-min takes the short ones first: 2 s each,
    /// then the long one ends at 6. Max-min takes the long one first: 4.
    void minMinAndMaxMinByHand()
    {
        const ProblemPtr problem = tasks({{1, 1}, {1, 1}, {4, 4}, {1, 1}, {1, 1}});
        QCOMPARE(makespan("min-min", problem), 6.0);
        QCOMPARE(makespan("max-min", problem), 4.0);
    }

    /// Tasks of 1.5 s and 2 s on d0, of 3 s and 10 s on d1. Min-min takes the first one: d0 to 1.5, then the
    /// second on d0 to 3.5. The second one suffers 8 s on the other device, the first 1.5 s: by sufferage, it
    /// gets d0 (2), and the first ends at 3 on d1.
    void sufferageByHand()
    {
        const ProblemPtr problem = tasks({{1.5, 3}, {2, 10}});
        QCOMPARE(makespan("min-min", problem), 3.5);
        QCOMPARE(makespan("sufferage", problem), 3.0);
        QCOMPARE(devicesOf(placed("sufferage", problem)), (std::vector<std::uint32_t>{1, 0}));
        const Values option{{"priority", "topological"}, {"sufferage", "true"}};
        QCOMPARE(devicesOf(placed("parametric-list", problem, option)), (std::vector<std::uint32_t>{1, 0}));
    }

    /// a (1 or 2 s) sends 5 s to b (10 or 3 s). BIL of b: 10 and 3; of a: 1 + min(10, 3 + 5) = 9 and 2 + 3
    /// = 5. So a goes to d1, and both end at 5; HEFT puts a where it ends first, on d0, and b ends at 1 + 5
    /// + 3.
    void bilByHand()
    {
        const ProblemPtr problem = tasks({{1, 2}, {10, 3}}, {{0, 1, 5}});
        const auto log = logOf("bil", problem);
        QCOMPARE(log->of(VertexId{0}).options[0].value, 9.0);
        QCOMPARE(log->of(VertexId{0}).options[1].value, 5.0);
        QCOMPARE(makespan("bil", problem), 5.0);
        QCOMPARE(makespan("heft", problem), 9.0);
    }

    /// Two tasks on two devices: of two ready vertices, the second smallest makespan counts. x: 1 and 9, so
    /// 9; y: 4 and 5, so 5: x goes first and gets d0. Three ready vertices on two devices: the compute time
    /// counts by 3/2 - 1 more.
    void bilRanksByTheDeviceThatIsLeft()
    {
        const auto two = logOf("bil", tasks({{4, 5}, {1, 9}}));
        QCOMPARE(two->decisions[0].vertex.value, 1U);
        QCOMPARE(two->decisions[0].priority, 9.0);
        const auto three = logOf("bil", tasks({{4, 5}, {1, 9}, {1, 1}}));
        QCOMPARE(three->decisions[0].options[1].value, 9 + 0.5 * 9);
    }

    /// On equal devices, no device starts a vertex earlier than the two that FCP and FLB look at, and FLB
    /// takes the vertex that starts first of all, as ETF does.
    void twoDevicesAreEnough()
    {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Random random(seed);
            const ProblemPtr problem = uniform(random, 2 + seed % 4);
            for (const char* id : {"fcp", "flb"}) {
                const auto log = logOf(id, problem);
                Plan plan(*problem);
                for (std::size_t i = 0; i < log->decisions.size(); ++i) {
                    const Decision& decision = log->decisions[i];
                    double earliest = std::numeric_limits<double>::infinity();
                    for (VertexId v : problem->graph().vertices()) {
                        const auto in = problem->graph().inEdges(v);
                        const bool ready =
                            !plan.placed(v) && std::all_of(in.begin(), in.end(), [&](EdgeId e) {
                                return plan.placed(problem->graph().edge(e).from);
                            });
                        if (!ready || (id == std::string("fcp") && v != decision.vertex))
                            continue;
                        for (DeviceId d : problem->topology().devices())
                            earliest = std::min(earliest, plan.earliestStart(v, d));
                    }
                    const double start = plan.earliestStart(decision.vertex, decision.chosen);
                    QVERIFY2(start == earliest, id);
                    plan.place(decision.vertex, decision.chosen, start);
                }
            }
        }
    }

    /// 1, 1.5, 2 and 9 times as slow: with the ratio 2, the third is in the second group and the last in a
    /// third.
    void devicesAreGroupedBySpeed()
    {
        const ProblemPtr problem = tasks({{1, 1.5, 2, 9}});
        QCOMPARE(speedGroups(*problem, 2), (std::vector<std::size_t>{0, 0, 1, 2}));
        QCOMPARE(speedGroups(*problem, 10), (std::vector<std::size_t>{0, 0, 0, 0}));
    }

    /// Six equal tasks, 1 s on d0 and 2 s on d1. The program balances T = x = 2 (6 - x): x = 4 of them on d0,
    /// so at most two shares are halves or more on d1. One task of 4 s more, which may only run fast: T >= 4.
    void groupsAreThoseOfTheLinearProgram()
    {
        const ProblemPtr six = tasks(std::vector<std::vector<double>>(6, {1, 2}));
        const auto groups = speedGroups(*six, 2);
        const auto chosen = chooseSpeedGroups(*six, groups, 1000, {}).value();
        QCOMPARE(std::ranges::count(chosen, std::size_t{1}), 2);
        // A chain gains nothing from the slow device.
        const ProblemPtr chain = tasks({{1, 2}, {1, 2}, {1, 2}}, {{0, 1, 0}, {1, 2, 0}});
        QCOMPARE(chooseSpeedGroups(*chain, groups, 1000, {}).value(), (std::vector<std::size_t>{0, 0, 0}));
        QCOMPARE(devicesOf(placed("getf", chain)), (std::vector<std::uint32_t>{0, 0, 0}));
        QCOMPARE(makespan("getf", six), 4.0);
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!chooseSpeedGroups(*six, groups, 1000, stopped.get_token()));
    }

    void withOneGroupGetfIsEtf()
    {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Random random(seed);
            const ProblemPtr problem = randomProblem(random, {});
            QCOMPARE(devicesOf(placed("getf", problem, {{"ratio", "100"}})),
                     devicesOf(placed("etf", problem)));
        }
    }

    /// A chain of tasks of 1, 2, 3, 4 and 5 s; every message takes 1 s. On two devices the best first stage
    /// is 1 + 2 + 3 s and the message: 7, against 9 of the second. One more task would cost 11.
    void contiguousStagesByHand()
    {
        std::vector<std::vector<double>> seconds;
        std::vector<Message> messages;
        for (std::uint32_t v = 0; v < 5; ++v) {
            seconds.emplace_back(2, v + 1.0);
            if (v > 0)
                messages.push_back({v - 1, v, 1});
        }
        QCOMPARE(devicesOf(placed("contiguous", tasks(seconds, messages))),
                 (std::vector<std::uint32_t>{0, 0, 0, 1, 1}));
        // A message of 4 s behind the third task: 10 s, so that the cut moves before it: 1 + 2 + 1 and 12 is
        // worse still; 3 s there make both 9.
        messages[2].seconds = 7; // 13 s; behind the second 4 and 12
        QCOMPARE(devicesOf(placed("contiguous", tasks(seconds, messages))),
                 (std::vector<std::uint32_t>{0, 0, 0, 0, 1}));
        messages[3].seconds = 7; // 17 s
        QCOMPARE(devicesOf(placed("contiguous", tasks(seconds, messages))),
                 (std::vector<std::uint32_t>{0, 0, 1, 1, 1}));
    }

    /// Against all splits of small chains with jumps; a tensor that leaves a stage counts once.
    void contiguousIsOptimal()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Random random(seed);
            const std::size_t n = 3 + random.below(7);
            std::vector<std::vector<double>> seconds;
            std::vector<Message> messages;
            for (std::uint32_t v = 0; v < n; ++v) {
                seconds.push_back({1.0 + static_cast<double>(random.below(9)),
                                   1.0 + static_cast<double>(random.below(9)),
                                   1.0 + static_cast<double>(random.below(9))});
                if (v > 0) // so that the topological order is that of the ids
                    messages.push_back({v - 1, v, static_cast<double>(random.below(6))});
                if (v > 2)
                    messages.push_back({static_cast<std::uint32_t>(random.below(v - 1)), v,
                                        static_cast<double>(random.below(6))});
            }
            const ProblemPtr problem = tasks(seconds, messages);
            const auto cost = [&](std::size_t first, std::size_t second) {
                const std::array<std::size_t, 4> ends{0, first, second, n};
                double most = 0;
                for (std::size_t d = 0; d < 3; ++d) {
                    double stage = 0;
                    for (std::size_t v = ends[d]; v < ends[d + 1]; ++v) {
                        stage += seconds[v][d];
                        for (const Message& m : messages)
                            if (m.from == v && m.to >= ends[d + 1] && d < 2)
                                stage += m.seconds;
                    }
                    most = std::max(most, stage);
                }
                return most;
            };
            double best = std::numeric_limits<double>::infinity();
            for (std::size_t first = 0; first <= n; ++first)
                for (std::size_t second = first; second <= n; ++second)
                    best = std::min(best, cost(first, second));
            const auto devices = devicesOf(placed("contiguous", problem));
            QVERIFY(std::ranges::is_sorted(devices));
            const auto first = static_cast<std::size_t>(std::ranges::count(devices, 0U));
            const auto second = first + static_cast<std::size_t>(std::ranges::count(devices, 1U));
            QCOMPARE(cost(first, second), best);
        }
    }

    /// Two groups of four tasks that exchange nothing: one on each device is 4 s; on one device 8 s.
    void automapMovesGroups()
    {
        GraphBuilder builder("groups");
        for (const char* group : {"left", "right"})
            for (std::uint32_t i = 0; i < 4; ++i) {
                Vertex v;
                v.seconds = {{"*", 1}};
                v.group = group;
                const VertexId id = builder.addVertex(std::move(v));
                if (i > 0)
                    builder.addEdge({id.value - 1, id.value, {}, 10.0, {}});
            }
        const ProblemPtr problem = Problem::create(builder.build().value(), unlike(2)).value();
        const Placer& automap = **placerRegistry().find("automap");
        Options options(automap.info().options);
        for (const auto& [name, value] :
             {std::pair{"baselines", "false"}, {"start", "single-device"}, {"by", "group"}})
            QVERIFY(options.set(automap.info().options, name, value).ok());
        PlacerContext context;
        context.budget.evaluations = 20;
        const Placement placement = automap.place(*problem, options, context)->placement;
        QCOMPARE(Simulator(problem).makespan(placement), 4.0);
    }

    /// HEFT's ten tasks: the tree finds a shorter schedule than the list scheduler that completes it.
    void mctsImprovesOnItsRollouts()
    {
        ModelOptions model;
        model.schedule = ChooseTask::Strict;
        model.contention = Contention::Unlimited;
        const ProblemPtr problem = Problem::create(heftGraph(), threeProcessors(), model).value();
        const Placer& mcts = **placerRegistry().find("mcts");
        Options options(mcts.info().options);
        QVERIFY(options.set(mcts.info().options, "baselines", "false").ok());
        PlacerContext context;
        context.budget.evaluations = 2000;
        const auto result = mcts.place(*problem, options, context);
        QVERIFY(result.ok());
        QVERIFY(result->evaluations <= 2000);
        const double found = Simulator(problem).makespan(result->placement);
        QVERIFY2(found < makespan("critical-path", problem), qPrintable(QString::number(found)));
        QVERIFY2(found <= 80, qPrintable(QString::number(found))); // HEFT's; the optimum is 73
    }
};

DOPPLER_TEST(ListVariantsTest)

} // namespace list_variants_test

#include "list_variants.moc"
