// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/graph_painter.h"

#include "widgets/graph_view/picture/arrow_choice.h"
#include "widgets/graph_view/picture/arrow_labels.h"
#include "widgets/graph_view/picture/lane_painter.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

Detail detailFor(double boxPixels)
{
    constexpr double comfortable = 24; // Letters don't grow as fast as boxes beyond this height.
    constexpr double lettersPerBox = 0.56;
    Detail detail;
    const double letters =
        lettersPerBox * std::min(boxPixels, comfortable) + 0.1 * std::max(0.0, boxPixels - comfortable);
    detail.labelPixels = static_cast<int>(letters + 0.25);
    detail.secondLine = boxPixels >= 2.8 * letters;
    detail.thirdLine = boxPixels >= 4 * letters;
    if (detail.labelPixels < 7)
        detail.labelPixels = 0;
    detail.boxes = boxPixels < 3   ? Detail::Boxes::Points
                   : boxPixels < 7 ? Detail::Boxes::Blocks
                                   : Detail::Boxes::Shapes;
    detail.arrows = boxPixels < 6 ? Detail::Arrows::Lines : Detail::Arrows::Curves;
    detail.heads = boxPixels >= 9;
    return detail;
}

namespace {

/// A few boxes are drawn with care even where they are small: as many shapes and curves cost no frame.
Detail detailOf(std::size_t boxes, double boxPixels)
{
    constexpr std::size_t few = 500;
    Detail detail = detailFor(boxPixels);
    if (boxes > few)
        return detail;
    if (boxPixels >= 4)
        detail.boxes = Detail::Boxes::Shapes;
    if (boxPixels >= 3)
        detail.arrows = Detail::Arrows::Curves;
    return detail;
}

void leaveSmallTextOut(Detail& detail, const PaintStyle& style)
{
    if (!style.labels || !style.legible(detail.labelPixels))
        detail.labelPixels = 0;
    detail.smallText = style.legible(smallLetters(detail));
    if (!detail.smallText)
        detail.secondLine = detail.thirdLine = false;
}

/// Makes the layer fit the pane on this device; false where a layer would not match the device's pixels.
bool prepare(PaintLayer& layer, const QPainter& painter, const QRectF& pane)
{
    if (painter.transform().type() > QTransform::TxTranslate)
        return false;
    const double ratio = painter.device()->devicePixelRatioF();
    const QRect whole = pane.toAlignedRect();
    const QSize size(static_cast<int>(std::ceil(whole.width() * ratio)),
                     static_cast<int>(std::ceil(whole.height() * ratio)));
    if (layer.image.size() != size)
        layer.image = QImage(size, QImage::Format_RGB32);
    layer.image.setDevicePixelRatio(ratio);
    layer.origin = whole.topLeft();
    return !layer.image.isNull();
}

} // namespace

void paintGraph(QPainter& painter, const GraphPicture& picture, const Camera& camera, const QRectF& pane,
                PaintStyle style)
{
    if (style.exact && camera != Camera{}) { // As at 100 %, and the lines and letters are scaled.
        PaintStyle scaled = style;
        scaled.shrink = camera.scale;
        painter.save();
        painter.setTransform(camera.transform(), true);
        paintGraph(painter, picture, {}, camera.toScene(pane), scaled);
        painter.restore();
        if (!picture.empty() && !pane.isEmpty())
            paintLaneNames(painter, picture, camera, pane, style);
        return;
    }
    if (picture.empty() || pane.isEmpty()) {
        painter.fillRect(pane, style.tokens.canvas);
        return;
    }
    constexpr double outlineReach = 12; // Outlines stand out from their boxes by less.
    const QRectF area =
        camera.toScene(pane.adjusted(-outlineReach, -outlineReach, outlineReach, outlineReach));
    std::vector<std::uint32_t> boxes;
    std::vector<std::uint32_t> arrows;
    picture.placed.index->boxesIn(area, boxes);
    picture.placed.index->arrowsIn(area, arrows);
    Detail detail = detailOf(boxes.size(), picture.layout().box.height() * camera.scale);
    if (!style.exact)
        fitArrowsToFrame(picture, camera, pane, arrows, detail, style.frameShare);
    leaveSmallTextOut(detail, style);
    if (style.exact || !style.layer || !prepare(*style.layer, painter, pane)) {
        style.layer = nullptr;
        painter.fillRect(pane, style.tokens.canvas);
    }
    painter.save();
    paintArrows(painter, picture, camera, pane, arrows, detail, style);
    paintBoxes(painter, picture, camera, boxes, detail, style);
    const QFont labelFont = arrowLabelFont(style.font, detail);
    paintArrowLabels(painter, placeArrowLabels(picture, camera, pane, arrows, detail, labelFont), picture,
                     style.tokens, labelFont);
    if (style.shrink == 1) // Otherwise the caller writes them, in their usual size.
        paintLaneNames(painter, picture, camera, pane, style);
    painter.restore();
}

} // namespace doppler
