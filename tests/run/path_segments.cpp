// SPDX-License-Identifier: GPL-3.0-or-later
// The segments of the critical path and their shares.
#include "core/run/path_segments.h"

#include "core/explain/what_if.h"
#include "core/run/measured_run.h"
#include "core/run/run_figures.h"
#include "tests/support/gantt_sample.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>

namespace path_segments_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

QString text(const Run& run, const PathSegment& x)
{
    return QString::fromStdString(segmentText(run, x).english());
}

/// Two tasks without edges on one device with one slot: the second waits for the device.
RunPtr twoInARow()
{
    GraphBuilder builder("row");
    for (const auto& [name, seconds] : {std::pair("a", 1.0), std::pair("b", 3.0)}) {
        Vertex vertex;
        vertex.name = name;
        vertex.seconds = {{"*", seconds}};
        builder.addVertex(vertex);
    }
    TopologyParts parts;
    parts.name = "one";
    parts.devices.resize(1);
    parts.devices[0].name = "gpu0";
    parts.links.assign(1, Link{100, 0, {}});
    const auto problem =
        Problem::create(builder.build().value(), Topology::create(std::move(parts)).value()).value();
    return makeRun(problem, {{DeviceId{0}, DeviceId{0}}, {}}, "manual").value();
}

void checkSegments(const Run& run)
{
    const std::vector<PathSegment> segments = pathSegments(run);
    double reached = 0;
    for (const PathSegment& x : segments) {
        QCOMPARE(x.start, reached);
        QVERIFY(x.end > x.start);
        QVERIFY(!text(run, x).isEmpty());
        const bool waits = x.kind != PathKind::Compute && x.kind != PathKind::Transfer;
        QVERIFY(waits || (x.link && !x.waiting));
        reached = x.end;
    }
    const double end = run.schedule.endTime();
    const PathTotals totals = pathTotals(segments);
    if (run.criticalPath.empty()) {
        QVERIFY(segments.empty());
        return;
    }
    QCOMPARE(reached, end);
    const PathShares shares = pathShares(run.schedule, run.criticalPath);
    const double least = 1e-9 * std::max(end, 1.0);
    QVERIFY(std::abs(totals[0] - shares.compute) <= least);
    QVERIFY(std::abs(totals[1] - shares.transfer) <= least);
    QVERIFY(std::abs(totals[2] + totals[3] + totals[4] - shares.waiting) <= least);
}

} // namespace

class PathSegmentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threeTasksWaitForTheirChannel()
    {
        // a 0-1, its transfer 1-2, then the transfer of b waits for the channel until 2, 2-2.5, c 2.5-4.5.
        const RunPtr run = sample::threeTasks();
        const auto segments = pathSegments(*run);
        checkSegments(*run);
        QCOMPARE(segments.size(), std::size_t{4});
        QVERIFY(segments[1].kind == PathKind::ChannelWait || segments[1].kind == PathKind::Compute);
        const PathTotals totals = pathTotals(segments);
        QCOMPARE(totals[0] + totals[1] + totals[2] + totals[3] + totals[4], 4.5);
        QCOMPARE(text(*run, segments.back()), QStringLiteral("c ran on gpu1"));
        QCOMPARE(vertexOf(*run, segments.back()), VertexId{2});
        QCOMPARE(segments.back().seconds(), 2.0);
    }

    void aBusyDeviceIsAWait()
    {
        const RunPtr run = twoInARow();
        const auto segments = pathSegments(*run);
        checkSegments(*run);
        QCOMPARE(segments.size(), std::size_t{2});
        QVERIFY(segments[0].kind == PathKind::DeviceWait);
        QCOMPARE(segments[0].end, 1.0);
        QCOMPARE(vertexOf(*run, segments[0]), VertexId{0});
        QCOMPARE(vertexOf(*run, *segments[0].waiting), VertexId{1});
        QCOMPARE(text(*run, segments[0]), QStringLiteral("b waited for gpu0, which a occupied"));
        QVERIFY(segments[1].kind == PathKind::Compute);
        QCOMPARE(pathKindName(segments[0].kind), "device-wait");
    }

    void aLateStartOfAMeasuredRunIsOtherWaiting()
    {
        const RunPtr simulated = sample::threeTasks();
        Schedule schedule = simulated->schedule;
        for (TaskRun& task : schedule.tasks) {
            task.start += 0.25;
            task.end += 0.25;
        }
        for (TransferRun& transfer : schedule.transfers) {
            transfer.ready += 0.25;
            transfer.start += 0.25;
            transfer.end += 0.25;
        }
        schedule.makespan += 0.25;
        const RunPtr run = makeMeasuredRun(simulated->problem, simulated->placement, schedule);
        const auto segments = pathSegments(*run);
        checkSegments(*run);
        QVERIFY(segments.front().kind == PathKind::OtherWait);
        QCOMPARE(segments.front().end, 0.25);
        QCOMPARE(text(*run, segments.front()), QStringLiteral("a had not started yet"));
    }

    void secondsAddUpToTheMakespan()
    {
        std::array<std::size_t, pathKinds> seen{};
        for (std::uint64_t seed = 0; seed < 800; ++seed) {
            const Case c = randomCase(seed);
            const auto run = makeRun(c.problem, c.placement, "random");
            if (!run)
                continue;
            checkSegments(**run);
            for (const PathSegment& x : pathSegments(**run))
                ++seen[static_cast<std::size_t>(x.kind)];
        }
        for (const std::size_t count : seen)
            QVERIFY(count > 20);
    }

    void theMostEffectiveChangeIsTheFirstOfAllAnswers()
    {
        const RunPtr run = sample::chainmm();
        const auto best = mostEffectiveChange(*run);
        QVERIFY(best && best->run);
        std::vector<Answer> answers;
        for (const Question& question : questions(*run, {}, false))
            answers.push_back(answer(*run, simulatedMakespan(*run), question, {}));
        sortByGain(answers);
        QCOMPARE(best->question.title.english(), answers.front().question.title.english());
        QCOMPARE(best->gain(), answers.front().gain());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!mostEffectiveChange(*run, stop.get_token()));
    }
};

DOPPLER_TEST(PathSegmentsTest)

} // namespace path_segments_test

#include "path_segments.moc"
