// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_actions.h"

#include "widgets/gantt/gantt_view.h"
#include "widgets/ui/text/format.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QMenu>
#include <array>

namespace doppler {

namespace {

struct Spec {
    QAction* GanttActions::*member;
    const char* name;
    const char* text;
    const char* tip;
    const char* key; ///< As QKeySequence reads it; empty: none.
    bool separate;   ///< A group of the menu begins here.
    bool checkable;
    bool onlyHere; ///< Its key works while the view has the focus.
};

// clang-format off
constexpr auto specs = std::to_array<Spec>({
    {&GanttActions::shares, "ganttShares", QT_TRANSLATE_NOOP("actions", "Activity over &time"),
     QT_TRANSLATE_NOOP("actions", "Show the shares of devices that compute, transfer and idle in a strip above the rows, and those of each device below it"), "Alt+8", false, true, false},
    {&GanttActions::memory, "ganttMemory", QT_TRANSLATE_NOOP("actions", "&Memory over time"),
     QT_TRANSLATE_NOOP("actions", "Show the memory of each device below its row, with limit and peak"), "Alt+9", false, true, false},
    {&GanttActions::bounds, "ganttBounds", QT_TRANSLATE_NOOP("actions", "Lower &bounds"),
     QT_TRANSLATE_NOOP("actions", "Show a labelled line for each lower bound; the highest one is binding"), "Alt+0", false, true, false},
    {&GanttActions::byGraph, "ganttByGraph", QT_TRANSLATE_NOOP("actions", "Colour by &graph"),
     QT_TRANSLATE_NOOP("actions", "Give bars the colour of their graph instead of their device, where a run has several graphs; grey stands for bars that are too narrow to show"), "", false, true, false},
    {&GanttActions::measure, "ganttMeasure", QT_TRANSLATE_NOOP("actions", "Mea&sure from the cursor"),
     QT_TRANSLATE_NOOP("actions", "Set the first, then the second measuring cursor at the time cursor"), "M", true, false, false},
    {&GanttActions::clearMeasure, "ganttClearMeasure", QT_TRANSLATE_NOOP("actions", "E&nd measuring"),
     QT_TRANSLATE_NOOP("actions", "Remove the measuring cursors"), "Shift+M", false, false, false},
    {&GanttActions::area, "ganttArea", QT_TRANSLATE_NOOP("actions", "Interval stat&istics"),
     QT_TRANSLATE_NOOP("actions", "Show the activity of all rows between the measuring cursors, or in the visible interval if there are none"), "Ctrl+M", false, false, false},
    {&GanttActions::addMarker, "ganttAddMarker", QT_TRANSLATE_NOOP("actions", "Set mar&ker…"),
     QT_TRANSLATE_NOOP("actions", "Mark the time at the cursor with a note"), "Ctrl+F2", true, false, false},
    {&GanttActions::removeMarker, "ganttRemoveMarker", QT_TRANSLATE_NOOP("actions", "&Delete marker"),
     QT_TRANSLATE_NOOP("actions", "Delete the marker at the cursor, or the nearest one"), "Ctrl+Shift+F2", false, false, false},
    {&GanttActions::nextMarker, "ganttNextMarker", QT_TRANSLATE_NOOP("actions", "Ne&xt marker"),
     QT_TRANSLATE_NOOP("actions", "Move the cursor to the next marker"), "F2", false, false, false},
    {&GanttActions::previousMarker, "ganttPreviousMarker", QT_TRANSLATE_NOOP("actions", "Pre&vious marker"),
     QT_TRANSLATE_NOOP("actions", "Move the cursor to the previous marker"), "Shift+F2", false, false, false},
    {&GanttActions::previousCritical, "ganttPreviousCritical", QT_TRANSLATE_NOOP("actions", "Previous on &critical path"),
     QT_TRANSLATE_NOOP("actions", "Select the previous task on the critical path and show what it waited for"), "Ctrl+Left", true, false, false},
    {&GanttActions::nextCritical, "ganttNextCritical", QT_TRANSLATE_NOOP("actions", "Next on critic&al path"),
     QT_TRANSLATE_NOOP("actions", "Select the next task on the critical path and show what it waited for"), "Ctrl+Right", false, false, false},
    {&GanttActions::rowAbove, "ganttRowAbove", QT_TRANSLATE_NOOP("actions", "Choose the row above"),
     QT_TRANSLATE_NOOP("actions", "The entries below act on the chosen row; clicking its name also chooses it"), "Ctrl+Up", true, false, false},
    {&GanttActions::rowBelow, "ganttRowBelow", QT_TRANSLATE_NOOP("actions", "Choose the row below"),
     QT_TRANSLATE_NOOP("actions", "The entries below act on the chosen row; clicking its name also chooses it"), "Ctrl+Down", false, false, false},
    {&GanttActions::moveUp, "ganttMoveUp", QT_TRANSLATE_NOOP("actions", "Move the row &up"),
     QT_TRANSLATE_NOOP("actions", "Rows can also be moved by dragging their names"), "Ctrl+Shift+Up", false, false, false},
    {&GanttActions::moveDown, "ganttMoveDown", QT_TRANSLATE_NOOP("actions", "Move the row do&wn"),
     QT_TRANSLATE_NOOP("actions", "Rows can also be moved by dragging their names"), "Ctrl+Shift+Down", false, false, false},
    {&GanttActions::pin, "ganttPin", QT_TRANSLATE_NOOP("actions", "&Pin the row to the top"),
     QT_TRANSLATE_NOOP("actions", "Keep the row above the others, where it does not scroll; use again to unpin it"), "Shift+P", false, false, false},
    {&GanttActions::hide, "ganttHide", QT_TRANSLATE_NOOP("actions", "&Hide the row"),
     QT_TRANSLATE_NOOP("actions", "Remove the row from the chart until it is shown again"), "Shift+H", false, false, false},
    {&GanttActions::showAll, "ganttShowAll", QT_TRANSLATE_NOOP("actions", "Sh&ow all rows"),
     QT_TRANSLATE_NOOP("actions", "Show hidden rows again"), "Ctrl+Shift+H", false, false, false},
    {&GanttActions::resetRows, "ganttResetRows", QT_TRANSLATE_NOOP("actions", "&Reset rows"),
     QT_TRANSLATE_NOOP("actions", "Restore the default order of the rows and show all of them"), "", false, false, false},
    {&GanttActions::zoomIn, "ganttZoomIn", QT_TRANSLATE_NOOP("actions", "&Zoom in on the time axis"),
     QT_TRANSLATE_NOOP("actions", "Also with the mouse wheel, at the pointer"), "W", true, false, true},
    {&GanttActions::zoomOut, "ganttZoomOut", QT_TRANSLATE_NOOP("actions", "Zoom out o&f the time axis"),
     QT_TRANSLATE_NOOP("actions", "Also with the mouse wheel, at the pointer"), "S", false, false, true},
    {&GanttActions::earlier, "ganttEarlier", QT_TRANSLATE_NOOP("actions", "Scroll to &earlier times"),
     QT_TRANSLATE_NOOP("actions", "Also by dragging, or with Shift and the mouse wheel"), "A", false, false, true},
    {&GanttActions::later, "ganttLater", QT_TRANSLATE_NOOP("actions", "Scroll to &later times"),
     QT_TRANSLATE_NOOP("actions", "Also by dragging, or with Shift and the mouse wheel"), "D", false, false, true},
});
// clang-format on

} // namespace

GanttActions::GanttActions(GanttView* view) : QObject(view), m_view(view)
{
    make();
    wire();
    view->installEventFilter(this);
    connect(view, &GanttView::markersChanged, this, &GanttActions::update);
    connect(view, &GanttView::rowsChanged, this, &GanttActions::update);
    retranslate();
    update();
}

void GanttActions::make()
{
    for (const Spec& spec : specs) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(spec.name));
        action->setCheckable(spec.checkable);
        if (*spec.key)
            action->setShortcut(QKeySequence(QLatin1String(spec.key), QKeySequence::PortableText));
        if (spec.onlyHere)
            action->setShortcutContext(Qt::WidgetShortcut);
        this->*spec.member = action;
        m_all += action;
        m_view->addAction(action);
    }
}

void GanttActions::wire()
{
    const auto toggles = [this](QAction* action, void (GanttView::*set)(bool)) {
        connect(action, &QAction::toggled, m_view, set);
    };
    const auto does = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, m_view, slot);
    };
    toggles(shares, &GanttView::setSharesShown);
    toggles(memory, &GanttView::setMemoryShown);
    toggles(bounds, &GanttView::setBoundsShown);
    byGraph->setChecked(true);
    toggles(byGraph, &GanttView::setColoredByGraph);
    does(measure, &GanttView::measureHere);
    does(clearMeasure, &GanttView::clearMeasure);
    does(area, &GanttView::selectMeasured);
    does(addMarker, &GanttView::addMarker);
    does(removeMarker, &GanttView::removeMarkerHere);
    does(nextMarker, [this] { m_view->stepMarker(true); });
    does(previousMarker, [this] { m_view->stepMarker(false); });
    does(previousCritical, [this] { m_view->stepCritical(false); });
    does(nextCritical, [this] { m_view->stepCritical(true); });
    does(rowAbove, [this] { m_view->chooseRow(-1); });
    does(rowBelow, [this] { m_view->chooseRow(1); });
    does(moveUp, [this] { m_view->moveRow(-1); });
    does(moveDown, [this] { m_view->moveRow(1); });
    does(pin, &GanttView::togglePinned);
    does(hide, &GanttView::hideRow);
    does(showAll, &GanttView::showAllRows);
    does(resetRows, &GanttView::resetRows);
    does(zoomIn, &GanttView::zoomIn);
    does(zoomOut, &GanttView::zoomOut);
    does(earlier, &GanttView::earlier);
    does(later, &GanttView::later);
}

void GanttActions::fill(QMenu* menu)
{
    for (const Spec& spec : specs) {
        if (spec.separate)
            menu->addSeparator();
        menu->addAction(this->*spec.member);
        if (this->*spec.member == previousMarker) {
            m_markers = menu->addMenu(QString());
            m_markers->setObjectName(QStringLiteral("ganttMarkers"));
            connect(m_markers, &QMenu::aboutToShow, this, &GanttActions::listMarkers);
        }
    }
    retranslate();
    update();
}

void GanttActions::listMarkers()
{
    m_markers->clear();
    for (const GanttMarker& marker : m_view->markers().all()) {
        const QString time = formatSeconds(marker.seconds);
        QAction* action = m_markers->addAction(
            marker.note.isEmpty() ? time : QStringLiteral("%1  %2").arg(time, marker.note));
        action->setProperty("data", true);
        connect(action, &QAction::triggered, m_view,
                [view = m_view, seconds = marker.seconds] { emit view->timeRequested(seconds); });
    }
}

void GanttActions::update()
{
    const bool run = m_view->run() != nullptr;
    for (QAction* action : {measure, clearMeasure, area, addMarker, previousCritical, nextCritical, rowAbove,
                            rowBelow, moveUp, moveDown, pin, hide, zoomIn, zoomOut, earlier, later})
        action->setEnabled(run);
    const bool marked = run && !m_view->markers().empty();
    for (QAction* action : {removeMarker, nextMarker, previousMarker})
        action->setEnabled(marked);
    if (m_markers)
        m_markers->menuAction()->setEnabled(marked);
    byGraph->setEnabled(m_view->hasSeveralGraphs());
    showAll->setEnabled(run && !m_view->rowOrder().hidden().empty());
    resetRows->setEnabled(run && !m_view->rowOrder().natural());
}

void GanttActions::retranslate()
{
    for (const Spec& spec : specs) {
        QAction* action = this->*spec.member;
        action->setText(QCoreApplication::translate("actions", spec.text));
        action->setToolTip(QCoreApplication::translate("actions", spec.tip));
    }
    if (m_markers)
        m_markers->setTitle(tr("Markers"));
}

bool GanttActions::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::LanguageChange)
        retranslate();
    return QObject::eventFilter(watched, event);
}

} // namespace doppler
