// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QImage>
#include <QString>
#include <QTemporaryDir>
#include <memory>
#include <optional>

namespace doppler {

/// The names of numbered pictures. "FOLDER/" (or an existing folder): FOLDER/frame-0001.png and so on;
/// "run-%04d.png": the number in this place with at least this many digits; "run.png": run-0001.png. Numbers
/// start at 1 and have as many digits as the last one, at least four.
struct FramePattern {
    QString folder; ///< Ends with "/".
    QString before;
    QString after;
    int digits = 4;

    FramePattern(const QString& target, int frames);
    /// The file name of a frame, counted from 0, without the folder.
    [[nodiscard]] QString name(int frame) const;
};

/// Writes pictures into a folder, which is created. Either all of them appear when they are finished, or
/// none.
class PngFrames {
public:
    PngFrames(const QString& target, int frames);
    ~PngFrames();
    PngFrames(const PngFrames&) = delete;
    PngFrames& operator=(const PngFrames&) = delete;

    /// Returns false after any failure.
    bool add(const QImage& frame);
    Result<void> finish();

private:
    void fail(const QString& reason);

    FramePattern pattern;
    bool madeFolder = false;
    std::optional<QTemporaryDir> draft;
    int count = 0;
    std::optional<Error> error;
};

} // namespace doppler
