// SPDX-License-Identifier: GPL-3.0-or-later
// The idle gaps of a run and what the devices waited for.
#include "core/explain/idle_gaps.h"

#include "core/run/run_figures.h"
#include "tests/support/gantt_sample.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>

namespace idle_gaps_test {

using namespace doppler;
using namespace doppler::tests;

class IdleGapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threeTasksHaveTwoGaps()
    {
        const RunPtr run = sample::threeTasks();
        const std::vector<IdleGap> gaps = idleGaps(*run);
        QCOMPARE(gaps.size(), std::size_t{2});
        QCOMPARE(gaps[0].device, DeviceId{0});
        QCOMPARE(gaps[0].from, 2.0);
        QCOMPARE(gaps[0].to, 4.5);
        QVERIFY(!gaps[0].next.valid());
        const GapReason none = reasonOf(*run, gaps[0]);
        QVERIFY(none.why == GapReason::Why::NothingLeft);
        QCOMPARE(QString::fromStdString(gapText(*run, gaps[0], none).english()),
                 QStringLiteral("gpu0 had no task left."));

        QCOMPARE(gaps[1].device, DeviceId{1});
        QCOMPARE(gaps[1].from, 0.0);
        QCOMPARE(gaps[1].to, 2.5);
        QCOMPARE(gaps[1].next, VertexId{2});
        const GapReason transfer = reasonOf(*run, gaps[1]);
        QVERIFY(transfer.why == GapReason::Why::Transfer);
        QCOMPARE(transfer.vertex, VertexId{1});
        QCOMPARE(run->schedule.transfers[*transfer.transfer].vertex, VertexId{1});
        QCOMPARE(
            QString::fromStdString(gapText(*run, gaps[1], transfer).english()),
            QStringLiteral("gpu1 waited for b on gpu0, and then for its transfer, the last input of c."));
        QCOMPARE(gapReasonName(transfer.why), "transfer");
    }

    void gapsAddUpToIdleTime()
    {
        std::size_t reasons = 0;
        for (std::uint64_t seed = 0; seed < 600; ++seed) {
            const Case c = randomCase(seed);
            const auto run = makeRun(c.problem, c.placement, "random");
            if (!run)
                continue;
            std::vector<double> idle((*run)->problem->deviceCount(), 0);
            for (const IdleGap& gap : idleGaps(**run)) {
                QVERIFY(gap.to > gap.from);
                idle[gap.device] += gap.seconds();
                const GapReason reason = reasonOf(**run, gap);
                QVERIFY(!gapText(**run, gap, reason).english().empty());
                QCOMPARE(reason.transfer.has_value(), reason.why == GapReason::Why::Transfer);
                reasons += reason.vertex.valid() ? 1 : 0;
            }
            const double end = (*run)->schedule.endTime();
            for (const DeviceId d : (*run)->problem->topology().devices())
                QVERIFY(std::abs(idle[d] - (*run)->statistics.devices[d].idle) <= 1e-9 * std::max(end, 1.0));
        }
        QVERIFY(reasons > 100);
    }
};

DOPPLER_TEST(IdleGapsTest)

} // namespace idle_gaps_test

#include "idle_gaps.moc"
