// SPDX-License-Identifier: GPL-3.0-or-later
// What the window writes: reports and pictures.
#include "core/catalog/builtin_topologies.h"
#include "core/io/bytes/file.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"
#include "tests/support/tight_memory.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/user_hands.h"
#include "tests/window/window_scene.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/inspector/inspector.h"
#include "widgets/report/report_export.h"
#include "widgets/shell/panel_pictures.h"
#include "widgets/shell/picture_export.h"
#include "widgets/ui/text/format.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPaintDevice>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <memory>
#include <semaphore>
#include <stop_token>

namespace frame_exports_test {

using namespace doppler;
using namespace doppler::samples;

namespace {

/// Below the heading of a table with that title; 0 where there is none.
qsizetype rowsOf(const QByteArray& page, const QByteArray& title)
{
    const qsizetype from = page.indexOf("<h2>" + title + "</h2>");
    return from < 0 ? 0 : page.mid(from, page.indexOf("</table>", from) - from).count("<tr>") - 1;
}

} // namespace

class FrameExports : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void reportsAndPicturesOfPanelsAreExported()
    {
        WindowScene stage;
        stage.open();
        const tests::ScratchFolder folder;
        auto* report = stage.window->findChild<ReportExport*>();
        QVERIFY(report);
        stage.window->openSample();
        QTRY_VERIFY_WITH_TIMEOUT(
            stage.window->graphView()->picture().run && !stage.window->workbench().busy(), 30000);
        const QString page = folder.filePath(QStringLiteral("report.html"));
        report->exportTo(page);
        QTRY_VERIFY_WITH_TIMEOUT(!report->running(), 60000);
        QFile in(page);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QByteArray html = in.readAll();
        // The graph, and a chart for every run of it.
        QCOMPARE(html.count("base64,"), stage.window->workbench().runs()->rowCount() + 1);
        QVERIFY(html.contains("doppler simulate chainmm --devices 4xP100"));
        auto* pictures = stage.window->findChild<PanelPictures*>();
        QVERIFY(pictures && pictures->menu()->actions().size() > 5);
        QSignalSpy saved(pictures, &PanelPictures::saved);
        for (const char* ending : {"svg", "pdf", "png"}) {
            const QString file = folder.filePath(QStringLiteral("panel.") + QLatin1String(ending));
            pictures->exportPanel(*stage.window->findChild<Inspector*>(), file);
            QCOMPARE(saved.size(), 0); // It is written beside the window.
            QTRY_COMPARE(saved.size(), 1);
            QCOMPARE(saved.takeFirst().first().toString(), file);
            QVERIFY2(QFileInfo(file).size() > 200, ending);
        }
        QSignalSpy failed(pictures, &PanelPictures::failed);
        pictures->exportPanel(*stage.window, folder.filePath(QStringLiteral("panel.bmp")));
        QTRY_COMPARE(failed.size(), 1);
    }

    /// What is scrolled away is in the picture, and the panel stays as it was.
    void picturesOfPanelsDropNothing()
    {
        const tests::ScratchFolder folder;
        WindowScene stage;
        stage.open();
        auto* pictures = stage.window->findChild<PanelPictures*>();
        QSignalSpy saved(pictures, &PanelPictures::saved);
        QSignalSpy shortened(pictures, &PanelPictures::shortened);
        const QString file = folder.filePath(QStringLiteral("list.png"));
        for (const int rows : {3, 200, 5000}) {
            QWidget panel(stage.window.get(), Qt::Widget);
            auto* column = new QVBoxLayout(&panel);
            auto* above = new QListWidget;
            auto* list = new QTreeWidget; // Scrolls by rows.
            for (int i = 0; i < rows; ++i) {
                above->addItem(QString::number(i));
                new QTreeWidgetItem(list, {QString::number(i)});
            }
            column->addWidget(above);
            column->addWidget(list);
            panel.resize(300, 260);
            panel.show();
            QApplication::processEvents();
            const QSize before = panel.size();
            pictures->exportPanel(panel, file);
            QCOMPARE(panel.size(), before);
            QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, 60000);
            saved.clear();
            const int high = QImage(file).height();
            const int all = rows * (list->visualItemRect(list->topLevelItem(0)).height() +
                                    above->visualItemRect(above->item(0)).height());
            QVERIFY2(rows > 200 || high >= all, qPrintable(QStringLiteral("%1 of %2").arg(high).arg(all)));
            QCOMPARE(shortened.size(), rows > 200 ? 1 : 0);
        }
    }

    /// Nor is what a column has no room for.
    void picturesOfPanelsHaveWholeTexts()
    {
        const tests::ScratchFolder folder;
        WindowScene stage;
        stage.open();
        QWidget panel(stage.window.get(), Qt::Widget);
        auto* tree = new QTreeWidget;
        tree->setColumnCount(2);
        tree->header()->setStretchLastSection(false);
        tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        new QTreeWidgetItem(tree, {QString(120, QLatin1Char('m')), QStringLiteral("1")});
        auto* column = new QVBoxLayout(&panel);
        column->addWidget(tree);
        panel.resize(300, 260);
        panel.show();
        QApplication::processEvents();
        const int text = tree->fontMetrics().horizontalAdvance(tree->topLevelItem(0)->text(0));
        QVERIFY(tree->columnWidth(0) < text);
        const PanelPicture picture = pictureOfPanel(panel, folder.filePath(QStringLiteral("tree.png")));
        QVERIFY(!picture.cut);
        QVERIFY(picture.write({}));
        QVERIFY(QImage(folder.filePath(QStringLiteral("tree.png"))).width() >
                2 * (text + tree->columnWidth(1)));
        QCOMPARE(panel.width(), 300);
    }

    /// A picture of any size is one, whole, that can be opened.
    void hugePicturesAreMadeSmaller()
    {
        const tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("huge.png"));
        for (const QSize size : {QSize(300, 200), QSize(40000, 30000), QSize(1000000, 400), QSize(0, 0)}) {
            const auto written = exportPicture(file, size, [](QPainter& painter, const QRectF& area) {
                painter.fillRect(area, Qt::red);
                painter.fillRect(
                    QRectF(area.right() - area.width() / 4, area.top(), area.width() / 4, area.height()),
                    Qt::blue);
            });
            QVERIFY(written.ok());
            const QImage image(file);
            QVERIFY(!image.isNull());
            QVERIFY(double(image.width()) * image.height() <= 32.1e6);
            if (size.isEmpty())
                continue;
            QCOMPARE(image.pixelColor(0, 0), QColor(Qt::red));
            QCOMPARE(image.pixelColor(image.width() - 2, image.height() - 2), QColor(Qt::blue));
            if (size.width() == 300)
                QCOMPARE(image.size(), size * 2);
        }
    }

    /// Readers of PDF show no page that is longer than 14,400 points.
    void largePagesAreMadeSmaller()
    {
        const tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("large.pdf"));
        for (const QSize size : {QSize(300, 200), QSize(21280, 9984), QSize(2000, 1000000)}) {
            QRectF painted;
            QSizeF device;
            const auto written = exportPicture(file, size, [&](QPainter& painter, const QRectF& area) {
                painted = painter.deviceTransform().mapRect(area);
                device = QSizeF(painter.device()->width(), painter.device()->height());
                painter.fillRect(area, Qt::red);
            });
            QVERIFY(written.ok());
            QFile in(file);
            QVERIFY(in.open(QIODevice::ReadOnly));
            static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
            const auto found = box.match(QString::fromLatin1(in.readAll()));
            QVERIFY(found.hasMatch());
            const QSizeF page(found.captured(1).toDouble(), found.captured(2).toDouble());
            QVERIFY(std::max(page.width(), page.height()) <= 14400);
            const QSizeF whole = QSizeF(size) * 72 / 96;
            const QSizeF wanted = whole * std::min(1.0, 14400 / std::max(whole.width(), whole.height()));
            QVERIFY(std::abs(page.width() - wanted.width()) < 4);
            QVERIFY(std::abs(page.height() - wanted.height()) < 4);
            // What is painted fills it.
            QVERIFY(std::abs(painted.width() - device.width()) < 6);
            QVERIFY(std::abs(painted.height() - device.height()) < 6);
        }
    }

    /// Dialogs begin where the last file went, whichever export asks.
    void exportsBeginInTheLastFolder()
    {
        WindowScene stage;
        QVERIFY(QDir(stage.folder.path()).mkdir(QStringLiteral("first")));
        QVERIFY(QDir(stage.folder.path()).mkdir(QStringLiteral("second")));
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy() &&
                    window.graphView()->picture().run);
        stage.settings->setFolder(stage.path("first"));
        test::UserHands hands(window);
        const auto exportAs = [&](QAction* action, const QString& name) {
            hands.answerFileDialog(name, [action] { action->trigger(); });
        };
        exportAs(stage.find<QAction>("saveTable"), QStringLiteral("runs.csv"));
        QTRY_VERIFY(QFile::exists(stage.path("first/runs.csv")));
        auto* pictures = window.findChild<PanelPictures*>();
        exportAs(pictures->menu()->actions().constLast(), stage.path("second/window.png"));
        QTRY_VERIFY(QFile::exists(stage.path("second/window.png")));
        QCOMPARE(stage.settings->folder(), stage.path("second"));
        exportAs(stage.find<QAction>("exportReport"), QStringLiteral("report.html"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(stage.path("second/report.html")), 60000);
        exportAs(stage.find<QAction>("exportGraph"), QStringLiteral("graph.svg"));
        QTRY_VERIFY(QFile::exists(stage.path("second/graph.svg")));
    }

    /// As they are copied: with the model and the budget that was asked for, and none where none gives the
    /// run again.
    void reportsHaveTheCommandsOfTheirRuns()
    {
        WindowScene stage;
        MainWindow& window = stage.open();
        Workbench& workbench = window.workbench();
        auto* report = window.findChild<ReportExport*>();
        QSignalSpy failed(report, &ReportExport::failed);
        QVERIFY(!report->action()->isEnabled());
        report->exportTo(stage.path("nothing.html"));
        QCOMPARE(failed.size(), 1);
        ModelOptions model;
        model.schedule = ChooseTask::BLevel;
        workbench.setModel(model);
        workbench.openSession({QStringLiteral("chainmm"),
                               QStringLiteral("4xP100"),
                               {},
                               {{QStringLiteral("heft"), 1, {}},
                                {QStringLiteral("simulated-annealing"), 3, 40},
                                {QStringLiteral("simulated-annealing"), 4, {}}}});
        QTRY_VERIFY(workbench.runs()->rowCount() == 3 && !workbench.busy());
        QTRY_VERIFY(window.graphView()->picture().run);
        QVERIFY(report->action()->isEnabled());
        Placement placement = workbench.run()->placement;
        std::ranges::fill(placement.devices, DeviceId{std::size_t{1}});
        workbench.openResult({workbench.problem(), workbench.graphSource(), workbench.topologySource(),
                              "peft", placement, 1, 0, 0});
        QTRY_VERIFY(workbench.runs()->rowCount() == 4 && !workbench.busy());
        report->exportTo(stage.path("report.html"));
        QTRY_VERIFY_WITH_TIMEOUT(!report->running(), 60000);
        QVERIFY(report->action()->isEnabled());
        QFile in(stage.path("report.html"));
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QByteArray html = in.readAll();
        const QByteArray begin = "doppler simulate chainmm --devices 4xP100 --schedule " +
                                 QByteArray::fromStdString(std::string(chooseTaskName(model.schedule)));
        QCOMPARE(html.count(begin), 3);
        QVERIFY(html.contains(begin + " --placer heft"));
        QVERIFY(html.contains(begin + " --placer simulated-annealing --evaluations 40 --seed 3"));
        QVERIFY(html.contains(begin + " --placer simulated-annealing --seed 4"));
        QCOMPARE(failed.size(), 1);
        QCOMPARE(rowsOf(html, "Runs that no command can reproduce"), 1);
        QVERIFY(html.contains("a placement of unknown origin"));
    }

    /// Painted and written in the background, as they would be in the window's own thread; closing the window
    /// meanwhile loses none.
    void picturesOfGraphAndGanttDoNotBlock()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        const GraphView& graph = *window.graphView();
        GanttView& gantt = *window.ganttView();
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy() && graph.picture().run &&
                    gantt.run() && gantt.settled());
        QSignalSpy saved(&window.workbench(), &Workbench::saved);
        QSignalSpy failed(&window.workbench(), &Workbench::failed);
        test::UserHands hands(window);
        const auto exportAs = [&](const char* action, const char* name) {
            hands.answerFileDialog(stage.path(name), [&] {
                stage.find<QAction>(action)->trigger();
                QCOMPARE(saved.size() + failed.size(), 0);
            });
        };
        const auto written = [&] {
            QFile file(saved.takeFirst()[0].toString());
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        exportAs("exportGraph", "graph.svg");
        const QByteArray ofGraph =
            pictureAsSvg(graph.pictureSize(),
                         [&](QPainter& painter, const QRectF& area) { graph.paintPicture(painter, area); });
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(written(), ofGraph);
        exportAs("exportGantt", "gantt.svg");
        const QByteArray ofGantt =
            pictureAsSvg(gantt.pictureSize().toSize(),
                         [&](QPainter& painter, const QRectF& area) { gantt.paintPicture(painter, area); });
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(written(), ofGantt);
        exportAs("exportGraph", "graph.bmp"); // No picture's ending.
        QTRY_COMPARE(failed.size(), 1);
        failed.clear();
        exportAs("exportGraph", "left.png");
        stage.window.reset();
        QTRY_VERIFY(QFile::exists(stage.path("left.png")));
    }

    void whatIsWrittenIsToldOfAndCanBeEnded()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(window.graphView()->picture().run && !workbench.busy() &&
                    !window.graphView()->layoutJob().running());
        QSignalSpy saved(&workbench, &Workbench::saved);
        QSignalSpy failed(&workbench, &Workbench::failed);
        const auto* activity = stage.find<QLabel>("activity");
        auto* stop = stage.find<QToolButton>("stopActivity");
        QTRY_VERIFY(activity->text().isEmpty());
        const auto release = std::make_shared<std::counting_semaphore<4>>(0);
        const auto write = [&](const char* name) {
            const QString file = stage.path(name);
            workbench.write(file, [release, file](const std::stop_token& cancelled) -> Result<void> {
                release->acquire();
                if (cancelled.stop_requested())
                    return Error{};
                return writeFile(QFile::encodeName(file).toStdString(), "there");
            });
        };
        for (const char* name : {"first.txt", "second.txt", "third.txt", "fourth.txt"})
            write(name);
        QCOMPARE(activity->text(), QStringLiteral("Writing first.txt…"));
        QVERIFY(stop->isVisible());
        QTest::mouseClick(stop, Qt::LeftButton); // It is at work.
        QCOMPARE(activity->text(), QStringLiteral("Writing second.txt…"));
        QTest::mouseClick(stop, Qt::LeftButton); // It waits for its turn.
        QCOMPARE(activity->text(), QStringLiteral("Writing third.txt…"));
        release->release(2);
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(activity->text(), QStringLiteral("Writing fourth.txt…"));
        release->release();
        QTRY_COMPARE(saved.size(), 2);
        QTRY_VERIFY(activity->text().isEmpty() && stop->isHidden());
        QVERIFY(failed.isEmpty());
        QVERIFY(!QFile::exists(stage.path("first.txt")) && !QFile::exists(stage.path("second.txt")));
        QVERIFY(QFile::exists(stage.path("third.txt")) && QFile::exists(stage.path("fourth.txt")));
    }

    void cancelledPicturesLeaveNoFile()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy() &&
                    window.graphView()->picture().run && window.ganttView()->settled());
        QSignalSpy saved(&window.workbench(), &Workbench::saved);
        QSignalSpy failed(&window.workbench(), &Workbench::failed);
        WriteQueue& queue = window.workbench().writes();
        test::UserHands hands(window);
        const auto exportAs = [&](const char* action, const char* name) {
            hands.answerFileDialog(stage.path(name), [&] { stage.find<QAction>(action)->trigger(); });
        };
        int begun = 0;
        queue.watch([&] {
            begun += queue.writing().isEmpty() ? 0 : 1;
            queue.cancel();
        });
        for (const char* name : {"graph.svg", "graph.pdf", "graph.png"})
            exportAs("exportGraph", name);
        exportAs("exportGantt", "gantt.svg");
        QTRY_VERIFY(!queue.busy());
        QCoreApplication::processEvents();
        QCOMPARE(begun, 4);
        QVERIFY(saved.isEmpty() && failed.isEmpty());
        for (const char* name : {"graph.svg", "graph.pdf", "graph.png", "gantt.svg"})
            QVERIFY2(!QFile::exists(stage.path(name)), name);
        queue.watch({});
        exportAs("exportGraph", "graph.svg");
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(QFile::exists(stage.path("graph.svg")));
    }

    /// What is not on the page is named with its reason, and notes are there.
    void reportsSayWhatTheyLeaveOut()
    {
        WindowScene stage;
        MainWindow& window = stage.open();
        Workbench& workbench = window.workbench();
        const auto add = [&](const ProblemPtr& problem, std::size_t devices, const QString& title) {
            Placement placement;
            for (std::size_t v = 0; v < problem->vertexCount(); ++v)
                placement.devices.emplace_back(v % devices);
            const int before = workbench.runs()->rowCount();
            workbench.openResult({problem, QStringLiteral("elsewhere"), QStringLiteral("three"), "peft",
                                  placement, 1, 0, 0, title});
            QTRY_VERIFY(workbench.runs()->rowCount() == before + 1 && !workbench.busy());
        };
        add(Problem::create(*generateWorkload("ffnn"), *builtinTopology("4xP100")).value(), 2,
            QStringLiteral("of another graph"));
        const ProblemPtr tight = tests::tightProblem(true, 1000, 2000);
        add(tight, 1, QStringLiteral("too much at once"));
        QVERIFY(workbench.run()->schedule.outOfMemory);
        add(tight, 3, QStringLiteral("spread"));
        QVERIFY(!workbench.run()->schedule.outOfMemory);
        QTRY_VERIFY(window.graphView()->picture().run);
        const double makespan = workbench.run()->schedule.makespan;
        window.ganttTools()->setMarkers(
            workbench.runId(),
            MarkerList({{makespan / 2, QStringLiteral("it waits <here>")}, {makespan, {}}}));
        auto* report = window.findChild<ReportExport*>();
        report->exportTo(stage.path("report.html"));
        QTRY_VERIFY_WITH_TIMEOUT(!report->running(), 60000);
        QFile in(stage.path("report.html"));
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QByteArray html = in.readAll();
        QVERIFY(html.endsWith("</table>\n</body></html>\n"));
        QCOMPARE(rowsOf(html, "Notes"), 2);
        QVERIFY(html.contains(">it waits &lt;here&gt;<"));
        QVERIFY(html.contains('>' + formatMoment(makespan / 2, makespan).toUtf8() + '<'));
        QCOMPARE(rowsOf(html, "Not in this report: runs that ran out of memory"), 1);
        QVERIFY(html.contains(">too much at once · ") && html.contains(">out of memory after "));
        // The other graph has its own section, behind that of the shown one, with its own picture.
        QVERIFY(html.contains("<h1>Runs of "));
        QCOMPARE(html.count("<h3>Graph</h3>"), 2);
        QVERIFY(html.indexOf(">of another graph<") > html.indexOf("<h3>Graph</h3>"));
        QCOMPARE(rowsOf(html, "Runs that no command can reproduce"), 2);
    }
};

DOPPLER_TEST_WITH(QApplication, FrameExports)

} // namespace frame_exports_test

#include "frame_exports.moc"
