// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/scroll_page.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>
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
    // Whether the scroll bar takes some of the width is worked out here: the viewport learns it later, and
    // until then texts that just fit beside no bar would be cut.
    const QSize room = maximumViewportSize();
    const QLayout* layout = widget()->layout();
    const auto leastAt = [&](int width) {
        return layout && layout->hasHeightForWidth() ? layout->minimumHeightForWidth(width)
                                                     : widget()->minimumSizeHint().height();
    };
    int width = room.width();
    int least = leastAt(width);
    if (least > room.height()) {
        width -= verticalScrollBar()->sizeHint().width();
        least = leastAt(width);
    }
    widget()->resize(width, std::max(least, room.height()));
}

} // namespace doppler
