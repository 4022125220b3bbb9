// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/layout/layered_layout.h"

#include <algorithm>
#include <numeric>

namespace doppler {

std::vector<double> placeInOrder(std::span<const double> wanted, std::span<const double> weights,
                                 std::span<const double> distances)
{
    // With the least distances taken away this is isotonic regression: neighbours that want to be in the
    // wrong order are pooled at their common mean.
    struct Pool {
        double mean;
        double weight;
        std::size_t size;
    };
    std::vector<double> offset(wanted.size(), 0.0);
    std::vector<Pool> pools;
    pools.reserve(wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (i > 0)
            offset[i] = offset[i - 1] + distances[i - 1];
        Pool last{wanted[i] - offset[i], weights[i], 1};
        while (!pools.empty() && pools.back().mean > last.mean) {
            const Pool& before = pools.back();
            const double weight = before.weight + last.weight;
            last.mean = (before.mean * before.weight + last.mean * last.weight) / weight;
            last.weight = weight;
            last.size += before.size;
            pools.pop_back();
        }
        pools.push_back(last);
    }
    std::vector<double> placed;
    placed.reserve(wanted.size());
    for (const Pool& pool : pools)
        for (std::size_t k = 0; k < pool.size; ++k)
            placed.push_back(pool.mean + offset[placed.size()]);
    return placed;
}

namespace {

constexpr std::uint32_t longestLane = 16;
constexpr double laneGap = 6;
constexpr std::size_t fewNodes = 4000; ///< Up to here more sweeps are affordable.

/// Adjacency in compressed rows.
struct Rows {
    std::vector<std::uint32_t> start;
    std::vector<std::uint32_t> items;
    [[nodiscard]] std::span<const std::uint32_t> operator[](std::size_t row) const
    {
        return {items.data() + start[row], start[row + 1] - start[row]};
    }
};

struct Segment {
    std::uint32_t from;
    std::uint32_t to;
};

Rows makeRows(std::size_t count, const std::vector<Segment>& segments, bool forward)
{
    Rows rows;
    rows.start.assign(count + 1, 0);
    for (const Segment& s : segments)
        ++rows.start[(forward ? s.from : s.to) + 1];
    std::partial_sum(rows.start.begin(), rows.start.end(), rows.start.begin());
    rows.items.resize(segments.size());
    auto at = rows.start;
    for (const Segment& s : segments)
        rows.items[at[forward ? s.from : s.to]++] = forward ? s.to : s.from;
    return rows;
}

/// Boxes and, on the ranks that long arrows pass, lanes; every segment leads to the next rank.
class Layers {
public:
    Layers(const LayoutInput& input, std::span<const std::uint32_t> ranks);

    void orderFirst();
    /// One barycentre sweep, down (from the first rank) or up.
    void sweep(bool down);
    [[nodiscard]] std::size_t crossings() const;
    void place(const LayoutShape& shape, int passes, const std::stop_token& stop);
    [[nodiscard]] GraphLayout drawing(const LayoutInput& input, const LayoutShape& shape) const;

    [[nodiscard]] std::size_t nodeCount() const { return rankOf.size(); }

    std::vector<std::vector<std::uint32_t>> members; ///< By rank, in order across.

private:
    void renumber(const std::vector<std::uint32_t>& rank);
    void placeRank(std::size_t rank, bool down, const LayoutShape& shape);
    /// Of a box across the flow; a lane has none.
    [[nodiscard]] double breadth(std::uint32_t node, const LayoutShape& shape) const
    {
        if (node >= boxes)
            return 0;
        const QSizeF& size = isLarge(node) ? shape.largeBox : shape.box;
        return shape.flow == FlowDirection::LeftToRight ? size.height() : size.width();
    }
    [[nodiscard]] double length(std::uint32_t node, const LayoutShape& shape) const
    {
        const QSizeF& size = isLarge(node) ? shape.largeBox : shape.box;
        return shape.flow == FlowDirection::LeftToRight ? size.width() : size.height();
    }
    [[nodiscard]] bool isLarge(std::uint32_t node) const
    {
        return node < boxes && !large.empty() && large[node];
    }
    /// Between neighbours of a rank.
    [[nodiscard]] double gap(std::uint32_t one, std::uint32_t other, const LayoutShape& shape) const
    {
        return one >= boxes && other >= boxes ? laneGap : shape.gapOf(isLarge(one) || isLarge(other));
    }

    std::size_t boxes;
    std::vector<char> large;
    std::vector<std::uint32_t> rankOf;
    std::vector<std::uint32_t> firstLane; ///< By arrow; lanes of one arrow are consecutive. boxes: none.
    Rows next;
    Rows before;
    std::vector<double> position; ///< Place in the rank's order.
    std::vector<double> across;   ///< Coordinate across the flow.
};

Layers::Layers(const LayoutInput& input, std::span<const std::uint32_t> ranks)
    : boxes(input.count), large(input.large), rankOf(ranks.begin(), ranks.end())
{
    std::vector<Segment> segments;
    segments.reserve(input.arrows.size());
    firstLane.reserve(input.arrows.size());
    for (const auto& arrow : input.arrows) {
        firstLane.push_back(static_cast<std::uint32_t>(rankOf.size()));
        if (ranks[arrow.to] <= ranks[arrow.from])
            continue; // Part of a cycle: drawn, but it orders nothing.
        const std::uint32_t span = ranks[arrow.to] - ranks[arrow.from];
        if (span > longestLane)
            continue;
        std::uint32_t from = arrow.from;
        for (std::uint32_t step = 1; step < span; ++step) {
            const auto lane = static_cast<std::uint32_t>(rankOf.size());
            rankOf.push_back(ranks[arrow.from] + step);
            segments.push_back({from, lane});
            from = lane;
        }
        segments.push_back({from, arrow.to});
    }
    next = makeRows(rankOf.size(), segments, true);
    before = makeRows(rankOf.size(), segments, false);
    members.resize(rankOf.empty() ? 0 : *std::max_element(rankOf.begin(), rankOf.end()) + 1);
    position.resize(rankOf.size());
    across.resize(rankOf.size());
}

void Layers::renumber(const std::vector<std::uint32_t>& rank)
{
    for (std::size_t i = 0; i < rank.size(); ++i)
        position[rank[i]] = static_cast<double>(i);
}

void Layers::orderFirst()
{
    // Depth first along arrows in either direction keeps what belongs together side by side.
    std::vector<char> seen(rankOf.size(), 0);
    std::vector<std::uint32_t> stack;
    for (std::uint32_t root = 0; root < boxes; ++root) {
        if (seen[root])
            continue;
        stack.push_back(root);
        while (!stack.empty()) {
            const std::uint32_t v = stack.back();
            stack.pop_back();
            if (seen[v])
                continue;
            seen[v] = 1;
            members[rankOf[v]].push_back(v);
            for (const auto& list : {next[v], before[v]})
                for (std::size_t i = list.size(); i-- > 0;)
                    if (!seen[list[i]])
                        stack.push_back(list[i]);
        }
    }
    for (const auto& rank : members)
        renumber(rank);
}

void Layers::sweep(bool down)
{
    const std::size_t ranks = members.size();
    std::vector<double> wanted(rankOf.size());
    for (std::size_t i = 1; i < ranks; ++i) {
        auto& rank = members[down ? i : ranks - 1 - i];
        for (const std::uint32_t v : rank) {
            const auto neighbours = down ? before[v] : next[v];
            double sum = 0;
            for (const std::uint32_t u : neighbours)
                sum += position[u];
            wanted[v] = neighbours.empty() ? position[v] : sum / static_cast<double>(neighbours.size());
        }
        std::stable_sort(rank.begin(), rank.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return wanted[a] < wanted[b]; });
        renumber(rank);
    }
}

std::size_t Layers::crossings() const
{
    std::size_t count = 0;
    std::vector<std::uint32_t> tree;
    std::vector<std::uint32_t> ends;
    for (std::size_t r = 0; r + 1 < members.size(); ++r) {
        const std::size_t size = members[r + 1].size();
        tree.assign(size + 1, 0);
        std::size_t placed = 0;
        for (const std::uint32_t v : members[r]) {
            ends.clear();
            for (const std::uint32_t u : next[v])
                ends.push_back(static_cast<std::uint32_t>(position[u]));
            for (const std::uint32_t end : ends) {
                std::size_t notAfter = 0;
                for (std::size_t i = end + 1; i > 0; i &= i - 1)
                    notAfter += tree[i];
                count += placed - notAfter;
            }
            for (const std::uint32_t end : ends)
                for (std::size_t i = end + 1; i <= size; i += i & (~i + 1))
                    ++tree[i];
            placed += ends.size();
        }
    }
    return count;
}

void Layers::placeRank(std::size_t r, bool down, const LayoutShape& shape)
{
    const auto& rank = members[r];
    std::vector<double> wanted(rank.size());
    std::vector<double> weights(rank.size());
    std::vector<double> distances(rank.empty() ? 0 : rank.size() - 1);
    for (std::size_t i = 0; i < rank.size(); ++i) {
        const std::uint32_t v = rank[i];
        auto neighbours = down ? before[v] : next[v];
        if (neighbours.empty())
            neighbours = down ? next[v] : before[v];
        double sum = 0;
        for (const std::uint32_t u : neighbours)
            sum += across[u];
        wanted[i] = neighbours.empty() ? across[v] : sum / static_cast<double>(neighbours.size());
        const bool lane = v >= boxes;
        weights[i] = lane ? 4 : 1; // Long arrows are straight before boxes are centred.
        if (i > 0)
            distances[i - 1] =
                (breadth(v, shape) + breadth(rank[i - 1], shape)) / 2 + gap(rank[i - 1], v, shape);
    }
    const auto placed = placeInOrder(wanted, weights, distances);
    for (std::size_t i = 0; i < rank.size(); ++i)
        across[rank[i]] = placed[i];
}

void Layers::place(const LayoutShape& shape, int passes, const std::stop_token& stop)
{
    for (const auto& rank : members) {
        double all = 0;
        for (const std::uint32_t v : rank)
            all += breadth(v, shape) + shape.gapOf(isLarge(v));
        double at = -all / 2;
        for (const std::uint32_t v : rank) {
            across[v] = at + breadth(v, shape) / 2;
            at += breadth(v, shape) + shape.gapOf(isLarge(v));
        }
    }
    for (int pass = 0; pass < passes && !stop.stop_requested(); ++pass) {
        const bool down = pass % 2 == 0;
        for (std::size_t i = 0; i < members.size(); ++i)
            placeRank(down ? i : members.size() - 1 - i, down, shape);
    }
}

GraphLayout Layers::drawing(const LayoutInput& input, const LayoutShape& shape) const
{
    const bool leftToRight = shape.flow == FlowDirection::LeftToRight;
    // By rank, along the flow: where its boxes begin and how long the longest is.
    std::vector<double> begin(members.size(), 0);
    std::vector<double> room(members.size(), 0);
    double reached = 0;
    for (std::size_t r = 0; r < members.size(); ++r) {
        for (const std::uint32_t v : members[r])
            room[r] = std::max(room[r], v < boxes ? length(v, shape) : 0);
        begin[r] = reached;
        reached += room[r] + shape.rankGap;
    }
    const auto point = [&](double along, double sideways) {
        return leftToRight ? QPointF(along, sideways) : QPointF(sideways, along);
    };
    const auto middleOf = [&](std::uint32_t rank) { return begin[rank] + room[rank] / 2; };

    GraphLayout out;
    out.flow = shape.flow;
    out.box = shape.box;
    out.largeBox = shape.largeBox;
    out.large = large;
    out.centers.reserve(boxes);
    for (std::size_t v = 0; v < boxes; ++v)
        out.centers.push_back(point(middleOf(rankOf[v]), across[v]));

    out.arrowStart.reserve(input.arrows.size() + 1);
    out.arrowStart.push_back(0);
    out.arrowPoints.reserve(input.arrows.size() * 4 + (rankOf.size() - boxes) * 6);
    for (std::size_t a = 0; a < input.arrows.size(); ++a) {
        const auto [from, to] = input.arrows[a];
        const std::size_t lanesEnd = a + 1 < firstLane.size() ? firstLane[a + 1] : rankOf.size();
        double along = middleOf(rankOf[from]) + length(from, shape) / 2;
        double sideways = across[from];
        out.arrowPoints.push_back(point(along, sideways));
        const auto bendTo = [&](double newAlong, double newSideways) {
            const double half = (along + newAlong) / 2;
            out.arrowPoints.push_back(point(half, sideways));
            out.arrowPoints.push_back(point(half, newSideways));
            out.arrowPoints.push_back(point(newAlong, newSideways));
            along = newAlong;
            sideways = newSideways;
        };
        for (std::size_t lane = firstLane[a]; lane < lanesEnd; ++lane) {
            bendTo(begin[rankOf[lane]], across[lane]);
            bendTo(begin[rankOf[lane]] + room[rankOf[lane]], across[lane]);
        }
        bendTo(middleOf(rankOf[to]) - length(to, shape) / 2, across[to]);
        out.arrowStart.push_back(static_cast<std::uint32_t>(out.arrowPoints.size()));
    }
    out.bounds = boundsOf(out);
    return out;
}

} // namespace

std::optional<GraphLayout> layeredLayout(const LayoutInput& input, std::span<const std::uint32_t> ranks,
                                         const LayoutShape& shape, const std::stop_token& stop)
{
    Layers layers(input, ranks);
    const bool few = layers.nodeCount() <= fewNodes;
    layers.orderFirst();
    auto best = layers.members;
    std::size_t fewest = few ? layers.crossings() : 0;
    for (int round = 0; round < (few ? 12 : 2) && !stop.stop_requested(); ++round) {
        layers.sweep(round % 2 == 0);
        if (!few)
            continue;
        if (const std::size_t crossings = layers.crossings(); crossings < fewest) {
            fewest = crossings;
            best = layers.members;
        }
    }
    if (few)
        layers.members = std::move(best);
    layers.place(shape, few ? 9 : 5, stop);
    if (stop.stop_requested())
        return {};
    return layers.drawing(input, shape);
}

} // namespace doppler
