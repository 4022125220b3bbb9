// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/why_here.h"

#include "core/placers/api/registry.h"
#include "core/problem/levels.h"
#include "tests/support/published_graphs.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace why_here_test {

using namespace doppler;

namespace {

const Placer& placer(const char* id) { return **placerRegistry().find(id); }

DecisionLogPtr logOf(const char* id, const ProblemPtr& problem, std::uint64_t seed = 1)
{
    PlacerContext context;
    context.seed = seed;
    return recordDecisions(placer(id), problem, Options(placer(id).info().options), context).value();
}

ProblemPtr onThree(GraphPtr graph)
{
    return Problem::create(std::move(graph), tests::threeProcessors()).value();
}

ProblemPtr published() { return onThree(tests::heftGraph()); }

constexpr std::array inFixedOrder{"dsc",         "mayer-cp",         "mite", "dfs", "mct", "met",
                                  "enumerative", "einsum-autoplace", "olb"};
constexpr std::array recorders{"heft",
                               "cpop",
                               "peft",
                               "lookahead-heft",
                               "etf",
                               "dls",
                               "mcp",
                               "critical-path",
                               "m-etf",
                               "m-sct",
                               "list-schedule",
                               "dsc",
                               "mayer-cp",
                               "mite",
                               "dfs",
                               "enumerative",
                               "einsum-autoplace",
                               "parametric-list",
                               "min-min",
                               "max-min",
                               "sufferage",
                               "mct",
                               "met",
                               "olb",
                               "fcp",
                               "flb",
                               "bil",
                               "getf"};

} // namespace

class WhyHereTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The ten tasks of Topcuoglu, Hariri and Wu: upward ranks as printed there, and earliest finishes.
    void publishedHeft()
    {
        const auto log = logOf("heft", published());
        const std::array<double, 10> ranks{108, 77, 80, 80, 69, 63.333, 42.667, 35.667, 44.333, 14.667};
        for (std::size_t v = 0; v < ranks.size(); ++v)
            QVERIFY(std::abs(log->of(VertexId{v}).priority - ranks[v]) < 6e-4);
        const std::array<std::uint32_t, 10> order{0, 3, 2, 1, 4, 5, 8, 6, 7, 9}; // n3 and n4 rank alike
        for (std::size_t i = 0; i < order.size(); ++i)
            QCOMPARE(log->decisions[i].vertex.value, order[i]);
        const std::array<std::array<double, 3>, 5> finishes{
            {{14, 16, 9}, {31, 26, 26}, {32, 39, 28}, {40, 46, 46}, {52, 39, 38}}};
        const std::array<std::uint32_t, 5> chosen{2, 1, 2, 0, 2};
        for (std::size_t i = 0; i < finishes.size(); ++i) {
            const Decision& decision = log->decisions[i];
            QCOMPARE(decision.chosen.value, chosen[i]);
            QCOMPARE(decision.options.size(), std::size_t{3});
            for (std::size_t p = 0; p < 3; ++p)
                QCOMPARE(decision.options[p].value, finishes[i][p]);
        }
    }

    /// After n1 all of n2 to n6 could be taken, the largest rank first.
    void candidates()
    {
        const auto log = logOf("heft", published());
        QCOMPARE(candidatesAt(*log, 0), std::vector{VertexId{0}});
        const std::vector<VertexId> expected{VertexId{3}, VertexId{2}, VertexId{1}, VertexId{4}, VertexId{5}};
        QCOMPARE(candidatesAt(*log, 1), expected);
    }

    void publishedCpop()
    {
        const auto log = logOf("cpop", published());
        for (std::uint32_t v : {0U, 1U, 8U, 9U}) { // n1 n2 n9 n10 on P2
            QCOMPARE(log->of(VertexId{v}).chosen.value, 1U);
            QVERIFY(!log->of(VertexId{v}).settled.empty());
            QVERIFY(std::abs(log->of(VertexId{v}).priority - 108) < 1e-9);
        }
        QVERIFY(log->of(VertexId{3}).settled.empty());
    }

    void publishedPeft()
    {
        const auto log = logOf("peft", onThree(tests::peftGraph()));
        QVERIFY(std::abs(log->of(VertexId{0}).priority - (64 + 68 + 86) / 3.0) < 1e-9);
        const Decision& first = log->of(VertexId{0}); // finish + OCT
        QCOMPARE(first.options[0].value, 22.0 + 64);
        QCOMPARE(first.options[1].value, 21.0 + 68);
        QCOMPARE(first.options[2].value, 36.0 + 86);
        // The paper's whole table.
        const double table[10][3]{{64, 68, 86}, {42, 39, 42}, {27, 41, 43}, {42, 39, 50}, {28, 37, 28},
                                  {42, 39, 44}, {13, 16, 22}, {13, 16, 33}, {13, 16, 20}, {0, 0, 0}};
        for (std::uint32_t v = 0; v < 10; ++v)
            for (std::size_t p = 0; p < 3; ++p) {
                const Decision::Option& option = log->of(VertexId{v}).options[p];
                QCOMPARE(option.value - option.start - tests::peftWork[v][p], table[v][p]);
            }
    }

    /// Listening changes nothing; every vertex is told of once; what is said to be chosen is the placement,
    /// and the least value unless something else settled it.
    void recordsAgreeWithPlacements()
    {
        for (const char* id : recorders)
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                Random random(seed);
                ModelOptions model;
                if (seed % 4 == 0)
                    model.memory = MemoryRule::Enforce;
                const ProblemPtr problem = tests::randomProblem(random, model);
                PlacerContext context;
                context.seed = seed;
                const auto plain = placer(id).place(*problem, Options(placer(id).info().options), context);
                const auto log = logOf(id, problem, seed);
                QVERIFY2(log, id);
                QVERIFY2(plain->placement == log->placement, id);
                for (VertexId v : problem->graph().vertices()) {
                    const Decision& decision = log->of(v);
                    QVERIFY(decision.vertex == v);
                    QVERIFY2(decision.chosen == log->placement.devices[v], id);
                    const Decision::Option* chosen = nullptr;
                    double least = std::numeric_limits<double>::infinity();
                    for (const Decision::Option& option : decision.options) {
                        QVERIFY2(problem->allowed(v, option.device), id);
                        least = std::min(least, option.value);
                        if (option.device == decision.chosen)
                            chosen = &option;
                    }
                    QVERIFY2(chosen, id);
                    QVERIFY2(!decision.settled.empty() || chosen->value <= least + 1e-9, id);
                    QVERIFY2(!decision.priorityName.empty() && !decision.valueName.empty(), id);
                    const auto takeable = candidatesAt(*log, log->stepOf[v]);
                    QVERIFY2(std::find(takeable.begin(), takeable.end(), v) != takeable.end(), id);
                }
            }
    }

    /// What goes by an order of its own had nothing else to take; its numbers are positions.
    void fixedOrders()
    {
        for (const char* id : inFixedOrder) {
            const auto log = logOf(id, published());
            double before = 0;
            for (std::size_t i = 0; i < log->decisions.size(); ++i) {
                const Decision& decision = log->decisions[i];
                QCOMPARE(candidatesAt(*log, i), std::vector{decision.vertex});
                QVERIFY2(decision.inFixedOrder && decision.priorityUnit == DecisionUnit::Position, id);
                QVERIFY2(decision.priority == before || decision.priority == before + 1, id);
                before = decision.priority;
            }
        }
    }

    /// A product in MITE, seconds where a graph has no FLOPs, pieces or seconds in the enumeration.
    void units()
    {
        const auto unitOf = [](const char* id) { return logOf(id, published())->decisions[0].valueUnit; };
        QVERIFY(unitOf("heft") == DecisionUnit::Seconds);
        QVERIFY(unitOf("mite") == DecisionUnit::Product);
        QVERIFY(unitOf("einsum-autoplace") == DecisionUnit::Seconds);
        QVERIFY(unitOf("enumerative") == DecisionUnit::Seconds);
        QCOMPARE(amountText(2.5e-3, DecisionUnit::Seconds).english(), std::string("2.500 ms"));
        QCOMPARE(amountText(0.125, DecisionUnit::Product).english(), std::string("0.125"));
        QCOMPARE(amountText(1.5e9, DecisionUnit::Macs).english(), std::string("1.500 GMAC"));
        QCOMPARE(amountText(3, DecisionUnit::Count).english(), std::string("3"));
        QCOMPARE(amountText(12, DecisionUnit::Position).english(), std::string("12"));
        QCOMPARE(amountText(std::numeric_limits<double>::infinity(), DecisionUnit::Macs).english(),
                 std::string("no plan"));
    }

    /// A given list: the first of it that is ready goes first.
    void givenList()
    {
        const Placer& scheduler = placer("list-schedule");
        Options options(scheduler.info().options);
        QVERIFY(options.set(scheduler.info().options, "list", "given").ok());
        QVERIFY(options.set(scheduler.info().options, "ids", "5,4,3,2,1").ok());
        const auto log = recordDecisions(scheduler, published(), options, {}).value();
        QVERIFY(log);
        QVERIFY(log->of(VertexId{5}).priorityUnit == DecisionUnit::Position);
        QCOMPARE(log->of(VertexId{5}).priority, 1.0);
        QCOMPARE(log->of(VertexId{0}).priority, 6.0);
        const std::vector<VertexId> expected{VertexId{5}, VertexId{4}, VertexId{3}, VertexId{2}, VertexId{1}};
        QCOMPARE(candidatesAt(*log, 1), expected);
        QCOMPARE(log->decisions[1].vertex.value, 5U);
    }

    void othersTellNothing()
    {
        QVERIFY(!logOf("simulated-annealing", published()));
        QVERIFY(!logOf("round-robin", published()));
    }

    /// Every other device, by simulating it.
    void elsewhereIsExact()
    {
        int compared = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const auto sample = tests::randomCase(seed);
            const auto run = makeRun(sample.problem, sample.placement, "random");
            if (!run)
                continue;
            const VertexId v{seed % sample.problem->vertexCount()};
            const auto list = elsewhere(**run, v).value();
            QCOMPARE(list.size(), sample.problem->deviceCount());
            for (const Elsewhere& x : list) {
                QCOMPARE(x.allowed, sample.problem->allowed(v, x.device));
                if (!x.allowed)
                    continue;
                Placement moved = sample.placement;
                for (VertexId member : sample.problem->movesTogether(v))
                    moved.devices[member] = x.device;
                QVERIFY(x.makespan == Simulator(sample.problem).makespan(moved));
                ++compared;
            }
        }
        QVERIFY2(compared > 300, qPrintable(QString::number(compared)));
    }
};

DOPPLER_TEST(WhyHereTest)

} // namespace why_here_test

#include "why_here.moc"
