// SPDX-License-Identifier: GPL-3.0-or-later
// Workloads in the window: edited, run, shown side by side with the colours of their graphs.
#include "widgets/arrivals/workload_dialog.h"

#include "core/io/bytes/file.h"
#include "core/run/measured_run.h"
#include "tests/learn/small_trainings.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/user_hands.h"
#include "widgets/arrivals/method_table.h"
#include "widgets/arrivals/workload_table.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/main_window.h"
#include "widgets/placing/checkpoint_button.h"
#include "widgets/placing/placer_chooser.h"
#include "widgets/side_by_side/gantt_stack.h"
#include "widgets/table/table_data.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTest>

namespace workload_dialog_test {

using namespace doppler;

namespace {

struct Scene {
    tests::ScratchFolder folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};

    Scene()
    {
        window.useLanguage(QStringLiteral("en"));
        window.graphView()->setAnimated(false);
        window.ganttView()->setAnimated(false);
        window.resize(1280, 800);
        window.show();
    }
    [[nodiscard]] Workbench& workbench() { return window.workbench(); }
    [[nodiscard]] WorkloadDialog* dialog() const { return window.findChild<WorkloadDialog*>(); }
    template <class Widget>
    [[nodiscard]] Widget* part(const char* name) const
    {
        return dialog()->findChild<Widget*>(QLatin1String(name));
    }
    [[nodiscard]] QAction* action(const char* name) const
    {
        return window.findChild<QAction*>(QLatin1String(name));
    }
    void save(QWidget* shown, const char* name) const
    {
        const QByteArray pictures = qgetenv("DOPPLER_PICTURES");
        if (pictures.isEmpty())
            return;
        QTest::qWait(500); // for layouts and background work
        QVERIFY(
            shown->grab().save(QString::fromLocal8Bit(pictures) + QLatin1Char('/') + QLatin1String(name)));
    }
    [[nodiscard]] QString state() const { return part<QLabel>("state")->text(); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return part<MethodTable>("methods")->item(row, column)->text();
    }
};

WorkloadDocument twoGraphs()
{
    WorkloadDocument out;
    out.name = "two";
    out.devices = "2xP100";
    out.graphs = {{"chainmm", 0, "a"}, {"ffnn", 0.001, "b"}};
    return out;
}

} // namespace

class WorkloadDialogTest : public QObject {
    Q_OBJECT

private slots:
    void keepsWhatIsEdited()
    {
        WorkloadDialog dialog(QStringLiteral("chainmm"), QStringLiteral("4xP100"), {});
        WorkloadDocument document = twoGraphs();
        document.model.noise = {0.1, 0.2};
        document.poisson = PoissonArrivals{{}, 0.5, 30, 7, {{"cholesky:tiles=4", 2.5, "potrf*"}}};
        document.graphs[1].unfolds = "*";
        dialog.setWorkload(document);
        const auto kept = dialog.workload();
        QVERIFY2(kept.ok(), kept.ok() ? "" : kept.error().english().c_str());
        QVERIFY(*kept == document);
        auto* table = dialog.findChild<WorkloadTable*>();
        table->item(1, 1)->setText(QStringLiteral("soon"));
        QVERIFY(!dialog.workload().ok());
        table->item(1, 1)->setText(QStringLiteral("0.5"));
        QCOMPARE(dialog.workload()->graphs[1].at, 0.5);
        table->setRowCount(0);
        QVERIFY(!dialog.workload().ok());
    }

    /// It begins with what is open, and plans with any placer.
    void proposesWhatIsOpen()
    {
        Scene scene;
        scene.workbench().openGraph(QStringLiteral("ffnn"));
        QTRY_VERIFY(scene.workbench().run() && !scene.workbench().busy());
        scene.action("workload")->trigger();
        scene.part<PlacerChooser>("planner")->showPlacer(QStringLiteral("etf"));
        WorkloadDocument document = scene.dialog()->workload().value();
        QCOMPARE(document.poisson->mix.size(), std::size_t{1});
        QCOMPARE(document.poisson->mix[0].graph, std::string("ffnn"));
        document.poisson->count = 2;
        scene.dialog()->setWorkload(document);
        const std::size_t before = scene.workbench().runs()->entries().size();
        scene.dialog()->run();
        QTRY_VERIFY_WITH_TIMEOUT(!scene.dialog()->busy(), 20000);
        const auto& runs = scene.workbench().runs()->entries();
        QVERIFY2(runs.size() > before, qPrintable(scene.state()));
        QCOMPARE(scene.cell(0, MethodTable::Method), QStringLiteral("ETF, placed alone"));
        QVERIFY(!scene.cell(0, MethodTable::MeanSlowdown).isEmpty());
        QVERIFY(scene.cell(1, MethodTable::MeanSlowdown).isEmpty()); // It was not checked.
        // Figures are not those of another placer.
        scene.part<PlacerChooser>("planner")->showPlacer(QStringLiteral("heft"));
        QCOMPARE(scene.cell(0, MethodTable::Method), QStringLiteral("HEFT, placed alone"));
        QVERIFY(scene.cell(0, MethodTable::MeanSlowdown).isEmpty());
    }

    /// A comma is no separator of groups that would make a thousand of it.
    void numbersMayBeOfTheLanguage()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        {
            WorkloadDialog dialog(QStringLiteral("chainmm"), QStringLiteral("4xP100"), {});
            dialog.setWorkload(twoGraphs());
            auto* table = dialog.findChild<WorkloadTable*>();
            for (const auto& [text, seconds] : {std::pair{"0,001", 0.001}, {"0.25", 0.25}, {"1e-3", 0.001}}) {
                table->item(1, 1)->setText(QString::fromLatin1(text));
                QCOMPARE(dialog.workload()->graphs[1].at, seconds);
            }
            table->item(1, 1)->setText(QStringLiteral("1.000,5")); // ambiguous: refused
            QVERIFY(!dialog.workload().ok());
        }
        QLocale::setDefault(before);
    }

    /// The file opens the dialog; its runs are shown, one for each method, coloured by graph.
    void runsAFile()
    {
        Scene scene;
        const QString file = scene.folder.filePath(QStringLiteral("two.workload"));
        QVERIFY(writeFile(file.toStdString(), writeWorkloadJson(twoGraphs())).ok());
        scene.workbench().openFiles({file});
        QTRY_VERIFY(scene.dialog() && scene.dialog()->isVisible() && !scene.dialog()->busy());
        QVERIFY(*scene.dialog()->workload() == twoGraphs());
        QCOMPARE(scene.part<MethodTable>("methods")->item(0, 0)->checkState(), Qt::Checked);
        QTest::mouseClick(scene.part<QPushButton>("run"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!scene.dialog()->busy(), 20000);
        QCOMPARE(scene.state(), QStringLiteral("The window shows 2 runs"));
        const auto* methods = scene.part<MethodTable>("methods");
        const TableData figures = tableOf(*methods);
        QCOMPARE(figures.captions, (QStringList{"Method", "Mean slowdown", "99th percentile", "Fairness",
                                                "Throughput (1/s)", "Makespan (s)"}));
        QCOMPARE(figures.rows[0][MethodTable::Makespan].toDouble(),
                 scene.workbench().runs()->entries()[0].run->schedule.makespan);
        QVERIFY(figures.rows[0][MethodTable::MeanSlowdown].toDouble() > 0.5);
        QVERIFY(figures.rows[0][MethodTable::Fairness].toDouble() <= 1);
        int shown = 0;
        for (int row = 0; row < methods->rowCount(); ++row)
            shown += methods->item(row, MethodTable::Throughput)->text().isEmpty() ? 0 : 1;
        QCOMPARE(shown, 2);
        const auto& runs = scene.workbench().runs()->entries();
        QCOMPARE(runs.size(), std::size_t{2});
        QVERIFY(runs[0].run->problem == runs[1].run->problem);
        QVERIFY(isMeasured(*runs[0].run));
        QVERIFY(runs[0].run->schedule.tasks.back().ready >= 0.001); // a simulation would begin at 0
        QCOMPARE(scene.workbench().runId(), runs[0].id);
        QVERIFY(QFile::exists(runs[0].graphSource)); // sessions can name it
        QTRY_VERIFY(scene.window.ganttView()->settled());
        QVERIFY(scene.window.ganttView()->hasSeveralGraphs());
        QVERIFY(scene.action("ganttByGraph")->isEnabled());
        QVERIFY(scene.action("ganttByGraph")->isChecked());
        scene.save(scene.dialog(), "workload.png");
        scene.save(&scene.window, "workload-runs.png");
        const QImage colored = scene.window.ganttView()->grab().toImage();
        scene.action("ganttByGraph")->setChecked(false);
        QVERIFY(scene.window.ganttView()->grab().toImage() != colored);
        // A single graph has no colours of graphs.
        scene.workbench().openGraph(QStringLiteral("chainmm"));
        QTRY_VERIFY(scene.workbench().run() && !scene.workbench().busy() &&
                    scene.workbench().run()->problem != runs[0].run->problem);
        QTRY_VERIFY(scene.window.ganttView()->settled());
        QVERIFY(!scene.action("ganttByGraph")->isEnabled());
    }

    /// A checkpoint whose policy decides online is a method like a rule; its run names it.
    void aCheckpointDecides()
    {
        if (!learningModuleInstalled())
            QSKIP("the learning module is not there");
        Scene scene;
        const QString file = scene.folder.filePath(QStringLiteral("net.checkpoint"));
        tests::trainReadys(file.toStdString());
        scene.action("workload")->trigger();
        scene.dialog()->setWorkload(twoGraphs());
        const auto* methods = scene.part<MethodTable>("methods");
        const int rules = methods->rowCount();
        test::UserHands hands(*scene.dialog());
        const auto choose = [&](const QString& chosen) { // by keyboard
            auto* button = scene.part<CheckpointButton>("checkpoint");
            hands.answerFileDialog(chosen, [button] {
                button->setFocus(Qt::TabFocusReason);
                QTest::keyClick(button, Qt::Key_Space);
            });
            return QTest::qWaitFor([&] { return !scene.dialog()->busy(); }, 30000);
        };
        QVERIFY(choose(QStringLiteral(DOPPLER_SOURCE "/resources/networks/doppler-improve.checkpoint")));
        QVERIFY2(
            scene.state().contains(QStringLiteral("expected a checkpoint of a policy that decides online")),
            qPrintable(scene.state()));
        QCOMPARE(methods->rowCount(), rules);
        QVERIFY(choose(file));
        QCOMPARE(methods->rowCount(), rules + 1);
        QCOMPARE(scene.cell(rules, MethodTable::Method), QStringLiteral("readys (net.checkpoint)"));
        QCOMPARE(methods->item(rules, MethodTable::Method)->checkState(), Qt::Checked);
        QCOMPARE(methods->item(rules, MethodTable::Method)->toolTip(), file);
        QVERIFY2(scene.state().isEmpty(), qPrintable(scene.state()));
        QTest::mouseClick(scene.part<QPushButton>("run"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!scene.dialog()->busy(), 30000);
        QCOMPARE(scene.state(), QStringLiteral("The window shows 3 runs"));
        const RunEntry decided = scene.workbench().runs()->entries().at(2);
        QCOMPARE(runTitle(decided), QStringLiteral("readys (net.checkpoint)"));
        QCOMPARE(decided.workload->method, std::string("readys (net.checkpoint)"));
        QVERIFY(!scene.cell(rules, MethodTable::MeanSlowdown).isEmpty());
        scene.save(scene.dialog(), "workload-checkpoint.png");
        // It is the run of the command line.
        const auto opened = openWorkload(twoGraphs(), {});
        const WorkloadMethod method{WorkloadMethod::Kind::Online, *chooseOnlinePlacer(file.toStdString())};
        QCOMPARE(decided.run->schedule.makespan, runWorkload(*opened, method)->figures.makespan);
        // Of the same file there is one row. Figures are not those of other networks.
        QVERIFY(choose(file));
        QCOMPARE(methods->rowCount(), rules + 1);
        QVERIFY(scene.cell(rules, MethodTable::MeanSlowdown).isEmpty());
        // Another file of that name is shown with its folder.
        QVERIFY(QDir(scene.folder.path()).mkdir(QStringLiteral("b")));
        const QString same = scene.folder.filePath(QStringLiteral("b/net.checkpoint"));
        QVERIFY(QFile::copy(file, same));
        scene.part<CheckpointButton>("checkpoint")->read(same);
        QTRY_VERIFY_WITH_TIMEOUT(!scene.dialog()->busy(), 30000);
        QCOMPARE(scene.cell(rules + 1, MethodTable::Method), QStringLiteral("readys (%1)").arg(same));
        // Lessons change the methods and restore them.
        const std::vector<WorkloadMethod> before = scene.dialog()->methods();
        scene.dialog()->setMethods({});
        scene.dialog()->setMethods(before);
        QCOMPARE(scene.dialog()->methods().size(), before.size());
        WorkloadDialog another(QStringLiteral("chainmm"), QStringLiteral("4xP100"), {});
        another.setMethods(before);
        QCOMPARE(another.methods().back().title(), before.back().title());
        // A run reads the files again.
        QVERIFY(QFile::remove(file));
        scene.dialog()->run();
        QTRY_VERIFY_WITH_TIMEOUT(!scene.dialog()->busy(), 30000);
        QVERIFY2(scene.state().contains(QStringLiteral("net.checkpoint")), qPrintable(scene.state()));
    }

    /// In a small window the dialog covers neither the lesson that opened it nor the charts.
    void leavesALessonReadable_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "zh_CN"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void leavesALessonReadable()
    {
        QFETCH(QString, language);
        Scene scene;
        scene.window.useLanguage(language);
        LessonPlayer& player = scene.window.lessons().player();
        scene.window.lessons().start(QStringLiteral("arrivals"));
        QTRY_VERIFY_WITH_TIMEOUT(player.state() == LessonPlayer::State::Waiting && !scene.workbench().busy(),
                                 60000);
        WorkloadDialog* dialog = scene.dialog();
        QVERIFY(dialog && dialog->isVisible());
        dialog->setMethods({*methodTitled("heft"), *methodTitled("online-dmda")});
        dialog->run();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->busy() && scene.workbench().runs()->rowCount() == 2, 60000);
        auto* charts = scene.window.findChild<GanttStack*>();
        QTRY_VERIFY(charts && charts->isVisible());
        QTest::qWait(100); // for the layout
        if (const QByteArray pictures = qgetenv("DOPPLER_PICTURES"); !pictures.isEmpty()) {
            QPixmap both = scene.window.grab();
            QPainter(&both).drawPixmap(dialog->pos() - scene.window.pos(), dialog->grab());
            QVERIFY(
                both.save(QString::fromLocal8Bit(pictures) + QStringLiteral("/lesson-%1.png").arg(language)));
        }
        QCOMPARE(scene.window.size(), QSize(1280, 800));
        QVERIFY(scene.window.geometry().contains(dialog->geometry()));
        for (QWidget* readable : {scene.window.findChild<QWidget*>(QStringLiteral("lessonDock")),
                                  static_cast<QWidget*>(charts)}) {
            QVERIFY(readable && readable->isVisible());
            const QRect place(readable->mapToGlobal(QPoint()), readable->size());
            QVERIFY2(!place.intersects(dialog->geometry()),
                     qPrintable(QStringLiteral("%1: right edge %2, the dialog's left edge %3")
                                    .arg(readable->objectName())
                                    .arg(place.right())
                                    .arg(dialog->geometry().left())));
        }
        // The methods that the lesson names are in sight, with their figures.
        const auto* methods = scene.part<MethodTable>("methods");
        for (const int row : {0, 1, 2})
            QVERIFY(methods->viewport()->rect().contains(
                methods->visualItemRect(methods->item(row, MethodTable::MeanSlowdown))));
    }

    void saysWhatIsWrong()
    {
        Scene scene;
        scene.action("workload")->trigger();
        QVERIFY(scene.dialog());
        WorkloadDocument document = twoGraphs();
        document.graphs[1].graph = "no-such-family";
        scene.dialog()->setWorkload(document);
        scene.dialog()->run();
        QTRY_VERIFY(!scene.dialog()->busy());
        QVERIFY2(scene.state().contains(QStringLiteral("no-such-family")), qPrintable(scene.state()));
        QVERIFY(scene.workbench().runs()->entries().empty());
        QVERIFY(scene.part<QPushButton>("run")->isEnabled());
        // Closing the dialog cancels the work, and it can run again.
        scene.dialog()->setWorkload(twoGraphs());
        scene.dialog()->run();
        QVERIFY(scene.dialog()->busy());
        scene.dialog()->reject();
        QVERIFY(!scene.dialog()->busy());
        QVERIFY(scene.part<QPushButton>("run")->isEnabled());
        QTest::qWait(50);
        QVERIFY(scene.workbench().runs()->entries().empty());
    }
};

DOPPLER_TEST_WITH(QApplication, WorkloadDialogTest)

} // namespace workload_dialog_test

#include "workload_dialog.moc"
