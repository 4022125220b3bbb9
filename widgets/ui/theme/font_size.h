// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QSize>

class QApplication;
class QWidget;

namespace doppler {

/// The font scaled by a factor, rounded down to half a point. Qt caches what it drew in every size
/// permanently, and smaller steps cannot be distinguished.
QFont resized(QFont font, double factor);

/// Sets the program's font size to a percentage of its size at the first call.
void applyFontSize(QApplication& application, int percent);

/// A monospaced font of the program's size.
QFont fixedFont();

/// The factor by which lines and icons must be higher for this font; at least 1.
double textScale(const QFont& font);

/// The size of a window whose size with the default font is `usual`, scaled with the font and limited to the
/// screen.
QSize sizeForText(QSize usual, const QWidget& window);

} // namespace doppler
