// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/beside_document.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace doppler {

namespace {

/// The content of a regular file of at most mostPictureBytes; else nothing. The open file is checked, not its
/// name, which may stand for another file a moment later.
QByteArray pictureBytes(const QString& path)
{
    const int descriptor =
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0)
        return {};
    QFile file;
    struct stat facts = {};
    if (::fstat(descriptor, &facts) != 0 || !S_ISREG(facts.st_mode) || facts.st_size > mostPictureBytes ||
        !file.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        ::close(descriptor);
        return {};
    }
    return file.read(mostPictureBytes);
}

} // namespace

std::optional<QString> fileBeside(const QString& folder, const QString& name)
{
    if (folder.isEmpty() || name.isEmpty() || QDir::isAbsolutePath(name))
        return std::nullopt;
    const QString home = QFileInfo(folder).canonicalFilePath();
    const QString file = QFileInfo(QDir(folder), name).canonicalFilePath();
    if (home.isEmpty() || !file.startsWith(home + QLatin1Char('/')) || !QFileInfo(file).isFile())
        return std::nullopt;
    return file;
}

QImage readPicture(const QString& file, int widest)
{
    QByteArray bytes = pictureBytes(file);
    QBuffer buffer(&bytes);
    // Other formats are excluded: an SVG may name further files.
    const QByteArray format = bytes.startsWith("\x89PNG") ? "png" : "jpeg";
    QImageReader reader(&buffer, format);
    reader.setAutoDetectImageFormat(false);
    const QSize size = reader.size();
    if (size.isEmpty() || qint64{size.width()} * size.height() > mostPicturePixels)
        return {};
    if (widest > 0 && size.width() > widest)
        reader.setScaledSize(size.scaled(widest, size.height(), Qt::KeepAspectRatio));
    return reader.read();
}

} // namespace doppler
