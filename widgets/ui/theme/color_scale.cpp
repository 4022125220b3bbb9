// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/theme/color_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

constexpr std::array<QRgb, 10> viridis{0xff440154, 0xff482878, 0xff3e4a89, 0xff31688e, 0xff26828e,
                                       0xff1f9e89, 0xff35b779, 0xff6dcd59, 0xffb4de2c, 0xfffde725};
constexpr std::array<QRgb, 10> cividis{0xff00204d, 0xff00336f, 0xff39486b, 0xff575c6d, 0xff707173,
                                       0xff8a8779, 0xffa69d75, 0xffc4b56c, 0xffe4cf5b, 0xffffea46};

struct Lab {
    double l, a, b;
};

// sRGB to CIELAB and back, white D65 (IEC 61966-2-1, CIE 15).
constexpr std::array<double, 3> white{0.95047, 1, 1.08883};

double linear(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }
double gamma(double c) { return c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055; }
double cubic(double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; }
double cube(double f) { return f > 6.0 / 29 ? f * f * f : (116 * f - 16) * 27 / 24389; }

Lab labOf(const QColor& color)
{
    const double r = linear(color.redF());
    const double g = linear(color.greenF());
    const double b = linear(color.blueF());
    const double x = cubic((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / white[0]);
    const double y = cubic((0.2126729 * r + 0.7151522 * g + 0.0721750 * b) / white[1]);
    const double z = cubic((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / white[2]);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

QColor colorOf(const Lab& lab)
{
    const double fy = (lab.l + 16) / 116;
    const double x = white[0] * cube(fy + lab.a / 500);
    const double y = white[1] * cube(fy);
    const double z = white[2] * cube(fy - lab.b / 200);
    const auto channel = [](double c) { return static_cast<float>(std::clamp(gamma(c), 0.0, 1.0)); };
    return QColor::fromRgbF(channel(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
                            channel(-0.9692660 * x + 1.8760108 * y + 0.0415560 * z),
                            channel(0.0556434 * x - 0.2040259 * y + 1.0572252 * z));
}

Lab mixed(const Lab& from, const Lab& to, double way)
{
    return {std::lerp(from.l, to.l, way), std::lerp(from.a, to.a, way), std::lerp(from.b, to.b, way)};
}

} // namespace

QColor sequentialColor(SequentialScale scale, double at, const Tokens& tokens)
{
    const auto& table = scale == SequentialScale::Viridis ? viridis : cividis;
    const double way =
        std::clamp(tokens.dark ? at : 1 - at, 0.0, 1.0) * static_cast<double>(table.size() - 1);
    const std::size_t below = std::min(static_cast<std::size_t>(way), table.size() - 2);
    return colorOf(mixed(labOf(QColor::fromRgb(table[below])), labOf(QColor::fromRgb(table[below + 1])),
                         way - static_cast<double>(below)));
}

QColor divergingColor(double at, const Tokens& tokens)
{
    // The ends have the same lightness and stand out from the canvas alike; the middle is close to it.
    const Lab blue = tokens.dark ? Lab{72, -8, -42} : Lab{42, 6, -50};
    const Lab red = tokens.dark ? Lab{72, 42, 26} : Lab{42, 58, 36};
    const Lab middle = tokens.dark ? Lab{28, 0, 0} : Lab{94, 0, 0};
    return colorOf(mixed(middle, at < 0 ? blue : red, std::min(1.0, std::abs(at))));
}

double lightnessOf(const QColor& color) { return labOf(color).l; }

} // namespace doppler
