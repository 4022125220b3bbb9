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
        QImage part(pixels + picture.bytesPerLine() * top, picture.width(), bottom - top,
                    picture.bytesPerLine(), picture.format());
        part.setDevicePixelRatio(ratio);
        QPainter painter(&part);
        painter.translate(0, -top / ratio);
        painter.setClipRect(QRectF(0, top / ratio, part.width() / ratio, part.height() / ratio));
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
