// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/show.h"

#include "app/cli/standard_error.h"
#include "core/io/file_kind.h"
#include "core/study/chosen_placer.h"
#include "core/workloads/workload_source.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/font_size.h"
#include "widgets/gantt/gantt_actions.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/generator/generator_dialog.h"
#include "widgets/generator/preview_panel.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/gantt_tools.h"
#include "widgets/main_window/main_window.h"
#include "widgets/main_window/stall_monitor.h"
#include "widgets/main_window/training_runs.h"
#include "widgets/playback/playback.h"
#include "widgets/session/session_actions.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/topology/effect_line.h"
#include "widgets/topology/topology_dialog.h"
#include "widgets/training/policy_view.h"
#include "widgets/training/training_dialog.h"
#include "widgets/training/training_view.h"
#include "widgets/workbench/given_options.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QPainter>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

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
    session.topology =
        arguments.problem.devices.empty() ? QStringLiteral("4xP100") : text(arguments.problem.devices);
    if (kind == FileKind::Devices) { // Devices alone are shown at work on the sample.
        session.topology = session.graph;
        session.graph = QStringLiteral("chainmm");
    }
    session.placement = text(arguments.placement.file);
    if (!arguments.placement.placer.empty())
        session.placers = {requestOf(arguments)};
    else if (!arguments.sideBySide.empty())
        for (const QString& placer : text(arguments.sideBySide).split(QLatin1Char(','), Qt::SkipEmptyParts))
            session.placers.push_back(
                {placerSource(placer), arguments.problem.seed, arguments.placement.evaluations});
    else if (session.placement.isEmpty())
        session.placers = {{QStringLiteral("critical-path"), arguments.problem.seed, {}},
                           {QStringLiteral("heft"), arguments.problem.seed, {}}};
    // A picture is not asked for anything.
    session.optionsGiven = arguments.offscreen() || !arguments.problem.imports.empty();
    GivenOptions given;
    for (const std::string& import : arguments.problem.imports) {
        const std::size_t equals = std::min(import.find('='), import.size());
        given.emplace_back(import.substr(0, equals), import.substr(std::min(equals + 1, import.size())));
    }
    if (!given.empty())
        keepGivenOptions(session.graph, std::move(given));
    window.workbench().openSession(session);
}

/// What was asked for can't be done: says so and ends the program.
void giveUp(const std::string& sentence, int status)
{
    printError("doppler-workbench: {}\n", sentence);
    QCoreApplication::exit(status);
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
        const bool working = window.workbench().busy() || window.graphView()->layoutJob().running() ||
                             (gantt.run() && !gantt.settled());
        const bool there = curvesAlone ? !window.trainingView()->empty()
                                       : *laidOut && gantt.run() && window.graphView()->picture().run;
        if (working || !there) {
            if (working)
                idle->restart();
            if (arguments.screenshot.empty() || idle->elapsed() < patience)
                return;
            timer->deleteLater();
            return giveUp("there is no run to draw a picture of", 1);
        }
        timer->deleteLater();
        done();
    });
    timer->start(50);
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

/// What `--panel` asks for, of the run, or of a training that has ended.
void showPanel(MainWindow& window, const std::string& panel)
{
    for (const auto& [name, page] :
         {std::pair{"steps", 0}, std::pair{"what-if", 1}, std::pair{"why-here", 2}})
        if (panel == name) {
            window.explain()->view()->setCurrentIndex(page);
            window.explain()->raise();
            return;
        }
    if (panel == "charts")
        window.comparisonView()->showCharts();
    if (panel == "wins")
        window.comparisonView()->showWins();
    if (panel == "moved" || panel == "race")
        window.sideBySideView()->showPage(panel == "moved" ? SideBySideView::Moved : SideBySideView::Race);
    if (panel == "table")
        window.trainingView()->compareAction()->trigger();
    PolicyView* policy = window.policyView();
    const auto pages = {"choice", "features", "teacher"};
    if (policy->playback().empty() || std::ranges::find(pages, panel) == pages.end())
        return;
    policy->showPage(panel == "features" ? 1 : panel == "teacher" ? 2 : 0);
    policy->stepTo(policy->playback().stepCount() * 2 / 3);
}

/// Compares placers on what is open, in their panel.
void startComparison(MainWindow& window, const WindowArguments& arguments)
{
    ComparisonView* view = window.comparisonView();
    view->choosePlacers(
        QString::fromStdString(arguments.compared).split(QLatin1Char(','), Qt::SkipEmptyParts));
    window.findChild<QAction*>(QStringLiteral("compare"))->trigger();
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

/// The window with the dialog in front of it, as a screen would show both.
QPixmap withDialog(QWidget& window, const QDialog* dialog)
{
    // Texts that wrap ask for their height once they know their width.
    for (int round = 0; round < 3; ++round)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QPixmap picture = window.grab();
    if (dialog) {
        QPainter painter(&picture);
        const QRect place(QPoint((window.width() - dialog->width()) / 2,
                                 std::max(48, (window.height() - dialog->height()) / 3)),
                          dialog->size());
        painter.fillRect(picture.rect(), QColor(0, 0, 0, 90));
        painter.drawPixmap(place.topLeft(), const_cast<QDialog*>(dialog)->grab());
        painter.setPen(tokens(window.palette()).line);
        painter.drawRect(place.adjusted(-1, -1, 0, 0));
    }
    return picture;
}

void openDevicesEditor(MainWindow& window, const WindowArguments& arguments)
{
    window.findChild<QAction*>(QStringLiteral("editDevices"))->trigger();
    auto* editor = window.findChild<TopologyDialog*>();
    editor->showPage(QString::fromStdString(arguments.editDevices));
    if (arguments.offscreen())
        editor->resize(arguments.size);
}

/// Saves what the window shows (or the dialog before it) and ends the program.
void takePicture(MainWindow& window, const WindowArguments& arguments)
{
    QWidget* shown = &window;
    if (arguments.newGraph)
        shown = window.findChild<GeneratorDialog*>();
    else if (!arguments.editDevices.empty())
        shown = window.findChild<TopologyDialog*>();
    else if (QWidget* settings = window.findChild<TrainingDialog*>();
             settings && arguments.panel == "settings")
        shown = settings;
    const QDialog* front = nullptr;
    if (!arguments.shown.empty() && arguments.shown != "welcome") {
        const std::string action = arguments.shown == "animation"        ? "exportAnimation"
                                   : arguments.shown == "placer-options" ? "placeAs"
                                                                         : arguments.shown;
        window.findChild<QAction*>(QString::fromStdString(action))->trigger();
        const auto dialogs = window.findChildren<QDialog*>(QString(), Qt::FindDirectChildrenOnly);
        if (dialogs.isEmpty())
            return giveUp(fmt::format("--front {}: there is no run to show it with", arguments.shown), 2);
        front = dialogs.last();
    }
    const bool saved = (front ? withDialog(window, front) : shown->grab())
                           .save(QString::fromStdString(arguments.screenshot), "PNG");
    if (!saved)
        printError("doppler-workbench: {}: the picture can't be written\n", arguments.screenshot);
    QCoreApplication::exit(saved ? 0 : 1);
}

/// While a training runs the picture shows it at work: after three quarters of its episodes; of several, or
/// where a panel is asked for, once all have ended.
void takePictureWhenReady(MainWindow& window, const WindowArguments& arguments)
{
    auto* timer = new QTimer(&window);
    QObject::connect(timer, &QTimer::timeout, &window, [&window, &arguments, timer] {
        const TrainingJob* job = window.trainingView()->currentJob();
        if ((arguments.seeds > 1 || !arguments.panel.empty()) && window.training().active())
            return;
        if (job && job->active() && job->progress().done() < *arguments.episodes * 3 / 4)
            return;
        if (window.comparisonView()->running())
            return;
        if (!arguments.sideBySide.empty() && !window.sideBySideView()->runs())
            return;
        if (const LessonPlayer& player = window.lessons().player();
            player.active() && player.state() != LessonPlayer::State::Waiting)
            return;
        if (arguments.newGraph && !window.findChild<GeneratorDialog*>()->preview()->graph())
            return;
        if (!arguments.editDevices.empty() && window.findChild<TopologyDialog*>()->effect()->pending())
            return;
        timer->deleteLater();
        if (!placeCursorAndSelection(window, arguments))
            return;
        showPanel(window, arguments.panel);
        // What was asked for last is painted by then.
        auto* settled = new QTimer(&window);
        QObject::connect(settled, &QTimer::timeout, &window, [&window, &arguments] {
            if (!window.policyView()->whyNot()->asking() && window.ganttView()->settled() &&
                !window.explain()->view()->busy())
                takePicture(window, arguments);
        });
        settled->start(400);
    });
    timer->start(100);
}

void printStalls(const StallMonitor& monitor)
{
    const StallMonitor::Report report = monitor.report();
    nlohmann::ordered_json json;
    json["seconds"] = report.seconds;
    json["answers"] = report.answers;
    json["longest_stall_seconds"] = report.longest;
    json["percentile_99_seconds"] = report.percentile99;
    json["stalls_above_16_ms"] = report.above16;
    fmt::print("{}\n", json.dump(2));
}

} // namespace

int showWindow(const WindowArguments& arguments)
{
    // A picture of the window does not depend on how someone left theirs, and leaves no trace.
    QTemporaryDir folder;
    const bool picture = !arguments.screenshot.empty();
    std::unique_ptr<Settings> settings =
        picture ? std::make_unique<Settings>(folder.filePath(QStringLiteral("settings")))
                : std::make_unique<Settings>();
    int status = 0;
    std::unique_ptr<StallMonitor> stalls;
    {
        MainWindow window(*settings);
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
        const auto onFailure = [picture](const Error& error) {
            if (picture)
                giveUp(error.english(), 2);
        };
        QObject::connect(&window.workbench(), &Workbench::failed, &window, onFailure);
        QObject::connect(&window.lessons(), &Lessons::failed, &window, onFailure);
        QObject::connect(&window.training(), &TrainingRuns::failed, &window, onFailure);
        window.graphView()->setOpenDepth(arguments.groups);
        chooseGraphLook(window, arguments);
        if (!picture)
            window.sessions().keeper().startAutosave(SessionActions::autosaveFolder(),
                                                     settings->autosaveSeconds());
        window.show();
        if (arguments.shown == "welcome") {
            window.showWelcome(true);
            QTimer::singleShot(4000, &window, [&] { takePicture(window, arguments); });
        } else {
            openWhatIsAsked(window, arguments);
        }
        whenSettled(window, arguments, [&] {
            if (arguments.episodes)
                startTraining(window, arguments);
            if (arguments.panel == "settings") {
                window.trainingView()->trainAction()->trigger();
                window.findChild<QAbstractButton*>(QStringLiteral("more"))->click();
            }
            if (!arguments.compared.empty())
                startComparison(window, arguments);
            if (!arguments.sideBySide.empty())
                window.findChild<QAction*>(QStringLiteral("sideBySide"))->trigger();
            if (arguments.newGraph)
                openNewGraph(window, arguments);
            if (!arguments.editDevices.empty())
                openDevicesEditor(window, arguments);
            if (stalls)
                stalls->restart();
            if (picture)
                takePictureWhenReady(window, arguments);
            else
                placeCursorAndSelection(window, arguments);
        });
        if (arguments.measureStalls)
            stalls = std::make_unique<StallMonitor>();
        if (arguments.closeAfter)
            QTimer::singleShot(static_cast<int>(*arguments.closeAfter * 1000), &window, &QWidget::close);
        status = QCoreApplication::exec();
        if (stalls)
            printStalls(*stalls);
    }
    return status;
}

} // namespace doppler
