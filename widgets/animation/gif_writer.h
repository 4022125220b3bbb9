// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QImage>
#include <QList>
#include <QString>
#include <memory>

namespace doppler {

/// Writes a GIF that plays over and over. A frame holds the part that differs from the one before, and in it
/// only pixels that differ. The file is there at once when it is finished, or not at all.
class GifWriter {
public:
    /// `colors`: those of all frames, 1 to 255, opaque.
    GifWriter(const QString& file, QSize size, const QList<QRgb>& colors);
    ~GifWriter();
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    /// A frame of that size, shown for so many hundredths of a second, in the nearest of the colours. False
    /// once something has failed.
    bool add(const QImage& frame, int hundredths);
    /// The first fault; it names the file.
    Result<void> finish();

private:
    struct State;
    std::unique_ptr<State> state;
};

} // namespace doppler
