// SPDX-License-Identifier: GPL-3.0-or-later
// The panel "Run history": a folder as a curve, its regressions, and what a click opens.
#include "core/io/bytes/file.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/window_scene.h"
#include "widgets/run_history/history_ticks.h"
#include "widgets/run_history/history_view.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

namespace run_history_view_test {

using namespace doppler;

namespace {

/// Days in March with these makespans in seconds.
void fill(const QTemporaryDir& folder, const std::vector<double>& makespans)
{
    for (std::size_t i = 0; i < makespans.size(); ++i) {
        const QString name = QStringLiteral("run-2026-03-%1.json").arg(i + 1, 2, 10, QLatin1Char('0'));
        QVERIFY(writeFile(folder.filePath(name).toStdString(),
                          "{\"makespan\": " + std::to_string(makespans[i]) + "}")
                    .ok());
    }
}

} // namespace

class RunHistoryViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void aFolderIsACurveWithItsRegressions()
    {
        tests::ScratchFolder folder;
        fill(folder, {10, 8, 8.3, 10, 7});
        QVERIFY(writeFile(folder.filePath(QStringLiteral("notes.txt")).toStdString(), "no run").ok());
        QAction open;
        QAction reload;
        HistoryView view(&open, &reload);
        view.resize(700, 300);
        view.setFolder(folder.path());
        QVERIFY(!view.busy()); // Nobody sees it yet.
        view.show();
        QTRY_VERIFY(view.history());
        QCOMPARE(view.history()->points.size(), std::size_t{5});
        QVERIFY2(view.stateText().startsWith(QStringLiteral("5 run")), qPrintable(view.stateText()));
        QVERIFY(view.stateText().contains(QStringLiteral("1 regression")));
        QVERIFY(view.stateText().contains(QStringLiteral("notes.txt")));
        HistoryChart* chart = view.chart();
        QVERIFY(chart->placeOf(0).x() < chart->placeOf(1).x());
        QVERIFY(chart->placeOf(1).y() > chart->placeOf(0).y()); // Shorter is lower.
        QCOMPARE(chart->pointAt(chart->placeOf(3)), std::optional<std::size_t>(3));
        QVERIFY(!chart->pointAt(chart->placeOf(3) + QPointF(0, 60)));
        // The key above the plot has the colours of the marks.
        const QImage key = chart->grab().toImage().copy(0, 0, chart->width(), chart->fontMetrics().height());
        const Tokens t = tokens(chart->palette());
        for (const QColor& color : {t.bad, t.good, t.accent}) {
            int seen = 0;
            for (int x = 0; x < key.width(); ++x)
                for (int y = 0; y < key.height(); ++y)
                    seen += key.pixelColor(x, y).rgb() == color.rgb() ? 1 : 0;
            QVERIFY2(seen > 10, qPrintable(color.name()));
        }
        // More tolerance: no regression.
        view.findChild<QDoubleSpinBox*>(QStringLiteral("historyTolerance"))->setValue(30);
        QVERIFY(view.stateText().contains(QStringLiteral("0 regression")));
        view.setTolerance(0.01);
        QVERIFY(view.stateText().contains(QStringLiteral("2 regression")));
        QCOMPARE(view.table().rows.size(), std::size_t{5});
        QCOMPARE(view.table().rows[3][5].toBool(), true);
        QCOMPARE(view.table().rows[0][1].toString(), QStringLiteral("2026-03-01T00:00:00Z"));
        // A new file counts once the folder is read again.
        fill(folder, {10, 8, 8.3, 10, 7, 9});
        reload.trigger();
        QTRY_COMPARE(view.history()->points.size(), std::size_t{6});
    }

    /// Some lengths leave only the line at 0 where two lines are asked for: 2 and 4 are no steps of 4.02.
    void theAxisHasThreeTicksAndReadableTexts()
    {
        for (double longest = 1e-6; longest < 1e4; longest *= 1.07)
            for (const double height : {20.0, 45.0, 90.0, 160.0, 700.0}) {
                const auto ticks = historyTicks(longest, height, 17);
                QVERIFY2(ticks.size() >= 3, qPrintable(QString::number(longest)));
                double text = -1; ///< Height of the text before, from the bottom.
                int texts = 0;
                for (const HistoryTick& tick : ticks) {
                    QVERIFY(tick.seconds >= 0 && tick.seconds <= longest * (1 + 1e-6));
                    if (tick.text.empty())
                        continue;
                    const double at = tick.seconds / longest * height;
                    QVERIFY2(text < 0 || height < 3 * 17 || at - text >= 17,
                             qPrintable(QString::number(longest)));
                    text = at;
                    ++texts;
                }
                QVERIFY(texts >= 2);
            }
        QCOMPARE(historyTicks(0, 100, 17).size(), std::size_t{1}); // No run has a length.
        QCOMPARE(historyTicks(4.02, 45, 17)[2].text, std::string("4 s"));
    }

    void theHomeFolderIsShort()
    {
        tests::ScratchFolder folder;
        const QByteArray home = qgetenv("HOME");
        const auto restore = qScopeGuard([&home] { qputenv("HOME", home); });
        qputenv("HOME", QFile::encodeName(folder.path()));
        QAction open;
        QAction reload;
        HistoryView view(&open, &reload);
        const auto* label = view.findChild<QLabel*>(QStringLiteral("historyFolder"));
        view.setFolder(folder.path() + QStringLiteral("/nightly"));
        QCOMPARE(label->text(), QStringLiteral("~/nightly"));
        view.setFolder(folder.path() + QStringLiteral("s/nightly")); // another folder
        QCOMPARE(label->text(), folder.path() + QStringLiteral("s/nightly"));
        QCOMPARE(view.folder(), folder.path() + QStringLiteral("s/nightly"));
    }

    void keysAndClicksOpenRuns()
    {
        tests::ScratchFolder folder;
        fill(folder, {10, 8, 8.3, 10, 7, 9});
        QAction open;
        QAction reload;
        HistoryView view(&open, &reload);
        view.resize(700, 300);
        view.show();
        view.setFolder(folder.path());
        QTRY_VERIFY(view.history());
        QSignalSpy asked(&view, &HistoryView::fileRequested);
        HistoryChart* chart = view.chart();
        QTest::mouseClick(chart, Qt::LeftButton, {}, chart->placeOf(2).toPoint());
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toString(), QDir(folder.path()).filePath(QStringLiteral("run-2026-03-03.json")));
        QTest::keyClick(chart, Qt::Key_PageDown); // The next regression.
        QCOMPARE(chart->current(), std::optional<std::size_t>(3));
        QVERIFY2(view.stateText().contains(QStringLiteral("regression, +25")), qPrintable(view.stateText()));
        QTest::keyClick(chart, Qt::Key_PageDown);
        QCOMPARE(chart->current(), std::optional<std::size_t>(5));
        QTest::keyClick(chart, Qt::Key_PageUp);
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(chart->current(), std::optional<std::size_t>(4));
        QTest::keyClick(chart, Qt::Key_Return);
        QCOMPARE(asked.size(), 2);
        QVERIFY(asked[1][0].toString().endsWith(QStringLiteral("05.json")));
        QTest::keyClick(chart, Qt::Key_Home);
        QTest::keyClick(chart, Qt::Key_Left);
        QCOMPARE(chart->current(), std::optional<std::size_t>(0));
    }

    void aFolderThatCannotBeReadSaysSo()
    {
        QAction open;
        QAction reload;
        HistoryView view(&open, &reload);
        view.show();
        view.setFolder(QStringLiteral("/no/such/folder"));
        QTRY_VERIFY(view.stateText().contains(QStringLiteral("/no/such/folder")));
    }

    /// A click on a placement opens it as a run; the folder is part of the session.
    void theWindowOpensTheRun()
    {
        samples::WindowScene stage;
        MainWindow& window = stage.openOn(samples::quick);
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(workbench.runs()->rowCount() == 2 && !workbench.busy());
        tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("2026-03-01.json"));
        workbench.savePlacement(workbench.runId(), file);
        QTRY_VERIFY(QFile::exists(file) && !workbench.threadsBusy());
        auto* view = stage.find<HistoryView>("historyView");
        stage.find<QDockWidget>("runHistoryDock")->toggleViewAction()->trigger();
        view->setFolder(folder.path());
        QTRY_VERIFY(view->history() && view->history()->points.size() == 1);
        QCOMPARE(view->history()->points[0].makespan, workbench.run()->schedule.makespan);
        emit view->chart()->opened(0);
        QTRY_COMPARE(workbench.runs()->rowCount(), 3);
    }
};

DOPPLER_TEST_WITH(QApplication, RunHistoryViewTest)

} // namespace run_history_view_test

#include "run_history_view.moc"
