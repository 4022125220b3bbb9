// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/exec/registry.h"
#include "core/graph/graph_builder.h"
#include "core/placers/api/registry.h"
#include "core/sim/simulator.h"
#include "core/tune/shortlist.h"
#include "core/tune/tune.h"
#include "core/workloads/api/workload.h"
#include "tests/support/other_world.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <fstream>
#include <limits>
#include <set>
#include <sstream>

namespace tuning_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

ProblemPtr chainmm()
{
    return Problem::create(generateWorkload("chainmm").value(), builtinTopology("4xP100").value()).value();
}

TuneSetup setupOf(const Engine& engine, std::size_t runs, TuneMethod method = TuneMethod::Model)
{
    TuneSetup setup;
    setup.problem = chainmm();
    setup.engine = {&engine, Options(engine.info().options)};
    setup.method = method;
    setup.runs = runs;
    setup.evaluations = 300;
    setup.searches = 2;
    return setup;
}

/// Links much slower than the model says, so that its best placements are not the best ones.
void distort(OtherWorld& world)
{
    world.bandwidthFactor = 0.1;
    world.operationFactors = {{"matmul", 0.5}};
    world.noise = 0.05;
}

std::string contentOf(const std::string& path)
{
    std::ifstream in(path);
    std::stringstream out;
    out << in.rdbuf();
    return out.str();
}

void write(const std::string& path, const std::string& text) { std::ofstream(path) << text; }

std::vector<std::vector<std::uint32_t>> decisions(const TuneOutcome& outcome)
{
    std::vector<std::vector<std::uint32_t>> out;
    for (const TunePoint& point : outcome.points)
        out.emplace_back(point.run->placement.devices.begin(), point.run->placement.devices.end());
    return out;
}

} // namespace

class TuningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void spendsItsRuns_data()
    {
        QTest::addColumn<int>("method");
        for (std::size_t i = 0; i < tuneMethodNames().size(); ++i)
            QTest::newRow(std::string(tuneMethodNames()[i]).c_str()) << static_cast<int>(i);
    }
    void spendsItsRuns()
    {
        QFETCH(int, method);
        OtherWorld world;
        distort(world);
        TuneSetup setup = setupOf(world, 20, static_cast<TuneMethod>(method));
        std::vector<TuneProgress> told;
        setup.progress = [&](const TuneProgress& now) { told.push_back(now); };
        const auto outcome = tune(setup);
        QVERIFY2(outcome.ok(), outcome ? "" : outcome.error().english().c_str());
        QVERIFY(outcome->points.size() <= 20);
        if (outcome->end == TuneEnd::Spent)
            QCOMPARE(outcome->points.size(), std::size_t{20});
        QCOMPARE(world.executions.load(), static_cast<int>(outcome->points.size()) + 1); // the warm-up
        QCOMPARE(world.preparations.load(), 1);
        QVERIFY(validate(*setup.problem, outcome->placement).ok());
        QCOMPARE(told.back().points.size(), outcome->points.size());
        QCOMPARE(told.back().runs, std::size_t{20});
        std::set<std::size_t> repeated;
        for (std::size_t i = 0; i < outcome->points.size(); ++i) {
            const TunePoint& point = outcome->points[i];
            QCOMPARE(point.number, i + 1);
            QVERIFY(point.measured > 0 && point.simulated > 0 && point.modelled > 0);
            QCOMPARE(point.run->schedule.makespan, point.measured);
            if (point.isFinal)
                repeated.insert(point.placement);
        }
        QCOMPARE(repeated.size(), std::size_t{3});
        QCOMPARE(std::ranges::count_if(outcome->points, &TunePoint::isFinal), 6);
        const auto curve = bestSoFar(outcome->points);
        QVERIFY(std::ranges::is_sorted(curve, std::greater()));
        QVERIFY(near(outcome->measured, curve.back(), 0.05));
        QVERIFY(std::ranges::count(outcome->makespans, outcome->run->schedule.makespan) >= 1);
    }

    /// A placer can propose the candidates in place of the searches; its seeds give different ones.
    void takesCandidatesOfAPlacer()
    {
        const QTemporaryDir folder;
        const Placer& placer = **placerRegistry().find("random");
        for (const TuneMethod method : {TuneMethod::Shortlist, TuneMethod::Model}) {
            OtherWorld world;
            TuneSetup setup = setupOf(world, 12, method);
            setup.proposer = &placer;
            setup.proposerOptions = Options(placer.info().options);
            setup.stateFile = folder.filePath(QString::number(static_cast<int>(method))).toStdString();
            const auto outcome = tune(setup);
            QVERIFY2(outcome.ok(), outcome ? "" : outcome.error().english().c_str());
            std::set<std::size_t> placements;
            for (const TunePoint& point : outcome->points) {
                QVERIFY(method == TuneMethod::Model || point.placer == "random");
                QVERIFY(point.placer != "critical-path-search" && point.placer != "simulated-annealing");
                placements.insert(point.placement);
            }
            if (method == TuneMethod::Shortlist) // the other six runs are repetitions
                QCOMPARE(placements.size(), std::size_t{6});
            setup.resume = true;
            QVERIFY(tune(setup).ok());
            setup.proposer = nullptr;
            QVERIFY(!tune(setup).ok()); // the state is of other candidates
        }
    }

    /// In a world with slow links, 24 real runs find what the heuristics and the own model miss.
    void findsWhatTheModelMisses()
    {
        OtherWorld world;
        distort(world);
        TuneSetup setup = setupOf(world, 24);
        setup.evaluations = 1500;
        const auto found = tune(setup);
        setup.method = TuneMethod::Heuristics;
        const auto heuristics = tune(setup);
        QVERIFY(found.ok() && heuristics.ok());
        QVERIFY2(found->measured < 0.97 * heuristics->measured,
                 qPrintable(QString::number(found->measured / heuristics->measured)));
        // the model knows this world by now
        QVERIFY(found->modelError.value() < 0.1);
        QVERIFY(std::abs(found->points.front().measured / found->points.front().simulated - 1) > 0.2);
    }

    void theSameAgain()
    {
        OtherWorld one;
        OtherWorld other;
        for (OtherWorld* world : {&one, &other})
            distort(*world);
        const auto first = tune(setupOf(one, 16));
        const auto second = tune(setupOf(other, 16));
        QCOMPARE(decisions(*first), decisions(*second));
    }

    /// Interrupted after any number of runs, it decides as if it had not been.
    void resumesAsIfNothingHadHappened()
    {
        const QTemporaryDir folder;
        OtherWorld whole;
        distort(whole);
        const auto expected = tune(setupOf(whole, 16));
        QVERIFY(expected.ok());
        for (int last : {1, 5, 12, 15}) {
            const std::string file = folder.filePath(QString::number(last)).toStdString();
            std::stop_source source;
            OtherWorld first;
            distort(first);
            first.before = [&](int number) {
                if (number > last + 1) // after the warm-up
                    source.request_stop();
            };
            TuneSetup setup = setupOf(first, 16);
            setup.stateFile = file;
            setup.stop = source.get_token();
            const auto stopped = tune(setup);
            QVERIFY(stopped.ok());
            QCOMPARE(stopped->end, TuneEnd::Stopped);
            QCOMPARE(stopped->points.size(), static_cast<std::size_t>(last));

            OtherWorld second;
            distort(second);
            second.executions = last; // its warm-up is one more
            setup = setupOf(second, 16);
            setup.stateFile = file;
            setup.resume = true;
            const auto resumed = tune(setup);
            QVERIFY2(resumed.ok(), resumed ? "" : resumed.error().english().c_str());
            QCOMPARE(resumed->resumed, static_cast<std::size_t>(last));
            QCOMPARE(second.executions.load(), 16 + 1);
            QCOMPARE(decisions(*resumed), decisions(*expected));
            for (std::size_t i = 0; i < resumed->points.size(); ++i)
                QCOMPARE(resumed->points[i].measured, expected->points[i].measured);
            QCOMPARE(resumed->placement, expected->placement);
        }
    }

    void aFinishedStateNeedsNoEngine()
    {
        const QTemporaryDir folder;
        OtherWorld world;
        distort(world);
        TuneSetup setup = setupOf(world, 12);
        setup.stateFile = folder.filePath("state.json").toStdString();
        const auto first = tune(setup);
        QVERIFY(first.ok());
        const std::string before = contentOf(setup.stateFile);
        const int executions = world.executions;
        setup.resume = true;
        const auto again = tune(setup);
        QVERIFY(again.ok());
        QCOMPARE(world.executions.load(), executions);
        QCOMPARE(again->placement, first->placement);
        QCOMPARE(again->measured, first->measured);
        QCOMPARE(contentOf(setup.stateFile), before);
    }

    void refusesOtherStates()
    {
        const QTemporaryDir folder;
        OtherWorld world;
        TuneSetup setup = setupOf(world, 6);
        setup.stateFile = folder.filePath("state.json").toStdString();
        QVERIFY(tune(setup).ok());
        const std::string good = contentOf(setup.stateFile);
        setup.resume = true;
        const auto refused = [&](const TuneSetup& with, const char* part) {
            const auto outcome = tune(with);
            if (outcome.ok())
                return false;
            const std::string said = outcome.error().english();
            return said.find(setup.stateFile) != std::string::npos && said.find(part) != std::string::npos;
        };
        TuneSetup other = setup;
        other.seed = 2;
        QVERIFY(refused(other, "another graph"));
        other = setup;
        other.method = TuneMethod::Annealing;
        QVERIFY(refused(other, "another graph"));
        write(setup.stateFile, good.substr(0, good.size() / 2));
        QVERIFY(refused(setup, "line"));
        write(setup.stateFile, "{\"format\": \"doppler-session\", \"version\": 1}");
        QVERIFY(refused(setup, "doppler-tune"));
        const auto at = good.find("\"devices\": [");
        write(setup.stateFile, good.substr(0, at + 12) + "99," + good.substr(at + 14));
        QVERIFY(refused(setup, "runs[0].devices"));
    }

    void aStopBeforeTheFirstRunIsAnError()
    {
        OtherWorld world;
        std::stop_source source;
        source.request_stop();
        TuneSetup setup = setupOf(world, 6);
        setup.stop = source.get_token();
        QVERIFY(!tune(setup).ok());
    }

    void reportsWhatTheEngineReports()
    {
        OtherWorld world;
        world.fails = true;
        const auto outcome = tune(setupOf(world, 6));
        QVERIFY(!outcome.ok());
        QVERIFY(outcome.error().english().find("wheel") != std::string::npos);
    }

    void endsWithTheTime()
    {
        OtherWorld world;
        TuneSetup setup = setupOf(world, 500);
        setup.seconds = 0.3;
        const auto outcome = tune(setup);
        QVERIFY(outcome.ok());
        QCOMPARE(outcome->end, TuneEnd::Time);
        QVERIFY(outcome->points.size() < 500);
    }

    /// Where nothing can improve, it doesn't use up its runs.
    void endsWithoutImprovement()
    {
        OtherWorld world;
        GraphBuilder builder("one");
        Vertex v;
        v.flops = 1e9;
        builder.addVertex(v);
        TuneSetup setup = setupOf(world, 60);
        setup.problem = Problem::create(builder.build().value(), builtinTopology("4xP100").value()).value();
        const auto outcome = tune(setup);
        QVERIFY(outcome.ok());
        QCOMPARE(outcome->end, TuneEnd::NoImprovement);
        QVERIFY(outcome->points.size() < 40);
    }

    void shortlistsDiffer()
    {
        const ProblemPtr problem = chainmm();
        const Distances distances(*problem);
        Simulator simulator(problem);
        std::vector<RatedCandidate> all;
        Random random(1);
        Placement base;
        for (VertexId u : problem->graph().vertices())
            base.devices.push_back(DeviceId{u.value % 4});
        for (int i = 0; i < 30; ++i) {
            RatedCandidate rated{{base, "x"}, 0, {}, {}};
            for (int k = 0; k < i; ++k)
                rated.candidate.placement.devices[random.below(base.devices.size())] =
                    DeviceId{random.below(4)};
            distances.describe(rated, simulator.run(rated.candidate.placement));
            all.push_back(std::move(rated));
        }
        QCOMPARE(Distances::between(all[0], all[0]), 0.0);
        // other names of equal devices are the same placement
        RatedCandidate renamed{{base, "x"}, 0, {}, {}};
        for (DeviceId& d : renamed.candidate.placement.devices)
            d = DeviceId{(d.value + 1) % 4};
        distances.describe(renamed, simulator.run(renamed.candidate.placement));
        QCOMPARE(Distances::between(all[0], renamed), 0.0);
        const double any = std::numeric_limits<double>::infinity();
        const auto chosen = shortlist(all, {all[3]}, 4, 0.1, any);
        QCOMPARE(chosen.size(), std::size_t{4});
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            QVERIFY(Distances::between(all[chosen[i]], all[3]) >= 0.1);
            QVERIFY(i == 0 || all[chosen[i - 1]].makespan <= all[chosen[i]].makespan);
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(Distances::between(all[chosen[i]], all[chosen[j]]) >= 0.1);
        }
        QVERIFY(shortlist({all[3]}, {all[3]}, 4, 0.1, any).empty());
        for (std::size_t i : shortlist(all, {}, 30, 0.1, all[chosen[1]].makespan))
            QVERIFY(all[i].makespan <= all[chosen[1]].makespan);
    }

    void worksOnThreads()
    {
        const Engine& threads = **findEngine("threads");
        TuneSetup setup = setupOf(threads, 8);
        for (const auto& [name, value] :
             {std::pair{"time_scale", "0.01"}, {"bandwidth_factor", "0.2"}, {"jitter", "0.05"}})
            QVERIFY(setup.engine.options.set(threads.info().options, name, value).ok());
        const auto outcome = tune(setup);
        QVERIFY2(outcome.ok(), outcome ? "" : outcome.error().english().c_str());
        QVERIFY(outcome->points.size() >= 6 && outcome->points.size() <= 8);
        QVERIFY(outcome->measured > setup.problem->lowerBound());
    }

private:
    static bool near(double a, double b, double share) { return std::abs(a - b) <= share * std::abs(b); }
};

DOPPLER_TEST_WITH(doppler::tests::NoApplication, TuningTest)

} // namespace tuning_test

#include "tuning.moc"
