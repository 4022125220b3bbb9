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

/// A run's episodes as dots of a picture: as many as there are episodes, so that to place and to paint them
/// is most of the work of a picture.
struct EpisodeDots {
    std::vector<QPointF> points; ///< Episodes and their values, in the order of episodes.
    Span episodes;               ///< From the left edge of the axes to the right one,
    Span values;                 ///< and from the bottom to the top.
    bool logarithmic = false;    ///< The values.
    QRect axes;                  ///< In pixels of the picture.
    QColor color;
    int size = 2; ///< Edge of a dot, in pixels.

    /// Where a point stands; not finite where the scale has no such value.
    [[nodiscard]] QPointF place(const QPointF& point) const;

    /// Dots on top of each other make a place darker: as often as there are layers.
    using Layers = std::array<std::vector<QPoint>, 3>;
    /// The dots within the axes, on whole pixels: the first of a pixel in the first layer, the next one in
    /// the second, and so on; more of them could not be told apart. Any thread.
    [[nodiscard]] Layers layers() const;
};

/// What the plot of trainings shows as a value that can be painted in any thread.
struct TrainingSnapshot {
    QSize size;
    QPicture lines = QPicture(); ///< All but the dots.
    std::vector<EpisodeDots> dots = {};

    void paint(QPainter& painter, const QRectF& target) const;
};

/// What TrainingPlot::paintPicture() paints into a rectangle of that size. The episodes are copied and
/// neither placed nor painted here. GUI thread.
TrainingSnapshot trainingSnapshot(TrainingPlot& plot, QSize size);

} // namespace doppler
