// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/line_raster.h"

#include <algorithm>
#include <cmath>

namespace doppler {

LineRaster::LineRaster(QImage& image)
    : m_pixels(reinterpret_cast<std::uint32_t*>(image.bits())), m_stride(image.bytesPerLine() / 4),
      m_width(image.width()), m_height(image.height())
{
}

LineRaster::Run LineRaster::clip(double along0, double across0, double along1, double across1, int length,
                                 int breadth, double margin)
{
    if (along0 > along1) {
        std::swap(along0, along1);
        std::swap(across0, across1);
    }
    Run run;
    const double distance = along1 - along0;
    if (!(distance > 0))
        return run;
    run.slope = (across1 - across0) / distance;
    double begin = std::max(along0, 0.0);
    double end = std::min(along1, static_cast<double>(length));
    if (run.slope != 0) {
        double enter = along0 + (-margin - across0) / run.slope;
        double leave = along0 + (breadth + margin - across0) / run.slope;
        if (enter > leave)
            std::swap(enter, leave);
        begin = std::max(begin, enter);
        end = std::min(end, leave);
    } else if (across0 < -margin || across0 > breadth + margin) {
        return run;
    }
    if (!(end > begin))
        return run;
    // Pixels whose middle is in [begin, end): the next piece of a curve goes on with the next pixel.
    run.first = static_cast<int>(std::ceil(begin - 0.5));
    run.last = static_cast<int>(std::ceil(end - 0.5)) - 1;
    run.first = std::max(run.first, 0);
    run.last = std::min(run.last, length - 1);
    run.at = across0 + (run.first + 0.5 - along0) * run.slope;
    return run;
}

inline void LineRaster::blend(std::ptrdiff_t offset, QRgb color, double coverage)
{
    const auto part = static_cast<std::uint32_t>(coverage * 256);
    const std::uint32_t rest = 256 - part;
    std::uint32_t& pixel = m_pixels[offset];
    const std::uint32_t redBlue = ((color & 0xff00ff) * part + (pixel & 0xff00ff) * rest) >> 8;
    const std::uint32_t green = ((color & 0x00ff00) * part + (pixel & 0x00ff00) * rest) >> 8;
    pixel = 0xff000000 | (redBlue & 0xff00ff) | (green & 0x00ff00);
}

void LineRaster::stroke(const QPointF& from, const QPointF& to, double widthFrom, double widthTo, QRgb color)
{
    const double dx = std::abs(to.x() - from.x());
    const double dy = std::abs(to.y() - from.y());
    const bool flat = dx >= dy;
    const double margin = std::max(widthFrom, widthTo) + 1;
    const Run run = flat ? clip(from.x(), from.y(), to.x(), to.y(), m_width, m_height, margin)
                         : clip(from.y(), from.x(), to.y(), to.x(), m_height, m_width, margin);
    if (run.last < run.first)
        return;
    const int breadth = flat ? m_height : m_width;
    const std::ptrdiff_t alongStep = flat ? 1 : m_stride;
    const std::ptrdiff_t acrossStep = flat ? m_stride : 1;
    const double stretch = std::sqrt(1 + run.slope * run.slope) / 2;
    const double start = flat ? from.x() : from.y();
    const double distance = flat ? to.x() - from.x() : to.y() - from.y();
    const double widthStep = (widthTo - widthFrom) / distance;
    double half = (widthFrom + (run.first + 0.5 - start) * widthStep) * stretch;
    const double halfStep = widthStep * stretch;
    double middle = run.at;
    for (int along = run.first; along <= run.last; ++along, middle += run.slope, half += halfStep) {
        const double low = std::max(middle - half, 0.0);
        const double high = std::min(middle + half, static_cast<double>(breadth));
        if (!(high > low))
            continue;
        const int first = static_cast<int>(low);
        const int last = std::min(static_cast<int>(high), breadth - 1);
        std::ptrdiff_t offset = along * alongStep + first * acrossStep;
        for (int across = first; across <= last; ++across, offset += acrossStep) {
            const double coverage = std::min(high, across + 1.0) - std::max(low, static_cast<double>(across));
            if (coverage >= 1)
                m_pixels[offset] = color;
            else
                blend(offset, color, coverage);
        }
    }
}

void LineRaster::dot(const QPointF& center, double diameter, QRgb color)
{
    const double radius = diameter / 2;
    const int top = std::max(0, static_cast<int>(center.y() - radius - 1));
    const int bottom = std::min(m_height - 1, static_cast<int>(center.y() + radius + 1));
    const int left = std::max(0, static_cast<int>(center.x() - radius - 1));
    const int right = std::min(m_width - 1, static_cast<int>(center.x() + radius + 1));
    for (int y = top; y <= bottom; ++y) {
        for (int x = left; x <= right; ++x) {
            const double distance = std::hypot(x + 0.5 - center.x(), y + 0.5 - center.y());
            if (const double coverage = std::clamp(radius + 0.5 - distance, 0.0, 1.0); coverage > 0)
                blend(y * m_stride + x, color, coverage);
        }
    }
}

void LineRaster::hair(const QPointF& from, const QPointF& to, QRgb color)
{
    const bool flat = std::abs(to.x() - from.x()) >= std::abs(to.y() - from.y());
    const Run run = flat ? clip(from.x(), from.y(), to.x(), to.y(), m_width, m_height, 0)
                         : clip(from.y(), from.x(), to.y(), to.x(), m_height, m_width, 0);
    const int breadth = flat ? m_height : m_width;
    const std::ptrdiff_t alongStep = flat ? 1 : m_stride;
    const std::ptrdiff_t acrossStep = flat ? m_stride : 1;
    double across = run.at;
    for (int along = run.first; along <= run.last; ++along, across += run.slope) {
        const int place = static_cast<int>(across);
        if (across >= 0 && place < breadth)
            m_pixels[along * alongStep + place * acrossStep] = color;
    }
}

} // namespace doppler
