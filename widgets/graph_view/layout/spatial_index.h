// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/layout/layout.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace doppler {

/// Finds the rectangles that meet another one: loose grids of doubling cell size. Each rectangle lies once,
/// by its centre, in the grid whose cells are at least as large as it.
class RectIndex {
public:
    RectIndex() = default;
    explicit RectIndex(std::span<const QRectF> rects);
    /// Indices of all rectangles that meet the area, ascending.
    void find(const QRectF& area, std::vector<std::uint32_t>& out) const;

private:
    struct Entry {
        std::uint64_t cell;
        std::uint32_t index;
    };
    struct Grid {
        double cellSize = 1;
        std::int64_t columns = 1;
        std::int64_t rows = 1;
        std::vector<Entry> entries; ///< By cell, row by row.
    };
    struct Box {
        float left, top, right, bottom;
    };
    QPointF origin;
    std::vector<Grid> grids;
    std::vector<Box> boxes;
};

/// Boxes and arrows of one layout, for culling and for what is under the pointer. Immutable once made.
class SpatialIndex {
public:
    explicit SpatialIndex(const GraphLayout& layout);
    void boxesIn(const QRectF& area, std::vector<std::uint32_t>& out) const { boxIndex.find(area, out); }
    void arrowsIn(const QRectF& area, std::vector<std::uint32_t>& out) const { arrowIndex.find(area, out); }

private:
    RectIndex boxIndex;
    RectIndex arrowIndex;
};

/// The box at a point of the scene.
std::optional<std::uint32_t> boxAt(const GraphLayout& layout, const SpatialIndex& index, const QPointF& at);
/// The arrow that passes a point of the scene most closely, within `reach` units.
std::optional<std::uint32_t> arrowAt(const GraphLayout& layout, const SpatialIndex& index, const QPointF& at,
                                     double reach);

} // namespace doppler
