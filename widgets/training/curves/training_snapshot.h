// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/curves/plot_ranges.h"

#include <QColor>
#include <QPicture>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>
#include <array>
#include <vector>

class QPainter;

namespace doppler {

class TrainingPlot;

/// A run's episodes as dots of a picture. There are as many as episodes, so that positioning and painting
/// them is most of the work of a picture.
struct EpisodeDots {
    std::vector<QPointF> points; ///< Episodes and their values, in the order of episodes.
    Span episodes;               ///< Range from the left to the right edge of the axes.
    Span values;                 ///< Range from the bottom to the top.
    bool logarithmic = false;    ///< Whether the values have a logarithmic scale.
    QRect axes;                  ///< In pixels of the picture.
    QColor color;
    int size = 2; ///< Edge of a dot, in pixels.

    /// The position of a point; not finite if the scale has no such value.
    [[nodiscard]] QPointF place(const QPointF& point) const;

    /// Overlapping dots darken a position, up to the number of layers.
    using Layers = std::array<std::vector<QPoint>, 3>;
    /// The dots within the axes, at whole pixels: the first at a pixel in the first layer, the next one in
    /// the second, and so on; further ones would not be visible. Thread-safe.
    [[nodiscard]] Layers layers() const;
};

/// The content of the training plot as a value that any thread can paint.
struct TrainingSnapshot {
    QSize size;
    QPicture lines = QPicture(); ///< Everything except the dots.
    std::vector<EpisodeDots> dots = {};

    void paint(QPainter& painter, const QRectF& target) const;
};

/// What TrainingPlot::paintPicture() paints into a rectangle of this size. Copies the episodes without
/// positioning or painting them. GUI thread.
TrainingSnapshot trainingSnapshot(TrainingPlot& plot, QSize size);

} // namespace doppler
