// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons in the window: what was open is kept, progress and language, the dock, the outline, files.
#include "widgets/lessons/lessons.h"

#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/training_samples.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/picture/coloring.h"
#include "widgets/lessons/lesson_highlight.h"
#include "widgets/lessons/lesson_view.h"
#include "widgets/lessons/lesson_words.h"
#include "widgets/main_window/main_window.h"
#include "widgets/playback/playback.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/message_bar.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

namespace lessons_test {

using namespace doppler;

namespace {

const SessionRequest quick{QStringLiteral("chainmm"),
                           QStringLiteral("4xP100"),
                           {},
                           {{QStringLiteral("single-device"), 1, {}}, {QStringLiteral("heft"), 1, {}}}};

const QByteArray fieldLesson =
    "---\nlesson: 1\ntitle: Count\nsummary: A number\n---\n\n# How many?\n\nCount.\n\n"
    "do: graph chainmm\ndo: devices 4xP100\n"
    "ask: count | How many devices are there?\n"
    "check: answer count = 4\nshow: answer count = 4\n";

struct Scene {
    tests::ScratchFolder folder;
    std::unique_ptr<Settings> settings =
        std::make_unique<Settings>(folder.filePath(QStringLiteral("settings.ini")));
    std::unique_ptr<MainWindow> window;

    MainWindow& open()
    {
        window.reset();
        window = std::make_unique<MainWindow>(*settings);
        window->useLanguage(QStringLiteral("en"));
        window->graphView()->setAnimated(false);
        window->graphView()->layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        window->ganttView()->setAnimated(false);
        window->resize(1280, 800);
        window->show();
        return *window;
    }
    void openDocument()
    {
        window->workbench().openSession(quick);
        QTRY_VERIFY(window->workbench().run() && !window->workbench().busy());
    }
    [[nodiscard]] LessonPlayer& player() const { return window->lessons().player(); }
    void start(const QString& name) const
    {
        window->lessons().start(name);
        QTRY_COMPARE(player().state(), LessonPlayer::State::Waiting);
    }
    void showAndGoOn() const
    {
        player().showMe();
        QTRY_COMPARE(player().state(), LessonPlayer::State::Waiting);
        player().next();
        QTRY_COMPARE(player().state(), LessonPlayer::State::Waiting);
    }
    template <class T>
    T* find(const char* name) const
    {
        T* found = window->findChild<T*>(QLatin1String(name));
        if (!found)
            qFatal("the window has no %s", name);
        return found;
    }
    QString write(const char* name, const QByteArray& content) const
    {
        const QString path = folder.filePath(QLatin1String(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("can't write %s", name);
        return path;
    }
};

} // namespace

class LessonsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, ThemeKind::Light);
    }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void theMenuHasTheLessonsInTheirOrder()
    {
        Scene scene;
        MainWindow& window = scene.open();
        QTRY_COMPARE(window.lessons().lessonActions().size(), 12);
        QStringList names;
        for (const QAction* action : window.lessons().lessonActions()) {
            names += action->objectName().mid(7);
            QVERIFY(!action->isChecked());
        }
        QCOMPARE(names,
                 QStringList(
                     {QStringLiteral("barrier"), QStringLiteral("balance"), QStringLiteral("critical-path"),
                      QStringLiteral("heft"), QStringLiteral("policy"), QStringLiteral("stages"),
                      QStringLiteral("noise"), QStringLiteral("pipeline"), QStringLiteral("heft-fails"),
                      QStringLiteral("four-bars"), QStringLiteral("real-run"), QStringLiteral("arrivals")}));
        const auto* menu =
            qobject_cast<QMenu*>(scene.find<QAction>("openLesson")->associatedObjects().constLast());
        QVERIFY(menu);
        QCOMPARE(menu->actions().mid(0, 12), window.lessons().lessonActions());
        for (const char* name : {"lessonNext", "lessonBack", "lessonCheck", "lessonShow", "lessonLeave"})
            QVERIFY2(!scene.find<QAction>(name)->isEnabled(), name);
    }

    void whatWasOpenIsShownAgain()
    {
        Scene scene;
        MainWindow& window = scene.open();
        scene.openDocument();
        Workbench& workbench = window.workbench();
        workbench.selectVertices({VertexId{std::size_t{3}}, VertexId{std::size_t{5}}},
                                 VertexId{std::size_t{5}});
        window.playback()->seek(0.05);
        const RunPtr run = workbench.run();
        const auto selection = workbench.selectedVertices();
        const int runs = workbench.runs()->rowCount();
        auto* training = scene.find<QDockWidget>("trainingDock");
        QVERIFY(training->isVisible());

        scene.start(QStringLiteral("barrier"));
        QVERIFY(!training->isVisible());
        QVERIFY(window.lessons().dock()->isVisible());
        QVERIFY(workbench.run() != run);
        scene.showAndGoOn();
        scene.showAndGoOn();
        QCOMPARE(workbench.model().mode, Mode::BulkSynchronous);
        QVERIFY(workbench.runs()->rowCount() > runs);

        scene.find<QAction>("lessonLeave")->trigger();
        QVERIFY(!scene.player().active());
        QCOMPARE(workbench.run(), run);
        QCOMPARE(workbench.model().mode, Mode::Asynchronous);
        QCOMPARE(workbench.selectedVertices(), selection);
        QCOMPARE(workbench.selectedVertex(), VertexId{std::size_t{5}});
        QCOMPARE(workbench.runs()->rowCount(), runs);
        QCOMPARE(window.playback()->time(), 0.05);
        QVERIFY(training->isVisible());
        QVERIFY(!window.lessons().dock()->isVisible());
        QTRY_COMPARE(window.ganttView()->run(), run);
    }

    void whoStaysKeepsTheLessonsDocument()
    {
        Scene scene;
        MainWindow& window = scene.open();
        scene.openDocument();
        const int runs = window.workbench().runs()->rowCount();
        scene.start(QStringLiteral("balance"));
        window.lessons().stay();
        QVERIFY(!scene.player().active());
        QCOMPARE(window.workbench().graphSource(), QStringLiteral("llama-block"));
        QCOMPARE(window.workbench().runs()->rowCount(), runs + 1);
    }

    void aSearchIsNotLostByALesson()
    {
        Scene scene;
        MainWindow& window = scene.open();
        scene.openDocument();
        QTRY_VERIFY(!window.lessons().catalogue().empty());
        window.workbench().setPlacer(QStringLiteral("simulated-annealing"));
        QVERIFY(window.workbench().busy());
        window.lessons().start(QStringLiteral("barrier"));
        QVERIFY(!scene.player().active());
        QVERIFY(scene.find<MessageBar>("messageBar")->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!window.workbench().busy(), 60'000);
        QCOMPARE(window.workbench().run()->placer, std::string("simulated-annealing"));
    }

    void closingTheWindowRemembersItAsItWas()
    {
        Scene scene;
        scene.open();
        scene.openDocument();
        scene.start(QStringLiteral("barrier"));
        QVERIFY(!scene.find<QDockWidget>("trainingDock")->isVisible());
        scene.window->close();
        scene.open();
        QVERIFY(scene.find<QDockWidget>("trainingDock")->isVisible());
        QVERIFY(!scene.window->lessons().dock()->isVisible());
    }

    void aLessonGoesOnWhereItWasLeft()
    {
        Scene scene;
        scene.open();
        scene.start(QStringLiteral("barrier"));
        scene.showAndGoOn();
        scene.showAndGoOn();
        QCOMPARE(scene.player().stepIndex(), std::size_t{2});
        const double barred = scene.player().kept().at("barred");
        scene.window->close();
        scene.open();
        scene.start(QStringLiteral("barrier"));
        QCOMPARE(scene.player().stepIndex(), std::size_t{2});
        QCOMPARE(scene.player().kept().at("barred"), barred);
        // What the steps before prepare and ask for was done.
        QCOMPARE(scene.window->workbench().model().mode, Mode::BulkSynchronous);
        QCOMPARE(scene.window->workbench().run()->schedule.makespan, barred);
        scene.find<QAction>("lessonRestart")->trigger();
        QTRY_COMPARE(scene.player().state(), LessonPlayer::State::Waiting);
        QCOMPARE(scene.player().stepIndex(), std::size_t{0});
        QCOMPARE(scene.window->workbench().model().mode, Mode::Asynchronous);
    }

    void anotherLanguageTellsTheSameStep()
    {
        Scene scene;
        MainWindow& window = scene.open();
        scene.start(QStringLiteral("barrier"));
        scene.showAndGoOn();
        const QString english = scene.find<QTextBrowser>("lessonText")->toPlainText();
        for (const char* language : {"de", "zh_CN"}) {
            window.useLanguage(QLatin1String(language));
            QTRY_VERIFY(scene.player().file().file.contains(QLatin1String(language)));
            QCOMPARE(scene.player().stepIndex(), std::size_t{1});
            QVERIFY(scene.find<QTextBrowser>("lessonText")->toPlainText() != english);
        }
        window.useLanguage(QStringLiteral("en"));
        QTRY_COMPARE(scene.find<QTextBrowser>("lessonText")->toPlainText(), english);
    }

    void theOutlineStandsAroundWhatIsMeant()
    {
        Scene scene;
        MainWindow& window = scene.open();
        LessonHighlight* outline = window.lessons().highlight();
        QVERIFY(!outline->isVisible());
        scene.start(QStringLiteral("barrier"));
        auto* gantt = scene.find<QDockWidget>("ganttDock");
        QTRY_VERIFY(outline->isVisible());
        const auto around = [&] { return QRect(gantt->mapTo(&window, QPoint()), gantt->size()); };
        QTRY_COMPARE(outline->geometry(), around());
        window.resize(1500, 900);
        QTRY_COMPARE(outline->geometry(), around());
        QCOMPARE(window.childAt(outline->geometry().topLeft() + QPoint(1, 1)) == outline, false);
        gantt->hide();
        QTRY_VERIFY(!outline->isVisible());
        gantt->show();
        QTRY_VERIFY(outline->isVisible());
        scene.player().showMe();
        QTRY_COMPARE(scene.player().state(), LessonPlayer::State::Waiting);
        scene.player().next();
        QTRY_VERIFY(outline->height() < 60); // An entry of the menu bar.
        window.lessons().leave();
        QTRY_VERIFY(!outline->isVisible());
    }

    void resultsAreSaidInPlace()
    {
        Scene scene;
        scene.open();
        scene.start(QStringLiteral("barrier"));
        auto* verdicts = scene.find<QLabel>("lessonVerdicts");
        QVERIFY(!verdicts->isVisible());
        QTest::keyClick(scene.window.get(), Qt::Key_F9);
        QVERIFY(verdicts->isVisible());
        QVERIFY2(verdicts->text().contains(QStringLiteral("✗")), qPrintable(verdicts->text()));
        scene.window->playback()->seek(0.001);
        QVERIFY2(verdicts->text().contains(QStringLiteral("✓")), qPrintable(verdicts->text()));
        QVERIFY(!verdicts->text().contains(QStringLiteral("✗")));
        // The text has the numbers of the shown run.
        const QString text =
            scene.find<QTextBrowser>("lessonText")->toPlainText().replace(QChar::Nbsp, QLatin1Char(' '));
        const double makespan = scene.window->workbench().run()->schedule.makespan;
        QVERIFY2(text.contains(QString::fromStdString(lessonNumber(makespan, LessonUnit::Seconds))
                                   .replace(QChar::Nbsp, QLatin1Char(' '))),
                 qPrintable(text + QString::fromStdString(lessonNumber(makespan, LessonUnit::Seconds))));
        QCOMPARE(scene.find<QLabel>("lessonPosition")->text(), QStringLiteral("Step 1 of 6"));
        QVERIFY(scene.find<QToolButton>("lessonHint")->isVisible());
        scene.find<QToolButton>("lessonHint")->click();
        QVERIFY(scene.find<QTextBrowser>("lessonText")->toPlainText().size() > text.size());
    }

    /// The field that an answer is typed into stays where it is when the verdict on it appears.
    void aVerdictMovesNoField()
    {
        Scene scene;
        scene.open();
        scene.window->lessons().open(scene.write("field.en.lesson", fieldLesson));
        QTRY_COMPARE(scene.player().state(), LessonPlayer::State::Waiting);
        auto* field = scene.find<QLineEdit>("answer_count");
        auto* view = scene.find<QWidget>("lessonView");
        QTest::qWait(50);
        const QPoint before = field->mapTo(view, QPoint());
        QTest::keyClicks(field, QStringLiteral("3"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(scene.find<QLabel>("lessonVerdicts")->isVisible());
        QTest::qWait(50);
        QCOMPARE(field->mapTo(view, QPoint()), before);
    }

    void theEndOffersTheWayBackAndOn()
    {
        Scene scene;
        MainWindow& window = scene.open();
        scene.openDocument();
        const RunPtr run = window.workbench().run();
        scene.start(QStringLiteral("barrier"));
        while (scene.player().state() != LessonPlayer::State::Finished) {
            if (!scene.player().step().show.empty()) {
                scene.player().showMe();
                QTRY_COMPARE(scene.player().state(), LessonPlayer::State::Waiting);
            }
            scene.player().next();
            QTRY_VERIFY(scene.player().state() == LessonPlayer::State::Waiting ||
                        scene.player().state() == LessonPlayer::State::Finished);
        }
        QVERIFY(scene.find<QPushButton>("lessonGoBack")->isVisible());
        QVERIFY(!scene.find<QPushButton>("lessonNextButton")->isVisible());
        QVERIFY(window.lessons().lessonActions()[0]->isChecked());
        // Closing the panel now does not make it one that was left before its end.
        window.lessons().dock()->hide();
        window.lessons().dock()->show();
        QCOMPARE(scene.settings->lessonProgress(QStringLiteral("barrier")).step, 0);
        QVERIFY(scene.settings->lessonProgress(QStringLiteral("barrier")).kept.empty());
        QVERIFY(scene.settings->lessonProgress(QStringLiteral("barrier")).completed);
        scene.find<QPushButton>("lessonFollowing")->click();
        QTRY_COMPARE(scene.player().state(), LessonPlayer::State::Waiting);
        QCOMPARE(scene.player().file().name, QStringLiteral("balance"));
        window.lessons().leave();
        QCOMPARE(window.workbench().run(), run); // Of before the first of the two.
    }

    void lessonsOfOnesOwn()
    {
        Scene scene;
        MainWindow& window = scene.open();
        const QString file =
            scene.write("mine.txt", "---\nlesson: 1\ntitle: Mine\n---\n"
                                    "# Only\ndo: graph small.json\ndo: devices 4xP100\n"
                                    "check: graph = small.json\ncheck: cursor > 0\nshow: cursor end\n");
        (void)scene.write("small.json", R"({"format": "doppler-graph", "version": 1, "name": "small",
            "vertices": [{"id": 0, "flops": 1e9}]})");
        window.workbench().openFiles({file}); // As when it is dropped.
        QTRY_COMPARE(scene.player().state(), LessonPlayer::State::Waiting);
        QVERIFY(scene.player().file().name.isEmpty());
        QVERIFY(scene.player().verdicts()[0].holds);
        QVERIFY(!scene.player().stepDone());
        scene.player().showMe();
        QTRY_VERIFY(scene.player().stepDone());

        const QString faulty =
            scene.write("faulty.lesson", "---\nlesson: 1\ntitle: F\n---\n# S\ncheck: hm\n");
        window.lessons().open(faulty);
        auto* message = scene.find<MessageBar>("messageBar");
        QTRY_VERIFY(message->text().contains(QStringLiteral("line 6")));
        QVERIFY(message->text().contains(QStringLiteral("faulty.lesson")));
        QCOMPARE(scene.player().lesson().title, std::string("Mine"));

        const QString lost =
            scene.write("lost.lesson", "---\nlesson: 1\ntitle: L\n---\n# S\ndo: graph nowhere.json\n");
        window.lessons().open(lost);
        QTRY_VERIFY(scene.player().fault());
        QCOMPARE(scene.player().state(), LessonPlayer::State::Waiting);
        QVERIFY(scene.find<QLabel>("lessonVerdicts")->text().contains(QStringLiteral("nowhere.json")));
    }

    void lessonsOpenNoFilesOutsideTheirFolder_data()
    {
        QTest::addColumn<QString>("command");
        for (const char* command :
             {"graph ../outside.json", "graph OUTSIDE", "devices /etc/passwd", "graph link.json",
              "graph working.json", "workload ../outside.json", "workload outside.workload"})
            QTest::newRow(command) << QString::fromLatin1(command);
    }

    void lessonsOpenNoFilesOutsideTheirFolder()
    {
        QFETCH(QString, command);
        Scene scene;
        MainWindow& window = scene.open();
        const char* graph = R"({"format": "doppler-graph", "version": 1, "name": "secret",
            "vertices": [{"id": 0, "flops": 1e9}]})";
        const QString outside = scene.write("outside.json", graph);
        QDir(scene.folder.path()).mkdir(QStringLiteral("lesson"));
        QFile::link(outside, scene.folder.filePath(QStringLiteral("lesson/link.json")));
        QDir(scene.folder.path()).mkdir(QStringLiteral("working"));
        (void)scene.write("working/working.json", graph);
        // A workload in the folder that names a graph outside of it.
        (void)scene.write("lesson/outside.workload",
                          R"({"format": "doppler-workload", "version": 1, "devices": "4xP100",
            "graphs": [{"graph": "../outside.json"}]})");
        const QString before = QDir::currentPath();
        QDir::setCurrent(scene.folder.filePath(QStringLiteral("working")));
        command.replace(QLatin1String("OUTSIDE"), outside);
        const QByteArray step = "---\nlesson: 1\ntitle: L\n---\n# S\ndo: " + command.toUtf8() + '\n';
        window.lessons().open(scene.write("lesson/l.lesson", step));
        QTRY_VERIFY(scene.player().fault());
        QDir::setCurrent(before);
        QVERIFY(scene.find<QLabel>("lessonVerdicts")->text().contains(QStringLiteral("lesson")));
        QVERIFY(!window.workbench().problem());
    }

    /// Colours, arrangement and the panel Explain: set by a step, looked at by its checks, and as before
    /// afterwards.
    void aLessonSetsTheLookAndOpensExplanations()
    {
        Scene scene;
        MainWindow& window = scene.open();
        scene.openDocument();
        scene.find<QAction>("colorByCost")->trigger();
        const QString file = scene.write(
            "look.lesson",
            "---\nlesson: 1\ntitle: Look\n---\n"
            "# Only\ndo: graph chainmm\ndo: devices 4xP100\ndo: placer heft\npoint: explain\n"
            "check: colour = slack\ncheck: layout = swimlane-levels\n"
            "check: view explain\ncheck: explain.page = why-here\n"
            "show: colour slack\nshow: layout swimlane-levels\nshow: view explain\nshow: page why-here\n");
        window.lessons().open(file);
        QTRY_COMPARE(scene.player().state(), LessonPlayer::State::Waiting);
        for (const LessonVerdict& verdict : scene.player().verdicts())
            QVERIFY2(!verdict.holds, verdict.found.english().c_str());
        scene.player().showMe();
        QTRY_COMPARE(scene.player().state(), LessonPlayer::State::Waiting);
        for (const LessonVerdict& verdict : scene.player().verdicts())
            QVERIFY2(verdict.holds, verdict.found.english().c_str());
        QVERIFY(window.graphView()->colorBy() == ColorBy::Slack);
        QVERIFY(window.graphView()->layoutKind() == LayoutKind::LanesByLevel);
        QVERIFY(scene.find<QAction>("colorBySlack")->isChecked());
        QVERIFY(scene.find<QAction>("layoutByLevel")->isChecked());
        auto* dock = scene.find<QDockWidget>("explainDock");
        QVERIFY(dock->isVisible());
        LessonHighlight* outline = window.lessons().highlight();
        QTRY_VERIFY(outline->isVisible());
        QTRY_COMPARE(outline->geometry(), QRect(dock->mapTo(&window, QPoint()), dock->size()));

        // What is changed by hand is seen at once.
        const auto* told = scene.find<QLabel>("lessonVerdicts");
        scene.find<QAction>("colorByDevice")->trigger();
        QVERIFY2(told->text().contains(QStringLiteral("coloured by device")), qPrintable(told->text()));
        scene.find<QAction>("layoutByTime")->trigger();
        QVERIFY2(told->text().contains(QStringLiteral("layout is swimlane.")), qPrintable(told->text()));
        window.explain()->view()->setCurrentIndex(1);
        QVERIFY2(told->text().contains(QStringLiteral("the page what-if")), qPrintable(told->text()));
        dock->hide();
        QTRY_VERIFY2(told->text().contains(QStringLiteral("not open")), qPrintable(told->text()));

        window.lessons().leave();
        QVERIFY(window.graphView()->colorBy() == ColorBy::Cost);
        QVERIFY(window.graphView()->layoutKind() == LayoutKind::Layered);
        QVERIFY(scene.settings->graphLook().colorBy == ColorBy::Cost);
        QVERIFY(!dock->isVisible());
    }

    /// Lessons name them as menus and command line do.
    void namesOfTheGraphsLookAreThoseOfTheView()
    {
        QStringList colours;
        for (const std::string_view name : lessonColours())
            colours += QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
        QCOMPARE(colours, colorByIds());
        QCOMPARE(lessonLayouts().size(), static_cast<std::size_t>(LayoutKind::LanesByLevel) + 1);
        Scene scene;
        QCOMPARE(static_cast<std::size_t>(scene.open().explain()->view()->count()),
                 lessonExplainPages().size());
    }

    /// Whatever was trained before, or came with a session.
    void aLessonTrainsItsOwnPolicy()
    {
        Scene scene;
        MainWindow& window = scene.open();
        TrainingScript script;
        script.episodes = 5;
        window.training().setFactory(factoryFor(script));
        TrainingSettings placeto{"placeto", Options(trainingOptions("placeto"))};
        window.training().setSettings(placeto);
        const QString file = scene.write("train.lesson", "---\nlesson: 1\ntitle: Train\n---\n"
                                                         "# Only\ndo: graph chainmm\ndo: devices 4xP100\n"
                                                         "check: episodes > 0\nshow: train 2 3\n");
        window.lessons().open(file);
        QTRY_COMPARE(scene.player().state(), LessonPlayer::State::Waiting);
        scene.player().showMe();
        QTRY_COMPARE(scene.player().state(), LessonPlayer::State::Waiting);
        QVERIFY2(!scene.player().fault(),
                 scene.player().fault() ? scene.player().fault()->english().c_str() : "");
        const TrainingSetup& setup = window.trainingView()->currentJob()->setup();
        QCOMPARE(setup.policy, std::string("doppler"));
        QCOMPARE(plannedEpisodes(setup.options), std::uint64_t{5});
    }

    void everythingHasANameAndAPlaceInTheOrder()
    {
        Scene scene;
        MainWindow& window = scene.open();
        scene.start(QStringLiteral("balance"));
        const auto* view = scene.find<LessonView>("lessonView");
        for (const QWidget* widget : view->findChildren<QWidget*>()) {
            const bool answers = widget->inherits("QAbstractButton") || widget->inherits("QLineEdit") ||
                                 widget->inherits("QTextBrowser") || widget->inherits("QProgressBar");
            if (!answers || !widget->isVisible())
                continue;
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     qPrintable(widget->objectName()));
            if (button)
                QVERIFY2(button->focusPolicy() & Qt::TabFocus, qPrintable(widget->objectName()));
        }
        auto* field = scene.find<QLineEdit>("answer_idle");
        QVERIFY(field->isVisible());
        QTest::keyClicks(field, QStringLiteral("75"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(scene.find<QLabel>("lessonVerdicts")->isVisible());
        QVERIFY(window.lessons().player().stepDone());
    }
};

DOPPLER_TEST_WITH(QApplication, LessonsTest)

} // namespace lessons_test

#include "lessons.moc"
