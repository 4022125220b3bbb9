// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/measuring/measure_commands.h"

#include "core/io/placements/placement_format.h"
#include "widgets/measuring/kernels_dialog.h"
#include "widgets/measuring/machine_dialog.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/window_actions.h"
#include "widgets/workbench/saved_files.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QMainWindow>

namespace doppler {

namespace {

/// Writes the graph with its measured times, and the placement that is shown, and returns how to open them.
/// Blocks.
Result<SessionRequest> keepMeasured(const GraphPtr& graph, const RunPtr& shown)
{
    const auto file = keepGraph(*graph);
    if (!file)
        return file.error();
    SessionRequest session;
    session.graph = *file;
    if (!shown)
        return session;
    session.placement = QFileInfo(*file).absolutePath() + QStringLiteral("/as-placed.json");
    if (auto written = writePlacement(*shown->problem, shown->placement, shown->placer,
                                      QFile::encodeName(session.placement).toStdString());
        !written)
        return written.error();
    return session;
}

} // namespace

MeasureCommands::MeasureCommands(const PanelContext& context)
    : QObject(&context.window), m_context(context),
      m_keeping({[this](const SessionRequest& kept) {
                     SessionRequest session = kept;
                     session.placers = {{m_context.workbench.placer(), 1, {}}};
                     m_context.workbench.openSession(session);
                 },
                 [this](const Error& error) { m_context.messages.showError(error); },
                 {}})
{
    const WindowActions& a = context.actions;
    connect(a.measureMachine, &QAction::triggered, this, &MeasureCommands::measureMachine);
    connect(a.measureKernels, &QAction::triggered, this, &MeasureCommands::measureKernels);
    connect(&context.workbench, &Workbench::problemChanged, this, &MeasureCommands::updateActions);
    updateActions();
}

void MeasureCommands::updateActions()
{
    m_context.actions.measureKernels->setEnabled(m_context.workbench.problem() != nullptr);
}

void MeasureCommands::measureMachine()
{
    auto* dialog = new MachineDialog(&m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MachineDialog::applyRequested, &m_context.workbench,
            [this] { m_context.workbench.openTopology(QStringLiteral("local")); });
    dialog->open();
}

void MeasureCommands::measureKernels()
{
    auto* dialog = new KernelsDialog(m_context.workbench.problem(), &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &KernelsDialog::applyRequested, this, [this, dialog] { useTimes(*dialog->profile()); });
    dialog->open();
}

void MeasureCommands::useTimes(const Profile& profile)
{
    const RunPtr run = m_context.workbench.run();
    const bool ofGraph = run && profile.graph->vertexCount() == run->problem->vertexCount() &&
                         profile.graph->name() == run->problem->graph().name();
    m_keeping.start([graph = profile.graph, shown = ofGraph ? run : nullptr](std::stop_token, const auto&) {
        return keepMeasured(graph, shown);
    });
}

} // namespace doppler
