// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QImage>
#include <QList>
#include <QString>
#include <memory>

namespace doppler {

/// Writes a GIF that repeats. A frame stores the part that differs from the previous one, and within it only
/// pixels that differ. The file appears completely or not at all.
class GifWriter {
public:
    /// `colors` are those of all frames, 1 to 255, opaque.
    GifWriter(const QString& file, QSize size, const QList<QRgb>& colors);
    ~GifWriter();
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    /// Adds a frame of this size, shown for this many hundredths of a second, with the closest of the
    /// colours. Returns false after any failure.
    bool add(const QImage& frame, int hundredths);
    /// The first error, which names the file.
    Result<void> finish();

private:
    struct State;
    std::unique_ptr<State> state;
};

} // namespace doppler
