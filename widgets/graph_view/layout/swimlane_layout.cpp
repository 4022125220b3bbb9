// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/layout/swimlane_layout.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <queue>
#include <utility>
#include <vector>

namespace doppler {

namespace {

constexpr double boxGap = 8;   ///< Between boxes of one row, and between rows.
constexpr double lanePad = 10; ///< Above the first and below the last row of a lane.
constexpr double gutter = 104; ///< Left of the axis, for the lanes' names.
constexpr int stretchSteps = 24;
constexpr std::size_t stopEvery = 1024; ///< Boxes between two looks at the stop token.

/// Gives every box of a lane the first row in which nothing stands at its place. Boxes come by their left
/// edges, so that a row that is free once stays so until it is given.
class LaneRows {
public:
    /// A row that is free from `left` on; it is taken as far as `right`.
    std::size_t take(double left, double right)
    {
        for (; !taken.empty() && taken.top().first <= left; taken.pop())
            free.push(taken.top().second);
        std::size_t row = rows;
        if (free.empty()) {
            ++rows;
        } else {
            row = free.top();
            free.pop();
        }
        taken.emplace(right, row);
        return row;
    }
    [[nodiscard]] std::size_t count() const { return rows; }

private:
    template <class Value>
    using Least = std::priority_queue<Value, std::vector<Value>, std::greater<>>;
    Least<std::pair<double, std::size_t>> taken; ///< Until where, and which.
    Least<std::size_t> free;
    std::size_t rows = 0;
};

class LaneLayouter {
public:
    LaneLayouter(const LayoutInput& in, const LaneInput& where) : input(in), lanes(where)
    {
        order.resize(input.count);
        std::iota(order.begin(), order.end(), 0U);
        std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            return lanes.start[a] != lanes.start[b] ? lanes.start[a] < lanes.start[b] : a < b;
        });
        rowHeight.assign(lanes.lanes, shape.box.height());
        for (std::size_t b = 0; b < input.count; ++b)
            if (input.isLarge(b))
                rowHeight[lanes.lane[b]] = shape.largeBox.height();
        longest = input.count == 0 ? 0 : lanes.start[order.back()];
    }

    std::optional<GraphLayout> layout(double aspect, const std::stop_token& stop)
    {
        if (!stretch(std::clamp(aspect, 0.2, 5.0), stop) || !place(stop))
            return {};
        return finished();
    }

private:
    [[nodiscard]] double widthOf(std::size_t b) const
    {
        return input.isLarge(b) ? shape.largeBox.width() : shape.box.width();
    }
    /// The widest box of the picture.
    [[nodiscard]] double widest() const
    {
        return input.large.empty() ? shape.box.width() : shape.largeBox.width();
    }
    [[nodiscard]] double heightOf(std::span<const std::size_t> rows) const
    {
        double height = 0;
        for (std::size_t lane = 0; lane < lanes.lanes; ++lane)
            height += laneHeight(lane, rows[lane]);
        return height;
    }
    [[nodiscard]] double laneHeight(std::size_t lane, std::size_t rows) const
    {
        return 2 * lanePad +
               static_cast<double>(std::max<std::size_t>(rows, 1)) * (rowHeight[lane] + boxGap) - boxGap;
    }

    /// How many rows each lane needs at this scale: as many as boxes are at one place at most.
    [[nodiscard]] std::vector<std::size_t> rowsAt(double scale) const
    {
        using Ends = std::priority_queue<double, std::vector<double>, std::greater<>>;
        std::vector<Ends> ends(lanes.lanes);
        for (const std::uint32_t b : order) {
            Ends& open = ends[lanes.lane[b]];
            const double left = lanes.start[b] * scale;
            if (!open.empty() && open.top() <= left)
                open.pop();
            open.push(left + widthOf(b) + boxGap);
        }
        std::vector<std::size_t> rows;
        for (const Ends& open : ends)
            rows.push_back(open.size());
        return rows;
    }

    /// Finds the scale at which width and height are as the pane's.
    bool stretch(double aspect, const std::stop_token& stop)
    {
        if (longest <= 0) {
            unitsPerStep = widest() + boxGap;
            return true;
        }
        const double column = widest() + boxGap;
        // By level a column has to hold a box; by time boxes may stand in more rows instead.
        double low = lanes.isTime ? 2 * column / longest : column + 24;
        double high = lanes.isTime ? column * static_cast<double>(input.count + 2) / longest : column + 320;
        for (int step = 0; step < stretchSteps && high > low * 1.01; ++step) {
            if (stop.stop_requested())
                return false;
            const double middle = std::sqrt(low * high);
            const double width = gutter + longest * middle + widest();
            (width < aspect * heightOf(rowsAt(middle)) ? low : high) = middle;
        }
        unitsPerStep = low;
        return true;
    }

    bool place(const std::stop_token& stop)
    {
        out.flow = FlowDirection::LeftToRight;
        out.box = shape.box;
        out.largeBox = shape.largeBox;
        out.large = input.large;
        out.centers.resize(input.count);
        std::vector<std::size_t> row(input.count, 0);
        std::vector<LaneRows> rows(lanes.lanes);
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (i % stopEvery == 0 && stop.stop_requested())
                return false;
            const std::uint32_t b = order[i];
            const double left = lanes.start[b] * unitsPerStep;
            row[b] = rows[lanes.lane[b]].take(left, left + widthOf(b) + boxGap);
        }
        const double right = gutter + longest * unitsPerStep + widest() + 2 * lanePad;
        double top = 0;
        for (std::size_t lane = 0; lane < lanes.lanes; ++lane) {
            const double height = laneHeight(lane, rows[lane].count());
            out.lanes.emplace_back(0, top, right, height);
            top += height;
        }
        for (std::size_t b = 0; b < input.count; ++b) {
            const std::size_t lane = lanes.lane[b];
            const double step = rowHeight[lane] + boxGap;
            out.centers[b] = {gutter + lanes.start[b] * unitsPerStep + widthOf(b) / 2,
                              out.lanes[lane].top() + lanePad + static_cast<double>(row[b]) * step +
                                  rowHeight[lane] / 2};
        }
        if (lanes.isTime)
            out.axis = LayoutAxis{gutter, unitsPerStep};
        return true;
    }

    GraphLayout finished()
    {
        out.arrowStart.push_back(0);
        for (const LayoutInput::Arrow& arrow : input.arrows) {
            addArrow(out.rect(arrow.from), out.rect(arrow.to));
            out.arrowStart.push_back(static_cast<std::uint32_t>(out.arrowPoints.size()));
        }
        out.bounds = boundsOf(out);
        for (const QRectF& lane : out.lanes)
            out.bounds |= lane;
        return std::move(out);
    }

    void addArrow(const QRectF& from, const QRectF& to)
    {
        const QPointF tail(from.right(), from.center().y());
        const QPointF head(to.left(), to.center().y());
        const double way = head.x() - tail.x();
        const double reach = way > 0 ? std::max(16.0, way / 2) : std::min(90.0, 30 - way / 4);
        // In one row an arrow would run through what lies between: it passes above.
        const bool level = std::abs(head.y() - tail.y()) < 1 && std::abs(way) > shape.box.width();
        const QPointF lift(0, level ? -from.height() * 1.1 : 0);
        out.arrowPoints.insert(out.arrowPoints.end(), {tail, tail + QPointF(reach, 0) + lift,
                                                       head - QPointF(reach, 0) + lift, head});
    }

    const LayoutInput& input;
    const LaneInput& lanes;
    LayoutShape shape;
    std::vector<std::uint32_t> order; ///< By start.
    std::vector<double> rowHeight;    ///< By lane.
    double longest = 0;               ///< The last start.
    double unitsPerStep = 1;          ///< Scene units per second, or per level.
    GraphLayout out;
};

} // namespace

std::optional<GraphLayout> swimlaneLayout(const LayoutInput& input, const LaneInput& lanes, double aspect,
                                          const std::stop_token& stop)
{
    return LaneLayouter(input, lanes).layout(aspect, stop);
}

} // namespace doppler
