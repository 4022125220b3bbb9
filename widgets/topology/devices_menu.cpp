// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/devices_menu.h"

#include "core/catalog/builtin_topologies.h"
#include "core/io/placements/placement_format.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/window_actions.h"
#include "widgets/topology/devices_by_name.h"
#include "widgets/topology/effect_line.h"
#include "widgets/topology/topology_dialog.h"
#include "widgets/workbench/saved_files.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QMenu>

namespace doppler {

namespace {

std::string pathOf(const QString& file) { return QFile::encodeName(file).toStdString(); }

/// Writes the devices, and the placement where it still fits, and returns how to open them. `placer` is the
/// name of what placed it. Blocks.
Result<SessionRequest> keepEdited(const Topology& topology, const std::optional<TopologyEffect>& effect,
                                  const std::string& placer)
{
    const auto file = keepDevices(topology);
    if (!file)
        return file.error();
    SessionRequest session;
    session.topology = *file;
    if (!effect || !effect->placement)
        return session;
    session.placement = QFileInfo(*file).absolutePath() + QStringLiteral("/as-placed.json");
    if (auto written =
            writePlacement(*effect->problem, *effect->placement, placer, pathOf(session.placement));
        !written)
        return written.error();
    return session;
}

} // namespace

DevicesMenu::DevicesMenu(Workbench& workbench, WindowActions& actions, MessageBar& messages, QWidget* window)
    : QObject(window), m_workbench(workbench), m_actions(actions), m_window(window),
      m_builtins(new QMenu(window)), m_byName(new QAction(this)),
      m_keeping({[this](const SessionRequest& kept) {
                     SessionRequest session = kept;
                     session.placers = {{m_workbench.placer(), 1, {}}};
                     m_workbench.openSession(session);
                 },
                 [&messages](const Error& error) { messages.showError(error); },
                 {}})
{
    m_builtins->setObjectName(QStringLiteral("builtinDevices"));
    for (const std::string& name : builtinTopologyNames()) {
        const QString text = QString::fromStdString(name);
        QAction* action = m_builtins->addAction(text);
        action->setProperty("data", true);
        connect(action, &QAction::triggered, this, [this, text] { m_workbench.openTopology(text); });
    }
    m_byName->setObjectName(QStringLiteral("openDevicesByName"));
    connect(m_byName, &QAction::triggered, this, &DevicesMenu::askByName);
    connect(actions.editDevices, &QAction::triggered, this, &DevicesMenu::edit);
    connect(&workbench, &Workbench::problemChanged, this, &DevicesMenu::updateActions);
    retranslate();
    updateActions();
}

void DevicesMenu::fill(QMenu& menu)
{
    menu.addAction(m_actions.editDevices);
    menu.addAction(m_byName);
    menu.addMenu(m_builtins);
    menu.addAction(m_actions.measureMachine);
}

void DevicesMenu::retranslate()
{
    m_builtins->setTitle(tr("&Built-in"));
    m_byName->setText(tr("By count and &name…"));
}

void DevicesMenu::updateActions()
{
    const bool any = m_workbench.problem() != nullptr;
    m_actions.editDevices->setEnabled(any);
    m_builtins->setEnabled(any);
    m_byName->setEnabled(any);
}

void DevicesMenu::askByName()
{
    if (!m_workbench.problem())
        return;
    if (!m_names) {
        m_names = new DevicesByName(m_window);
        connect(m_names, &QDialog::accepted, this, [this] { m_workbench.openTopology(m_names->devices()); });
    }
    const QString& open = m_workbench.topologySource();
    m_names->begin(looksLikeFile(open) ? QString() : open);
    m_names->open();
}

void DevicesMenu::edit()
{
    const ProblemPtr& problem = m_workbench.problem();
    if (!problem)
        return;
    if (!m_dialog) {
        m_dialog = new TopologyDialog(problem, m_window);
        connect(m_dialog, &TopologyDialog::applyRequested, this, &DevicesMenu::apply);
    }
    m_dialog->startFrom(problem, m_workbench.run());
    m_dialog->open();
}

void DevicesMenu::apply()
{
    const TopologyEffect* effect = m_dialog->effect()->effect();
    const RunEntry* shown = m_workbench.runs()->find(m_workbench.runId());
    const std::string placer = !shown                   ? std::string("file")
                               : shown->title.isEmpty() ? shown->run->placer
                                                        : shown->title.toStdString();
    m_keeping.start([topology = m_dialog->draft().topology(), placer,
                     effect = effect ? std::optional(*effect) : std::nullopt](std::stop_token, const auto&) {
        return keepEdited(*topology, effect, placer);
    });
    m_dialog->accept();
}

} // namespace doppler
