// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/theme/theme.h"

#include "widgets/ui/theme/device_colors.h"
#include "widgets/ui/theme/frame_style.h"
#include "widgets/ui/theme/painted_icon.h"
#include "widgets/ui/theme/theme_tokens.h"

#include <QApplication>
#include <QFile>
#include <QPainter>
#include <QStyle>
#include <QSvgRenderer>
#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

double linearChannel(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * linearChannel(color.redF()) + 0.7152 * linearChannel(color.greenF()) +
           0.0722 * linearChannel(color.blueF());
}

QPalette makePalette(const Tokens& t)
{
    QPalette p;
    p.setColor(QPalette::Window, t.surface);
    p.setColor(QPalette::WindowText, t.text);
    p.setColor(QPalette::Base, t.canvas);
    p.setColor(QPalette::AlternateBase, t.surface);
    p.setColor(QPalette::Text, t.text);
    p.setColor(QPalette::PlaceholderText, t.mutedText);
    p.setColor(QPalette::Button, t.surface);
    p.setColor(QPalette::ButtonText, t.text);
    p.setColor(QPalette::BrightText, t.bad);
    p.setColor(QPalette::Highlight, t.accent);
    p.setColor(QPalette::HighlightedText, textOn(t.accent));
    p.setColor(QPalette::ToolTipBase, t.surface);
    p.setColor(QPalette::ToolTipText, t.text);
    p.setColor(QPalette::Link, t.accent);
    p.setColor(QPalette::LinkVisited, t.accent);
    p.setColor(QPalette::Light, t.dark ? t.surface.lighter(130) : t.canvas);
    p.setColor(QPalette::Midlight, t.line);
    p.setColor(QPalette::Mid, t.line);
    p.setColor(QPalette::Dark, t.line);
    p.setColor(QPalette::Shadow, t.dark ? QColor(0, 0, 0) : t.mutedText);
    for (auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        p.setColor(QPalette::Disabled, role,
                   t.highContrast ? t.line
                   : t.dark       ? QColor(0x78, 0x7d, 0x85)
                                  : QColor(0x94, 0x99, 0xa1));
    p.setColor(QPalette::Disabled, QPalette::Highlight, t.line);
    return p;
}

/// Of a kind that is not System.
const Tokens& fixedTokens(ThemeKind kind)
{
    static const Tokens light{false,
                              false,
                              QColor(0xff, 0xff, 0xff),
                              QColor(0xf5, 0xf6, 0xf8),
                              QColor(0xd9, 0xdc, 0xe1),
                              QColor(0x1d, 0x21, 0x28),
                              QColor(0x5a, 0x62, 0x6e),
                              QColor(0x2f, 0x5f, 0xb3),
                              QColor(0x11, 0x14, 0x19),
                              QColor(0x0b, 0x6e, 0x4f),
                              QColor(0xb4, 0x23, 0x18)};
    static const Tokens night{true,
                              false,
                              QColor(0x17, 0x19, 0x1e),
                              QColor(0x20, 0x23, 0x29),
                              QColor(0x38, 0x3c, 0x45),
                              QColor(0xe6, 0xe8, 0xec),
                              QColor(0xa2, 0xa9, 0xb5),
                              QColor(0x7f, 0xa7, 0xee),
                              QColor(0xff, 0xff, 0xff),
                              QColor(0x5f, 0xc9, 0x9b),
                              QColor(0xff, 0x8a, 0x7a)};
    // Every ink has 7:1 or better on both grounds, and lines 4.5:1.
    static const Tokens strong{true,
                               true,
                               QColor(0x00, 0x00, 0x00),
                               QColor(0x0a, 0x0a, 0x0a),
                               QColor(0x8c, 0x8c, 0x8c),
                               QColor(0xff, 0xff, 0xff),
                               QColor(0xd6, 0xd6, 0xd6),
                               QColor(0xff, 0xd5, 0x3d),
                               QColor(0xff, 0xff, 0xff),
                               QColor(0x74, 0xe8, 0xb4),
                               QColor(0xff, 0xa0, 0x94),
                               2};
    return kind == ThemeKind::HighContrast ? strong : kind == ThemeKind::Dark ? night : light;
}

/// The program's style, from now on ours.
FrameStyle& frameStyle(QApplication& application)
{
    if (auto* style = qobject_cast<FrameStyle*>(application.style()))
        return *style;
    auto* style = new FrameStyle;
    application.setStyle(style);
    return *style;
}

/// Draws one SVG of one colour, in the palette's text colour, at whatever size and scale is asked for.
class TintedIcon : public PaintedIcon {
public:
    TintedIcon(QByteArray source, QPalette wanted) : svg(std::move(source)), palette(std::move(wanted)) {}
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor color = mode == QIcon::Selected ? palette.color(group, QPalette::HighlightedText)
                                                     : palette.color(group, QPalette::ButtonText);
        QByteArray tinted = svg;
        tinted.replace("currentColor", color.name().toLatin1());
        QSvgRenderer(tinted).render(painter, rect);
    }
    [[nodiscard]] QIconEngine* clone() const override { return new TintedIcon(svg, palette); }

private:
    QByteArray svg;
    QPalette palette;
};

} // namespace

double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor textOn(const QColor& background)
{
    const QColor black(0x11, 0x14, 0x19);
    const QColor white(Qt::white);
    const QColor better = contrast(background, black) >= contrast(background, white) ? black : white;
    // Half way between the two only black itself has enough.
    return contrast(background, better) >= 4.5 ? better : QColor(Qt::black);
}

double leastTextContrast(const Tokens& tokens) { return tokens.highContrast ? 7 : 4.5; }

double leastDimmedContrast(const Tokens& tokens) { return tokens.highContrast ? 4.5 : 3; }

QColor clearOf(const QColor& ink, const QColor& color, double least)
{
    constexpr int steps = 32;
    const float goal = ink.lightnessF() < 0.5F ? 1 : 0;
    QColor out = color;
    for (int step = 1; contrast(ink, out) < least && step <= steps; ++step) {
        const float way = static_cast<float>(step) / steps;
        out = QColor::fromRgbF(std::lerp(color.redF(), goal, way), std::lerp(color.greenF(), goal, way),
                               std::lerp(color.blueF(), goal, way));
    }
    return out;
}

Tokens tokens(const QPalette& palette)
{
    const Tokens& strong = fixedTokens(ThemeKind::HighContrast);
    if (palette.color(QPalette::Active, QPalette::WindowText) == strong.text &&
        palette.color(QPalette::Active, QPalette::Link) == strong.accent)
        return strong;
    const bool dark =
        palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return fixedTokens(dark ? ThemeKind::Dark : ThemeKind::Light);
}

Tokens themeTokens(ThemeKind kind) { return fixedTokens(kind); }

void applyReducedMotion(QApplication& application, bool reduced)
{
    frameStyle(application).setReducedMotion(reduced);
}

void applyTheme(QApplication& application, ThemeKind kind)
{
    frameStyle(application);
    if (kind == ThemeKind::System) {
        application.setPalette({}); // The platform's again, as far as the style does not know it.
        const bool dark =
            tokens(application.style()->standardPalette()).dark || tokens(application.palette()).dark;
        kind = dark ? ThemeKind::Dark : ThemeKind::Light;
    }
    const Tokens& colors = fixedTokens(kind);
    // So light that dark letters are readable on them: then no view makes them darker or lighter for its
    // text.
    setLeastDeviceContrast(colors.highContrast ? 1.2 * leastTextContrast(colors) : 1);
    application.setPalette(makePalette(colors));
}

QIcon icon(const QString& name, const QPalette& palette)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new TintedIcon(file.readAll(), palette));
}

} // namespace doppler
