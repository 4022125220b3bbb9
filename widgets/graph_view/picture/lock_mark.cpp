// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/lock_mark.h"

#include <QPainter>
#include <algorithm>

namespace doppler {

void paintLockMark(QPainter& painter, const QRectF& box, const Tokens& tokens)
{
    const double side = std::clamp(box.height() * 0.62, 7.0, 18.0);
    const QPointF middle(box.right() - side * 0.2, box.top() + side * 0.1);
    const bool smooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(tokens.text, std::max(1.0, side / 16)));
    painter.setBrush(tokens.canvas);
    painter.drawEllipse(middle, side / 2, side / 2);
    const QRectF body(middle.x() - side * 0.22, middle.y() - side * 0.05, side * 0.44, side * 0.32);
    const QRectF shackle(middle.x() - side * 0.14, middle.y() - side * 0.28, side * 0.28, side * 0.4);
    painter.setPen(QPen(tokens.text, std::max(1.0, side / 11)));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(shackle, 0, 180 * 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.text);
    painter.drawRoundedRect(body, side * 0.05, side * 0.05);
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, smooth);
}

} // namespace doppler
