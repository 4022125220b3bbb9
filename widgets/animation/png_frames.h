// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QImage>
#include <QString>
#include <QTemporaryDir>
#include <memory>
#include <optional>

namespace doppler {

/// Where numbered pictures go. "FOLDER/" (or a folder that is there): FOLDER/frame-0001.png and so on;
/// "run-%04d.png": the number in that place with at least so many digits; "run.png": run-0001.png. Numbers
/// begin at 1 and have as many digits as the last one, at least four.
struct FramePattern {
    QString folder; ///< Ends with "/".
    QString before;
    QString after;
    int digits = 4;

    FramePattern(const QString& target, int frames);
    /// The file of a frame, counted from 0, without its folder.
    [[nodiscard]] QString name(int frame) const;
};

/// Pictures in a folder. All come to their places when they are finished, or none; the folder is made.
class PngFrames {
public:
    PngFrames(const QString& target, int frames);
    ~PngFrames();
    PngFrames(const PngFrames&) = delete;
    PngFrames& operator=(const PngFrames&) = delete;

    /// False once something has failed.
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
