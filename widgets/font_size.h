// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;
class QFont;

namespace doppler {

/// Letters of the whole program at this share of the size that they had at the first call.
void applyFontSize(QApplication& application, int percent);

/// Letters of equal widths, of the program's size.
QFont fixedFont();

/// How much higher than usual lines and icons have to be for letters of that font, 1 or more.
double textScale(const QFont& font);

} // namespace doppler
