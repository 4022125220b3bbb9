// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/banded_paint.h"

#include <QImage>
#include <QPainter>
#include <QScopeGuard>
#include <QSemaphore>
#include <QThreadPool>
#include <algorithm>

namespace doppler {

namespace {

/// Device pixels: a lower band is not worth a thread.
constexpr int leastHeight = 256;

} // namespace

void paintInBands(QImage& picture, const GanttChart& chart, const GanttFrame& frame, const GanttLook& look,
                  QThreadPool& pool)
{
    const double ratio = picture.devicePixelRatio();
    const int height = picture.height();
    const int bands = std::clamp(height / leastHeight, 1, pool.maxThreadCount() + 1);
    uchar* const pixels = picture.bits();
    const auto paint = [&](int band) {
        const int top = height * band / bands;
        const int bottom = height * (band + 1) / bands;
        // All of the picture's memory, so that patterns and dashes fall as they do without bands.
        QImage whole(pixels, picture.width(), height, picture.bytesPerLine(), picture.format());
        whole.setDevicePixelRatio(ratio);
        QPainter painter(&whole);
        painter.setClipRect(QRectF(0, top / ratio, picture.width() / ratio, (bottom - top) / ratio));
        GanttPainter(painter, chart, frame, look).paint();
    };
    QSemaphore done;
    const auto others = qScopeGuard([&] { done.acquire(bands - 1); });
    for (int band = 1; band < bands; ++band)
        pool.start([&, band] {
            paint(band);
            done.release();
        });
    paint(0);
}

} // namespace doppler
