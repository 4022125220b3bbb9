// SPDX-License-Identifier: GPL-3.0-or-later
// The memory of a run by holder.
#include "core/run/memory_by_holder.h"

#include "tests/support/gantt_sample.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>

namespace memory_by_holder_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

bool near(double one, double other) { return std::abs(one - other) <= 1e-6 * std::max(1.0, std::abs(other)); }

/// The fullest point of a window by looking at all.
double plainFullest(const HolderCurve& curve, double from, double to)
{
    double found = sumOf(curve.at(from));
    for (const HolderCurve::Point& point : curve.points())
        if (point.time >= from && point.time <= to)
            found = std::max(found, sumOf(point.bytes));
    return found;
}

void checkAgainstSimulator(const RunPtr& run)
{
    const MemoryByHolder memory(run);
    const auto curves = memoryCurves(*run->problem, run->schedule);
    const auto peaks = peakMemory(*run->problem, run->schedule);
    for (const DeviceId d : run->problem->topology().devices()) {
        const HolderCurve& mine = memory.devices()[d];
        QCOMPARE(mine.points().size(), curves[d].size());
        for (std::size_t i = 0; i < curves[d].size(); ++i) {
            QCOMPARE(mine.points()[i].time, curves[d][i].time);
            QVERIFY(near(sumOf(mine.points()[i].bytes), curves[d][i].bytes));
        }
        QVERIFY(near(sumOf(mine.peak().bytes), peaks[d]));
        const MemoryItems items = memory.itemsAt(d, mine.peak().time);
        QVERIFY(near(items.bytes, peaks[d]));
        QCOMPARE(items.largest.size(), items.count);
        HolderBytes sums{};
        for (const MemoryItem& item : items.largest)
            sums[static_cast<std::size_t>(item.holder)] += item.bytes;
        for (std::size_t i = 0; i < memoryHolders; ++i)
            QVERIFY(near(sums[i], mine.peak().bytes[i]));
    }
}

} // namespace

class MemoryByHolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outputsAndCopiesOfThreeTasks()
    {
        // a's 100 B are on gpu0 from 0 to 2, b's 50 B from 1 to 2.5; their copies on gpu1 until c ends.
        const MemoryByHolder memory(sample::threeTasks());
        const HolderCurve& gpu0 = memory.devices()[0];
        QCOMPARE(gpu0.at(0.5), (HolderBytes{0, 0, 100, 0}));
        QCOMPARE(gpu0.at(1.5), (HolderBytes{0, 0, 150, 0}));
        QCOMPARE(gpu0.at(2.2), (HolderBytes{0, 0, 50, 0}));
        QCOMPARE(gpu0.peak().time, 1.0);
        const HolderCurve& gpu1 = memory.devices()[1];
        QCOMPARE(gpu1.at(1.5), (HolderBytes{0, 0, 0, 100}));
        QCOMPARE(gpu1.peak().time, 2.5);
        QCOMPARE(gpu1.peak().bytes, (HolderBytes{0, 0, 10, 150}));
        const MemoryItems items = memory.itemsAt(DeviceId{1}, 2.5, 2);
        QCOMPARE(items.count, std::size_t{3});
        QCOMPARE(items.bytes, 160.0);
        QCOMPARE(items.largest.size(), std::size_t{2});
        QCOMPARE(QString::fromStdString(items.largest[0].name), QStringLiteral("a"));
        QVERIFY(items.largest[0].holder == MemoryHolder::Copies);
        QCOMPARE(memory.fullestDevice(), DeviceId{1});
    }

    void holdersAddUpToTheBytesOfTheSimulator()
    {
        std::size_t checked = 0;
        std::array<bool, memoryHolders> seen{};
        for (std::uint64_t seed = 0; seed < 600; ++seed) {
            const Case c = randomCase(seed);
            const auto run = makeRun(c.problem, c.placement, "random");
            if (!run)
                continue;
            checkAgainstSimulator(*run);
            ++checked;
            const MemoryByHolder memory(*run);
            for (const HolderCurve& curve : memory.devices())
                for (std::size_t i = 0; i < memoryHolders; ++i)
                    seen[i] = seen[i] || curve.peak().bytes[i] > 0;
        }
        QVERIFY(checked > 300);
        QVERIFY(std::ranges::all_of(seen, [](bool x) { return x; }));
    }

    void noPeakOfAWindowIsMissed()
    {
        const MemoryByHolder memory(sample::manyTasks(3000));
        const double end = memory.run()->schedule.makespan;
        Random random(7);
        for (const HolderCurve& curve : memory.devices()) {
            std::vector<double> times{0};
            while (times.back() < end)
                times.push_back(times.back() + end * 0.01 * random.uniform());
            const auto columns = curve.fullestOf(times);
            QCOMPARE(columns.size(), times.size() - 1);
            for (std::size_t i = 0; i + 1 < times.size(); ++i) {
                const double plain = plainFullest(curve, times[i], times[i + 1]);
                QCOMPARE(sumOf(columns[i]), plain);
                QCOMPARE(sumOf(curve.fullest(times[i], times[i + 1]).bytes), plain);
            }
            QCOMPARE(plainFullest(curve, 0, end), sumOf(curve.peak().bytes));
        }
    }
};

DOPPLER_TEST(MemoryByHolderTest)

} // namespace memory_by_holder_test

#include "memory_by_holder.moc"
