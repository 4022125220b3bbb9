// SPDX-License-Identifier: GPL-3.0-or-later
// A placement is executed from the window, and the measured run stands beside the simulated one.
#include "widgets/execution/execution_dialog.h"

#include "core/exec/kernel_module.h"
#include "core/run/measured_run.h"
#include "tests/learn/small_trainings.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/user_hands.h"
#include "widgets/comparison/chart_canvas.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/placing/checkpoint_button.h"
#include "widgets/shell/message_bar.h"
#include "widgets/side_by_side/side_by_side_view.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>

namespace execution_dialog_test {

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
        window.show();
        workbench().openSession({QStringLiteral("chainmm"),
                                 QStringLiteral("4xP100"),
                                 {},
                                 {{QStringLiteral("single-device"), 1, {}}}});
    }
    [[nodiscard]] Workbench& workbench() { return window.workbench(); }
    [[nodiscard]] bool settled() { return workbench().run() && !workbench().busy(); }
    [[nodiscard]] QAction* action() const { return window.findChild<QAction*>(QStringLiteral("execute")); }
    /// Null while there is none.
    [[nodiscard]] ExecutionDialog* dialog() const { return window.findChild<ExecutionDialog*>(); }
    template <class Widget>
    [[nodiscard]] Widget* part(const char* name) const
    {
        return dialog()->findChild<Widget*>(QLatin1String(name));
    }
    void setOption(const char* name, const char* value) const
    {
        auto* field = part<QLineEdit>(qPrintable(QStringLiteral("option_%1_field").arg(QLatin1String(name))));
        QVERIFY(field);
        field->setText(QLatin1String(value));
    }
    void click(const char* button) const { QTest::mouseClick(part<QPushButton>(button), Qt::LeftButton); }
};

} // namespace

class ExecutionDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void theMeasuredRunStandsBesideTheSimulated()
    {
        Scene scene;
        QVERIFY(!scene.action()->isEnabled());
        QTRY_VERIFY(scene.settled());
        const RunPtr simulated = scene.workbench().run();
        QVERIFY(scene.action()->isEnabled());
        scene.action()->trigger();
        QVERIFY(scene.dialog() && scene.dialog()->isVisible());
        QCOMPARE(scene.part<QComboBox>("engine")->currentData().toString(), QStringLiteral("threads"));
        QVERIFY(!scene.part<QProgressBar>("progress")->isVisible());
        scene.part<QSpinBox>("repeats")->setValue(3);
        scene.setOption("compute_factor", "0.5"); // a machine half as fast as the model says
        scene.setOption("time_scale", "0.02");
        if (const QByteArray picture = qgetenv("DOPPLER_PICTURE"); !picture.isEmpty())
            QVERIFY(scene.dialog()->grab().save(QString::fromLocal8Bit(picture)));
        scene.click("start");
        QTRY_VERIFY(!scene.dialog());
        const RunPtr measured = scene.workbench().run();
        QVERIFY(isMeasured(*measured));
        QCOMPARE(measured->placement, simulated->placement);
        QVERIFY(measured->schedule.makespan >= 1.99 * simulated->problem->lowerBound());
        QCOMPARE(measured->schedule.transfers.size(), simulated->schedule.transfers.size());
        RunsModel* runs = scene.workbench().runs();
        QCOMPARE(runs->rowCount(), 2);
        QCOMPARE(runs->index(1).data().toString(), QStringLiteral("Measured"));
        QCOMPARE(runs->index(1).data(RunsModel::DetailRole).toString(), QStringLiteral("Sleeping threads"));
        // A measured run's placement can be executed as well.
        scene.action()->trigger();
        scene.setOption("time_scale", "0.01");
        scene.click("start");
        QTRY_COMPARE(runs->rowCount(), 3);
        QVERIFY(scene.workbench().run() != measured);
        // Every view still shows what is chosen.
        scene.workbench().showRun(runs->entries().front().id);
        QCOMPARE(scene.workbench().run(), simulated);
    }

    /// The bar above the graph says how it went, and leads to the four bars and to the calibration.
    void whatWasMeasuredLeadsOn()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        auto* bars = scene.window.findChild<QAction*>(QStringLiteral("fourBars"));
        QVERIFY(!bars->isEnabled()); // nothing was measured
        scene.action()->trigger();
        QVERIFY2(scene.part<QLabel>("estimate")->text() == QStringLiteral("less than 1 s"),
                 qPrintable(scene.part<QLabel>("estimate")->text()));
        scene.setOption("time_scale", "100");
        QVERIFY(scene.part<QLabel>("estimate")->text().startsWith(QStringLiteral("about ")));
        scene.setOption("time_scale", "0.02");
        scene.click("start");
        QTRY_VERIFY(!scene.dialog());
        auto* messages = scene.window.findChild<MessageBar*>();
        QVERIFY(messages->offers());
        QAbstractButton* fourBars = nullptr;
        QAbstractButton* calibrate = nullptr;
        for (auto* button : messages->findChildren<QAbstractButton*>()) {
            if (button->text() == QStringLiteral("&Four bars"))
                fourBars = button;
            if (button->text() == QStringLiteral("C&alibrate from this run…"))
                calibrate = button;
        }
        QVERIFY(fourBars && calibrate);
        QVERIFY(bars->isEnabled());
        fourBars->click();
        QTRY_COMPARE(scene.window.sideBySideView()->page(), static_cast<int>(SideBySideView::FourBars));
        QCOMPARE(scene.window.sideBySideView()->runs()->count(), std::size_t{2});
        QVERIFY(!messages->offers());
    }

    /// Real kernels: outputs are compared unless the user says otherwise, and the message confirms them.
    void outputsAreConfirmed()
    {
        if (!kernelModuleInstalled())
            QSKIP("the module with the kernels is not there");
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.workbench().openSession({QStringLiteral("chainmm:size=64"),
                                       QStringLiteral("4xP100"),
                                       {},
                                       {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY(scene.settled() && scene.workbench().graphSource() == QStringLiteral("chainmm:size=64"));
        scene.action()->trigger();
        auto* engines = scene.part<QComboBox>("engine");
        engines->setCurrentIndex(engines->findData(QStringLiteral("emulated")));
        auto* check = scene.dialog()->findChild<QCheckBox*>(QStringLiteral("option_check_field"));
        QVERIFY(check && check->isChecked());
        scene.click("start");
        QTRY_VERIFY_WITH_TIMEOUT(!scene.dialog(), 60000);
        QVERIFY(isMeasured(*scene.workbench().run()));
        if (const QByteArray folder = qgetenv("DOPPLER_PICTURES"); !folder.isEmpty())
            QVERIFY(scene.window.grab().save(QString::fromLocal8Bit(folder) + "/executed.png"));
        QString said;
        for (const auto* label : scene.window.findChild<MessageBar*>()->findChildren<QLabel*>())
            said += label->text();
        QVERIFY2(said.contains(QStringLiteral("The outputs are correct")) &&
                     said.contains(QStringLiteral("Every dependency was kept")),
                 qPrintable(said));
    }

    void cancelEndsTheExecution()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        scene.setOption("time_scale", "100000"); // hours
        scene.click("start");
        QTRY_VERIFY(scene.part<QProgressBar>("progress")->isVisible());
        QVERIFY(!scene.part<QPushButton>("start")->isEnabled());
        QVERIFY(!scene.part<QSpinBox>("repeats")->isEnabled());
        scene.click("cancel");
        QTRY_VERIFY(!scene.dialog());
        QCOMPARE(scene.workbench().runs()->rowCount(), 1);
        // Nor does a window that closes wait for one.
        scene.action()->trigger();
        scene.setOption("time_scale", "100000");
        scene.click("start");
        QTRY_VERIFY(scene.part<QProgressBar>("progress")->isVisible());
        scene.window.close();
    }

    /// One execution, too, tells how far it is.
    void progressAndWhatIsLeftAreTold()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        scene.setOption("time_scale", "100");
        scene.click("start");
        auto* bar = scene.part<QProgressBar>("progress");
        QCOMPARE(bar->maximum(), 0); // Nothing is known yet.
        QVERIFY(!bar->accessibleName().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(bar->maximum() > 0 && bar->value() > 0, 30000);
        QTRY_VERIFY_WITH_TIMEOUT(
            scene.part<QLabel>("state")->text().contains(QRegularExpression(QStringLiteral("^\\d.* left$"))),
            30000);
        QVERIFY(bar->value() < bar->maximum());
        QTest::keyClick(scene.dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!scene.dialog());
        QCOMPARE(scene.workbench().runs()->rowCount(), 1);
    }

    void saysWhatAnEngineCannotDo()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        ModelOptions model;
        model.schedule = ChooseTask::Msr;
        scene.workbench().setModel(model);
        QTRY_VERIFY(scene.settled() && scene.workbench().model() == model);
        scene.action()->trigger();
        QVERIFY(!scene.part<QPushButton>("start")->isEnabled());
        QVERIFY(scene.part<QLabel>("state")->text().contains(QStringLiteral("fifo or blevel")));
        scene.click("cancel");
        QTRY_VERIFY(!scene.dialog());
    }

    /// Whoever types a command here wants it to run.
    void aProgramThatTheUserNamesIsRun()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        auto* engines = scene.part<QComboBox>("engine");
        engines->setCurrentIndex(engines->findData(QStringLiteral("external")));
        scene.click("start");
        QTRY_VERIFY(scene.part<QLabel>("state")->text().contains(QStringLiteral("no program is given")));
        scene.setOption("command", DOPPLER_SOURCE "/docs/examples/external_engine.py");
        scene.setOption("settings", "scale=0.02");
        scene.click("start");
        QTRY_VERIFY_WITH_TIMEOUT(!scene.dialog(), 30000);
        QVERIFY(isMeasured(*scene.workbench().run()));
        QCOMPARE(scene.workbench().runs()->index(1).data(RunsModel::DetailRole).toString(),
                 QStringLiteral("External program"));
    }

    /// Many placements, their simulated and measured makespans as points, and the rank correlations.
    void agreementIsMeasuredAndShown()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        QVERIFY(!scene.part<ChartCanvas>("scatter")->isVisible());
        scene.part<QSpinBox>("placements")->setValue(12);
        scene.setOption("time_scale", "0.02");
        scene.click("measureAgreement");
        QVERIFY(!scene.part<QPushButton>("start")->isEnabled());
        QVERIFY(!scene.part<QPushButton>("measureAgreement")->isEnabled());
        auto* scatter = scene.part<ChartCanvas>("scatter");
        QTRY_VERIFY_WITH_TIMEOUT(scatter->isVisible(), 60000);
        QVERIFY(scene.part<QPushButton>("start")->isEnabled());
        QCOMPARE(scatter->chart().dots.size(), std::size_t{12});
        QVERIFY2(scene.part<QLabel>("correlations")
                     ->text()
                     .contains(
                         QRegularExpression(QStringLiteral("\\(S0\\): rho 0\\.\\d+, tau 0.*\\(S1\\): rho "))),
                 qPrintable(scene.part<QLabel>("correlations")->text()));
        QTRY_VERIFY(scatter->height() >= scatter->minimumSizeHint().height()); // nothing is cut off
        if (const QByteArray folder = qgetenv("DOPPLER_PICTURES"); !folder.isEmpty())
            QVERIFY(scene.dialog()->grab().save(QString::fromLocal8Bit(folder) + "/agreement.png"));
        scatter->setFocus();
        QTest::keyClick(scatter, Qt::Key_Right);
        QTest::keyClick(scatter, Qt::Key_Return);
        QCOMPARE(scene.workbench().runs()->rowCount(), 2);
        QVERIFY(isMeasured(*scene.workbench().run()));
        QVERIFY(scene.dialog()->isVisible());
    }

    /// An online policy decides on the engine; its run has a placement of its own.
    void aPolicyDecides()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        const RunPtr shown = scene.workbench().run();
        scene.action()->trigger();
        auto* decider = scene.part<QComboBox>("decider");
        QCOMPARE(decider->currentText(), QStringLiteral("Placement of the shown run"));
        decider->setCurrentIndex(decider->findData(QStringLiteral("online-dmda")));
        auto* engine = scene.part<QComboBox>("engine");
        engine->setCurrentIndex(engine->findData(QStringLiteral("ranks")));
        QVERIFY(scene.part<QPushButton>("start")->isEnabled());
        engine->setCurrentIndex(engine->findData(QStringLiteral("external"))); // executes placements only
        QVERIFY(!scene.part<QPushButton>("start")->isEnabled());
        QVERIFY(scene.part<QLabel>("state")->text().contains(QStringLiteral("emulated or ranks")));
        engine->setCurrentIndex(engine->findData(QStringLiteral("threads")));
        QVERIFY(scene.part<QPushButton>("start")->isEnabled());
        if (const QByteArray folder = qgetenv("DOPPLER_PICTURES"); !folder.isEmpty())
            QVERIFY(scene.dialog()->grab().save(QString::fromLocal8Bit(folder) + "/online.png"));
        scene.setOption("time_scale", "0.02");
        scene.click("start");
        QTRY_VERIFY(!scene.dialog());
        const RunPtr measured = scene.workbench().run();
        QVERIFY(isMeasured(*measured));
        QVERIFY(measured->placement.devices != shown->placement.devices); // which uses a single device
        RunsModel* runs = scene.workbench().runs();
        QCOMPARE(runs->rowCount(), 2);
        QCOMPARE(runs->index(1).data().toString(), QStringLiteral("Measured, DMDA"));
    }

    /// So does a checkpoint whose policy decides online; the run names it.
    void aCheckpointDecides()
    {
        if (!learningModuleInstalled())
            QSKIP("the learning module is not there");
        Scene scene;
        const QString file = scene.folder.filePath(QStringLiteral("net.checkpoint"));
        tests::trainReadys(file.toStdString());
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        auto* decider = scene.part<QComboBox>("decider");
        auto* button = scene.part<CheckpointButton>("checkpoint");
        auto* state = scene.part<QLabel>("state");
        const int policies = decider->count();
        test::UserHands hands(*scene.dialog());
        const auto choose = [&](const QString& chosen) { // by keyboard
            hands.answerFileDialog(chosen, [button] {
                button->setFocus(Qt::TabFocusReason);
                QTest::keyClick(button, Qt::Key_Space);
            });
            return QTest::qWaitFor([button] { return !button->reading(); }, 30000);
        };
        QVERIFY(choose(QStringLiteral(DOPPLER_SOURCE "/resources/networks/doppler-improve.checkpoint")));
        QVERIFY2(
            state->text().contains(QStringLiteral("expected a checkpoint of a policy that decides online")),
            qPrintable(state->text()));
        QCOMPARE(decider->count(), policies);
        QCOMPARE(decider->currentIndex(), 0);
        if (const QByteArray folder = qgetenv("DOPPLER_PICTURES"); !folder.isEmpty())
            QVERIFY(scene.dialog()->grab().save(QString::fromLocal8Bit(folder) + "/refused.png"));
        QVERIFY(choose(file));
        QCOMPARE(decider->currentText(), QStringLiteral("readys (net.checkpoint)"));
        QCOMPARE(decider->currentData().toString(), file);
        QVERIFY2(state->isHidden(), qPrintable(state->text()));
        QVERIFY(choose(file)); // The same file is offered once.
        QCOMPARE(decider->count(), policies + 1);
        scene.window.useLanguage(QStringLiteral("de"));
        QTRY_COMPARE(scene.part<QPushButton>("cancel")->text(), QStringLiteral("Abbrechen"));
        QCOMPARE(decider->currentText(), QStringLiteral("readys (net.checkpoint)"));
        if (const QByteArray folder = qgetenv("DOPPLER_PICTURES"); !folder.isEmpty())
            QVERIFY(scene.dialog()->grab().save(QString::fromLocal8Bit(folder) + "/decides-de.png"));
        scene.window.useLanguage(QStringLiteral("en"));
        QTRY_COMPARE(scene.part<QPushButton>("cancel")->text(), QStringLiteral("Cancel"));
        auto* engine = scene.part<QComboBox>("engine");
        engine->setCurrentIndex(engine->findData(QStringLiteral("external"))); // executes placements only
        QVERIFY(!scene.part<QPushButton>("start")->isEnabled());
        engine->setCurrentIndex(engine->findData(QStringLiteral("ranks"))); // knows built-in policies only
        scene.click("start");
        QTRY_VERIFY_WITH_TIMEOUT(state->text().contains(QStringLiteral("threads, local or emulated")), 30000);
        engine->setCurrentIndex(engine->findData(QStringLiteral("threads")));
        scene.setOption("time_scale", "0.02");
        // The file is read again when the execution starts.
        QVERIFY(QFile::rename(file, file + QStringLiteral(".away")));
        scene.click("start");
        QTRY_VERIFY_WITH_TIMEOUT(state->text().contains(QStringLiteral("net.checkpoint")), 30000);
        QVERIFY(QFile::rename(file + QStringLiteral(".away"), file));
        scene.click("start");
        QTRY_VERIFY_WITH_TIMEOUT(!scene.dialog(), 30000);
        QVERIFY(isMeasured(*scene.workbench().run()));
        RunsModel* runs = scene.workbench().runs();
        QCOMPARE(runs->rowCount(), 2);
        QCOMPARE(runs->index(1).data().toString(), QStringLiteral("Measured, readys (net.checkpoint)"));
    }

    void wrongOptionsCannotBeStarted()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        scene.setOption("jitter", "9");
        QVERIFY(!scene.part<QPushButton>("start")->isEnabled());
        scene.setOption("jitter", "0.1");
        QVERIFY(scene.part<QPushButton>("start")->isEnabled());
    }
};

DOPPLER_TEST_WITH(QApplication, ExecutionDialogTest)

} // namespace execution_dialog_test

#include "execution_dialog.moc"
