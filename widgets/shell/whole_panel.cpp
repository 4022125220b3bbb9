// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/whole_panel.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QHeaderView>
#include <QLayout>
#include <QScrollBar>
#include <QWidget>
#include <algorithm>

namespace doppler {

namespace {

constexpr int mostPanelPixels = 16000; ///< Of either side.
constexpr int mostRounds = 12;

/// What scrolls in a panel, which may be such an area itself.
QList<QAbstractScrollArea*> areasOf(QWidget& panel)
{
    auto areas = panel.findChildren<QAbstractScrollArea*>();
    if (auto* area = qobject_cast<QAbstractScrollArea*>(&panel))
        areas.prepend(area);
    return areas;
}

/// How many pixels of an area are scrolled away along a bar.
int hidden(const QAbstractScrollArea& area, const QScrollBar& bar)
{
    const int range = bar.maximum() - bar.minimum();
    const auto* view = qobject_cast<const QAbstractItemView*>(&area);
    if (!view || range <= 0)
        return range;
    const bool rows = bar.orientation() == Qt::Vertical;
    if ((rows ? view->verticalScrollMode() : view->horizontalScrollMode()) ==
        QAbstractItemView::ScrollPerPixel)
        return range;
    return range * std::max(1, rows ? view->sizeHintForRow(0) : view->sizeHintForColumn(0));
}

/// How many pixels of texts are cut off in columns that take the width that is left.
int elided(const QAbstractScrollArea& area)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(&area);
    if (!view)
        return 0;
    int missing = 0;
    for (const auto* header : view->findChildren<QHeaderView*>(QString(), Qt::FindDirectChildrenOnly))
        for (int i = 0; header->orientation() == Qt::Horizontal && i < header->count(); ++i)
            if (!header->isSectionHidden(i) && header->sectionResizeMode(i) == QHeaderView::Stretch)
                missing += std::max(0, view->sizeHintForColumn(i) - header->sectionSize(i));
    return missing;
}

QSize hidden(QWidget& panel)
{
    QSize most(0, 0);
    for (const auto* area : areasOf(panel))
        if (area->isVisible())
            most = most.expandedTo({hidden(*area, *area->horizontalScrollBar()) + elided(*area),
                                    hidden(*area, *area->verticalScrollBar())});
    return most;
}

} // namespace

WholePanel::WholePanel(QWidget& panel) : m_panel(panel), m_before(panel.size())
{
    holdSurroundings();
    // Room that a panel gains may go to more than one of its parts, so once is not always enough.
    QSize missing = hidden(panel);
    for (int round = 0; round < mostRounds && !missing.isNull(); ++round) {
        const QSize wanted =
            (panel.size() + missing).boundedTo(QSize(mostPanelPixels, mostPanelPixels).expandedTo(m_before));
        if (wanted == panel.size())
            break;
        panel.resize(wanted);
        missing = hidden(panel);
    }
    m_cut = !missing.isNull();
    hideIdleBars();
}

/// A part that shows itself in the room that it gains has Qt lay out all that is around it at once, which
/// would put the panel back.
void WholePanel::holdSurroundings()
{
    for (const QWidget* around = m_panel.parentWidget(); around; around = around->parentWidget())
        if (QLayout* layout = around->layout(); layout && layout->isEnabled()) {
            layout->setEnabled(false);
            m_held.push_back(layout);
        }
}

/// A bar along which nothing is scrolled away would only go with the next event.
void WholePanel::hideIdleBars()
{
    for (auto* area : areasOf(m_panel)) {
        const QScrollBar* bar = area->verticalScrollBar();
        if (!bar->isVisible() || bar->maximum() > bar->minimum() ||
            area->verticalScrollBarPolicy() != Qt::ScrollBarAsNeeded)
            continue;
        area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_withoutBar.push_back(area);
    }
}

WholePanel::~WholePanel()
{
    for (QAbstractScrollArea* area : m_withoutBar)
        area->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_panel.resize(m_before);
    for (QLayout* layout : m_held)
        layout->setEnabled(true);
}

} // namespace doppler
