// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson played in the window: by "Show me", and by someone who does what each step asks for.
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/training_samples.h"
#include "widgets/arrivals/method_table.h"
#include "widgets/arrivals/workload_dialog.h"
#include "widgets/execution/execution_dialog.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/lessons/lesson_catalogue.h"
#include "widgets/lessons/lesson_stage.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/main_window.h"
#include "widgets/playback/playback.h"
#include "widgets/runs/runs_view.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_dialog.h"
#include "widgets/training/training_runs.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSlider>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

namespace lesson_play_test {

using namespace doppler;

namespace {

constexpr int patience = 120'000;

/// An episode that places the vertices in topological order, each device in turn.
EpisodeTrace episodeOn(const Problem& problem)
{
    EpisodeTrace trace;
    trace.stage = Stage::Simulation;
    trace.makespan = 1;
    std::size_t next = 0;
    for (const VertexId v : problem.graph().topologicalOrder()) {
        PolicyStep step;
        step.vertex = v;
        step.device = DeviceId{next++ % problem.deviceCount()};
        step.candidates = {v};
        step.selectProbability = {1};
        step.placeProbability.assign(problem.deviceCount(), 0);
        step.placeProbability[step.device] = 1;
        trace.steps.push_back(std::move(step));
    }
    return trace;
}

struct Scene {
    tests::ScratchFolder folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};
    Lessons& lessons = window.lessons();
    LessonPlayer& player = lessons.player();

    explicit Scene(const char* language = "en")
    {
        window.useLanguage(QLatin1String(language));
        window.graphView()->setAnimated(false);
        window.graphView()->layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        window.ganttView()->setAnimated(false);
        TrainingScript script;
        script.episodes = 400;
        script.trace = episodeOn;
        window.training().setFactory(factoryFor(script));
        window.resize(1280, 800);
        window.show();
    }
    [[nodiscard]] QAction* action(const char* name) const
    {
        auto* found = window.findChild<QAction*>(QLatin1String(name));
        if (!found)
            qFatal("the window has no %s", name);
        return found;
    }
    template <class T>
    T* find(const QString& name) const
    {
        T* found = window.findChild<T*>(name);
        if (!found)
            qFatal("the window has no %s", qPrintable(name));
        return found;
    }
    void start(const QString& name)
    {
        lessons.start(name);
        settle();
        QCOMPARE(player.file().name, name);
    }
    void settle()
    {
        QTRY_VERIFY_WITH_TIMEOUT(player.state() == LessonPlayer::State::Waiting && !window.workbench().busy(),
                                 patience);
        QVERIFY2(!player.fault(), player.fault() ? player.fault()->english().c_str() : "");
    }
    [[nodiscard]] QByteArray verdicts() const
    {
        QByteArray all = QByteArray::fromStdString(player.step().title);
        for (const LessonVerdict& verdict : player.verdicts())
            all += "\n" + QByteArray(verdict.holds ? "  + " : "  - ") +
                   QByteArray::fromStdString(verdict.found.english() + ' ' + verdict.wanted.english());
        return all;
    }
};

/// Does with keys and clicks what a check asks for.
class Hand {
public:
    explicit Hand(Scene& of) : scene(of) {}

    void satisfy(const LessonCheck& check)
    {
        using Kind = LessonCheck::Kind;
        if (judge(check, scene.player.scene()).holds)
            return;
        switch (check.kind) {
        case Kind::Compare:
            return compare(check);
        case Kind::Fact:
            return fact(check);
        case Kind::Selected:
            return select(*vertexOf(check.vertex, scene.player.scene()));
        case Kind::Placed:
            return place(check);
        case Kind::View:
            return scene.find<QDockWidget>(QString::fromStdString(check.word) + QStringLiteral("Dock"))
                ->toggleViewAction()
                ->trigger();
        case Kind::Measured:
            return measure(check.word);
        case Kind::Answer:
            return answer(check);
        case Kind::Choice:
            return QTest::mouseClick(scene.find<QRadioButton>(QStringLiteral("answer_%1%2")
                                                                  .arg(QString::fromStdString(check.word),
                                                                       QString::number(check.choice))),
                                     Qt::LeftButton, {}, QPoint(8, 8));
        }
    }

private:
    void compare(const LessonCheck& check)
    {
        switch (check.left.kind) {
        case LessonQuantity::Kind::Cursor:
            return QTest::mouseClick(scene.find<QToolButton>(QStringLiteral("stepForwardButton")),
                                     Qt::LeftButton);
        case LessonQuantity::Kind::Episodes:
            return train();
        case LessonQuantity::Kind::Noise:
            return chooseInMenu(QStringLiteral("&Noise"),
                                static_cast<int>(std::lround(check.right.number * 1000)));
        case LessonQuantity::Kind::Load:
            return runWorkload({}, check.right.number);
        case LessonQuantity::Kind::Slowdown:
        case LessonQuantity::Kind::HighSlowdown:
        case LessonQuantity::Kind::Fairness:
        case LessonQuantity::Kind::Throughput:
            return runWorkload(check.right.kind == check.left.kind
                                   ? std::vector{check.left.name, check.right.name}
                                   : std::vector{check.left.name});
        case LessonQuantity::Kind::Step:
            return scene.find<QSlider>(QStringLiteral("policySlider"))
                ->setValue(static_cast<int>(check.right.number));
        default: // A makespan: that of a run in the list, or a shorter one by another placer.
            if (check.relation == LessonRelation::Equal)
                return clickRun(*valueOf(check.right, scene.player.scene()));
            for (const LessonCommand& command : scene.player.step().show)
                if (command.kind == LessonCommand::Kind::Placer)
                    choosePlacer(QString::fromStdString(command.word));
        }
    }

    void fact(const LessonCheck& check)
    {
        const QString word = QString::fromStdString(check.word);
        switch (check.fact) {
        case LessonFact::Placer:
            return check.word == "doppler" ? clickRunOf(check.word) : choosePlacer(word);
        case LessonFact::Mode:
            if (check.word == "asynchronous") // Such a run is in the list already.
                return clickRun(scene.player.kept().at("free"));
            return chooseMode(word);
        case LessonFact::Schedule:
            return chooseInMenu(QStringLiteral("&Schedule rule"),
                                static_cast<int>(*chooseTaskFromName(check.word)));
        case LessonFact::Method:
            return runWorkload({check.word});
        case LessonFact::Page:
            return scene.find<QTabBar>(QStringLiteral("policyTabs"))
                ->setCurrentIndex(
                    static_cast<int>(std::ranges::find(lessonPages(), check.word) - lessonPages().begin()));
        case LessonFact::ExplainPage:
            scene.action("explain")->trigger();
            return scene.window.explain()->view()->setCurrentIndex(static_cast<int>(
                std::ranges::find(lessonExplainPages(), check.word) - lessonExplainPages().begin()));
        default:
            qFatal("nobody does that by hand: %s", check.word.c_str());
        }
    }

    void choosePlacer(const QString& id)
    {
        auto* box = scene.find<QComboBox>(QStringLiteral("placerChooser"));
        const int row = box->findData(id);
        QVERIFY2(row >= 0, qPrintable(id));
        box->setCurrentIndex(row);
        emit box->activated(row);
    }

    void chooseMode(const QString& mode)
    {
        chooseInMenu(QStringLiteral("&Mode"), static_cast<int>(*modeFromName(mode.toStdString())));
    }

    /// In a part of the menu of the execution model.
    void chooseInMenu(const QString& title, int value)
    {
        for (const QMenu* menu : scene.window.findChildren<QMenu*>())
            if (menu->title() == title)
                for (QAction* action : menu->actions())
                    if (action->data().toInt() == value)
                        return action->trigger();
        QFAIL("there is no such choice in the menu of the execution model");
    }

    void clickRow(int row)
    {
        auto* list = scene.window.findChild<RunsView*>();
        const QModelIndex index = list->model()->index(row, 0);
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
    }

    void clickRun(double makespan)
    {
        const auto& entries = scene.window.workbench().runs()->entries();
        for (std::size_t row = 0; row < entries.size(); ++row)
            if (std::abs(entries[row].run->schedule.makespan - makespan) < 1e-9 * makespan)
                return clickRow(static_cast<int>(row));
        QFAIL("no such run in the list");
    }

    void clickRunOf(const std::string& placer)
    {
        const auto& entries = scene.window.workbench().runs()->entries();
        for (std::size_t row = 0; row < entries.size(); ++row)
            if (entries[row].run->placer == placer)
                return clickRow(static_cast<int>(row));
        QFAIL("no such run in the list");
    }

    void select(VertexId vertex)
    {
        GraphView& graph = *scene.window.graphView();
        QTRY_VERIFY(!graph.layoutJob().running());
        graph.fit();
        const QPoint place = graph.camera().toScreen(graph.picture().layout().centers[vertex]).toPoint();
        QTest::mouseClick(&graph, Qt::LeftButton, {}, place);
        QCOMPARE(scene.window.workbench().selectedVertex(), vertex);
    }

    void place(const LessonCheck& check)
    {
        const Problem& problem = *scene.window.workbench().problem();
        select(*vertexOf(check.vertex, scene.player.scene()));
        for (const DeviceId device : problem.topology().devices())
            if (problem.topology().device(device).name == check.word)
                QTest::keyClick(&scene.window, static_cast<Qt::Key>(Qt::Key_1 + device.value));
    }

    void answer(const LessonCheck& check)
    {
        auto* field = scene.find<QLineEdit>(QStringLiteral("answer_") + QString::fromStdString(check.word));
        field->selectAll();
        double value = *valueOf(check.right, scene.player.scene());
        if (check.right.unit == LessonUnit::Share)
            value *= 100;
        QTest::keyClicks(field, QString::number(value, 'f', 3));
    }

    void train()
    {
        scene.action("train")->trigger();
        auto* dialog = scene.window.findChild<TrainingDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>(QStringLiteral("checkpointFile"))->clear();
        QVERIFY(dialog->complete());
        dialog->accept();
        QTRY_VERIFY_WITH_TIMEOUT(!scene.window.training().active(), patience);
    }

    void measure(const std::string& engine)
    {
        scene.action("execute")->trigger();
        QPointer<ExecutionDialog> dialog = scene.window.findChild<ExecutionDialog*>();
        QVERIFY(dialog);
        if (!engine.empty()) {
            auto* engines = dialog->findChild<QComboBox*>(QStringLiteral("engine"));
            engines->setCurrentIndex(engines->findData(QString::fromStdString(engine)));
        }
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->isDefault())
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog, patience);
    }

    /// In the dialog: checks these methods alone, and runs the workload.
    void runWorkload(const std::vector<std::string>& methods, double load = 0)
    {
        scene.action("workload")->trigger();
        auto* dialog = scene.window.findChild<WorkloadDialog*>();
        QVERIFY(dialog);
        if (load > 0)
            dialog->findChild<QDoubleSpinBox*>(QStringLiteral("intensity"))->setValue(load);
        auto* table = dialog->findChild<MethodTable*>();
        for (int row = 0; !methods.empty() && row < table->rowCount(); ++row)
            table->item(row, MethodTable::Method)->setCheckState(Qt::Unchecked);
        for (const std::string& title : methods)
            checkMethod(*table, *methodTitled(title));
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("run")), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->busy(), patience);
    }

    static void checkMethod(const MethodTable& table, const WorkloadMethod& method)
    {
        const auto rows = table.findItems(MethodTable::titleOf(method), Qt::MatchExactly);
        QCOMPARE(rows.size(), 1);
        rows.front()->setCheckState(Qt::Checked);
    }

    Scene& scene;
};

void addLessons()
{
    QTest::addColumn<QString>("name");
    for (const LessonFile& lesson : readLessons(lessonFolder(), QStringLiteral("en")))
        QTest::newRow(qPrintable(lesson.name)) << lesson.name;
}

} // namespace

class LessonPlay : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, ThemeKind::Light);
        QVERIFY(readLessons(lessonFolder(), QStringLiteral("en")).size() >= 12);
    }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void showMeDoesWhatEveryStepAsksFor_data() { addLessons(); }
    void showMeDoesWhatEveryStepAsksFor()
    {
        QFETCH(QString, name);
        Scene scene;
        scene.start(name);
        const std::size_t steps = scene.player.lesson().steps.size();
        for (std::size_t step = 0; step < steps; ++step) {
            scene.settle();
            QCOMPARE(scene.player.stepIndex(), step);
            const bool asks = !scene.player.step().checks.empty();
            QCOMPARE(scene.action("lessonShow")->isEnabled(), asks);
            if (asks) {
                QVERIFY2(!scene.player.stepDone(), scene.verdicts());
                scene.action("lessonNext")->trigger();
                QCOMPARE(scene.player.stepIndex(), step);
                scene.action("lessonShow")->trigger();
                scene.settle();
            }
            QVERIFY2(scene.player.stepDone(), scene.verdicts());
            scene.action("lessonNext")->trigger();
        }
        QCOMPARE(scene.player.state(), LessonPlayer::State::Finished);
        QVERIFY(scene.settings.lessonProgress(name).completed);
        QVERIFY(scene.action(qPrintable(QStringLiteral("lesson_") + name))->isChecked());
    }

    /// Another graph was opened in the middle of a step.
    void showMeBringsTheLessonsGraphBack()
    {
        Scene scene;
        scene.start(QStringLiteral("barrier"));
        const auto next = [&] {
            scene.action("lessonNext")->trigger();
            scene.settle();
        };
        while (scene.player.step().checks.empty())
            next();
        scene.window.workbench().openGraph(QStringLiteral("transformer"));
        QTRY_VERIFY(!scene.window.workbench().busy());
        QVERIFY(scene.window.workbench().graphSource() == QStringLiteral("transformer"));
        auto* dock = scene.find<QDockWidget>(QStringLiteral("lessonDock"));
        dock->hide();
        scene.action("lessonShow")->trigger();
        QVERIFY(dock->isVisible()); // It tells what comes of it.
        scene.settle();
        QVERIFY(scene.window.workbench().graphSource() != QStringLiteral("transformer"));
        QVERIFY2(scene.player.stepDone(), scene.verdicts());
    }

    void someoneCanPlayEveryLesson_data() { addLessons(); }
    void someoneCanPlayEveryLesson()
    {
        QFETCH(QString, name);
        Scene scene;
        Hand hand(scene);
        scene.start(name);
        const std::size_t steps = scene.player.lesson().steps.size();
        for (std::size_t step = 0; step < steps; ++step) {
            scene.settle();
            for (const LessonCheck& check : scene.player.step().checks) {
                hand.satisfy(check);
                QTRY_VERIFY_WITH_TIMEOUT(!scene.window.workbench().busy(), patience);
                if (QTest::currentTestFailed())
                    return;
            }
            QVERIFY2(scene.player.stepDone(), scene.verdicts());
            scene.window.activateWindow();
            QTRY_VERIFY(scene.window.isActiveWindow()); // A dialog that closed may still be.
            QTest::keyClick(&scene.window, Qt::Key_F7);
            QCOMPARE(scene.player.stepIndex(), std::min(step + 1, steps - 1));
        }
        QCOMPARE(scene.player.state(), LessonPlayer::State::Finished);
    }
};

DOPPLER_TEST_WITH(QApplication, LessonPlay)

} // namespace lesson_play_test

#include "lesson_play.moc"
