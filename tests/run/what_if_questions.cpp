// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/explain/what_if.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>

namespace what_if_questions_test {

using namespace doppler;

namespace {

bool near(double a, double b)
{
    return a == b || std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

Placement roundRobin(const Problem& problem)
{
    Placement out;
    for (VertexId v : problem.graph().vertices())
        out.devices.emplace_back(v % problem.deviceCount());
    return out;
}

RunPtr randomRun(std::uint64_t seed)
{
    const auto sample = tests::randomCase(seed);
    const auto run = makeRun(sample.problem, sample.placement, "random");
    return run ? *run : RunPtr();
}

} // namespace

class WhatIfQuestionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A change of nothing leaves every cost and the makespan to the bit.
    void noChange()
    {
        std::size_t asked = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const RunPtr run = randomRun(seed);
            if (!run)
                continue;
            ++asked;
            const ProblemPtr same = changedProblem(*run->problem, {}).value();
            QCOMPARE(same->graph().fingerprint(), run->problem->graph().fingerprint());
            QCOMPARE(same->topology().fingerprint(), run->problem->topology().fingerprint());
            QVERIFY(same->model() == run->problem->model());
            // Made anew they are equal, so that what depends on them (locks, pictures) may stay.
            QVERIFY(same->graphPtr() == run->problem->graphPtr());
            QVERIFY(same->topologyPtr() == run->problem->topologyPtr());
            const double again = Simulator(same).makespan(run->placement);
            QVERIFY(again == run->schedule.makespan);
        }
        QVERIFY(asked > 250);
    }

    void links()
    {
        std::size_t asked = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const RunPtr run = randomRun(seed);
            if (!run)
                continue;
            ++asked;
            const Problem& before = *run->problem;
            Change change;
            change.bandwidth = 4;
            change.latency = 0.5;
            const ProblemPtr after = changedProblem(before, change).value();
            for (TensorId t : before.graph().tensors())
                for (DeviceId from : before.topology().devices())
                    for (DeviceId to : before.topology().devices()) {
                        if (from == to)
                            continue;
                        const Problem::LinkCost& link = before.linkCost(from, to);
                        const Tensor& tensor = before.graph().tensor(t);
                        const double expected =
                            tensor.seconds ? *tensor.seconds / 4
                                           : link.latency / 2 + tensor.bytes * link.secondsPerByte / 4;
                        QVERIFY(near(after->transferSeconds(t, from, to), expected));
                    }
            for (VertexId v : before.graph().vertices())
                for (DeviceId d : before.topology().devices())
                    QCOMPARE(after->computeSeconds(v, d), before.computeSeconds(v, d));
        }
        QVERIFY(asked > 150);
    }

    /// Only what is named becomes faster, restrictions stay.
    void devicesAndVertices()
    {
        std::size_t asked = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const RunPtr run = randomRun(seed);
            if (!run)
                continue;
            ++asked;
            const Problem& before = *run->problem;
            Random random(seed);
            const DeviceId fast{random.below(before.deviceCount())};
            const VertexId chosen{random.below(before.vertexCount())};
            Change change;
            change.speeds = {{fast, 3}};
            change.vertex = {chosen, 2};
            const ProblemPtr after = changedProblem(before, change).value();
            for (VertexId v : before.graph().vertices())
                for (DeviceId d : before.topology().devices()) {
                    const double factor = (d == fast ? 3 : 1) * (v == chosen ? 2 : 1);
                    QVERIFY(near(after->computeSeconds(v, d), before.computeSeconds(v, d) / factor));
                    QCOMPARE(after->allowed(v, d), before.allowed(v, d));
                }
        }
        QVERIFY(asked > 250);
    }

    /// The new device costs what its model costs, and so do its links.
    void oneMore()
    {
        std::size_t asked = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const RunPtr run = randomRun(seed);
            if (!run || run->problem->deviceCount() < 2)
                continue;
            ++asked;
            const Problem& before = *run->problem;
            const std::size_t n = before.deviceCount();
            const DeviceId like{seed % n};
            const DeviceId more{n};
            Change change;
            change.another = like;
            const ProblemPtr after = changedProblem(before, change).value();
            QCOMPARE(after->deviceCount(), n + 1);
            for (VertexId v : before.graph().vertices())
                QCOMPARE(after->computeSeconds(v, more), before.computeSeconds(v, like));
            for (DeviceId d : before.topology().devices()) {
                if (d == like)
                    continue;
                QCOMPARE(after->linkCost(more, d).latency, before.linkCost(like, d).latency);
                QCOMPARE(after->linkCost(d, more).secondsPerByte, before.linkCost(d, like).secondsPerByte);
            }
            if (before.model().contention != Contention::PerDevice) {
                // Nothing is placed on it.
                QVERIFY(Simulator(after).makespan(run->placement) == run->schedule.makespan);
            }
        }
        QVERIFY(asked > 100);
    }

    /// Behind a switch every pair's channel has a name: without channels means without these, too.
    void unlimitedChannelsHaveNoNames()
    {
        ModelOptions model;
        for (const bool unlimitedPreset : {false, true}) {
            if (unlimitedPreset)
                model.contention = Contention::Unlimited;
            const ProblemPtr problem = Problem::create(generateWorkload("chainmm").value(),
                                                       builtinTopology("4xP100-switch").value(), model)
                                           .value();
            QVERIFY(!problem->route(DeviceId{0}, DeviceId{1}).empty());
            const auto run = makeRun(problem, roundRobin(*problem), "round-robin");
            const std::vector<Question> all = questions(**run, std::nullopt, false);
            const auto asked = std::ranges::find_if(
                all, [](const Question& q) { return q.title.english() == "Unlimited channels"; });
            QVERIFY(asked != all.end());
            const ProblemPtr changed = changedProblem(*problem, asked->change).value();
            QVERIFY(changed->route(DeviceId{0}, DeviceId{1}).empty());
            QVERIFY(answer(**run, simulatedMakespan(**run), *asked, {}).gain() > 0);
        }
    }

    /// Each answer is what simulating the changed problem gives; the list is by gain.
    void answersAreSimulations()
    {
        std::size_t asked = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const RunPtr run = randomRun(seed);
            if (!run || run->schedule.outOfMemory)
                continue;
            const double before = simulatedMakespan(*run);
            std::vector<Answer> answers;
            for (const Question& question : questions(*run, VertexId{0}, false))
                answers.push_back(answer(*run, before, question, {}));
            sortByGain(answers);
            for (std::size_t i = 0; i < answers.size(); ++i) {
                if (!answers[i].run)
                    continue;
                const ProblemPtr changed = changedProblem(*run->problem, answers[i].question.change).value();
                const double expected = Simulator(changed).makespan(run->placement);
                QVERIFY((*answers[i].run)->schedule.makespan == expected);
                QCOMPARE(answers[i].gain(), before - expected);
                QVERIFY(i == 0 || (answers[i - 1].run.ok() && answers[i - 1].gain() >= answers[i].gain()));
                ++asked;
            }
        }
        QVERIFY(asked > 300);
    }

    /// What can't be finished as it is has no share to gain; what could be comes by its makespan.
    void outOfMemoryAsItIs()
    {
        const double never = std::numeric_limits<double>::infinity();
        RunPtr run;
        for (std::uint64_t seed = 0; !run || run->schedule.outOfMemory || run->schedule.makespan <= 0; ++seed)
            run = randomRun(seed);
        std::vector<Answer> answers;
        for (const Question& question : questions(*run, VertexId{0}, false))
            answers.push_back(answer(*run, never, question, {}));
        sortByGain(answers);
        std::size_t possible = 0;
        for (const Answer& one : answers) {
            if (!one.run)
                continue;
            QVERIFY(!one.gainShare());
            QVERIFY(possible == 0 ||
                    (*answers[possible - 1].run)->schedule.makespan <= (*one.run)->schedule.makespan);
            ++possible;
        }
        QVERIFY(possible > 1);
        QCOMPARE(*answer(*run, 2 * run->schedule.makespan, answers[0].question, {}).gainShare(),
                 1 - (*answers[0].run)->schedule.makespan / (2 * run->schedule.makespan));
    }

    /// Two devices, one transfer of 6 bytes at 2 bytes a second after 1 second of latency.
    void knownAnswers()
    {
        GraphBuilder builder("pair");
        for (int i = 0; i < 2; ++i) {
            Vertex v;
            v.name = i == 0 ? "a" : "b";
            v.flops = 4;
            v.outputBytes = 6;
            builder.addVertex(v);
        }
        builder.addEdge(VertexId{0}, VertexId{1});
        TopologyParts parts;
        parts.name = "two";
        for (const char* name : {"d0", "d1"}) {
            Device d;
            d.name = name;
            parts.devices.push_back(d);
        }
        parts.links.assign(4, {2, 1, {}});
        const ProblemPtr problem =
            Problem::create(builder.build().value(), Topology::create(parts).value()).value();
        const RunPtr run = makeRun(problem, {{DeviceId{0}, DeviceId{1}}, {}}, "manual").value();
        QCOMPARE(run->schedule.makespan, 12.0);
        std::map<std::string, double> gains;
        const PlaceAgain together = [](const ProblemPtr& p, const std::stop_token&) -> Result<Placement> {
            return Placement{Assignment(p->vertexCount(), DeviceId{0}), {}};
        };
        for (const Question& question : questions(*run, VertexId{1}, true))
            gains[question.title.english()] = answer(*run, 12, question, together).gain();
        QCOMPARE(gains.at("Twice the bandwidth"), 1.5);
        QCOMPARE(gains.at("Half the latency"), 0.5);
        QCOMPARE(gains.at("d0 twice as fast"), 2.0);
        QCOMPARE(gains.at("b twice as fast"), 2.0);
        QCOMPARE(gains.at("One more device like d0, same placement"), 0.0);
        QCOMPARE(gains.at("One more device like d0, placed again"), 4.0);
        QCOMPARE(gains.at("Unlimited channels"), 0.0);
        QCOMPARE(gains.at("Bulk-synchronous"), 0.0);
        QCOMPARE(gains.count("Schedule rule fifo"), std::size_t{0}); // that is what it has
        QCOMPARE(gains.count("Schedule rule blevel"), std::size_t{1});
        QCOMPARE(gains.count("No noise"), std::size_t{0});
    }
};

DOPPLER_TEST(WhatIfQuestionsTest)

} // namespace what_if_questions_test

#include "what_if_questions.moc"
