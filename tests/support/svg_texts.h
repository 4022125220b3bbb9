// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of an SVG that Qt has written, as they lie on the page.
#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <QTransform>
#include <QXmlStreamReader>
#include <algorithm>
#include <cmath>
#include <vector>

namespace doppler::tests {

struct SvgText {
    QString text;
    QPointF at;      ///< Left end of the base line, in pixels of the page.
    double size = 0; ///< Of the letters, in pixels of the page.
    bool turned = false;
};

struct SvgPage {
    double width = 0;  ///< Pixels.
    double points = 0; ///< Per pixel, as printed.
    std::vector<SvgText> texts;

    [[nodiscard]] double leastPoints() const
    {
        double least = 1e9;
        for (const SvgText& text : texts)
            least = std::min(least, text.size * points);
        return least;
    }
    [[nodiscard]] bool has(const QString& word) const
    {
        return std::ranges::any_of(texts, [&](const SvgText& text) { return text.text.contains(word); });
    }
    [[nodiscard]] QString joined() const
    {
        QString all;
        for (const SvgText& text : texts)
            all += text.text + QLatin1Char('\n');
        return all;
    }
};

inline QTransform svgTransform(const QString& attribute)
{
    static const QRegularExpression matrix(QStringLiteral("^matrix\\(([^)]*)\\)$"));
    const auto found = matrix.match(attribute);
    if (!found.hasMatch())
        return {};
    const QStringList parts = found.captured(1).split(QLatin1Char(','));
    const auto value = [&](qsizetype i) { return parts.value(i).toDouble(); };
    return {value(0), value(1), value(2), value(3), value(4), value(5)};
}

/// A figure whose width is in millimetres. Without texts where it cannot be read.
inline SvgPage readSvgTexts(const QString& file)
{
    struct Level {
        QTransform transform;
        double size = 0;
    };
    SvgPage page;
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly))
        return page;
    QXmlStreamReader reader(&in);
    std::vector<Level> levels{{}};
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        if (token == QXmlStreamReader::EndElement && levels.size() > 1)
            levels.pop_back();
        if (token != QXmlStreamReader::StartElement)
            continue;
        const auto attribute = [&](const char* name) {
            return reader.attributes().value(QLatin1String(name)).toString();
        };
        if (reader.name() == QLatin1String("svg")) {
            page.width = attribute("viewBox").split(QLatin1Char(' ')).value(2).toDouble();
            page.points = attribute("width").remove(QLatin1String("mm")).toDouble() / 25.4 * 72 / page.width;
        }
        Level level = levels.back();
        level.transform = svgTransform(attribute("transform")) * level.transform;
        if (const QString size = attribute("font-size").remove(QLatin1String("px")); !size.isEmpty())
            level.size = size.toDouble();
        if (reader.name() != QLatin1String("text")) {
            levels.push_back(level);
            continue;
        }
        const QPointF at(attribute("x").toDouble(), attribute("y").toDouble());
        const QString text = reader.readElementText(QXmlStreamReader::IncludeChildElements)
                                 .replace(QChar::Nbsp, QLatin1Char(' '));
        if (!text.trimmed().isEmpty())
            page.texts.push_back({text.trimmed(), level.transform.map(at),
                                  level.size * std::sqrt(std::abs(level.transform.determinant())),
                                  std::abs(level.transform.m12()) > 1e-6});
    }
    return page;
}

} // namespace doppler::tests
