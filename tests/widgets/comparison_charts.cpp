// SPDX-License-Identifier: GPL-3.0-or-later
// Results narrowed down, charts of a comparison, and a comparison that goes on from its file.
#include "core/study/comparison_journal.h"
#include "widgets/comparison/chart_canvas.h"
#include "widgets/comparison/chart_page.h"
#include "widgets/comparison/comparison_picture.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/comparison/result_filter.h"
#include "widgets/main_window/picture_export.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace doppler;

namespace {

StudyRequest smallRequest()
{
    StudyRequest request;
    request.placers = {QStringLiteral("random"), QStringLiteral("heft"), QStringLiteral("random-best-of-n")};
    request.graphs = {QStringLiteral("chainmm")};
    request.topologies = {QStringLiteral("4xP100"), QStringLiteral("8xV100")};
    request.seeds = 3;
    request.budget.evaluations = 40;
    return request;
}

/// Ticked as the window does it: what is open, and these placers.
void choose(ComparisonView& view, const QStringList& placers)
{
    view.setOpen(QStringLiteral("chainmm"), QStringLiteral("4xP100"), {});
    view.choosePlacers(placers);
}

int linesOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? static_cast<int>(in.readAll().count('\n')) : 0;
}

} // namespace

class ComparisonChartsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void resultsAreNarrowedDown()
    {
        SummaryModel model;
        FilteredSummaries rows;
        QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        rows.setSourceModel(&model);
        ResultFilter filter(rows);
        model.setStudy(*prepareStudy(smallRequest()));
        QCOMPARE(rows.rowCount(), 6);
        QCOMPARE(filter.only(SummaryModel::Devices)->count(), 3);
        QVERIFY(!filter.only(SummaryModel::Graph)->isEnabled()); // There is but one.
        filter.words()->setText(QStringLiteral("RANDOM v100"));
        QCOMPARE(rows.rowCount(), 2);
        filter.only(SummaryModel::Devices)->setCurrentIndex(1);
        QCOMPARE(rows.rowCount(), 0);
        filter.words()->clear();
        QCOMPARE(rows.rowCount(), 3);
        QCOMPARE(rows.index(0, SummaryModel::Devices).data().toString(), QStringLiteral("4xP100"));
        StudyRequest other = smallRequest();
        other.topologies = {QStringLiteral("8xV100")};
        model.setStudy(*prepareStudy(other));
        QCOMPARE(rows.rowCount(), 3); // What was chosen is there no more.
    }

    void chartsAreWalkedThroughByKeys()
    {
        SummaryModel model;
        ChartPage page(model);
        page.resize(900, 500);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const StudyPtr study = *prepareStudy(smallRequest());
        model.setStudy(study);
        page.reset();
        QVERIFY(page.canvas()->chart().dots.empty());
        model.addRows(compare(study->setup));
        page.refresh();
        ChartCanvas* canvas = page.canvas();
        QVERIFY(canvas->isVisible());
        QCOMPARE(canvas->chart().dots.size(), std::size_t{9});
        QSignalSpy opened(&page, &ChartPage::opened);
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_Return);
        QVERIFY(opened.isEmpty()); // Nothing is pointed at yet.
        QTest::keyClick(canvas, Qt::Key_Right);
        QTest::keyClick(canvas, Qt::Key_Right);
        QTest::keyClick(canvas, Qt::Key_Left);
        QCOMPARE(canvas->currentDot(), std::optional<std::size_t>{0});
        QTest::keyClick(canvas, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].value<std::size_t>(), canvas->chart().dots[0].row);
        page.showProblem(1);
        for (const ChartDot& dot : canvas->chart().dots)
            QCOMPARE(model.rows()[dot.row].problem, std::size_t{1});
        page.showKind(ChartPage::AgainstSeconds);
        QCOMPARE(canvas->chart().dots.size(), std::size_t{3});
        const ChartPoint at = canvas->chart().dots[2].at;
        QTest::mouseDClick(canvas, Qt::LeftButton, {},
                           QPoint(static_cast<int>(at.x) + 8, static_cast<int>(at.y) + 8));
        QCOMPARE(opened.size(), 2);
    }

    void picturesHoldTheCharts()
    {
        const StudyPtr study = *prepareStudy(smallRequest());
        const ComparisonPicture picture(study, compare(study->setup), tokens(QPalette()), QFont());
        const QString svg = QString::fromUtf8(pictureAsSvg(
            picture.size(), [&](QPainter& painter, const QRectF& area) { picture.paint(painter, area); }));
        QVERIFY(svg.contains(QStringLiteral("Makespans by placer")));
        QVERIFY(svg.contains(QStringLiteral("Simulated placements")));
    }

    void aKeptComparisonGoesOnInTheWindow()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("kept.jsonl"));
        {
            ComparisonView view;
            choose(view, {QStringLiteral("heft"), QStringLiteral("random")});
            view.keepIn(file);
            QTRY_VERIFY_WITH_TIMEOUT(!view.running() && view.summaries()->rows().size() == 10, 60000);
        }
        QCOMPARE(linesOf(file), 11);
        // As if it had been killed after four runs.
        QFile all(file);
        QVERIFY(all.open(QIODevice::ReadOnly));
        QByteArray part;
        for (int line = 0; line < 5; ++line)
            part += all.readLine();
        all.close();
        QVERIFY(all.open(QIODevice::WriteOnly));
        all.write(part + "{\"problem\": 0");
        all.close();
        ComparisonView view;
        choose(view, {QStringLiteral("cpop")}); // The file says what is compared.
        view.keepIn(file);
        QTRY_VERIFY_WITH_TIMEOUT(!view.running() && view.summaries()->rows().size() == 10, 60000);
        QCOMPARE(view.request().placers,
                 (std::vector<QString>{QStringLiteral("random"), QStringLiteral("heft")}));
        QCOMPARE(linesOf(file), 11);
        QVERIFY(view.keepAction()->isEnabled());
    }

    /// Runs are numbered by the file's order of placers, which need not be that of the list.
    void aFileOfTheCommandLineGoesOn()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("kept.jsonl"));
        StudyRequest request = smallRequest();
        request.placers = {QStringLiteral("heft"), QStringLiteral("random")};
        const StudyPtr study = *prepareStudy(request);
        const auto rows = compare(study->setup);
        {
            auto journal = ComparisonJournal::open(
                file.toStdString(),
                {{"chainmm"}, {"4xP100", "8xV100"}, {"heft", "random"}, request.seeds, request.budget, {}},
                study->setup);
            QVERIFY(journal.ok() && journal->add(rows[3]).ok());
        }
        ComparisonView view;
        choose(view, {QStringLiteral("cpop")});
        view.keepIn(file);
        QTRY_VERIFY_WITH_TIMEOUT(!view.running() && view.summaries()->rows().size() == 12, 60000);
        for (std::size_t i = 0; i < rows.size(); ++i)
            QCOMPARE(view.summaries()->rows()[i].makespan, rows[i].makespan);
    }

    void aFileOfSomethingElseIsRefused()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("other.jsonl"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("{\"vertices\": []}\n");
        out.close();
        ComparisonView view;
        choose(view, {QStringLiteral("heft")});
        view.keepIn(file);
        QTest::qWait(300);
        QVERIFY(!view.running() && view.summaries()->rows().empty());
        QCOMPARE(linesOf(file), 1);
    }
};

QTEST_MAIN(ComparisonChartsTest)
#include "comparison_charts.moc"
