// SPDX-License-Identifier: GPL-3.0-or-later
// `auto` and its members: plans, threads, budgets, and what they reach where the optimum is known.
#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/placers/api/registry.h"
#include "core/placers/plans/plan_decoder.h"
#include "core/placers/portfolio/elites.h"
#include "core/placers/portfolio/relink.h"
#include "core/placers/scheduling/pair_scheduler.h"
#include "core/placers/scheduling/stream_loads.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>
#include <thread>
#include <tuple>

namespace portfolio_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

PlacerContext context(std::uint64_t seed, std::uint64_t evaluations, std::size_t threads = 1)
{
    PlacerContext c;
    c.seed = seed;
    c.budget.evaluations = evaluations;
    c.threads = threads;
    return c;
}

Result<PlacerResult> run(const char* id, const ProblemPtr& problem, const PlacerContext& c)
{
    const Placer& placer = **placerRegistry().find(id);
    return placer.place(*problem, Options(placer.info().options), c);
}

double makespanOf(const ProblemPtr& problem, const Placement& placement)
{
    return Simulator(problem).makespan(placement);
}

/// On four devices; the lower bound is the optimum.
ProblemPtr withKnownOptimum(ChooseTask rule, const char* vertices, const char* seed)
{
    const Workload& family = *findWorkload("rgpos").value();
    Options options(family.options);
    for (const auto& [name, value] : {std::pair{"vertices", vertices}, {"processors", "4"}, {"seed", seed}})
        if (!options.set(family.options, name, value))
            qFatal("the option is gone");
    const TopologyPtr devices = builtinTopology("4xP100").value();
    ModelOptions model;
    model.schedule = rule;
    model.contention = Contention::Unlimited;
    return Problem::create(family.make(options).value(), devices, model).value();
}

} // namespace

class PortfolioTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameOnAnyNumberOfThreads()
    {
        for (const ChooseTask rule : {ChooseTask::Fifo, ChooseTask::Given, ChooseTask::Strict}) {
            ModelOptions model;
            model.schedule = rule;
            const ProblemPtr problem =
                Problem::create(generateWorkload("chainmm").value(), builtinTopology("4xP100").value(), model)
                    .value();
            const auto one = run("auto", problem, context(3, 2000, 1));
            const auto two = run("auto", problem, context(3, 2000, 2));
            const auto eight = run("auto", problem, context(3, 2000, 8));
            QCOMPARE(two->placement, one->placement);
            QCOMPARE(eight->placement, one->placement);
            QCOMPARE(two->evaluations, one->evaluations);
            QVERIFY(one->evaluations <= 2000);
            QVERIFY(!one->finder.empty() && !one->shares.empty());
            QCOMPARE(two->finder, one->finder);
        }
    }

    void progressComesOnTheCallersThread()
    {
        const ProblemPtr problem =
            Problem::create(generateWorkload("chainmm").value(), builtinTopology("4xP100").value()).value();
        PlacerContext c = context(1, 3000, 4);
        const auto caller = std::this_thread::get_id();
        bool elsewhere = false;
        Placement last;
        double best = 0;
        c.progress = [&](const PlacerProgress& p) {
            elsewhere = elsewhere || std::this_thread::get_id() != caller;
            if (p.newBest)
                last = *p.newBest;
            best = p.bestMakespan;
        };
        const auto result = run("auto", problem, c);
        QVERIFY(!elsewhere);
        QCOMPARE(makespanOf(problem, result->placement), best);
        QCOMPARE(makespanOf(problem, last), best);
    }

    void aSmallProblemIsSolved()
    {
        GraphBuilder builder("six");
        for (int i = 0; i < 6; ++i) {
            Vertex v;
            v.seconds = {{"*", 1.0 + i % 3}};
            builder.addVertex(std::move(v));
        }
        const ProblemPtr problem =
            Problem::create(builder.build().value(), builtinTopology("4xP100").value()).value();
        const auto result = run("auto", problem, context(1, 100'000));
        QVERIFY(result->bound > 0);
        QCOMPARE(makespanOf(problem, result->placement), result->bound);
        QVERIFY(result->evaluations < 100'000); // it ends when the best is proven
    }

    /// Medians over seeds; a quarter of the evaluations for each member.
    void neverWorseThanAMemberAtAQuarter()
    {
        for (const ChooseTask rule : {ChooseTask::Fifo, ChooseTask::Given}) {
            const ProblemPtr problem = withKnownOptimum(rule, "150", "7");
            const auto median = [&](const char* id, std::uint64_t evaluations) {
                std::vector<double> all;
                for (std::uint64_t seed = 1; seed <= 7; ++seed)
                    all.push_back(
                        makespanOf(problem, run(id, problem, context(seed, evaluations))->placement));
                std::sort(all.begin(), all.end());
                return all[3];
            };
            const double found = median("auto", 4000);
            for (const char* member : {"critical-path-search", "doppler-improve", "tabu", "plan-search"})
                QVERIFY2(found <= median(member, 1000) * (1 + 1e-9), member);
            QVERIFY(found <= median("auto", 1000) * (1 + 1e-9));
        }
    }

    /// A larger budget begins like a smaller one.
    void plansAreNeverWorseWithMore()
    {
        for (const ChooseTask rule : {ChooseTask::Fifo, ChooseTask::Given, ChooseTask::Strict})
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const ProblemPtr problem = withKnownOptimum(rule, "60", "3");
                double last = std::numeric_limits<double>::infinity();
                for (const std::uint64_t evaluations : {40, 100, 333, 1000}) {
                    const auto found = run("plan-search", problem, context(seed, evaluations));
                    const double makespan = makespanOf(problem, found->placement);
                    QVERIFY(makespan <= last);
                    last = makespan;
                }
            }
    }

    void plansComeNearTheOptimum_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<double>("most");
        QTest::newRow("strict") << static_cast<int>(ChooseTask::Strict) << 1.01;
        QTest::newRow("given") << static_cast<int>(ChooseTask::Given) << 1.03;
        QTest::newRow("fifo") << static_cast<int>(ChooseTask::Fifo) << 1.06;
    }
    void plansComeNearTheOptimum()
    {
        QFETCH(int, rule);
        QFETCH(double, most);
        const ProblemPtr problem = withKnownOptimum(static_cast<ChooseTask>(rule), "400", "11");
        const auto found = run("plan-search", problem, context(1, 1500));
        const double ratio = makespanOf(problem, found->placement) / problem->lowerBound();
        QVERIFY2(ratio <= most, qPrintable(QString::number(ratio)));
        QVERIFY(ratio >= 1 - 1e-9);
    }

    /// Where transfers do not wait for each other, a decoded plan is the run.
    void plansRunAsPlanned()
    {
        for (const ChooseTask rule : {ChooseTask::Fifo, ChooseTask::Given, ChooseTask::Strict})
            for (const char* seed : {"1", "2", "3"}) {
                const ProblemPtr problem = withKnownOptimum(rule, "120", seed);
                PlanDecoder decoder(*problem);
                const std::vector<DeviceId> free(problem->vertexCount());
                const bool inTurn = rule == ChooseTask::Fifo;
                const double planned =
                    decoder.decode(staticLevels(*problem), free, {0, 0.4, inTurn ? 1.0 : 0.0, true, inTurn});
                Placement plan;
                decoder.plan(plan);
                QVERIFY(validate(*problem, plan).ok());
                // Under fifo equal times decide by ids, which a plan does not always foresee.
                const double most = inTurn ? 0.1 : 1e-6;
                QVERIFY(std::abs(makespanOf(problem, plan) - planned) <= most * planned);
            }
    }

    /// The walk begins at one placement, so that nothing worse comes out.
    void relinkingEndsAtTheBestOnTheWay()
    {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Random random(seed);
            const ProblemPtr problem = randomProblem(random, {});
            const Placement a = run("random", problem, context(seed, 1))->placement;
            const Placement b = run("random", problem, context(seed + 100, 1))->placement;
            const PlacerResult found = relink(*problem, a, b, context(seed, 100));
            QVERIFY(validate(*problem, found.placement).ok());
            QVERIFY(found.evaluations <= 100);
            QVERIFY(makespanOf(problem, found.placement) <= makespanOf(problem, a));
        }
    }

    /// Seconds on a large graph begin with the search that is made for them; not on a small one, nor where
    /// large colocation groups decide.
    void secondsGiveLargeGraphsAHeadStart()
    {
        for (const auto& [graph, rule, expected] :
             {std::tuple{"layered:vertices=100", ChooseTask::Fifo, false},
              std::tuple{"layered:vertices=600", ChooseTask::Fifo, true},
              std::tuple{"layered:vertices=600", ChooseTask::Given, false},
              std::tuple{"gnmt", ChooseTask::Fifo, false}}) {
            ModelOptions model;
            model.schedule = rule;
            const auto problem =
                Problem::create(generateWorkload(graph).value(), builtinTopology("4xP100").value(), model)
                    .value();
            PlacerContext seconds;
            seconds.budget.seconds = 0.5;
            seconds.threads = 2;
            const auto placed = run("auto", problem, seconds);
            QVERIFY(placed.ok() && validate(*problem, placed->placement).ok());
            const bool asked = std::ranges::any_of(
                placed->shares, [](const PlacerShare& share) { return share.placer == "at-once"; });
            QVERIFY2(asked == expected, graph);
        }
    }

    void elitesDiffer()
    {
        Elites elites;
        const auto add = [&](std::uint32_t where, double makespan) {
            elites.add({{Assignment(10, DeviceId{where}), {}, {}}, makespan, "x"});
        };
        add(0, 5);
        add(0, 6); // worse and the same
        QCOMPARE(elites.size(), std::size_t{1});
        add(1, 6);
        add(0, 4); // better and the same
        QCOMPARE(elites.size(), std::size_t{2});
        QCOMPARE(elites[0].makespan, 4.0);
        for (std::uint32_t i = 2; i < 20; ++i)
            add(i, i);
        QCOMPARE(elites.size(), std::size_t{8}); // memory is bounded
    }

    /// A search by chains begins where the context says.
    void aSearchBeginsAtAPlacement()
    {
        const ProblemPtr problem = withKnownOptimum(ChooseTask::Fifo, "100", "1");
        const Placement good = run("auto", problem, context(1, 2000))->placement;
        for (const char* id : {"critical-path-search", "doppler-improve", "tabu", "plan-search", "brkga"}) {
            PlacerContext c = context(1, 1);
            c.begin = &good;
            QVERIFY2(makespanOf(problem, run(id, problem, c)->placement) <= makespanOf(problem, good), id);
        }
    }

    /// `auto` finds the least time per item where it is known; the placement with the shortest run of one
    /// item is another one.
    void autoReducesThePeriod()
    {
        // A chain of eight equal stages that send little: two for each device is best, a period of a quarter.
        GraphBuilder builder("chain");
        for (int i = 0; i < 8; ++i) {
            Vertex v;
            v.seconds = {{"*", 1.0}};
            v.outputBytes = 1;
            builder.addVertex(std::move(v));
            if (i > 0)
                builder.addEdge(VertexId{std::uint32_t(i - 1)}, VertexId{std::uint32_t(i)});
        }
        const auto problem =
            Problem::create(builder.build().value(), builtinTopology("4xP100").value()).value();
        const Placer& placer = **placerRegistry().find("auto");
        for (const char* objective : {"makespan", "period"}) {
            Options options(placer.info().options);
            QVERIFY(options.set(placer.info().options, "objective", objective).ok());
            const auto placed = placer.place(*problem, options, context(3, 2000));
            QVERIFY(placed.ok() && validate(*problem, placed->placement).ok());
            const bool period = objective == std::string_view("period");
            QCOMPARE(streamPeriod(*problem, placed->placement.devices), period ? 2.0 : 8.0);
            const auto again = placer.place(*problem, options, context(3, 2000, 4));
            QVERIFY(again.ok() && again->placement == placed->placement);
        }
    }

    void contiguousHasObjectives()
    {
        Random random(11);
        const Placer& placer = **placerRegistry().find("contiguous");
        const auto placedFor = [&](const ProblemPtr& problem, const char* objective) {
            Options options(placer.info().options);
            if (!options.set(placer.info().options, "objective", objective))
                qFatal("no such objective");
            const auto placed = placer.place(*problem, options, {});
            if (!placed || !validate(*problem, placed->placement))
                qFatal("no valid placement");
            return placed->placement;
        };
        int shorter = 0;
        int faster = 0;
        for (int i = 0; i < 100; ++i) {
            const ProblemPtr problem = randomProblem(random, {});
            const Placement stage = placedFor(problem, "stage");
            const Placement period = placedFor(problem, "period");
            const Placement makespan = placedFor(problem, "makespan");
            const double stagePeriod = streamPeriod(*problem, stage.devices);
            QVERIFY(streamPeriod(*problem, period.devices) <= stagePeriod);
            QVERIFY(makespanOf(problem, makespan) <= makespanOf(problem, stage));
            shorter += makespanOf(problem, makespan) < makespanOf(problem, stage) ? 1 : 0;
            faster += streamPeriod(*problem, period.devices) < stagePeriod ? 1 : 0;
        }
        QVERIFY(shorter > 10 && faster > 3);
    }
};

DOPPLER_TEST(PortfolioTest)

} // namespace portfolio_test

#include "portfolio.moc"
