// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/docks.h"

#include "widgets/shell/dock.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QLayout>
#include <algorithm>

namespace doppler {

namespace {

/// Height of a window in which two panels that were asked for have room below each other, in pixels.
constexpr int leastForBoth = 1000;
/// Height of a window in which a panel that gets content has room below the first panel of its area, in
/// pixels at the usual font size.
constexpr int leastForTwo = 720;
/// Shares of the window's height: of the first panel of the bottom area alone, at most, and with another
/// panel below it, and of that other panel.
constexpr double aloneShare = 0.38;
constexpr double mostShare = 0.5;
constexpr double upperShare = 0.28;
constexpr double lowerShare = 0.22;
/// Height of a row of tabs below panels at the usual font size.
constexpr int tabsHeight = 4 * gridUnit;

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
        connect(dock, &QDockWidget::topLevelChanged, this, [this, dock] { m_byHand.insert(dock); });
        connect(panel.get(), &Panel::forwardRequested, this, [this, it = panel.get()] { bringForward(*it); });
        connect(dock->toggleViewAction(), &QAction::toggled, this, [this, it = panel.get()](bool shown) {
            if (shown) // Comes before the dock is shown: then the window would be larger already.
                keepWindowSize(*it);
        });
        connect(dock->toggleViewAction(), &QAction::triggered, this, [this, it = panel.get()](bool shown) {
            if (shown && it->place().menuAsksForIt) {
                if (it->place().area == Area::Bottom && !it->dock()->isFloating())
                    it->dock()->hide(); // It finds its place like a panel that was asked for otherwise.
                bringForward(*it);
            } else if (shown)
                it->dock()->raise(); // It may be a tab.
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

bool Docks::roomForTwo() const { return m_window.height() >= leastForTwo * textScale(m_window.font()); }

void Docks::addOpen(Area area)
{
    const QList<Panel*> panels = panelsIn(area, true);
    QList<Panel*> folded;
    QDockWidget* above = nullptr;
    for (Panel* panel : panels) {
        if (above && !(panel->hasContent() && roomForTwo())) {
            folded += panel;
            continue;
        }
        if (above)
            m_window.splitDockWidget(above, panel->dock(), Qt::Vertical);
        else
            m_window.addDockWidget(sideOf(area), panel->dock());
        above = panel->dock();
    }
    for (const Panel* panel : folded)
        m_window.tabifyDockWidget(panels.first()->dock(), panel->dock());
    if (!panels.isEmpty())
        panels.first()->dock()->raise();
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
    m_byHand.clear();
}

void Docks::sizeAreas()
{
    const int width = m_window.width();
    QList<QDockWidget*> columns;
    QList<int> widths;
    if (const auto left = panelsIn(Area::Left, true); !left.isEmpty()) {
        columns += left.first()->dock();
        widths += std::max(224, width / 10);
    }
    if (const auto right = panelsIn(Area::Right, true); !right.isEmpty()) {
        columns += right.first()->dock();
        widths += std::max(std::clamp(width / 5, 264, 320), width / 8);
    }
    m_window.resizeDocks(columns, widths, Qt::Horizontal);
    sizeRows(Area::Right);
    sizeRows(Area::Bottom);
}

/// The first panel of the bottom area gets what it asks for (the Gantt chart: rows for eight devices), and
/// the graph keeps a third of the window.
void Docks::sizeRows(Area area)
{
    const QList<Panel*> open = panelsIn(area, true);
    if (open.isEmpty())
        return;
    const double height = m_window.height();
    const auto rows = [height](double share) { return static_cast<int>(height * share); };
    QDockWidget* head = open.first()->dock();
    QList<QDockWidget*> docks{head};
    for (const Panel* panel : open)
        if (panel != open.first() && !panel->dock()->isHidden() && !foldedOnto(*open.first(), *panel))
            docks += panel->dock();
    QList<int> heights(docks.size(), rows(area == Area::Right ? 0.5 : lowerShare));
    if (area == Area::Bottom && docks.size() == 1)
        heights[0] =
            std::clamp(head->sizeHint().height() + static_cast<int>(tabsHeight * textScale(m_window.font())),
                       rows(aloneShare), rows(mostShare));
    else if (area == Area::Bottom)
        heights[0] = std::max(head->sizeHint().height(), rows(upperShare));
    m_window.resizeDocks(docks, heights, Qt::Vertical);
}

bool Docks::foldedOnto(const Panel& head, const Panel& panel) const
{
    return m_window.tabifiedDockWidgets(head.dock()).contains(panel.dock());
}

/// A folded panel that has got content leaves the tabs of the first panel of its area, unless the user put it
/// there.
void Docks::unfold(const Panel& panel)
{
    const Area area = panel.place().area;
    const QList<Panel*> open = panelsIn(area, true);
    if (open.isEmpty() || open.first() == &panel || m_byHand.contains(panel.dock()) || !panel.hasContent() ||
        !roomForTwo() || !foldedOnto(*open.first(), panel))
        return;
    const auto other = std::ranges::find_if(m_panels, [&](const Panel* known) {
        return known != &panel && known != open.first() && known->place().area == area &&
               !known->dock()->isHidden() && !known->dock()->isFloating() &&
               !foldedOnto(*open.first(), *known);
    });
    if (other != m_panels.end()) {
        m_window.tabifyDockWidget((*other)->dock(), panel.dock());
        return;
    }
    m_window.addDockWidget(sideOf(area), panel.dock(), Qt::Vertical);
    open.first()->dock()->raise();
    sizeRows(area);
}

void Docks::bringForward(Panel& panel)
{
    const PanelPlace place = panel.place();
    if (!panel.dock())
        return;
    if (!place.open && place.area == Area::Bottom)
        shareRoom(panel);
    else
        unfold(panel);
    keepWindowSize(panel);
    panel.dock()->show();
    panel.dock()->raise();
    if (place.heightPercent > 0)
        giveRoom(panel);
    panel.cameForward();
}

/// A hidden panel that would hold the window larger than it is, beside those that are open, becomes a tab of
/// one of them: a small screen has no room for both.
void Docks::keepWindowSize(const Panel& panel)
{
    QDockWidget* dock = panel.dock();
    const auto mayHold = [&](QDockWidget* other) {
        return other && other != dock && !other->isHidden() && !other->isFloating() &&
               m_window.dockWidgetArea(other) == m_window.dockWidgetArea(dock);
    };
    if (!dock->isHidden() || dock->isFloating() ||
        std::ranges::any_of(m_window.tabifiedDockWidgets(dock), mayHold))
        return;
    if (m_window.layout()->totalMinimumSize().width() + dock->minimumSizeHint().width() <= m_window.width())
        return;
    QDockWidget* holder = find(panel.place().besides);
    for (const Panel* known : m_panels)
        if (!mayHold(holder))
            holder = known->dock();
    if (mayHold(holder))
        m_window.tabifyDockWidget(holder, dock);
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
            joinOrReplace(*neighbour, panel);
    }
    if (!panel.place().needsRoom)
        return;
    const QList<Panel*> open = panelsIn(Area::Bottom, true);
    for (const Panel* empty : open) // They come back with their content; tabs take no room.
        if (!empty->hasContent() && !empty->dock()->isFloating() && !foldedOnto(*open.first(), *empty))
            empty->dock()->hide();
}

/// A high window has room for the panel below the one that its neighbour is folded onto.
void Docks::joinOrReplace(Dock& neighbour, const Panel& panel)
{
    QDockWidget* head = panelsIn(Area::Bottom, true).first()->dock();
    if (m_window.height() >= leastForBoth && m_window.tabifiedDockWidgets(head).contains(&neighbour))
        m_window.addDockWidget(Qt::BottomDockWidgetArea, panel.dock(), Qt::Vertical);
    else
        m_window.tabifyDockWidget(&neighbour, panel.dock());
}

/// What lies below gives way, and so does the first panel, down to what it asks for: the graph is to stay in
/// sight.
void Docks::giveRoom(const Panel& panel)
{
    const PanelPlace place = panel.place();
    const int height = m_window.height();
    QList<QDockWidget*> docks{panel.dock()};
    QList<int> heights{height * place.heightPercent / 100};
    const QList<Panel*> open = panelsIn(Area::Bottom, true);
    if (const Panel* head = open.first(); !head->dock()->isHidden() && !foldedOnto(*head, panel)) {
        docks += head->dock();
        heights += std::max(head->dock()->sizeHint().height(), static_cast<int>(height * lowerShare));
    }
    bool below = false;
    if (place.needsRoom)
        for (const Panel* known : open) {
            if (below && !m_window.tabifiedDockWidgets(panel.dock()).contains(known->dock())) {
                docks += known->dock();
                heights += height / 10;
            }
            below = below || known->id() == place.besides;
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
