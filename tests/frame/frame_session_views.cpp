// SPDX-License-Identifier: GPL-3.0-or-later
// What views show comes back with a session, be it saved or left by a sudden end; a broken part does no harm.
#include "core/io/documents/session_json.h"
#include "tests/support/runner.h"
#include "tests/window/training_samples.h"
#include "tests/window/window_scene.h"
#include "widgets/comparison/chart_page.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/graph_panel/find_bar.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/playback/playback.h"
#include "widgets/runs/runs_view.h"
#include "widgets/session/session_actions.h"
#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/training/policy/best_replay_bar.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_dialog.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_table.h"
#include "widgets/training/training_view.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>

namespace frame_session_views_test {

using namespace doppler;
using samples::WindowScene;

namespace {

const SessionRequest three{QStringLiteral("chainmm"),
                           QStringLiteral("4xP100"),
                           {},
                           {{QStringLiteral("critical-path"), 1, {}},
                            {QStringLiteral("heft"), 1, {}},
                            {QStringLiteral("random"), 7, {}}}};

bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

struct Scene : WindowScene {
    MainWindow& openThree()
    {
        openOn(three);
        if (!QTest::qWaitFor([&] { return window->workbench().runs()->rowCount() == 3 && !busy(); }, 20000))
            qFatal("no runs");
        return *window;
    }
    [[nodiscard]] bool busy() const
    {
        const GraphView& graph = *window->graphView();
        return window->workbench().busy() || graph.picture().empty() || !window->ganttView()->settled();
    }
    [[nodiscard]] SessionKeeper& keeper() const { return window->sessions().keeper(); }
    [[nodiscard]] ComparisonView& comparison() const { return *window->comparisonView(); }
    [[nodiscard]] SideBySideRuns& sideBySide() const { return *window->findChild<SideBySideRuns*>(); }
    [[nodiscard]] quint64 id(std::size_t index) const
    {
        return window->workbench().runs()->entries()[index].id;
    }
    void save(const char* name) const
    {
        QSignalSpy saved(&keeper(), &SessionKeeper::saved);
        keeper().save(path(name));
        if (saved.count() == 0 && !saved.wait(20000))
            qFatal("not saved");
    }
    /// In another window.
    MainWindow& reopen(const char* name)
    {
        open();
        QSignalSpy opened(&keeper(), &SessionKeeper::opened);
        keeper().open(path(name));
        if (opened.count() == 0 && !opened.wait(20000))
            qFatal("not opened");
        return *window;
    }
    void compare(const QStringList& placers, int seeds, quint64 evaluations) const
    {
        StudyRequest request = comparison().request();
        request.placers = {placers.begin(), placers.end()};
        request.graphs = {QStringLiteral("chainmm")};
        request.topologies = {QStringLiteral("4xP100"), QStringLiteral("8xV100")};
        request.seeds = static_cast<std::size_t>(seeds);
        request.budget = {};
        request.budget.evaluations = evaluations;
        request.threads = 1;
        comparison().setRequest(request);
        comparison().start();
    }
    [[nodiscard]] std::vector<std::string> results() const
    {
        std::vector<std::string> lines;
        for (const ComparisonRow& row : comparison().summaries()->rows())
            lines.push_back(journalLine(row));
        return lines;
    }
    [[nodiscard]] std::string part(const char* file, const char* name) const
    {
        const auto session = readSession(path(file).toStdString());
        return session && session->parts.contains(name) ? session->parts.at(name) : std::string();
    }
};

/// Something of everything.
void arrange(const Scene& scene)
{
    MainWindow& window = *scene.window;
    scene.sideBySide().show({scene.id(2), scene.id(0), scene.id(1)}, scene.id(0));
    QTRY_VERIFY(window.sideBySideView()->runs());
    SideBySideView& beside = *window.sideBySideView();
    SideBySideView::ViewState state = beside.viewState();
    state.alignment = Alignment::Hand;
    state.shifts = {0.5, 0, 0.25};
    state.page = SideBySideView::Moved;
    state.movedOf = 2;
    state.current = 1;
    state.moved = {1, true};
    state.visible = {0.25, 0.375};
    beside.setViewState(state);
    scene.find<QAction>("sideBySideTransfers")->trigger();
    scene.find<QAction>("sideBySideMoved")->trigger();

    GanttView& gantt = *window.ganttView();
    for (const char* name : {"ganttShares", "ganttMemory", "ganttBounds"})
        scene.find<QAction>(name)->trigger();
    QTRY_VERIFY(gantt.settled());
    const double end = window.workbench().run()->schedule.makespan;
    GanttView::ViewState looked;
    const RowKey first{false, 0, 0, 0}, second{false, 1, 0, 0}, third{false, 2, 0, 0}, last{false, 3, 0, 0};
    looked.order = RowOrder({third}, {second}, {last, first});
    looked.visible = {end / 4, end / 2};
    looked.measure = {end / 3, end / 2};
    looked.area = GanttView::ViewState::Area{end / 4, end / 3, {third, last}};
    gantt.setViewState(looked);

    scene.find<QSlider>("smoothing")->setValue(3);
    scene.find<QAction>("bandDeviation")->trigger();
    scene.find<QAction>("secondEntropy")->trigger();
    scene.find<QAbstractButton>("curveKey1")->setChecked(false);
    scene.find<QAbstractButton>("onlyDisagreements")->setChecked(true);
    window.policyView()->showPage(1);
    window.explain()->view()->setCurrentIndex(1);
    scene.find<QSlider>("factor0")->setValue(7);
    scene.find<FindBar>("findBar")->setText(QStringLiteral("cost>0"));
    window.playback()->setSpeed(Playback::speeds().front());
    window.findChild<GraphControls*>()->setOtherRun(scene.id(1));
    window.findChild<RunsView*>()->selectRuns({scene.id(0)});
    window.graphView()->setHighlightedDevice(DeviceId{2});

    scene.compare({QStringLiteral("heft"), QStringLiteral("random")}, 2, 30);
    QTRY_VERIFY(!scene.comparison().running() && scene.comparison().summaries()->rows().size() == 8);
    ComparisonView::ViewState compared;
    compared.page = 1;
    compared.filter = {QStringLiteral("e"), {QString(), QString(), QStringLiteral("8xV100")}};
    compared.sortColumn = SummaryModel::Mean;
    compared.descending = true;
    compared.chart = ChartPage::AgainstSeconds;
    compared.problem = 1;
    scene.comparison().setViewState(compared);
    QCOMPARE(scene.comparison().viewState(), compared);
}

struct Seen {
    SideBySideView::ViewState beside;
    GanttView::ViewState gantt;
    ComparisonView::ViewState compared;
    std::vector<std::string> results;
    explicit Seen(const Scene& scene)
        : beside(scene.window->sideBySideView()->viewState()), gantt(scene.window->ganttView()->viewState()),
          compared(scene.comparison().viewState()), results(scene.results())
    {
    }
};

/// What arrange() left, in another window.
void check(const Scene& scene, const Seen& before)
{
    MainWindow& window = *scene.window;
    QTRY_VERIFY(window.sideBySideView()->runs());
    QTRY_VERIFY(!scene.comparison().running() && !scene.busy());
    QCOMPARE(scene.sideBySide().ids(), (QList<quint64>{scene.id(2), scene.id(0), scene.id(1)}));
    QCOMPARE(scene.sideBySide().reference(), scene.id(0));
    const Seen now(scene);
    QCOMPARE(now.beside.alignment, Alignment::Hand);
    QCOMPARE(now.beside.shifts, before.beside.shifts);
    QCOMPARE(now.beside.page, before.beside.page);
    QCOMPARE(now.beside.movedOf, before.beside.movedOf);
    QCOMPARE(now.beside.current, before.beside.current);
    QVERIFY(now.beside.moved == before.beside.moved);
    QVERIFY(now.beside.visible && near(now.beside.visible->first, before.beside.visible->first));
    QVERIFY(scene.find<QAction>("sideBySideTransfers")->isChecked());
    QVERIFY(!scene.find<QAction>("sideBySideMoved")->isChecked());

    for (const char* name : {"ganttShares", "ganttMemory", "ganttBounds"})
        QVERIFY2(scene.find<QAction>(name)->isChecked(), name);
    QVERIFY(now.gantt.order == before.gantt.order);
    QVERIFY(now.gantt.measure == before.gantt.measure);
    QVERIFY(now.gantt.area == before.gantt.area);
    QVERIFY(now.gantt.visible && near(now.gantt.visible->first, before.gantt.visible->first));

    QCOMPARE(scene.find<QSlider>("smoothing")->value(), 3);
    QVERIFY(scene.find<QAction>("bandDeviation")->isChecked());
    QVERIFY(scene.find<QAction>("secondEntropy")->isChecked());
    QVERIFY(!scene.find<QAbstractButton>("curveKey1")->isChecked());
    QVERIFY(scene.find<QAbstractButton>("onlyDisagreements")->isChecked());
    QCOMPARE(window.policyView()->page(), 1);
    QCOMPARE(window.explain()->view()->currentIndex(), 1);
    QCOMPARE(scene.find<QSlider>("factor0")->value(), 7);
    QCOMPARE(scene.find<FindBar>("findBar")->text(), QStringLiteral("cost>0"));
    QTRY_VERIFY(!window.graphView()->matches().empty());
    QCOMPARE(window.playback()->speed(), Playback::speeds().front());
    QCOMPARE(window.findChild<GraphControls*>()->otherRun(), scene.id(1));
    QVERIFY(window.findChild<RunsView*>()->selectedRuns().contains(scene.id(0)));
    QTRY_COMPARE(window.graphView()->highlightedDevice(), std::optional(DeviceId{2}));

    QCOMPARE(now.results, before.results); // To the times that they took: nothing was run again.
    QCOMPARE(now.compared, before.compared);
    QCOMPARE(scene.comparison().table()->model()->rowCount(), 1);
    QVERIFY(!scene.comparison().goOnAction()->isEnabled());
}

} // namespace

class FrameSessionViews : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void everyViewComesBack()
    {
        Scene scene;
        scene.openThree();
        arrange(scene);
        if (QTest::currentTestFailed())
            return;
        const Seen before(scene);
        scene.save("all.doppler");
        scene.reopen("all.doppler");
        check(scene, before);
        if (QTest::currentTestFailed())
            return;
        // And again, from what was opened.
        scene.save("again.doppler");
        scene.reopen("again.doppler");
        check(scene, before);
        if (QTest::currentTestFailed())
            return;
    }

    /// Nobody has told of the last of these changes: it is noticed.
    void everyViewComesBackAfterASuddenEnd()
    {
        Scene scene;
        const QString folder = scene.path("open");
        QVERIFY(QDir().mkpath(folder));
        scene.openThree();
        scene.keeper().startAutosave(folder, 1);
        arrange(scene);
        if (QTest::currentTestFailed())
            return;
        const Seen before(scene);
        const auto written = [&] {
            const QStringList files = QDir(folder).entryList({QStringLiteral("*.doppler")}, QDir::Files);
            if (files.size() != 1)
                return false;
            const std::string file = "open/" + files.first().toStdString();
            return scene.part(file.c_str(), "panels").find("cost>0") != std::string::npos &&
                   scene.part(file.c_str(), "comparison").find("\"sort\":3") != std::string::npos &&
                   scene.part(file.c_str(), "comparison_results").find("makespan") != std::string::npos;
        };
        QTRY_VERIFY_WITH_TIMEOUT(written(), 20000);
        scene.window.reset(); // Without its end.

        scene.open();
        scene.keeper().startAutosave(folder, 1);
        QSignalSpy opened(&scene.keeper(), &SessionKeeper::opened);
        QVERIFY(scene.keeper().restoreLeft());
        QVERIFY(opened.count() > 0 || opened.wait(20000));
        check(scene, before);
        if (QTest::currentTestFailed())
            return;
        scene.window->close();
        // What was open is written meanwhile; only then does the window's own file go.
        QTRY_COMPARE(QDir(folder).entryList(QDir::Files), QStringList());
    }

    /// What was done before is not done again, and what failed to be done is.
    void aStoppedComparisonGoesOn()
    {
        Scene scene;
        scene.openThree();
        scene.compare({QStringLiteral("simulated-annealing"), QStringLiteral("heft")}, 30, 3000);
        QTRY_VERIFY_WITH_TIMEOUT(scene.results().size() >= 4, 30000);
        scene.comparison().stop();
        QTRY_VERIFY_WITH_TIMEOUT(!scene.comparison().running(), 30000);
        const std::vector<std::string> done = scene.results();
        QVERIFY(done.size() < 120);
        QVERIFY(scene.comparison().goOnAction()->isEnabled());
        scene.save("part.doppler");
        scene.reopen("part.doppler");
        QTRY_VERIFY_WITH_TIMEOUT(!scene.comparison().running(), 30000);
        QCOMPARE(scene.results(), done);
        QVERIFY(scene.comparison().goOnAction()->isEnabled());
        scene.comparison().goOnAction()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!scene.comparison().running() && scene.results().size() == 120, 60000);
        const std::vector<std::string> all = scene.results();
        for (const std::string& line : done)
            QVERIFY(std::ranges::find(all, line) != all.end());
        QVERIFY(!scene.comparison().goOnAction()->isEnabled());
    }

    void aKeptComparisonIsNamed()
    {
        Scene scene;
        scene.openThree();
        scene.comparison().choosePlacers({QStringLiteral("heft"), QStringLiteral("random")});
        scene.comparison().keepIn(scene.path("kept.jsonl"));
        QTRY_VERIFY_WITH_TIMEOUT(!scene.comparison().running() && !scene.results().empty(), 30000);
        const std::vector<std::string> done = scene.results();
        scene.save("kept.doppler");
        QCOMPARE(scene.part("kept.doppler", "comparison_results"), std::string(R"({"file": "kept.jsonl"})"));
        scene.reopen("kept.doppler");
        QTRY_VERIFY(!scene.comparison().running());
        QCOMPARE(scene.results(), done);
        // Without the file nothing is shown, and its name is not lost.
        QVERIFY(QFile::rename(scene.path("kept.jsonl"), scene.path("gone.jsonl")));
        scene.reopen("kept.doppler");
        QTRY_VERIFY(!scene.comparison().running());
        QVERIFY(scene.results().empty());
        scene.save("kept.doppler");
        QCOMPARE(scene.part("kept.doppler", "comparison_results"), std::string(R"({"file": "kept.jsonl"})"));
    }

    /// Results belong to their session, and what can't be shown at the moment stays in it.
    void resultsStayWithTheirSession()
    {
        Scene scene;
        scene.openThree();
        scene.save("none.doppler");
        scene.write("g.json", R"({"format": "doppler-graph", "version": 1, "name": "pair", "vertices": [
                                 {"id": 0, "flops": 1e9}, {"id": 1, "flops": 1e9}], "edges": []})");
        scene.comparison().addGraph(scene.path("g.json"));
        scene.comparison().choosePlacers({QStringLiteral("heft")});
        scene.comparison().start();
        QTRY_VERIFY(!scene.comparison().running() && !scene.results().empty());
        const std::vector<std::string> done = scene.results();
        scene.save("some.doppler");
        const std::string kept = scene.part("some.doppler", "comparison_results");
        QVERIFY(kept.find("\"./g.json\"") != std::string::npos);

        QSignalSpy opened(&scene.keeper(), &SessionKeeper::opened);
        scene.keeper().open(scene.path("none.doppler"));
        QVERIFY(opened.count() > 0 || opened.wait());
        QVERIFY(scene.results().empty());
        scene.save("none.doppler");
        QCOMPARE(scene.part("none.doppler", "comparison_results"), std::string());

        QVERIFY(QFile::rename(scene.path("g.json"), scene.path("away.json")));
        scene.reopen("some.doppler");
        scene.save("some.doppler"); // While it is looked for, and when it was not found.
        QTRY_VERIFY(!scene.comparison().running());
        QVERIFY(scene.results().empty());
        scene.save("some.doppler");
        QVERIFY(QFile::rename(scene.path("away.json"), scene.path("g.json")));
        scene.reopen("some.doppler");
        QTRY_VERIFY(!scene.comparison().running());
        QCOMPARE(scene.results(), done);
    }

    void trainingsComeBackByTheirLogs()
    {
        Scene scene;
        TrainingScript script;
        script.episodes = 60;
        {
            MainWindow& window = scene.openThree();
            window.training().setFactory(factoryFor(script));
            TrainingOrder order{window.training().proposal(), 2, false, {}};
            order.setup.locks = {{VertexId{std::size_t{3}}, DeviceId{std::size_t{1}}}};
            order.setup.checkpointFile = scene.path("kept.checkpoint").toStdString();
            order.eventFolder = scene.path("events");
            window.training().start(order);
            QTRY_VERIFY(!window.training().active());
            TrainingOrder fleeting{window.training().proposal(), 1, false, {}};
            fleeting.setup.checkpointFile.clear();
            fleeting.eventFolder = order.eventFolder;
            window.training().start(fleeting);
            QTRY_VERIFY(!window.training().active());
        }
        scene.save("some.doppler");
        const std::string kept = scene.part("some.doppler", "trainings");
        QVERIFY2(kept.find("kept-seed1.jsonl") != std::string::npos, kept.c_str());
        QVERIFY(kept.find(scene.folder.path().toStdString()) ==
                std::string::npos); // By the session's folder.

        MainWindow& window = scene.reopen("some.doppler");
        scene.save("again.doppler"); // While they are looked for.
        QCOMPARE(scene.part("again.doppler", "trainings"), kept);
        TrainingView& view = *window.trainingView();
        const TrainingTable& table = *view.table();
        QTRY_COMPARE(table.rowCount(), 1);
        QCOMPARE(table.rowCount(table.index(0, 0)), 2);
        QTRY_COMPARE(view.plot()->curves(1)->records().size(), std::size_t{60});
        TrainingJob* job = view.currentJob();
        QVERIFY(job && job->ended());
        QCOMPARE(job->setup().seed, std::uint64_t{2});
        QCOMPARE(job->setup().problem, window.workbench().problem());
        QCOMPARE(job->setup().locks.size(), std::size_t{1});
        QCOMPARE(job->setup().checkpointFile, scene.path("kept-seed2.checkpoint").toStdString());
        QCOMPARE(job->eventFolder(), scene.path("events/run-seed2").toStdString());
        QCOMPARE(window.training().proposedEventFolder(), scene.path("events"));
        window.findChild<QAction*>(QStringLiteral("train"))->trigger();
        auto* dialog = window.findChild<TrainingDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->order().eventFolder, scene.path("events"));
        dialog->reject();
        BestReplayBar* bests = window.ganttTools()->replay(); // They have their bests again.
        QTRY_COMPARE(bests->trainings().size(), std::size_t{2});
        const auto& replayed = bests->trainings().back().history.all();
        QVERIFY(replayed.size() > 5 && replayed.back().makespan < replayed.front().makespan);
        bests->goTo(0);
        QTRY_VERIFY(window.workbench().run() &&
                    window.workbench().run()->placement == replayed.front().placement);
        scene.save("again.doppler");
        QCOMPARE(scene.part("again.doppler", "trainings"), kept);

        // It goes on as itself.
        script.first = 60;
        script.endless = true;
        window.training().setFactory(factoryFor(script));
        window.training().continueRun(job);
        QTRY_VERIFY(view.currentJob()->progress().done() > 70);
        QVERIFY(view.currentJob()->setup().resume);
        QTRY_VERIFY(view.plot()->curves(1)->records().size() > 70);
        QCOMPARE(table.rowCount(table.index(0, 0)), 2);
        window.training().abortAll();
        QTRY_VERIFY(!window.training().active());
    }

    /// What is not there is told with the rest, and is not lost.
    void trainingsWhoseLogsAreGone()
    {
        Scene scene;
        MainWindow& window = scene.openThree();
        scene.save("empty.doppler");
        for (const char* name : {"one.jsonl", "two.jsonl"})
            window.training().openLogs(
                {scene.write(name, "{\"episode\":0,\"stage\":\"I\",\"makespan\":1}\n")});
        QTRY_COMPARE(window.training().records().size(), std::size_t{2});
        scene.save("some.doppler");
        QVERIFY(QFile::rename(scene.path("one.jsonl"), scene.path("gone.jsonl")));
        scene.open();
        QSignalSpy noted(&scene.keeper(), &SessionKeeper::noted);
        scene.keeper().open(scene.path("some.doppler"));
        QVERIFY(noted.wait(20000));
        const QStringList said = sentencesOf(noted.first().first().value<SessionNotes>());
        QVERIFY2(said.size() == 1 && said.first().contains(scene.path("one.jsonl")),
                 qPrintable(said.join(QLatin1Char('\n'))));
        const TrainingTable& table = *scene.window->trainingView()->table();
        QTRY_COMPARE(table.rowCount(), 1);
        QCOMPARE(scene.window->training().records().size(), std::size_t{2});
        QVERIFY(QFile::rename(scene.path("gone.jsonl"), scene.path("one.jsonl")));
        scene.save("later.doppler");
        scene.reopen("later.doppler");
        QTRY_COMPARE(scene.window->trainingView()->table()->rowCount(), 2);
        // They belong to their session.
        QSignalSpy opened(&scene.keeper(), &SessionKeeper::opened);
        scene.keeper().open(scene.path("empty.doppler"));
        QVERIFY(opened.count() > 0 || opened.wait(20000));
        QCOMPARE(scene.window->trainingView()->table()->rowCount(), 0);
    }

    void brokenPartsDoNoHarm_data()
    {
        QTest::addColumn<QByteArray>("parts");
        QTest::newRow("other kinds") << QByteArray(R"({
            "side_by_side": {"runs": {"a": 1}, "align": 7, "page": "x", "visible": "all", "time": []},
            "gantt": {"pinned": {"a": 1}, "hidden": [[]], "order": [7, null], "visible": [1], "area": 3},
            "panels": {"values": [], "find": 7, "speed": "fast", "selected_runs": 3, "other_run": {}},
            "comparison": {"look": {"page": "x", "sort": {}, "words": 3}},
            "comparison_results": {"head": 3, "runs": "x"},
            "trainings": {"trainings": [7, [], {"log": 3}, {"policy": "nobody", "log": "a", "options": {"b": "c"}},
                          {"log": "/", "locks": [[], {}, "x"], "further_graphs": {"a": 1}, "seed": []}]}})");
        QTest::newRow("out of bounds") << QByteArray(R"({
            "side_by_side": {"runs": [{"run": -1}, {"run": 1, "begins": 1e308}, {"run": 99, "reference": true},
                             {"run": 1}, {"run": 0, "begins": -1e308, "moved_of": true}, {"run": 1e300}],
                             "align": "hand", "page": 99, "differences": {"column": 4711}, "moved": {"column": -9},
                             "visible": [1e308, -1e308], "time": 1e308},
            "gantt": {"pinned": [{"device": "gpu1"}, {"device": "gpu1"}, {"device": "no"}, {"from": "gpu0"},
                      {"device": "gpu0", "slot": -3}], "hidden": [{"device": "gpu0"}, {"device": "gpu1"},
                      {"device": "gpu2"}, {"device": "gpu3"}], "order": [{"device": "gpu1"}],
                      "visible": [-1e308, 1e308], "measured_from": 1e308, "measured_to": -1e308,
                      "area": {"seconds": [1e308, -1e308], "rows": [{"device": "gpu1"}, {"device": "gpu1"}]}},
            "panels": {"values": {"curveKey0": 3, "smoothing": 1000000, "factor0": -4711, "policyTabs": 99,
                       "explainView": -2, "sideBySideSplit": [-1, 2147483647], "trainingSplit": [1]},
                       "find": "cost>", "speed": -1, "other_run": 99, "selected_runs": [99, -1]},
            "comparison": {"seeds": -1, "evaluations": 1e300, "threads": 1e9, "look": {"page": 99, "sort": 99,
                           "chart": -4, "problem": 4711, "placer": "nobody"}},
            "view": {"graph": {"scale": 1, "highlighted": 99, "group": 4711}},
            "comparison_results": {"head": {"format": "doppler-comparison", "version": 1, "of": "00",
                "graphs": ["chainmm"], "devices": ["4xP100"], "placers": ["heft"]}, "runs": [{}, [], 7]}})");
        QTest::newRow("what is not there") << QByteArray(R"({
            "side_by_side": {}, "gantt": {}, "panels": {}, "comparison": {},
            "comparison_results": {"file": "/no/such/file.jsonl"}})");
        QTest::newRow("no such placer") << QByteArray(R"({
            "comparison_results": {"head": {"format": "doppler-comparison", "version": 1, "of": "00",
                "graphs": ["nothing"], "devices": ["8xNone"], "placers": ["nobody"]}, "runs": []}})");
    }

    void brokenPartsDoNoHarm()
    {
        QFETCH(QByteArray, parts);
        Scene scene;
        const std::size_t vertices = scene.openThree().workbench().problem()->vertexCount();
        std::string zeros = "0";
        for (std::size_t v = 1; v < vertices; ++v)
            zeros += ", 0";
        const std::string run = R"({"problem": 0, "placer": "heft", "devices": [)" + zeros + "]}";
        const std::string other =
            R"({"problem": 0, "placer": "peft", "devices": [1)" + zeros.substr(1) + "]}";
        scene.write("broken.doppler",
                    R"({"format": "doppler-session", "version": 1, "problems": [
                       {"graph": {"name": "chainmm"}, "devices": {"name": "4xP100"},
                        "device_names": ["gpu0", "gpu1", "gpu2", "gpu3"]}], "open": 0, "shown": 0,
                       "runs": [)" +
                        run + ", " + other + R"(], "parts": )" + parts.toStdString() + "}");
        MainWindow& window = scene.reopen("broken.doppler");
        QTRY_VERIFY(!scene.comparison().running() && !scene.busy());
        QCOMPARE(window.workbench().runs()->rowCount(), 2);
        QVERIFY(scene.results().empty());
        QTest::qWait(50); // Paints all of it.
        scene.save("saved.doppler");
        scene.reopen("saved.doppler");
        QTRY_VERIFY(!scene.comparison().running() && !scene.busy());
        QCOMPARE(scene.window->workbench().runs()->rowCount(), 2);
    }
};

DOPPLER_TEST_WITH(QApplication, FrameSessionViews)

} // namespace frame_session_views_test

#include "frame_session_views.moc"
