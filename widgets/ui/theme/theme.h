// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QColor>
#include <QIcon>
#include <QPalette>
#include <cstddef>

class QApplication;

namespace doppler {

enum class ThemeKind { System, Light, Dark, HighContrast };

/// The colours of the frame, chosen by the palette's lightness. Only data is colourful, not the frame.
struct Tokens {
    bool dark = false;
    bool highContrast = false;
    QColor canvas;      ///< Behind graph, Gantt and curves.
    QColor surface;     ///< Panels.
    QColor line;        ///< Separators, axes, grid (faint).
    QColor text;        ///< 4.5:1 or better on canvas and surface.
    QColor mutedText;   ///< Secondary, still 4.5:1.
    QColor accent;      ///< Selection, the one accent.
    QColor critical;    ///< Outline of the critical path.
    QColor good;        ///< Improvement.
    QColor bad;         ///< Deterioration, errors.
    double outline = 1; ///< Width of frames, in pixels.
};
Tokens tokens(const QPalette& palette);

/// The eight colours of Okabe-Ito, then the same in other lightness. A device has the same colour everywhere.
QColor deviceColor(std::size_t device);
/// Solid for the first eight, then a pattern, so that hue is never the only difference.
Qt::BrushStyle devicePattern(std::size_t device);
/// Black or white, whichever has more contrast with the background: at least 4.5:1.
QColor textOn(const QColor& background);
/// The required contrast of text: 7 in high contrast, otherwise 4.5 (WCAG 2.1, 1.4.6 and 1.4.3).
double leastTextContrast(const Tokens& tokens);
/// The required contrast of dimmed text.
double leastDimmedContrast(const Tokens& tokens);
/// The colour, moved away from an ink (black or white) until the ink has this contrast on it.
QColor clearOf(const QColor& ink, const QColor& color, double least);
/// The WCAG contrast ratio of two opaque colours, 1 to 21.
double contrast(const QColor& one, const QColor& other);

/// Sets palette and style of the whole program. System follows the platform's palette; call again after it
/// changes.
void applyTheme(QApplication& application, ThemeKind kind);
/// Whether widgets that use QStyle::SH_Widget_Animation_Duration change immediately instead of sliding.
void applyReducedMotion(QApplication& application, bool reduced);
/// An icon of our family (resources/icons/NAME.svg), tinted by the palette, crisp at any scale.
QIcon icon(const QString& name, const QPalette& palette);

/// The frame's grid, in device-independent pixels.
inline constexpr int gridUnit = 8;
/// Opacity of elements that are not selected or not found.
inline constexpr double dimmedOpacity = 0.35;

} // namespace doppler
