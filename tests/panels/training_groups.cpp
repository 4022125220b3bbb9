// SPDX-License-Identifier: GPL-3.0-or-later
// Trainings of several seeds: their groups, bands and table; what the curves can show, and how they leave.
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/training_samples.h"
#include "widgets/table/table_data.h"
#include "widgets/training/curves/duration_ticker.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/training/training_csv.h"
#include "widgets/training/training_picture.h"
#include "widgets/training/training_table.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QTreeView>
#include <cmath>

namespace training_groups_test {

using namespace doppler;

class TrainingGroupsTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSize)")));
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
            TrainingSetup own = trainingSetup(seed == 4 ? "100" : "200");
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
        // Files get plain numbers, and every run after its group.
        const TableData written = tableOf(table);
        QCOMPARE(written.captions[1 + TrainingTable::Mean], QStringLiteral("Mean (s)"));
        QCOMPARE(written.rows[0][1 + TrainingTable::Mean],
                 table.index(0, TrainingTable::Mean).data(plainRole));
        QVERIFY(std::abs(written.rows[0][1 + TrainingTable::Mean].toDouble() - (best + 2e-5)) < 1e-12);
        QCOMPARE(written.rows[1][0].toString(), text(group, TrainingTable::Name));
        QVERIFY(std::abs(written.rows[2][1 + TrainingTable::Best].toDouble() - (best + 2e-5)) < 1e-12);
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
            QVector<EpisodeRecord> own = scriptedRecords(0, 500, 200);
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
        QCOMPARE(plot.graphCount(), 24);
    }

    void newBestsAndTheGreedyPlacementAreMarked()
    {
        TrainingPlot plot;
        plot.addRun(0, QStringLiteral("run"), {2, 3});
        QVector<EpisodeRecord> five = scriptedRecords(0, 5, 2);
        const double bests[] = {5, 4, 4, 3, 3};
        for (int i = 0; i < 5; ++i)
            five[i].best = bests[i];
        plot.addRecords(0, five);
        QVector<double> marks;
        for (const QCPGraphData& point : *plot.curves(0)->newBests->data())
            marks.append(point.key);
        QCOMPARE(marks, (QVector<double>{1, 3}));
        plot.setGreedy(0, {3.5});
        QCOMPARE(plot.curves(0)->greedy->data()->constBegin()->value, 3.5);
        QCOMPARE(plot.curves(0)->greedy->data()->constBegin()->key, 4.0);
    }

    void otherQuantitiesOtherGraphsAndWhatWentOn()
    {
        TrainingPlot plot;
        plot.addRun(0, QStringLiteral("run"), {20, 30});
        QVector<EpisodeRecord> mixed = scriptedRecords(0, 40, 20);
        for (EpisodeRecord& record : mixed)
            record.problem = record.episode % 2;
        plot.addRecords(0, mixed);
        const RunCurves& curves = *plot.curves(0);
        QCOMPARE(curves.episodes->data()->size(), 20); // Those on the first graph.
        plot.setSecond(SecondQuantity::Epsilon);
        QCOMPARE(curves.loss[0]->data()->constBegin()->value, 0.5);
        QCOMPARE(curves.episodes->data()->size(), 20);
        plot.addRecords(0, scriptedRecords(30, 35, 20)); // Goes on from an earlier checkpoint.
        QCOMPARE(curves.records().size(), std::size_t{35});
        QCOMPARE((curves.episodes->data()->constEnd() - 1)->key, 34.0);
        QCOMPARE(curves.newest()->episode, std::uint64_t{34});
    }

    /// Losses of the stages differ by orders of magnitude; other quantities have one scale.
    void everyStageHasItsOwnLossAxis()
    {
        TrainingPlot plot;
        plot.addRun(0, QStringLiteral("run"), {20, 20});
        QVector<EpisodeRecord> records = scriptedRecords(0, 40, 20);
        for (EpisodeRecord& record : records)
            record.loss = record.stage == Stage::Imitation ? 1000 + double(record.episode)
                                                           : 1e-3 * double(record.episode);
        plot.addRecords(0, records);
        plot.resize(900, 300);
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        QTRY_VERIFY(plot.lossesShown(Stage::Imitation).contains(1010));
        QCOMPARE(plot.lossAxes(), std::size_t{2});
        QVERIFY(plot.lossesShown(Stage::Imitation).least > 900);
        QVERIFY(plot.lossesShown(Stage::Simulation).contains(0.03));
        QVERIFY(plot.lossesShown(Stage::Simulation).most < 1);
        const auto axis = [&](std::size_t stage) { return plot.curves(0)->loss[stage]->valueAxis(); };
        QCOMPARE(axis(0)->axisType(), QCPAxis::atLeft);
        QCOMPARE(axis(1)->axisType(), QCPAxis::atRight);
        QCOMPARE(axis(0)->label(), QStringLiteral("stage I"));
        QCOMPARE(axis(1)->label(), QStringLiteral("stage II"));
        plot.setSecond(SecondQuantity::Epsilon);
        QCOMPARE(plot.lossAxes(), std::size_t{1});
        QCOMPARE(axis(1), axis(0));
        QVERIFY(axis(0)->label().isEmpty());
        plot.setSecond(SecondQuantity::Loss);
        QCOMPARE(plot.lossAxes(), std::size_t{2});
        // A training with one stage alone has the axis at the left.
        plot.removeRun(0);
        plot.addRun(1, QStringLiteral("other"), {0, 40});
        QCOMPARE(plot.lossAxes(), std::size_t{1});
        QCOMPARE(plot.curves(1)->lossMean[1]->valueAxis()->axisType(), QCPAxis::atLeft);
    }

    void theCurvesOfEveryGraphCanBeShown()
    {
        TrainingPlot plot;
        plot.addRun(0, QStringLiteral("run"), {20, 30});
        QVector<EpisodeRecord> mixed = scriptedRecords(0, 40, 20);
        for (EpisodeRecord& record : mixed) {
            record.problem = record.episode % 2;
            record.best += record.problem == 1 ? 1e-2 : 0;
        }
        plot.addRecords(0, mixed);
        plot.setGreedy(0, {3.5, 4.5});
        const RunCurves& curves = *plot.curves(0);
        QCOMPARE(curves.problemCount(), std::size_t{2});
        const auto greedy = [&] { return curves.greedy->data()->constBegin()->value; };
        const auto labels = [&] {
            QStringList values;
            for (const ValueLabels::Label& label : plot.valueLabels())
                values << label.valueText;
            return values;
        };
        plot.resize(1200, 180);
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        QCOMPARE(greedy(), 3.5);
        QCOMPARE(labels(), QStringList{formatSeconds(mixed[38].best)});
        plot.setProblem(0, 1);
        QCOMPARE(curves.episodes->data()->size(), 20);
        QCOMPARE(curves.episodes->data()->constBegin()->key, 1.0);
        QCOMPARE((curves.best->data()->constEnd() - 1)->value, mixed[39].best);
        QCOMPARE(greedy(), 4.5);
        QCOMPARE(labels(), QStringList{formatSeconds(mixed[39].best)});
        QVERIFY(plot.makespansShown().contains(mixed[39].best)); // The scale follows.
        plot.addRecords(0, scriptedRecords(40, 41, 20));         // Of the first graph.
        QCOMPARE(curves.newest()->episode, std::uint64_t{39});
        plot.setProblem(0, 0);
        QCOMPARE(curves.newest()->episode, std::uint64_t{40});
    }

    /// Logs don't name their graphs: a number alone would say nothing.
    void aGraphWithoutANameIsCalledGraph()
    {
        TrainingView view;
        auto* choice = view.findChild<QComboBox*>(QStringLiteral("trainingGraph"));
        TrainingLogContent logged;
        logged.records = scriptedRecords(0, 40, 20);
        for (EpisodeRecord& record : logged.records)
            record.problem = record.episode % 2;
        TrainingSetup setup = trainingSetup();
        setup.problem = nullptr;
        TrainingJob job(QStringLiteral("log"), nullptr, factoryFor({}));
        view.addJob(&job);
        job.replay(setup, std::move(logged));
        QTRY_COMPARE(choice->count(), 2);
        QCOMPARE(choice->itemText(0), QStringLiteral("Graph 1"));
        QCOMPARE(choice->itemText(1), QStringLiteral("Graph 2"));
    }

    void aGraphIsChosenForEveryTrainingThatHasIt()
    {
        TrainingView view;
        view.resize(1250, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        auto* choice = view.findChild<QComboBox*>(QStringLiteral("trainingGraph"));
        const ProblemPtr first = smallProblem();
        const ProblemPtr second =
            Problem::create(generateWorkload("chainmm").value(), first->topologyPtr(), {}).value();
        const auto start = [&](TrainingJob& job, const ProblemPtr& problem, std::vector<ProblemPtr> others) {
            TrainingSetup own = trainingSetup();
            own.problem = problem;
            own.others = std::move(others);
            job.start(own);
            view.addJob(&job);
        };
        TrainingJob alone(QStringLiteral("alone"), nullptr, factoryFor({}));
        start(alone, first, {});
        QVERIFY(!choice->isVisible());
        TrainingJob turned(QStringLiteral("turned"), nullptr, factoryFor({}));
        start(turned, second, {first});
        TrainingJob both(QStringLiteral("both"), nullptr, factoryFor({}));
        start(both, first, {second});
        QVERIFY(choice->isVisible());
        QCOMPARE(choice->count(), 2);
        QCOMPARE(choice->itemText(0), QStringLiteral("1: diamond"));
        QVERIFY(choice->itemText(1).startsWith(QStringLiteral("2: ")));
        QCOMPARE(view.shownProblem(), first);
        QTRY_VERIFY(alone.ended() && turned.ended() && both.ended());
        view.setReferences({{QStringLiteral("of the first"), 1e-3}});
        QSignalSpy shown(&view, &TrainingView::shownProblemChanged);
        choice->setCurrentIndex(1);
        QCOMPARE(shown.count(), 1);
        QCOMPARE(view.shownProblem(), second);
        QCOMPARE(view.plot()->curves(2)->problem(), std::size_t{1});
        QCOMPARE(view.plot()->curves(1)->problem(), std::size_t{0}); // There it is the first.
        QCOMPARE(view.plot()->curves(0)->problem(), std::size_t{0}); // It has no other.
        for (const ValueLabels::Label& label : view.plot()->valueLabels())
            QVERIFY(label.name != QStringLiteral("of the first"));
        view.showJob(&turned);
        QCOMPARE(choice->currentIndex(), 0);
        QCOMPARE(view.shownProblem(), second);
        view.showJob(&alone);
        QVERIFY(!choice->isVisible());
        QCOMPARE(view.shownProblem(), first);
    }

    /// What a log alone tells of a training on several graphs is drawn of the first, and the picture says so.
    void aPictureSaysWhichGraphItIsOf()
    {
        std::vector<SavedTraining> kept(1);
        kept[0].name = "run";
        kept[0].setup.policy = "doppler";
        kept[0].logged.stages = {20, 20};
        kept[0].logged.records = scriptedRecords(0, 40, 20);
        QVERIFY(!trainingsAsSvg(kept).contains("on graph"));
        for (EpisodeRecord& record : kept[0].logged.records)
            record.problem = record.episode % 2;
        QVERIFY(trainingsAsSvg(kept).contains("on graph 1 of 2"));
    }

    void makespansMayBeLogarithmic()
    {
        TrainingPlot plot;
        plot.addRun(0, QStringLiteral("run"), {200, 300});
        plot.addRecords(0, scriptedRecords(0, 500, 200));
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

    /// At any width, and for numbers of any length, the labels of the episodes leave each other room.
    void episodesHaveRoomForTheirLabels()
    {
        for (const QSize size : {QSize{500, 200}, QSize{760, 160}, QSize{1250, 200}, QSize{2400, 400}}) {
            TrainingPlot plot;
            plot.resize(size);
            for (double last : {9.0, 600.0, 4000.0, 123456.0, 98765432.0}) {
                for (QCPAxisRect* rect : plot.axisRects())
                    rect->axis(QCPAxis::atBottom)->setRange(0, last);
                plot.replot();
                for (QCPAxisRect* rect : plot.axisRects()) {
                    const QCPAxis* axis = rect->axis(QCPAxis::atBottom);
                    QVector<double> ticks;
                    QVector<QString> labels;
                    axis->ticker()->generate(axis->range(), QLocale(), 'g', 6, ticks, nullptr, &labels);
                    const QFontMetricsF metrics(axis->tickLabelFont());
                    for (qsizetype i = 1; i < ticks.size(); ++i) {
                        const double apart = axis->coordToPixel(ticks[i]) - axis->coordToPixel(ticks[i - 1]);
                        const double needed = (metrics.horizontalAdvance(labels[i - 1]) +
                                               metrics.horizontalAdvance(labels[i])) /
                                              2;
                        QVERIFY2(apart > needed, qPrintable(QStringLiteral("%1 wide, to %2: %3 pixels for %4")
                                                                .arg(size.width())
                                                                .arg(last)
                                                                .arg(apart)
                                                                .arg(needed)));
                    }
                }
            }
        }
    }

    /// A narrow table scrolls before its names go, and the state is whole before the episodes are.
    void namesAndStatesStayReadable()
    {
        TrainingView view;
        view.resize(530, 240);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        TrainingJob job(QStringLiteral("run"), nullptr, factoryFor({}));
        job.start(trainingSetup());
        view.addJob(&job);
        QTRY_VERIFY(job.ended());
        view.compareAction()->trigger();
        const QHeaderView* header =
            view.findChild<QTreeView*>(QStringLiteral("trainingComparison"))->header();
        QTRY_VERIFY(header->sectionSize(TrainingTable::Name) >= 20 * gridUnit);
        const auto* state = view.findChild<QLabel*>(QStringLiteral("state"));
        QTRY_VERIFY(!state->text().isEmpty() &&
                    state->width() >= state->fontMetrics().horizontalAdvance(state->text()));
        view.resize(1600, 240);
        QTRY_COMPARE(header->length(), header->viewport()->width()); // All of the room that there is.
    }

    void optionsReachTheCurvesAndTheTable()
    {
        TrainingView view;
        view.resize(1250, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        TrainingJob job(QStringLiteral("run"), nullptr, factoryFor({}));
        job.start(trainingSetup());
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
        tests::ScratchFolder folder;
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
        saved.clear();
        view.exportPicture(folder.filePath(QStringLiteral("curves.svg")));
        QCOMPARE(saved.size(), 0); // It is painted and written beside the window.
        QVERIFY(saved.wait());
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
        tests::ScratchFolder folder;
        TrainingSetup own = trainingSetup();
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
};

DOPPLER_TEST_WITH(QApplication, TrainingGroupsTest)

} // namespace training_groups_test

#include "training_groups.moc"
