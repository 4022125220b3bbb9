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
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

using Paint = std::function<void(QPainter&, const QRectF&)>;

/// A picture of more pixels is made smaller,
constexpr double mostPixels = 32e6;
/// as is one that is longer: painters draw nothing beyond.
constexpr double longestSide = 32767;

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

Result<QByteArray> asPng(QSize size, const Paint& paint)
{
    const QImage image = pictureAsImage(size, Qt::transparent, paint);
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    if (image.isNull() || !image.save(&buffer, "PNG"))
        return noRoomForPicture(size);
    return content;
}

} // namespace

Error noRoomForPicture(const QSizeF& size)
{
    return {{DOPPLER_TEXT("core", "there is not enough memory for a picture of {0} by {1} pixels"),
             {std::to_string(std::lround(size.width())), std::to_string(std::lround(size.height()))}},
            {},
            {}};
}

QImage pictureAsImage(const QSizeF& size, const QColor& ground, const Paint& paint)
{
    double scale = 2; // Legible also where it is enlarged a little.
    scale = std::min(scale, std::sqrt(mostPixels / std::max(1.0, size.width() * size.height())));
    scale = std::min(scale, longestSide / std::max({1.0, size.width(), size.height()}));
    QImage image((size * scale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    paint(painter, QRectF({}, size));
    return image;
}

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
    // Names may hold control characters, which XML may not.
    QByteArray svg = buffer.data();
    const auto isNone = [](char c) { return c >= 0 && c < ' ' && c != '\t' && c != '\n' && c != '\r'; };
    std::replace_if(svg.begin(), svg.end(), isNone, '?');
    return svg;
}

Result<void> exportPicture(const QString& file, QSize size, const Paint& paint,
                           const std::stop_token& cancelled)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    const std::string path = QFile::encodeName(file).toStdString();
    QByteArray content;
    if (ending == QLatin1String("svg"))
        content = pictureAsSvg(size, paint);
    else if (ending == QLatin1String("pdf"))
        content = asPdf(size, paint);
    else if (ending == QLatin1String("png"))
        if (auto png = asPng(size, paint))
            content = *std::move(png);
        else
            return inFile(png.error(), path);
    else
        return Error{{DOPPLER_TEXT("core", "a picture's name ends in .svg, .pdf or .png")}, path, {}};
    if (cancelled.stop_requested())
        return Error{};
    return writeFile(path, {content.constData(), static_cast<std::size_t>(content.size())});
}

bool isPictureFile(const QString& file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    return ending == QLatin1String("svg") || ending == QLatin1String("pdf") || ending == QLatin1String("png");
}

QString pictureFilter() { return QCoreApplication::translate("files", "Pictures (*.svg *.pdf *.png)"); }

} // namespace doppler
