// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QImage>
#include <QProcess>
#include <QString>
#include <QTemporaryFile>
#include <optional>

namespace doppler {

/// Passes frames to the program ffmpeg, which makes an MP4 or WebM, by the file extension. The file appears
/// completely or not at all. Not thread-safe; blocks while ffmpeg works.
class VideoPipe {
public:
    /// Frames of this size, with `rate` frames per second.
    VideoPipe(const QString& file, QSize size, double rate);
    ~VideoPipe();
    VideoPipe(const VideoPipe&) = delete;
    VideoPipe& operator=(const VideoPipe&) = delete;

    /// Whether ffmpeg is installed.
    static bool available();

    /// Returns false after any failure.
    bool add(const QImage& frame);
    Result<void> finish();

private:
    void fail(const Message& message);
    void failAsItSays();

    QString name;
    QTemporaryFile draft;
    QProcess process;
    std::optional<Error> error;
};

} // namespace doppler
