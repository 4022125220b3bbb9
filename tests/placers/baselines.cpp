// SPDX-License-Identifier: GPL-3.0-or-later
// What every search tries first, so that none ends above a constructive placer or a single device.
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/placers/adapters/external.h"
#include "core/placers/api/every_best.h"
#include "core/placers/api/registry.h"
#include "core/placers/search/starting_placements.h"
#include "core/sim/simulator.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QtTest>

namespace baselines_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

PlacerContext context(std::uint64_t seed, std::uint64_t evaluations)
{
    PlacerContext c;
    c.seed = seed;
    c.budget.evaluations = evaluations;
    return c;
}

/// A search that is in core, learned or not; a program of the user answers for itself.
bool searches(const PlacerInfo& info)
{
    const Options options(info.options);
    return info.id != externalPlacerId && options.all().contains("baselines") &&
           (info.kind == PlacerKind::Search || options.all().contains("chains"));
}

double makespanOf(const ProblemPtr& problem, const Placement& placement)
{
    return Simulator(problem).makespan(placement);
}

/// The shortest run of a constructive placer or on a single device.
double bestTrivial(const ProblemPtr& problem, std::uint64_t seed)
{
    double best = std::numeric_limits<double>::infinity();
    PlacerContext c;
    c.seed = seed;
    for (const auto& placer : placerRegistry().placers())
        if (placer->info().kind == PlacerKind::Constructive)
            if (const auto placed = placer->place(*problem, Options(placer->info().options), c))
                best = std::min(best, makespanOf(problem, placed->placement));
    for (DeviceId d : problem->topology().devices()) {
        Placement all;
        for (VertexId v : problem->graph().vertices())
            all.devices.push_back(problem->allowed(v, d) ? d : problem->allowedDevices(v).front());
        best = std::min(best, makespanOf(problem, all));
    }
    return best;
}

/// Forty steps of 1 ms whose outputs take 10 ms to move: on one device 40 ms, and on no other less.
ProblemPtr ladder()
{
    GraphBuilder builder("ladder");
    for (std::size_t i = 0; i < 40; ++i) {
        Vertex v;
        v.seconds = {{"*", 0.001}};
        v.outputBytes = 1e8;
        builder.addVertex(std::move(v));
        for (const std::size_t back : {1, 2})
            if (i >= back)
                builder.addEdge(VertexId{i - back}, VertexId{i});
    }
    return Problem::create(builder.build().value(), builtinTopology("4xP100").value()).value();
}

} // namespace

class BaselinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySearch_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& placer : placerRegistry().placers())
            if (searches(placer->info()))
                QTest::newRow(placer->info().id.c_str()) << QString::fromStdString(placer->info().id);
    }

    /// Also where memory is enforced, and never below the bound, although devices differ.
    void everySearch()
    {
        QFETCH(QString, id);
        const Placer& placer = **placerRegistry().find(id.toStdString());
        const Options options(placer.info().options);
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Random random(seed + 500);
            ModelOptions model;
            model.schedule = static_cast<ChooseTask>(seed % 4);
            model.memory = seed % 3 == 0 ? MemoryRule::Enforce : MemoryRule::Report;
            RandomShape shape;
            shape.oddTimes = seed % 2 == 0;
            const ProblemPtr problem = randomProblem(random, model, shape);
            const auto found = placer.place(*problem, options, context(seed, 60));
            QVERIFY2(found.ok(), found.ok() ? "" : found.error().english().c_str());
            QVERIFY(found->evaluations <= 60);
            const double makespan = makespanOf(problem, found->placement);
            QVERIFY2(makespan <= bestTrivial(problem, seed), qPrintable(QString::number(seed)));
            QVERIFY(makespan >= problem->lowerBound() * (1 - 1e-9));
        }
    }

    void everySearchSeesTheLadder_data() { everySearch_data(); }
    void everySearchSeesTheLadder()
    {
        QFETCH(QString, id);
        const Placer& placer = **placerRegistry().find(id.toStdString());
        std::vector<ProblemPtr> problems{ladder()};
        const std::string file = std::string(DOPPLER_SHARED) + "/data/field/text/ladder.json";
        if (QFile::exists(QString::fromStdString(file)))
            problems.push_back(
                Problem::create(readGraph(file).value(), builtinTopology("4xP100").value()).value());
        for (const ProblemPtr& problem : problems) {
            const auto found = placer.place(*problem, Options(placer.info().options), context(1, 2000));
            QVERIFY(found.ok());
            QVERIFY(found->evaluations <= 2000);
            QVERIFY(makespanOf(problem, found->placement) <= 0.04 * (1 + 1e-9));
        }
    }

    void boundsAreBelowEveryPlacerOnUnequalDevices()
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Random random(seed + 9000);
            RandomShape shape;
            shape.oddTimes = seed % 2 == 0;
            const ProblemPtr problem = randomProblem(random, {}, shape);
            QVERIFY(bestTrivial(problem, seed) >= problem->lowerBound() * (1 - 1e-9));
        }
    }

    /// One evaluation is the placement of the placer that comes first.
    void tinyBudgetsAreKept()
    {
        Random random(8);
        const ProblemPtr problem = randomProblem(random, {});
        const auto first = bestBaseline(*problem, context(3, 1));
        QCOMPARE(first.evaluations, std::uint64_t{1});
        PlacerContext c;
        c.seed = 3;
        const Placer& planner = **placerRegistry().find(standardStart);
        QCOMPARE(first.placement.devices,
                 planner.place(*problem, Options(planner.info().options), c)->placement.devices);
        double last = first.makespan;
        for (std::uint64_t most = 2; most < 30; ++most) {
            const auto more = bestBaseline(*problem, context(3, most));
            QVERIFY(more.evaluations <= most);
            QVERIFY(more.makespan <= last);
            last = more.makespan;
        }
        const Placer& search = **placerRegistry().find("tabu");
        QCOMPARE(search.place(*problem, Options(search.info().options), context(3, 1))->placement.devices,
                 first.placement.devices);
    }

    /// The evaluations of the baselines are part of the budget and of what a search reports.
    void theyAreCountedAndReported()
    {
        const ProblemPtr problem = ladder();
        const Placer& search = **placerRegistry().find("hill-climb");
        PlacerContext c = context(1, 100);
        std::uint64_t evaluations = 0;
        double best = std::numeric_limits<double>::infinity();
        std::uint64_t firstBest = 0;
        bool falls = true;
        c.progress = EveryBest{[&](const PlacerProgress& p) {
            falls = falls && p.evaluations >= evaluations && p.bestMakespan <= best;
            evaluations = p.evaluations;
            best = p.bestMakespan;
            firstBest = firstBest == 0 ? p.evaluations : firstBest;
        }};
        const auto found = search.place(*problem, Options(search.info().options), c);
        QVERIFY(found.ok() && falls);
        QCOMPARE(firstBest, std::uint64_t{1});
        QCOMPARE(evaluations, std::uint64_t{100});
        QCOMPARE(found->evaluations, std::uint64_t{100});
        QCOMPARE(makespanOf(problem, found->placement), best);
    }

    void equalPlacementsAndEqualDevicesAreSimulatedOnce()
    {
        GraphBuilder builder("one");
        Vertex v;
        v.flops = 1;
        builder.addVertex(std::move(v));
        const auto four = Problem::create(builder.build().value(), builtinTopology("4xP100").value()).value();
        // The only vertex is on one of four devices, under an order that does not count.
        QVERIFY(bestBaseline(*four, context(1, 1000)).evaluations <= 4);
    }

    void withoutThemASearchIsOnItsOwn()
    {
        const ProblemPtr problem = ladder();
        const Placer& drawing = **placerRegistry().find("random-best-of-n");
        Options options(drawing.info().options);
        QVERIFY(makespanOf(problem, drawing.place(*problem, options, context(1, 50))->placement) <= 0.0401);
        QVERIFY(options.set(drawing.info().options, "baselines", "false").ok());
        QVERIFY(makespanOf(problem, drawing.place(*problem, options, context(1, 50))->placement) > 0.08);
    }

    void secondsEndThem()
    {
        PlacerContext c;
        c.budget.seconds = 0.02;
        const auto some = bestBaseline(*ladder(), c);
        QVERIFY(some.evaluations == 0 || !some.placement.devices.empty());
        std::stop_source source;
        source.request_stop();
        c.stop = source.get_token();
        QCOMPARE(bestBaseline(*ladder(), c).evaluations, std::uint64_t{0});
    }
};

DOPPLER_TEST(BaselinesTest)

} // namespace baselines_test

#include "baselines.moc"
