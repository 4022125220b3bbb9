// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/scale_legend.h"

#include "widgets/graph_view/picture/backdrop.h"
#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/ui/theme/font_size.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <cmath>

namespace doppler {

namespace {

constexpr double scaleInset = 8;
constexpr double gap = 6;
constexpr double groupGap = 16;
constexpr double barWidth = 168;
constexpr double scaleBarHeight = 10;
constexpr double scaleSwatchSide = 12;

/// Writes from left to right, or only measures.
class Line {
public:
    Line(QPainter* target, const QRectF& room, const QFont& wanted, const Tokens& look)
        : painter(target), rect(room), font(wanted), metrics(wanted), tokens(look),
          x(room.left() + scaleInset)
    {
    }
    void text(const QString& what, const QColor& color)
    {
        const double width = metrics.horizontalAdvance(what);
        if (painter) {
            painter->setFont(font);
            painter->setPen(color);
            painter->drawText(QRectF(x, rect.top(), width + 2, rect.height()), Qt::AlignVCenter, what);
        }
        x += width + gap;
    }
    void bar(const Shading& shading)
    {
        const QRectF bar(x, rect.center().y() - scaleBarHeight / 2, barWidth, scaleBarHeight);
        if (painter) {
            painter->setRenderHint(QPainter::Antialiasing, false);
            for (std::size_t i = 0; i < Shading::steps; ++i) {
                const double left = bar.left() + barWidth * static_cast<double>(i) / Shading::steps;
                const double right = bar.left() + barWidth * static_cast<double>(i + 1) / Shading::steps;
                painter->fillRect(QRectF(left, bar.top(), right - left, scaleBarHeight),
                                  shading.swatches[i].color);
            }
            painter->setPen(QPen(tokens.mutedText, 1));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(bar);
        }
        x += barWidth + gap;
    }
    void swatch(const Swatch& swatch)
    {
        const QRectF box(x, rect.center().y() - scaleSwatchSide / 2, scaleSwatchSide, scaleSwatchSide);
        if (painter) {
            painter->setRenderHint(QPainter::Antialiasing, true);
            paintBoxShape(*painter, box, 3, boxStyle(swatch, {}, false, tokens));
        }
        x += scaleSwatchSide + gap;
    }
    void space() { x += groupGap - gap; }
    [[nodiscard]] double width() const { return x - gap + scaleInset - rect.left(); }

private:
    QPainter* painter;
    QRectF rect;
    const QFont& font;
    QFontMetricsF metrics;
    const Tokens& tokens;
    double x;
};

QString endText(const Shading& shading, double place)
{
    return coloringText(*shading.coloring, shading.axis.valueAt(place));
}

} // namespace

ScaleLegend::ScaleLegend(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("scaleLegend"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void ScaleLegend::setShading(ShadingPtr shading)
{
    m_shading = std::move(shading);
    setVisible(m_shading != nullptr);
    retranslate();
}

void ScaleLegend::retranslate()
{
    if (!m_shading)
        return;
    const bool any = !m_shading->coloring->values.empty();
    const QStringList& categories = m_shading->coloring->categories;
    if (!categories.isEmpty())
        setAccessibleName(
            tr("Colours: %1 (%2)").arg(m_shading->coloring->title, categories.join(QStringLiteral(", "))));
    else
        setAccessibleName(any ? tr("Colours: %1, from %2 to %3")
                                    .arg(m_shading->coloring->title,
                                         endText(*m_shading, m_shading->axis.isSigned ? -1 : 0),
                                         endText(*m_shading, 1))
                              : m_shading->coloring->title);
    resize(sizeHint());
    update();
}

QSize ScaleLegend::sizeHint() const
{
    const int lineHeight = static_cast<int>(std::round(24 * textScale(font())));
    if (!m_shading)
        return {0, lineHeight};
    const double width =
        paintScale(nullptr, QRectF(0, 0, 0, lineHeight), *m_shading, font(), tokens(palette()));
    return {static_cast<int>(std::ceil(width)), lineHeight};
}

double ScaleLegend::paintScale(QPainter* painter, const QRectF& rect, const Shading& shading,
                               const QFont& font, const Tokens& tokens)
{
    Line line(painter, rect, font, tokens);
    const Coloring& coloring = *shading.coloring;
    line.text(coloring.title, tokens.text);
    if (coloring.values.empty())
        return line.width();
    line.space();
    for (qsizetype i = 0; i < coloring.categories.size(); ++i) {
        line.swatch(shading.swatches[static_cast<std::size_t>(i)]);
        line.text(coloring.categories[i], tokens.mutedText);
    }
    if (coloring.categories.isEmpty()) {
        line.text(endText(shading, shading.axis.isSigned ? -1 : 0), tokens.mutedText);
        line.bar(shading);
        line.text(endText(shading, 1), tokens.mutedText);
    }
    if (shading.axis.logarithmic)
        line.text(tr("(logarithmic)"), tokens.mutedText);
    if (!coloring.hatchedTitle.isEmpty()) {
        line.space();
        line.swatch(shading.swatches[Shading::steps + Shading::steps / 4]);
        line.text(tr("%1: %2").arg(coloring.hatchedTitle,
                                   QLocale().toString(static_cast<qulonglong>(shading.hatched))),
                  tokens.mutedText);
    }
    if (shading.unknown > 0) {
        line.space();
        line.swatch(shading.swatches[Shading::unknownSwatch]);
        line.text(tr("unknown: %1").arg(QLocale().toString(static_cast<qulonglong>(shading.unknown))),
                  tokens.mutedText);
    }
    return line.width();
}

void ScaleLegend::paintEvent(QPaintEvent*)
{
    if (!m_shading)
        return;
    paintBackdrop(*this);
    QPainter painter(this);
    paintScale(&painter, rect(), *m_shading, font(), tokens(palette()));
}

} // namespace doppler
