// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/layout/wrapped_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

constexpr std::size_t leastRanks = 12;
constexpr double rankGap = 48;
constexpr double rowGap = 56; ///< Between rows, for the arrows that come back.
constexpr double bend = 10;   ///< Radius of the corners of those.

/// How large a picture appears in a pane of height 1.
double scaleOf(double width, double height, double aspect) { return std::min(aspect / width, 1 / height); }

/// The number of rows that shows a strip of this length and breadth largest.
std::size_t rowsFor(double length, double breadth, double aspect)
{
    const auto scale = [&](std::size_t rows) {
        const auto n = static_cast<double>(rows);
        return scaleOf(length / n, n * breadth + (n - 1) * rowGap, aspect);
    };
    const auto guess = static_cast<std::size_t>(std::sqrt(length / (aspect * (breadth + rowGap))));
    const std::size_t rows = std::max<std::size_t>(1, guess);
    return scale(rows + 1) > scale(rows) ? rows + 1 : rows;
}

/// A way along straight lines with round corners, as pieces of Bezier curves; appended.
void appendRounded(std::span<const QPointF> way, std::vector<QPointF>& out)
{
    const auto line = [&](const QPointF& to) {
        const QPointF from = out.back();
        out.push_back(from + (to - from) / 3);
        out.push_back(from + (to - from) * (2.0 / 3));
        out.push_back(to);
    };
    const auto toward = [](const QPointF& from, const QPointF& to, double most) {
        const QPointF d = to - from;
        const double length = std::hypot(d.x(), d.y());
        return length > 0 ? from + d * (std::min(most, length / 2) / length) : from;
    };
    out.push_back(way.front());
    for (std::size_t i = 1; i + 1 < way.size(); ++i) {
        const QPointF into = toward(way[i], way[i - 1], bend);
        const QPointF away = toward(way[i], way[i + 1], bend);
        line(into);
        out.push_back(into + (way[i] - into) * 0.55);
        out.push_back(away + (way[i] - away) * 0.55);
        out.push_back(away);
    }
    line(way.back());
}

class Wrapping {
public:
    Wrapping(const GraphLayout& given, const LayoutInput& arrows, std::span<const std::uint32_t> rankOf)
        : strip(given), input(arrows), ranks(rankOf)
    {
    }
    GraphLayout make(double aspect);

private:
    struct Span {
        double first = std::numeric_limits<double>::infinity();
        double last = -std::numeric_limits<double>::infinity();
        void take(double from, double to)
        {
            first = std::min(first, from);
            last = std::max(last, to);
        }
    };
    struct Row {
        double left = 0; ///< In the strip.
        Span across;     ///< In the strip.
        double top = 0;  ///< In the new picture.
        std::size_t leaving = 0;
    };

    void measureRanks();
    void breakIntoRows(double width);
    void placeRows();
    [[nodiscard]] std::uint32_t rowOf(std::uint32_t box) const { return rowOfRank[ranks[box]]; }
    [[nodiscard]] QPointF moved(const QPointF& p, const Row& row) const
    {
        return {p.x() - row.left, p.y() - row.across.first + row.top};
    }
    void appendReturn(std::size_t arrow, GraphLayout& out);

    const GraphLayout& strip;
    const LayoutInput& input;
    std::span<const std::uint32_t> ranks;
    std::vector<Span> along; ///< By rank.
    std::vector<std::uint32_t> rowOfRank;
    std::vector<Row> rows;
    std::vector<std::size_t> left; ///< By row: arrows that have gone into the gap below it.
    std::size_t beside = 0;        ///< Arrows that have gone along the margin.
};

void Wrapping::measureRanks()
{
    along.resize(ranks.empty() ? 0 : *std::max_element(ranks.begin(), ranks.end()) + 1);
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const QRectF r = strip.rect(i);
        along[ranks[i]].take(r.left(), r.right());
    }
}

void Wrapping::breakIntoRows(double width)
{
    for (const Span& rank : along) {
        if (rows.empty() || rank.last - rows.back().left > width * 1.001) {
            rows.emplace_back();
            rows.back().left = rank.first;
        }
        rowOfRank.push_back(static_cast<std::uint32_t>(rows.size() - 1));
    }
    for (std::uint32_t i = 0; i < ranks.size(); ++i)
        rows[rowOf(i)].across.take(strip.rect(i).top(), strip.rect(i).bottom());
    for (std::size_t a = 0; a < input.arrows.size(); ++a) {
        const auto [from, to] = input.arrows[a];
        if (rowOf(from) != rowOf(to)) {
            ++rows[rowOf(from)].leaving;
            continue;
        }
        for (const QPointF& p : strip.arrow(a))
            rows[rowOf(from)].across.take(p.y(), p.y());
    }
}

void Wrapping::placeRows()
{
    double top = 0;
    for (Row& row : rows) {
        row.top = top;
        top += row.across.last - row.across.first + rowGap;
    }
    left.assign(rows.size(), 0);
}

void Wrapping::appendReturn(std::size_t arrow, GraphLayout& out)
{
    const auto [from, to] = input.arrows[arrow];
    const Row& row = rows[rowOf(from)];
    const Row& target = rows[rowOf(to)];
    const QPointF start = moved({strip.rect(from).right(), strip.centers[from].y()}, row);
    const QPointF end = moved({strip.rect(to).left(), strip.centers[to].y()}, target);
    // Arrows that share a gap lie side by side in it.
    const double share = static_cast<double>(++left[rowOf(from)]) / static_cast<double>(row.leaving + 1);
    const double turn = along[ranks[from]].last - row.left + rankGap * (0.25 + 0.5 * share);
    const double into = along[ranks[to]].first - target.left - rankGap * (0.25 + 0.5 * share);
    const double channel = row.top + row.across.last - row.across.first + rowGap * (0.15 + 0.7 * share);
    std::vector<QPointF> way{start, {turn, start.y()}, {turn, channel}};
    if (rowOf(to) > rowOf(from) + 1) { // Around the rows between.
        const double margin = -rankGap - 4.0 * static_cast<double>(beside++ % 12);
        const double above = target.top - rowGap * (0.15 + 0.7 * share);
        way.insert(way.end(), {{margin, channel}, {margin, above}, {into, above}});
    } else {
        way.emplace_back(into, channel);
    }
    way.insert(way.end(), {{into, end.y()}, end});
    appendRounded(way, out.arrowPoints);
}

GraphLayout Wrapping::make(double aspect)
{
    measureRanks();
    const double length = strip.bounds.width() + rankGap;
    const std::size_t count = rowsFor(length, std::max(1.0, strip.bounds.height()), aspect);
    // No rank is cut, so a row may need some room more.
    double widest = 0;
    for (const Span& rank : along)
        widest = std::max(widest, rank.last - rank.first);
    breakIntoRows(std::max(widest, length / static_cast<double>(count)));
    placeRows();

    GraphLayout out;
    out.flow = strip.flow;
    out.box = strip.box;
    out.largeBox = strip.largeBox;
    out.large = strip.large;
    out.centers.reserve(strip.centers.size());
    for (std::uint32_t i = 0; i < ranks.size(); ++i)
        out.centers.push_back(moved(strip.centers[i], rows[rowOf(i)]));
    out.arrowStart.push_back(0);
    for (std::size_t a = 0; a < input.arrows.size(); ++a) {
        if (const auto [from, to] = input.arrows[a]; rowOf(from) != rowOf(to))
            appendReturn(a, out);
        else
            for (const QPointF& p : strip.arrow(a))
                out.arrowPoints.push_back(moved(p, rows[rowOf(from)]));
        out.arrowStart.push_back(static_cast<std::uint32_t>(out.arrowPoints.size()));
    }
    out.bounds = boundsOf(out);
    return out;
}

} // namespace

std::optional<LayoutShape> stripShape(std::span<const std::uint32_t> ranks, double aspect,
                                      std::span<const char> large)
{
    const double pane = std::clamp(aspect, 0.2, 5.0);
    const std::uint32_t depth = ranks.empty() ? 0 : *std::max_element(ranks.begin(), ranks.end()) + 1;
    if (depth < leastRanks)
        return {};
    LayoutShape shape;
    shape.flow = FlowDirection::LeftToRight;
    shape.rankGap = rankGap;
    struct Extent {
        QSizeF most;
        double sum[2] = {0, 0}; ///< Of heights and of widths, with gaps.
    };
    std::vector<Extent> extents(depth);
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const bool isLarge = !large.empty() && large[i];
        const QSizeF& box = isLarge ? shape.largeBox : shape.box;
        Extent& rank = extents[ranks[i]];
        rank.most = rank.most.expandedTo(box);
        rank.sum[0] += box.height() + shape.gapOf(isLarge);
        rank.sum[1] += box.width() + shape.gapOf(isLarge);
    }
    double across = 0;
    double down = 0;
    double height = 0;
    double width = 0;
    for (const Extent& rank : extents) {
        across += rank.most.width() + rankGap;
        down += rank.most.height() + 40;
        height = std::max(height, rank.sum[0]);
        width = std::max(width, rank.sum[1]);
    }
    const auto n = static_cast<double>(rowsFor(across, height, pane));
    const double plain = std::max(scaleOf(across, height, pane), scaleOf(width, down, pane));
    return scaleOf(across / n, n * height + (n - 1) * rowGap, pane) >= 2 * plain ? std::optional(shape)
                                                                                 : std::nullopt;
}

GraphLayout wrapped(const GraphLayout& layout, const LayoutInput& input, std::span<const std::uint32_t> ranks,
                    double aspect)
{
    return Wrapping(layout, input, ranks).make(std::clamp(aspect, 0.2, 5.0));
}

} // namespace doppler
