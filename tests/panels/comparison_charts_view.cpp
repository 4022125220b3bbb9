// SPDX-License-Identifier: GPL-3.0-or-later
// Results narrowed down, charts of a comparison, and a comparison that goes on from its file.
#include "tests/support/runner.h"
#include "tests/window/pseudo_language.h"
#include "tests/window/scratch_folder.h"
#include "widgets/comparison/chart_canvas.h"
#include "widgets/comparison/chart_page.h"
#include "widgets/comparison/comparison_picture.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/comparison/result_filter.h"
#include "widgets/shell/picture_export.h"
#include "widgets/workbench/loading.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <algorithm>

namespace comparison_charts_view_test {

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

QByteArray contentOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

int linesOf(const QString& file) { return static_cast<int>(contentOf(file).count('\n')); }

void write(const QString& file, const QByteArray& content)
{
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size())
        qFatal("the test's file can't be written");
}

/// The command line's program; false where it fails.
bool run(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(DOPPLER_BIN "/doppler"), arguments);
    return process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit &&
           process.exitCode() == 0;
}

/// The chart writes it beside what is a placer's.
bool names(const Chart& chart, const char* placer)
{
    return std::ranges::any_of(chart.labels, [&](const ChartLabel& label) { return label.text == placer; });
}

bool tells(const ComparisonView& view, const QString& text)
{
    const auto labels = view.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(text); });
}

/// What the runs of a kept comparison are, sorted, without what the clock says.
QStringList runsIn(const QString& file)
{
    QStringList out;
    const QList<QByteArray> lines = contentOf(file).split('\n');
    for (qsizetype i = 1; i + 1 < lines.size(); ++i) {
        QJsonObject run = QJsonDocument::fromJson(lines[i]).object();
        run.remove(QStringLiteral("seconds"));
        run.remove(QStringLiteral("trace"));
        out.append(QString::fromUtf8(QJsonDocument(run).toJson(QJsonDocument::Compact)));
    }
    out.sort();
    return out;
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

        // A placer stays chosen by whatever name.
        QComboBox* placer = filter.only(SummaryModel::Placer);
        placer->setCurrentIndex(placer->findText(QStringLiteral("HEFT")));
        QCOMPARE(rows.rowCount(), 1);
        const samples::PseudoLanguage pseudo;
        model.retranslate();
        filter.retranslate();
        QCOMPARE(placer->currentText(), QStringLiteral("[HEFT]"));
        QCOMPARE(rows.rowCount(), 1);
        QCOMPARE(rows.index(0, SummaryModel::Placer).data().toString(), QStringLiteral("[HEFT]"));
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
        QVERIFY(names(canvas->chart(), "Best of n random placements"));
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
        const auto* problems = page.findChild<QComboBox*>();
        QCOMPARE(problems->currentText(), QStringLiteral("chainmm on 8xV100"));
        const samples::PseudoLanguage pseudo;
        page.retranslate();
        QCOMPARE(problems->currentText(), QStringLiteral("[chainmm on 8xV100]"));
        QVERIFY(names(canvas->chart(), "[Best of n random placements]"));
        QCOMPARE(problems->currentIndex(), 1);

        // Results that are gone are not drawn, whatever the size.
        model.setStudy(nullptr);
        page.reset();
        canvas->resize(canvas->width() + 50, canvas->height());
        (void)canvas->grab();
        QVERIFY(canvas->chart().dots.empty());
    }

    /// A low page shows curves whole, down to what can be read; a high one as they need.
    void curvesAreAsLowAsThePage()
    {
        const StudyPtr study = *prepareStudy(smallRequest());
        SummaryModel model;
        model.setStudy(study);
        model.addRows(compare(study->setup));
        ChartPage page(model);
        page.resize(1000, 800);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        page.reset();
        page.showKind(ChartPage::AgainstEvaluations);
        const ChartCanvas* canvas = page.canvas();
        const QWidget* view = canvas->parentWidget();
        const double whole = canvas->chart().height;
        QVERIFY(whole > 200 && canvas->height() >= view->height());
        page.resize(1000, 300);
        QTRY_COMPARE(canvas->height(), view->height());
        QVERIFY(canvas->chart().height < whole);
        page.resize(1000, 120);
        QTRY_VERIFY(canvas->height() > view->height()); // five lines and what stands around them stay
        page.resize(1000, 800);
        QTRY_COMPARE(canvas->chart().height, whole);
    }

    void picturesHoldTheCharts()
    {
        const StudyPtr study = *prepareStudy(smallRequest());
        const ComparisonPicture picture(study, compare(study->setup), tokens(QPalette()), QFont());
        const QString svg = QString::fromUtf8(pictureAsSvg(
            picture.size(), [&](QPainter& painter, const QRectF& area) { picture.paint(painter, area); }));
        QVERIFY(svg.contains(QStringLiteral("Makespans by placer")));
        QVERIFY(svg.contains(QStringLiteral("Evaluations")));
        // In the tables and in two charts for each problem.
        QVERIFY(!svg.contains(QStringLiteral("random-best-of-n")));
        QVERIFY(svg.count(QStringLiteral("Best of n random placements")) >= 2 + 2 + 2 * 2);
    }

    void aKeptComparisonGoesOnInTheWindow()
    {
        const tests::ScratchFolder folder;
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

    void aFileOfTheCommandLineGoesOn_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, const QString& arguments) {
            QTest::newRow(name) << arguments.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        };
        row("a budget", QStringLiteral("--placers heft,random --evaluations 40"));
        row("the searches' own budgets", QStringLiteral("--placers heft,random"));
        row("half a second", QStringLiteral("--placers heft,random --seconds 0.5"));
        row("later seeds", QStringLiteral("--placers heft,random --seed 5"));
        row("settings", QStringLiteral("--placers simulated-annealing,random --evaluations 40 "
                                       "--set annealing.start=random"));
        row("a model", QStringLiteral("--placers heft,random --schedule blevel --contention per-device "
                                      "--mode bulk-synchronous --noise 0.1"));
        row("fewer devices", QStringLiteral("--placers heft,random --device-count 2 --efficiency 0.5"));
        row("locks", QStringLiteral("--placers heft,random --lock %1"));
        row("a program", QStringLiteral("--placers heft,%2"));
        row("a command line", QStringLiteral("--placers heft,external --set external.command=%2"));
    }

    /// What `doppler compare --resume` began is gone on with in the window, whatever it was asked for. Runs
    /// are numbered by the file's order of placers, which need not be that of the list.
    void aFileOfTheCommandLineGoesOn()
    {
        QFETCH(QStringList, arguments);
        const tests::ScratchFolder folder;
        const QString stay = folder.filePath(QStringLiteral("stay.json"));
        const QString program = folder.filePath(QStringLiteral("mine.sh"));
        QVERIFY(run({QStringLiteral("simulate"), QStringLiteral("chainmm"), QStringLiteral("--devices"),
                     QStringLiteral("4xP100"), QStringLiteral("--placer"), QStringLiteral("heft"),
                     QStringLiteral("--save-placement"), stay}));
        write(program, "#!/bin/sh\nexec " DOPPLER_SOURCE "/docs/examples/external_placer.py\n");
        QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        for (QString& argument : arguments)
            argument.replace(QLatin1String("%1"), stay).replace(QLatin1String("%2"), program);

        const QString file = folder.filePath(QStringLiteral("kept.jsonl"));
        QVERIFY(
            run(QStringList{QStringLiteral("compare"), QStringLiteral("chainmm"), QStringLiteral("--devices"),
                            QStringLiteral("4xP100,8xV100"), QStringLiteral("--seeds"), QStringLiteral("3"),
                            QStringLiteral("--resume"), file} +
                arguments));
        const QStringList whole = runsIn(file);
        QCOMPARE(whole.size(), 12);
        const QByteArray all = contentOf(file);
        qsizetype end = 0;
        for (int line = 0; line < 5; ++line)
            end = all.indexOf('\n', end) + 1;
        write(file, all.left(end + 9)); // As if it had been killed during the fifth run.

        ComparisonView view;
        choose(view, {QStringLiteral("cpop")});
        if (arguments.contains(QStringLiteral("external.command=") + program))
            view.approvals().approve(
                QFile::encodeName(program).toStdString()); // As a file, which says nothing of command lines.
        view.keepIn(file);
        if (arguments.join(QLatin1Char(' ')).contains(program)) { // It may have been kept by anyone.
            QTRY_VERIFY(view.findChild<QPushButton*>(QStringLiteral("runThem")));
            QVERIFY(!view.running() && view.summaries()->rows().empty());
            view.findChild<QMessageBox*>(QStringLiteral("runPrograms"))->reject();
            QTRY_VERIFY(!view.findChild<QMessageBox*>(QStringLiteral("runPrograms")));
            QVERIFY(tells(view, QStringLiteral("No program was run.")));
            view.keepIn(file);
            QTRY_VERIFY(view.findChild<QPushButton*>(QStringLiteral("runThem")));
            view.findChild<QPushButton*>(QStringLiteral("runThem"))->click();
        }
        QTRY_VERIFY_WITH_TIMEOUT(!view.running() && view.summaries()->rows().size() == 12, 60000);
        QCOMPARE(contentOf(file).left(end), all.left(end)); // None of them was run again.
        QCOMPARE(linesOf(file), 13);
        QCOMPARE(runsIn(file), whole);
    }

    void aFileOfSomethingElseIsRefused()
    {
        const tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("other.jsonl"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("{\"vertices\": []}\n");
        out.close();
        ComparisonView view;
        choose(view, {QStringLiteral("heft")});
        view.keepIn(file);
        QTRY_VERIFY_WITH_TIMEOUT(tells(view, file), 30000);
        QVERIFY(!view.running() && view.summaries()->rows().empty());
        QCOMPARE(linesOf(file), 1);
    }
};

DOPPLER_TEST_WITH(QApplication, ComparisonChartsTest)

} // namespace comparison_charts_view_test

#include "comparison_charts_view.moc"
