// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

#include <QFont>
#include <QSize>
#include <QString>
#include <span>

namespace doppler {

/// The size of a figure on paper and its look. A figure shows no playback state: neither cursor nor
/// selection, markers or search.
struct FigureSpec {
    QString id;              ///< Of the preset it comes from.
    double millimetres = 85; ///< Width.
    double highest = 230;    ///< Most height, in millimetres.
    double points = 8;       ///< Font size.
    QString family = QStringLiteral("Noto Sans");
    ThemeKind theme = ThemeKind::Light;
    bool legend = true;
    bool labels = true; ///< Names in boxes and bars, numbers in cells, titles of charts.

    /// The width in pixels at which the figure is laid out with font().
    [[nodiscard]] int layoutWidth() const;
    [[nodiscard]] int layoutHeight() const; ///< The most.
    /// Pixels at 96 dpi for one pixel of the layout.
    [[nodiscard]] double scale() const;
    /// The size of letters of leastPrintedLetters in pixels of the layout; at most that of font().
    [[nodiscard]] double leastLetters() const;
    /// Always 13 pixels high, so that lines and gaps keep their proportion to letters at every size on paper.
    [[nodiscard]] QFont font() const;
};

/// one-column, two-columns, slide and poster.
std::span<const FigureSpec> figurePresets();
/// Null: there is no such preset.
const FigureSpec* figurePreset(const QString& id);

inline constexpr double narrowestFigure = 30; ///< Millimetres.
inline constexpr double widestFigure = 2000;
inline constexpr double smallestFigureFont = 4; ///< Points.
inline constexpr double largestFigureFont = 96;
inline constexpr double leastPrintedLetters = 5; ///< Points; smaller labels in boxes are left out.

} // namespace doppler
