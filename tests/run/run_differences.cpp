// SPDX-License-Identifier: GPL-3.0-or-later
// Several runs of one graph as numbers: known answers on a run small enough for paper, and what must hold of
// any.
#include "core/explain/differences_report.h"
#include "core/explain/run_reasons.h"
#include "core/graph/graph_builder.h"
#include "core/run/race.h"
#include "tests/support/gantt_sample.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace run_differences_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// a and b (1 s each) before c (2 s), which `sample::threeTasks()` has on gpu1: here all on gpu0,
///   gpu0  a 0-1, b 1-2, c 2-4
RunPtr onOneDevice()
{
    const ProblemPtr problem = sample::threeTasks()->problem;
    return makeRun(problem, {{DeviceId{0}, DeviceId{0}, DeviceId{0}}, {}}, "manual").value();
}

RunDifferences pairOf(const RunPtr& reference, const RunPtr& other)
{
    return differencesOf({{"one", reference}, {"two", other}}, 0);
}

const FigureRow& rowOf(const RunDifferences& all, const std::string& key)
{
    return *std::ranges::find(all.rows, key, &FigureRow::key);
}

bool near(double one, double other, double scale = 1)
{
    return std::abs(one - other) <= 1e-9 * std::max({std::abs(one), std::abs(other), scale});
}

double total(const IdleCauses& causes)
{
    double sum = causes.other + causes.finished;
    for (const auto* list : {&causes.transfer, &causes.queue, &causes.compute})
        sum = std::accumulate(list->begin(), list->end(), sum);
    return sum;
}

/// Two runs of one random problem; null where one is out of memory or not valid.
std::pair<RunPtr, RunPtr> randomPair(std::uint64_t seed)
{
    const Case one = randomCase(seed);
    auto first = makeRun(one.problem, one.placement, "one");
    Random random(seed ^ 0x5bd1e995U);
    Placement other = one.placement;
    for (const VertexId v : one.problem->graph().vertices()) {
        const auto devices = one.problem->allowedDevices(v);
        const DeviceId chosen = devices[random.below(devices.size())];
        for (const VertexId w : one.problem->movesTogether(v))
            other.devices[w] = chosen;
    }
    other.order.clear();
    other.transfers.clear();
    auto second = makeRun(one.problem, other, "two");
    if (!first || !second || (*first)->schedule.outOfMemory || (*second)->schedule.outOfMemory)
        return {};
    return {*first, *second};
}

} // namespace

class RunDifferencesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void idleTimeHasItsCauses()
    {
        // gpu1 waits 2.5 s for c's last input, b's output: computed until 2 s, on its way until 2.5 s. gpu0
        // has nothing to do after 2 s.
        const RunPtr run = sample::threeTasks();
        const std::vector<IdleCauses> causes = idleCauses(*run->problem, run->schedule);
        QCOMPARE(causes[1].compute[0], 2.0);
        QCOMPARE(causes[1].transfer[0], 0.5);
        QCOMPARE(causes[1].queue[0], 0.0);
        QCOMPARE(causes[1].other, 0.0);
        QCOMPARE(causes[1].finished, 0.0);
        QCOMPARE(causes[0].finished, 2.5);
        QCOMPARE(total(causes[0]), 2.5);
    }

    void aPathIsComputeTransferAndWaiting()
    {
        // b waited for a to leave gpu0, then c for b's transfer: 1 s waiting, b and c 3 s, 0.5 s on the way.
        const RunPtr run = sample::threeTasks();
        const PathShares shares = pathShares(run->schedule, run->criticalPath);
        QCOMPARE(shares.compute, 3.0);
        QCOMPARE(shares.transfer, 0.5);
        QCOMPARE(shares.waiting, 1.0);
    }

    void differencesOfTwoKnownRuns()
    {
        const RunDifferences all = pairOf(sample::threeTasks(), onOneDevice());
        QCOMPARE(*rowOf(all, "makespan").difference(1, 0), -0.5);
        QCOMPARE(*rowOf(all, "makespan").ratio(1, 0), -0.5 / 4.5);
        QCOMPARE(*rowOf(all, "bytes_moved").difference(1, 0), -150.0);
        QCOMPARE(*rowOf(all, "transfers").difference(1, 0), -2.0);
        QCOMPARE(*rowOf(all, "busy:gpu0").difference(1, 0), 2.0);
        QCOMPARE(*rowOf(all, "busy:gpu1").difference(1, 0), -2.0);
        QCOMPARE(*rowOf(all, "share:gpu0").values[0], 0.5);
        QCOMPARE(*rowOf(all, "share:gpu0").values[1], 1.0);
        QCOMPARE(*rowOf(all, "path_transfer").difference(1, 0), -0.5);
        QCOMPARE(all.moved[1].size(), std::size_t{1}); // c alone
        QCOMPARE(all.moved[1][0].vertex, VertexId{2});
        QCOMPARE(all.moved[1][0].from, DeviceId{1});
        QCOMPARE(all.moved[1][0].to, DeviceId{0});
        QCOMPARE(*all.moved[1][0].later, -0.5);
        QCOMPARE(all.disagreement, (std::vector<std::uint32_t>{0, 0, 1}));
        QVERIFY(all.moved[0].empty());
        QVERIFY(all.reasons[0].empty());
    }

    void reasonsNameWhatTheNumbersHold()
    {
        const RunDifferences all = pairOf(sample::threeTasks(), onOneDevice());
        QCOMPARE(all.reasons[1].size(), std::size_t{2});
        QCOMPARE(
            QString::fromStdString(all.reasons[1][0].english()),
            QStringLiteral("one takes 500.0 ms (12.5 %) longer than two. Differences on its critical path: "
                           "compute 0 s, transfers +500.0 ms, waiting for a busy device or channel 0 s."));
        // On gpu0, where the other run is busy to its end, it has nothing to do for 2.5 s.
        QCOMPARE(QString::fromStdString(all.reasons[1][1].english()),
                 QStringLiteral(
                     "In one, gpu0 is idle for 2.500 s longer: it has no task left for 2.500 s longer."));
        const auto same = pairOf(onOneDevice(), onOneDevice()).reasons[1];
        QCOMPARE(same.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(same[0].english()),
                 QStringLiteral("one and two take the same time, to within 0.1 %."));
    }

    void aWaitForTransfersIsNamed()
    {
        RunFigures fast;
        fast.makespan = 1;
        fast.devices = {{"gpu0", 1, 1, 1, 0, 0, {{0, 0}, {0, 0}, {0, 0}, 0, 0}},
                        {"gpu1", 1, 1, 1, 0, 0, {{0, 0}, {0, 0}, {0, 0}, 0, 0}}};
        RunFigures slow = fast;
        slow.makespan = 2;
        slow.path.transfer = 1;
        slow.devices[1].idle = 0.031;
        slow.devices[1].causes.transfer[0] = 0.018;
        slow.devices[1].causes.queue[0] = 0.013;
        const auto reasons = reasonsOf("HEFT", slow, "PEFT", fast);
        QCOMPARE(QString::fromStdString(reasons[1].english()),
                 QStringLiteral("In HEFT, gpu1 is idle for 31.00 ms longer: it waits 18.00 ms longer for "
                                "transfers from gpu0."));
        slow.devices[1].causes.queue[0] = 0.5;
        QVERIFY(QString::fromStdString(reasonsOf("HEFT", slow, "PEFT", fast)[1].english())
                    .contains(QStringLiteral("longer for a free channel")));
    }

    void devicesAreTheSameByName()
    {
        // The same placement on two devices of another order: every vertex has moved, for all that its number
        // says.
        const RunPtr before = onOneDevice();
        TopologyParts parts;
        parts.name = "swapped";
        for (const char* name : {"gpu1", "gpu0", "gpu2"}) {
            Device device;
            device.name = name;
            // Otherwise the two would be interchangeable, and none of the vertices would count as moved.
            device.memoryBytes = device.name == "gpu0" ? 1e9 : 2e9;
            parts.devices.push_back(device);
        }
        parts.links.assign(9, Link{100, 0, {}});
        const auto problem =
            Problem::create(before->problem->graphPtr(), Topology::create(std::move(parts)).value()).value();
        const RunPtr after = makeRun(problem, before->placement, "manual").value();
        const RunDifferences all = pairOf(before, after);
        QCOMPARE(all.moved[1].size(), std::size_t{3});
        QCOMPARE(*rowOf(all, "busy:gpu0").values[1], 0.0);
        QCOMPARE(*rowOf(all, "busy:gpu1").values[1], 4.0);
        QVERIFY(!rowOf(all, "busy:gpu2").values[0]); // the reference has no such device
        QVERIFY(!rowOf(all, "busy:gpu2").difference(1, 0));
    }

    void causesAddUpToIdleTime()
    {
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            const Case c = randomCase(seed);
            const auto run = makeRun(c.problem, c.placement, "random");
            if (!run)
                continue;
            const RunFigures figures = figuresOf(**run);
            const double end = (*run)->schedule.endTime();
            for (const DeviceFigures& device : figures.devices)
                if (!near(total(device.causes), device.idle, end))
                    QFAIL(qPrintable(QStringLiteral("case %1, %2: %3 of %4 s")
                                         .arg(seed)
                                         .arg(QString::fromStdString(device.name))
                                         .arg(total(device.causes))
                                         .arg(device.idle)));
            const PathShares& path = figures.path;
            if (!near(path.compute + path.transfer + path.waiting, end, end))
                QFAIL(qPrintable(QStringLiteral("case %1: path of %2 in %3 s")
                                     .arg(seed)
                                     .arg(path.compute + path.transfer + path.waiting)
                                     .arg(end)));
        }
    }

    void differencesAreAntisymmetricAndZeroOnThemselves()
    {
        std::size_t pairs = 0;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const auto [one, two] = randomPair(seed);
            if (!one)
                continue;
            ++pairs;
            const RunDifferences there = pairOf(one, two);
            const RunDifferences back = pairOf(two, one);
            for (std::size_t row = 0; row < there.rows.size(); ++row) {
                if (there.rows[row].key.starts_with("moved"))
                    continue;
                const double by = *there.rows[row].difference(1, 0);
                QVERIFY(near(by, -*back.rows[row].difference(1, 0)));
            }
            QCOMPARE(there.moved[1].size(), back.moved[1].size());
            if (!there.matches[1].renamed.empty() || !back.matches[1].renamed.empty())
                continue; // Of several best matches of devices, each direction may take another one.
            for (std::size_t i = 0; i < there.moved[1].size(); ++i) {
                QCOMPARE(there.moved[1][i].from, back.moved[1][i].to);
                QCOMPARE(*there.moved[1][i].later, -*back.moved[1][i].later);
            }
            QCOMPARE(there.disagreement, back.disagreement);
            const RunDifferences self = pairOf(one, one);
            QVERIFY(self.moved[1].empty());
            QVERIFY(std::ranges::all_of(self.disagreement, [](auto n) { return n == 0; }));
            for (const FigureRow& row : self.rows)
                QCOMPARE(row.difference(1, 0).value_or(0), 0.0);
        }
        QVERIFY2(pairs > 300, qPrintable(QString::number(pairs)));
    }

    void disagreementCountsRuns()
    {
        const RunPtr apart = sample::threeTasks();
        const RunPtr together = onOneDevice();
        const std::vector<NamedRun> runs{{"a", apart}, {"b", together}, {"c", together}, {"d", apart}};
        QCOMPARE(disagreement(runs, 0), (std::vector<std::uint32_t>{0, 0, 2}));
    }

    void tableAndJsonHoldTheSame()
    {
        const RunDifferences all =
            differencesOf({{"a, \"b\"", sample::threeTasks()}, {"two", onOneDevice()}}, 0);
        const QStringList csv =
            QString::fromStdString(differencesAsTable(all, ',')).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(csv.size(), static_cast<qsizetype>(all.rows.size()) + 1);
        QVERIFY(csv[0].startsWith(QStringLiteral("Figure,Unit,\"a, \"\"b\"\"\",two,two: difference")));
        QCOMPARE(csv[1], QStringLiteral("Makespan,seconds,4.5,4,-0.5,-0.1111111111111111"));
        const QStringList tsv = QString::fromStdString(differencesAsTable(all, '\t'))
                                    .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(tsv[1].split(QLatin1Char('\t')).size(), 6);
        const QJsonObject json =
            QJsonDocument::fromJson(QByteArray::fromStdString(differencesAsJson(all))).object();
        QCOMPARE(json[QStringLiteral("figures")][0][QStringLiteral("differences")][1].toDouble(), -0.5);
        QCOMPARE(json[QStringLiteral("runs")][1][QStringLiteral("moved")][0][QStringLiteral("to")].toString(),
                 QStringLiteral("gpu0"));
        QVERIFY(QString::fromStdString(differencesAsText(all)).contains(QStringLiteral("-500.0 ms")));
    }

    void aRaceCountsTasksAndWork()
    {
        const RunPtr run = sample::threeTasks(); // work of 4 s, the finish at 4.5
        const RaceTrack track(run->schedule);
        QCOMPARE(track.tasksDone(0), std::size_t{0});
        QCOMPARE(track.workDone(0), 0.0);
        QCOMPARE(track.workDone(0.5), 0.125);
        QCOMPARE(track.tasksDone(2), std::size_t{2});
        QCOMPARE(track.workDone(2.25), 0.5); // c's input is on its way
        QCOMPARE(track.workDone(3.5), 0.75);
        QVERIFY(!track.finished(4.4));
        QCOMPARE(track.workDone(4.5), 1.0);
        QVERIFY(track.finished(4.5));
    }

    void standingsGoByFinishThenWork()
    {
        const std::vector<RaceTrack> tracks{RaceTrack(sample::threeTasks()->schedule),
                                            RaceTrack(onOneDevice()->schedule),
                                            RaceTrack(onOneDevice()->schedule)};
        const std::vector<double> finishes{4.5, 4, 4};
        const auto at = [&](double t) { return standings(tracks, std::vector<double>{t, t, t}, finishes); };
        auto now = at(2.25); // 2 s of work against 2.25
        QCOMPARE(now[0].run, std::size_t{1});
        QCOMPARE(now[0].place, std::size_t{1});
        QCOMPARE(now[1].place, std::size_t{1}); // the same run again
        QCOMPARE(now[2].run, std::size_t{0});
        QCOMPARE(now[2].place, std::size_t{3});
        now = at(4.2);
        QVERIFY(now[0].finished);
        QVERIFY(!now[2].finished);
        now = at(10);
        QCOMPARE(now[2].run, std::size_t{0});
        QVERIFY(now[2].finished);
    }

    void workNeverGoesBack()
    {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const auto [one, two] = randomPair(seed);
            if (!one)
                continue;
            const RaceTrack track(one->schedule);
            double before = 0;
            for (int step = 0; step <= 50; ++step) {
                const double now = track.workDone(one->schedule.makespan * step / 50);
                QVERIFY(now >= before - 1e-12);
                before = now;
            }
            QCOMPARE(before, 1.0);
        }
    }
};

DOPPLER_TEST(RunDifferencesTest)

} // namespace run_differences_test

#include "run_differences.moc"
