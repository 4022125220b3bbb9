// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "widgets/ui/theme/theme.h"

#include <QBrush>
#include <QColor>
#include <QRectF>

class QPainter;

namespace doppler {

/// `share` of one colour over the other, opaque.
QColor mixed(const QColor& top, const QColor& bottom, double share);

/// The colour with that opacity.
QColor faded(QColor color, double opacity);

/// Height of the edge of a transfer, in pixels.
inline constexpr double transferEdge = 2;
/// Width of the outlines of critical path and selection.
inline constexpr double outlineWidth = 2;

/// How the bars of a row look. Dimmed colours are mixed with the canvas, so that nothing shines through.
struct BarPaint {
    QColor fill;
    QBrush pattern; ///< Over the fill; Qt::NoBrush where the bar is plain.
    QColor edge;    ///< Of a transfer: its destination's colour. Invalid for a task.
    QColor text;    ///< Readable on the fill; of a task, on the pattern too.
    QColor canvas;  ///< Behind the bar.
};

/// The device's colour and pattern, in high contrast as light or dark as its label needs
/// (leastTextContrast()).
BarPaint taskPaint(DeviceId device, const Tokens& colors, bool dimmed);
/// The source's colour, hatched, with an edge in the destination's.
BarPaint transferPaint(DeviceId from, DeviceId to, const Tokens& colors, bool dimmed);
/// The device's colour, hatched as the transfer that follows: a send task.
BarPaint sendPaint(DeviceId from, const Tokens& colors, bool dimmed);
/// A share of the way from one look to the other, for bars that move to another row.
BarPaint between(const BarPaint& from, const BarPaint& to, double share);

/// A frame inside a rectangle, drawn as four filled edges: sharp on every device.
void frameInside(QPainter& painter, const QRectF& r, double width, const QColor& color);

void paintBar(QPainter& painter, const QRectF& bar, const BarPaint& look);

} // namespace doppler
