// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_view.h"

#include "tests/support/runner.h"
#include "tests/window/training_samples.h"
#include "widgets/training/curves/clipped_graph.h"
#include "widgets/training/curves/duration_ticker.h"
#include "widgets/training/curves/legend_button.h"
#include "widgets/training/curves/run_colors.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QTest>
#include <QTreeView>
#include <limits>

namespace training_view_test {

using namespace doppler;

namespace {

QString labelText(const QWidget& view, const char* name)
{
    return view.findChild<QLabel*>(QLatin1String(name))->text();
}

/// A run of 200 episodes of each stage.
bool showBothStages(TrainingPlot& plot)
{
    plot.addRun(0, QStringLiteral("run"), {200, 200});
    plot.resize(1200, 180);
    plot.addRecords(0, scriptedRecords(0, 400, 200));
    plot.show();
    return QTest::qWaitForWindowExposed(&plot);
}

QString svgOf(TrainingPlot& plot, const QRectF& target)
{
    QByteArray file;
    QBuffer device(&file);
    QSvgGenerator svg;
    svg.setOutputDevice(&device);
    svg.setViewBox(target);
    QPainter painter(&svg);
    plot.paintPicture(painter, target);
    painter.end();
    return QString::fromUtf8(file);
}

} // namespace

class TrainingViewTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        // The offscreen platform complains about size hints that no window manager reads.
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSize)")));
    }

    void movingMeanIsTheMeanOfTheLast()
    {
        MovingMean mean(3);
        QCOMPARE(mean.add(3), 3.0);
        QCOMPARE(mean.add(5), 4.0);
        QCOMPARE(mean.add(7), 5.0);
        QCOMPARE(mean.add(9), 7.0);
        mean.clear();
        QCOMPARE(mean.add(1), 1.0);
        MovingMean wide(50); // No rounding error piles up.
        double last = 0;
        for (int i = 0; i < 100000; ++i)
            last = wide.add(i < 99950 ? 1e9 + i : 1e-9);
        QCOMPARE(last, 1e-9);
    }

    void smoothingSuitsTheLength()
    {
        QCOMPARE(smoothingFor(0), std::size_t{10});
        QCOMPARE(smoothingFor(4000), std::size_t{50});
        QCOMPARE(smoothingFor(100000), std::size_t{1000});
    }

    void episodeAxisGrowsInRoundSteps()
    {
        QCOMPARE(episodeAxisEnd(0, 0), 50.0);
        QCOMPARE(episodeAxisEnd(60, 4000), 100.0);
        QCOMPARE(episodeAxisEnd(1000, 4000), 2000.0);
        QCOMPARE(episodeAxisEnd(3900, 4000), 4000.0);
        QCOMPARE(episodeAxisEnd(4000, 4000), 4000.0);
        QCOMPARE(episodeAxisEnd(10, 20), 20.0);
    }

    void typicalSpanIgnoresOutliers()
    {
        std::vector<double> values;
        for (int i = 0; i < 1000; ++i)
            values.push_back(i == 7 ? 1e9 : i == 9 ? qQNaN() : 1 + i * 1e-3);
        const Span span = typicalSpan(values);
        QVERIFY(span.least >= 1 && span.least < 1.05);
        QVERIFY(span.most > 1.9 && span.most <= 2);
        std::vector<double> none{qQNaN()};
        QCOMPARE(typicalSpan(none), Span{});
    }

    void valueAxisStaysCalm()
    {
        const Span first = steady({0, 5}, {1, 2});
        QVERIFY(first.least < 1 && first.most > 2);
        QCOMPARE(steady(first, {1.01, 2}), first);   // Still fits.
        QVERIFY(steady(first, {1, 3}).most > 3);     // Grows at once.
        QVERIFY(steady(first, {1, 1.2}).most < 1.5); // Shrinks where much would be empty.
        QVERIFY(steady({0, 1}, {2, 2}).length() > 0);
    }

    void labelsDontCoverEachOther()
    {
        const std::vector<double> wanted{10, 11, 12, 90, 99};
        const auto placed = spreadLabels(wanted, 14, 0, 100);
        for (std::size_t i = 1; i < placed.size(); ++i)
            QVERIFY(placed[i] - placed[i - 1] >= 14 - 1e-9);
        QVERIFY(placed.front() >= 7 && placed.back() <= 93);
        const std::vector<double> many(20, 50);
        const auto crowded = spreadLabels(many, 14, 0, 100);
        QVERIFY(crowded.front() >= 7 - 1e-9 && crowded.back() <= 93 + 1e-9);
        QVERIFY(std::is_sorted(crowded.begin(), crowded.end()));
        const std::vector<double> roomy{20, 60};
        QCOMPARE(spreadLabels(roomy, 14, 0, 100), roomy);
    }

    void ticksAreInTheUnitThatFits()
    {
        QCOMPARE(DurationTicker::unitName(QCPRange(0, 4e-3)), QStringLiteral("ms"));
        QCOMPARE(DurationTicker::unitName(QCPRange(0, 0.9)), QStringLiteral("ms"));
        QCOMPARE(DurationTicker::unitName(QCPRange(1, 3)), QStringLiteral("s"));
        DurationTicker ticker;
        QVector<double> ticks;
        QVector<QString> labels;
        ticker.setTickCount(4);
        ticker.generate(QCPRange(1e-3, 2e-3), QLocale::c(), 'g', 6, ticks, nullptr, &labels);
        const QStringList shown(labels.begin(), labels.end());
        QVERIFY2(shown.contains(QStringLiteral("1.25")) && shown.contains(QStringLiteral("1.50")),
                 qPrintable(shown.join(' ')));
    }

    void runColoursAreReadable()
    {
        for (const bool dark : {false, true}) {
            QPalette palette;
            palette.setColor(QPalette::Window, dark ? Qt::black : Qt::white);
            palette.setColor(QPalette::WindowText, dark ? Qt::white : Qt::black);
            const Tokens t = tokens(palette);
            for (std::size_t run = 0; run < 8; ++run)
                QVERIFY2(contrast(runColor(run, dark), t.canvas) >= 4.5,
                         qPrintable(QStringLiteral("run %1").arg(run)));
        }
    }

    void curvesHoldTheRecords()
    {
        TrainingPlot plot;
        plot.addRun(0, QStringLiteral("run"), {200, 300});
        plot.setSmoothing(10);
        plot.addRecords(0, scriptedRecords(0, 120, 200)); // In pieces, as a drain brings them.
        plot.addRecords(0, scriptedRecords(120, 121, 200));
        plot.addRecords(0, scriptedRecords(121, 500, 200));
        const RunCurves& curves = *plot.curves(0);
        QCOMPARE(curves.episodes->data()->size(), 500);
        QCOMPARE(curves.loss[0]->data()->size(), 200);
        QCOMPARE(curves.loss[1]->data()->size(), 300);
        int i = 0;
        for (const QCPGraphData& point : *curves.episodes->data()) {
            const EpisodeRecord record = scriptedRecord(static_cast<std::uint64_t>(i++), 200);
            QCOMPARE(point.key, static_cast<double>(record.episode));
            QCOMPARE(point.value, record.makespan);
        }
        const auto newest = scriptedRecord(499, 200);
        const auto tip = [](const QCPGraph* graph) { return *(graph->data()->constEnd() - 1); };
        QCOMPARE(tip(curves.best).key, 499.0);
        QCOMPARE(tip(curves.best).value, newest.best);
        QCOMPARE(tip(curves.baseline).key, 499.0);
        QCOMPARE(tip(curves.baseline).value, newest.baseline);
        QCOMPARE(tip(curves.mean).key, 499.0);
        double sum = 0;
        for (std::uint64_t e = 490; e < 500; ++e)
            sum += scriptedRecord(e, 200).makespan;
        QVERIFY(close(tip(curves.mean).value, sum / 10));
    }

    void meanBreaksAtTheStageAndIsReworked()
    {
        TrainingPlot plot;
        plot.addRun(0, QStringLiteral("run"), {200, 300});
        plot.setSmoothing(100);
        plot.addRecords(0, scriptedRecords(0, 500, 200));
        const RunCurves& curves = *plot.curves(0);
        int gaps = 0;
        for (const QCPGraphData& point : *curves.mean->data())
            gaps += std::isnan(point.value);
        QCOMPARE(gaps, 1);
        const auto wide = curves.mean->data()->size();
        plot.setSmoothing(1); // No smoothing: every episode is its own mean.
        QCOMPARE(curves.mean->data()->size(), 501);
        QVERIFY(curves.mean->data()->size() > wide);
        QCOMPARE((curves.mean->data()->constEnd() - 1)->value, scriptedRecord(499, 200).makespan);
    }

    void stepsAndThinnedLinesKeepWhatMatters()
    {
        TrainingPlot plot;
        QCPGraph* steps =
            plot.addGraph(plot.axisRect(0)->axis(QCPAxis::atBottom), plot.axisRect(0)->axis(QCPAxis::atLeft));
        StepLine best(steps);
        for (int e = 0; e < 1000; ++e)
            best.add(e, e < 300 ? 3 : e < 700 ? 2 : 1);
        // Where it starts, where it falls, where it is now.
        QCOMPARE(steps->data()->size(), 4);
        const QCPGraphData fall = *(steps->data()->constBegin() + 1);
        QCOMPARE(fall.key, 300.0);
        QCOMPARE(fall.value, 2.0);
        QCPGraph* line =
            plot.addGraph(plot.axisRect(0)->axis(QCPAxis::atBottom), plot.axisRect(0)->axis(QCPAxis::atLeft));
        ThinnedLine thinned(line, 10);
        for (int e = 0; e < 1005; ++e)
            thinned.add(e, e);
        QCOMPARE(line->data()->size(), 102); // 0, 10, ..., 1000 and the tip.
        QCOMPARE((line->data()->constEnd() - 1)->key, 1004.0);
    }

    void stageMarksStandWhereStagesBegin()
    {
        TrainingPlot plot;
        plot.addRun(0, QStringLiteral("run"), {200, 300});
        plot.resize(1200, 180);
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        plot.addRecords(0, scriptedRecords(0, 50, 200));
        QCOMPARE(plot.stageMarks(), std::vector<double>{200}); // Announced.
        plot.addRecords(0, scriptedRecords(50, 250, 200));
        QCOMPARE(plot.stageMarks(), std::vector<double>{200}); // Reached.
    }

    void referencesAndBestAreLabelled()
    {
        TrainingPlot plot;
        plot.resize(1200, 180);
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        plot.setReferences({{QStringLiteral("critical path"), 2.35e-3}, {QStringLiteral("bound"), 0.972e-3}});
        plot.addRun(0, QStringLiteral("run"), {200, 300});
        plot.addRecords(0, scriptedRecords(0, 100, 200));
        QStringList names;
        for (const auto& label : plot.valueLabels())
            names << label.name + ' ' + label.valueText;
        QVERIFY(names.contains(QStringLiteral("critical path ") + formatSeconds(2.35e-3)));
        QVERIFY(names.contains(QStringLiteral("bound ") + formatSeconds(0.972e-3)));
        QVERIFY(names.contains(QStringLiteral("best ") + formatSeconds(scriptedRecord(99, 200).best)));
        int lines = 0;
        for (int i = 0; i < plot.itemCount(); ++i) {
            const auto* line = qobject_cast<QCPItemStraightLine*>(plot.item(i));
            lines += line && close(line->point1->value(), 2.35e-3) && close(line->point2->value(), 2.35e-3);
        }
        QCOMPARE(lines, 1);
    }

    void axisFollowsUntilSomeoneZooms()
    {
        TrainingPlot plot;
        plot.addRun(0, QStringLiteral("run"), {2000, 2000});
        plot.resize(1200, 180);
        plot.addRecords(0, scriptedRecords(0, 60, 2000));
        plot.show(); // What came while it was hidden is drawn now.
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        QTRY_COMPARE(plot.episodesShown(), (Span{0, 100}));
        plot.addRecords(0, scriptedRecords(60, 150, 2000));
        QTRY_COMPARE(plot.episodesShown(), (Span{0, 200}));
        QTest::keyClick(&plot, Qt::Key_W);
        const Span zoomed = plot.episodesShown();
        QVERIFY(zoomed.length() < 150);
        plot.addRecords(0, scriptedRecords(150, 1000, 2000));
        QTest::qWait(1);
        QCOMPARE(plot.episodesShown(), zoomed);
        QTest::keyClick(&plot, Qt::Key_D);
        QVERIFY(plot.episodesShown().least > zoomed.least);
        for (int i = 0; i < 200; ++i) // Never beyond the episodes.
            QTest::keyClick(&plot, Qt::Key_D);
        QVERIFY(plot.episodesShown().most <= 2000);
        QTest::keyClick(&plot, Qt::Key_F);
        QTRY_COMPARE(plot.episodesShown(), (Span{0, 2000}));
    }

    void linesAreCutAtTheBorder()
    {
        const QRectF area(0, 0, 10, 10);
        const double nowhere = std::numeric_limits<double>::quiet_NaN();
        using Pieces = std::vector<QPolygonF>;
        QCOMPARE(clippedLines({{1, 1}, {4, 5}, {9, 2}}, area), (Pieces{{{1, 1}, {4, 5}, {9, 2}}}));
        QCOMPARE(clippedLines({{-5, 5}, {15, 5}}, area), (Pieces{{{0, 5}, {10, 5}}}));
        QCOMPARE(clippedLines({{5, 5}, {5, 15}, {7, 15}, {7, 5}}, area),
                 (Pieces{{{5, 5}, {5, 10}}, {{7, 10}, {7, 5}}}));
        QCOMPARE(clippedLines({{-1, 5}, {5, 11}, {20, 20}}, area), (Pieces{{{0, 6}, {4, 10}}}));
        QCOMPARE(clippedLines({{1, 1}, {2, 2}, {nowhere, 3}, {4, 4}, {5, 5}}, area),
                 (Pieces{{{1, 1}, {2, 2}}, {{4, 4}, {5, 5}}}));
        QVERIFY(clippedLines({{-5, 0}, {-5, 10}, {-1, 20}}, area).empty());
        QVERIFY(clippedLines({}, area).empty());
    }

    /// A picture for a paper has nothing beyond its axes, however far the curves go on.
    void picturesOfAPartEndAtTheirAxes()
    {
        TrainingPlot plot;
        QVERIFY(showBothStages(plot));
        QTRY_COMPARE(plot.episodesShown(), (Span{0, 400}));
        plot.zoom(4);
        QVERIFY(plot.episodesShown().length() < 150);
        const QRectF target(0, 0, 1200, 300);
        const QString text = svgOf(plot, target);
        static const QRegularExpression points(QStringLiteral("points=\"([^\"]*)\""));
        std::size_t lines = 0;
        for (const auto& match : points.globalMatch(text)) {
            ++lines;
            for (const QString& point : match.captured(1).split(' ', Qt::SkipEmptyParts)) {
                const QStringList xy = point.split(',');
                QVERIFY2(target.contains({xy[0].toDouble(), xy[1].toDouble()}), qPrintable(point));
            }
        }
        QVERIFY(lines > 2);
        for (const char* name : {"episode", "mean", "best", "baseline"})
            QVERIFY2(text.contains(QStringLiteral(">%1<").arg(QLatin1String(name))), name);
    }

    /// The scale leaves single wild values out; that they are there is told all the same.
    void valuesBeyondTheScaleAreMarked()
    {
        TrainingPlot plot;
        QVERIFY(showBothStages(plot)); // The first loss is far above the others.
        QTRY_COMPARE(plot.episodesShown(), (Span{0, 400}));
        const double upper = plot.lossesShown(Stage::Imitation).most;
        QVERIFY(upper < scriptedRecord(0, 200).loss);
        const OffScaleMarkers::Keys marked = plot.beyondScale(true);
        QVERIFY(!marked.above.empty());
        QVERIFY(std::ranges::none_of(marked.below, [](double episode) { return episode < 200; }));
        QCOMPARE(marked.above.front(), 0.0);
        for (const double episode : marked.above)
            QVERIFY(scriptedRecord(static_cast<std::uint64_t>(episode), 200).loss >
                    plot.lossesShown(episode < 200 ? Stage::Imitation : Stage::Simulation).most);
        const QRectF target(0, 0, 1200, 300);
        QVERIFY(svgOf(plot, target).contains(QStringLiteral(">beyond the scale<")));
        plot.setShown(CurveKind::Episodes, false);
        QVERIFY(plot.beyondScale(true).empty());
        QVERIFY(!svgOf(plot, target).contains(QStringLiteral(">beyond the scale<")));
        plot.setShown(CurveKind::Episodes, true);
        // In the window: the colour of the run, in full, at the upper edge.
        plot.replot(QCustomPlot::rpImmediateRefresh);
        const QPixmap pixmap = plot.grab();
        const QImage drawn = pixmap.toImage();
        const QRect area = plot.axisRect(1)->rect();
        const double at = plot.axisRect(1)->axis(QCPAxis::atBottom)->coordToPixel(0);
        const QPointF inside(at + 1, area.top() + OffScaleMarkers::height - 1); // Beside the axis.
        const QColor seen = drawn.pixelColor((inside * pixmap.devicePixelRatio()).toPoint());
        const QColor wanted = runColor(0, tokens(plot.palette()).dark);
        QVERIFY2(std::abs(seen.red() - wanted.red()) < 40 && std::abs(seen.green() - wanted.green()) < 40 &&
                     std::abs(seen.blue() - wanted.blue()) < 40,
                 qPrintable(seen.name() + ' ' + wanted.name()));
    }

    void stageNamesStayWithinTheAxes()
    {
        TrainingPlot plot;
        QVERIFY(showBothStages(plot));
        QTRY_COMPARE(plot.episodesShown(), (Span{0, 400}));
        const auto shown = [&] {
            plot.replot(QCustomPlot::rpImmediateRefresh);
            QStringList names;
            for (const QCPItemText* text : plot.findChildren<QCPItemText*>())
                if (text->visible())
                    names << text->text();
            names.sort();
            return names;
        };
        QCOMPARE(shown(), (QStringList{QStringLiteral("I"), QStringLiteral("II")}));
        plot.zoom(4); // About the middle, where the border is.
        plot.pan(0.499);
        QCOMPARE(shown(), QStringList{QStringLiteral("II")});
        plot.pan(0.4);
        QVERIFY(shown().isEmpty());
    }

    void nothingIsDrawnWhileHidden()
    {
        TrainingPlot plot;
        plot.resize(1200, 180);
        plot.addRun(0, QStringLiteral("run"), {200, 300});
        QTest::qWait(10); // The plot's own first drawing.
        QSignalSpy replots(&plot, &QCustomPlot::afterReplot);
        plot.addRecords(0, scriptedRecords(0, 100, 200));
        QTest::qWait(50);
        QCOMPARE(replots.count(), 0);
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        QTRY_VERIFY(replots.count() > 0);
    }

    void curveKindsCanBeHidden()
    {
        TrainingPlot plot;
        plot.addRun(0, QStringLiteral("run"), {200, 300});
        plot.addRun(1, QStringLiteral("other"), {200, 300});
        // The run at the back shows only what stays readable.
        QVERIFY(!plot.curves(0)->episodes->visible() && plot.curves(1)->episodes->visible());
        QVERIFY(plot.curves(0)->mean->visible());
        plot.setShown(CurveKind::Mean, false);
        QVERIFY(!plot.curves(0)->mean->visible() && !plot.curves(1)->mean->visible());
        plot.bringToFront(0);
        QVERIFY(plot.curves(0)->episodes->visible() && !plot.curves(1)->episodes->visible());
        plot.removeRun(0);
        QVERIFY(!plot.curves(0));
        QCOMPARE(plot.graphCount(), 12);
    }

    void emptyStateOffersTraining()
    {
        TrainingView view;
        view.resize(1250, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        auto* button = view.findChild<QPushButton*>(QStringLiteral("trainButton"));
        QVERIFY(button->isVisible());
        QSignalSpy requests(&view, &TrainingView::trainRequested);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(requests.count(), 1);
        view.setObstacle(QStringLiteral("The learning module is not installed"));
        QVERIFY(!button->isEnabled() && !view.trainAction()->isEnabled());
        QCOMPARE(labelText(view, "emptyText"), QStringLiteral("The learning module is not installed"));
        view.setObstacle({});
        QVERIFY(button->isEnabled());
    }

    void headerTellsHowFarItIs()
    {
        TrainingView view;
        view.resize(1250, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        TrainingScript script;
        script.endless = true;
        script.imitation = 200;
        TrainingJob job(QStringLiteral("DOPPLER, seed 1"), nullptr, factoryFor(script));
        job.start(trainingSetup("200", "9800"));
        view.addJob(&job);
        QCOMPARE(view.currentJob(), &job);
        QTRY_COMPARE(labelText(view, "state"), QStringLiteral("Running"));
        QTRY_VERIFY(labelText(view, "status").contains(QStringLiteral("stage II, episode ")));
        QVERIFY(labelText(view, "status").endsWith(QStringLiteral("of 10,000")));
        QTRY_COMPARE(labelText(view, "rate"),
                     QStringLiteral("10.0 episodes/s")); // As the script's clock says.
        QTRY_VERIFY(labelText(view, "left").endsWith(QStringLiteral("min left")));
        view.pauseAction()->trigger();
        QTRY_COMPARE(labelText(view, "state"), QStringLiteral("Paused"));
        QCOMPARE(view.pauseAction()->text(), QStringLiteral("Resume training"));
        view.pauseAction()->trigger();
        QTRY_COMPARE(labelText(view, "state"), QStringLiteral("Running"));
        view.stopAction()->trigger();
        QTRY_COMPARE(labelText(view, "state"), QStringLiteral("Stopped"));
        QVERIFY(!view.pauseAction()->isEnabled() && !view.stopAction()->isEnabled() &&
                !view.abortAction()->isEnabled());
        QTRY_VERIFY(labelText(view, "left").startsWith(QStringLiteral("took ")));
    }

    void failureStandsInPlaceWithARemedy()
    {
        TrainingView view;
        view.resize(1250, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        TrainingScript script;
        script.startError = Error{{"the checkpoint is of graph {0}", {"ffnn"}}, "run.doppler", {}};
        TrainingJob job(QStringLiteral("run"), nullptr, factoryFor(script));
        job.start(trainingSetup());
        view.addJob(&job);
        auto* bar = view.findChild<QWidget*>(QStringLiteral("errorBar"));
        QVERIFY(!bar->isVisible());
        QTRY_VERIFY(bar->isVisible());
        QCOMPARE(labelText(view, "errorText"),
                 QStringLiteral("Training failed: run.doppler: the checkpoint is of graph ffnn"));
        QSignalSpy requests(&view, &TrainingView::trainRequested);
        QTest::mouseClick(view.findChild<QPushButton*>(QStringLiteral("errorButton")), Qt::LeftButton);
        QCOMPARE(requests.count(), 1);
    }

    void severalRunsHaveAColourEachAndAreChosenInTheList()
    {
        TrainingView view;
        view.resize(1250, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        TrainingScript script;
        TrainingJob one(QStringLiteral("one"), nullptr, factoryFor(script));
        TrainingJob two(QStringLiteral("two"), nullptr, factoryFor(script));
        for (TrainingJob* job : {&one, &two}) {
            TrainingSetup own = trainingSetup();
            own.seed = job == &one ? 1 : 2;
            job->start(own);
            view.addJob(job);
        }
        QTRY_VERIFY(one.ended() && two.ended());
        QCOMPARE(view.plot()->curves(0)->episodes->data()->size(), 100);
        QCOMPARE(view.plot()->curves(1)->episodes->data()->size(), 100);
        QVERIFY(view.plot()->curves(0)->mean->pen().color().rgb() !=
                view.plot()->curves(1)->mean->pen().color().rgb());
        QCOMPARE(view.currentJob(), &two);
        QSignalSpy chosen(&view, &TrainingView::currentJobChanged);
        auto* list = view.findChild<QTreeView*>(QStringLiteral("trainingList"));
        const QModelIndex group = list->model()->index(0, 0);
        QCOMPARE(list->model()->rowCount(group), 2); // They differ in their seed alone.
        QVERIFY(list->isExpanded(group));
        const QRect row = list->visualRect(list->model()->index(0, 0, group));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(view.currentJob(), &one);
        QCOMPARE(chosen.count(), 1);
        view.removeJob(&one);
        QCOMPARE(view.currentJob(), &two);
        view.clearEnded();
        QCOMPARE(view.currentJob(), nullptr);
        QVERIFY(view.findChild<QPushButton*>(QStringLiteral("trainButton"))->isVisible());
    }

    void aJobThatGoesLeavesItsCurves()
    {
        TrainingView view;
        view.resize(1250, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        {
            TrainingJob job(QStringLiteral("run"), nullptr, factoryFor({}));
            job.start(trainingSetup());
            view.addJob(&job);
            QTRY_VERIFY(job.ended());
        }
        QCOMPARE(view.currentJob(), nullptr);
        QCOMPARE(view.plot()->curves(0)->episodes->data()->size(), 100);
        view.pauseAction()->trigger(); // Acts on nothing.
    }

    void followsThePalette()
    {
        TrainingView view;
        view.resize(1250, 200);
        view.setPalette(QPalette(Qt::white, Qt::black, Qt::white, Qt::gray, Qt::gray, Qt::black, Qt::white));
        TrainingJob job(QStringLiteral("run"), nullptr, factoryFor({}));
        view.addJob(&job);
        const auto pen = [&view] { return view.plot()->curves(0)->mean->pen().color(); };
        applyTheme(*qApp, ThemeKind::Dark);
        view.setPalette(qApp->palette());
        QCOMPARE(pen().rgb(), runColor(0, true).rgb());
        applyTheme(*qApp, ThemeKind::Light);
        view.setPalette(qApp->palette());
        QCOMPARE(pen().rgb(), runColor(0, false).rgb());
    }
};

DOPPLER_TEST_WITH(QApplication, TrainingViewTest)

} // namespace training_view_test

#include "training_view.moc"
