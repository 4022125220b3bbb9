// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/pictures.h"

#include "app/workbench/compared_folders.h"
#include "app/workbench/give_up.h"
#include "core/io/bytes/file.h"
#include "widgets/calibration/calibration_dialog.h"
#include "widgets/comparison/chart_page.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/critical_path/critical_path_view.h"
#include "widgets/execution/execution_dialog.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/generator/generator_dialog.h"
#include "widgets/generator/preview_panel.h"
#include "widgets/help/guide_browser.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/main_window.h"
#include "widgets/measuring/kernels_dialog.h"
#include "widgets/measuring/machine_dialog.h"
#include "widgets/memory/memory_view.h"
#include "widgets/report/report_export.h"
#include "widgets/rival/rival_dialog.h"
#include "widgets/run_tables/run_table_grid.h"
#include "widgets/run_tables/tables_view.h"
#include "widgets/shell/panel_pictures.h"
#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/topology/effect_line.h"
#include "widgets/topology/topology_dialog.h"
#include "widgets/training/policy/best_replay_bar.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_dialog.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"
#include "widgets/tuning/tune_dialog.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QBuffer>
#include <QDialog>
#include <QDockWidget>
#include <QPainter>
#include <QPixmap>
#include <QTimer>
#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace doppler {

namespace {

/// The step at two thirds: most is decided there, and something is still to come.
std::size_t lateStep(std::size_t count) { return count * 2 / 3; }

/// Of a training that has ended.
void showReplay(GanttTools& tools)
{
    tools.replayAction()->setChecked(true);
    if (const auto& trainings = tools.replay()->trainings(); !trainings.empty())
        tools.replay()->goTo(static_cast<int>(lateStep(trainings.front().history.all().size())));
}

void showPolicy(PolicyView& policy, const std::string& panel)
{
    const auto pages = {"choice", "features", "teacher"};
    if (policy.playback().empty() || std::ranges::find(pages, panel) == pages.end())
        return;
    policy.showPage(panel == "features" ? 1 : panel == "teacher" ? 2 : 0);
    policy.stepTo(lateStep(policy.playback().stepCount()));
}

/// The tables, with what `--query` and `--totals` ask for.
void showTables(const MainWindow& window, const WindowArguments& arguments)
{
    if (arguments.panel != "tables" && arguments.query.empty() && arguments.totals.empty())
        return;
    window.findChild<QAction*>(QStringLiteral("filterTables"))->trigger();
    auto* view = window.findChild<TablesView*>();
    view->setFilter(QString::fromStdString(arguments.query));
    view->setTotals(QString::fromStdString(arguments.totals));
    view->grid()->setFocus();
}

/// The dock of a panel, by the name that the command line has for it.
QDockWidget* dockOf(const MainWindow& window, const std::string& panel)
{
    const QString id = panel == "side-by-side"    ? QStringLiteral("sideBySide")
                       : panel == "critical-path" ? QStringLiteral("criticalPath")
                                                  : QString::fromStdString(panel);
    return window.findChild<QDockWidget*>(id + QStringLiteral("Dock"));
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
    if (panel == "critical-path" || panel == "memory")
        dockOf(window, panel)->toggleViewAction()->trigger();
    if (panel == "charts" || panel == "best-so-far")
        window.comparisonView()->showCharts();
    if (panel == "best-so-far")
        window.comparisonView()->charts()->showKind(ChartPage::AgainstEvaluations);
    if (panel == "wins")
        window.comparisonView()->showWins();
    if (panel == "moved" || panel == "race")
        window.sideBySideView()->showPage(panel == "moved" ? SideBySideView::Moved : SideBySideView::Race);
    if (panel == "four-bars") {
        QAction* bars = window.findChild<QAction*>(QStringLiteral("fourBars"));
        if (!bars->isEnabled())
            return giveUp("--panel four-bars: there is no measured run, expected --trace FILE", 2);
        bars->trigger();
    }
    if (panel == "disagreement")
        window.sideBySideView()->disagreementAction()->setChecked(true);
    if (panel == "table")
        window.trainingView()->compareAction()->trigger();
    if (panel == "training-settings")
        window.trainingView()->settingsAction()->trigger();
    if (panel == "replay")
        showReplay(*window.ganttTools());
    showPolicy(*window.policyView(), panel);
}

/// Something that the picture is to show is still being made.
bool atWork(MainWindow& window, const WindowArguments& arguments)
{
    const TrainingJob* job = window.trainingView()->currentJob();
    if ((arguments.seeds > 1 || !arguments.panel.empty()) && window.training().active())
        return true;
    if (job && job->active() && job->progress().done() < *arguments.episodes * 3 / 4)
        return true;
    if (window.comparisonView()->running())
        return true;
    if (window.findChild<SideBySideRuns*>()->ids().size() > 1 && window.sideBySideView()->isVisible() &&
        !window.sideBySideView()->runs())
        return true;
    if (const LessonPlayer& player = window.lessons().player();
        player.active() && player.state() != LessonPlayer::State::Waiting)
        return true;
    if (arguments.newGraph && !window.findChild<GeneratorDialog*>()->preview()->graph())
        return true;
    return !arguments.editDevices.empty() && window.findChild<TopologyDialog*>()->effect()->pending();
}

constexpr int dialogTop = 48; ///< The menu bar stays in sight, in pixels.

/// It has been opened on a screen that may be larger than the window that the picture is of.
void limitTo(const QWidget& window, QDialog& dialog)
{
    dialog.resize(dialog.size().boundedTo(window.size() - QSize(2 * gridUnit, dialogTop + gridUnit)));
}

/// The window with the dialog in front of it, as a screen would show both.
QPixmap withDialog(QWidget& window, QDialog& dialog)
{
    // Texts that wrap ask for their height once they know their width.
    for (int round = 0; round < 3; ++round)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QPixmap picture = window.grab();
    QPainter painter(&picture);
    const QRect place(QPoint((window.width() - dialog.width()) / 2,
                             std::max(dialogTop, (window.height() - dialog.height()) / 3)),
                      dialog.size());
    painter.fillRect(picture.rect(), QColor(0, 0, 0, 90));
    painter.drawPixmap(place.topLeft(), dialog.grab());
    painter.setPen(tokens(window.palette()).line);
    painter.drawRect(place.adjusted(-1, -1, 0, 0));
    return picture;
}

/// The panel that `--only` names, in front of others; null: all of the window is wanted.
QWidget* panelAlone(const MainWindow& window, const std::string& only)
{
    if (only.empty())
        return nullptr;
    QDockWidget* dock = dockOf(window, only);
    if (only == "comparison") // comes where there is room for it
        window.findChild<QAction*>(QStringLiteral("compare"))->trigger();
    dock->show();
    dock->raise();
    return dock->widget();
}

void saveAsRendered(QWidget& subject, const WindowArguments& arguments)
{
    const QString file = QString::fromStdString(arguments.output);
    const PanelPicture picture = pictureOfPanel(subject, file);
    if (const auto written = picture.write({}); !written)
        return giveUp(written.error().english(), isPictureFile(file) ? 1 : 2);
    if (picture.cut) // no picture drops anything silently
        printError(
            "doppler-workbench: {}: the picture ends before the panel does: all of it would be too large\n",
            arguments.output);
    QCoreApplication::exit(0);
}

void writeReport(MainWindow& window, const WindowArguments& arguments)
{
    auto* report = window.findChild<ReportExport*>();
    QObject::disconnect(report, &ReportExport::failed, nullptr, nullptr);
    QObject::connect(report, &ReportExport::failed, &window,
                     [](const Error& error) { giveUp(error.english(), 1); });
    QObject::connect(report, &ReportExport::saved, &window, [] { QCoreApplication::exit(0); });
    report->exportTo(QString::fromStdString(arguments.output));
}

void save(const QPixmap& picture, const WindowArguments& arguments)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    const auto saved =
        writeFile(arguments.screenshot, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!saved)
        printError("doppler-workbench: {}\n", saved.error().english());
    QCoreApplication::exit(saved ? 0 : 1);
}

/// The window, or a dialog that is a picture by itself.
QWidget& subjectOf(MainWindow& window, const WindowArguments& arguments)
{
    if (arguments.newGraph)
        return *window.findChild<GeneratorDialog*>();
    if (!arguments.editDevices.empty())
        return *window.findChild<TopologyDialog*>();
    if (auto* settings = window.findChild<TrainingDialog*>(); settings && arguments.panel == "settings")
        return *settings;
    return window;
}

/// The action that brings what `--front` names.
QAction* frontAction(const MainWindow& window, const std::string& shown)
{
    const std::string name = shown == "animation"            ? "exportAnimation"
                             : shown == "placer-options"     ? "placeAs"
                             : shown == "import-options"     ? "importOptions"
                             : shown == "comparison-options" ? "placerOptions"
                             : shown == "measure-machine"    ? "measureMachine"
                             : shown == "measure-kernels"    ? "measureKernels"
                             : shown == "place-model"        ? "placeModel"
                             : shown == "agreement"          ? "execute"
                             : shown == "edit-lesson"        ? "editLesson"
                             : shown == "lesson-results"     ? "lessonResults"
                                                             : shown;
    return window.findChild<QAction*>(QString::fromStdString(name));
}

/// The dialog that was opened last, once it shows what it is about; null: not yet.
QDialog* dialogInFront(const MainWindow& window)
{
    const auto dialogs = window.findChildren<QDialog*>(QString(), Qt::FindDirectChildrenOnly);
    if (dialogs.isEmpty())
        return nullptr;
    const auto* rates = qobject_cast<CalibrationDialog*>(dialogs.last());
    const auto* tuning = qobject_cast<TuneDialog*>(dialogs.last());
    const auto* rival = qobject_cast<RivalDialog*>(dialogs.last());
    const auto* machine = qobject_cast<MachineDialog*>(dialogs.last());
    const auto* kernels = qobject_cast<KernelsDialog*>(dialogs.last());
    const auto* execution = qobject_cast<ExecutionDialog*>(dialogs.last());
    const bool unfinished = (rates && !rates->calibrated()) || (tuning && !tuning->outcome()) ||
                            (rival && !rival->outcome()) || (machine && !machine->probe()) ||
                            (kernels && !kernels->profile()) || (execution && execution->measuring());
    return unfinished ? nullptr : dialogs.last();
}

/// Whether pictures of the guide are still to come. It asks for them as it is painted.
bool readsPictures(QDialog& dialog)
{
    const auto* guide = dialog.findChild<GuideBrowser*>();
    if (guide)
        dialog.grab();
    return guide && guide->reading();
}

/// Most dialogs are there at once, some come or are filled in the background.
void takePictureOfFront(MainWindow& window, const WindowArguments& arguments, int patience)
{
    QDialog* front = dialogInFront(window);
    // A moment later all parts have found their places; scroll bars hide that late, too.
    constexpr int moment = 50;
    if (front && front->isFullScreen()) { // A picture has no screen.
        front->showNormal();
        front->resize(arguments.size);
        QTimer::singleShot(moment, front, [front, &arguments] { save(front->grab(), arguments); });
        return;
    }
    if (front && !readsPictures(*front)) {
        limitTo(window, *front);
        QTimer::singleShot(moment, front,
                           [&window, front, &arguments] { save(withDialog(window, *front), arguments); });
        return;
    }
    if (patience == 0)
        return giveUp(fmt::format("--front {}: there is nothing to show in it", arguments.shown), 2);
    QTimer::singleShot(50, &window, [&window, &arguments, patience] {
        takePictureOfFront(window, arguments, patience - 1);
    });
}

} // namespace

void takePicture(MainWindow& window, const WindowArguments& arguments)
{
    if (arguments.reportsSession())
        return writeReport(window, arguments);
    if (arguments.render == "window") {
        QWidget* alone = panelAlone(window, arguments.only);
        return saveAsRendered(alone ? *alone : subjectOf(window, arguments), arguments);
    }
    if (arguments.shown.empty() || arguments.shown == "welcome")
        return save(subjectOf(window, arguments).grab(), arguments);
    constexpr int patience = 1200; ///< Rounds; measuring takes several seconds.
    if (arguments.shown == "comparison-options")
        window.comparisonView()->standAt(window.workbench().placer());
    QAction* action = frontAction(window, arguments.shown);
    action->trigger();
    if (auto* tuning = window.findChild<TuneDialog*>())
        tuning->startWith(30); // a picture of a dialog that has tuned nothing would be empty
    if (auto* rival = window.findChild<RivalDialog*>())
        rival->startWith(400);
    if (auto* execution = window.findChild<ExecutionDialog*>(); execution && arguments.shown == "agreement")
        execution->startAgreementOf(60);
    if (auto* machine = window.findChild<MachineDialog*>(); machine && !machine->probe())
        machine->start();
    if (auto* kernels = window.findChild<KernelsDialog*>())
        kernels->start();
    takePictureOfFront(window, arguments, action->isEnabled() ? patience : 0);
}

void takePictureWhenReady(MainWindow& window, const WindowArguments& arguments,
                          const std::function<bool()>& prepare)
{
    auto* timer = new QTimer(&window);
    QObject::connect(timer, &QTimer::timeout, &window, [&window, &arguments, timer, prepare] {
        if (atWork(window, arguments))
            return;
        timer->deleteLater();
        if (!prepare())
            return;
        showPanel(window, arguments.panel);
        showTables(window, arguments);
        showFolderAndVersion(window, arguments);
        panelAlone(window, arguments.only); // It may have been hidden, and tells nothing then.
        // What was asked for last is painted by then.
        auto* settled = new QTimer(&window);
        QObject::connect(settled, &QTimer::timeout, &window, [&window, &arguments, settled] {
            if (arguments.panel == "four-bars" && window.sideBySideView()->page() != SideBySideView::FourBars)
                return; // The runs are still being prepared.
            if (window.policyView()->whyNot()->asking() || !window.ganttView()->settled() ||
                window.explain()->view()->busy() || window.findChild<TablesView*>()->busy() ||
                window.findChild<CriticalPathView*>()->busy() || window.findChild<MemoryView*>()->busy() ||
                readsFolderOrVersion(window, arguments))
                return;
            settled->stop();
            takePicture(window, arguments);
        });
        settled->start(400);
    });
    timer->start(100);
}

} // namespace doppler
