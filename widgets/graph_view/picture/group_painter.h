// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/graph_view/picture/text_ruler.h"

#include <QPixmap>
#include <array>
#include <unordered_map>

namespace doppler {

/// Rectangles without outline, to be filled by colour.
using BlocksByColor = std::unordered_map<QRgb, std::vector<QRectF>>;

/// Draws closed groups: a card upon another one, with name and number of vertices, what they cost, what comes
/// in and goes out, and a bar of the devices' shares. What is too small for letters is the bar alone.
class GroupPainter {
public:
    /// `box`: the size of a group on the screen.
    GroupPainter(QPainter& target, const GraphPicture& shown, const PaintStyle& look, const QSizeF& box);

    /// The shares of its devices, side by side.
    void appendBlocks(std::uint32_t box, const QRectF& rect, bool dim, BlocksByColor& blocks) const;
    /// `pixels`: device pixels per pixel where stamps can be used, else 0.
    void paint(std::uint32_t box, const QRectF& rect, double radius, double pixels, bool dim);

private:
    enum class Lines { None, Name, All };
    static constexpr std::size_t stateCount = 5; // Four, and none.
    struct Look {
        std::optional<BoxStyle> style;
        QPixmap stamp;
    };

    [[nodiscard]] QColor shade(const QColor& color, bool dim) const;
    Look& look(std::optional<VertexState> state, bool dim);
    void paintCard(Look& look, const QRectF& rect, double radius, double pixels);
    void paintBar(std::uint32_t box, const QRectF& bar, bool dim);
    void paintLines(std::uint32_t box, const QRectF& room, const BoxStyle& style);

    QPainter& painter;
    const GraphPicture& picture;
    Tokens tokens;
    Lines lines;
    QFont nameFont;
    QFont smallFont;
    Ruler name;
    Ruler small;
    bool counts; ///< Numbers of vertices are written, in small letters.
    std::array<Look, stateCount * 2> looks;
};

} // namespace doppler
