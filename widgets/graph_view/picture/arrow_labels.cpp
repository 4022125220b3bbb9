// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/arrow_labels.h"

#include "widgets/graph_view/picture/text_ruler.h"
#include "widgets/ui/text/format.h"

#include <QPainter>
#include <algorithm>
#include <array>

namespace doppler {

namespace {

constexpr std::size_t mostLabels = 300; ///< In view at once.
constexpr std::size_t mostTried = 1200; ///< Arrows that are tried, the heaviest first.
constexpr int leastLetters = 9;         ///< Pixels; smaller ones are not written but at the selection.
constexpr std::array places{0.5, 0.36, 0.64, 0.22, 0.78};

/// The point of a curve of cubic pieces at this part of the way, each piece counting alike.
QPointF pointAt(std::span<const QPointF> curve, double way)
{
    const std::size_t pieces = (curve.size() - 1) / 3;
    const double along = way * static_cast<double>(pieces);
    const std::size_t piece = std::min(static_cast<std::size_t>(along), pieces - 1);
    const double t = along - static_cast<double>(piece);
    const double s = 1 - t;
    const QPointF* p = &curve[piece * 3];
    return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3];
}

class LabelPlacer {
public:
    LabelPlacer(const GraphPicture& shown, const Camera& view, const QRectF& paneRect, const QFont& font)
        : picture(shown), camera(view), pane(paneRect), ruler(font), height(QFontMetricsF(font).height() + 2)
    {
    }

    void add(std::uint32_t arrow, bool always)
    {
        const QString text = formatBytes(bytesOf(picture, arrow));
        const QSizeF size(ruler.width(text) + 8, height);
        const auto curve = picture.layout().arrow(arrow);
        std::optional<QRectF> second; // On a box, where there is no better place.
        for (const double way : places) {
            const QPointF middle = camera.toScreen(pointAt(curve, way));
            const QRectF rect(middle - QPointF(size.width() / 2, size.height() / 2), size);
            if (!pane.contains(rect) || std::ranges::any_of(labels, [&](const ArrowLabel& other) {
                    return other.rect.intersects(rect);
                }))
                continue;
            boxes.clear();
            picture.placed.index->boxesIn(camera.toScene(rect), boxes);
            if (boxes.empty()) {
                labels.push_back({arrow, rect, text});
                return;
            }
            if (!second && std::ranges::find(boxes, picture.selectedBox()) == boxes.end())
                second = rect;
        }
        if (always && second)
            labels.push_back({arrow, *second, text});
    }

    std::vector<ArrowLabel> labels;

private:
    const GraphPicture& picture;
    const Camera& camera;
    QRectF pane;
    Ruler ruler;
    double height;
    std::vector<std::uint32_t> boxes;
};

} // namespace

double bytesOf(const GraphPicture& picture, std::uint32_t arrow)
{
    if (picture.fold())
        return picture.fold()->arrows[arrow].bytes;
    return picture.graph->tensor(picture.graph->edge(EdgeId{arrow}).tensor).bytes;
}

QFont arrowLabelFont(const QFont& font, const Detail& detail)
{
    return sized(font, std::clamp(smallLetters(detail), leastLetters, 13), QFont::Normal);
}

std::vector<ArrowLabel> placeArrowLabels(const GraphPicture& picture, const Camera& camera,
                                         const QRectF& pane, std::span<const std::uint32_t> arrows,
                                         const Detail& detail, const QFont& font)
{
    const auto selected = picture.selectedBox();
    const bool all = picture.arrowLabels && detail.smallText && smallLetters(detail) >= leastLetters;
    if ((!all && !selected) || detail.boxes == Detail::Boxes::Points)
        return {};
    const auto touches = [&](std::uint32_t arrow) {
        const auto [from, to] = picture.ends(arrow);
        return from == selected || to == selected;
    };
    std::vector<std::uint32_t> own;
    std::vector<std::uint32_t> others;
    for (const std::uint32_t arrow : arrows) {
        if (touches(arrow))
            own.push_back(arrow);
        else if (all && !(picture.edgeMarks[arrow] & DimmedMark))
            others.push_back(arrow);
    }
    const auto heavier = [&](std::uint32_t a, std::uint32_t b) {
        const double x = bytesOf(picture, a);
        const double y = bytesOf(picture, b);
        return x != y ? x > y : a < b;
    };
    std::ranges::sort(own, heavier);
    const std::size_t tried = std::min(others.size(), mostTried);
    std::partial_sort(others.begin(), others.begin() + static_cast<std::ptrdiff_t>(tried), others.end(),
                      heavier);
    LabelPlacer placer(picture, camera, pane, font);
    for (const std::uint32_t arrow : own)
        if (placer.labels.size() < mostLabels)
            placer.add(arrow, true);
    for (std::size_t i = 0; i < tried && placer.labels.size() < mostLabels; ++i)
        placer.add(others[i], false);
    return std::move(placer.labels);
}

void paintArrowLabels(QPainter& painter, std::span<const ArrowLabel> labels, const GraphPicture& picture,
                      const Tokens& tokens, const QFont& font)
{
    painter.setFont(font);
    painter.setRenderHint(QPainter::Antialiasing, true);
    QColor back = tokens.canvas;
    back.setAlphaF(0.92F);
    for (const ArrowLabel& label : labels) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(back);
        painter.drawRoundedRect(label.rect, 3, 3);
        painter.setPen(picture.crosses(label.arrow) ? tokens.text : tokens.mutedText);
        painter.drawText(label.rect, Qt::AlignCenter, label.text);
    }
    painter.setBrush(Qt::NoBrush);
}

} // namespace doppler
