// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/camera.h"
#include "widgets/graph_view/picture/graph_picture.h"

#include <QFont>
#include <QImage>
#include <cstddef>

class QPainter;

namespace doppler {

/// How much of everything is worth drawing.
struct Detail {
    enum class Boxes {
        Points, ///< Below some 3 pixels: rectangles in batches by colour.
        Blocks, ///< Rectangles, with outlines where these mean something.
        Shapes, ///< Rounded, with bars and ticks.
    } boxes = Boxes::Shapes;
    enum class Arrows {
        Lines,  ///< Straight, hair-thin.
        Curves, ///< Smooth.
    } arrows = Arrows::Curves;
    bool heads = true;       ///< Where data changes device.
    int labelPixels = 0;     ///< Height of the letters; 0: no label.
    bool secondLine = false; ///< Operation and shape.
    bool thirdLine = false;  ///< Source: the path of the module, or the kernel.
    bool smallText =
        true; ///< Texts in smaller letters than the label: devices, operations, sizes of tensors.

    [[nodiscard]] bool operator==(const Detail&) const = default;
};

/// The size of text in smaller letters than the label, in pixels.
inline int smallLetters(const Detail& detail) { return detail.labelPixels * 4 / 5; }

/// The detail for boxes of this height on the screen.
Detail detailFor(double boxPixels);

/// The pixels that arrows are drawn into, kept from one frame to the next. RGB32.
struct PaintLayer {
    QImage image;
    QPointF origin; ///< Where it lies in the pane.
};

/// What the painter needs besides the picture.
struct PaintStyle {
    Tokens tokens;
    QFont font;
    bool exact = false;          ///< For pictures that are looked at at any size (SVG, PDF): draw it all.
    PaintLayer* layer = nullptr; ///< Null, or on a painter that is scaled: all through QPainter.
    bool labels = true;          ///< Names are written in boxes.
    double frameShare = 1;       ///< The share of a frame that arrows may take: less next to another graph.
    double leastLetters = 0;     ///< Smaller text is left out, in pixels of the pane; for printed figures.
    double shrink = 1; ///< Pixels of the pane per pixel of the painter, where it is scaled for `exact`.

    /// Whether text of this size, in pixels of the painter, is large enough to be read.
    [[nodiscard]] bool legible(int letters) const { return letters * shrink >= leastLetters; }
};

/// Paints the canvas and what of the picture is in the pane (pixels).
void paintGraph(QPainter& painter, const GraphPicture& picture, const Camera& camera, const QRectF& pane,
                PaintStyle style);

/// The second line of a vertex's box: the operation with the shape of its output; where the box has a third
/// line, also its attributes. If only the shapes of the inputs are known, those; without any shape, the bytes
/// of the output where there is a third line. Empty if the box has no second line.
QString operationText(const Vertex& vertex, const Detail& detail);
/// The third line: where the vertex comes from, which is the path of its module, else its kernel. Empty if
/// the box has no third line.
QString sourceText(const Vertex& vertex, const Detail& detail);

/// One box as the style says, without label and bar.
void paintBoxShape(QPainter& painter, const QRectF& rect, double radius, const BoxStyle& style);
/// The bar of a style that has one: how much is done, 0 .. 1.
void paintProgress(QPainter& painter, const QRectF& rect, double radius, const BoxStyle& style,
                   double progress);

/// The two halves of paintGraph(), for indices that are known to be in view. Arrows bring the lanes of a
/// layout that has some and, where the style has a layer, the canvas.
void paintArrows(QPainter& painter, const GraphPicture& picture, const Camera& camera, const QRectF& pane,
                 std::span<const std::uint32_t> arrows, const Detail& detail, const PaintStyle& style);
void paintBoxes(QPainter& painter, const GraphPicture& picture, const Camera& camera,
                std::span<const std::uint32_t> boxes, const Detail& detail, const PaintStyle& style);

} // namespace doppler
