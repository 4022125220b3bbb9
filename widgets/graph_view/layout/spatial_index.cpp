// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/layout/spatial_index.h"

#include <algorithm>
#include <cmath>

namespace doppler {

RectIndex::RectIndex(std::span<const QRectF> rects)
{
    if (rects.empty())
        return;
    QRectF all = rects[0];
    double smallest = std::max(rects[0].width(), rects[0].height());
    for (const QRectF& r : rects) {
        all.setLeft(std::min(all.left(), r.left()));
        all.setTop(std::min(all.top(), r.top()));
        all.setRight(std::max(all.right(), r.right()));
        all.setBottom(std::max(all.bottom(), r.bottom()));
        smallest = std::min(smallest, std::max(r.width(), r.height()));
    }
    origin = all.topLeft();
    const double extent = std::max({all.width(), all.height(), 1.0});
    // Not finer than 4096 cells a side, so that cell numbers stay small whatever the sizes are.
    for (double size = std::max(smallest, extent / 4096);; size *= 2) {
        Grid grid;
        grid.cellSize = size;
        grid.columns = static_cast<std::int64_t>(all.width() / size) + 1;
        grid.rows = static_cast<std::int64_t>(all.height() / size) + 1;
        grids.push_back(std::move(grid));
        if (size >= extent)
            break;
    }
    boxes.reserve(rects.size());
    for (std::uint32_t i = 0; i < rects.size(); ++i) {
        const QRectF& r = rects[i];
        boxes.push_back({static_cast<float>(r.left()), static_cast<float>(r.top()),
                         static_cast<float>(r.right()), static_cast<float>(r.bottom())});
        const double size = std::max(r.width(), r.height());
        std::size_t level = 0;
        while (level + 1 < grids.size() && grids[level].cellSize < size)
            ++level;
        Grid& grid = grids[level];
        const QPointF place = (r.center() - origin) / grid.cellSize;
        const auto cell =
            static_cast<std::int64_t>(place.y()) * grid.columns + static_cast<std::int64_t>(place.x());
        grid.entries.push_back({static_cast<std::uint64_t>(cell), i});
    }
    std::erase_if(grids, [](const Grid& grid) { return grid.entries.empty(); });
    for (Grid& grid : grids)
        std::stable_sort(grid.entries.begin(), grid.entries.end(),
                         [](const Entry& a, const Entry& b) { return a.cell < b.cell; });
}

void RectIndex::find(const QRectF& area, std::vector<std::uint32_t>& out) const
{
    out.clear();
    const Box wanted{static_cast<float>(area.left()), static_cast<float>(area.top()),
                     static_cast<float>(area.right()), static_cast<float>(area.bottom())};
    const auto take = [&](std::uint32_t i) {
        const Box& b = boxes[i];
        if (b.left <= wanted.right && b.right >= wanted.left && b.top <= wanted.bottom &&
            b.bottom >= wanted.top)
            out.push_back(i);
    };
    if (grids.empty())
        return;
    const Grid& finest = grids.front();
    const QRectF all(origin, QSizeF(static_cast<double>(finest.columns), static_cast<double>(finest.rows)) *
                                 finest.cellSize);
    const QRectF seen = all & area;
    if (4 * seen.width() * seen.height() > all.width() * all.height()) {
        // Looking at each, in order, is quicker than sorting so many.
        for (std::uint32_t i = 0; i < boxes.size(); ++i)
            take(i);
        return;
    }
    for (const Grid& grid : grids) {
        const auto cellOf = [&](double distance, std::int64_t count) {
            return static_cast<std::int64_t>(
                std::clamp(std::floor(distance / grid.cellSize), -1.0, static_cast<double>(count)));
        };
        const double reach = grid.cellSize / 2; // A rectangle reaches half its size beyond its centre.
        const std::int64_t left =
            std::max<std::int64_t>(0, cellOf(area.left() - origin.x() - reach, grid.columns));
        const std::int64_t right =
            std::min(grid.columns - 1, cellOf(area.right() - origin.x() + reach, grid.columns));
        const std::int64_t top =
            std::max<std::int64_t>(0, cellOf(area.top() - origin.y() - reach, grid.rows));
        const std::int64_t bottom =
            std::min(grid.rows - 1, cellOf(area.bottom() - origin.y() + reach, grid.rows));
        const auto rows = bottom - top + 1;
        if (right < left || rows <= 0)
            continue;
        if (static_cast<std::size_t>(rows) >= grid.entries.size()) { // Cheaper to look at each.
            for (const Entry& entry : grid.entries)
                take(entry.index);
            continue;
        }
        for (std::int64_t row = top; row <= bottom; ++row) {
            const auto first = static_cast<std::uint64_t>(row * grid.columns + left);
            const auto last = static_cast<std::uint64_t>(row * grid.columns + right);
            auto at =
                std::lower_bound(grid.entries.begin(), grid.entries.end(), first,
                                 [](const Entry& entry, std::uint64_t cell) { return entry.cell < cell; });
            for (; at != grid.entries.end() && at->cell <= last; ++at)
                take(at->index);
        }
    }
    std::sort(out.begin(), out.end());
}

namespace {

std::vector<QRectF> boxRects(const GraphLayout& layout)
{
    std::vector<QRectF> rects;
    rects.reserve(layout.centers.size());
    for (std::size_t i = 0; i < layout.centers.size(); ++i)
        rects.push_back(layout.rect(i));
    return rects;
}

std::vector<QRectF> arrowRects(const GraphLayout& layout)
{
    std::vector<QRectF> rects;
    rects.reserve(layout.arrowCount());
    for (std::size_t a = 0; a < layout.arrowCount(); ++a) {
        const auto points = layout.arrow(a);
        const auto [left, right] =
            std::minmax_element(points.begin(), points.end(), [](auto& p, auto& q) { return p.x() < q.x(); });
        const auto [top, bottom] =
            std::minmax_element(points.begin(), points.end(), [](auto& p, auto& q) { return p.y() < q.y(); });
        rects.emplace_back(QPointF(left->x(), top->y()), QPointF(right->x(), bottom->y()));
    }
    return rects;
}

double squared(const QPointF& p) { return QPointF::dotProduct(p, p); }

double squaredDistance(const QPointF& at, const QPointF& a, const QPointF& b)
{
    const QPointF d = b - a;
    const double length = squared(d);
    const double way = length > 0 ? std::clamp(QPointF::dotProduct(at - a, d) / length, 0.0, 1.0) : 0;
    return squared(at - a - d * way);
}

} // namespace

SpatialIndex::SpatialIndex(const GraphLayout& layout)
    : boxIndex(boxRects(layout)), arrowIndex(arrowRects(layout))
{
}

std::optional<std::uint32_t> boxAt(const GraphLayout& layout, const SpatialIndex& index, const QPointF& at)
{
    std::vector<std::uint32_t> found;
    index.boxesIn(QRectF(at, QSizeF(0, 0)), found);
    for (std::size_t i = found.size(); i-- > 0;) // The last is painted on top.
        if (layout.rect(found[i]).contains(at))
            return found[i];
    return {};
}

std::optional<std::uint32_t> arrowAt(const GraphLayout& layout, const SpatialIndex& index, const QPointF& at,
                                     double reach)
{
    std::vector<std::uint32_t> found;
    index.arrowsIn(QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach), found);
    std::optional<std::uint32_t> nearest;
    double least = reach * reach;
    std::vector<QPointF> points;
    for (const std::uint32_t a : found) {
        points.clear();
        appendFlattened(layout.arrow(a), 12, points);
        for (std::size_t i = 1; i < points.size(); ++i) {
            if (const double distance = squaredDistance(at, points[i - 1], points[i]); distance <= least) {
                least = distance;
                nearest = a;
            }
        }
    }
    return nearest;
}

} // namespace doppler
