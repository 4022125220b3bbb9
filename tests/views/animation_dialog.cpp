// SPDX-License-Identifier: GPL-3.0-or-later
// An animation is exported from the window, which goes on meanwhile.
#include "widgets/animation/animation_dialog.h"

#include "tests/support/runner.h"
#include "tests/window/animation_sample.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/user_hands.h"
#include "tests/window/window_scene.h"
#include "widgets/side_by_side/race_view.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/ui/text/format.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QThread>

namespace animation_dialog_test {

using namespace doppler;

namespace {

struct Scene : samples::WindowScene {
    tests::ScratchFolder files;
    MainWindow& window =
        openOn({QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});

    [[nodiscard]] bool settled() { return window.workbench().run() && !window.workbench().busy(); }
    [[nodiscard]] QAction* action() const
    {
        return window.findChild<QAction*>(QStringLiteral("exportAnimation"));
    }
    /// Null while there is none.
    [[nodiscard]] AnimationDialog* dialog() const { return window.findChild<AnimationDialog*>(); }
    template <class Widget>
    [[nodiscard]] Widget* part(const char* name) const
    {
        return dialog()->findChild<Widget*>(QLatin1String(name));
    }
    [[nodiscard]] static bool offersRace(const AnimationDialog& dialog)
    {
        const auto* model = dialog.findChild<QComboBox*>(QStringLiteral("animatedView"))->model();
        const QModelIndex race = model->index(model->rowCount() - 1, 0);
        const bool enabled = race.flags() & Qt::ItemIsEnabled;
        // Else it says why not.
        if (enabled != race.data(Qt::ToolTipRole).toString().isEmpty())
            qFatal("the tooltip does not fit");
        return enabled;
    }
    [[nodiscard]] QString file(const char* name) const { return files.filePath(QLatin1String(name)); }
    [[nodiscard]] QStringList written() const
    {
        return QDir(files.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
};

} // namespace

class AnimationDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void theShownRunIsExported()
    {
        Scene scene;
        QVERIFY(!scene.action()->isEnabled());
        QTRY_VERIFY(scene.settled());
        QVERIFY(scene.action()->isEnabled());
        scene.action()->trigger();
        QVERIFY(scene.dialog() && scene.dialog()->isVisible());
        QCOMPARE(scene.dialog()->plan(), AnimationPlan());
        QVERIFY(scene.part<QLabel>("animationSummary")->text().startsWith(QStringLiteral("240 frames")));
        scene.part<QComboBox>("animatedView")->setCurrentIndex(2);
        scene.part<QSpinBox>("animationWidth")->setValue(400);
        scene.part<QSpinBox>("animationHeight")->setValue(240);
        scene.part<QDoubleSpinBox>("animationSeconds")->setValue(0.5);
        QCOMPARE(scene.dialog()->plan(), (AnimationPlan{AnimatedView::Gantt, {400, 240}, 20, 0.5}));
        if (const QByteArray picture = qgetenv("DOPPLER_PICTURE"); !picture.isEmpty())
            QVERIFY(scene.dialog()->grab().save(QString::fromLocal8Bit(picture)));
        QSignalSpy saved(&scene.window.workbench(), &Workbench::saved);
        scene.dialog()->exportTo(scene.file("run.gif"));
        QVERIFY(scene.dialog()->running());
        QTRY_COMPARE(saved.size(), 1);
        QTRY_VERIFY(!scene.dialog());
        QCOMPARE(saved.first().first().toString(), scene.file("run.gif"));
        QCOMPARE(scene.written(), QStringList{QStringLiteral("run.gif")});
    }

    void theWindowHasNoPartInIt()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        QTRY_VERIFY(scene.window.graphView()->picture().run && scene.window.ganttView()->settled());
        scene.action()->trigger();
        AnimationPlan plan;
        plan.size = {400, 300};
        plan.seconds = 0.5;
        scene.dialog()->setPlan(plan);
        scene.dialog()->exportTo(scene.file("run.gif"));
        // No event of this thread is handled, and the file comes.
        for (int i = 0; i < 3000 && !QFile::exists(scene.file("run.gif")); ++i)
            QThread::msleep(10);
        QVERIFY(QFile::exists(scene.file("run.gif")));
        QVERIFY(scene.dialog()->running()); // It has not been told yet.
        QTRY_VERIFY(!scene.dialog());
    }

    void aRaceNeedsTwoRuns()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        RaceView race;
        AnimationDialog dialog(*scene.window.graphView(), *scene.window.ganttView());
        const AnimationPlan plan = sample::shortPlan(AnimatedView::Race);
        QVERIFY(!Scene::offersRace(dialog));
        dialog.offerRace(race);
        QVERIFY(!Scene::offersRace(dialog));
        dialog.setPlan(plan);
        QCOMPARE(dialog.plan().view, AnimatedView::Both);
        race.setRuns(compareRuns({{"alone", sample::threeTasks()}}, 0));
        QVERIFY(!Scene::offersRace(dialog));
        race.setRuns(sample::apartAndTogether());
        QVERIFY(Scene::offersRace(dialog));
        dialog.setPlan(plan);
        QCOMPARE(dialog.plan(), plan);
        auto* summary = dialog.findChild<QLabel*>(QStringLiteral("animationSummary"));
        QCOMPARE(summary->text(),
                 QStringLiteral("10 frames; one second shows %1 of the race").arg(formatSeconds(9)));
        race.setTime(0, {0, 2}); // It ends at 6 s.
        QCOMPARE(summary->text(),
                 QStringLiteral("10 frames; one second shows %1 of the race").arg(formatSeconds(12)));
        QSignalSpy exported(&dialog, &AnimationDialog::exported);
        dialog.exportTo(scene.file("race/"));
        race.setRuns(nullptr); // What was begun goes on, and nothing else is said of it.
        QCOMPARE(dialog.plan().view, AnimatedView::Race);
        QTRY_COMPARE(exported.size(), 1);
        const auto frame = [&](const char* name) { return QImage(scene.file(name)); };
        QCOMPARE(frame("race/frame-0001.png").size(), plan.size);
        QVERIFY(frame("race/frame-0001.png") != frame("race/frame-0010.png"));
    }

    void theWindowOffersTheRaceOfItsRuns()
    {
        samples::WindowScene stage;
        MainWindow& window = stage.openOn(samples::quick);
        QTRY_VERIFY(window.workbench().runs()->rowCount() == 2 && !window.workbench().busy());
        stage.find<QAction>("exportAnimation")->trigger();
        const auto* dialog = window.findChild<AnimationDialog*>();
        QVERIFY(dialog && !Scene::offersRace(*dialog));
        stage.find<QAction>("sideBySide")->trigger();
        QTRY_VERIFY(Scene::offersRace(*dialog));
        QCOMPARE(window.sideBySideView()->runs()->count(), std::size_t{2});
    }

    void progressAndCancel()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        AnimationPlan plan;
        plan.seconds = AnimationPlan::mostSeconds;
        scene.dialog()->setPlan(plan);
        scene.dialog()->exportTo(scene.file("frames/"));
        QTRY_VERIFY(scene.part<QLabel>("animationState")
                        ->text()
                        .contains(QRegularExpression(QStringLiteral("^Frame [1-9].* of 12,000, .* left$"))));
        QVERIFY(scene.part<QProgressBar>("animationProgress")->isVisible());
        QVERIFY(scene.part<QProgressBar>("animationProgress")->value() > 0);
        QVERIFY(!scene.part<QPushButton>("startExport")->isEnabled());
        QVERIFY(!scene.part<QSpinBox>("animationWidth")->isEnabled());
        QTest::mouseClick(scene.part<QPushButton>("cancelExport"), Qt::LeftButton);
        QTRY_VERIFY(!scene.dialog());
        QTRY_COMPARE(scene.written(), QStringList());
    }

    /// A name without an ending is one of the kind that is chosen.
    void namesGetTheirEnding()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        AnimationPlan plan;
        plan.view = AnimatedView::Gantt;
        plan.size = {400, 240};
        plan.seconds = 0.1;
        QSignalSpy saved(&scene.window.workbench(), &Workbench::saved);
        test::UserHands hands(scene.window);
        const char* files[] = {"run.gif", "run-0001.png"};
        for (int kind = 0; kind < 2; ++kind) {
            scene.action()->trigger();
            scene.dialog()->setPlan(plan);
            hands.answerFileDialog(
                scene.file("run"), [&] { scene.part<QPushButton>("startExport")->click(); }, kind);
            QTRY_COMPARE(saved.size(), 1);
            QCOMPARE(saved.takeFirst().first().toString(), scene.file(files[kind]));
            QTRY_VERIFY(!scene.dialog());
        }
    }

    void faultsStandInTheDialog()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        scene.dialog()->exportTo(scene.file("run.txt"));
        QVERIFY(!scene.dialog()->running());
        QVERIFY(scene.part<QLabel>("animationState")->text().contains(QStringLiteral(".gif")));
        QVERIFY(scene.part<QPushButton>("startExport")->isEnabled());
        scene.dialog()->exportTo(QStringLiteral("/proc/none/run.gif"));
        QTRY_VERIFY(scene.part<QLabel>("animationState")->text().contains(QStringLiteral("/proc/none")));
        QVERIFY(!scene.dialog()->running());
    }
};

DOPPLER_TEST_WITH(QApplication, AnimationDialogTest)

} // namespace animation_dialog_test

#include "animation_dialog.moc"
