// SPDX-License-Identifier: GPL-3.0-or-later
// Training of the policy on complete placements: many problems, exact resumption, its control.
#include "core/catalog/builtin_topologies.h"
#include "core/placers/api/registry.h"
#include "core/placers/learned/move_features.h"
#include "core/sim/simulator.h"
#include "core/training/checkpoint.h"
#include "core/training/checkpoint_placer.h"
#include "core/training/learning_module.h"
#include "core/training/named_networks.h"
#include "core/workloads/api/workload.h"
#include "tests/learn/chosen_kernels.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace learn_improve_test {

using namespace doppler;

namespace {

ProblemPtr problemOf(const char* workload, const char* topology)
{
    return Problem::create(generateWorkload(workload).value(), builtinTopology(topology).value(), {}).value();
}

struct Trained {
    std::vector<EpisodeRecord> records;
    TrainingOutcome outcome;
    Checkpoint checkpoint;
};

} // namespace

class ImproveLearnerTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder;
    [[nodiscard]] std::string file(const char* name) const { return folder.filePath(name).toStdString(); }

    static TrainingSetup setup(std::string checkpoint, const char* episodes, bool control = false)
    {
        TrainingSetup out;
        out.problem = problemOf("chainmm", "4xP100");
        out.others = {problemOf("layered:vertices=40", "8xV100"), problemOf("cholesky:tiles=4", "4xP100")};
        out.policy = improvePolicyId;
        const auto specs = trainingOptions(improvePolicyId);
        out.options = Options(specs);
        // With the same rate at both ends a longer training begins as a shorter one does.
        for (const auto& [name, value] :
             {std::pair("stage2_episodes", episodes), std::pair("evaluations", "300"),
              std::pair("final_learning_rate", "0.003"), std::pair("control", control ? "true" : "false")})
            if (!out.options.set(specs, name, value))
                qFatal("no option %s", name);
        out.seed = 5;
        out.checkpointFile = std::move(checkpoint);
        return out;
    }

    static Trained train(const TrainingSetup& with)
    {
        Trained out;
        TrainingObserver observer;
        observer.episode = [&](const EpisodeRecord& r) { out.records.push_back(r); };
        const auto trainer = learningModule().value()->makeTrainer();
        if (const auto started = trainer->start(with, observer); !started)
            qFatal("%s", started.error().english().c_str());
        out.outcome = trainer->outcome().value();
        out.checkpoint = readCheckpoint(with.checkpointFile).value();
        return out;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (const QByteArray why = tests::missingKernels(); !why.isEmpty())
            QSKIP(why.constData());
    }

    void anEpisodeIsAnAnnealing()
    {
        const Trained whole = train(setup(file("whole"), "12"));
        QCOMPARE(whole.records.size(), std::size_t{12});
        std::uint64_t before = 0;
        std::set<std::uint64_t> lengths;
        for (const EpisodeRecord& r : whole.records) {
            QCOMPARE(r.problem, r.episode % 3);
            QVERIFY(r.best <= r.makespan);
            const std::uint64_t own = r.evaluations - before;
            QVERIFY(own >= 37 && own <= 300);
            lengths.insert(own);
            before = r.evaluations;
        }
        QVERIFY(lengths.size() > 6);
        QVERIFY(whole.records.back().entropy < 2 * std::log(8.0));
        QCOMPARE(whole.outcome.evaluations, before);
        QCOMPARE(whole.outcome.others.size(), std::size_t{2});
    }

    /// The moves lead from the start to the best placement, each as SEL and PLC drew it; who came along had
    /// no candidates, and went where the one before did.
    void anEpisodesMovesAreTold()
    {
        const TrainingSetup with = setup(file("told"), "12");
        std::vector<EpisodeRecord> records;
        std::vector<std::shared_ptr<const EpisodeTrace>> traces;
        TrainingObserver observer;
        observer.episode = [&](const EpisodeRecord& r) { records.push_back(r); };
        observer.trace = [&](std::shared_ptr<const EpisodeTrace> t) { traces.push_back(std::move(t)); };
        const auto trainer = learningModule().value()->makeTrainer();
        QVERIFY(trainer->start(with, observer).ok());
        QVERIFY(trainer->outcome().ok());
        QVERIFY(!traces.empty());
        const auto sumsToOne = [](const std::vector<float>& p) {
            return std::abs(std::accumulate(p.begin(), p.end(), 0.0) - 1) < 1e-5;
        };
        // What the networks were given: of the vertex, and of it on each device that PLC chose from.
        double spent = 0;
        const auto ofNetworks = [&](const PolicyStep& step) {
            QCOMPARE(step.movedVertexFeatures.size(), movedVertexFeatureNames().size());
            QVERIFY(step.movedVertexFeatures[VertexSeconds] > 0);
            QVERIFY(static_cast<double>(step.movedVertexFeatures[VertexSpent]) >= spent);
            spent = static_cast<double>(step.movedVertexFeatures[VertexSpent]);
            QCOMPARE(step.moveFeatures.size(), step.placeProbability.size());
            for (std::size_t d = 0; d < step.moveFeatures.size(); ++d) {
                QCOMPARE(step.moveFeatures[d].empty(), step.placeProbability[d] == 0);
                if (step.moveFeatures[d].empty())
                    continue;
                QCOMPARE(step.moveFeatures[d].size(), moveFeatureNames().size());
                QCOMPARE(step.moveFeatures[d][SeedOnPath], step.movedVertexFeatures[VertexOnPath]);
                QVERIFY(step.moveFeatures[d][WorkMoved] > 0);
            }
        };
        std::size_t steps = 0;
        std::size_t joined = 0;
        for (const auto& trace : traces) {
            spent = 0;
            const ProblemPtr problem = trace->problem == 0 ? with.problem : with.others[trace->problem - 1];
            Placement placement{trace->start, {}};
            QVERIFY(validate(*problem, placement).ok());
            for (const PolicyStep& step : trace->steps) {
                ++steps;
                if (step.candidates.empty()) {
                    ++joined;
                    QVERIFY(&step != trace->steps.data());
                    QCOMPARE(step.device, (&step - 1)->device);
                    QCOMPARE(step.placeProbability.at(step.device), 1.0F);
                    QVERIFY(step.movedVertexFeatures.empty() && step.moveFeatures.empty());
                } else {
                    ofNetworks(step);
                    QVERIFY(std::ranges::find(step.candidates, step.vertex) != step.candidates.end());
                    QVERIFY(sumsToOne(step.selectProbability));
                }
                QCOMPARE(step.candidates.size(), step.selectProbability.size());
                QCOMPARE(step.placeProbability.size(), problem->deviceCount());
                QVERIFY(step.placeProbability[step.device] > 0);
                QVERIFY(sumsToOne(step.placeProbability));
                for (const VertexId moved : problem->movesTogether(step.vertex))
                    placement.devices[moved] = step.device;
            }
            QVERIFY(validate(*problem, placement).ok());
            QVERIFY(std::abs(Simulator(problem).makespan(placement) / trace->makespan - 1) < 1e-9);
            QVERIFY(std::abs(records[trace->episode].makespan / trace->makespan - 1) < 1e-9);
        }
        QVERIFY(joined > 0 && steps > joined);
    }

    void aResumedTrainingIsTheSame()
    {
        const Trained whole = train(setup(file("a"), "12"));
        train(setup(file("b"), "5"));
        TrainingSetup rest = setup(file("b"), "12");
        rest.resume = true;
        const Trained resumed = train(rest);
        QCOMPARE(resumed.records.size(), std::size_t{7});
        QVERIFY(resumed.checkpoint.parameters == whole.checkpoint.parameters);
        QVERIFY(resumed.checkpoint.secondMoments == whole.checkpoint.secondMoments);
        QCOMPARE(resumed.outcome.best, whole.outcome.best);
        QCOMPARE(resumed.records.back().loss, whole.records.back().loss);
    }

    /// An episode may be a very long annealing: this test would take hours.
    void anAbortEndsAnEpisode()
    {
        TrainingSetup endless = setup(file("endless"), "2");
        QVERIFY(endless.options.set(trainingOptions(endless.policy), "evaluations", "1000000000000").ok());
        const auto trainer = learningModule().value()->makeTrainer();
        QVERIFY(trainer->start(endless, {}).ok());
        QTest::qWait(20);
        trainer->abort();
        trainer->wait();
        QCOMPARE(trainer->state(), TrainerState::Aborted);
    }

    void aControlKeepsItsFreshNetworks()
    {
        const Trained control = train(setup(file("control"), "4", true));
        QVERIFY(control.checkpoint.parameters == ImproveNetworks::fresh(5).parameters);
    }

    void thePlacerTakesWhatWasTrained()
    {
        train(setup(file("taken"), "6"));
        const Placer& placer = **placerRegistry().find("doppler-improve");
        Options options(placer.info().options);
        QVERIFY(options.set(placer.info().options, "network", file("taken")).ok());
        const ProblemPtr problem = problemOf("fft:block_levels=3", "8xV100"); // other graph, other devices
        PlacerContext context;
        context.budget.evaluations = 300;
        const auto placed = placer.place(*problem, options, context);
        QVERIFY(placed.ok() && validate(*problem, placed->placement).ok());
        // And a checkpoint places by itself, zero-shot.
        const auto decoded = placeByCheckpoint(*problem, file("taken"), Decode::Greedy, {});
        QVERIFY(decoded.ok() && validate(*problem, decoded->placement).ok());
    }
};

DOPPLER_TEST(ImproveLearnerTest)

} // namespace learn_improve_test

#include "learn_improve.moc"
