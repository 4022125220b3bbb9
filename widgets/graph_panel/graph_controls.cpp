// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_panel/graph_controls.h"

#include "widgets/graph_panel/find_bar.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/shell/settings.h"
#include "widgets/shell/window_actions.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QActionGroup>
#include <QColorDialog>
#include <QMenu>
#include <algorithm>

namespace doppler {

GraphControls::GraphControls(Workbench& workbench, GraphView& graph, FindBar& find, Settings& settings,
                             WindowActions& actions, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_graph(graph), m_find(find), m_settings(settings),
      m_actions(actions), m_look(settings.graphLook())
{
    connect(&m_graph, &GraphView::deviceMenuRequested, this, &GraphControls::openDeviceMenu);
    connect(&m_graph, &GraphView::deviceMenuFilling, this,
            [this](DeviceId device, QMenu* menu) { fillDeviceMenu(*menu, device); });
    connect(&m_graph, &GraphView::matchShown, &m_find, &FindBar::setPlace);
    connect(&m_graph, &GraphView::searchFailed, &m_find, &FindBar::setError);
    connect(m_actions.findPrevious, &QAction::triggered, &m_graph, &GraphView::previousMatch);
    connect(m_actions.jumpToInput, &QAction::triggered, &m_graph, &GraphView::jumpToInput);
    connect(m_actions.jumpToOutput, &QAction::triggered, &m_graph, &GraphView::jumpToOutput);
    connect(m_actions.jumpToOther, &QAction::triggered, &m_graph, &GraphView::jumpToOther);
    connect(m_actions.goBack, &QAction::triggered, &m_graph, &GraphView::goBack);
    connect(m_actions.goForward, &QAction::triggered, &m_graph, &GraphView::goForward);
    connect(m_actions.minimap, &QAction::toggled, this, [this](bool on) {
        GraphLook look = m_look;
        look.minimap = on;
        apply(look);
    });
    connect(m_actions.arrowLabels, &QAction::toggled, this, [this](bool on) {
        GraphLook look = m_look;
        look.arrowLabels = on;
        apply(look);
    });
    connect(&m_workbench, &Workbench::runChanged, this, &GraphControls::chooseOther);
    connect(m_workbench.runs(), &QAbstractItemModel::rowsRemoved, this, &GraphControls::chooseOther);
    connect(m_workbench.runs(), &QAbstractItemModel::rowsInserted, this, &GraphControls::chooseOther);
}

void GraphControls::addChoices(QMenu& menu, QActionGroup*& group, const QList<QAction*>& choices)
{
    group = new QActionGroup(this);
    for (QAction* choice : choices) {
        choice->setCheckable(true);
        group->addAction(choice);
        menu.addAction(choice);
    }
}

void GraphControls::fillView(QMenu& menu)
{
    m_colorMenu = menu.addMenu(QString());
    addChoices(*m_colorMenu, m_colors,
               {m_actions.colorByDevice, m_actions.colorByCost, m_actions.colorByStart,
                m_actions.colorBySlack, m_actions.colorByWaiting, m_actions.colorByMemory,
                m_actions.colorByDifference, m_actions.colorByOperation});
    connect(m_colors, &QActionGroup::triggered, this, [this](QAction* chosen) {
        setColorBy(static_cast<ColorBy>(m_colors->actions().indexOf(chosen)));
    });
    m_otherMenu = m_colorMenu->addMenu(QString());
    connect(m_otherMenu, &QMenu::aboutToShow, this, &GraphControls::fillOtherMenu);
    m_colorMenu->addSeparator();
    addChoices(*m_colorMenu, m_scales,
               {new QAction(QStringLiteral("Viridis"), this), new QAction(QStringLiteral("Cividis"), this)});
    for (QAction* scale : m_scales->actions())
        scale->setProperty("data", true);
    connect(m_scales, &QActionGroup::triggered, this, [this](QAction* chosen) {
        GraphLook look = m_look;
        look.scale = static_cast<SequentialScale>(m_scales->actions().indexOf(chosen));
        apply(look);
    });

    m_layoutMenu = menu.addMenu(QString());
    addChoices(*m_layoutMenu, m_layouts,
               {m_actions.layoutLayered, m_actions.layoutByTime, m_actions.layoutByLevel});
    connect(m_layouts, &QActionGroup::triggered, this, [this](QAction* chosen) {
        setLayoutKind(static_cast<LayoutKind>(m_layouts->actions().indexOf(chosen)));
    });
    m_paletteMenu = menu.addMenu(QString());
    makePaletteMenu();
    menu.addActions({m_actions.minimap, m_actions.arrowLabels});
    apply(m_look);
}

void GraphControls::makePaletteMenu()
{
    QList<QAction*> choices;
    for (const DevicePalette palette : devicePalettes()) {
        choices += new QAction(devicePaletteName(palette), this);
        choices.back()->setProperty("data", true);
    }
    addChoices(*m_paletteMenu, m_palettes, choices);
    connect(m_palettes, &QActionGroup::triggered, this, [this](QAction* chosen) {
        GraphLook look = m_look;
        look.devices.palette =
            devicePalettes()[static_cast<std::size_t>(m_palettes->actions().indexOf(chosen))];
        apply(look);
    });
    m_paletteMenu->addSeparator();
    m_ownColors = m_paletteMenu->addAction(QString());
    connect(m_ownColors, &QAction::triggered, this, [this] {
        GraphLook look = m_look;
        look.devices.own.clear();
        apply(look);
    });
}

void GraphControls::fillEdit(QMenu& menu)
{
    menu.addActions({m_actions.find, m_actions.findNext, m_actions.findPrevious});
    m_jumpMenu = menu.addMenu(QString());
    m_jumpMenu->addActions({m_actions.jumpToInput, m_actions.jumpToOutput, m_actions.jumpToOther,
                            m_actions.goBack, m_actions.goForward});
}

void GraphControls::retranslate()
{
    m_colorMenu->setTitle(tr("&Colour by"));
    m_otherMenu->setTitle(tr("&Other run for the difference"));
    m_layoutMenu->setTitle(tr("Arran&gement"));
    m_paletteMenu->setTitle(tr("Colours of de&vices"));
    m_ownColors->setText(tr("&Forget custom colours"));
    m_jumpMenu->setTitle(tr("&Go"));
}

void GraphControls::setColorBy(ColorBy by)
{
    GraphLook look = m_look;
    look.colorBy = by;
    apply(look);
    emit colorByChosen();
}

void GraphControls::setLayoutKind(LayoutKind kind)
{
    GraphLook look = m_look;
    look.layout = kind;
    apply(look);
}

void GraphControls::apply(const GraphLook& look)
{
    const bool other = look != m_look;
    if (other)
        m_settings.setGraphLook(look);
    m_look = look;
    m_colors->actions()[static_cast<int>(look.colorBy)]->setChecked(true);
    m_scales->actions()[static_cast<int>(look.scale)]->setChecked(true);
    m_layouts->actions()[static_cast<int>(look.layout)]->setChecked(true);
    m_palettes->actions()[static_cast<int>(look.devices.palette)]->setChecked(true);
    m_actions.minimap->setChecked(look.minimap);
    m_actions.arrowLabels->setChecked(look.arrowLabels);
    m_ownColors->setEnabled(!look.devices.own.empty());
    setDeviceColors(look.devices);
    m_graph.setSequentialScale(look.scale);
    chooseOther();
    if (m_graph.colorBy() != look.colorBy) // Else other values that are shown instead would go.
        m_graph.setColorBy(look.colorBy);
    m_graph.setLayoutKind(look.layout);
    m_graph.setMinimap(look.minimap);
    m_graph.setArrowLabels(look.arrowLabels);
    if (other)
        emit lookChanged();
}

const RunEntry* GraphControls::rival() const
{
    const RunPtr shown = m_workbench.run();
    const RunEntry* found = nullptr;
    if (shown)
        for (const RunEntry& entry : m_workbench.runs()->entries()) {
            const bool fits = entry.id != m_workbench.runId() && entry.run->problem->graph().fingerprint() ==
                                                                     shown->problem->graph().fingerprint();
            if (fits && (!found || entry.id == m_other))
                found = &entry;
        }
    return found;
}

void GraphControls::chooseOther()
{
    const RunEntry* found = rival();
    m_graph.setOtherRun(found ? found->run : nullptr);
}

void GraphControls::setOtherRun(quint64 id)
{
    m_other = id;
    chooseOther();
}

void GraphControls::fillOtherMenu()
{
    m_otherMenu->clear();
    for (const RunEntry& entry : m_workbench.runs()->entries()) {
        if (entry.id == m_workbench.runId())
            continue;
        QAction* action = m_otherMenu->addAction(runTitle(entry));
        action->setProperty("data", true);
        connect(action, &QAction::triggered, this, [this, id = entry.id] {
            m_other = id;
            m_actions.colorByDifference->trigger();
        });
    }
    if (m_otherMenu->isEmpty())
        m_otherMenu->addAction(tr("There is no other run"))->setEnabled(false);
}

QString GraphControls::nameOf(DeviceId device) const
{
    const ProblemPtr& problem = m_workbench.problem();
    return problem && device < problem->deviceCount()
               ? QString::fromStdString(problem->topology().device(device).name)
               : QString::number(device.value);
}

void GraphControls::openDeviceMenu(DeviceId device, const QPoint& at)
{
    auto* menu = new QMenu(&m_graph);
    menu->setObjectName(QStringLiteral("deviceMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillDeviceMenu(*menu, device);
    menu->popup(at);
}

void GraphControls::fillDeviceMenu(QMenu& menu, DeviceId device)
{
    fillPlaced(menu, device);
    menu.addSeparator();
    QAction* color = menu.addAction(tr("Colour of %1…").arg(nameOf(device)));
    color->setObjectName(QStringLiteral("colorOfDevice"));
    connect(color, &QAction::triggered, this, [this, device] { askColor(device); });
    QAction* usual = menu.addAction(tr("Use palette colour"));
    usual->setEnabled(m_look.devices.own.contains(device));
    connect(usual, &QAction::triggered, this, [this, device] { setOwnColor(device, {}); });
    menu.addSeparator();
    menu.addMenu(m_paletteMenu);
}

std::vector<VertexId> GraphControls::placedOn(DeviceId device) const
{
    std::vector<VertexId> placed;
    if (const RunPtr run = m_workbench.run())
        for (const VertexId v : run->problem->graph().vertices())
            if (run->placement.devices[v] == device)
                placed.push_back(v);
    return placed;
}

/// What can be done with all that the shown run has on a device.
void GraphControls::fillPlaced(QMenu& menu, DeviceId device)
{
    const QString name = nameOf(device);
    const auto placed = placedOn(device);
    QAction* select = menu.addAction(tr("Select all on %1").arg(name));
    select->setObjectName(QStringLiteral("selectOnDevice"));
    connect(select, &QAction::triggered, this,
            [this, device] { m_workbench.selectVertices(placedOn(device)); });
    QAction* lock = menu.addAction(tr("Lock all on %1").arg(name));
    lock->setObjectName(QStringLiteral("lockOnDevice"));
    connect(lock, &QAction::triggered, this, [this, device] {
        Locks locks = m_workbench.locks();
        for (const VertexId vertex : placedOn(device))
            locks.push_back({vertex, device}); // Who is locked elsewhere already stays there.
        m_workbench.setLocks(std::move(locks));
    });
    QAction* unlock = menu.addAction(tr("Unlock all on %1").arg(name));
    unlock->setObjectName(QStringLiteral("unlockOnDevice"));
    connect(unlock, &QAction::triggered, this, [this, device] {
        Locks locks = m_workbench.locks();
        std::erase_if(locks, [device](const Lock& known) { return known.device == device; });
        m_workbench.setLocks(std::move(locks));
    });
    select->setEnabled(!placed.empty());
    lock->setEnabled(!placed.empty());
    unlock->setEnabled(std::ranges::any_of(m_workbench.locks(),
                                           [device](const Lock& known) { return known.device == device; }));
    if (!m_rows.hidden)
        return;
    menu.setToolTipsVisible(true);
    QAction* hide = menu.addAction(tr("Hide %1").arg(name));
    hide->setObjectName(QStringLiteral("hideDevice"));
    hide->setToolTip(tr("Remove its row from the Gantt chart and dim its vertices in the graph"));
    hide->setCheckable(true);
    hide->setChecked(m_rows.hidden(device));
    hide->setEnabled(m_workbench.run() != nullptr);
    connect(hide, &QAction::triggered, this,
            [this, device](bool hidden) { m_rows.setHidden(device, hidden); });
}

void GraphControls::askColor(DeviceId device)
{
    auto* dialog = new QColorDialog(deviceColor(device), &m_graph);
    dialog->setObjectName(QStringLiteral("deviceColor"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QColorDialog::DontUseNativeDialog); // Its texts are in the program's language.
    dialog->setWindowTitle(tr("Colour of %1").arg(nameOf(device)));
    connect(dialog, &QColorDialog::colorSelected, this,
            [this, device](const QColor& color) { setOwnColor(device, color); });
    dialog->open();
}

void GraphControls::setOwnColor(DeviceId device, const std::optional<QColor>& color)
{
    GraphLook look = m_look;
    if (color)
        look.devices.own[device] = *color;
    else
        look.devices.own.erase(device);
    apply(look);
}

} // namespace doppler
