// SPDX-License-Identifier: GPL-3.0-or-later
// What a run did in a window of time: worked out by hand, and held against plain sums on random runs.
#include "core/run/area_statistics.h"

#include "core/run/step_curve.h"
#include "tests/support/gantt_sample.h"
#include "tests/support/runner.h"

#include <QtTest>

namespace area_statistics_test {

using namespace doppler;

namespace {

bool near(double found, double expected)
{
    if (std::abs(found - expected) <= 1e-9 * std::max(1.0, std::abs(expected)))
        return true;
    qWarning("found %.12g, expected %.12g", found, expected);
    return false;
}

struct Lanes {
    std::vector<Lane> list;
    std::vector<const Lane*> pointers;
    explicit Lanes(const Run& run) : list(lanes(*run.problem, run.schedule))
    {
        for (const Lane& lane : list)
            pointers.push_back(&lane);
    }
};

/// A second or a fraction: some windows of a run.
std::vector<std::pair<double, double>> windowsOf(double makespan, Random& random)
{
    std::vector<std::pair<double, double>> found{{0, makespan}};
    for (int i = 0; i < 40; ++i) {
        const double a = random.uniform() * makespan;
        const double b = random.uniform() * makespan;
        found.emplace_back(std::min(a, b), std::max(a, b));
    }
    return found;
}

} // namespace

class AreaStatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void spansAreMergedAndCut()
    {
        const BusyTime busy({{3, 5}, {0, 1}, {4, 6}, {6, 7}, {2, 2}});
        QCOMPARE(busy.spans().size(), std::size_t{2});
        QCOMPARE(busy.total(), 5.0);
        QCOMPARE(busy.within(0.5, 3.5), 1.0);
        QCOMPARE(busy.within(-1, 100), 5.0);
        QCOMPARE(busy.within(1, 3), 0.0);
        QCOMPARE(busy.within(5, 4), 0.0);
        const BusyTime rest = busy.without(BusyTime({{0.25, 0.5}, {3.5, 4}, {6.5, 9}}));
        QCOMPARE(rest.spans().size(), std::size_t{4});
        QCOMPARE(rest.total(), 5.0 - 0.25 - 0.5 - 0.5);
        QCOMPARE(rest.within(3, 7), 3.0);
        QCOMPARE(BusyTime().within(0, 1), 0.0);
    }

    /// gpu0  a 0-1, b 1-2   gpu0 to gpu1  a 1-2 (100 B), b 2-2.5 (50 B)   gpu1  c 2.5-4.5
    void threeTasksByHand()
    {
        const RunPtr run = sample::threeTasks();
        const auto activity = deviceActivity(*run->problem, run->schedule);
        QCOMPARE(activity.size(), std::size_t{2});
        QCOMPARE(activity[0].compute.total(), 2.0);
        QCOMPARE(activity[0].transfer.total(), 0.5); // While b still ran, it computed.
        QCOMPARE(activity[1].compute.total(), 2.0);
        QCOMPARE(activity[1].transfer.total(), 1.5);

        const ActivityTotals totals(activity);
        QCOMPARE(totals.within(0, 4.5).compute, 4.0);
        QCOMPARE(totals.within(0, 4.5).transfer, 2.0);
        QCOMPARE(totals.within(1.5, 2.25).compute, 0.5);
        QCOMPARE(totals.within(1.5, 2.25).transfer, 1.0);

        const Lanes lanes(*run);
        const AreaStatistics x =
            areaStatistics(*run->problem, run->schedule, activity, lanes.pointers, 3.5, 0.5);
        QCOMPARE(x.from, 0.5);
        QCOMPARE(x.to, 3.5);
        QCOMPARE(x.rows.size(), std::size_t{3});
        QCOMPARE(x.rows[0].tasks, std::size_t{2});
        QCOMPARE(x.rows[0].busy, 1.5);
        QCOMPARE(x.rows[0].transfer, 0.5);
        QCOMPARE(x.rows[0].idle, 1.0);
        QCOMPARE(x.rows[1].tasks, std::size_t{1});
        QCOMPARE(x.rows[1].busy, 1.0);
        QCOMPARE(x.rows[1].transfer, 1.5);
        QCOMPARE(x.rows[1].idle, 0.5);
        QCOMPARE(x.rows[2].tasks, std::size_t{2});
        QCOMPARE(x.rows[2].busy, 1.5);
        QCOMPARE(x.rows[2].bytes, 150.0);
        QCOMPARE(x.total.tasks, std::size_t{3});
        QCOMPARE(x.transfers, std::size_t{2});
        QCOMPARE(x.longest.size(), std::size_t{3});
        QCOMPARE(x.longest[0].index, 1U); // b and c have 1 s each inside.
        QCOMPARE(x.longest[1].index, 2U);
        QCOMPARE(x.longest[2].seconds, 0.5);

        // Half of a's way, alone.
        const std::vector<const Lane*> channel{lanes.pointers[2]};
        const AreaStatistics half = areaStatistics(*run->problem, run->schedule, activity, channel, 1, 1.5);
        QCOMPARE(half.total.bytes, 50.0);
        QCOMPARE(half.total.tasks, std::size_t{0});
        QVERIFY(half.longest.size() == 1 && half.longest[0].isTransfer);
    }

    void randomWindowsAddUp_data()
    {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed : {1, 2, 3})
            QTest::addRow("seed %llu", seed) << seed;
    }
    void randomWindowsAddUp()
    {
        QFETCH(quint64, seed);
        const RunPtr run = seed == 3 ? sample::chainmm() : sample::manyTasks(700, seed);
        const auto activity = deviceActivity(*run->problem, run->schedule);
        const ActivityTotals totals(activity);
        const Lanes lanes(*run);
        Random random(seed);
        for (const auto& [from, to] : windowsOf(run->schedule.makespan, random)) {
            const AreaStatistics x =
                areaStatistics(*run->problem, run->schedule, activity, lanes.pointers, from, to, 3);
            std::size_t tasks = 0;
            double busy = 0;
            double bytes = 0;
            for (const TaskRun& task : run->schedule.tasks) {
                tasks += task.start < to && task.end > from ? 1 : 0;
                busy += std::max(0.0, std::min(task.end, to) - std::max(task.start, from));
            }
            for (const TransferRun& move : run->schedule.transfers) {
                const double inside = std::max(0.0, std::min(move.end, to) - std::max(move.start, from));
                bytes += inside / (move.end - move.start) * run->problem->graph().tensor(move.tensor).bytes;
            }
            QCOMPARE(x.total.tasks, tasks);
            QVERIFY(near(x.total.bytes, bytes));
            double deviceBusy = 0;
            double transfer = 0;
            for (std::size_t i = 0; i < lanes.list.size(); ++i) {
                QVERIFY(near(x.rows[i].busy + x.rows[i].transfer + x.rows[i].idle, to - from));
                if (lanes.list[i].kind != Lane::Kind::Device)
                    continue;
                deviceBusy += x.rows[i].busy;
                transfer += x.rows[i].transfer;
            }
            QVERIFY(near(deviceBusy, busy));
            // The strip over all devices says the same as the rows.
            QVERIFY(near(totals.within(from, to).compute, deviceBusy));
            QVERIFY(near(totals.within(from, to).transfer, transfer));
            QVERIFY(std::ranges::is_sorted(x.longest, std::ranges::greater(), &AreaTask::seconds));
        }
        // Over the whole run: the analysis's own figures.
        for (DeviceId d : run->problem->topology().devices())
            QVERIFY(near(activity[d].compute.total(), run->statistics.devices[d].busy));
    }

    void maximaOfACurve()
    {
        Random random(5);
        std::vector<MemoryPoint> points{{0, 0}};
        for (int i = 0; i < 5000; ++i)
            points.push_back({points.back().time + 0.001 + random.uniform(), 1000 * random.uniform()});
        const StepCurve curve(points);
        const auto highest = std::ranges::max_element(points, {}, &MemoryPoint::bytes);
        QCOMPARE(curve.peak().bytes, highest->bytes);
        QCOMPARE(curve.peak().time, highest->time);
        for (int i = 0; i < 500; ++i) {
            double from = random.uniform() * points.back().time;
            double to = i % 2 ? random.uniform() * points.back().time : from + random.uniform();
            if (to < from)
                std::swap(from, to);
            double most = 0;
            double at = 0;
            for (std::size_t p = 0; p < points.size(); ++p) {
                const double end = p + 1 < points.size() ? points[p + 1].time : 1e300;
                if (points[p].time <= to && end > from)
                    most = std::max(most, points[p].bytes);
                if (points[p].time <= from)
                    at = points[p].bytes;
            }
            QCOMPARE(curve.maximum(from, to), most);
            QCOMPARE(curve.at(from), at);
        }
        QVERIFY(!curve.firstAbove(highest->bytes));
        const auto first =
            std::ranges::find_if(points, [](const MemoryPoint& point) { return point.bytes > 900; });
        QCOMPARE(*curve.firstAbove(900), first->time);
        QCOMPARE(StepCurve().maximum(0, 1), 0.0);
    }
};

DOPPLER_TEST(AreaStatisticsTest)

} // namespace area_statistics_test

#include "area_statistics.moc"
