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
    if (const QLayout* layout = widget()->layout(); layout && layout->hasHeightForWidth())
        widget()->setMinimumHeight(layout->totalHeightForWidth(viewport()->width()));
}

} // namespace doppler
