// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scroll_page.h"

#include <QEvent>
#include <QLayout>
#include <algorithm>

namespace doppler {

ScrollPage::ScrollPage(QWidget* page, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
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
    // A scroll area that resizes its page by itself gives it the height that it would like best, so that its
    // lists would never give way.
    const int width = viewport()->width();
    const QLayout* layout = widget()->layout();
    const int least = layout && layout->hasHeightForWidth() ? layout->minimumHeightForWidth(width)
                                                            : widget()->minimumSizeHint().height();
    widget()->resize(width, std::max(least, viewport()->height()));
}

} // namespace doppler
