// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/run_commands.h"

#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "widgets/animation/animation_dialog.h"
#include "widgets/calibration/calibration_dialog.h"
#include "widgets/execution/execution_dialog.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/placing/placer_dialog.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/save_file.h"
#include "widgets/shell/window_actions.h"
#include "widgets/side_by_side/race_view.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/tuning/tune_dialog.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QMainWindow>

namespace doppler {

RunCommands::RunCommands(const PanelContext& context) : QObject(&context.window), m_context(context)
{
    const WindowActions& a = context.actions;
    Workbench& workbench = context.workbench;
    connect(a.place, &QAction::triggered, &workbench, &Workbench::placeAgain);
    connect(a.placeAs, &QAction::triggered, this, &RunCommands::askOptions);
    connect(a.stop, &QAction::triggered, &workbench, &Workbench::stop);
    connect(a.execute, &QAction::triggered, this, &RunCommands::execute);
    connect(a.tune, &QAction::triggered, this, &RunCommands::tune);
    connect(a.calibrate, &QAction::triggered, this, &RunCommands::calibrate);
    connect(a.exportAnimation, &QAction::triggered, this, &RunCommands::exportAnimation);
}

void RunCommands::updateActions(bool opening)
{
    const WindowActions& a = m_context.actions;
    Workbench& workbench = m_context.workbench;
    const bool hasProblem = workbench.problem() != nullptr;
    for (QAction* action :
         {a.openPlacement, a.openTrace, a.calibrate, a.tune, a.openDevices, a.place, a.placeWithCheckpoint,
          a.exportGraph, a.find, a.findNext, a.fit, a.zoomIn, a.zoomOut})
        action->setEnabled(hasProblem);
    for (QAction* action :
         {a.savePlacement, a.exportTrace, a.exportGantt, a.exportFigure, a.exportAnimation, a.execute})
        action->setEnabled(workbench.run() != nullptr);
    for (QAction* action : {a.previousRun, a.nextRun})
        action->setEnabled(workbench.runs()->rowCount() > 1);
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
    connect(dialog, &ExecutionDialog::executed, &m_context.workbench,
            [this](const RunPtr& measured, const QString& engine) {
                m_context.workbench.showMeasured(measured, engine.toStdString());
            });
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
                m_context.workbench.showMeasured(
                    measured, engine.toStdString(),
                    QString::fromUtf8(tunePlacer.data(), static_cast<qsizetype>(tunePlacer.size())));
            });
    connect(dialog, &TuneDialog::opened, &m_context.workbench,
            [this](const RunPtr& measured, const QString& engine) {
                m_context.workbench.showMeasured(measured, engine.toStdString());
            });
    dialog->show(); // the window can be used meanwhile
}

void RunCommands::calibrate()
{
    auto* dialog =
        new CalibrationDialog(m_context.workbench.problem(), m_context.workbench.run(), &m_context.window);
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
