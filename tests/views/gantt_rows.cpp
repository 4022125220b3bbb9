// SPDX-License-Identifier: GPL-3.0-or-later
// Rows in an order of somebody's own, and the list of markers: values without a window.
#include "core/base/random.h"
#include "tests/support/runner.h"
#include "widgets/gantt/chart/row_order.h"
#include "widgets/workbench/focus/marker_list.h"

#include <QtTest>
#include <algorithm>
#include <set>
#include <utility>

namespace gantt_rows_test {

using namespace doppler;

namespace {

RowKey device(std::uint32_t d) { return {false, d, 0, 0}; }
RowKey channel(std::uint32_t from, std::uint32_t to) { return {true, from, to, 0}; }

const std::vector<RowKey> rows{device(0), device(1), device(2), channel(0, 1), channel(1, 2)};

std::vector<std::uint32_t> shown(const RowPlan& plan)
{
    std::vector<std::uint32_t> all = plan.pinned;
    all.insert(all.end(), plan.order.begin(), plan.order.end());
    return all;
}

using Order = std::vector<std::uint32_t>;

} // namespace

class GanttRows : public QObject {
    Q_OBJECT
private slots:
    void byThemselves()
    {
        const RowOrder order;
        QVERIFY(order.natural());
        QCOMPARE(shown(order.plan(rows, true)), (Order{0, 1, 2, 3, 4}));
        QCOMPARE(shown(order.plan(rows, false)), (Order{0, 1, 2}));
        QCOMPARE(order.plan(rows, true).devices, std::size_t{3});
    }

    void pinnedHiddenAndBack()
    {
        RowOrder order;
        order.pin(device(2), true);
        order.pin(channel(0, 1), true);
        QCOMPARE(order.plan(rows, true).pinned, (Order{2, 3}));
        QCOMPARE(order.plan(rows, true).order, (Order{0, 1, 4}));
        QCOMPARE(order.plan(rows, false).pinned, (Order{2}));
        order.hide(device(2));
        order.hide(device(0));
        QCOMPARE(shown(order.plan(rows, true)), (Order{3, 1, 4}));
        order.show(device(2));
        QCOMPARE(shown(order.plan(rows, true)), (Order{2, 3, 1, 4}));
        order.showAll();
        order.pin(device(2), false);
        order.pin(channel(0, 1), false);
        QVERIFY(order.natural());
    }

    void movedToAnotherPlace()
    {
        RowOrder order;
        order.moveTo(device(2), device(0), rows); // up
        QCOMPARE(shown(order.plan(rows, true)), (Order{2, 0, 1, 3, 4}));
        order.moveTo(device(2), channel(0, 1), rows); // down
        QCOMPARE(shown(order.plan(rows, true)), (Order{0, 1, 3, 2, 4}));
        order.pin(channel(1, 2), true);
        order.moveTo(device(0), channel(1, 2), rows); // to a pinned one: pinned too
        QCOMPARE(order.plan(rows, true).pinned, (Order{0, 4}));
        order.moveTo(channel(1, 2), device(1), rows); // and away again
        QCOMPARE(order.plan(rows, true).pinned, (Order{0}));
        QCOMPARE(order.plan(rows, true).order, (Order{4, 1, 3, 2}));
    }

    /// A row that came with another run stands behind the one that it follows by itself.
    void newRowsFindTheirPlace()
    {
        RowOrder order;
        order.moveTo(device(2), device(0), rows);
        std::vector<RowKey> more = rows;
        more.insert(more.begin() + 4, channel(0, 2));
        const RowPlan plan = order.plan(more, true);
        QCOMPARE(shown(plan), (Order{2, 0, 1, 3, 4, 5}));
        // And one that went leaves no gap.
        QCOMPARE(shown(order.plan({device(0), device(2)}, true)), (Order{1, 0}));
    }

    void everyRowOnceWhateverIsDone()
    {
        Random random(3);
        RowOrder order;
        for (int i = 0; i < 2000; ++i) {
            const RowKey& one = rows[random.below(rows.size())];
            const RowKey& other = rows[random.below(rows.size())];
            switch (random.below(4)) {
            case 0:
                order.pin(one, !order.isPinned(one));
                break;
            case 1:
                order.isHidden(one) ? order.show(one) : order.hide(one);
                break;
            default:
                order.moveTo(one, other, rows);
            }
            const Order all = shown(order.plan(rows, true));
            QCOMPARE(std::set<std::uint32_t>(all.begin(), all.end()).size(), all.size());
            QCOMPARE(all.size() + order.hidden().size(), rows.size());
        }
    }

    void layoutOfPinnedAndBandedRows()
    {
        RowOrder order;
        order.pin(channel(0, 1), true);
        RowPlan plan = order.plan(rows, true);
        plan.band = 30;
        plan.banded = {1, 1, 1, 0, 0};
        const RowLayout roomy = RowLayout::fit(plan, 600);
        QCOMPARE(roomy.scrollRange(), 0.0);
        QCOMPARE(roomy.row(3, 0).top, 0.0);
        QVERIFY(roomy.row(0, 0).top > roomy.row(3, 0).height);
        QCOMPARE(roomy.row(0, 0).height, roomy.deviceHeight + 30);
        QCOMPARE(roomy.row(3, 0).height, roomy.channelHeight);
        const RowLayout tight = RowLayout::fit(plan, 100);
        QVERIFY(tight.scrollRange() > 0);
        QVERIFY(tight.pinned(3) && !tight.pinned(0));
        QCOMPARE(tight.row(3, 40).top, 0.0);
        QCOMPARE(tight.row(0, 40).top, tight.row(0, 0).top - 40);
        order.hide(device(1));
        const RowLayout less = RowLayout::fit(order.plan(rows, true), 100);
        QVERIFY(!less.shown(1) && less.shown(2));
        QCOMPARE(less.row(1, 0).height, 0.0);
        // A place belongs to at most one row, and that row says so.
        for (double scroll : {0.0, tight.scrollRange() / 2, tight.scrollRange()})
            for (double y = 0.5; y < tight.height; ++y)
                if (const auto found = tight.rowAt(y, scroll)) {
                    const RowLayout::Row row = tight.row(*found, scroll);
                    QVERIFY(y >= row.top && y < row.top + row.height);
                }
    }

    void bandsGiveWayToDevices()
    {
        RowPlan plan = RowPlan::natural(4, 12);
        plan.sharesBand = 16;
        plan.band = 46;
        plan.banded.assign(16, 0);
        std::fill_n(plan.banded.begin(), 4, 1);
        const auto bands = [&](double height) {
            const RowLayout layout = RowLayout::fit(plan, height);
            return std::pair(layout.plan.sharesBand, layout.plan.band);
        };
        QCOMPARE(bands(600), std::pair(16.0, 46.0));
        QCOMPARE(bands(200), std::pair(16.0, 46.0)); // It scrolls, and shows three devices.
        const auto [shares, both] = bands(150);
        QVERIFY(both < 46 && both > 23 && shares < 16 && shares > 8);
        QCOMPARE(bands(60), std::pair(8.0, 23.0)); // Half, and no lower.
        for (double height = RowLayout::enough(plan); height < 400; ++height) {
            const RowLayout layout = RowLayout::fit(plan, height);
            const RowLayout::Row third = layout.row(2, 0);
            QVERIFY(third.top + third.height <= height);
        }
        plan.band = plan.sharesBand = 0;
        QCOMPARE(RowLayout::enough(plan), 60.0);
        QCOMPARE(RowLayout::enough(RowPlan::natural(2, 9)), 40.0);
        QCOMPARE(RowLayout::enough({}), 0.0);
    }

    void markersInOrder()
    {
        MarkerList list({{3, QStringLiteral("late")}, {1, {}}, {-1, {}}, {3, QStringLiteral("later")}});
        QCOMPARE(list.all().size(), std::size_t{2});
        QCOMPARE(list.find(3)->note, QStringLiteral("later"));
        list.set(2, QStringLiteral("middle"));
        QCOMPARE(list.next(1)->seconds, 2.0);
        QCOMPARE(list.previous(2)->seconds, 1.0);
        QVERIFY(!list.next(3) && !list.previous(1));
        QCOMPARE(list.nearest(2.4, 0.5)->seconds, 2.0);
        QVERIFY(!list.nearest(2.4, 0.3));
        list.remove(2);
        list.remove(7);
        QCOMPARE(list.all().size(), std::size_t{2});
        QVERIFY(!list.find(2));
    }
};

DOPPLER_TEST(GanttRows)

} // namespace gantt_rows_test

#include "gantt_rows.moc"
