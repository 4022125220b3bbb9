// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/picture_export.h"

#include "core/io/file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace doppler {

namespace {

using Paint = std::function<void(QPainter&, const QRectF&)>;

QByteArray asPdf(QSize size, const Paint& paint)
{
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(96);
    writer.setPageSize(QPageSize(QSizeF(size) * 72 / 96, QPageSize::Point));
    writer.setPageMargins({});
    writer.setCreator(QStringLiteral("Doppler Workbench"));
    QPainter painter(&writer);
    paint(painter, QRectF({}, size));
    painter.end();
    return content;
}

QByteArray asPng(QSize size, const Paint& paint)
{
    QImage image(size * 2, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(2);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF({}, size));
    painter.end();
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return content;
}

} // namespace

QByteArray pictureAsSvg(QSize size, const Paint& paint)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    generator.setSize(size);
    generator.setViewBox(QRect({}, size));
    QPainter painter(&generator);
    paint(painter, QRectF({}, size));
    painter.end();
    return buffer.data();
}

Result<void> exportPicture(const QString& file, QSize size, const Paint& paint)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    const std::string path = QFile::encodeName(file).toStdString();
    QByteArray content;
    if (ending == QLatin1String("svg"))
        content = pictureAsSvg(size, paint);
    else if (ending == QLatin1String("pdf"))
        content = asPdf(size, paint);
    else if (ending == QLatin1String("png"))
        content = asPng(size, paint);
    else
        return Error{{DOPPLER_TEXT("core", "a picture's name ends in .svg, .pdf or .png")}, path, {}};
    return writeFile(path, {content.constData(), static_cast<std::size_t>(content.size())});
}

bool isPictureFile(const QString& file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    return ending == QLatin1String("svg") || ending == QLatin1String("pdf") || ending == QLatin1String("png");
}

QString pictureFilter() { return QCoreApplication::translate("files", "Pictures (*.svg *.pdf *.png)"); }

} // namespace doppler
