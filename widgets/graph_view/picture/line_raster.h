// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPointF>
#include <QRgb>
#include <cstdint>
#include <utility>

namespace doppler {

/// Draws opaque lines into an image (RGB32, all of it), smooth at the sides. QPainter's general stroker takes
/// 40 to 70 us for a curve of 250 pixels and 30 ns a pixel for hair lines; this takes some 10 ns and 2 ns a
/// pixel, which lets a graph of 10,000 vertices be drawn whole within a frame.
class LineRaster {
public:
    /// The image must outlive this.
    explicit LineRaster(QImage& image);

    /// A line whose width changes evenly from one end to the other, in pixels. Widths are across the line;
    /// the ends are cut along the axis that the line is further from, so that pieces of a curve join
    /// seamlessly.
    void stroke(const QPointF& from, const QPointF& to, double widthFrom, double widthTo, QRgb color);
    /// A disc: closes the notch between two wide pieces of a curve with different main axes.
    void dot(const QPointF& center, double diameter, QRgb color);
    /// One pixel wide, not smoothed.
    void hair(const QPointF& from, const QPointF& to, QRgb color);

private:
    /// The part of a line, by the coordinate along its main axis, that lies in the image.
    struct Run {
        int first = 0;
        int last = -1;
        double at = 0; ///< Across, at the middle of the first pixel.
        double slope = 0;
    };
    [[nodiscard]] static Run clip(double along0, double across0, double along1, double across1, int length,
                                  int breadth, double margin);
    void blend(std::ptrdiff_t offset, QRgb color, double coverage);

    std::uint32_t* m_pixels;
    std::ptrdiff_t m_stride; ///< Pixels from row to row.
    int m_width;
    int m_height;
};

} // namespace doppler
