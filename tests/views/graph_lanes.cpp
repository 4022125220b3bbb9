// SPDX-License-Identifier: GPL-3.0-or-later
// Lanes by device: the layout alone, and in the graph view.
#include "tests/support/runner.h"
#include "tests/window/graph_samples.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/layout/swimlane_layout.h"

#include <QApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <map>
#include <numeric>

namespace graph_lanes_test {

using namespace doppler;

namespace {

LaneInput lanesOf(const Run& run)
{
    LaneInput lanes;
    lanes.lanes = run.problem->deviceCount();
    for (const TaskRun& task : run.schedule.tasks) {
        lanes.lane.push_back(task.device);
        lanes.start.push_back(task.start);
    }
    return lanes;
}

/// Nothing overlaps, everything is in its lane, lanes follow each other.
void check(const GraphLayout& layout, const LayoutInput& input, const LaneInput& lanes)
{
    QCOMPARE(layout.centers.size(), input.count);
    QCOMPARE(layout.lanes.size(), lanes.lanes);
    QCOMPARE(layout.arrowCount(), input.arrows.size());
    for (std::size_t i = 1; i < layout.lanes.size(); ++i)
        QCOMPARE(layout.lanes[i].top(), layout.lanes[i - 1].bottom());
    for (std::size_t b = 0; b < input.count; ++b) {
        QVERIFY(layout.lanes[lanes.lane[b]].contains(layout.rect(b)));
        QVERIFY(layout.bounds.contains(layout.rect(b)));
        if (layout.axis)
            QVERIFY(std::abs(layout.rect(b).left() - layout.axis->origin -
                             lanes.start[b] * layout.axis->unitsPerSecond) < 1e-6);
    }
    std::vector<std::size_t> order(input.count);
    for (std::size_t b = 0; b < input.count; ++b)
        order[b] = b;
    std::ranges::sort(order, {}, [&](std::size_t b) { return layout.rect(b).left(); });
    for (std::size_t i = 0; i < order.size(); ++i)
        for (std::size_t k = i + 1; k < order.size(); ++k) {
            if (layout.rect(order[k]).left() >= layout.rect(order[i]).right())
                break;
            QVERIFY(!layout.rect(order[i]).intersects(layout.rect(order[k])));
        }
    for (std::size_t a = 0; a < input.arrows.size(); ++a) {
        const auto curve = layout.arrow(a);
        QCOMPARE(curve.front().x(), layout.rect(input.arrows[a].from).right());
        QCOMPARE(curve.back().x(), layout.rect(input.arrows[a].to).left());
    }
}

struct Shown {
    GraphPtr graph = samples::layered(40, 5, 3);
    RunPtr run = samples::runOf(graph, "4xP100", "heft");
    GraphView view;

    Shown()
    {
        view.setAnimated(false);
        view.layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        view.resize(900, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setGraph(graph, run->problem->topologyPtr());
        view.setRun(run);
        QTRY_VERIFY(!view.picture().empty() && !view.layoutJob().running());
    }
};

} // namespace

class GraphLanesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void keepsBoxesApart_data()
    {
        QTest::addColumn<int>("vertices");
        QTest::addColumn<double>("aspect");
        QTest::newRow("few") << 12 << 1.7;
        QTest::newRow("some") << 300 << 0.6;
        QTest::newRow("wide pane") << 300 << 4.0;
        QTest::newRow("10,000") << 10000 << 1.7;
    }
    void keepsBoxesApart()
    {
        QFETCH(int, vertices);
        QFETCH(double, aspect);
        const GraphPtr graph =
            samples::layered(static_cast<std::size_t>(vertices), vertices < 100 ? 4 : 50, 7);
        const RunPtr run = samples::runOf(graph, "8xV100", "critical-path");
        const LayoutInput input = layoutInput(*graph);
        LaneInput lanes = lanesOf(*run);
        const auto byTime = swimlaneLayout(input, lanes, aspect);
        QVERIFY(byTime && byTime->axis);
        check(*byTime, input, lanes);
        const double found = byTime->bounds.width() / byTime->bounds.height();
        if (vertices >= 300)
            QVERIFY2(found > aspect / 2 && found < aspect * 2, qPrintable(QString::number(found)));

        const auto ranks = layoutRanks(input);
        lanes.start.assign(ranks.begin(), ranks.end());
        lanes.isTime = false;
        const auto byLevel = swimlaneLayout(input, lanes, aspect);
        QVERIFY(byLevel && !byLevel->axis);
        check(*byLevel, input, lanes);
        for (const auto& arrow : input.arrows) // Levels are columns, one after the other.
            QVERIFY(byLevel->rect(arrow.from).right() < byLevel->rect(arrow.to).left());
    }

    void largeBoxesFitToo()
    {
        LayoutInput input{5, {{0, 1}, {1, 2}, {0, 3}, {3, 4}}, {1, 0, 1, 0, 0}};
        const LaneInput lanes{{0, 0, 1, 1, 1}, 3, {0, 0.5, 0.5, 1, 1}, true};
        const auto layout = swimlaneLayout(input, lanes, 1.7);
        check(*layout, input, lanes);
        QVERIFY(layout->lanes[2].height() > 20); // Empty, and there.
    }

    void nothingAndOneMoment()
    {
        const auto none = swimlaneLayout({}, {{}, 2, {}, true}, 1.7);
        QVERIFY(none && none->lanes.size() == 2 && std::isfinite(none->bounds.width()));
        LayoutInput input{4, {}, {}};
        const LaneInput lanes{{0, 0, 0, 1}, 2, {0, 0, 0, 0}, true};
        check(*swimlaneLayout(input, lanes, 1.7), input, lanes);
    }

    void stops()
    {
        std::stop_source stop;
        stop.request_stop();
        const GraphPtr graph = samples::layered(50, 5, 7);
        const LayoutInput input = layoutInput(*graph);
        const LaneInput lanes = lanesOf(*samples::runOf(graph, "4xP100", "heft"));
        QVERIFY(!swimlaneLayout(input, lanes, 1.7, stop.get_token()));
        // Everything at one moment, where no scale is looked for.
        QVERIFY(!swimlaneLayout({4, {}, {}}, {{0, 0, 0, 1}, 2, {0, 0, 0, 0}, true}, 1.7, stop.get_token()));
    }

    void everyBoxTakesTheFirstRowThatIsFree()
    {
        const GraphPtr graph = samples::layered(600, 40, 9);
        const RunPtr run = samples::runOf(graph, "4xP100", "critical-path");
        const LayoutInput input = layoutInput(*graph);
        const LaneInput lanes = lanesOf(*run);
        const GraphLayout layout = swimlaneLayout(input, lanes, 0.8).value();
        std::vector<std::size_t> order(input.count);
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, [&](std::size_t b) { return lanes.start[b]; });
        std::vector<std::map<double, double>> ends(lanes.lanes); // By lane: of each row, by its place.
        for (const std::size_t b : order) {
            const QRectF box = layout.rect(b);
            for (auto& [y, end] : ends[lanes.lane[b]])
                QVERIFY(y >= box.top() || end > box.left()); // No row above is free.
            ends[lanes.lane[b]][box.top()] = box.right() + 8;
        }
        QVERIFY(ends[0].size() > 2);
    }

    void theViewArrangesByTheShownRun()
    {
        Shown shown;
        QVERIFY(shown.view.picture().layout().lanes.empty());
        shown.view.setLayoutKind(LayoutKind::LanesByTime);
        QTRY_COMPARE(shown.view.picture().layout().lanes.size(), std::size_t{4});
        check(shown.view.picture().layout(), layoutInput(*shown.graph), lanesOf(*shown.run));
        QVERIFY(shown.view.grab().toImage().pixelColor(5, 250).isValid());

        const RunPtr other = samples::runOf(shown.graph, "4xP100", "round-robin");
        shown.view.setRun(other);
        QTRY_VERIFY(!shown.view.layoutJob().running() &&
                    shown.view.picture().layout().lanes[other->placement.devices[7]].contains(
                        shown.view.picture().layout().rect(7)));
        check(shown.view.picture().layout(), layoutInput(*shown.graph), lanesOf(*other));

        shown.view.setLayoutKind(LayoutKind::LanesByLevel);
        QTRY_VERIFY(!shown.view.picture().layout().axis && !shown.view.layoutJob().running());
        QCOMPARE(shown.view.picture().layout().lanes.size(), std::size_t{4});
        shown.view.setLayoutKind(LayoutKind::Layered);
        QTRY_VERIFY(shown.view.picture().layout().lanes.empty());
    }

    void groupsHaveLanesToo()
    {
        Shown shown;
        shown.view.setLayoutKind(LayoutKind::LanesByTime);
        QTRY_VERIFY(!shown.view.picture().layout().lanes.empty());
        shown.view.closeAll();
        QTRY_VERIFY(shown.view.picture().fold() && !shown.view.layoutJob().running());
        const GraphPicture& picture = shown.view.picture();
        QCOMPARE(picture.layout().lanes.size(), std::size_t{4});
        for (std::size_t b = 0; b < picture.boxCount(); ++b)
            QVERIFY(picture.layout().lanes[picture.swatchOf[b]].contains(picture.layout().rect(b)));
    }

    void slidesFromOneToTheOther()
    {
        Shown shown;
        shown.view.setAnimated(true);
        const QPointF before = shown.view.picture().layout().centers[20];
        shown.view.setLayoutKind(LayoutKind::LanesByTime);
        QTRY_VERIFY(!shown.view.picture().layout().lanes.empty());
        const QPointF first = shown.view.picture().layout().centers[20];
        QVERIFY(std::isfinite(first.x()));
        QTRY_VERIFY(shown.view.picture().layout().axis);
        QTRY_VERIFY(std::abs(shown.view.picture().layout().rect(20).left() -
                             shown.view.picture().layout().axis->origin -
                             shown.run->schedule.tasks[20].start *
                                 shown.view.picture().layout().axis->unitsPerSecond) < 1e-6);
        QVERIFY(shown.view.picture().layout().centers[20] != before);
    }

    void aGraphWithoutARunHasOneLane()
    {
        GraphView view;
        view.setAnimated(false);
        view.resize(900, 500);
        view.setLayoutKind(LayoutKind::LanesByTime);
        const GraphPtr graph = samples::diamond();
        view.setGraph(graph, builtinTopology("4xP100").value());
        QTRY_VERIFY(!view.picture().empty() && !view.layoutJob().running());
        QCOMPARE(view.picture().layout().lanes.size(), std::size_t{1});
        view.grab();
        view.setRun(samples::runOf(graph, "4xP100", "heft"));
        QTRY_COMPARE(view.picture().layout().lanes.size(), std::size_t{4});
    }
};

DOPPLER_TEST_WITH(QApplication, GraphLanesTest)

} // namespace graph_lanes_test

#include "graph_lanes.moc"
