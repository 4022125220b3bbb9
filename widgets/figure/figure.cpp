// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/figure/figure.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

constexpr int layoutFontPixels = 13;
constexpr double pixelsPerMillimetre = 96 / 25.4;
constexpr int leastLayout = 200; ///< Below that charts have no room for their axes.

FigureSpec preset(const char* id, double millimetres, double highest, double points)
{
    FigureSpec spec;
    spec.id = QString::fromLatin1(id);
    spec.millimetres = millimetres;
    spec.highest = highest;
    spec.points = points;
    return spec;
}

} // namespace

int FigureSpec::layoutWidth() const
{
    const double wanted = millimetres * pixelsPerMillimetre * layoutFontPixels / (points * 96 / 72);
    return std::max(leastLayout, static_cast<int>(std::lround(wanted)));
}

int FigureSpec::layoutHeight() const
{
    return std::max(leastLayout, static_cast<int>(highest * pixelsPerMillimetre / scale()));
}

double FigureSpec::scale() const { return millimetres * pixelsPerMillimetre / layoutWidth(); }

double FigureSpec::leastLetters() const
{
    return layoutFontPixels * std::min(1.0, leastPrintedLetters / points);
}

QFont FigureSpec::font() const
{
    QFont font(family);
    font.setPixelSize(layoutFontPixels);
    return font;
}

std::span<const FigureSpec> figurePresets()
{
    // Columns of common templates (IEEE, ACM, Springer) are 84 to 89 mm and 170 to 183 mm wide.
    static const std::array<FigureSpec, 4> presets{
        preset("one-column", 85, 230, 8), preset("two-columns", 178, 230, 8), preset("slide", 254, 143, 16),
        preset("poster", 600, 800, 24)};
    return presets;
}

const FigureSpec* figurePreset(const QString& id)
{
    const auto presets = figurePresets();
    const auto found = std::ranges::find(presets, id, &FigureSpec::id);
    return found == presets.end() ? nullptr : &*found;
}

} // namespace doppler
