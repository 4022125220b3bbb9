// SPDX-License-Identifier: GPL-3.0-or-later
// No search ends worse with four times the evaluations: it begins as it would run with a quarter of them.
#include "core/catalog/builtin_topologies.h"
#include "core/placers/adapters/external.h"
#include "core/placers/api/registry.h"
#include "core/placers/search/search_monitor.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <tuple>

namespace more_budget_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

ProblemPtr generated(const char* family, const std::vector<std::pair<const char*, const char*>>& settings,
                     const char* devices, ModelOptions model = {})
{
    const Workload& workload = *findWorkload(family).value();
    Options options(workload.options);
    for (const auto& [name, value] : settings)
        if (!options.set(workload.options, name, value))
            qFatal("the option is gone");
    return Problem::create(workload.make(options).value(), builtinTopology(devices).value(), model).value();
}

/// Whether the promise holds for the placer. `auto` distributes its budget and is held to medians
/// (portfolio); `at-once` divides it between views and windows, and on larger graphs can end worse with more
/// of it.
bool searches(const PlacerInfo& info)
{
    const Options options(info.options);
    return info.id != externalPlacerId && info.id != "auto" && info.id != "at-once" &&
           options.all().contains("baselines") &&
           (info.kind == PlacerKind::Search || options.all().contains("chains"));
}

double found(const Placer& placer, const ProblemPtr& problem, std::uint64_t seed, std::uint64_t evaluations,
             const char* chains, std::size_t threads = 1)
{
    Options options(placer.info().options);
    if (options.all().contains("chains") && !options.set(placer.info().options, "chains", chains))
        qFatal("the option is gone");
    if (placer.info().id == "moirai" && !options.set(placer.info().options, "vertices", "20"))
        qFatal("the option is gone");
    PlacerContext context;
    context.seed = seed;
    context.budget.evaluations = evaluations;
    context.threads = threads;
    return Simulator(problem).makespan(placer.place(*problem, options, context)->placement);
}

} // namespace

class MoreBudgetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void neverWorseWithFourTimes_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& placer : placerRegistry().placers())
            if (searches(placer->info()))
                QTest::newRow(placer->info().id.c_str()) << QString::fromStdString(placer->info().id);
    }

    /// For every seed, not only on average; also while the baselines are tried, and with remainders.
    void neverWorseWithFourTimes()
    {
        QFETCH(QString, id);
        const Placer& placer = **placerRegistry().find(id.toStdString());
        ModelOptions given;
        given.schedule = ChooseTask::Given;
        const bool solver = placer.info().id == "moirai"; // whose evaluations are linear programs
        for (const ProblemPtr& problem :
             {generated("fft", {}, "4xP100"), generated("layered", {{"vertices", "100"}}, "8xV100"),
              generated("chainmm", {}, "4xP100", given)})
            for (const auto& [chains, seed, most] :
                 {std::tuple{"1", 1, solver ? 150 : 2500}, {"1", 2, 150}, {"3", 3, solver ? 40 : 700}}) {
                double before = std::numeric_limits<double>::infinity();
                for (int budget = 2; budget <= most; budget = 4 * budget + seed) {
                    const double now = found(placer, problem, static_cast<std::uint64_t>(seed),
                                             static_cast<std::uint64_t>(budget), chains);
                    QVERIFY2(now <= before,
                             qPrintable(QString("%1: seed %2, %3 evaluations, %4 chains: %5 after %6")
                                            .arg(id)
                                            .arg(seed)
                                            .arg(budget)
                                            .arg(chains)
                                            .arg(now)
                                            .arg(before)));
                    before = now;
                }
            }
    }

    /// Where one temperature is too high for a graph, the stages find it: with one stage, 10,000 evaluations
    /// end above 2,500 here.
    void longSearchesCoolDown()
    {
        const ProblemPtr problem = generated("decoder", {{"layers", "8"}}, "4xP100");
        const Placer& placer = **placerRegistry().find("doppler-improve");
        const double quarter = found(placer, problem, 1, 2500, "1");
        QVERIFY(found(placer, problem, 1, 10'000, "1") <= quarter);
    }

    void stagesEndWhereTheyShould()
    {
        PlacerContext context;
        context.budget.evaluations = 16;
        SearchMonitor monitor(context, 1);
        monitor.divide({1, 4, 16});
        std::vector<std::uint64_t> ends;
        do {
            while (!monitor.stageDone())
                monitor.evaluated({DeviceId{0}}, 1);
            QCOMPARE(monitor.stageSpent(), 1.0);
            ends.push_back(monitor.evaluations());
        } while (monitor.nextStage());
        QCOMPARE(ends, (std::vector<std::uint64_t>{1, 4, 16}));
        QCOMPARE(monitor.spent(), 1.0);
        QVERIFY(monitor.done());
    }

    /// Without a call the whole budget is one stage.
    void undividedIsOneStage()
    {
        PlacerContext context;
        context.budget.evaluations = 8;
        SearchMonitor monitor(context, 1);
        while (!monitor.stageDone()) {
            monitor.evaluated({DeviceId{0}}, 1);
            QCOMPARE(monitor.stageSpent(), monitor.spent());
        }
        QCOMPARE(monitor.evaluations(), std::uint64_t{8});
        QVERIFY(!monitor.nextStage());
    }

    /// A time is divided, too, and the last stage ends with it.
    void secondsAreDivided()
    {
        PlacerContext context;
        context.budget.seconds = 0.4;
        SearchMonitor monitor(context, 1);
        monitor.divide({});
        std::size_t stages = 0;
        do {
            ++stages;
            while (!monitor.stageDone())
                monitor.evaluated({DeviceId{0}}, 1);
        } while (monitor.nextStage());
        QCOMPARE(stages, std::size_t{3}); // 0.025, 0.1 and 0.4 s
        QCOMPARE(monitor.spent(), 1.0);
    }
};

DOPPLER_TEST(MoreBudgetTest)

} // namespace more_budget_test

#include "more_budget.moc"
