// SPDX-License-Identifier: GPL-3.0-or-later
// What every placer must do, asked of all in the registry; and what single ones are known to reach.
#include "core/placers/external.h"
#include "core/placers/registry.h"
#include "core/sim/simulator.h"
#include "core/topology/builtin_topologies.h"
#include "core/workloads/workload.h"
#include "tests/support/random_problems.h"

#include <QtTest>

using namespace doppler;
using namespace doppler::tests;

namespace {

PlacerContext context(std::uint64_t seed, std::uint64_t evaluations = 200)
{
    PlacerContext c;
    c.seed = seed;
    c.budget.evaluations = evaluations;
    return c;
}

ProblemPtr publishedChainmm()
{
    const Workload& chainmm = *findWorkload("chainmm").value();
    Options options(chainmm.options);
    if (!options.set(chainmm.options, "costs", "published"))
        qFatal("the option is gone");
    ModelOptions model;
    model.costModel = CostModel::AsReleased;
    return Problem::create(chainmm.make(options).value(), builtinTopology("4xP100").value(), model).value();
}

/// The standard ones; a program needs to be named.
Options optionsOf(const Placer& placer)
{
    Options options(placer.info().options);
    if (placer.info().id == externalPlacerId &&
        !options.set(placer.info().options, "command", DOPPLER_SOURCE "/docs/examples/external_placer.py"))
        qFatal("the option is gone");
    return options;
}

double meanMakespan(const char* id, const ProblemPtr& problem, std::uint64_t seeds, std::uint64_t evaluations)
{
    const Placer* const placer = placerRegistry().find(id).value();
    double sum = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const auto result =
            placer->place(*problem, Options(placer->info().options), context(seed, evaluations));
        sum += Simulator(problem).makespan(result.value().placement);
    }
    return sum / static_cast<double>(seeds);
}

} // namespace

class PlacersTest : public QObject {
    Q_OBJECT

private slots:
    void everyPlacer_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& placer : placerRegistry().placers())
            if (placer->info().kind != PlacerKind::Learned) // has tests of its own, with LibTorch
                QTest::newRow(placer->info().id.c_str()) << QString::fromStdString(placer->info().id);
    }

    void everyPlacer()
    {
        QFETCH(QString, id);
        const Placer& placer = **placerRegistry().find(id.toStdString());
        const Options options = optionsOf(placer);
        const std::uint64_t problems = placer.info().id == externalPlacerId ? 12 : 60; // a process for each
        for (std::uint64_t seed = 0; seed < problems; ++seed) {
            Random random(seed);
            ModelOptions model;
            model.schedule = static_cast<ChooseTask>(seed % 4);
            const ProblemPtr problem = randomProblem(random, model);
            const auto first = placer.place(*problem, options, context(seed, 40));
            QVERIFY2(first.ok(), first.ok() ? "" : first.error().english().c_str());
            const auto valid = validate(*problem, first->placement);
            QVERIFY2(valid.ok(), valid.ok() ? "" : valid.error().english().c_str());
            QVERIFY(first->evaluations <= 40);
            const auto second = placer.place(*problem, options, context(seed, 40));
            QCOMPARE(second->placement, first->placement);
        }
    }

    void searchesStopWhenAsked_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& placer : placerRegistry().placers())
            if (placer->info().kind == PlacerKind::Search)
                QTest::newRow(placer->info().id.c_str()) << QString::fromStdString(placer->info().id);
    }

    void searchesStopWhenAsked()
    {
        QFETCH(QString, id);
        const Placer& placer = **placerRegistry().find(id.toStdString());
        const auto problem =
            Problem::create(generateWorkload("chainmm").value(), builtinTopology("4xP100").value()).value();
        std::stop_source source;
        PlacerContext c = context(1, 1'000'000'000);
        c.stop = source.get_token();
        std::uint64_t reports = 0;
        std::uint64_t bests = 0;
        c.progress = [&](const PlacerProgress& p) {
            ++reports;
            bests += p.newBest ? 1 : 0;
            source.request_stop();
        };
        const auto result = placer.place(*problem, optionsOf(placer), c);
        QVERIFY(result.ok());
        QVERIFY(validate(*problem, result->placement).ok());
        QVERIFY(result->evaluations < 1'000'000'000);
        QVERIFY(reports > 0 && bests > 0);
    }

    void criticalPathReachesItsKnownMean()
    {
        // results.md: mean 1740 on CHAINMM in the model as-released; ties are drawn, so a mean over many
        // seeds.
        const double mean = meanMakespan("critical-path", publishedChainmm(), 200, 1);
        QVERIFY2(std::abs(mean - 1740) < 0.03 * 1740, qPrintable(QString::number(mean)));
    }

    void annealingReachesItsKnownMean()
    {
        // results.md: 1330 to 1350 with 4,000 evaluations; batches of ten seeds spread by 3 %.
        const double mean = meanMakespan("simulated-annealing", publishedChainmm(), 10, 4000);
        QVERIFY2(mean < 1.05 * 1340, qPrintable(QString::number(mean)));
        QVERIFY2(mean >= 1200.1, qPrintable(QString::number(mean)));
    }

    void optionsAreChecked()
    {
        const Placer* const annealing = placerRegistry().find("simulated-annealing").value();
        const auto& specs = annealing->info().options;
        Options options(specs);
        QVERIFY(options.set(specs, "temperature", "0.05").ok());
        QCOMPARE(options.number("temperature"), 0.05);
        QVERIFY(!options.set(specs, "temperature", "-1"));
        QVERIFY(!options.set(specs, "temperature", "nan"));
        QVERIFY(!options.set(specs, "temperature", "warm"));
        QVERIFY(!options.set(specs, "evaluations", "1.5"));
        const auto unknown = options.set(specs, "temperatur", "1");
        QVERIFY(unknown.error().english().find("expected one of temperature") != std::string::npos);
        const auto choice = options.set(specs, "start", "hot");
        QVERIFY(choice.error().english().find("critical-path") != std::string::npos);
        QCOMPARE(options.number("temperature"), 0.05); // what was refused changed nothing
    }

    void unknownPlacerNamesTheNearestFirst()
    {
        const auto none = placerRegistry().find("critcal-path");
        QVERIFY(!none);
        QVERIFY(none.error().english().find("expected one of critical-path") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(PlacersTest)
#include "placers_test.moc"
