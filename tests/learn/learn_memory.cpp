// SPDX-License-Identifier: GPL-3.0-or-later
// Learning where memory is enforced: trained policies keep to it, and an episode that runs out of it has a
// cost to learn from.
#include "core/placers/api/registry.h"
#include "core/sim/simulator.h"
#include "core/training/checkpoint.h"
#include "core/training/checkpoint_placer.h"
#include "core/training/learning_module.h"
#include "tests/learn/every_policy.h"
#include "tests/support/runner.h"
#include "tests/support/tight_memory.h"

#include <QTemporaryDir>
#include <QTest>
#include <cmath>

namespace learn_memory_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// Networks of the least size, where there is a choice.
void makeSmall(Options& options, std::span<const OptionSpec> specs)
{
    for (const auto& [name, value] :
         {std::pair{"hidden", "8"}, {"rounds", "1"}, {"segment", "16"}, {"episodes_per_update", "2"}})
        if (options.all().contains(name) && !options.set(specs, name, value))
            qFatal("the option is gone: %s", name);
}

struct Training {
    TrainingOutcome outcome;
    std::vector<EpisodeRecord> records;
};

Training train(TrainingSetup with)
{
    Training out;
    TrainingObserver observer;
    observer.episode = [&](const EpisodeRecord& record) { out.records.push_back(record); };
    const auto trainer = learningModule().value()->makeTrainer();
    if (const auto started = trainer->start(std::move(with), observer); !started)
        qFatal("%s", started.error().english().c_str());
    auto outcome = trainer->outcome();
    if (!outcome)
        qFatal("%s", outcome.error().english().c_str());
    out.outcome = *std::move(outcome);
    return out;
}

} // namespace

class MemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTrainedPlacerKeepsToMemory_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& placer : placerRegistry().placers())
            if (placer->info().kind == PlacerKind::Learned && placer->info().id != checkpointPlacerId)
                QTest::newRow(placer->info().id.c_str()) << QString::fromStdString(placer->info().id);
    }

    /// There is room for all, and whatever is handed out runs.
    void everyTrainedPlacerKeepsToMemory()
    {
        QFETCH(QString, id);
        const Placer& placer = **placerRegistry().find(id.toStdString());
        Options options(placer.info().options);
        makeSmall(options, placer.info().options);
        for (const bool chain : {false, true})
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                const ProblemPtr problem = tightProblem(chain, 330, 820);
                PlacerContext context;
                context.seed = seed;
                context.budget.evaluations = 30;
                const auto placed = placer.place(*problem, options, context);
                QVERIFY2(placed.ok(), placed.ok() ? "" : placed.error().english().c_str());
                QVERIFY(validate(*problem, placed->placement).ok());
                QVERIFY(std::isfinite(Simulator(problem).makespan(placed->placement)));
            }
    }

    void withoutRoomEpisodesCost_data() { everyPolicy(); }

    /// Nothing fits: episodes cost more than any run, nothing is the best, losses stay numbers, and the
    /// training goes on from its checkpoint.
    void withoutRoomEpisodesCost()
    {
        QFETCH(QString, policy);
        QFETCH(QString, preset);
        const QTemporaryDir folder;
        TrainingSetup setup;
        setup.problem = tightProblem(true, 50, 60);
        setup.policy = policy.toStdString();
        setup.options = trainingPreset(preset.toStdString(), setup.policy).value();
        setup.checkpointFile = folder.filePath(QStringLiteral("x.checkpoint")).toStdString();
        makeSmall(setup.options, trainingOptions(setup.policy));
        const auto& specs = trainingOptions(setup.policy);
        for (const auto& [name, value] :
             {std::pair{"stage1_episodes", "4"}, {"stage2_episodes", "8"}, {"evaluations", "20"}})
            if (setup.options.all().contains(name))
                QVERIFY(setup.options.set(specs, name, value).ok());
        const Training run = train(setup);
        QVERIFY(run.records.size() >= 8);
        // Everything on the slowest device takes 1200 s.
        for (const EpisodeRecord& record : run.records) {
            QVERIFY(std::isfinite(record.makespan) && record.makespan > 1200);
            QVERIFY(std::isfinite(record.loss) && std::isfinite(record.baseline));
        }
        QVERIFY(std::isinf(run.outcome.bestMakespan) && std::isinf(run.outcome.greedyMakespan));
        QVERIFY(!readCheckpoint(setup.checkpointFile)->problems.front().best);
        setup.resume = true;
        QVERIFY(setup.options.set(specs, "stage2_episodes", "12").ok());
        QVERIFY(train(setup).records.size() >= 4);
    }
};

DOPPLER_TEST(MemoryTest)

} // namespace learn_memory_test

#include "learn_memory.moc"
