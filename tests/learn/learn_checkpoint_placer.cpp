// SPDX-License-Identifier: GPL-3.0-or-later
// A checkpoint of every policy places what it was never trained on, as any other placer would.
#include "core/catalog/chosen_placer.h"
#include "core/compare/comparison_journal.h"
#include "core/placers/api/registry.h"
#include "core/sim/simulator.h"
#include "core/training/checkpoint_placer.h"
#include "tests/learn/small_trainings.h"
#include "tests/support/random_locks.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <atomic>

namespace learn_checkpoint_placer_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

constexpr std::uint64_t budget = 40;

PlacerContext context(std::uint64_t seed, std::optional<std::uint64_t> evaluations = budget)
{
    PlacerContext c;
    c.seed = seed;
    c.budget.evaluations = evaluations;
    return c;
}

/// Trains for an episode or two.
void train(const std::string& policy, const std::string& settings, const std::string& file)
{
    TrainingSetup setup;
    setup.problem = chainmm();
    setup.policy = policy;
    setup.options = Options(trainingOptions(policy));
    for (const QString& setting : QString::fromStdString(settings).split(' ', Qt::SkipEmptyParts)) {
        const QStringList parts = setting.split('=');
        if (!setup.options.set(trainingOptions(policy), parts[0].toStdString(), parts[1].toStdString()))
            qFatal("no such option: %s", qPrintable(setting));
    }
    setup.seed = 3;
    setup.checkpointFile = file;
    const auto trainer = makeTrainer();
    if (const auto started = trainer->start(std::move(setup), {}); !started)
        qFatal("%s", started.error().english().c_str());
    if (const auto outcome = trainer->outcome(); !outcome)
        qFatal("%s", outcome.error().english().c_str());
}

Result<PlacerResult> place(const std::string& file, const Problem& problem, const PlacerContext& with)
{
    const auto chosen = choosePlacer(file, {});
    return chosen ? chosen->placer->place(problem, chosen->options, with)
                  : Result<PlacerResult>(chosen.error());
}

} // namespace

class CheckpointPlacerTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder;
    [[nodiscard]] std::string file(const QString& name) const
    {
        return folder.filePath(name + QStringLiteral(".checkpoint")).toStdString();
    }

private Q_SLOTS:
    void everyPolicy_data()
    {
        searchingPolicies();
        QTest::newRow("readys") << QStringLiteral("readys") << QStringLiteral("stage2_episodes=2 hidden=8")
                                << false;
        QTest::newRow("readys, control")
            << QStringLiteral("readys") << QStringLiteral("stage2_episodes=2 control=true") << false;
    }
    /// Those that use a budget. An online policy has one run.
    static void searchingPolicies()
    {
        QTest::addColumn<QString>("policy");
        QTest::addColumn<QString>("settings");
        QTest::addColumn<bool>("oneCount");
        const QString stages = QStringLiteral("stage1_episodes=2 stage2_episodes=2 ");
        const QString small = stages + QStringLiteral("hidden=8 rounds=1 ");
        for (const char* policy : {"doppler", "sel-only", "plc-only", "joint"})
            QTest::newRow(policy) << QString::fromLatin1(policy) << small << false;
        QTest::newRow("doppler with a guide")
            << QStringLiteral("doppler") << small + QStringLiteral("guide=annealed order=ready") << false;
        QTest::newRow("doppler, messages at every step")
            << QStringLiteral("doppler") << small + QStringLiteral("message_passing=step") << false;
        QTest::newRow("doppler-improve") << QStringLiteral("doppler-improve")
                                         << QStringLiteral("stage2_episodes=2 evaluations=50") << false;
        QTest::newRow("gdp") << QStringLiteral("gdp") << stages + QStringLiteral("hidden=8 segment=16")
                             << true;
        QTest::newRow("placeto") << QStringLiteral("placeto") << stages << true;
        QTest::newRow("gflownet") << QStringLiteral("gflownet")
                                  << QStringLiteral("stage2_episodes=2 hidden=8 rounds=1") << false;
        QTest::newRow("giph") << QStringLiteral("giph") << QStringLiteral("stage2_episodes=2") << false;
        QTest::newRow("giph, control")
            << QStringLiteral("giph") << QStringLiteral("stage2_episodes=2 control=true") << false;
        QTest::newRow("wecan") << QStringLiteral("wecan") << stages + QStringLiteral("hidden=8 layers=1")
                               << false;
        QTest::newRow("hsdag") << QStringLiteral("hsdag") << QStringLiteral("stage2_episodes=2 hidden=8")
                               << true;
        QTest::newRow("hsdag, control")
            << QStringLiteral("hsdag") << QStringLiteral("stage2_episodes=2 hidden=8 control=true") << true;
        QTest::newRow("regal") << QStringLiteral("regal")
                               << QStringLiteral("stage2_episodes=2 evaluations=30 hidden=8 rounds=1")
                               << false;
    }

    void everyPolicy()
    {
        QFETCH(QString, policy);
        QFETCH(QString, settings);
        QFETCH(bool, oneCount);
        const std::string trained =
            file(QString::fromLatin1(QTest::currentDataTag()).remove(QLatin1Char(',')));
        train(policy.toStdString(), settings.toStdString(), trained);
        std::size_t placed = 0;
        std::size_t moved = 0; // what would have been put elsewhere than where it is locked
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Random random(seed);
            ModelOptions model;
            model.schedule = static_cast<ChooseTask>(seed % 4);
            const ProblemPtr problem = randomProblem(random, model);
            const auto first = place(trained, *problem, context(seed));
            if (oneCount && problem->deviceCount() != chainmm()->deviceCount()) {
                QVERIFY(!first.ok());
                QVERIFY2(first.error().english().find("expected 4 devices, found") != std::string::npos,
                         first.error().english().c_str());
                continue;
            }
            ++placed;
            QVERIFY2(first.ok(), first.ok() ? "" : first.error().english().c_str());
            QVERIFY(validate(*problem, first->placement).ok());
            QVERIFY(first->evaluations > 0 && first->evaluations <= budget);
            const auto again = place(trained, *problem, context(seed));
            QCOMPARE(again->placement, first->placement);
            QCOMPARE(again->evaluations, first->evaluations);
            EpisodeTrace trace; // It tells of this placement, and changes nothing.
            const auto told = placeByCheckpoint(*problem, trained, Decode::Greedy, context(seed), &trace);
            QVERIFY(told.ok());
            QCOMPARE(told->placement, first->placement);
            Assignment devices = trace.start;
            devices.resize(problem->vertexCount());
            for (const PolicyStep& step : trace.steps)
                for (const VertexId together : problem->movesTogether(step.vertex))
                    devices[together] = step.device;
            QVERIFY(devices == first->placement.devices);
            // More evaluations don't make it worse: the first placement is the same.
            Simulator simulator(problem);
            const auto one = place(trained, *problem, context(seed, 1));
            QCOMPARE(one->evaluations, std::uint64_t{1});
            QVERIFY(simulator.makespan(first->placement) <= simulator.makespan(one->placement));

            const Locks locks = randomLocks(*problem, random, seed % 7 == 0);
            const auto kept = place(trained, *withLocks(*problem, locks).value(), context(seed));
            QVERIFY2(kept.ok(), kept.ok() ? "" : kept.error().english().c_str());
            for (const Lock& lock : locks) {
                QCOMPARE(kept->placement.devices[lock.vertex], lock.device);
                moved += first->placement.devices[lock.vertex] != lock.device ? 1 : 0;
            }
        }
        QVERIFY(placed > 3 && moved > 0);
    }

    /// As the placer of that name: a search with four times the evaluations begins as one with a quarter.
    void moreEvaluationsOfASearchAreNeverWorse()
    {
        const std::string trained = file(QStringLiteral("annealed"));
        train("doppler-improve", "stage2_episodes=2 evaluations=50", trained);
        const ProblemPtr layered =
            Problem::create(generateWorkload("layered").value(), builtinTopology("8xV100").value()).value();
        for (const ProblemPtr& problem : {chainmm(), layered})
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                double before = std::numeric_limits<double>::infinity();
                for (std::uint64_t evaluations = 1; evaluations <= 3000;
                     evaluations = 4 * evaluations + seed) {
                    EpisodeTrace trace;
                    const auto result = placeByCheckpoint(*problem, trained, Decode::Greedy,
                                                          context(seed, evaluations), &trace);
                    QVERIFY(result.ok());
                    QVERIFY(result->evaluations <= evaluations);
                    const double now = Simulator(problem).makespan(result->placement);
                    QVERIFY2(now <= before, qPrintable(QStringLiteral("seed %1, %2 evaluations: %3 after %4")
                                                           .arg(seed)
                                                           .arg(evaluations)
                                                           .arg(now)
                                                           .arg(before)));
                    before = now;
                    // The steps lead to the placement, also those of later stages.
                    Assignment devices = trace.start;
                    for (const PolicyStep& step : trace.steps)
                        for (const VertexId together : problem->movesTogether(step.vertex))
                            devices[together] = step.device;
                    QVERIFY(devices == result->placement.devices);
                }
            }
    }

    void stopsWhenAsked_data() { searchingPolicies(); }
    void stopsWhenAsked()
    {
        QFETCH(QString, policy);
        QFETCH(QString, settings);
        const std::string trained = file(QStringLiteral("stopped"));
        train(policy.toStdString(), settings.toStdString(), trained);
        std::stop_source source;
        PlacerContext with = context(1, 1'000'000'000);
        with.stop = source.get_token();
        std::uint64_t reports = 0;
        with.progress = [&](const PlacerProgress&) {
            ++reports;
            source.request_stop();
        };
        const auto result = place(trained, *chainmm(), with);
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().english().c_str());
        QVERIFY(validate(*chainmm(), result->placement).ok());
        QVERIFY(reports > 0 && result->evaluations < 1'000'000'000);
        // Before it has anything: an error, or the little that a search has by then.
        const auto none = place(trained, *chainmm(), with);
        QVERIFY(!none.ok() || none->evaluations < 10);
    }

    /// Once the time is over the episode under way is given up, as for a stop.
    void endsWithinAnEpisode()
    {
        const std::string trained = file(QStringLiteral("late"));
        train("placeto", "stage1_episodes=2 stage2_episodes=2", trained);
        PlacerContext with = context(1, std::nullopt);
        with.budget.seconds = 0;
        const auto result = place(trained, *chainmm(), with);
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().english().c_str());
        QVERIFY(validate(*chainmm(), result->placement).ok());
        QCOMPARE(result->evaluations, std::uint64_t{1}); // the start: no step of the episode
        // What has only whole episodes gives the first one.
        const std::string whole = file(QStringLiteral("whole"));
        train("doppler", "hidden=8 rounds=1 stage1_episodes=2 stage2_episodes=2", whole);
        const auto one = place(whole, *chainmm(), with);
        QVERIFY2(one.ok(), one.ok() ? "" : one.error().english().c_str());
        QCOMPARE(one->evaluations, std::uint64_t{1});
        QCOMPARE(one->placement, place(whole, *chainmm(), context(1, 1))->placement);
    }

    void withoutABudgetItIsTheNetworksChoice()
    {
        const std::string trained = file(QStringLiteral("greedy"));
        train("doppler", "hidden=8 rounds=1 stage1_episodes=2 stage2_episodes=2", trained);
        const auto greedy = place(trained, *chainmm(), context(1, std::nullopt));
        QCOMPARE(greedy->evaluations, std::uint64_t{1});
        QCOMPARE(greedy->placement,
                 placeByCheckpoint(*chainmm(), trained, Decode::Greedy, {}).value().placement);
        QCOMPARE(place(trained, *chainmm(), context(2, std::nullopt))->placement, greedy->placement);
        // What is drawn depends on the seed.
        const auto seeded = [&](std::uint64_t seed) {
            return Simulator(chainmm()).makespan(place(trained, *chainmm(), context(seed, 50))->placement);
        };
        QVERIFY(seeded(1) != seeded(2) || seeded(1) != seeded(3));
        QVERIFY(seeded(1) <= Simulator(chainmm()).makespan(greedy->placement));
        // The stored best is asked for by an option.
        const auto best = choosePlacer(trained, {Setting{"checkpoint", "decode", "best"}}).value();
        QCOMPARE(best.placer->place(*chainmm(), best.options, context(1)).value().placement,
                 readCheckpoint(trained).value().problems[0].best->placement);
    }

    void isChosenByItsFile()
    {
        const std::string trained = file(QStringLiteral("net"));
        train("plc-only", "hidden=8 rounds=1 stage1_episodes=1 stage2_episodes=0", trained);
        QCOMPARE(choosePlacer(trained, {})->title(), std::string("plc-only (net.checkpoint)"));
        QCOMPARE(settingsOwner(trained), std::string("checkpoint"));
        // Any name will do where the file is one.
        const std::string other = folder.filePath(QStringLiteral("net")).toStdString();
        QVERIFY(QFile::copy(QString::fromStdString(trained), QString::fromStdString(other)));
        QCOMPARE(choosePlacer(other, {})->title(), std::string("plc-only (net)"));
        QCOMPARE(settingsOwner(folder.filePath(QStringLiteral("mine.py")).toStdString()),
                 std::string("external"));
        QCOMPARE(settingsOwner("heft"), std::string("heft"));
        // Two of one name are told apart.
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("b")));
        const std::string same = folder.filePath(QStringLiteral("b/net.checkpoint")).toStdString();
        QVERIFY(QFile::copy(QString::fromStdString(trained), QString::fromStdString(same)));
        const auto both = choosePlacers({trained, same, "heft", trained}, {}).value();
        QCOMPARE(both[0].title(), "plc-only (" + trained + ")");
        QCOMPARE(both[1].title(), "plc-only (" + same + ")");
        QCOMPARE(both[2].title(), std::string("heft"));
        QCOMPARE(both[3].title(), both[0].title());
    }

    void whatIsNoCheckpointIsRefused()
    {
        const auto errorOf = [](const std::string& name) {
            const auto chosen = choosePlacer(name, {});
            return chosen ? std::string() : chosen.error().english();
        };
        const std::string absent = file(QStringLiteral("absent"));
        QVERIFY2(errorOf(absent).starts_with(absent + ": "), errorOf(absent).c_str());
        const std::string text = file(QStringLiteral("text"));
        QFile written(QString::fromStdString(text));
        QVERIFY(written.open(QIODevice::WriteOnly) && written.write("hello") == 5);
        written.close();
        QCOMPARE(errorOf(text), text + ": this is not a training checkpoint");
        const Placer& placer = **placerRegistry().find(checkpointPlacerId);
        const auto none = placer.place(*chainmm(), Options(placer.info().options), {});
        QVERIFY(!none.ok() && none.error().english().find("set the option \"file\"") != std::string::npos);
    }

    /// A comparison that is gone on with must be of the same networks.
    void anotherContentIsAnotherComparison()
    {
        const std::string trained = file(QStringLiteral("content"));
        const auto print = [&](const std::string& settings) {
            train("doppler", settings + " hidden=8 rounds=1 stage2_episodes=0", trained);
            ComparisonSetup setup;
            setup.problems = {chainmm()};
            setup.placers = {choosePlacer(trained, {}).value()};
            setup.seeds = {1};
            return comparisonFingerprint(setup);
        };
        const std::string first = print("stage1_episodes=1");
        QVERIFY(print("stage1_episodes=2") != first);
    }
};

DOPPLER_TEST(CheckpointPlacerTest)

} // namespace learn_checkpoint_placer_test

#include "learn_checkpoint_placer.moc"
