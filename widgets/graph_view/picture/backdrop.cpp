// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/backdrop.h"

#include "widgets/ui/theme/theme.h"

#include <QPainter>
#include <QWidget>

namespace doppler {

void paintBackdrop(QWidget& widget)
{
    const Tokens t = tokens(widget.palette());
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor backdrop = t.canvas;
    backdrop.setAlphaF(0.94F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(backdrop);
    painter.drawRoundedRect(QRectF(widget.rect()), 6, 6);
}

} // namespace doppler
