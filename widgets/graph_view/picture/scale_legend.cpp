// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/scale_legend.h"

#include "widgets/graph_view/picture/backdrop.h"
#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/ui/theme/font_size.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double scaleInset = 8;
constexpr int scaleLegendEdge = 12; ///< Pixels that the view leaves free next to it.
constexpr double gap = 6;
constexpr double groupGap = 16;
constexpr double barWidth = 168;
constexpr double leastBar = 40;
constexpr double scaleBarHeight = 10;
constexpr double scaleSwatchSide = 12;

double lineHeightOf(const QFont& font) { return std::round(24 * textScale(font)); }

/// Writes from left to right and on to further lines, or only measures.
class Lines {
public:
    Lines(QPainter* target, const QRectF& room, const QFont& wanted, const Tokens& look)
        : painter(target), rect(room), font(wanted), metrics(wanted), tokens(look),
          x(room.left() + scaleInset)
    {
    }
    /// Begins a part of this width, which stays in one line.
    void part(double width)
    {
        if (x <= start() || x + width + scaleInset <= rect.right())
            return;
        x = start();
        rect.translate(0, rect.height());
        ++count;
    }
    [[nodiscard]] double textWidth(const QString& what) const { return metrics.horizontalAdvance(what); }
    [[nodiscard]] double swatchWidth(const QString& what) const
    {
        return scaleSwatchSide + gap + textWidth(what);
    }
    void labelled(const Swatch& color, const QString& what)
    {
        part(swatchWidth(what));
        swatch(color);
        text(what, tokens.mutedText);
    }
    void text(const QString& what, const QColor& color)
    {
        const double width = metrics.horizontalAdvance(what);
        if (painter) {
            painter->setFont(font);
            painter->setPen(color);
            painter->drawText(QRectF(x, rect.top(), width + 2, rect.height()), Qt::AlignVCenter, what);
        }
        advance(width);
    }
    /// The width of a bar that leaves so much to its texts.
    [[nodiscard]] double barBeside(double texts) const
    {
        return std::clamp(rect.width() - 2 * scaleInset - texts - 2 * gap, leastBar, barWidth);
    }
    void bar(const Shading& shading, double width)
    {
        const QRectF bar(x, rect.center().y() - scaleBarHeight / 2, width, scaleBarHeight);
        if (painter) {
            painter->setRenderHint(QPainter::Antialiasing, false);
            for (std::size_t i = 0; i < Shading::steps; ++i) {
                const double left = bar.left() + width * static_cast<double>(i) / Shading::steps;
                const double right = bar.left() + width * static_cast<double>(i + 1) / Shading::steps;
                painter->fillRect(QRectF(left, bar.top(), right - left, scaleBarHeight),
                                  shading.swatches[i].color);
            }
            painter->setPen(QPen(tokens.mutedText, 1));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(bar);
        }
        advance(width);
    }
    void swatch(const Swatch& swatch)
    {
        const QRectF box(x, rect.center().y() - scaleSwatchSide / 2, scaleSwatchSide, scaleSwatchSide);
        if (painter) {
            painter->setRenderHint(QPainter::Antialiasing, true);
            paintBoxShape(*painter, box, 3, boxStyle(swatch, {}, false, tokens));
        }
        advance(scaleSwatchSide);
    }
    void space()
    {
        if (x > start())
            x += groupGap - gap;
    }
    [[nodiscard]] QSizeF size() const { return {widest + scaleInset, count * rect.height()}; }

private:
    [[nodiscard]] double start() const { return rect.left() + scaleInset; }
    void advance(double width)
    {
        x += width + gap;
        widest = std::max(widest, x - gap - rect.left());
    }

    QPainter* painter;
    QRectF rect;
    const QFont& font;
    QFontMetricsF metrics;
    const Tokens& tokens;
    double x;
    double widest = 0;
    int count = 1;
};

QString endText(const Shading& shading, double place)
{
    return coloringText(*shading.coloring, shading.axis.valueAt(place));
}

/// The width of all categories in one line.
double categoriesWidth(const Lines& lines, const Coloring& coloring)
{
    double width = -gap;
    for (const QString& category : coloring.categories)
        width += lines.swatchWidth(category) + gap;
    return width;
}

void writeScale(Lines& lines, const Shading& shading, const Tokens& tokens)
{
    const Coloring& coloring = *shading.coloring;
    lines.part(lines.textWidth(coloring.title));
    lines.text(coloring.title, tokens.text);
    if (coloring.values.empty())
        return;
    lines.space();
    if (!coloring.categories.isEmpty())
        lines.part(categoriesWidth(lines, coloring)); // Otherwise the last one could be alone in its line.
    for (qsizetype i = 0; i < coloring.categories.size(); ++i)
        lines.labelled(shading.swatches[static_cast<std::size_t>(i)], coloring.categories[i]);
    if (coloring.categories.isEmpty()) {
        const QString least = endText(shading, shading.axis.isSigned ? -1 : 0);
        const QString most = endText(shading, 1);
        const double texts = lines.textWidth(least) + lines.textWidth(most);
        const double bar = lines.barBeside(texts);
        lines.part(texts + 2 * gap + bar);
        lines.text(least, tokens.mutedText);
        lines.bar(shading, bar);
        lines.text(most, tokens.mutedText);
    }
    if (shading.axis.logarithmic) {
        const QString text = ScaleLegend::tr("(logarithmic)");
        lines.part(lines.textWidth(text));
        lines.text(text, tokens.mutedText);
    }
    const auto number = [](std::size_t count) { return QLocale().toString(static_cast<qulonglong>(count)); };
    if (!coloring.hatchedTitle.isEmpty()) {
        lines.space();
        lines.labelled(shading.swatches[Shading::steps + Shading::steps / 4],
                       ScaleLegend::tr("%1: %2").arg(coloring.hatchedTitle, number(shading.hatched)));
    }
    if (shading.unknown > 0) {
        lines.space();
        lines.labelled(shading.swatches[Shading::unknownSwatch],
                       ScaleLegend::tr("unknown: %1").arg(number(shading.unknown)));
    }
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
    const double room = parentWidget() ? parentWidget()->width() - 2 * scaleLegendEdge : 0;
    if (!m_shading)
        return {0, static_cast<int>(lineHeightOf(font()))};
    return scaleSize(room, *m_shading, font()).toSize();
}

QSizeF ScaleLegend::scaleSize(double width, const Shading& shading, const QFont& font)
{
    const Tokens look = doppler::tokens(QApplication::palette()); // Colours do not matter here.
    Lines lines(nullptr, QRectF(0, 0, width, lineHeightOf(font)), font, look);
    writeScale(lines, shading, look);
    return {std::ceil(lines.size().width()), lines.size().height()};
}

double ScaleLegend::furtherHeight(double width, const ShadingPtr& shading, const QFont& font)
{
    return shading ? scaleSize(width, *shading, font).height() - lineHeightOf(font) : 0;
}

void ScaleLegend::paintScale(QPainter& painter, const QRectF& firstLine, const Shading& shading,
                             const QFont& font, const Tokens& tokens)
{
    Lines lines(&painter, firstLine, font, tokens);
    writeScale(lines, shading, tokens);
}

void ScaleLegend::paintEvent(QPaintEvent*)
{
    if (!m_shading)
        return;
    paintBackdrop(*this);
    QPainter painter(this);
    const double room = parentWidget() ? parentWidget()->width() - 2 * scaleLegendEdge : width();
    paintScale(painter, QRectF(0, 0, room, lineHeightOf(font())), *m_shading, font(), tokens(palette()));
}

} // namespace doppler
