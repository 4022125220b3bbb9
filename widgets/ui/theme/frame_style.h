// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace doppler {

/// Fusion without bevels and gradients: flat buttons, combo boxes, tabs and headers, slim scroll bars,
/// one-pixel separators.
class FrameStyle : public QProxyStyle {
    Q_OBJECT
public:
    FrameStyle();
    using QProxyStyle::polish;
    /// Labels show their text literally unless they ask for markup: names of files and vertices may contain
    /// it, and Qt would open every picture that it names.
    void polish(QWidget* widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;

    /// Disables the animations of the style.
    void setReducedMotion(bool reduced) { m_reducedMotion = reduced; }

private:
    bool m_reducedMotion = false;
};

} // namespace doppler
