// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/keyboard/panel_walk.h"

#include "widgets/shell/window_actions.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QStatusBar>
#include <QToolBar>
#include <algorithm>

namespace doppler {

namespace {

/// Whether some of a part can be seen. Its own visible region is empty where an opaque child covers it.
bool isInSight(const QWidget& part)
{
    const auto inSight = [](const QWidget* child) { return isInSight(*child); };
    return part.isVisible() &&
           (!part.visibleRegion().isEmpty() ||
            std::ranges::any_of(part.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly), inSight));
}

bool takesFocus(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0 &&
           isInSight(widget);
}

/// Whether the widget is in a panel that is behind another. Its own visible region does not say: it may only
/// be scrolled out of sight.
bool isBehind(const QMainWindow& window, const QWidget* widget)
{
    while (widget && widget->parentWidget() != &window)
        widget = widget->parentWidget();
    const auto* dock = qobject_cast<const QDockWidget*>(widget);
    return dock && !dock->isFloating() && !isInSight(*dock);
}

/// Its content comes before the buttons of its title, which every panel has.
QWidget* contentOf(QWidget* part)
{
    const auto* dock = qobject_cast<const QDockWidget*>(part);
    return dock && dock->widget() ? dock->widget() : part;
}

/// Qt keeps the order of Tab as a ring through the whole window.
QWidget* firstIn(QWidget* part)
{
    QWidget* at = part;
    do {
        if ((at == part || part->isAncestorOf(at)) && takesFocus(*at))
            return at;
        at = at->nextInFocusChain();
    } while (at && at != part);
    return nullptr;
}

} // namespace

PanelWalk::PanelWalk(QMainWindow& window, const WindowActions& actions) : QObject(&window), m_window(window)
{
    connect(actions.nextPanel, &QAction::triggered, this, [this] { step(1); });
    connect(actions.previousPanel, &QAction::triggered, this, [this] { step(-1); });
    connect(qApp, &QApplication::focusChanged, this, &PanelWalk::remember);
}

void PanelWalk::remember(QWidget* before)
{
    // A window that is being destroyed closes itself, which moves the focus, when it is no main window any
    // more.
    if (!qobject_cast<QMainWindow*>(parent()))
        return;
    if (const QWidget* part = partAround(before))
        m_last[part] = before;
}

QList<QWidget*> PanelWalk::parts() const
{
    QList<QWidget*> all;
    if (QWidget* middle = m_window.centralWidget())
        all += middle;
    for (const auto area :
         {Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea, Qt::LeftDockWidgetArea, Qt::TopDockWidgetArea})
        for (QDockWidget* dock : m_window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (m_window.dockWidgetArea(dock) == area)
                all += dock;
    for (QToolBar* bar : m_window.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly))
        all += bar;
    if (auto* line = m_window.findChild<QStatusBar*>(QString(), Qt::FindDirectChildrenOnly))
        all += line;
    all.removeIf([](const QWidget* part) { return !isInSight(*part); });
    return all;
}

QWidget* PanelWalk::partAround(const QWidget* widget) const
{
    if (!widget)
        return nullptr;
    const QList<QWidget*> all = parts();
    const auto found = std::ranges::find_if(
        all, [widget](const QWidget* part) { return part == widget || part->isAncestorOf(widget); });
    return found == all.end() ? nullptr : *found;
}

QWidget* PanelWalk::target(QWidget* part) const
{
    const auto known = m_last.find(part);
    if (known != m_last.end() && known->second && part->isAncestorOf(known->second) &&
        takesFocus(*known->second))
        return known->second;
    QWidget* inside = firstIn(contentOf(part));
    return inside ? inside : firstIn(part);
}

void PanelWalk::step(int by)
{
    const QList<QWidget*> all = parts();
    const qsizetype count = all.size();
    qsizetype at = all.indexOf(partAround(QApplication::focusWidget()));
    if (at < 0)
        at = by > 0 ? count - 1 : 0;
    for (qsizetype tried = 0; tried < count; ++tried) {
        at = (at + by + count) % count;
        if (QWidget* next = target(all[at])) {
            m_window.setAttribute(Qt::WA_KeyboardFocusChange); // Qt sets it for Tab alone.
            next->setFocus(by > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    }
}

bool focusNextInSight(QMainWindow& window, bool next)
{
    QWidget* const start = window.focusWidget() ? window.focusWidget() : &window;
    for (QWidget* at = start;;) {
        at = next ? at->nextInFocusChain() : at->previousInFocusChain();
        if (!at || at == start)
            return false;
        const bool takes = at->window() == &window && at->isVisibleTo(&window) && at->isEnabled() &&
                           (at->focusPolicy() & Qt::TabFocus) != 0 && !at->focusProxy();
        if (takes && !isBehind(window, at)) {
            at->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    }
}

} // namespace doppler
