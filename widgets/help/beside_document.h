// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <optional>

namespace doppler {

/// Pictures with more bytes in the file, or more pixels, are not read.
inline constexpr qint64 mostPictureBytes = 16 << 20;
inline constexpr qint64 mostPicturePixels = 40'000'000;

/// Returns the canonical path of the file that a document in `folder` names, if it is in that folder or below
/// it. Returns nothing for absolute paths, paths that lead out of the folder (also through symbolic links),
/// files that do not exist, and anything but a regular file. Any thread.
std::optional<QString> fileBeside(const QString& folder, const QString& name);

/// Reads a PNG or JPEG file, reduced to fit `widest` pixels if that is positive. Returns a null image if it
/// is none, or too large. Never waits for a pipe or a device. Any thread.
QImage readPicture(const QString& file, int widest = 0);

} // namespace doppler
