// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/theme/font_size.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QScreen>
#include <QWidget>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

double inHalfPoints(double size) { return std::floor(size * 2 + 1e-6) / 2; }

} // namespace

QFont resized(QFont font, double factor)
{
    if (font.pointSizeF() > 0) // Otherwise it has a size in pixels.
        font.setPointSizeF(std::max(0.5, inHalfPoints(font.pointSizeF() * factor)));
    else
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * factor)));
    return font;
}

void applyFontSize(QApplication& application, int percent)
{
    static const double usual = application.font().pointSizeF();
    QFont font = application.font();
    const double wanted = inHalfPoints(usual * percent / 100);
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

QSize sizeForText(QSize usual, const QWidget& window)
{
    // The window that it belongs to may be larger than the screen only in pictures, which have none.
    const QWidget* owner = window.parentWidget();
    const QSize room = window.screen()->availableSize().expandedTo(owner ? owner->window()->size() : usual);
    return (usual * textScale(window.font())).boundedTo(room);
}

} // namespace doppler
