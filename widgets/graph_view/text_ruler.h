// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QString>
#include <algorithm>
#include <array>

namespace doppler {

/// Widths of texts that need not be exact to the last kerning pair; some fifty times quicker than asking for
/// each text.
class Ruler {
public:
    explicit Ruler(const QFont& font) : metrics(font)
    {
        for (std::size_t i = 0; i < latin.size(); ++i)
            latin[i] = metrics.horizontalAdvance(QChar(static_cast<ushort>(i)));
    }
    [[nodiscard]] double width(const QString& text) const
    {
        double sum = 0;
        for (const QChar c : text) {
            if (c.unicode() >= latin.size())
                return metrics.horizontalAdvance(text);
            sum += latin[c.unicode()];
        }
        return sum;
    }
    [[nodiscard]] QString fitting(const QString& text, double most) const
    {
        return width(text) <= most ? text : metrics.elidedText(text, Qt::ElideMiddle, most);
    }
    /// The base line of a line of text whose middle is here.
    [[nodiscard]] double baseLine(double middle) const
    {
        return middle + (metrics.ascent() - metrics.descent()) / 2;
    }

private:
    QFontMetricsF metrics;
    std::array<double, 128> latin;
};

inline QFont sized(QFont font, int pixels, QFont::Weight weight)
{
    font.setPixelSize(std::max(1, pixels));
    font.setWeight(weight);
    return font;
}

} // namespace doppler
