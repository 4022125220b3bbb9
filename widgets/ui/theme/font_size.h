// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QSize>

class QApplication;
class QWidget;

namespace doppler {

/// Letters so many times as large, to the half point below: Qt keeps what it drew of every size for good, and
/// sizes between those are not told apart.
QFont resized(QFont font, double factor);

/// Letters of the whole program at this share of the size that they had at the first call.
void applyFontSize(QApplication& application, int percent);

/// Letters of equal widths, of the program's size.
QFont fixedFont();

/// How much higher than usual lines and icons have to be for letters of that font, 1 or more.
double textScale(const QFont& font);

/// The size of a window that has that one with the usual letters: as much larger as its letters are, within
/// its screen.
QSize sizeForText(QSize usual, const QWidget& window);

} // namespace doppler
