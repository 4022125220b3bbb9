// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/picture_export.h"

#include "core/io/bytes/file.h"
#include "widgets/figure/figure_record.h"

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
#include <utility>

namespace doppler {

namespace {

using Paint = std::function<void(QPainter&, const QRectF&)>;

/// A picture of more pixels is made smaller,
constexpr double mostPixels = 32e6;
/// as is one that is longer: painters draw nothing beyond.
constexpr double longestSide = 32767;
/// In points: 200 inches, the most that readers of PDF show.
constexpr double longestPage = 14400;

QByteArray asPdf(const PicturePage& of, const Paint& paint)
{
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(96);
    const QSizeF page = QSizeF(of.size) * of.scale * 72 / 96;
    const double scale = std::min(1.0, longestPage / std::max({1.0, page.width(), page.height()}));
    writer.setPageSize(QPageSize(page * scale, QPageSize::Point));
    writer.setPageMargins({});
    QPainter painter(&writer);
    painter.scale(scale * of.scale, scale * of.scale);
    paint(painter, QRectF({}, of.size));
    painter.end();
    return pdfWithCommand(content, of.command);
}

/// "85" for a width of 85.000000001.
QByteArray millimetres(double pixels)
{
    return QByteArray::number(std::round(pixels * 25.4 / 96 * 1000) / 1000, 'g', 10);
}

QByteArray asSvg(const PicturePage& page, const Paint& paint)
{
    QByteArray svg = pictureAsSvg(page.size, paint);
    if (page.scale != 1) { // Qt's writer takes whole pixels.
        const qsizetype from = svg.indexOf("width=\"");
        const qsizetype to = svg.indexOf("viewBox", from);
        svg.replace(from, to - from,
                    "width=\"" + millimetres(page.size.width() * page.scale) + "mm\" height=\"" +
                        millimetres(page.size.height() * page.scale) + "mm\"\n ");
    }
    return svgWithCommand(std::move(svg), page.command);
}

QImage asImage(const PicturePage& page, const Paint& paint)
{
    QImage image = pictureAsImage(page.size, Qt::transparent, paint, page.scale * page.dotsPerInch / 96);
    if (image.isNull() || page.command.isEmpty())
        return image;
    const double metres = page.size.width() * page.scale * 0.0254 / 96;
    image.setDotsPerMeterX(static_cast<int>(std::lround(image.width() / metres)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.setText(QString::fromLatin1(figureTextKey), page.command);
    return image;
}

Result<QByteArray> asPng(const QImage& image, QSize size)
{
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

QImage pictureAsImage(const QSizeF& size, const QColor& ground, const Paint& paint, double scale)
{
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
    for (const char* none : {"\xef\xbf\xbe", "\xef\xbf\xbf"}) // U+FFFE and U+FFFF
        svg.replace(none, "?");
    return svg;
}

PictureWriting paintedPicture(const QString& file, const PicturePage& page, const Paint& paint)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    std::function<Result<QByteArray>()> encoded;
    if (ending == QLatin1String("svg"))
        encoded = [svg = asSvg(page, paint)] { return Result<QByteArray>(svg); };
    else if (ending == QLatin1String("pdf"))
        encoded = [pdf = asPdf(page, paint)] { return Result<QByteArray>(pdf); };
    else if (ending == QLatin1String("png"))
        encoded = [image = asImage(page, paint), size = page.size] { return asPng(image, size); };
    else
        encoded = []() -> Result<QByteArray> {
            return Error{
                {DOPPLER_TEXT("core", "unknown file extension of a picture, expected .svg, .pdf or .png")},
                {},
                {}};
        };
    return [encoded = std::move(encoded),
            path = QFile::encodeName(file).toStdString()](const std::stop_token& cancelled) -> Result<void> {
        if (cancelled.stop_requested())
            return Error{};
        const auto content = encoded();
        if (!content)
            return inFile(content.error(), path);
        if (cancelled.stop_requested())
            return Error{};
        return writeFile(path, {content->constData(), static_cast<std::size_t>(content->size())});
    };
}

Result<void> exportPicture(const QString& file, const PicturePage& page, const Paint& paint,
                           const std::stop_token& cancelled)
{
    return paintedPicture(file, page, paint)(cancelled);
}

bool isPictureFile(const QString& file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    return ending == QLatin1String("svg") || ending == QLatin1String("pdf") || ending == QLatin1String("png");
}

QString pictureFilter() { return QCoreApplication::translate("files", "Pictures (*.svg *.pdf *.png)"); }

} // namespace doppler
