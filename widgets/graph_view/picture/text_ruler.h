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
        for (std::size_t i = 0; i < printable.size(); ++i)
            printable[i] = metrics.horizontalAdvance(QChar(static_cast<ushort>(first + i)));
    }
    [[nodiscard]] double width(const QString& text) const
    {
        double sum = 0;
        for (const QChar c : text) {
            if (c.unicode() < first || c.unicode() >= first + printable.size())
                return metrics.horizontalAdvance(text);
            sum += printable[c.unicode() - first];
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
    // Of ASCII only what every font has: for a control character Qt looks through all fonts of the system,
    // which takes longer than a frame, and does so for every size anew.
    static constexpr std::size_t first = 0x20;
    std::array<double, 0x7f - first> printable;
};

inline QFont sized(QFont font, int pixels, QFont::Weight weight)
{
    font.setPixelSize(std::max(1, pixels));
    font.setWeight(weight);
    return font;
}

} // namespace doppler
