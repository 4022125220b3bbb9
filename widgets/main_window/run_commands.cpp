// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/run_commands.h"

#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/run/measured_run.h"
#include "widgets/animation/animation_dialog.h"
#include "widgets/calibration/calibration_dialog.h"
#include "widgets/execution/agreements.h"
#include "widgets/execution/execution_dialog.h"
#include "widgets/execution/execution_text.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/placing/placer_dialog.h"
#include "widgets/rival/rival_commands.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/save_file.h"
#include "widgets/shell/window_actions.h"
#include "widgets/side_by_side/race_view.h"
#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/tuning/tune_dialog.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QMainWindow>

namespace doppler {

RunCommands::RunCommands(const PanelContext& context)
    : QObject(&context.window), m_context(context), m_agreements(new Agreements(&context.window))
{
    const WindowActions& a = context.actions;
    Workbench& workbench = context.workbench;
    connect(a.place, &QAction::triggered, &workbench, &Workbench::placeAgain);
    connect(a.placeAs, &QAction::triggered, this, &RunCommands::askOptions);
    connect(a.stop, &QAction::triggered, &workbench, &Workbench::stop);
    connect(a.execute, &QAction::triggered, this, &RunCommands::execute);
    connect(a.tune, &QAction::triggered, this, &RunCommands::tune);
    connect(a.rival, &QAction::triggered, new RivalCommands(context), &RivalCommands::find);
    connect(a.calibrate, &QAction::triggered, this,
            [this, &workbench] { calibrate(workbench.problem(), workbench.run()); });
    connect(a.exportAnimation, &QAction::triggered, this, &RunCommands::exportAnimation);
}

void RunCommands::updateActions(bool opening)
{
    const WindowActions& a = m_context.actions;
    Workbench& workbench = m_context.workbench;
    const bool hasProblem = workbench.problem() != nullptr;
    for (QAction* action :
         {a.openPlacement, a.openTrace, a.calibrate, a.tune, a.rival, a.openDevices, a.place,
          a.placeWithCheckpoint, a.exportGraph, a.find, a.findNext, a.fit, a.zoomIn, a.zoomOut})
        action->setEnabled(hasProblem);
    for (QAction* action :
         {a.savePlacement, a.exportTrace, a.exportGantt, a.exportFigure, a.exportAnimation, a.execute})
        action->setEnabled(workbench.run() != nullptr);
    for (QAction* action : {a.previousRun, a.nextRun})
        action->setEnabled(workbench.runs()->rowCount() > 1);
    a.fourBars->setEnabled(m_context.parts.get<SideBySideRuns>().hasFourBars(workbench.runId()));
    a.importOptions->setEnabled(hasProblem && QFileInfo::exists(workbench.graphSource()));
    a.stop->setEnabled(workbench.busy() || opening);
}

/// The request that gave the shown run is where to go on from, if it is one of the chosen placer.
void RunCommands::askOptions()
{
    Workbench& workbench = m_context.workbench;
    const auto shown = workbench.requestOf(workbench.runId());
    auto* dialog = new PlacerDialog(
        shown && shown->placer == workbench.placer() ? *shown : PlacerRequest{workbench.placer()},
        &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [&workbench, dialog] { workbench.placeAs(dialog->request()); });
    dialog->open();
}

void RunCommands::execute()
{
    auto* dialog = new ExecutionDialog(m_context.workbench.run(), &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExecutionDialog::agreed, m_agreements,
            [this, problem = m_context.workbench.run()->problem](const EngineAgreement& agreement,
                                                                 const QString& engine) {
                m_agreements->add(*problem, engine, agreement);
            });
    connect(dialog, &ExecutionDialog::executed, this, &RunCommands::showExecuted);
    connect(dialog, &ExecutionDialog::opened, &m_context.workbench,
            [this](const RunPtr& measured, const QString& engine) {
                m_context.workbench.showMeasured(measured, engine.toStdString());
            });
    dialog->open();
}

void RunCommands::tune()
{
    auto* dialog = new TuneDialog(m_context.workbench.problem(), &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &TuneDialog::tuned, &m_context.workbench,
            [this](const RunPtr& measured, const QString& engine) {
                m_context.workbench.showMeasured(measured, engine.toStdString(),
                                                 placerTitle(std::string(tunePlacer)));
            });
    connect(dialog, &TuneDialog::opened, &m_context.workbench,
            [this](const RunPtr& measured, const QString& engine) {
                m_context.workbench.showMeasured(measured, engine.toStdString());
            });
    dialog->show(); // the window can be used meanwhile
}

void RunCommands::showExecuted(const Executions& executions, const QString& engine)
{
    Workbench& workbench = m_context.workbench;
    const RunPtr before = workbench.run();
    const RunPtr& run = executions.run;
    workbench.showMeasured(
        run, engine.toStdString(),
        executions.online.empty() ? QString() : tr("Measured, %1").arg(placerTitle(executions.online)));
    const quint64 id = workbench.runId();
    std::optional<double> simulated; // of the same placement
    if (before && !isMeasured(*before) && before->problem == run->problem &&
        before->placement.devices == run->placement.devices)
        simulated = before->schedule.makespan;
    m_context.messages.showNotice(
        [check = executions.check, notes = executions.notes] { return checkText(check, notes); });
    m_context.messages.offer(
        [measured = run->schedule.makespan, simulated] { return makespanText(measured, simulated); },
        {{[] { return tr("&Four bars"); },
          [this, id] { m_context.parts.get<SideBySideRuns>().openFourBars(id); }},
         {[] { return tr("C&alibrate from this run…"); }, [this, run] { calibrate(run->problem, run); }}});
}

void RunCommands::calibrate(const ProblemPtr& problem, const RunPtr& run)
{
    auto* dialog = new CalibrationDialog(problem, run, &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CalibrationDialog::openRequested, this,
            [this, dialog] { openCalibrated(*dialog->calibrated()); });
    dialog->open();
}

void RunCommands::openCalibrated(const Topology& devices)
{
    const QString name = QString::fromStdString(devices.name()) + QStringLiteral(".json");
    const QString file =
        askSaveFile(&m_context.window, tr("Save calibrated devices"), name, tr("Devices (*.json)"));
    if (file.isEmpty())
        return;
    const auto written = writeFile(QFile::encodeName(file).toStdString(), writeDevicesJson(devices));
    if (written)
        m_context.workbench.openTopology(file);
    else
        m_context.messages.showError(written.error());
}

void RunCommands::exportAnimation()
{
    const WindowParts& parts = m_context.parts;
    auto* dialog = new AnimationDialog(parts.get<GraphView>(), parts.get<GanttView>(), &m_context.window);
    dialog->offerRace(*parts.get<SideBySideView>().race());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AnimationDialog::exported, &m_context.workbench, &Workbench::saved);
    dialog->show(); // The window can be used while frames are made.
}

} // namespace doppler
