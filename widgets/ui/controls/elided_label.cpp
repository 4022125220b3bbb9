// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/elided_label.h"

#include "widgets/ui/controls/plain_tip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace doppler {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

QSize ElidedLabel::minimumSizeHint() const { return {1, QLabel::minimumSizeHint().height()}; }

void ElidedLabel::setLeastShown(int characters)
{
    m_leastShown = characters;
    update();
}

QString ElidedLabel::fitting() const
{
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    return shown != text() && shown.size() <= m_leastShown ? QString()
                                                           : shown; // One of them is the ellipsis.
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        if (fitting() != text())
            QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(text()), this);
        return true;
    }
    return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), QStyle::visualAlignment(layoutDirection(), alignment()),
                          palette(), isEnabled(), fitting(), foregroundRole());
}

} // namespace doppler
