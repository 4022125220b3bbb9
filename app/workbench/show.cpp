// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/show.h"

#include "app/arguments/standard_error.h"
#include "app/workbench/closing_signals.h"
#include "app/workbench/compared_folders.h"
#include "app/workbench/give_up.h"
#include "app/workbench/pictures.h"
#include "app/workbench/trouble.h"
#include "core/app/file_kind.h"
#include "core/catalog/chosen_placer.h"
#include "core/io/graphs/import_options.h"
#include "core/io/json/json_value.h"
#include "core/training/checkpoint_placer.h"
#include "core/workloads/api/workload_source.h"
#include "widgets/arrivals/workload_dialog.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/gantt/gantt_actions.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/generator/generator_dialog.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/jobs/last_writes.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/main_window.h"
#include "widgets/main_window/stall_monitor.h"
#include "widgets/main_window/workbench_application.h"
#include "widgets/playback/playback.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/given_options.h"
#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/topology/topology_dialog.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/workbench/opening_budget.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/format.h>

namespace doppler {

namespace {

/// What can't be told is taken for a graph, whose readers say what is wrong with it.
FileKind kindAsked(const std::string& argument)
{
    if (namesWorkload(argument))
        return FileKind::Graph;
    const auto kind = kindOfFile(argument);
    return kind ? *kind : FileKind::Graph;
}

/// What is wrong with a setting the workbench tells when it places.
PlacerRequest requestOf(const WindowArguments& arguments)
{
    const PlacementArguments& asked = arguments.placement;
    PlacerRequest request{placerSource(QString::fromStdString(asked.placer)), arguments.problem.seed,
                          asked.evaluations, asked.seconds};
    for (const std::string& text : asked.settings) {
        const auto setting = parseSetting(text);
        request.settings.emplace_back(setting ? setting->name : text,
                                      setting ? setting->value : std::string());
    }
    return request;
}

/// Opens a workload in its dialog and runs it, as nothing of it can be shown before. Workloads that the user
/// opens later do not run automatically.
void openWorkload(MainWindow& window, const WindowArguments& arguments)
{
    const auto run = [&window, &arguments] {
        auto* dialog = window.findChild<WorkloadDialog*>();
        dialog->runWhenRead();
        if (arguments.ofWindow())
            QObject::connect(dialog, &WorkloadDialog::failed, &window,
                             [](const Error& error) { giveUp(error.english(), 2); });
    };
    QObject::connect(&window.workbench(), &Workbench::workloadGiven, &window, run, Qt::SingleShotConnection);
    window.workbench().openFiles({QString::fromStdString(arguments.graph)});
}

void openWhatIsAsked(MainWindow& window, const WindowArguments& arguments)
{
    if (!arguments.lesson.empty()) {
        const QString lesson = QString::fromStdString(arguments.lesson);
        QFileInfo(lesson).isFile() ? window.lessons().open(lesson) : window.lessons().start(lesson);
        return;
    }
    if (arguments.graph.empty()) {
        if (!window.sessions().keeper().restoreLeft())
            arguments.sample ? window.openSample() : window.openStart();
        return;
    }
    const FileKind kind = kindAsked(arguments.graph);
    if (kind == FileKind::Workload)
        return openWorkload(window, arguments);
    if (kind != FileKind::Graph && kind != FileKind::Devices) {
        if (kind != FileKind::Session && kind != FileKind::Lesson)
            window.showWelcome(true); // It belongs to a graph, which can be opened there.
        window.workbench().openFiles({QString::fromStdString(arguments.graph)});
        return;
    }
    if (const auto model = arguments.problem.model())
        window.workbench().setModel(*model);
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    SessionRequest session;
    session.graph = text(arguments.graph);
    session.topology = text(arguments.problem.devices);
    session.standardTopology = QStringLiteral("4xP100");
    if (kind == FileKind::Devices) { // Devices alone are shown at work on the sample.
        session.topology = session.graph;
        session.graph = QStringLiteral("chainmm");
    }
    session.placement = text(arguments.placement.file);
    session.trace = text(arguments.placement.trace);
    if (!arguments.placement.placer.empty())
        session.placers = {requestOf(arguments)};
    else if (!arguments.sideBySide.empty())
        for (const QString& placer : text(arguments.sideBySide).split(QLatin1Char(','), Qt::SkipEmptyParts))
            session.placers.push_back(
                {placerSource(placer), arguments.problem.seed, arguments.placement.evaluations});
    else if (session.placement.isEmpty() && session.trace.isEmpty())
        session.placers = placersOnOpening(window.workbench().placer(), arguments.problem.seed,
                                           arguments.placement.evaluations);
    if (arguments.colorBy == ColorBy::Difference && !arguments.against.empty() && !session.placers.empty()) {
        const QString against = text(arguments.against);
        if (QFileInfo::exists(against) && settingsOwner(arguments.against) != checkpointPlacerId)
            session.placement = against; // Loaded first: the placer's run is shown.
        else
            session.placers.insert(session.placers.begin(), {placerSource(against), arguments.problem.seed,
                                                             arguments.placement.evaluations});
    }
    // A picture is not asked for anything.
    session.optionsGiven = arguments.offscreen() || !arguments.problem.imports.empty();
    if (auto given = parseImports(arguments.problem.imports); given && !given->empty())
        window.workbench().readOptions().set(arguments.graph, *std::move(given));
    window.workbench().openSession(session);
}

/// Calls `done` once the document is open, its runs are there and the graph is laid out; of a training's log
/// alone, once its curves are there. Where a picture is waited for and nothing more happens, it ends the
/// program.
void whenSettled(MainWindow& window, const WindowArguments& arguments, const std::function<void()>& done)
{
    constexpr qint64 patience = 60000; ///< Milliseconds in which nothing is at work.
    auto* timer = new QTimer(&window);
    const bool curvesAlone = kindAsked(arguments.graph) == FileKind::TrainingLog;
    auto laidOut = std::make_shared<bool>(false);
    auto idle = std::make_shared<QElapsedTimer>();
    idle->start();
    QObject::connect(window.graphView(), &GraphView::layoutFinished, &window, [laidOut] { *laidOut = true; });
    QObject::connect(window.graphView(), &GraphView::layoutStarted, &window, [laidOut] { *laidOut = false; });
    QObject::connect(timer, &QTimer::timeout, &window, [=, &window, &arguments] {
        const GanttView& gantt = *window.ganttView();
        const auto* workload = window.findChild<WorkloadDialog*>();
        const bool working = window.workbench().busy() || (workload && workload->busy()) ||
                             window.graphView()->layoutJob().running() || (gantt.run() && !gantt.settled());
        const bool there = curvesAlone ? !window.trainingView()->empty()
                                       : *laidOut && gantt.run() && window.graphView()->picture().run;
        if (working || !there) {
            if (working)
                idle->restart();
            if (!arguments.ofWindow() || idle->elapsed() < patience)
                return;
            timer->deleteLater();
            return giveUp("there is no run to draw a picture of", 1);
        }
        timer->deleteLater();
        done();
    });
    timer->start(50);
}

/// Shows the middle of the graph so many times as large as it fits.
void zoomIn(GraphView& view, double factor)
{
    GraphView::ViewState state = view.viewState();
    state.fitted = false;
    state.scale *= factor;
    view.setViewState(state);
}

/// False where the graph or its devices lack what is asked for; then the program ends.
bool placeCursorAndSelection(MainWindow& window, const WindowArguments& arguments)
{
    if (arguments.cursor)
        window.playback()->seek(*arguments.cursor * window.playback()->duration());
    const ProblemPtr& problem = window.workbench().problem();
    std::vector<VertexId> vertices;
    for (const std::uint32_t v : arguments.vertices) {
        if (!problem || v >= problem->vertexCount()) {
            giveUp(fmt::format("--select: the graph has no vertex {}", v), 2);
            return false;
        }
        vertices.emplace_back(v);
    }
    if (!vertices.empty()) // Else what a session selects stays so.
        window.workbench().selectVertices(vertices);
    vertices = window.workbench().selectedVertices(); // Each once.
    PlacementEditor& editor = window.findChild<EditMenu*>()->editor();
    if (!arguments.moveTo.empty()) {
        const auto device = problem ? problem->topology().find(arguments.moveTo) : std::nullopt;
        if (!device) {
            giveUp(fmt::format("--move: there is no device \"{}\"", arguments.moveTo), 2);
            return false;
        }
        editor.move(vertices, *device);
    }
    if (arguments.lockSelected)
        editor.lock(vertices);
    if (arguments.measured.size() == 2) {
        const double whole = window.playback()->duration();
        window.ganttView()->setMeasure({arguments.measured[0] * whole, arguments.measured[1] * whole});
        window.ganttView()->selectMeasured();
    }
    const GanttActions& chart = *window.ganttTools()->actions();
    for (const std::string& part : arguments.show)
        (part == "shares" ? chart.shares : part == "memory" ? chart.memory : chart.bounds)->setChecked(true);
    if (arguments.zoom)
        zoomIn(*window.graphView(), *arguments.zoom);
    return true;
}

/// A quarter of the episodes imitates, the rest learns from simulated runs.
void startTraining(MainWindow& window, const WindowArguments& arguments)
{
    TrainingSetup setup = window.training().proposal();
    if (arguments.offscreen())
        setup.checkpointFile.clear();
    setup.seed = arguments.problem.seed;
    const std::uint64_t imitated = *arguments.episodes / 4;
    for (const auto& [option, episodes] : {std::pair{"stage1_episodes", imitated},
                                           std::pair{"stage2_episodes", *arguments.episodes - imitated}})
        if (auto set = setup.options.set(trainingOptions(), option, std::to_string(episodes)); !set)
            return giveUp(set.error().english(), 2);
    window.training().start(TrainingOrder{setup, arguments.seeds, false, {}});
}

/// Compares placers on what is open, in their panel; or only shows there what is to be compared.
void startComparison(MainWindow& window, const WindowArguments& arguments)
{
    ComparisonView* view = window.comparisonView();
    if (!arguments.compared.empty())
        view->choosePlacers(
            QString::fromStdString(arguments.compared).split(QLatin1Char(','), Qt::SkipEmptyParts));
    window.findChild<QAction*>(QStringLiteral("compare"))->trigger();
    if (arguments.panel != "compare-choice")
        view->start();
}

/// As if it had been chosen in the menus.
void chooseGraphLook(MainWindow& window, const WindowArguments& arguments)
{
    const auto trigger = [&window](const QString& name) {
        if (auto* action = window.findChild<QAction*>(name); action && !action->isChecked())
            action->trigger();
    };
    if (arguments.colorBy) {
        const QString id = colorById(*arguments.colorBy);
        trigger(QStringLiteral("colorBy") + id.left(1).toUpper() + id.mid(1));
    }
    if (arguments.layout)
        trigger(*arguments.layout == LayoutKind::Layered       ? QStringLiteral("layoutLayered")
                : *arguments.layout == LayoutKind::LanesByTime ? QStringLiteral("layoutByTime")
                                                               : QStringLiteral("layoutByLevel"));
    if (arguments.arrowLabels)
        trigger(QStringLiteral("arrowLabels"));
}

void openNewGraph(MainWindow& window, const WindowArguments& arguments)
{
    window.findChild<QAction*>(QStringLiteral("newGraph"))->trigger();
    if (arguments.offscreen())
        window.findChild<GeneratorDialog*>()->resize(arguments.size);
}

void openDevicesEditor(MainWindow& window, const WindowArguments& arguments)
{
    window.findChild<QAction*>(QStringLiteral("editDevices"))->trigger();
    auto* editor = window.findChild<TopologyDialog*>();
    editor->showPage(QString::fromStdString(arguments.editDevices));
    if (arguments.offscreen())
        editor->resize(arguments.size);
}

/// Nobody reads the message bar of a picture: what a session lacks is said at the terminal.
void tellOfSessions(MainWindow& window)
{
    const SessionKeeper& keeper = window.sessions().keeper();
    QObject::connect(&keeper, &SessionKeeper::noted, &window, [](const SessionNotes& notes) {
        for (const QString& sentence : sentencesOf(notes))
            printError("doppler-workbench: {}\n", sentence.toStdString());
    });
    QObject::connect(&keeper, &SessionKeeper::opened, &window, [&window] {
        if (window.workbench().runs()->rowCount() == 0)
            giveUp("no run of the session can be shown", 1);
    });
}

/// How the window looks and speaks; a picture's does not depend on the user's preferences.
void dress(MainWindow& window, const WindowArguments& arguments)
{
    const bool picture = arguments.ofWindow();
    if (arguments.fontPercent)
        applyFontSize(*qApp, *arguments.fontPercent);
    if (arguments.theme || picture)
        window.useTheme(arguments.theme.value_or(ThemeKind::Light));
    if (!arguments.language.isEmpty() || picture)
        window.useLanguage(arguments.language.isEmpty() ? QStringLiteral("en") : arguments.language);
    if (picture) {
        window.graphView()->setAnimated(false);
        window.ganttView()->setAnimated(false);
        window.resize(arguments.size);
        window.resetLayout();
    }
}

/// All runs that the option asks for, not only the two that the command of the menu takes without a
/// selection.
void openSideBySide(MainWindow& window)
{
    QList<quint64> runs;
    for (const RunEntry& entry : window.workbench().runs()->entries())
        runs += entry.id;
    window.findChild<SideBySideRuns*>()->open(runs);
}

/// What is at work or open besides, once the runs are there.
void beginWork(MainWindow& window, const WindowArguments& arguments)
{
    if (arguments.episodes)
        startTraining(window, arguments);
    if (arguments.panel == "settings") {
        window.trainingView()->trainAction()->trigger();
        window.findChild<QAbstractButton*>(QStringLiteral("more"))->click();
    }
    if (!arguments.compared.empty() || arguments.panel == "compare-choice")
        startComparison(window, arguments);
    if (!arguments.sideBySide.empty())
        openSideBySide(window);
    if (arguments.newGraph)
        openNewGraph(window, arguments);
    if (!arguments.editDevices.empty())
        openDevicesEditor(window, arguments);
}

void printStalls(const StallMonitor& monitor)
{
    const StallMonitor::Report report = monitor.report();
    Json json;
    json["seconds"] = report.seconds;
    json["answers"] = report.answers;
    json["longest_stall_seconds"] = report.longest;
    json["percentile_99_seconds"] = report.percentile99;
    json["stalls_above_16_ms"] = report.above16;
    fmt::print("{}\n", json.text(2));
}

} // namespace

int showWindow(WorkbenchApplication& application, const WindowArguments& arguments)
{
    // A picture of the window does not depend on how someone left theirs, and leaves no trace.
    QTemporaryDir folder;
    const bool picture = arguments.ofWindow();
    std::unique_ptr<Settings> settings =
        picture ? std::make_unique<Settings>(folder.filePath(QStringLiteral("settings")))
                : std::make_unique<Settings>();
    int status = 0;
    std::unique_ptr<StallMonitor> stalls;
    {
        MainWindow window(*settings);
        dress(window, arguments);
        const auto onFailure = [picture](const Error& error) {
            if (picture)
                giveUp(error.english(), 2);
        };
        if (picture)
            tellOfSessions(window);
        QObject::connect(&window.workbench(), &Workbench::failed, &window, onFailure);
        QObject::connect(&window.lessons(), &Lessons::failed, &window, onFailure);
        QObject::connect(&window.training(), &TrainingRuns::failed, &window, onFailure);
        reportTrouble(application, window, *settings, picture);
        window.graphView()->setOpenDepth(arguments.groups);
        chooseGraphLook(window, arguments);
        if (!picture)
            window.sessions().keeper().startAutosave(SessionActions::autosaveFolder(),
                                                     settings->autosaveSeconds());
        const ClosingSignals closing(window);
        window.show();
        if (arguments.shown == "welcome") {
            window.showWelcome(true);
            QTimer::singleShot(4000, &window, [&] { takePicture(window, arguments); });
        } else {
            openWhatIsAsked(window, arguments);
        }
        whenSettled(window, arguments, [&] {
            beginWork(window, arguments);
            if (stalls)
                stalls->restart();
            if (picture)
                takePictureWhenReady(window, arguments,
                                     [&] { return placeCursorAndSelection(window, arguments); });
            else if (placeCursorAndSelection(window, arguments))
                showFolderAndVersion(window, arguments);
        });
        if (arguments.measureStalls)
            stalls = std::make_unique<StallMonitor>();
        if (arguments.closeAfter)
            QTimer::singleShot(static_cast<int>(*arguments.closeAfter * 1000), &window, &QWidget::close);
        status = QCoreApplication::exec();
        if (stalls)
            printStalls(*stalls);
        // While the window's language is there, and those who hear of files. Nobody reads its messages any
        // more.
        QObject::connect(&window.workbench(), &Workbench::failed, &window, [&status](const Error& error) {
            printError("doppler-workbench: {}\n", error.english());
            status = 1;
        });
        LastWrites::finish();
    }
    application.whenOutOfMemory({});
    return status;
}

} // namespace doppler
