// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/png_frames.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <filesystem>

namespace doppler {

namespace {

/// Writes on after a part: QFile knows the reason (a full disk) only of a write that took nothing.
bool wroteWhole(QFile& file, const QByteArray& bytes)
{
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 taken = file.write(bytes.constData() + done, bytes.size() - done);
        if (taken <= 0)
            return false;
        done += taken;
    }
    return true;
}

} // namespace

FramePattern::FramePattern(const QString& target, int frames)
{
    digits = std::max(digits, static_cast<int>(QString::number(frames).size()));
    const QFileInfo info(target);
    if (target.endsWith(QLatin1Char('/')) || info.isDir()) {
        folder = QDir(target).path() + QLatin1Char('/');
        before = QStringLiteral("frame-");
        after = QStringLiteral(".png");
        return;
    }
    folder = info.path() + QLatin1Char('/');
    const QString name = info.fileName();
    static const QRegularExpression number(QStringLiteral("%0?(\\d?)d"));
    if (const auto found = number.match(name); found.hasMatch()) {
        digits = std::max(found.captured(1).toInt(), 1);
        before = name.left(found.capturedStart());
        after = name.mid(found.capturedEnd());
    } else {
        before = info.completeBaseName() + QLatin1Char('-');
        after = QLatin1Char('.') + info.suffix();
    }
}

QString FramePattern::name(int frame) const
{
    return before + QStringLiteral("%1").arg(frame + 1, digits, 10, QLatin1Char('0')) + after;
}

PngFrames::PngFrames(const QString& target, int frames) : pattern(target, frames)
{
    madeFolder = !QFileInfo::exists(pattern.folder);
    if (!QDir().mkpath(pattern.folder)) {
        madeFolder = false;
        fail(QStringLiteral("the folder cannot be made"));
        return;
    }
    // In the same folder: moving from there is a renaming.
    draft.emplace(pattern.folder + QStringLiteral(".doppler-XXXXXX"));
    if (!draft->isValid())
        fail(draft->errorString());
}

PngFrames::~PngFrames()
{
    draft.reset();
    if (madeFolder) // Only while it is empty.
        QDir().rmdir(pattern.folder);
}

void PngFrames::fail(const QString& reason)
{
    if (!error)
        error = Error{{DOPPLER_TEXT("core", "cannot write the frames: {0}"), {reason.toStdString()}},
                      QFile::encodeName(pattern.folder).toStdString(),
                      {}};
}

bool PngFrames::add(const QImage& frame)
{
    if (error)
        return false;
    QByteArray bytes; // Qt's writer of pictures does not say why a file cannot be written
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !frame.save(&buffer, "PNG"))
        fail(QStringLiteral("there is not enough memory for a picture"));
    QFile file(draft->filePath(pattern.name(count)));
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || !wroteWhole(file, bytes))
        fail(file.errorString());
    ++count;
    return !error;
}

Result<void> PngFrames::finish()
{
    const auto path = [](const QString& name) {
        return std::filesystem::path(QFile::encodeName(name).toStdString());
    };
    for (int frame = 0; frame < count && !error; ++frame) {
        std::error_code fault;
        std::filesystem::rename(path(draft->filePath(pattern.name(frame))),
                                path(pattern.folder + pattern.name(frame)), fault);
        if (fault)
            fail(QString::fromStdString(fault.message()));
    }
    if (error)
        return *error;
    madeFolder = false;
    return {};
}

} // namespace doppler
