// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scroll_page.h"

#include <QEvent>
#include <QLayout>

namespace doppler {

ScrollPage::ScrollPage(QWidget* page, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(page);
    page->installEventFilter(this);
}

void ScrollPage::resizeEvent(QResizeEvent* event)
{
    fitHeight();
    QScrollArea::resizeEvent(event);
}

bool ScrollPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fitHeight();
    return QScrollArea::eventFilter(watched, event);
}

void ScrollPage::fitHeight()
{
    QLayout* layout = widget()->layout();
    if (!layout || !layout->hasHeightForWidth())
        return;
    widget()->setMinimumHeight(layout->minimumHeightForWidth(viewport()->width()));
    // Where the page has got that height already, Qt leaves its parts as they stood at the one before.
    layout->invalidate();
    layout->activate();
}

} // namespace doppler
