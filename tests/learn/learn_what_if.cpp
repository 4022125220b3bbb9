// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/sim/simulator.h"
#include "core/training/learning_module.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <stop_token>
#include <thread>

namespace learn_what_if_test {

using namespace doppler;

namespace {

ProblemPtr chainmm()
{
    static const ProblemPtr problem =
        Problem::create(generateWorkload("chainmm").value(), builtinTopology("4xP100").value(), {}).value();
    return problem;
}

TrainingSetup setup(const char* episodes)
{
    TrainingSetup out;
    out.problem = chainmm();
    for (const auto& [name, value] : {std::pair{"hidden", "16"},
                                      {"rounds", "2"},
                                      {"stage1_episodes", "10"},
                                      {"stage2_episodes", episodes}})
        if (!out.options.set(trainingOptions(), name, value))
            qFatal("no such option");
    return out;
}

LearningModule& module() { return **learningModule(); }

struct Trained {
    TrainingOutcome outcome;
    std::shared_ptr<const Checkpoint> network;
    std::shared_ptr<const EpisodeTrace> trace;
};

const Trained& trained()
{
    static const Trained result = [] {
        Trained out;
        const auto trainer = module().makeTrainer();
        TrainingObserver observer;
        observer.trace = [&](std::shared_ptr<const EpisodeTrace> trace) { out.trace = std::move(trace); };
        if (!trainer->start(setup("20"), observer))
            qFatal("no training");
        out.outcome = trainer->outcome().value();
        out.network = trainer->network();
        return out;
    }();
    return result;
}

std::vector<PolicyChoice> decisions(const Placement& placement)
{
    std::vector<PolicyChoice> out;
    for (VertexId v : placement.order)
        out.push_back({v, placement.devices[v]});
    return out;
}

} // namespace

/// What a policy's decisions were made from, and what would have come of others.
class WhatIfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWayOnFromItsOwnDecisionsIsItsOwn()
    {
        const TrainingOutcome& outcome = trained().outcome;
        const auto own = decisions(outcome.greedy);
        for (std::size_t step : {std::size_t{0}, own.size() / 2, own.size() - 1}) {
            const auto before = std::span(own).first(step);
            const PolicyChoice open{own[step].vertex, {}};
            const auto answers =
                module().whatIf(chainmm(), *trained().network, before, {{own[step], open}}, {});
            QVERIFY2(answers.ok(), answers ? "" : answers.error().english().c_str());
            QCOMPARE(answers->size(), std::size_t{2});
            for (const RatedPlacement& answer : *answers) {
                QCOMPARE(answer.placement.devices, outcome.greedy.devices);
                QCOMPARE(answer.makespan, outcome.greedyMakespan);
            }
        }
    }

    void anotherChoiceIsTakenAndWhatWasBeforeStays()
    {
        const auto own = decisions(trained().outcome.greedy);
        const std::size_t step = own.size() / 2;
        std::vector<PolicyChoice> others;
        for (DeviceId d : chainmm()->topology().devices())
            if (d != *own[step].device)
                others.push_back({own[step].vertex, d});
        const auto answers =
            module().whatIf(chainmm(), *trained().network, std::span(own).first(step), others, {});
        QVERIFY2(answers.ok(), answers ? "" : answers.error().english().c_str());
        for (std::size_t i = 0; i < others.size(); ++i) {
            const RatedPlacement& answer = (*answers)[i];
            QCOMPARE(answer.placement.devices[others[i].vertex], *others[i].device);
            for (std::size_t t = 0; t < step; ++t) {
                QCOMPARE(answer.placement.order[t], own[t].vertex);
                QCOMPARE(answer.placement.devices[own[t].vertex], *own[t].device);
            }
            QVERIFY(validate(*chainmm(), answer.placement).ok());
            QCOMPARE(Simulator(chainmm()).makespan(answer.placement), answer.makespan);
        }
    }

    void whatCannotBeChosenIsSaid()
    {
        const auto own = decisions(trained().outcome.greedy);
        const std::span<const PolicyChoice> none;
        const PolicyChoice later{own.back().vertex, {}}; // its inputs are not placed yet
        QVERIFY(!module().whatIf(chainmm(), *trained().network, none, {{later}}, {}).ok());
        const PolicyChoice nowhere{own.front().vertex, DeviceId{99}};
        QVERIFY(!module().whatIf(chainmm(), *trained().network, none, {{nowhere}}, {}).ok());
        Checkpoint cut = *trained().network;
        cut.parameters.pop_back();
        QVERIFY(!module().whatIf(chainmm(), cut, none, {{own.front()}}, {}).ok());
    }

    /// Before the answer and within an episode, which takes seconds here.
    void aStopRequestEndsIt()
    {
        std::stop_source stopped;
        stopped.request_stop();
        const auto own = decisions(trained().outcome.greedy);
        const auto none =
            module().whatIf(chainmm(), *trained().network, {}, {{own.front()}}, stopped.get_token());
        QVERIFY(!none.ok() && none.error().english().find("stopped") != std::string::npos);

        const ProblemPtr large = Problem::create(generateWorkload("layered:vertices=20000").value(),
                                                 builtinTopology("8xV100").value(), {})
                                     .value();
        const PolicyChoice open{large->graph().topologicalOrder().front(), {}};
        std::stop_source later;
        const std::jthread asking([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            later.request_stop();
        });
        const auto answers = module().whatIf(large, *trained().network, {}, {{open}}, later.get_token());
        QVERIFY(!answers.ok() && answers.error().english().find("stopped") != std::string::npos);
    }

    /// Where vertices are locked, PLACETO decides about the others alone.
    void placetosOwnDecisionsArePossibleBesideLocks()
    {
        TrainingSetup with;
        with.problem = chainmm();
        with.policy = "placeto";
        with.options = Options(trainingOptions("placeto"));
        QVERIFY(with.options.set(trainingOptions("placeto"), "stage2_episodes", "2").ok());
        with.locks = {{VertexId{std::size_t{0}}, DeviceId{std::size_t{2}}}};
        std::shared_ptr<const EpisodeTrace> trace;
        TrainingObserver observer;
        observer.trace = [&](std::shared_ptr<const EpisodeTrace> newest) { trace = std::move(newest); };
        const auto trainer = module().makeTrainer();
        QVERIFY(trainer->start(with, observer).ok());
        QVERIFY(trainer->outcome().ok());
        QVERIFY(trace && trace->steps.size() < chainmm()->vertexCount());
        const ProblemPtr locked = withLocks(*chainmm(), with.locks).value();
        std::vector<PolicyChoice> before;
        for (const PolicyStep& step : trace->steps) {
            const auto answers =
                module().whatIf(locked, *trainer->network(), before, {{{step.vertex, step.device}}}, {});
            QVERIFY2(answers.ok(), answers ? "" : answers.error().english().c_str());
            QCOMPARE(answers->front().placement.devices[VertexId{std::size_t{0}}], with.locks[0].device);
            before.push_back({step.vertex, step.device});
        }
        QVERIFY(!module()
                     .whatIf(locked, *trainer->network(), {}, {{{trace->steps[0].vertex, DeviceId{99}}}}, {})
                     .ok());
    }

    void aTraceSaysWhatItsChoicesWereMadeFrom()
    {
        const EpisodeTrace& trace = *trained().trace;
        QCOMPARE(trace.vertexFeatures->size(), chainmm()->vertexCount());
        std::vector<double> assigned(chainmm()->deviceCount(), 0);
        std::size_t agreed = 0;
        for (const PolicyStep& step : trace.steps) {
            QCOMPARE((*trace.vertexFeatures)[step.vertex][0], chainmm()->meanComputeSeconds(step.vertex));
            QVERIFY(!step.teacherVertices.empty());
            for (VertexId v : step.teacherVertices) { // the longest way to the end among the candidates
                QVERIFY(std::ranges::find(step.candidates, v) != step.candidates.end());
                for (VertexId other : step.candidates)
                    QVERIFY((*trace.vertexFeatures)[v][1] >= (*trace.vertexFeatures)[other][1]);
            }
            QCOMPARE(step.deviceFeatures.size(), chainmm()->deviceCount());
            for (DeviceId d : chainmm()->topology().devices()) {
                QCOMPARE(step.deviceFeatures[d][0], assigned[d]);
                const bool taught = std::ranges::find(step.teacherDevices, d) != step.teacherDevices.end();
                const double least =
                    std::ranges::min(step.deviceFeatures, {}, [](const auto& row) { return row[4]; })[4];
                QCOMPARE(taught, step.deviceFeatures[d][4] == least);
            }
            agreed += std::ranges::count(step.teacherDevices, step.device) > 0 ? 1 : 0;
            assigned[step.device] += chainmm()->computeSeconds(step.vertex, step.device);
        }
        QVERIFY(agreed > 0 && agreed <= trace.steps.size());
    }

    /// Which device a vertex has in the guide is in each of its rows; an episode leaves it somewhere.
    void aTraceSaysWhatItsGuideTold()
    {
        TrainingSetup with = setup("1000000");
        for (const auto& [name, value] :
             {std::pair{"guide", "annealed"}, {"order", "ready"}, {"stage1_episodes", "0"}})
            QVERIFY(with.options.set(trainingOptions(), name, value).ok());
        std::promise<std::shared_ptr<const EpisodeTrace>> told;
        TrainingObserver observer;
        observer.trace = [&, found = false](std::shared_ptr<const EpisodeTrace> trace) mutable {
            if (!found && (found = !trace->steps.front().guideFeatures.empty()))
                told.set_value(std::move(trace));
        };
        auto first = told.get_future();
        const auto trainer = module().makeTrainer();
        QVERIFY(trainer->start(with, observer).ok());
        QVERIFY(first.wait_for(std::chrono::seconds(60)) == std::future_status::ready);
        trainer->stop();
        trainer->wait();
        const auto trace = first.get();
        std::size_t left = 0;
        for (const PolicyStep& step : trace->steps) {
            QCOMPARE(step.guideFeatures.size(), chainmm()->deviceCount());
            const auto own =
                std::ranges::count_if(step.guideFeatures, [](const auto& r) { return r[0] == 1; });
            QCOMPARE(own, std::ptrdiff_t{1});
            left += step.guideFeatures[step.device][0] == 0 ? 1 : 0;
        }
        QVERIFY(left > 0 && left < trace->steps.size());
    }

    void theNetworkIsThereWhileItTrainsAndPauses()
    {
        const auto trainer = module().makeTrainer();
        QVERIFY(!trainer->network());
        std::atomic<int> episodes = 0;
        TrainingObserver observer;
        observer.episode = [&](const EpisodeRecord&) { ++episodes; };
        QVERIFY(trainer->start(setup("1000000"), observer).ok());
        const auto first = trainer->network();
        QVERIFY(first && first->policy == "doppler" && first->firstMoments.empty());
        const int before = episodes;
        QTRY_VERIFY(episodes > before + 3);
        const auto second = trainer->network();
        QVERIFY(first->parameters != second->parameters);
        trainer->pause();
        QTRY_COMPARE(trainer->state(), TrainerState::Paused);
        const auto paused = trainer->network();
        QCOMPARE(trainer->network()->parameters, paused->parameters);
        trainer->stop();
        const auto outcome = trainer->outcome();
        QVERIFY(outcome.ok());
        QCOMPARE(trainer->network()->parameters, paused->parameters);
        const auto own = decisions(outcome->greedy);
        const auto answer = module().whatIf(chainmm(), *trainer->network(), {}, {{own.front()}}, {});
        QVERIFY(answer.ok());
        QCOMPARE(answer->front().makespan, outcome->greedyMakespan);
    }

    void everyFeatureHasAName()
    {
        QCOMPARE(vertexFeatureNames().size(), std::size_t{NetworkShape::vertexFeatures});
        QCOMPARE(guideFeatureNames().size(), std::size_t{NetworkShape::guideFeatures});
        for (const std::string& name : deviceFeatureNames())
            QVERIFY(!name.empty());
        for (const std::string& name : guideFeatureNames())
            QVERIFY(!name.empty());
    }
};

DOPPLER_TEST(WhatIfTest)

} // namespace learn_what_if_test

#include "learn_what_if.moc"
