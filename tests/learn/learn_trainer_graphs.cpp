// SPDX-License-Identifier: GPL-3.0-or-later
// One network for several graphs: trained on all of them, taken over to others.
#include "core/training/checkpoint_placer.h"
#include "tests/learn/small_trainings.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/same_bits.h"

#include <QTemporaryDir>

namespace learn_trainer_graphs_test {

using namespace doppler;
using namespace doppler::tests;

class TrainerGraphsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder;
    [[nodiscard]] std::string file(const char* name) const { return folder.filePath(name).toStdString(); }

private Q_SLOTS:
    /// The episodes are shared out in turn, and the network is one for all.
    void trainsOnSeveralGraphs()
    {
        TrainingSetup both = setup(quick(), file("several"));
        Random random(3);
        both.others = {randomProblem(random, {}), chainmm()};
        Heard heard;
        const TrainingOutcome outcome = train(both, heard);
        QCOMPARE(outcome.others.size(), std::size_t{2});
        for (std::size_t i = 0; i < heard.records.size(); ++i) {
            const std::size_t inStage = i < 12 ? i : i - 12;
            QCOMPARE(heard.records[i].problem, inStage % 3);
            QVERIFY(heard.records[i].makespan >= heard.records[i].best);
        }
        QCOMPARE(outcome.others[1].greedyMakespan, outcome.greedyMakespan); // the same graph once more
        QVERIFY(validate(*both.others[0], outcome.others[0].best).ok());
        const auto decoded = placeByCheckpoint(*both.others[0], file("several"), Decode::Best, {});
        QCOMPARE(decoded.value().placement, outcome.others[0].best);

        both.others.pop_back();
        both.resume = true;
        const auto refused = makeTrainer()->start(both, {});
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().english().find("trained on: expected 3, found 2") != std::string::npos);
    }

    void tracesSayWhichGraphTheyAreOf_data()
    {
        QTest::addColumn<QString>("policy");
        for (const TrainingPolicy& policy : trainingPolicies())
            if (policy.id != "doppler-improve") // Improves placements: it has no steps to tell of.
                QTest::addRow("%s", policy.id.c_str()) << QString::fromStdString(policy.id);
    }
    /// Steps name vertices and devices of the graph that the episode was on.
    void tracesSayWhichGraphTheyAreOf()
    {
        QFETCH(QString, policy);
        TrainingSetup both;
        both.problem = chainmm();
        both.others = {
            Problem::create(generateWorkload("cholesky:tiles=3").value(), chainmm()->topologyPtr(), {})
                .value()};
        QVERIFY(both.others[0]->vertexCount() != both.problem->vertexCount());
        both.policy = policy.toStdString();
        both.options = Options(trainingOptions(both.policy));
        if (policy == "regal") // The default number can end before two traces of each graph.
            QVERIFY(both.options.set(trainingOptions(both.policy), "stage2_episodes", "100000").ok());
        both.seed = 7;
        std::vector<std::uint64_t> known(2, 0);
        std::vector<EpisodeRecord> records;
        std::vector<std::shared_ptr<const EpisodeTrace>> traces;
        const auto trainer = makeTrainer();
        TrainingObserver observer;
        observer.episode = [&](const EpisodeRecord& record) { records.push_back(record); };
        observer.trace = [&](std::shared_ptr<const EpisodeTrace> trace) {
            ++known.at(trace->problem);
            traces.push_back(std::move(trace));
            if (known[0] > 1 && known[1] > 1)
                trainer->stop();
        };
        QVERIFY(trainer->start(both, observer).ok());
        trainer->wait();
        QVERIFY(known[0] > 1 && known[1] > 1);
        QVERIFY(records.size() + 1 >= traces.size());
        for (const auto& trace : traces) {
            if (trace->episode >= records.size()) // It was told of before the stop, which gave it up.
                continue;
            const Problem& of = trace->problem == 0 ? *both.problem : *both.others[trace->problem - 1];
            QCOMPARE(trace->problem, records.at(trace->episode).problem);
            QCOMPARE(trace->steps.size(), (policy == "giph" ? 2 : 1) * of.vertexCount());
            for (const PolicyStep& step : trace->steps)
                QVERIFY(step.vertex < of.vertexCount() && step.device < of.deviceCount());
        }
    }

    /// Fine-tuning: only the networks are taken over.
    void networksOfAnotherGraphAreTrainedFurther()
    {
        Heard heard;
        train(setup(quick(), file("before")), heard);
        TrainingSetup finer =
            setup(quick({{"stage1_episodes", "0"}, {"stage2_episodes", "0"}}), file("finer"));
        Random random(11);
        finer.problem = randomProblem(random, {});
        finer.networksFrom = file("before");
        Heard none;
        const TrainingOutcome outcome = train(finer, none);
        QVERIFY(none.records.empty());
        QVERIFY(sameBits(readCheckpoint(file("finer")).value().parameters,
                         readCheckpoint(file("before")).value().parameters));
        QCOMPARE(placeByCheckpoint(*finer.problem, file("before"), Decode::Greedy, {}).value().placement,
                 outcome.greedy);

        finer.policy = "sel-only";
        finer.options = Options(trainingOptions("sel-only"));
        QVERIFY(!makeTrainer()->start(finer, {}).ok());
        finer.policy = "doppler";
        finer.options = Options(trainingOptions());
        const auto wide = makeTrainer()->start(finer, {});
        QVERIFY(!wide.ok() && wide.error().english().find("parameters") != std::string::npos);
    }

    void oneNetworkServesAnyProblem()
    {
        Heard heard;
        const TrainingOutcome outcome = train(setup(quick(), file("serves")), heard);
        QCOMPARE(placeByCheckpoint(*chainmm(), file("serves"), Decode::Best, {}).value().placement,
                 outcome.best);
        QCOMPARE(placeByCheckpoint(*chainmm(), file("serves"), Decode::Greedy, {}).value().placement,
                 outcome.greedy);
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Random random(seed);
            const ProblemPtr other = randomProblem(random, {});
            const auto placement = placeByCheckpoint(*other, file("serves"), Decode::Best, {});
            QVERIFY(placement.ok());
            QVERIFY(validate(*other, placement->placement).ok());
        }
        QVERIFY(!placeByCheckpoint(*chainmm(), file("absent"), Decode::Greedy, {}).ok());
    }
};

DOPPLER_TEST(TrainerGraphsTest)

} // namespace learn_trainer_graphs_test

#include "learn_trainer_graphs.moc"
