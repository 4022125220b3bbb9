// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "widgets/figure/figure.h"

#include <QByteArray>
#include <QImage>
#include <QRectF>
#include <QSize>
#include <QString>
#include <functional>
#include <stop_token>
#include <utility>

class QPainter;

namespace doppler {

/// The page of a picture.
struct PicturePage {
    /// A picture of the window: a pixel is one of 96 to the inch.
    PicturePage(QSize area)
        : size(area) {} // NOLINT(google-explicit-constructor): most pages are a size alone.
    /// A figure that is laid out at this size; the command makes the same file again.
    PicturePage(QSize area, const FigureSpec& figure, QString made)
        : size(area), scale(figure.scale()), dotsPerInch(300), command(std::move(made))
    {
    }

    QSize size;               ///< Of the rectangle that is painted, in pixels.
    double scale = 1;         ///< Its pixels in the file, in those of 96 to the inch.
    double dotsPerInch = 192; ///< Of a PNG, unless that would be too large.
    QString command = {};     ///< For the metadata; empty: none.
};

/// Writes what `paint` paints into the page's rectangle to a file: SVG, PDF (a page that
/// would be longer than 14,400 points is made smaller) or PNG (as pictureAsImage()) by its ending; another
/// ending is refused. Paints in the calling thread. The file is whole or not there. The same picture
/// gives the same bytes at any time. Painting can't be interrupted: where it is cancelled, what was painted
/// is thrown away, and the error says nothing.
Result<void> exportPicture(const QString& file, const PicturePage& page,
                           const std::function<void(QPainter&, const QRectF&)>& paint,
                           const std::stop_token& cancelled = {});

/// The same in two steps, for what only the calling thread can paint: that is done at once. What is given
/// encodes pixels and writes the file, on any thread.
using PictureWriting = std::function<Result<void>(const std::stop_token& cancelled)>;
PictureWriting paintedPicture(const QString& file, const PicturePage& page,
                              const std::function<void(QPainter&, const QRectF&)>& paint);

/// The same as SVG for a page.
QByteArray pictureAsSvg(QSize size, const std::function<void(QPainter&, const QRectF&)>& paint);

/// The same as pixels, on that ground: at `scale` times the resolution, or less where they would be more than
/// 32 millions. Null where there is no memory for it.
QImage pictureAsImage(const QSizeF& size, const QColor& ground,
                      const std::function<void(QPainter&, const QRectF&)>& paint, double scale = 2);

/// What is to be said of a null one.
Error noRoomForPicture(const QSizeF& size);

/// Whether the ending is that of a picture.
bool isPictureFile(const QString& file);

/// The filter of file dialogs, in the window's language.
QString pictureFilter();

} // namespace doppler
