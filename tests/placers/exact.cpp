// SPDX-License-Identifier: GPL-3.0-or-later
// `exact` against published optima, against every plan of tiny problems, against itself by two methods, and
// against runs under every rule.
#include "core/catalog/graph_file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/placements/placement_json.h"
#include "core/placers/api/registry.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/problem/bounds.h"
#include "core/sim/planned_run.h"
#include "core/sim/simulator.h"
#include "tests/support/published_graphs.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QtTest>

namespace exact_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

const Placer& exact() { return **placerRegistry().find("exact"); }

PlacerResult solve(const Problem& problem, std::uint64_t evaluations, const char* method = "auto")
{
    PlacerContext context;
    context.budget.evaluations = evaluations;
    Options options(exact().info().options);
    if (!options.set(exact().info().options, "method", method))
        qFatal("the option is gone");
    return exact().place(problem, options, context).value();
}

ProblemPtr withRule(const Problem& problem, ChooseTask rule)
{
    ModelOptions model = problem.model();
    model.schedule = rule;
    return problem.withModel(model).value();
}

/// The plan's makespan where it is run as it stands.
double replay(const Problem& problem, const Placement& plan)
{
    const ProblemPtr strict = withRule(problem, ChooseTask::Strict);
    const auto valid = validate(*strict, plan);
    if (!valid.ok())
        qFatal("%s", valid.error().english().c_str());
    return Simulator(strict).makespan(plan);
}

/// The least makespan of all plans: every assignment, every order of the tasks, every order of the transfers.
class EveryPlan {
public:
    explicit EveryPlan(const Problem& p) : problem(p), run(p)
    {
        plan.devices.resize(p.vertexCount());
        assign(0);
    }
    double best = std::numeric_limits<double>::infinity();

private:
    void assign(std::size_t v)
    {
        if (v < plan.devices.size()) {
            for (DeviceId d : problem.topology().devices()) {
                plan.devices[v] = d;
                assign(v + 1);
            }
            return;
        }
        if (!validate(problem, {plan.devices, {}}).ok())
            return;
        needed.clear();
        const std::vector<EdgeId> first = firstEdges(problem.graph(), plan.devices);
        for (EdgeId e : problem.graph().edges())
            if (const Edge& x = problem.graph().edge(e);
                first[e] == e && plan.devices[x.from] != plan.devices[x.to])
                needed.push_back(e);
        orderTasks();
    }
    void orderTasks()
    {
        if (plan.order.size() == plan.devices.size()) {
            plan.transfers = needed;
            do
                if (const auto schedule = run.run(plan))
                    best = std::min(best, schedule->makespan);
            while (std::next_permutation(plan.transfers.begin(), plan.transfers.end()));
            return;
        }
        const auto taken = [&](VertexId u) {
            return std::find(plan.order.begin(), plan.order.end(), u) != plan.order.end();
        };
        for (VertexId v : problem.graph().vertices()) {
            const auto in = problem.graph().inEdges(v);
            if (taken(v) || !std::all_of(in.begin(), in.end(),
                                         [&](EdgeId e) { return taken(problem.graph().edge(e).from); }))
                continue;
            plan.order.push_back(v);
            orderTasks();
            plan.order.pop_back();
        }
    }

    const Problem& problem;
    PlannedRun run;
    Placement plan;
    std::vector<EdgeId> needed;
};

TopologyPtr processors(std::size_t count)
{
    TopologyParts parts;
    parts.name = "processors";
    for (std::size_t p = 0; p < count; ++p) {
        parts.devices.emplace_back();
        parts.devices.back().name = std::to_string(p);
    }
    parts.links.assign(count * count, Link{1, 0, {}});
    return Topology::create(std::move(parts)).value();
}

} // namespace

class ExactTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void provesPublishedOptima_data()
    {
        QTest::addColumn<bool>("heft");
        QTest::addColumn<int>("contention");
        QTest::addColumn<double>("optimum");
        QTest::newRow("heft, unlimited") << true << int(Contention::Unlimited) << 73.0;
        QTest::newRow("heft, per-link") << true << int(Contention::PerLink) << 75.0;
        QTest::newRow("peft, unlimited") << false << int(Contention::Unlimited) << 113.0;
        QTest::newRow("peft, per-link") << false << int(Contention::PerLink) << 113.0;
    }

    void provesPublishedOptima()
    {
        QFETCH(bool, heft);
        QFETCH(int, contention);
        QFETCH(double, optimum);
        const auto problem = Problem::create(heft ? heftGraph() : peftGraph(),
                                             threeProcessors(static_cast<Contention>(contention)))
                                 .value();
        const PlacerResult result = solve(*problem, 10'000'000);
        QCOMPARE(replay(*problem, result.placement), optimum);
        QCOMPARE(result.bound, optimum);
    }

    void isAsGoodAsEveryPlan()
    {
        RandomShape shape;
        shape.mostVertices = 5;
        shape.mostDevices = 2;
        std::size_t several = 0;
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            Random random(seed);
            const ProblemPtr problem = randomProblem(random, {}, shape);
            const PlacerResult result = solve(*problem, 1'000'000);
            const double best = EveryPlan(*problem).best;
            QVERIFY2(std::abs(result.bound - best) <= 1e-9 * best,
                     qPrintable(QString("seed %1: %2, all plans %3").arg(seed).arg(result.bound).arg(best)));
            QVERIFY(std::abs(replay(*problem, result.placement) - best) <= 1e-9 * best);
            several += problem->vertexCount() > 3 && problem->deviceCount() > 1 ? 1 : 0;
        }
        QVERIFY(several > 20);
    }

    void methodsAgree()
    {
        RandomShape shape;
        shape.mostVertices = 7;
        shape.mostDevices = 3;
        shape.severalSlots = false;
        shape.namedChannels = false; // the program takes those for one transfer at once alone
        std::size_t compared = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Random random(seed);
            ModelOptions model;
            model.contention = seed % 3 == 0 ? Contention::PerLink : Contention::Unlimited;
            const ProblemPtr problem = randomProblem(random, model, shape);
            if (problem->graph().edgeCount() > 8)
                continue;
            const PlacerResult tree = solve(*problem, 1'000'000, "branch-and-bound");
            const PlacerResult program = solve(*problem, 1'000'000, "milp");
            const double best = replay(*problem, tree.placement);
            QCOMPARE(tree.bound, best);
            QVERIFY2(std::abs(program.bound - best) <= 1e-6 * best,
                     qPrintable(QString("seed %1: %2, tree %3").arg(seed).arg(program.bound).arg(best)));
            QVERIFY(std::abs(replay(*problem, program.placement) - best) <= 1e-9 * best);
            ++compared;
        }
        QVERIFY(compared > 20);
    }

    void noRunIsShorterThanTheBound()
    {
        RandomShape shape;
        shape.mostVertices = 8;
        shape.mostDevices = 3;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Random random(seed);
            const ProblemPtr problem = randomProblem(random, {}, shape);
            const double bound = solve(*problem, 20'000).bound;
            QVERIFY(bound >= makespanBound(*problem) * (1 - 1e-9));
            QVERIFY(bound >= problem->lowerBound() * (1 - 1e-9));
            for (std::size_t rule = 0; rule < chooseTaskNames().size(); ++rule) {
                Simulator simulator(withRule(*problem, static_cast<ChooseTask>(rule)));
                Placement placement;
                for (int i = 0; i < 40; ++i) {
                    drawAssignment(*problem, random, placement.devices);
                    QVERIFY(simulator.makespan(placement) >= bound * (1 - 1e-9));
                }
            }
        }
    }

    void milpRefusesWhatItCannotSay()
    {
        Options options(exact().info().options);
        QVERIFY(options.set(exact().info().options, "method", "milp").ok());
        GraphBuilder builder("many");
        for (int v = 0; v < 200; ++v)
            builder.addVertex({});
        const auto problem = Problem::create(builder.build().value(), processors(4)).value();
        QVERIFY(!exact().place(*problem, options, {}));
    }

    /// Of a search that ends early the bound still holds for what a longer one finds.
    void boundsOfEarlyEndsHold()
    {
        const std::string folder = DOPPLER_SOURCE "/tests/data/exact/";
        const auto graph = readGraph(folder + "early_end.json");
        const auto devices = readDevices(folder + "three_devices.json");
        QVERIFY(graph.ok() && devices.ok());
        const ProblemPtr large = Problem::create(*graph, *devices, {}).value();
        const double found = replay(*large, solve(*large, 50'000, "branch-and-bound").placement);
        for (const std::uint64_t evaluations : {3000U, 5000U, 8000U})
            QVERIFY(solve(*large, evaluations, "branch-and-bound").bound <= found);
        RandomShape shape;
        shape.mostVertices = 8;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Random random(seed);
            const ProblemPtr problem = randomProblem(random, {}, shape);
            const double known = replay(*problem, solve(*problem, 20'000, "branch-and-bound").placement);
            for (const std::uint64_t evaluations : {2U, 7U, 20U, 60U, 200U})
                QVERIFY(solve(*problem, evaluations, "branch-and-bound").bound <= known * (1 + 1e-12));
        }
    }

    void stopsEarlyWithABound()
    {
        Random random(3);
        RandomShape shape;
        shape.mostVertices = 60;
        const ProblemPtr problem = randomProblem(random, {}, shape);
        for (const std::uint64_t evaluations : {1U, 2U, 100U, 5000U}) {
            const PlacerResult result = solve(*problem, evaluations);
            QVERIFY(result.evaluations <= evaluations);
            QVERIFY(result.bound > 0);
            QVERIFY(result.bound <= replay(*problem, result.placement));
        }
        std::stop_source source;
        PlacerContext context;
        context.budget.evaluations = 1'000'000'000;
        context.stop = source.get_token();
        double bound = 0;
        context.progress = [&](const PlacerProgress& progress) {
            bound = progress.bound;
            source.request_stop();
        };
        const auto result = exact().place(*problem, Options(exact().info().options), context);
        QVERIFY(validate(*problem, result->placement).ok());
        QVERIFY(bound > 0);
    }

    void provesStandardTaskGraphs_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("optimum");
        QTest::newRow("stg50-rand0015") << 2 << 264.0;
        QTest::newRow("stg50-rand0018") << 2 << 261.0;
        QTest::newRow("stg50-rand0074") << 2 << 135.0;
        QTest::newRow("stg50-rand0001") << 4 << 94.0;
        QTest::newRow("stg100-rand0082") << 2 << 283.0;
        QTest::newRow("stg100-rand0010") << 4 << 146.0;
        QTest::newRow("stg100-rand0158") << 4 << 205.0;
        QTest::newRow("stg100-rand0037") << 8 << 132.0;
    }

    void provesStandardTaskGraphs()
    {
        QFETCH(int, count);
        QFETCH(double, optimum);
        const std::string file =
            std::string(DOPPLER_TEST_DATA) + "/oracle/stg/" + QTest::currentDataTag() + ".stg";
        const auto problem =
            Problem::create(readGraph(file).value(), processors(static_cast<std::size_t>(count))).value();
        const PlacerResult result = solve(*problem, 100'000);
        QCOMPARE(makespanBound(*problem), optimum);
        QCOMPARE(result.bound, optimum);
        QCOMPARE(replay(*problem, result.placement), optimum);
    }

    void quantumOfTimes()
    {
        const auto heft = Problem::create(heftGraph(), threeProcessors()).value();
        QCOMPARE(timeQuantum(*heft), 1.0);
        QCOMPARE(roundUp(72.3, 1), 73.0);
        QCOMPARE(roundUp(72, 1), 72.0);
        QCOMPARE(roundUp(72.3, 0), 72.3);
        ModelOptions noisy;
        noisy.noise.compute = 0.1;
        QCOMPARE(timeQuantum(*heft->withModel(noisy).value()), 0.0);
    }

    void plansOfTransfersAreChecked()
    {
        const auto problem = Problem::create(peftGraph(), threeProcessors()).value();
        Placement plan = solve(*problem, 1'000'000).placement;
        const ProblemPtr strict = withRule(*problem, ChooseTask::Strict);
        QVERIFY(plan.transfers.size() > 2);
        QVERIFY(validate(*strict, plan).ok());
        const auto file = readPlacementJson(writePlacementJson(placementFile(*problem, plan, "exact")));
        QCOMPARE(resolve(*strict, *file).value(), plan);
        Placement wrong = plan;
        wrong.transfers.back() = wrong.transfers.front();
        QCOMPARE(validate(*strict, wrong).error().place, std::string("transfers"));
        wrong.transfers.pop_back();
        QVERIFY(!validate(*strict, wrong));
        wrong = plan;
        std::reverse(wrong.transfers.begin(), wrong.transfers.end()); // the last before what it waits for
        QVERIFY(!validate(*strict, wrong));
        wrong.transfers.front() = EdgeId{99U};
        QCOMPARE(validate(*problem, wrong).error().place, std::string("transfers[0]"));
    }
};

DOPPLER_TEST(ExactTest)

} // namespace exact_test

#include "exact.moc"
