// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QImage>
#include <QProcess>
#include <QString>
#include <QTemporaryFile>
#include <optional>

namespace doppler {

/// Hands frames over to the program ffmpeg, which makes a video of them: MP4 or WebM by the file's ending.
/// The file is there at once when it is finished, or not at all. In one thread, which waits for the program.
class VideoPipe {
public:
    /// Frames of that size, so many a second.
    VideoPipe(const QString& file, QSize size, double rate);
    ~VideoPipe();
    VideoPipe(const VideoPipe&) = delete;
    VideoPipe& operator=(const VideoPipe&) = delete;

    /// The program is installed.
    static bool available();

    /// False once something has failed.
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
