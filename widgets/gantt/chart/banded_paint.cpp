// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/banded_paint.h"

#include <QImage>
#include <QPainter>
#include <QScopeGuard>
#include <QSemaphore>
#include <QThreadPool>
#include <algorithm>
#include <atomic>
#include <cmath>

namespace doppler {

namespace {

/// Device pixels. A lower band is not worth lines of its own; of a higher one Qt would share out every fill
/// among threads of its own (from 96 lines on), for which bands then wait: a frame takes a quarter longer.
constexpr int leastHeight = 48;
constexpr int mostHeight = 95;
/// A smaller picture is painted before another thread has woken up.
constexpr qint64 leastPixels = 1'000'000;

/// A font that shares nothing: copies share the engine that they last drew with, which is a thread's own.
QFont ownCopy(const QFont& font)
{
    QFont copy = font;
    copy.setKerning(!font.kerning());
    copy.setKerning(font.kerning());
    return copy;
}

/// Where bands begin and end, in device pixels from the top. Between rows where possible: a row of two bands
/// is worked out twice.
std::vector<int> bordersOf(const GanttFrame& frame, int height, double ratio)
{
    const auto at = [&](double y) { return static_cast<int>(std::lround(y * ratio)); };
    std::vector<int> tops;
    for (std::size_t place = 0; place < frame.rows.fixed; ++place)
        tops.push_back(at(frame.row(frame.rows.at(place)).top()));
    const RowLayout::Range range = frame.rows.visible(frame.scroll);
    for (std::size_t place = range.first; place < range.last; ++place)
        tops.push_back(at(frame.row(frame.rows.at(place)).top()));

    std::vector<int> borders{0};
    const auto reach = [&](int border) {
        const int from = borders.back();
        const int parts = (border - from + mostHeight - 1) / mostHeight;
        for (int part = 1; part <= parts; ++part)
            borders.push_back(from + (border - from) * part / parts);
    };
    for (const int top : tops)
        if (top - borders.back() >= leastHeight && height - top >= leastHeight)
            reach(top);
    reach(height);
    return borders;
}

} // namespace

void paintInBands(QImage& picture, const GanttChart& chart, const GanttFrame& frame, const GanttLook& look,
                  QThreadPool& pool)
{
    const double ratio = picture.devicePixelRatio();
    const bool small = qint64{picture.width()} * picture.height() < leastPixels;
    const std::vector<int> borders = small || pool.maxThreadCount() == 0
                                         ? std::vector<int>{0, picture.height()}
                                         : bordersOf(frame, picture.height(), ratio);
    const int bands = static_cast<int>(borders.size()) - 1;
    uchar* const pixels = picture.bits();
    const auto paint = [&](std::size_t band, const GanttLook& own) {
        const double top = borders[band] / ratio;
        const double bottom = borders[band + 1] / ratio;
        // All of the picture's memory, so that patterns and dashes fall as they do without bands.
        QImage whole(pixels, picture.width(), picture.height(), picture.bytesPerLine(), picture.format());
        whole.setDevicePixelRatio(ratio);
        QPainter painter(&whole);
        painter.setClipRect(QRectF(0, top, picture.width() / ratio, bottom - top));
        GanttPainter(painter, chart, frame, own).paintRun();
    };
    std::atomic<int> next = 0;
    const auto paintOn = [&] {
        GanttLook own = look;
        own.font = ownCopy(look.font);
        for (int band = next++; band < bands; band = next++)
            paint(static_cast<std::size_t>(band), own);
    };
    const int helpers = std::min(pool.maxThreadCount(), bands - 1);
    QSemaphore done;
    {
        const auto others = qScopeGuard([&] { done.acquire(helpers); });
        for (int i = 0; i < helpers; ++i)
            pool.start([&] {
                paintOn();
                done.release();
            });
        paintOn();
    }
    QPainter painter(&picture);
    GanttPainter(painter, chart, frame, look).paintOver();
}

} // namespace doppler
