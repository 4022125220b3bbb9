// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/font_size.h"

#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <algorithm>

namespace doppler {

void applyFontSize(QApplication& application, int percent)
{
    static const double usual = application.font().pointSizeF();
    QFont font = application.font();
    const double wanted = usual * percent / 100;
    if (usual <= 0 || font.pointSizeF() == wanted)
        return;
    font.setPointSizeF(wanted);
    application.setFont(font);
}

QFont fixedFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(QApplication::font().pointSizeF());
    return font;
}

double textScale(const QFont& font)
{
    constexpr double usualLine = 17.5; // Lines of the usual height have room for that.
    return std::max(1.0, QFontMetricsF(font).height() / usualLine);
}

} // namespace doppler
