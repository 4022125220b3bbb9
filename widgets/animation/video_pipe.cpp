// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/video_pipe.h"

#include "core/base/end_with_parent.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <filesystem>

#include <unistd.h>

namespace doppler {

namespace {

/// A program that takes nothing for so long hangs.
constexpr int patience = 60000;

QString program() { return QStandardPaths::findExecutable(QStringLiteral("ffmpeg")); }

QStringList argumentsFor(const QString& file, const QString& ending, QSize size, double rate)
{
    const bool webm = ending == QLatin1String("webm");
    QStringList all{QStringLiteral("-hide_banner"),
                    QStringLiteral("-loglevel"),
                    QStringLiteral("error"),
                    QStringLiteral("-f"),
                    QStringLiteral("rawvideo"),
                    QStringLiteral("-pixel_format"),
                    QSysInfo::ByteOrder == QSysInfo::LittleEndian ? QStringLiteral("bgr0")
                                                                  : QStringLiteral("0rgb"),
                    QStringLiteral("-video_size"),
                    QStringLiteral("%1x%2").arg(size.width()).arg(size.height()),
                    QStringLiteral("-framerate"),
                    QString::number(rate),
                    QStringLiteral("-i"),
                    QStringLiteral("-")};
    // Players want halved colours, which want even sides.
    all += {QStringLiteral("-vf"), QStringLiteral("pad=ceil(iw/2)*2:ceil(ih/2)*2"),
            QStringLiteral("-pix_fmt"), QStringLiteral("yuv420p")};
    if (webm)
        all += {QStringLiteral("-c:v"), QStringLiteral("libvpx-vp9"), QStringLiteral("-f"),
                QStringLiteral("webm")};
    else
        all += {QStringLiteral("-movflags"), QStringLiteral("+faststart"), QStringLiteral("-f"),
                QStringLiteral("mp4")};
    return all + QStringList{QStringLiteral("-y"), file};
}

} // namespace

bool VideoPipe::available() { return !program().isEmpty(); }

VideoPipe::VideoPipe(const QString& file, QSize size, double rate) : name(file)
{
    if (!available()) {
        fail({DOPPLER_TEXT("core", "writing a video needs the program ffmpeg, which is not installed; .gif "
                                   "files and .png frames need no other program"),
              {}});
        return;
    }
    const QFileInfo target(file);
    draft.setFileTemplate(target.path() + QStringLiteral("/.doppler-XXXXXX"));
    if (!draft.open()) {
        fail({DOPPLER_TEXT("core", "cannot write the video: {0}"), {draft.errorString().toStdString()}});
        return;
    }
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setChildProcessModifier([self = ::getpid()] { endWithParent(self); });
    process.start(program(), argumentsFor(draft.fileName(), target.suffix().toLower(), size, rate));
    if (!process.waitForStarted())
        fail({DOPPLER_TEXT("core", "cannot start ffmpeg: {0}"), {process.errorString().toStdString()}});
}

VideoPipe::~VideoPipe()
{
    if (process.state() == QProcess::NotRunning)
        return;
    process.kill();
    process.waitForFinished();
}

void VideoPipe::fail(const Message& message)
{
    if (!error)
        error = Error{message, QFile::encodeName(name).toStdString(), {}};
}

void VideoPipe::failAsItSays()
{
    const QByteArray said = process.readAllStandardError().trimmed();
    const QByteArray last = said.mid(said.lastIndexOf('\n') + 1);
    fail({DOPPLER_TEXT("core", "ffmpeg failed: {0}"),
          {last.isEmpty() ? process.errorString().toStdString() : last.toStdString()}});
}

bool VideoPipe::add(const QImage& frame)
{
    if (error)
        return false;
    const QImage plain = frame.convertToFormat(QImage::Format_RGB32);
    process.write(reinterpret_cast<const char*>(plain.constBits()), plain.sizeInBytes());
    while (process.bytesToWrite() > 0)
        if (!process.waitForBytesWritten(patience)) {
            process.waitForFinished(1000); // For its last words.
            failAsItSays();
            return false;
        }
    return true;
}

Result<void> VideoPipe::finish()
{
    if (!error) {
        process.closeWriteChannel();
        if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit ||
            process.exitCode() != 0)
            failAsItSays();
    }
    if (!error) {
        std::error_code fault;
        std::filesystem::rename(QFile::encodeName(draft.fileName()).toStdString(),
                                QFile::encodeName(name).toStdString(), fault);
        if (fault)
            fail({DOPPLER_TEXT("core", "cannot write the video: {0}"), {fault.message()}});
        else
            draft.setAutoRemove(false);
    }
    return error ? Result<void>(*error) : Result<void>();
}

} // namespace doppler
