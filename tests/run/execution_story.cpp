// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/execution_story.h"

#include "core/explain/story_text.h"
#include "core/run/measured_run.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QTest>
#include <algorithm>
#include <set>
#include <tuple>

namespace execution_story_test {

using namespace doppler;

namespace {

using Key = std::tuple<int, std::uint32_t, std::uint32_t>;

Key keyOf(const StoryItem& item) { return {static_cast<int>(item.kind), item.vertex.value, item.transfer}; }

std::set<Key> keysOf(const std::vector<StoryItem>& items)
{
    std::set<Key> keys;
    for (const StoryItem& item : items)
        keys.insert(keyOf(item));
    return keys;
}

/// What the schedule starts, and ends, at that time.
std::set<Key> scheduled(const ExecutionStory& story, double time, bool ends)
{
    std::set<Key> keys;
    for (const TaskRun& task : story.run()->schedule.tasks)
        if ((ends ? task.end : task.start) == time)
            keys.insert({0, task.vertex.value, StoryItem::noTransfer});
    for (std::uint32_t i = 0; i < story.transfers().size(); ++i) {
        const TransferRun& x = story.transfers()[i];
        if ((ends ? x.end : x.start) == time)
            keys.insert({1, x.vertex.value, i});
        if (x.sendStart && (ends ? x.start : *x.sendStart) == time)
            keys.insert({2, x.vertex.value, i});
    }
    return keys;
}

RunPtr exampleRun(ChooseTask rule)
{
    // a and b on d0, c on d1 needs a; a and b are ready together, then e on d0 needs c.
    GraphBuilder builder("example");
    for (const auto& [name, flops, bytes] : {std::tuple("a", 2.0, 3.0), std::tuple("b", 4.0, 1.0),
                                             std::tuple("c", 5.0, 1.0), std::tuple("e", 1.0, 1.0)}) {
        Vertex v;
        v.name = name;
        v.flops = flops;
        v.outputBytes = bytes;
        builder.addVertex(v);
    }
    builder.addEdge(VertexId{0}, VertexId{2});
    builder.addEdge(VertexId{2}, VertexId{3});
    TopologyParts parts;
    parts.name = "two";
    for (const char* name : {"d0", "d1"}) {
        Device d;
        d.name = name;
        parts.devices.push_back(d);
    }
    parts.links.assign(4, {1, 0, {}});
    ModelOptions model;
    model.schedule = rule;
    const ProblemPtr problem =
        Problem::create(builder.build().value(), Topology::create(parts).value(), model).value();
    return makeRun(problem, {{DeviceId{0}, DeviceId{0}, DeviceId{1}, DeviceId{0}}, {}}, "manual").value();
}

} // namespace

class ExecutionStoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever rule, preset, mode, memory rule, noise and cost model: the story's choices are those of the
    /// simulator, and everything happens once.
    void choosesAsTheSimulatorDoes()
    {
        std::size_t steps = 0;
        for (std::uint64_t seed = 0; seed < 1500; ++seed) {
            const auto sample = tests::randomCase(seed);
            const auto run = makeRun(sample.problem, sample.placement, "random");
            if (!run)
                continue; // an order that contradicts the dependencies
            const ExecutionStory story(*run);
            QVERIFY(story.choosesByRule());
            std::set<Key> all;
            for (std::size_t i = 0; i < story.stepCount(); ++i) {
                const StoryStep step = story.step(i);
                const auto started = keysOf(step.started);
                QCOMPARE(started.size(), step.started.size());
                if (started != scheduled(story, step.time, false))
                    QFAIL(qPrintable(QStringLiteral("seed %1, step %2: other starts").arg(seed).arg(i)));
                if (keysOf(step.ended) != scheduled(story, step.time, true))
                    QFAIL(qPrintable(QStringLiteral("seed %1, step %2: other ends").arg(seed).arg(i)));
                for (const StoryItem& item : step.ready)
                    if (item.kind == StoryItem::Kind::Task)
                        QCOMPARE((*run)->schedule.tasks[item.vertex].ready, step.time);
                for (const Key& key : started)
                    QVERIFY(all.insert(key).second);
                ++steps;
            }
            if (!(*run)->schedule.outOfMemory)
                QVERIFY(all.size() >= sample.problem->vertexCount());
        }
        QVERIFY(steps > 10000);
    }

    /// What a device is said to wait for is so, and a device of which nothing is said runs something.
    void waitsAreTrue()
    {
        using Why = DeviceWait::Why;
        std::set<Why> seen;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            const auto sample = tests::randomCase(seed);
            const auto run = makeRun(sample.problem, sample.placement, "random");
            if (!run || (*run)->schedule.outOfMemory)
                continue;
            const ExecutionStory story(*run);
            const auto& tasks = (*run)->schedule.tasks;
            for (std::size_t i = 0; i < story.stepCount(); ++i) {
                const StoryStep step = story.step(i);
                std::set<std::uint32_t> idle;
                for (const DeviceWait& wait : step.waits) {
                    idle.insert(wait.device.value);
                    seen.insert(wait.why);
                    if (wait.why == Why::NothingLeft) {
                        for (const TaskRun& task : tasks)
                            QVERIFY(task.device != wait.device || task.end <= step.time);
                        continue;
                    }
                    QVERIFY(tasks[wait.next].start >= step.time);
                    if (wait.why == Why::TransferRunning) {
                        const TransferRun& x = story.transfers()[wait.item.transfer];
                        QVERIFY(x.to == wait.device && x.begin() <= step.time && x.end > step.time);
                    } else if (wait.why == Why::TransferWaiting) {
                        const TransferRun& x = story.transfers()[wait.item.transfer];
                        QVERIFY(x.to == wait.device && x.begin() > step.time &&
                                tasks[x.vertex].end <= step.time);
                    } else if (wait.why == Why::TaskRunning) {
                        const TaskRun& task = tasks[wait.item.vertex];
                        QVERIFY(task.start <= step.time && task.end > step.time);
                    } else if (wait.why == Why::TaskWaiting) {
                        QVERIFY(tasks[wait.item.vertex].start > step.time);
                    } else {
                        QVERIFY(tasks[wait.next].ready <= step.time);
                    }
                    QVERIFY(!waitText(story, wait).english().empty());
                }
                for (DeviceId d : sample.problem->topology().devices()) {
                    const bool runs = std::any_of(tasks.begin(), tasks.end(), [&](const TaskRun& task) {
                        return task.device == d && task.start <= step.time && task.end > step.time;
                    });
                    QVERIFY(!(runs && idle.contains(d.value)));
                }
            }
        }
        for (Why why : {Why::NothingLeft, Why::TransferRunning, Why::TransferWaiting, Why::TaskRunning,
                        Why::TaskWaiting, Why::Barrier, Why::Pause})
            QVERIFY(seen.contains(why));
    }

    void rivalsStandInTheOrderOfChoice()
    {
        int largest = 0;
        int smallest = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const auto sample = tests::randomCase(seed);
            const auto run = makeRun(sample.problem, sample.placement, "random");
            const ChooseTask rule = sample.problem->model().schedule;
            if (!run)
                continue;
            const bool largestFirst =
                rule == ChooseTask::BLevel || rule == ChooseTask::Msr || rule == ChooseTask::Dfs;
            const ExecutionStory story(*run);
            for (std::size_t i = 0; i < story.stepCount(); ++i)
                for (const Contest& contest : story.step(i).contests)
                    for (std::size_t k = 1; k < contest.rivals.size(); ++k) {
                        const double a = contest.rivals[k - 1].rank;
                        const double b = contest.rivals[k].rank;
                        QVERIFY(largestFirst ? a >= b : a <= b);
                        ++(largestFirst ? largest : smallest);
                    }
        }
        QVERIFY2(largest > 100 && smallest > 100,
                 qPrintable(QStringLiteral("%1 %2").arg(largest).arg(smallest)));
    }

    /// By hand. a 0-2, b 2-6 on d0; a's tensor on its way 2-5; c 5-10 on d1; back 10-11; e 11-12.
    void knownExample()
    {
        const ExecutionStory story(exampleRun(ChooseTask::Fifo));
        const std::vector<double> times{0, 2, 5, 6, 10, 11, 12};
        QCOMPARE(std::vector<double>(story.times().begin(), story.times().end()), times);
        const StoryStep begin = story.step(0);
        QCOMPARE(begin.ready.size(), std::size_t{2});
        QCOMPARE(begin.contests.size(), std::size_t{1});
        QCOMPARE(begin.contests[0].rivals.size(), std::size_t{2});
        QCOMPARE(begin.contests[0].rivals[0].item.vertex.value, 0U);
        QCOMPARE(begin.contests[0].rivals[1].why, PassedOver::Taken);
        // By its id, as --schedule takes it, unless the reader has another name for the rule.
        QCOMPARE(contestText(story, begin.contests[0]).english(),
                 std::string("d0 is free; ready candidates: 2; rule: fifo"));
        QCOMPARE(contestText(story, begin.contests[0], "by age").english(),
                 std::string("d0 is free; ready candidates: 2; rule: by age"));
        QCOMPARE(outcomeText(story, begin.contests[0], 0).english(),
                 std::string("starts: tied with the next; the lower id goes first"));
        QCOMPARE(begin.waits.size(), std::size_t{1});
        QCOMPARE(waitText(story, begin.waits[0]).english(),
                 std::string("d1 waits to run c: a runs on d0 until 2.000 s"));
        const StoryStep second = story.step(1);
        QCOMPARE(second.started.size(), std::size_t{2}); // b, and a's way to d1
        QCOMPARE(
            waitText(story, second.waits[0]).english(),
            std::string("d1 waits for the transfer of a from d0, which ends at 5.000 s; then it can run c"));
        QCOMPARE(waitText(story, story.step(3).waits[0]).english(),
                 std::string("d0 waits to run e: c runs on d1 until 10.00 s"));
        QCOMPARE(waitText(story, story.step(4).waits[1]).english(), std::string("d1 has no task left"));
        QCOMPARE(story.stepAt(0), std::size_t{0});
        QCOMPARE(story.stepAt(4.9), std::size_t{1});
        QCOMPARE(story.stepAt(5), std::size_t{2});
        QCOMPARE(story.stepAt(99), std::size_t{6});
    }

    /// 0 (d1, 5 s) feeds 2 on d0, which has two slots; 1 on d0 has its inputs, but comes after 2 in the
    /// order, and both begin at 5. What holds d0 up until then is 0.
    void turnsAreNoWaitsForMemory()
    {
        GraphBuilder builder("turns");
        for (double flops : {5.0, 10.0, 1.0}) {
            Vertex v;
            v.flops = flops;
            builder.addVertex(v);
        }
        builder.addEdge(VertexId{0}, VertexId{2});
        TopologyParts parts;
        parts.name = "two";
        parts.devices = {{"d0", "k"}, {"d1", "k"}};
        parts.devices[0].slotCount = 2;
        parts.links.assign(4, Link{1, 0, {}});
        ModelOptions model;
        model.schedule = ChooseTask::Strict;
        const ProblemPtr problem =
            Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(), model)
                .value();
        const ExecutionStory story(
            makeRun(problem,
                    {{DeviceId{1}, DeviceId{0}, DeviceId{0}}, {VertexId{0}, VertexId{2}, VertexId{1}}},
                    "manual")
                .value());
        const StoryStep begin = story.step(0);
        QCOMPARE(begin.waits.size(), std::size_t{1});
        QVERIFY(begin.waits[0].why == DeviceWait::Why::TaskRunning);
        QCOMPARE(begin.waits[0].next, VertexId{2});
        QCOMPARE(begin.waits[0].until, 5.0);
    }

    /// a has 2 + 3 + 5 + 1 + 1 = 12 seconds behind it, b 4.
    void knownRanks()
    {
        const ExecutionStory story(exampleRun(ChooseTask::BLevel));
        const StoryStep begin = story.step(0);
        QCOMPARE(begin.contests[0].rivals[0].rank, 12.0);
        QCOMPARE(begin.contests[0].rivals[1].rank, 4.0);
        QCOMPARE(rankText(story, begin.contests[0].rivals[0]).english(),
                 std::string("longest path to the end: 12.00 s"));
    }

    /// What was measured is retold as it was.
    void measuredRuns()
    {
        const RunPtr simulated = exampleRun(ChooseTask::Fifo);
        Schedule schedule = simulated->schedule;
        schedule.tasks[3].start = 11.5;
        schedule.tasks[3].end = schedule.makespan = 12.5;
        const ExecutionStory story(makeMeasuredRun(simulated->problem, simulated->placement, schedule));
        QVERIFY(!story.choosesByRule());
        std::size_t started = 0;
        for (std::size_t i = 0; i < story.stepCount(); ++i)
            started += story.step(i).started.size();
        QCOMPARE(started, std::size_t{6});
        const StoryStep arrived = story.step(story.stepAt(11));
        QCOMPARE(arrived.waits[0].why, DeviceWait::Why::Launch);
        QCOMPARE(arrived.waits[0].until, 11.5);
    }
};

DOPPLER_TEST(ExecutionStoryTest)

} // namespace execution_story_test

#include "execution_story.moc"
