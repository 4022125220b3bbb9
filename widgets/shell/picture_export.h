// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QImage>
#include <QRectF>
#include <QSize>
#include <QString>
#include <functional>
#include <stop_token>

class QPainter;

namespace doppler {

/// Writes what `paint` paints into a rectangle of that size (96 dpi pixels) to a file: SVG, PDF (a page that
/// would be longer than 14,400 points is made smaller) or PNG (as pictureAsImage()) by its ending; another
/// ending is refused. Paints in the calling thread. The file is whole or not there. Painting can't be
/// interrupted: where it is cancelled, what was painted is thrown away, and the error says nothing.
Result<void> exportPicture(const QString& file, QSize size,
                           const std::function<void(QPainter&, const QRectF&)>& paint,
                           const std::stop_token& cancelled = {});

/// The same in two steps, for what only the calling thread can paint: that is done at once. What is given
/// encodes pixels and writes the file, on any thread.
using PictureWriting = std::function<Result<void>(const std::stop_token& cancelled)>;
PictureWriting paintedPicture(const QString& file, QSize size,
                              const std::function<void(QPainter&, const QRectF&)>& paint);

/// The same as SVG for a page.
QByteArray pictureAsSvg(QSize size, const std::function<void(QPainter&, const QRectF&)>& paint);

/// The same as pixels, on that ground: at twice the resolution, or less where they would be more than 32
/// millions. Null where there is no memory for it.
QImage pictureAsImage(const QSizeF& size, const QColor& ground,
                      const std::function<void(QPainter&, const QRectF&)>& paint);

/// What is to be said of a null one.
Error noRoomForPicture(const QSizeF& size);

/// Whether the ending is that of a picture.
bool isPictureFile(const QString& file);

/// The filter of file dialogs, in the window's language.
QString pictureFilter();

} // namespace doppler
