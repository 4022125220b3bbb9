// SPDX-License-Identifier: GPL-3.0-or-later
// Streams of items: period, bound, bubbles and memory, worked out by hand; and that no stream beats its
// bound.
#include "core/sim/stream/stream.h"

#include "core/placers/scheduling/stream_loads.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/small_cases.h"

#include <QtTest>
#include <chrono>
#include <thread>

namespace stream_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

StreamFigures streamOf(const Case& c, std::size_t items, std::size_t inFlight = 0)
{
    return simulateStream(c.problem, c.placement, {items, inFlight}).value();
}

/// Three stages of 2, 5 and 3 s on a device each; tensors of 1 and 4 bytes take as many seconds.
Case chain(const ModelOptions& model = {})
{
    return smallCase({{2, 0, 1}, {5, 1, 4}, {3, 2, 7}}, {{0, 1}, {1, 2}}, {3}, model);
}

} // namespace

class StreamTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chainRunsAtItsSlowestStage()
    {
        const StreamFigures stream = streamOf(chain(), 20);
        QCOMPARE(stream.bound, 5.0);
        QCOMPARE(stream.period, 5.0);
        QCOMPARE(stream.throughput(), 0.2);
        // The first item ends after 2 + 1 + 5 + 4 + 3 s, then one every 5 s.
        QCOMPARE(stream.itemEnds.front(), 15.0);
        QCOMPARE(stream.makespan, 15.0 + 19 * 5);
        // The devices work for 2, 5 and 3 of 5 s.
        QVERIFY(std::abs(stream.bubbleShare - (1 - 10.0 / 15)) < 1e-12);
        QCOMPARE(stream.inFlight, std::size_t{6});
        QVERIFY(stream.mostInFlight <= 6);
    }

    void channelCanBeTheSlowest()
    {
        const StreamFigures stream = streamOf(smallCase({{2, 0, 6}, {1, 1}}, {{0, 1}}, {2}, {}), 20);
        QCOMPARE(stream.bound, 6.0);
        QCOMPARE(stream.period, 6.0);
        QVERIFY(std::abs(stream.bubbleShare - (1 - 3.0 / 12)) < 1e-12);
    }

    /// One item at a time takes its makespan: the bound is the same, the simulated period is not.
    void oneInFlightIsNoPipeline()
    {
        const StreamFigures stream = streamOf(chain(), 10, 1);
        QCOMPARE(stream.bound, 5.0);
        QCOMPARE(stream.period, 15.0);
        QCOMPARE(stream.makespan, 150.0);
        QCOMPARE(stream.mostInFlight, std::size_t{1});
    }

    /// Two tasks of an item on one device: older items go first, so that results come evenly.
    void olderItemsGoFirst()
    {
        const StreamFigures stream = streamOf(smallCase({{1, 0}, {2, 0}}, {{0, 1}}, {1}, {}), 8);
        for (std::size_t i = 0; i < 8; ++i)
            QCOMPARE(stream.itemEnds[i], 3.0 * static_cast<double>(i + 1));
        QCOMPARE(stream.period, 3.0);
        QCOMPARE(stream.bubbleShare, 0.0);
    }

    void memoryGrowsWithItemsInFlight()
    {
        // A fast stage before a slow one on another device. Outputs of 10 bytes wait for the second stage;
        // the weights of 100 and 50 bytes are held once.
        const Case c = smallCase({{1, 0, 10, 100}, {20, 1, 3, 50}}, {{0, 1}}, {2, never, {}, 1e9}, {});
        const StreamFigures one = streamOf(c, 12, 1);
        QCOMPARE(one.inFlightBytes[1], 13.0); // The copy that it reads and its result.
        QCOMPARE(one.peakBytes[1], 63.0);
        QVERIFY(one.peakBytes[0] == 110);
        const StreamFigures four = streamOf(c, 12, 4);
        QCOMPARE(four.peakBytes[1], 50 + 4 * 10.0);
        QCOMPARE(four.mostInFlight, std::size_t{4});
        QCOMPARE(four.period, 20.0);
    }

    /// Weights that are read count in the time of every item, though they are held once.
    void copiesTakeAsLongAsTheGraph()
    {
        Random random(5);
        for (int i = 0; i < 40; ++i) {
            RandomShape shape;
            shape.persistent = shape.held = shape.oddTimes = true;
            const ProblemPtr problem = randomProblem(random, {}, shape);
            Placement placement;
            for (const VertexId v : problem->graph().vertices())
                placement.devices.push_back(problem->allowedDevices(v).front());
            const double one = streamPeriod(*problem, placement.devices);
            const auto stream = simulateStream(problem, placement, {8, 1});
            QVERIFY(stream.ok());
            // One at a time, every item takes the same: the time of a run in this order.
            for (std::size_t k = 1; k < 8; ++k)
                QVERIFY(std::abs(stream->itemEnds[k] - stream->itemEnds[0] * double(k + 1)) <
                        1e-9 * stream->makespan + 1e-12);
            QVERIFY(stream->itemEnds[0] >= one * (1 - 1e-12));
        }
    }

    void nothingBeatsTheBound()
    {
        Random random(1);
        const ChooseTask rules[]{ChooseTask::Fifo, ChooseTask::BLevel, ChooseTask::Given, ChooseTask::Strict};
        for (int i = 0; i < 200; ++i) {
            ModelOptions model;
            model.schedule = rules[i % 4];
            RandomShape shape;
            shape.mostVertices = 12;
            const ProblemPtr problem = randomProblem(random, model, shape);
            Placement placement;
            for (const VertexId v : problem->graph().vertices()) {
                const auto allowed = problem->allowedDevices(v);
                placement.devices.push_back(allowed[random.below(allowed.size())]);
            }
            for (const auto& group : problem->graph().colocationGroups())
                for (const VertexId v : group)
                    placement.devices[v] = placement.devices[group.front()];
            const auto stream = simulateStream(problem, placement, {24, 0});
            QVERIFY(stream.ok());
            QVERIFY(stream->makespan >= 24 * stream->bound * (1 - 1e-12));
            QVERIFY(stream->period >= stream->bound);
            QVERIFY(stream->bubbleShare >= 0 && stream->bubbleShare <= 1);
        }
    }

    void longChainsReachTheBound()
    {
        Random random(9);
        for (int i = 0; i < 50; ++i) {
            const std::size_t stages = 1 + random.below(6);
            std::vector<Small> vertices;
            std::vector<std::pair<int, int>> edges;
            for (std::size_t s = 0; s < stages; ++s) {
                vertices.push_back({double(1 + random.below(9)), std::uint32_t(s), double(random.below(9))});
                if (s > 0)
                    edges.emplace_back(int(s) - 1, int(s));
            }
            const StreamFigures stream = streamOf(smallCase(vertices, edges, {stages}, {}), 60);
            QVERIFY2(std::abs(stream.period - stream.bound) < 1e-9,
                     qPrintable(QStringLiteral("%1 %2").arg(stream.period).arg(stream.bound)));
        }
    }

    /// A stop request at any time ends the simulation of a stream that would take much longer.
    void stopsWhenAsked()
    {
        Random random(11);
        const ProblemPtr problem = randomProblem(random, {});
        Placement placement;
        for (const VertexId v : problem->graph().vertices())
            placement.devices.push_back(problem->allowedDevices(v).front());
        const StreamSetup setup{500'000 / problem->vertexCount(), 0}; // about a second
        std::stop_source before;
        before.request_stop();
        QVERIFY(!simulateStream(problem, placement, setup, before.get_token()).ok());
        int stopped = 0;
        for (int round = 0; round < 8; ++round) {
            std::stop_source source;
            std::jthread asker([&source, wait = random.uniform() * 0.05] {
                std::this_thread::sleep_for(std::chrono::duration<double>(wait));
                source.request_stop();
            });
            const auto stream = simulateStream(problem, placement, setup, source.get_token());
            QVERIFY(stream.ok() || stream.error().english().starts_with("stopped"));
            stopped += stream.ok() ? 0 : 1;
        }
        QVERIFY(stopped > 0);
    }

    /// Of both simulators.
    void aStoppedRunHasNoSchedule()
    {
        for (const ChooseTask rule : {ChooseTask::Fifo, ChooseTask::Msr}) {
            ModelOptions model;
            model.schedule = rule;
            const Case c = chain(model);
            Simulator simulator(c.problem);
            std::stop_source source;
            QVERIFY(simulator.run(c.placement, source.get_token()).has_value());
            source.request_stop();
            QVERIFY(!simulator.run(c.placement, source.get_token()));
            QCOMPARE(simulator.run(c.placement).makespan, simulator.makespan(c.placement));
        }
    }

    void refusesWhatIsNoStream()
    {
        const Case c = chain();
        QVERIFY(!simulateStream(c.problem, c.placement, {1, 0}).ok());
        QVERIFY(!simulateStream(c.problem, c.placement, {10'000'000, 0}).ok());
        ModelOptions barriers;
        barriers.mode = Mode::BulkSynchronous;
        const Case d = chain(barriers);
        QVERIFY(simulateStream(d.problem, d.placement, {8, 0}).error().english().find("asynchronous") !=
                std::string::npos);
        ModelOptions enforced;
        enforced.memory = MemoryRule::Enforce;
        const Case e = smallCase({{1, 0, 10}, {1, 1, 1}}, {{0, 1}}, {2, 5}, enforced);
        QVERIFY(!simulateStream(e.problem, e.placement, {8, 0}).ok());
    }
};

DOPPLER_TEST(StreamTest)

} // namespace stream_test

#include "stream.moc"
