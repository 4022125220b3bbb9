// SPDX-License-Identifier: GPL-3.0-or-later
// Runs side by side: the shared axis, the charts, tables and race.
#include "core/run/measured_run.h"
#include "tests/support/gantt_sample.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/comparison/chart_canvas.h"
#include "widgets/side_by_side/difference_model.h"
#include "widgets/side_by_side/four_bars_page.h"
#include "widgets/side_by_side/moved_model.h"
#include "widgets/side_by_side/race_view.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/ui/text/format.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QWheelEvent>
#include <QtTest>

namespace side_by_side_test {

using namespace doppler;

namespace {

/// a and b before c: on two devices (4.5 s; gantt_sample.h), and on one (4 s).
RunPtr onOneDevice()
{
    const ProblemPtr problem = sample::threeTasks()->problem;
    return makeRun(problem, {{DeviceId{0}, DeviceId{0}, DeviceId{0}}, {}}, "manual").value();
}

std::vector<NamedRun> threeRuns()
{
    return {{"apart", sample::threeTasks()}, {"together", onOneDevice()}, {"again", sample::threeTasks()}};
}

std::unique_ptr<GanttStack> shownStack(std::vector<NamedRun> runs)
{
    auto stack = std::make_unique<GanttStack>();
    stack->resize(1000, 600);
    stack->setRuns(compareRuns(std::move(runs), 0));
    stack->show();
    if (!QTest::qWaitForWindowExposed(stack.get()))
        qFatal("no window");
    return stack;
}

/// Where a task's middle is in a chart.
QPoint middle(const GanttStack& stack, std::size_t chart, VertexId vertex)
{
    const GanttFrame& frame = stack.frame().charts[chart];
    const GanttChart& shown = *stack.runs()->charts[chart];
    const TaskRun& task = shown.schedule().tasks[vertex];
    return QPointF(frame.axis.x((task.start + task.end) / 2),
                   frame.row(shown.row({false, vertex})).center().y())
        .toPoint();
}

QString text(const QTableView* table, int row, int column)
{
    return table->model()->index(row, column).data().toString();
}

} // namespace

class SideBySide : public QObject {
    Q_OBJECT
private slots:
    /// Its line would go through their texts.
    void theCursorLeavesOutTheTitles()
    {
        const auto stack = shownStack(threeRuns());
        stack->setTime(stack->duration() * 0.02);
        const QImage one = stack->grab().toImage();
        stack->setTime(stack->duration() * 0.05);
        const QImage other = stack->grab().toImage();
        for (std::size_t i = 0; i < 3; ++i) {
            const QRect title = stack->frame().title(i).toAlignedRect();
            QVERIFY(one.copy(title) == other.copy(title));
            const QRect plot = stack->frame().charts[i].plot().toAlignedRect();
            QVERIFY(one.copy(plot) != other.copy(plot));
        }
    }

    /// The page is there for measured runs only, as chart and table.
    void fourBarsOfAMeasuredRun()
    {
        const RunPtr plain = sample::threeTasks();
        Schedule slow = plain->schedule;
        for (TaskRun& task : slow.tasks)
            task.end += 1;
        slow.makespan += 1;
        const RunPtr measured = makeMeasuredRun(plain->problem, plain->placement, slow);
        SideBySideView view;
        view.resize(1280, 600);
        view.show();
        QSignalSpy ready(&view, &SideBySideView::ready);
        view.setRuns(threeRuns(), 0);
        QVERIFY(ready.wait());
        auto* button = view.fourBars()->parentWidget()->parentWidget()->findChildren<QToolButton*>().at(3);
        QVERIFY(!button->isVisible());
        view.showPage(SideBySideView::FourBars);
        QCOMPARE(view.page(), static_cast<int>(SideBySideView::Differences));

        view.setRuns({{"model", plain}, {"real", measured}}, 0);
        QVERIFY(ready.wait());
        QVERIFY(button->isVisible());
        view.showPage(SideBySideView::FourBars);
        QCOMPARE(view.page(), static_cast<int>(SideBySideView::FourBars));
        QAbstractItemModelTester tester(view.fourBars()->table()->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QTableView* table = view.fourBars()->table();
        QCOMPARE(text(table, 0, 3), formatSeconds(4.5));
        QCOMPARE(text(table, 0, 6), formatSeconds(5.5));
        QCOMPARE(text(table, 0, 7), QLatin1Char('+') + formatSeconds(1));
        const FourBars bars = fourBars(*measured).value();
        const Chart& chart = view.fourBars()->chart()->chart();
        QVERIFY(chart.dots.size() >= 4);
        QVERIFY(chart.dots[1].tip.find("kernel model") != std::string::npos);
        // The longest of the four is as long as the room allows, the others are in proportion.
        QVERIFY(std::abs(chart.dots[0].barLength / chart.dots[3].barLength - bars.simulated / bars.measured) <
                0.02);
        // All of a bar can be pointed at, and keys move from bar to bar.
        const ChartDot& bar = chart.dots[2];
        QCOMPARE(
            view.fourBars()->chart()->dotAt({bar.at.x + gridUnit - bar.barLength / 2, bar.at.y + gridUnit}),
            std::optional<std::size_t>(2));
        QTest::keyClick(view.fourBars()->chart(), Qt::Key_Right);
        QTest::keyClick(view.fourBars()->chart(), Qt::Key_Right);
        QVERIFY(view.fourBars()->chart()->accessibleDescription().contains(QStringLiteral("S1")));

        view.copyAction()->trigger();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(QStringLiteral("Part\tName\tNumber\tS0 (s)\tS1 (s)")), qPrintable(copied));
        tests::ScratchFolder folder;
        for (const char* name : {"bars.csv", "bars.json", "bars.svg", "bars.png"}) {
            QSignalSpy saved(&view, &SideBySideView::saved);
            const QString file = folder.filePath(QLatin1String(name));
            view.exportTo(file);
            QVERIFY(saved.wait());
            QVERIFY(QFile(file).size() > 200);
        }
        // Without a measured run the page goes.
        view.setRuns(threeRuns(), 0);
        QVERIFY(ready.wait());
        QCOMPARE(view.page(), static_cast<int>(SideBySideView::Differences));
    }

    void coloursTheGraphByDisagreement()
    {
        SideBySideView view;
        QSignalSpy ready(&view, &SideBySideView::ready);
        view.setRuns(threeRuns(), 0);
        QVERIFY(ready.wait());
        ColoringPtr told;
        connect(&view, &SideBySideView::coloringChanged, this,
                [&told](const ColoringPtr& now) { told = now; });
        view.disagreementAction()->setChecked(true);
        QVERIFY(told);
        const std::vector<std::uint32_t>& counts = view.runs()->differences.disagreement;
        QCOMPARE(told->values, std::vector<double>(counts.begin(), counts.end()));
        QVERIFY(std::ranges::any_of(told->values, [](double runs) { return runs == 1; }));
        QCOMPARE(told->most, std::optional<double>(2));
        view.disagreementAction()->setChecked(false);
        QVERIFY(!told);
    }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void runsMeetWhereTheyAreAligned()
    {
        const std::vector<RunPtr> runs{sample::threeTasks(), onOneDevice()};
        using Shifts = std::vector<double>;
        QCOMPARE(alignedShifts(runs, Alignment::Start, {}, {}), (Shifts{0, 0}));
        QCOMPARE(alignedShifts(runs, Alignment::End, {}, {}), (Shifts{0, 0.5}));
        QCOMPARE(alignedShifts(runs, Alignment::Vertex, VertexId{2}, {}), (Shifts{0, 0.5})); // 2.5 and 2 s
        QCOMPARE(alignedShifts(runs, Alignment::Vertex, {}, {}), (Shifts{0, 0}));
        QCOMPARE(alignedShifts(runs, Alignment::Hand, {}, Shifts{-1, 0.5}), (Shifts{0, 1.5}));
        QCOMPARE(sharedDuration(runs, Shifts{0, 0.5}), 4.5);
        QCOMPARE(sharedDuration(runs, Shifts{0, 1}), 5.0);
    }

    void aShiftedAxisShowsTheSamePictureLater()
    {
        TimeAxis axis(10, 0, 1000);
        axis.show(2, 6);
        const TimeAxis later = axis.shifted(1.5);
        for (const double t : {0.0, 1.0, 4.25})
            QCOMPARE(later.x(t), axis.x(t + 1.5));
        QCOMPARE(axis.shifted(0), axis);
    }

    void chartsShareZoomAndPan()
    {
        const auto stack = shownStack(threeRuns());
        const auto sameTimes = [&] {
            for (const GanttFrame& chart : stack->frame().charts)
                for (const double t : {0.0, 2.0, 4.5})
                    QCOMPARE(chart.axis.x(t), stack->frame().axis.x(t));
        };
        sameTimes();
        const double before = stack->frame().axis.secondsPerPixel();
        const QPointF at = middle(*stack, 1, VertexId{0});
        QWheelEvent wheel(at, stack->mapToGlobal(at), {}, QPoint(0, 240), Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(stack.get(), &wheel);
        QVERIFY(stack->frame().axis.secondsPerPixel() < before);
        sameTimes();
        const double begin = stack->frame().axis.begin();
        QTest::keyClick(stack.get(), Qt::Key_D);
        QVERIFY(stack->frame().axis.begin() > begin);
        sameTimes();
        QTest::keyClick(stack.get(), Qt::Key_F);
        QCOMPARE(stack->frame().axis.secondsPerPixel(), before);
    }

    void chartsStandBelowEachOtherAndFit()
    {
        const auto stack = shownStack(threeRuns());
        const StackFrame& frame = stack->frame();
        for (std::size_t i = 1; i < frame.charts.size(); ++i)
            QCOMPARE(frame.charts[i].area.top(), frame.charts[i - 1].area.bottom());
        QVERIFY(frame.charts.back().area.bottom() <= stack->height());
        stack->resize(1000, 160); // less than they need: they scroll
        QVERIFY(stack->frame().scrollRange() > 0);
        const double top = stack->frame().charts[2].area.top();
        stack->setFocus();
        QTest::keyClick(stack.get(), Qt::Key_Down);
        QTest::keyClick(stack.get(), Qt::Key_Down);
        QCOMPARE(stack->current(), std::size_t{2});
        QVERIFY(stack->frame().charts[2].area.top() < top);
    }

    void aClickSelectsInAllCharts()
    {
        const auto stack = shownStack(threeRuns());
        QSignalSpy selected(stack.get(), &GanttStack::vertexSelected);
        QTest::mouseClick(stack.get(), Qt::LeftButton, {}, middle(*stack, 1, VertexId{2}));
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected[0][0].value<std::optional<VertexId>>(), std::optional(VertexId{2}));
        QCOMPARE(stack->current(), std::size_t{1});
        // The line through all charts: between the first chart's bar and the second's there is accent.
        const QImage picture = stack->grab().toImage();
        const QColor accent = tokens(stack->palette()).accent;
        const GanttFrame& upper = stack->frame().charts[0];
        const GanttFrame& lower = stack->frame().charts[1];
        const int y = static_cast<int>(upper.footer().center().y());
        const double from = middle(*stack, 0, VertexId{2}).x();
        const double to = middle(*stack, 1, VertexId{2}).x();
        bool found = false;
        for (double x = std::min(from, to) - 2; x <= std::max(from, to) + 2 && !found; ++x) {
            const QColor here = picture.pixelColor(static_cast<int>(x), y);
            found = std::abs(here.red() - accent.red()) < 60 && std::abs(here.blue() - accent.blue()) < 60;
        }
        QVERIFY(found);
        QVERIFY(lower.area.top() > upper.area.top());
        QTest::keyClick(stack.get(), Qt::Key_Escape);
        QCOMPARE(selected.size(), 2);
        QVERIFY(!selected[1][0].value<std::optional<VertexId>>());
    }

    void theRulerMovesTheCursor()
    {
        const auto stack = shownStack(threeRuns());
        QSignalSpy asked(stack.get(), &GanttStack::timeRequested);
        const double x = stack->frame().axis.x(3);
        QTest::mouseClick(stack.get(), Qt::LeftButton, {}, QPoint(static_cast<int>(std::lround(x)), 10));
        QCOMPARE(asked.size(), 1);
        QVERIFY(std::abs(asked[0][0].toDouble() - 3) < 0.02);
    }

    void aTitleIsDraggedAlongTheAxis()
    {
        const auto stack = shownStack(threeRuns());
        QSignalSpy alignment(stack.get(), &GanttStack::alignmentChanged);
        const QPoint grip = stack->frame().title(1).center().toPoint();
        QTest::mousePress(stack.get(), Qt::LeftButton, {}, grip);
        QTest::mouseMove(stack.get(), grip + QPoint(40, 0));
        QTest::mouseRelease(stack.get(), Qt::LeftButton, {}, grip + QPoint(40, 0));
        QCOMPARE(stack->alignment(), Alignment::Hand);
        QCOMPARE(alignment.size(), 1);
        QCOMPARE(stack->shifts()[0], 0.0);
        QVERIFY(stack->shifts()[1] > 0.05);
        QCOMPARE(stack->frame().charts[1].axis.x(1), stack->frame().axis.x(1 + stack->shifts()[1]));
        stack->setAlignment(Alignment::Start);
        QCOMPARE(stack->shifts()[1], 0.0);
        stack->setFocus();
        QTest::keyClick(stack.get(), Qt::Key_Right, Qt::ShiftModifier); // and by key
        QVERIFY(stack->shifts()[1] > 0);
    }

    void alignedAtAVertexFollowsTheSelection()
    {
        const auto stack = shownStack(threeRuns());
        stack->setAlignment(Alignment::Vertex);
        stack->setSelectedVertex(VertexId{2});
        QCOMPARE(stack->shifts(), (std::vector<double>{0, 0.5, 0}));
        QCOMPARE(middle(*stack, 0, VertexId{2}).x(), middle(*stack, 1, VertexId{2}).x());
        stack->setSelectedVertex(VertexId{0});
        QCOMPARE(stack->shifts(), (std::vector<double>{0, 0, 0}));
    }

    /// Selection, search and highlighted device are those of the other views.
    void whatIsLitIsLitInAllCharts()
    {
        const auto stack = shownStack(threeRuns());
        const QImage plain = stack->grab().toImage();
        const auto differsAt = [&](VertexId vertex) {
            const QImage now = stack->grab().toImage();
            for (std::size_t chart = 0; chart < 3; ++chart) { // Beside the names, within the bar.
                const QPoint place = middle(*stack, chart, vertex) + QPoint(12, -5);
                if (now.pixel(place) == plain.pixel(place))
                    return false;
            }
            return true;
        };
        // A search dims what it did not find, and leaves the rest as it is.
        stack->setFound({1, 0, 0});
        QTRY_VERIFY(differsAt(VertexId{1}) && differsAt(VertexId{2}));
        QVERIFY(!differsAt(VertexId{0}));
        stack->setFound({});
        QTRY_VERIFY(stack->grab().toImage() == plain);
        stack->setFound({1, 0}); // Of another graph.
        QTest::qWait(20);
        QVERIFY(stack->grab().toImage() == plain);
        // So does a device.
        stack->setHighlightedDevice(DeviceId{1});
        QVERIFY(stack->grab().toImage() != plain);
        stack->setHighlightedDevice({});
        QVERIFY(stack->grab().toImage() == plain);
        // Several selected: both are framed.
        stack->setSelection({VertexId{0}}, VertexId{0});
        const QImage one = stack->grab().toImage();
        stack->setSelection({VertexId{0}, VertexId{1}, VertexId{99}}, VertexId{0});
        QVERIFY(stack->grab().toImage() != one);
        stack->setSelection({}, {});
        QVERIFY(stack->grab().toImage() == plain);
    }

    void keysAskForReferenceAndRemoval()
    {
        const auto stack = shownStack(threeRuns());
        QSignalSpy reference(stack.get(), &GanttStack::referenceRequested);
        QSignalSpy removal(stack.get(), &GanttStack::removeRequested);
        QSignalSpy shown(stack.get(), &GanttStack::showRequested);
        stack->setFocus();
        QTest::keyClick(stack.get(), Qt::Key_Down);
        QTest::keyClick(stack.get(), Qt::Key_R);
        QTest::keyClick(stack.get(), Qt::Key_Delete);
        QTest::keyClick(stack.get(), Qt::Key_Return);
        QCOMPARE(reference[0][0].value<std::size_t>(), std::size_t{1});
        QCOMPARE(removal[0][0].value<std::size_t>(), std::size_t{1});
        QCOMPARE(shown[0][0].value<std::size_t>(), std::size_t{1});
    }

    void tablesSayWhatCoreCounts()
    {
        SideBySideView view;
        QSignalSpy ready(&view, &SideBySideView::ready);
        view.setRuns(threeRuns(), 0);
        QVERIFY(ready.wait());
        const QTableView* table = view.differences();
        QAbstractItemModelTester tester(table->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(table->model()->rowCount(), static_cast<int>(view.runs()->differences.rows.size()));
        QCOMPARE(table->model()->columnCount(), 8); // figure, reference, and three for each other
        QCOMPARE(text(table, 0, 0), QStringLiteral("Makespan"));
        QCOMPARE(text(table, 0, 1), QStringLiteral("4.500\u00a0s"));
        QCOMPARE(text(table, 0, 3), QStringLiteral("\u2212500.0\u00a0ms"));
        QCOMPARE(text(table, 0, 4), QStringLiteral("\u221211.1\u00a0%"));
        QCOMPARE(text(table, 0, 6), QStringLiteral("0\u00a0s").replace(QChar(0xa0), QLatin1Char(' ')));
        table->model()->sort(3, Qt::AscendingOrder);
        double before = -1e300;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QVariant value = table->model()->index(row, 3).data(DifferenceModel::SortRole);
            if (!value.isValid())
                continue;
            QVERIFY(value.toDouble() >= before);
            before = value.toDouble();
        }
        QVERIFY(
            view.reasons().contains(QStringLiteral("apart takes 500.0 ms (12.5 %) longer than together")));
        view.copyAction()->trigger();
        const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
        QVERIFY(lines[0].startsWith(QStringLiteral("Figure\tUnit\tapart\ttogether")));
        QVERIFY(lines[1].contains(QStringLiteral("\t4.5\t4\t-0.5")));
    }

    void aMovedVertexIsSelectedByItsRow()
    {
        SideBySideView view;
        view.resize(1200, 500);
        QSignalSpy ready(&view, &SideBySideView::ready);
        view.setRuns(threeRuns(), 0);
        QVERIFY(ready.wait());
        view.show();
        view.showPage(SideBySideView::Moved);
        QTableView* moved = view.moved();
        QAbstractItemModelTester tester(moved->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(moved->model()->rowCount(), 1); // c; "together" is the first of the others
        QCOMPARE(text(moved, 0, MovedModel::VertexColumn), QStringLiteral("c"));
        QCOMPARE(text(moved, 0, MovedModel::From), QStringLiteral("gpu1"));
        QCOMPARE(text(moved, 0, MovedModel::To), QStringLiteral("gpu0"));
        QCOMPARE(text(moved, 0, MovedModel::Later), QStringLiteral("\u2212500.0\u00a0ms"));
        QCOMPARE(text(moved, 0, MovedModel::Runs), QStringLiteral("1 of 2"));
        QSignalSpy selected(&view, &SideBySideView::vertexSelected);
        QTest::mouseClick(moved->viewport(), Qt::LeftButton, {},
                          moved->visualRect(moved->model()->index(0, 0)).center());
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected[0][0].value<std::optional<VertexId>>(), std::optional(VertexId{2}));
    }

    void theRaceOrdersByProgressThenByFinish()
    {
        RaceView race;
        const ComparedRunsPtr runs = compareRuns(threeRuns(), 0);
        race.setRuns(runs);
        race.setTime(2.25, {0, 0, 0});
        QCOMPARE(race.standings()[0].run, std::size_t{1});
        QVERIFY(race.text().startsWith(QStringLiteral("1. together")));
        race.setTime(4.2, {0, 0, 0});
        QVERIFY(race.standings()[0].finished);
        QVERIFY(!race.standings()[1].finished);
        race.setTime(4.2, {0, 1, 0}); // that run begins a second later
        QCOMPARE(race.standings()[0].run, std::size_t{0});
        race.setTime(5, {0, 1, 0});
        QVERIFY(race.standings()[2].finished); // at the last bit of its finish
    }

    void exportsWhatIsShown_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"x.svg", "x.pdf", "x.png", "x.csv", "x.tsv", "x.json"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void exportsWhatIsShown()
    {
        QFETCH(QString, name);
        tests::ScratchFolder folder;
        SideBySideView view;
        QSignalSpy ready(&view, &SideBySideView::ready);
        view.setRuns(threeRuns(), 0);
        QVERIFY(ready.wait());
        QSignalSpy saved(&view, &SideBySideView::saved);
        view.exportTo(folder.filePath(name));
        QCOMPARE(saved.size(), 0); // Pictures are painted in the background too.
        QTRY_COMPARE(saved.size(), 1);
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        if (name.endsWith(QLatin1String("svg")))
            for (const char* part : {"apart", "together", "longer than"})
                QVERIFY2(content.contains(part), part);
        else if (name.endsWith(QLatin1String("csv")))
            QVERIFY(content.contains("Makespan,seconds,4.5,4,-0.5"));
        else if (name.endsWith(QLatin1String("json")))
            QCOMPARE(QJsonDocument::fromJson(content).object()[QStringLiteral("reference")].toString(),
                     QStringLiteral("apart"));
        else
            QVERIFY(content.size() > 300);
    }

    void exportsRightAfterEachOtherAreAllWritten()
    {
        tests::ScratchFolder folder;
        SideBySideView view;
        QSignalSpy ready(&view, &SideBySideView::ready);
        view.setRuns(threeRuns(), 0);
        QVERIFY(ready.wait());
        QSignalSpy saved(&view, &SideBySideView::saved);
        QSignalSpy failed(&view, &SideBySideView::failed);
        QStringList files;
        for (const char* name : {"a.csv", "b.tsv", "c.json"})
            files += folder.filePath(QLatin1String(name));
        for (const QString& file : files)
            view.exportTo(file);
        view.exportTo(QStringLiteral("/proc/none/d.csv"));
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(saved.size(), 3);
        for (const int i : {0, 1, 2}) {
            QCOMPARE(saved[i][0].toString(), files[i]);
            QFile file(files[i]);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(file.readAll().toLower().contains("makespan"));
        }
    }

    void aPictureOutlivesItsView()
    {
        tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("left.svg"));
        {
            SideBySideView view;
            QSignalSpy ready(&view, &SideBySideView::ready);
            view.setRuns(threeRuns(), 0);
            QVERIFY(ready.wait());
            view.exportTo(file);
        }
        QTRY_VERIFY(QFile::exists(file));
    }
};

DOPPLER_TEST_WITH(QApplication, SideBySide)

} // namespace side_by_side_test

#include "side_by_side.moc"
