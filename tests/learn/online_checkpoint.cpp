// SPDX-License-Identifier: GPL-3.0-or-later
// The checkpoint of a policy that decides online, wherever online policies are used.
#include "core/app/run_placer.h"
#include "core/catalog/chosen_placer.h"
#include "core/compare/compare.h"
#include "core/compare/noise_study.h"
#include "core/placers/online/online_placer.h"
#include "core/sim/online/online_simulator.h"
#include "tests/learn/small_trainings.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>

namespace online_checkpoint_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

ProblemPtr noisy(double sigma)
{
    ModelOptions model;
    model.noise = {sigma, sigma};
    model.seed = 4;
    return chainmm()->withModel(model).value();
}

} // namespace

class OnlineCheckpointTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder;
    std::string file;

    [[nodiscard]] Schedule runOf(const ProblemPtr& problem) const
    {
        const ChosenPlacer chosen = choosePlacer(file, {}).value();
        const auto policy = dynamic_cast<const OnlinePlacer&>(*chosen.placer).policy(*problem);
        return runOnline(problem, *policy)->schedule;
    }

private Q_SLOTS:
    void initTestCase()
    {
        file = folder.filePath("net.checkpoint").toStdString();
        trainReadys(file);
    }

    void isChosenAsAnOnlinePolicy()
    {
        const ChosenPlacer chosen = choosePlacer(file, {}).value();
        QCOMPARE(chosen.title(), std::string("readys (net.checkpoint)"));
        QCOMPARE(chosen.placer->info().kind, PlacerKind::Online);
        QCOMPARE(chooseOnlinePlacer(onlinePlacerName(file)).value().title(), chosen.title());
        QCOMPARE(onlinePlacerName("mct"), std::string("online-dmda"));
        // The stored best is a placement, not a policy.
        const ChosenPlacer best = choosePlacer(file, {Setting{"checkpoint", "decode", "best"}}).value();
        QCOMPARE(best.placer->info().kind, PlacerKind::Learned);
        // Two files of one name keep their networks.
        QVERIFY(QDir(folder.path()).mkdir("b"));
        const std::string same = folder.filePath("b/net.checkpoint").toStdString();
        QVERIFY(QFile::copy(QString::fromStdString(file), QString::fromStdString(same)));
        const auto both = choosePlacers({file, same}, {}).value();
        QCOMPARE(both[1].title(), "readys (" + same + ")");
        QCOMPARE(both[1].placer->info().kind, PlacerKind::Online);
    }

    void otherPoliciesAreRefused()
    {
        const std::string other = folder.filePath("other.checkpoint").toStdString();
        trainShortly("joint",
                     {{"hidden", "8"}, {"rounds", "1"}, {"stage1_episodes", "1"}, {"stage2_episodes", "0"}},
                     other);
        const auto refused = chooseOnlinePlacer(onlinePlacerName(other));
        QVERIFY(!refused.ok());
        QVERIFY2(refused.error().english().find("joint (other.checkpoint) places the whole graph before the "
                                                "run; expected a checkpoint of a policy that decides online "
                                                "(readys)") != std::string::npos,
                 refused.error().english().c_str());
        QCOMPARE(chooseOnlineCheckpoint(other).error().english(), refused.error().english());
        QVERIFY(chooseOnlineCheckpoint(file).ok());
        const QString text = folder.filePath("notes.txt");
        QFile notes(text);
        QVERIFY(notes.open(QIODevice::WriteOnly) && notes.write("no network") > 0);
        notes.close();
        const auto unreadable = chooseOnlineCheckpoint(text.toStdString());
        QVERIFY(!unreadable.ok());
        QVERIFY2(unreadable.error().english().find("notes.txt") != std::string::npos &&
                     unreadable.error().english().find("not a training checkpoint") != std::string::npos,
                 unreadable.error().english().c_str());
        const auto unknown = chooseOnlinePlacer(onlinePlacerName("heft"));
        QVERIFY(!unknown.ok() && unknown.error().english().find("online-dmda") != std::string::npos);
    }

    /// A placed run is the one in which it decided, as that of a rule is.
    void itsRunIsThatOfItsDecisions()
    {
        for (const double sigma : {0.0, 0.5}) {
            const ProblemPtr problem = noisy(sigma);
            const double decided = runOf(problem).makespan;
            Approvals approvals;
            approvals.approve(file);
            const auto placed =
                runPlacer(problem, {file, {}, {}, false, OutOfMemoryRun::Refuse}, approvals, {});
            QVERIFY2(placed.ok(), placed.ok() ? "" : placed.error().english().c_str());
            QCOMPARE(placed->run->schedule.makespan, decided);
            ComparisonSetup setup;
            setup.problems = {problem};
            setup.placers = {choosePlacer(file, {}).value()};
            setup.seeds = {4};
            const auto rows = compare(setup);
            QCOMPARE(rows.at(0).makespan, decided);
        }
        QVERIFY(runOf(noisy(0)).makespan != runOf(noisy(0.5)).makespan);
    }

    void noiseStudiesRunIt()
    {
        NoiseStudySetup setup;
        setup.problem = chainmm();
        setup.placers = choosePlacers({"heft", file}, {}).value();
        setup.sigmas = {0, 0.5};
        setup.seeds = {4};
        const auto rows = studyNoise(setup).value();
        QCOMPARE(rows.size(), std::size_t{4});
        QCOMPARE(rows[1].makespan, runOf(noisy(0)).makespan);
        QCOMPARE(rows[3].makespan, runOf(noisy(0.5)).makespan);
    }
};

DOPPLER_TEST(OnlineCheckpointTest)

} // namespace online_checkpoint_test

#include "online_checkpoint.moc"
