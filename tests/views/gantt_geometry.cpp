// SPDX-License-Identifier: GPL-3.0-or-later
// Time axis, row layout and run search of the Gantt view: pure values, no window.
#include "core/base/random.h"
#include "tests/support/runner.h"
#include "widgets/gantt/chart/lane_index.h"
#include "widgets/gantt/chart/row_layout.h"
#include "widgets/gantt/timeline/time_axis.h"

#include <QRegularExpression>
#include <QtTest>
#include <algorithm>
#include <cmath>

namespace gantt_geometry_test {

using namespace doppler;

namespace {

constexpr double runSeconds = 2.35e-3;

std::vector<LaneIndex::Interval> someIntervals(std::size_t count, std::uint64_t seed, double longest)
{
    Random random(seed);
    std::vector<LaneIndex::Interval> out;
    double now = 0;
    for (std::size_t i = 0; i < count; ++i) {
        now += random.below(3) == 0 ? random.uniform() * longest : 0.0;
        const double length = random.below(10) == 0   ? longest * 40 * random.uniform()
                              : random.below(20) == 0 ? 0.0
                                                      : longest * random.uniform();
        out.push_back({now, now + length});
        now += length;
    }
    return out;
}

double overlap(const LaneIndex::Interval& run, double from, double to)
{
    return std::max(0.0, std::min(run.end, to) - std::max(run.start, from));
}

} // namespace

class GanttGeometry : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void timeAndPixelsAreInverse()
    {
        TimeAxis axis(runSeconds, 120, 1000);
        QCOMPARE(axis.x(0), 120 + TimeAxis::margin);
        QCOMPARE(axis.x(runSeconds), 1120 - TimeAxis::margin);
        axis.zoomAt(700, 37);
        for (double x : {120.0, 333.3, 1119.0})
            QVERIFY(std::abs(axis.x(axis.seconds(x)) - x) < 1e-6);
        QCOMPARE(axis.clampedSeconds(-1e9), 0.0);
        QCOMPARE(axis.clampedSeconds(1e9), runSeconds);
    }

    void thePageIsTurnedForACursorThatLeavesIt()
    {
        TimeAxis axis(10, 0, 1000);
        QCOMPARE(axis.pageTurn(3, 5), 0.0); // Everything is in sight.
        axis.show(2, 4);
        QCOMPARE(axis.pageTurn(2.5, 3.5), 0.0);
        QCOMPARE(axis.pageTurn(5, 6), 0.0); // It was not looked at.
        TimeAxis later = axis;
        later.pan(axis.pageTurn(3.5, 5));
        QVERIFY(std::abs(later.x(5) - 100) < 1e-6);
        TimeAxis earlier = axis;
        earlier.pan(axis.pageTurn(2.5, 1.9));
        QVERIFY(std::abs(earlier.x(1.9) - 900) < 1e-6);
    }

    void zoomHoldsTheTimeUnderThePointer()
    {
        TimeAxis axis(runSeconds, 120, 1000);
        const double held = axis.seconds(500);
        for (int i = 0; i < 10; ++i)
            axis.zoomAt(500, 1.5);
        QVERIFY(std::abs(axis.x(held) - 500) < 1e-6);
        QVERIFY(!axis.fitted());
        for (int i = 0; i < 40; ++i)
            axis.zoomAt(500, 1 / 1.5);
        QVERIFY(axis.fitted());
        QVERIFY(axis == TimeAxis(runSeconds, 120, 1000));
    }

    void zoomAndPanStayWithinTheRun()
    {
        TimeAxis axis(runSeconds, 0, 800);
        for (int i = 0; i < 1000; ++i)
            axis.zoomAt(10, 2);
        QVERIFY(axis.secondsPerPixel() > 0);
        QVERIFY(axis.seconds(800) > axis.seconds(799));
        axis.pan(1e12);
        QVERIFY(std::abs(axis.x(0) - TimeAxis::margin) < 1e-6);
        axis.pan(-1e12);
        QVERIFY(std::abs(axis.x(runSeconds) - (800 - TimeAxis::margin)) < 1e-3);
        axis.zoomAt(400, std::numeric_limits<double>::quiet_NaN());
        axis.zoomAt(400, -1);
        QVERIFY(std::isfinite(axis.begin()));
    }

    void showAndResizeKeepTheRange()
    {
        TimeAxis axis(runSeconds, 0, 800);
        axis.show(1e-3, 1.5e-3);
        axis.resize(100, 1600);
        QVERIFY(std::abs(axis.begin() - 1e-3) < 1e-12);
        QVERIFY(std::abs(axis.end() - 1.5e-3) < 1e-12);
        axis.fit();
        axis.resize(50, 400);
        QVERIFY(axis.fitted());
        axis.setDuration(1);
        QVERIFY(axis.fitted());
        QCOMPARE(axis.x(1), 450 - TimeAxis::margin);
    }

    void strangeDurationsAndWidths()
    {
        for (double duration :
             {0.0, -1.0, std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()})
            for (double width : {0.0, 1.0, 5000.0}) {
                TimeAxis axis(duration, 0, width);
                QVERIFY(axis.secondsPerPixel() > 0);
                QVERIFY(std::isfinite(axis.x(0.5)));
                QVERIFY(axis.ticks(axis.scale(64)).size() < 200);
            }
    }

    void passageBetweenAxes()
    {
        const TimeAxis from(2, 0, 1000);
        const TimeAxis to(1, 0, 1000);
        QVERIFY(std::abs(between(from, to, 0).end() - from.end()) < 1e-9);
        QVERIFY(std::abs(between(from, to, 1).end() - to.end()) < 1e-9);
        const double middle = between(from, to, 0.5).end();
        QVERIFY(middle > to.end() && middle < from.end());
    }

    void ticks_data()
    {
        QTest::addColumn<double>("duration");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<QString>("unit");
        QTest::newRow("nanoseconds") << 3e-8 << 1.0 << "ns";
        QTest::newRow("less than a nanosecond") << 3e-11 << 1.0 << "ns";
        QTest::newRow("microseconds") << 4.12e-4 << 1.0 << "µs";
        QTest::newRow("milliseconds") << 2.35e-3 << 1.0 << "ms";
        QTest::newRow("zoomed") << 2.35e-3 << 12345.0 << "ms";
        QTest::newRow("seconds") << 1.5 << 1.0 << "s";
        QTest::newRow("as released") << 1e5 << 3.0 << "s";
    }
    void ticks()
    {
        QFETCH(double, duration);
        QFETCH(double, zoom);
        QFETCH(QString, unit);
        TimeAxis axis(duration, 0, 1000);
        axis.zoomAt(500, zoom);
        const TickScale scale = axis.scale(80);
        QCOMPARE(QString::fromUtf8(scale.unit.name), unit);
        const double digits = scale.step / std::pow(10, std::floor(std::log10(scale.step) + 1e-9));
        QVERIFY2(std::abs(digits - 1) < 1e-6 || std::abs(digits - 2) < 1e-6 || std::abs(digits - 5) < 1e-6,
                 qPrintable(QString::number(digits)));
        QVERIFY(scale.step / axis.secondsPerPixel() >= 80 * (1 - 1e-6));
        QVERIFY(scale.step / axis.secondsPerPixel() <= 80 * 2.5 * (1 + 1e-6));
        const std::vector<Tick> major = axis.ticks(scale);
        QVERIFY(major.size() >= 4 && major.size() <= 13);
        QStringList labels;
        for (const Tick& tick : major) {
            QVERIFY(tick.seconds >= 0);
            QVERIFY(std::abs(axis.x(tick.seconds) - tick.x) < 1e-6);
            labels << QString::number(tick.seconds / scale.unit.seconds, 'f', scale.decimals);
            QVERIFY(std::abs(labels.back().toDouble() * scale.unit.seconds - tick.seconds) <
                    1e-3 * scale.step);
        }
        QCOMPARE(labels.removeDuplicates(), 0);
        for (const Tick& tick : axis.ticks(scale, true))
            for (const Tick& labelled : major)
                QVERIFY(std::abs(tick.seconds - labelled.seconds) > scale.step / 10);
    }

    void rowsFillThePlaceThenScroll()
    {
        const RowLayout roomy = RowLayout::fit(4, 6, 400);
        QCOMPARE(roomy.scrollRange(), 0.0);
        QVERIFY(roomy.deviceHeight > roomy.channelHeight);
        QVERIFY(RowLayout::fit(4, 6, 200).deviceHeight < roomy.deviceHeight);

        const RowLayout tight = RowLayout::fit(4, 12, 150);
        QVERIFY(tight.scrollRange() > 0);
        QCOMPARE(tight.fixed, std::size_t{4});
        QCOMPARE(tight.row(0, 50).top, 0.0);
        QCOMPARE(tight.row(4, 50).top, tight.pinnedHeight() - 50);
        const RowLayout::Row last = tight.row(15, tight.scrollRange());
        QCOMPARE(last.top + last.height, 150.0);

        const RowLayout many = RowLayout::fit(64, 100, 300);
        QCOMPARE(many.fixed, std::size_t{0});
        QCOMPARE(many.row(0, 50).top, -50.0);
    }

    void rowAtFindsWhatRowPlaces()
    {
        for (const RowLayout& layout : {RowLayout::fit(4, 6, 400), RowLayout::fit(4, 12, 150),
                                        RowLayout::fit(64, 100, 300), RowLayout::fit(8, 0, 90)})
            for (double scroll : {0.0, layout.scrollRange() / 3, layout.scrollRange()})
                for (double y = 0.5; y < layout.height; ++y) {
                    const auto found = layout.rowAt(y, scroll);
                    if (!found)
                        continue;
                    const RowLayout::Row row = layout.row(*found, scroll);
                    QVERIFY(y >= row.top && y < row.top + row.height);
                    const RowLayout::Range seen = layout.visible(scroll);
                    QVERIFY(layout.pinned(*found) || (*found >= seen.first && *found < seen.last));
                }
        QVERIFY(!RowLayout::fit(4, 6, 400).rowAt(-1, 0));
        QVERIFY(!RowLayout::fit(0, 0, 400).rowAt(10, 0));
    }

    void visibleRunsAreFound()
    {
        const auto intervals = someIntervals(3000, 7, 1e-4);
        const LaneIndex index(intervals);
        Random random(3);
        for (int i = 0; i < 500; ++i) {
            const double time = random.uniform() * 1.1 * intervals.back().end;
            std::size_t expected = 0;
            while (expected < intervals.size() && intervals[expected].end <= time)
                ++expected;
            QCOMPARE(index.firstEndingAfter(time), expected);
        }
        for (std::size_t i = 0; i < intervals.size(); i += 17) {
            const double middle = (intervals[i].start + intervals[i].end) / 2;
            const auto found = index.nearest(middle, 0);
            QVERIFY(found.has_value());
            QVERIFY(intervals[*found].start <= middle && intervals[*found].end >= middle);
        }
        QVERIFY(!index.nearest(intervals.back().end + 1, 0.5));
        QCOMPARE(*index.nearest(intervals.back().end + 0.4, 0.5), intervals.size() - 1);
        QVERIFY(!LaneIndex().nearest(0, 1));
    }

    void coverageAddsUpToBusyTime_data()
    {
        QTest::addColumn<double>("grain");
        QTest::addColumn<double>("zoom");
        for (double grain : {1.0, 0.5, 3.0})
            for (double zoom : {1.0, 4.0, 300.0})
                QTest::addRow("grain %g zoom %g", grain, zoom) << grain << zoom;
    }
    void coverageAddsUpToBusyTime()
    {
        QFETCH(double, grain);
        QFETCH(double, zoom);
        const auto intervals = someIntervals(20000, 11, 1e-5);
        const LaneIndex index(intervals);
        TimeAxis axis(intervals.back().end, 0, 1200);
        axis.zoomAt(600, zoom);
        std::vector<Piece> pieces;
        index.pieces(axis, 0, 1200, grain, pieces);

        double shown = 0;
        std::size_t begun = 0;
        for (const Piece& piece : pieces) {
            shown += piece.coverage * (piece.right - piece.left) * axis.secondsPerPixel();
            begun += piece.count;
            QVERIFY(piece.coverage >= 0 && piece.coverage <= 1 + 1e-6);
            if (!piece.single)
                QVERIFY(std::abs(piece.right - piece.left - grain) < 1e-9);
            else
                QVERIFY(piece.right - piece.left >= grain * (1 - 1e-9));
        }
        double expected = 0;
        std::size_t visible = 0;
        for (const LaneIndex::Interval& run : intervals)
            if (run.end >= axis.begin() && run.start < axis.end()) {
                expected += run.end - run.start;
                ++visible;
            }
        QCOMPARE(begun, visible);
        QVERIFY2(std::abs(shown - expected) <= 1e-9 * expected,
                 qPrintable(QStringLiteral("%1 %2").arg(shown).arg(expected)));
        QVERIFY(static_cast<double>(pieces.size()) <= 2 * 1200 / grain + 4);
    }

    void everyColumnShowsItsOwnBusyTime()
    {
        std::vector<LaneIndex::Interval> intervals;
        Random random(5);
        for (double now = 0; intervals.size() < 5000;) {
            const double length = 1e-6 * random.uniform();
            intervals.push_back({now, now + length});
            now += length + (random.below(2) == 0 ? 2e-6 * random.uniform() : 0.0);
        }
        const TimeAxis axis(intervals.back().end, 0, 400);
        std::vector<Piece> pieces;
        LaneIndex(intervals).pieces(axis, 0, 400, 1, pieces);
        QVERIFY(pieces.size() > 300);
        for (const Piece& piece : pieces) {
            const double from = axis.seconds(piece.left);
            const double to = axis.seconds(piece.right);
            double busy = 0;
            for (const LaneIndex::Interval& run : intervals)
                busy += overlap(run, from, to);
            QVERIFY(std::abs(busy / (to - from) - piece.coverage) < 1e-6);
        }
    }

    void runsWithoutLengthAreNotLost()
    {
        const std::vector<LaneIndex::Interval> intervals{{0, 0}, {0, 0}, {0, 0.5}, {0.5, 0.5}, {1, 1}};
        const LaneIndex index(intervals);
        std::vector<Piece> pieces;
        const TimeAxis axis(1, 0, 100);
        index.pieces(axis, 0, 100, 1, pieces);
        std::size_t begun = 0;
        for (const Piece& piece : pieces)
            begun += piece.count;
        QCOMPARE(begun, intervals.size());
        QCOMPARE(index.busy(), 0.5);
        QCOMPARE(*index.nearest(1, 0), std::size_t{4});
        QCOMPARE(index.firstEndingAfter(0), std::size_t{0});
    }
};

DOPPLER_TEST(GanttGeometry)

} // namespace gantt_geometry_test

#include "gantt_geometry.moc"
