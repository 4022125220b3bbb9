// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_view.h"

#include "tests/widgets/training_script.h"
#include "widgets/format.h"
#include "widgets/theme.h"
#include "widgets/training/duration_ticker.h"
#include "widgets/training/legend_button.h"
#include "widgets/training/run_colors.h"
#include "widgets/training/training_csv.h"
#include "widgets/training/training_plot.h"
#include "widgets/training/training_table.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace doppler;

namespace {

TrainerFactory factoryFor(const TrainingScript& script)
{
    return [script]() -> Result<std::unique_ptr<Trainer>> {
        return std::unique_ptr<Trainer>(std::make_unique<ScriptedTrainer>(script));
    };
}

TrainingSetup setup(std::string_view stage1 = "200", std::string_view stage2 = "300")
{
    TrainingSetup result;
    result.problem = smallProblem();
    (void)result.options.set(trainingOptions(), "stage1_episodes", stage1);
    (void)result.options.set(trainingOptions(), "stage2_episodes", stage2);
    return result;
}

QVector<EpisodeRecord> records(std::uint64_t from, std::uint64_t to, std::uint64_t imitation)
{
    QVector<EpisodeRecord> result;
    for (std::uint64_t e = from; e < to; ++e)
        result.append(scriptedRecord(e, imitation));
    return result;
}

QString labelText(const QWidget& view, const char* name)
{
    return view.findChild<QLabel*>(QLatin1String(name))->text();
}

bool close(double a, double b) { return std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b)); }

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
        plot.addRecords(0, records(0, 120, 200)); // In pieces, as a drain brings them.
        plot.addRecords(0, records(120, 121, 200));
        plot.addRecords(0, records(121, 500, 200));
        const RunCurves& curves = *plot.curves(0);
        QCOMPARE(curves.episodes->data()->size(), 500);
        QCOMPARE(curves.loss->data()->size(), 500);
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
        plot.addRecords(0, records(0, 500, 200));
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
        plot.addRecords(0, records(0, 50, 200));
        QCOMPARE(plot.stageMarks(), std::vector<double>{200}); // Announced.
        plot.addRecords(0, records(50, 250, 200));
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
        plot.addRecords(0, records(0, 100, 200));
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
        plot.addRecords(0, records(0, 60, 2000));
        plot.show(); // What came while it was hidden is drawn now.
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        QTRY_COMPARE(plot.episodesShown(), (Span{0, 100}));
        plot.addRecords(0, records(60, 150, 2000));
        QTRY_COMPARE(plot.episodesShown(), (Span{0, 200}));
        QTest::keyClick(&plot, Qt::Key_W);
        const Span zoomed = plot.episodesShown();
        QVERIFY(zoomed.length() < 150);
        plot.addRecords(0, records(150, 1000, 2000));
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

    void nothingIsDrawnWhileHidden()
    {
        TrainingPlot plot;
        plot.resize(1200, 180);
        plot.addRun(0, QStringLiteral("run"), {200, 300});
        QTest::qWait(10); // The plot's own first drawing.
        QSignalSpy replots(&plot, &QCustomPlot::afterReplot);
        plot.addRecords(0, records(0, 100, 200));
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
        QCOMPARE(plot.graphCount(), 8);
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
        job.start(setup("200", "9800"));
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
        job.start(setup());
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
            TrainingSetup own = setup();
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
            job.start(setup());
            view.addJob(&job);
            QTRY_VERIFY(job.ended());
        }
        QCOMPARE(view.currentJob(), nullptr);
        QCOMPARE(view.plot()->curves(0)->episodes->data()->size(), 100);
        view.pauseAction()->trigger(); // Acts on nothing.
    }

    void seedsOfATrainingAreOneGroupWithItsFigures()
    {
        TrainingTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::vector<std::unique_ptr<TrainingJob>> jobs;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            TrainingScript script;
            script.bestOffset = 1e-5 * static_cast<double>(seed);
            jobs.push_back(std::make_unique<TrainingJob>(QString(), nullptr, factoryFor(script)));
            TrainingSetup own = setup(seed == 4 ? "100" : "200");
            (void)own.options.set(trainingOptions(), "control", seed == 4 ? "true" : "false");
            own.seed = seed;
            jobs.back()->start(own);
            table.add(seed, jobs.back().get());
        }
        QTRY_VERIFY(std::ranges::all_of(jobs, [](const auto& job) { return job->ended(); }));
        table.refresh();
        QCOMPARE(table.rowCount(), 2);
        const QModelIndex group = table.index(0, 0);
        const auto text = [&](const QModelIndex& row, int column) {
            return row.siblingAtColumn(column).data().toString();
        };
        QCOMPARE(text(group, TrainingTable::Name), QStringLiteral("DOPPLER, paper"));
        QCOMPARE(text(table.index(1, 0), TrainingTable::Name), QStringLiteral("DOPPLER, control, paper"));
        QCOMPARE(table.rowCount(group), 3);
        const double best = scriptedRecord(99, 50).best;
        QCOMPARE(text(group, TrainingTable::Best), formatSeconds(best + 1e-5));
        QCOMPARE(text(group, TrainingTable::Mean), formatSeconds(best + 2e-5));
        QCOMPARE(text(group, TrainingTable::Spread), QStringLiteral("±") + formatSeconds(1e-5));
        QCOMPARE(text(table.index(1, 0, group), TrainingTable::Name), QStringLiteral("Seed 2"));
        QCOMPARE(text(table.index(1, 0, group), TrainingTable::Best), formatSeconds(best + 2e-5));
        QCOMPARE(text(table.index(1, 0, group), TrainingTable::State), QStringLiteral("Finished"));
        QCOMPARE(text(table.index(1, 0, group), TrainingTable::Episodes), QStringLiteral("100/500"));
        QVERIFY(text(table.index(1, 0, group), TrainingTable::Greedy) != QString());
        table.remove(2);
        QCOMPARE(table.rowCount(table.index(0, 0)), 2);
        table.remove(4);
        QCOMPARE(table.rowCount(), 1);
    }

    void aBandIsMeanAndSpreadOfTheSeeds()
    {
        const CurvePoints low{{0, 1}, {10, 2}, {20, 3}};
        const CurvePoints high{{0, 3}, {20, 5}};
        const std::vector<CurvePoints> both{low, high};
        const SpreadBand range = spreadBand(both, Spread::LeastToMost, false);
        QCOMPARE(range.keys.first(), 0.0);
        QCOMPARE(range.keys.last(), 20.0);
        const auto at = range.keys.indexOf(10);
        QCOMPARE(range.mean[at], 3.0);
        QCOMPARE(range.low[at], 2.0);
        QCOMPARE(range.high[at], 4.0);
        const SpreadBand deviation = spreadBand(both, Spread::Deviation, false);
        QVERIFY(close(deviation.high[at] - deviation.mean[at], std::sqrt(2.0)));
        QCOMPARE(valueAt(low, 5, true), 1.0); // Steps hold their value.
        QCOMPARE(valueAt(low, 5, false), 1.5);
        QVERIFY(std::isnan(valueAt(low, 21, false)));
        const std::vector<CurvePoints> apart{{{0, 1}, {5, 1}}, {{6, 1}, {9, 1}}};
        QVERIFY(spreadBand(apart, Spread::LeastToMost, false).keys.isEmpty()); // Never two at once.
        QVERIFY(spreadBand({}, Spread::LeastToMost, false).keys.isEmpty());
    }

    void groupsOfTwoAndMoreRunsGetABand()
    {
        TrainingPlot plot;
        for (std::size_t run = 0; run < 3; ++run) {
            plot.addRun(run, QStringLiteral("run"), {200, 300});
            QVector<EpisodeRecord> own = records(0, 500, 200);
            for (EpisodeRecord& record : own)
                record.best += 1e-5 * static_cast<double>(run);
            plot.addRecords(run, own);
        }
        plot.setGroups({{QStringLiteral("both"), {0, 1}}, {QStringLiteral("one"), {2}}});
        const auto band = plot.bandOf(0, CurveKind::Best);
        QCOMPARE(band.size(), std::size_t{3});
        const auto tip = [](const QCPGraph* graph) { return (graph->data()->constEnd() - 1)->value; };
        QVERIFY(close(tip(band[0]), scriptedRecord(499, 200).best + 0.5e-5));
        QVERIFY(close(tip(band[1]), scriptedRecord(499, 200).best));
        QVERIFY(close(tip(band[2]), scriptedRecord(499, 200).best + 1e-5));
        QVERIFY(plot.bandOf(1, CurveKind::Best).empty());
        QVERIFY(plot.curves(0)->mean->visible());
        plot.setRunsShown(false);
        QVERIFY(!plot.curves(0)->mean->visible()); // The mean stands for it,
        QVERIFY(plot.curves(2)->mean->visible());  // but not for one alone.
        plot.setSpread(Spread::None);
        QVERIFY(plot.curves(0)->mean->visible() && plot.bandOf(0, CurveKind::Best).empty());
        plot.setGroups({});
        plot.removeRun(0);
        QCOMPARE(plot.graphCount(), 16);
    }

    void newBestsAndTheGreedyPlacementAreMarked()
    {
        TrainingPlot plot;
        plot.addRun(0, QStringLiteral("run"), {2, 3});
        QVector<EpisodeRecord> five = records(0, 5, 2);
        const double bests[] = {5, 4, 4, 3, 3};
        for (int i = 0; i < 5; ++i)
            five[i].best = bests[i];
        plot.addRecords(0, five);
        QVector<double> marks;
        for (const QCPGraphData& point : *plot.curves(0)->newBests->data())
            marks.append(point.key);
        QCOMPARE(marks, (QVector<double>{1, 3}));
        plot.setGreedy(0, 3.5);
        QCOMPARE(plot.curves(0)->greedy->data()->constBegin()->value, 3.5);
        QCOMPARE(plot.curves(0)->greedy->data()->constBegin()->key, 4.0);
    }

    void otherQuantitiesOtherGraphsAndWhatWentOn()
    {
        TrainingPlot plot;
        plot.addRun(0, QStringLiteral("run"), {20, 30});
        QVector<EpisodeRecord> mixed = records(0, 40, 20);
        for (EpisodeRecord& record : mixed)
            record.problem = record.episode % 2;
        plot.addRecords(0, mixed);
        const RunCurves& curves = *plot.curves(0);
        QCOMPARE(curves.episodes->data()->size(), 20); // Those on the first graph.
        plot.setSecond(SecondQuantity::Epsilon);
        QCOMPARE(curves.loss->data()->constBegin()->value, 0.5);
        QCOMPARE(curves.episodes->data()->size(), 20);
        plot.addRecords(0, records(30, 35, 20)); // Goes on from an earlier checkpoint.
        QCOMPARE(curves.records().size(), std::size_t{35});
        QCOMPARE((curves.episodes->data()->constEnd() - 1)->key, 34.0);
        QCOMPARE(curves.newest()->episode, std::uint64_t{34});
    }

    void makespansMayBeLogarithmic()
    {
        TrainingPlot plot;
        plot.addRun(0, QStringLiteral("run"), {200, 300});
        plot.addRecords(0, records(0, 500, 200));
        plot.setReferences({{QStringLiteral("far"), 4e-3}});
        plot.resize(1200, 180);
        plot.setLogarithmic(true);
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        const QCPAxis* axis = plot.axisRect(0)->axis(QCPAxis::atLeft);
        QCOMPARE(axis->scaleType(), QCPAxis::stLogarithmic);
        QVERIFY(plot.makespansShown().least > 0);
        QVERIFY(plot.makespansShown().contains(scriptedRecord(499, 200).best));
        QTRY_VERIFY(axis->tickVector().size() >= 2);
        LogDurationTicker ticker;
        QVector<double> ticks;
        QVector<QString> labels;
        ticker.generate(QCPRange(1e-3, 1e-1), QLocale::c(), 'g', 6, ticks, nullptr, &labels);
        QCOMPARE(QStringList(labels.begin(), labels.end()),
                 (QStringList{"1", "2", "5", "10", "20", "50", "100"}));
        plot.setLogarithmic(false);
        QCOMPARE(axis->scaleType(), QCPAxis::stLinear);
    }

    void optionsReachTheCurvesAndTheTable()
    {
        TrainingView view;
        view.resize(1250, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        TrainingJob job(QStringLiteral("run"), nullptr, factoryFor({}));
        job.start(setup());
        view.addJob(&job);
        QTRY_VERIFY(job.ended());
        auto* smoothing = view.findChild<QSlider*>(QStringLiteral("smoothing"));
        smoothing->setValue(1); // None.
        QCOMPARE(view.plot()->curves(0)->smoothing(), std::size_t{1});
        smoothing->setValue(5);
        QCOMPARE(view.plot()->curves(0)->smoothing(), std::size_t{20});
        auto* table = view.findChild<QTreeView*>(QStringLiteral("trainingComparison"));
        QVERIFY(!table->isVisible());
        view.compareAction()->trigger();
        QVERIFY(table->isVisible() && !view.plot()->isVisible());
        QCOMPARE(table->model()->index(0, TrainingTable::Best).data().toString(),
                 formatSeconds(scriptedRecord(99, 50).best));
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("curves.csv"));
        QSignalSpy saved(&view, &TrainingView::saved);
        view.exportCsv(file);
        QVERIFY(saved.wait());
        QFile text(file);
        QVERIFY(text.open(QIODevice::ReadOnly));
        QCOMPARE(text.readAll().count('\n'), 101);
        QSignalSpy failed(&view, &TrainingView::failed);
        view.exportCsv(folder.filePath(QStringLiteral("no/such/folder.csv")));
        QVERIFY(failed.wait());
        view.exportPicture(folder.filePath(QStringLiteral("curves.svg")));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("curves.svg"))));
    }

    void curvesAsATable()
    {
        const auto csv =
            trainingCsv(std::vector<TrainingCurve>{{"DOPPLER, paper", 3, {scriptedRecord(7, 5)}}});
        const QStringList lines = QString::fromStdString(csv).split('\n');
        QCOMPARE(lines[0].split(',').size(), 13);
        QVERIFY(lines[1].startsWith(QStringLiteral("\"DOPPLER, paper\",3,7,II,0,")));
        QVERIFY(lines[1].endsWith(QStringLiteral(",0.5,0.001,0.8")));
    }

    void anEndedRunGoesOnOnItsCurves()
    {
        TrainingView view;
        view.resize(1250, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTemporaryDir folder;
        TrainingSetup own = setup();
        own.checkpointFile = folder.filePath(QStringLiteral("run.doppler")).toStdString();
        TrainingJob job(QStringLiteral("run"), nullptr, factoryFor({}));
        job.start(own);
        view.addJob(&job);
        QTRY_VERIFY(job.ended());
        QVERIFY(!view.continueAction()->isEnabled()); // No checkpoint was written.
        QFile checkpoint(QString::fromStdString(own.checkpointFile));
        QVERIFY(checkpoint.open(QIODevice::WriteOnly));
        view.showJob(&job);
        QSignalSpy wanted(&view, &TrainingView::continueRequested);
        view.continueAction()->trigger();
        QCOMPARE(wanted.count(), 1);
        TrainingScript script;
        script.episodes = 150;
        TrainingJob next(QStringLiteral("run"), nullptr, factoryFor(script));
        next.start(own);
        view.replaceJob(&job, &next);
        QCOMPARE(view.currentJob(), &next);
        QTRY_VERIFY(next.ended());
        QCOMPARE(view.plot()->curves(0)->episodes->data()->size(), 150);
        QVERIFY(!view.plot()->curves(1));
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

QTEST_MAIN(TrainingViewTest)
#include "training_view.moc"
