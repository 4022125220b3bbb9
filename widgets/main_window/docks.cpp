// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/docks.h"

#include "widgets/shell/dock.h"

#include <QAction>
#include <algorithm>

namespace doppler {

namespace {

/// Height of a window in which two panels that were asked for have room below each other, in pixels.
constexpr int leastForBoth = 1000;

Qt::DockWidgetArea sideOf(PanelPlace::Area area)
{
    switch (area) {
    case PanelPlace::Area::Left:
        return Qt::LeftDockWidgetArea;
    case PanelPlace::Area::Right:
        return Qt::RightDockWidgetArea;
    case PanelPlace::Area::Bottom:
    case PanelPlace::Area::Center:
        break;
    }
    return Qt::BottomDockWidgetArea;
}

} // namespace

Docks::Docks(QMainWindow& window, const Panels& panels) : QObject(&window), m_window(window)
{
    for (const auto& panel : panels) {
        if (panel->place().area == Area::Center)
            continue;
        m_panels += panel.get();
        auto* dock = new Dock(panel->id() + QStringLiteral("Dock"), panel->widget(), &window);
        if (QWidget* header = panel->header())
            dock->setHeader(header);
        panel->setDock(dock);
        dock->toggleViewAction()->setIcon(panel->icon());
        connect(panel.get(), &Panel::forwardRequested, this, [this, it = panel.get()] { bringForward(*it); });
        if (panel->place().menuAsksForIt)
            connect(dock->toggleViewAction(), &QAction::triggered, this,
                    [this, it = panel.get()](bool shown) {
                        if (shown)
                            bringForward(*it);
                    });
    }
    applyDefaultLayout();
}

QList<Panel*> Docks::panelsIn(Area area, bool open) const
{
    QList<Panel*> found;
    for (Panel* panel : m_panels)
        if (const PanelPlace place = panel->place(); place.area == area && place.open == open)
            found += panel;
    return found;
}

void Docks::add(const Panel& panel)
{
    panel.dock()->setFloating(false);
    m_window.addDockWidget(sideOf(panel.place().area), panel.dock());
}

void Docks::addOpen(Area area)
{
    const QList<Panel*> panels = panelsIn(area, true);
    for (qsizetype i = 0; i < panels.size(); ++i)
        if (i == 0)
            m_window.addDockWidget(sideOf(area), panels[i]->dock());
        else
            m_window.splitDockWidget(panels[i - 1]->dock(), panels[i]->dock(), Qt::Vertical);
}

void Docks::applyDefaultLayout()
{
    // First of all those below that come when they are asked for: beside the others they would make the
    // window wider.
    for (const Panel* panel : panelsIn(Area::Bottom, false)) {
        panel->dock()->hide();
        add(*panel);
    }
    for (const Area area : {Area::Left, Area::Right, Area::Bottom})
        for (const Panel* panel : panelsIn(area, true)) {
            panel->dock()->setFloating(false);
            panel->dock()->show();
        }
    for (const Area area : {Area::Left, Area::Right, Area::Bottom})
        addOpen(area);
    for (const Area area : {Area::Left, Area::Right})
        for (const Panel* panel : panelsIn(area, false)) {
            add(*panel);
            if (Dock* neighbour = find(panel->place().besides))
                m_window.tabifyDockWidget(neighbour, panel->dock());
            panel->dock()->hide();
        }
    sizeAreas();
}

void Docks::sizeAreas()
{
    const int width = m_window.width();
    const int height = m_window.height();
    QList<QDockWidget*> columns;
    QList<int> widths;
    if (const auto left = panelsIn(Area::Left, true); !left.isEmpty()) {
        columns += left.first()->dock();
        widths += std::max(224, width / 10);
    }
    QList<QDockWidget*> right;
    QList<int> rightHeights;
    for (const Panel* panel : panelsIn(Area::Right, true)) {
        rightHeights += right.isEmpty() ? height / 2 - 60 : height / 2;
        right += panel->dock();
    }
    if (!right.isEmpty()) {
        columns += right.first();
        widths += std::max(std::clamp(width / 5, 264, 320), width / 8);
    }
    QList<QDockWidget*> below;
    for (const Panel* panel : panelsIn(Area::Bottom, true))
        below += panel->dock();
    m_window.resizeDocks(columns, widths, Qt::Horizontal);
    m_window.resizeDocks(right, rightHeights, Qt::Vertical);
    m_window.resizeDocks(below, QList<int>(below.size(), height / 4), Qt::Vertical);
}

void Docks::bringForward(Panel& panel)
{
    const PanelPlace place = panel.place();
    if (!panel.dock())
        return;
    if (!place.open && place.area == Area::Bottom)
        shareRoom(panel);
    panel.dock()->show();
    panel.dock()->raise();
    if (place.heightPercent > 0)
        giveRoom(panel);
    panel.cameForward();
}

/// As a tab where it would make the window higher, or take the room of a panel that it replaces.
void Docks::shareRoom(const Panel& panel)
{
    const auto docked = [](const Dock* dock) { return dock->isVisible() && !dock->isFloating(); };
    if (!panel.dock()->isVisible() && !panel.dock()->isFloating()) {
        const QList<Panel*> asked = panelsIn(Area::Bottom, false);
        const auto other = std::ranges::find_if(
            asked, [&](const Panel* known) { return known != &panel && docked(known->dock()); });
        if (m_window.height() < leastForBoth && other != asked.end())
            m_window.tabifyDockWidget((*other)->dock(), panel.dock());
        else if (Dock* neighbour = find(panel.place().besides); neighbour && neighbour->isVisible())
            m_window.tabifyDockWidget(neighbour, panel.dock());
    }
    if (!panel.place().needsRoom)
        return;
    for (const Panel* open : panelsIn(Area::Bottom, true)) // They come back with their content.
        if (!open->hasContent() && !open->dock()->isFloating())
            open->dock()->hide();
}

/// What lies below gives way: the graph is to stay in sight.
void Docks::giveRoom(const Panel& panel)
{
    const PanelPlace place = panel.place();
    const int height = m_window.height();
    QList<QDockWidget*> docks{panel.dock()};
    QList<int> heights{height * place.heightPercent / 100};
    bool below = false;
    if (place.needsRoom)
        for (const Panel* open : panelsIn(Area::Bottom, true)) {
            if (below) {
                docks += open->dock();
                heights += height / 10;
            }
            below = below || open->id() == place.besides;
        }
    m_window.resizeDocks(docks, heights, Qt::Vertical);
}

Panel* Docks::panelAround(const QWidget* widget) const
{
    const auto found = std::ranges::find_if(
        m_panels, [widget](const Panel* panel) { return widget && panel->dock()->isAncestorOf(widget); });
    return found == m_panels.end() ? nullptr : *found;
}

Dock* Docks::find(const QString& id) const
{
    const auto found =
        std::ranges::find_if(m_panels, [&id](const Panel* panel) { return panel->id() == id; });
    return found == m_panels.end() ? nullptr : (*found)->dock();
}

QList<QAction*> Docks::toggleActions() const
{
    QList<QAction*> actions;
    for (const Area area : {Area::Left, Area::Right, Area::Bottom})
        for (const Panel* panel : panelsIn(area, true))
            actions += panel->dock()->toggleViewAction();
    for (const Panel* panel : m_panels)
        if (!panel->place().open)
            actions += panel->dock()->toggleViewAction();
    return actions;
}

void Docks::retranslate()
{
    for (const Panel* panel : m_panels)
        panel->dock()->setTitle(panel->title());
}

} // namespace doppler
