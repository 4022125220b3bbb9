// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/analysis.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace doppler {

namespace {

/// Something that takes a slot for a while.
struct Piece {
    double start;
    double end;
    std::uint32_t index; ///< Into Schedule::tasks or Schedule::transfers.
    bool isSend = false;
};

/// Spreads pieces over as few slots as keep them from overlapping: each goes to the lowest slot that is free.
void addLanes(std::vector<Lane>& out, const Lane& row, std::vector<Piece>& pieces)
{
    std::sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) {
        return std::tie(a.start, a.end, a.isSend, a.index) < std::tie(b.start, b.end, b.isSend, b.index);
    });
    const std::size_t first = out.size();
    out.push_back(row);
    std::vector<double> freeAt{0};
    for (const Piece& piece : pieces) {
        std::size_t slot = 0;
        while (slot < freeAt.size() && freeAt[slot] > piece.start)
            ++slot;
        if (slot == freeAt.size()) {
            freeAt.push_back(0);
            out.push_back(row);
            out.back().slot = static_cast<std::uint32_t>(slot);
        }
        freeAt[slot] = piece.end;
        Lane& lane = out[first + slot];
        (piece.isSend ? lane.sends : lane.runs).push_back(piece.index);
    }
}

Lane rowOfPair(const TransferRun& x)
{
    Lane row;
    row.kind = Lane::Kind::Channel;
    row.from = x.from;
    row.to = x.to;
    return row;
}

/// The lanes of the devices, then those of the rows that the transfers are in.
template <class RowOf>
std::vector<Lane> spread(const Problem& problem, const Schedule& schedule, RowOf rowOf)
{
    std::vector<std::vector<Piece>> onDevice(problem.deviceCount());
    for (std::uint32_t i = 0; i < schedule.tasks.size(); ++i)
        if (const TaskRun& x = schedule.tasks[i]; x.ran())
            onDevice[x.device].push_back({x.start, x.end, i});
    struct Row {
        Lane lane;
        std::vector<Piece> pieces;
    };
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, Row> rows;
    for (std::uint32_t i = 0; i < schedule.transfers.size(); ++i) {
        const TransferRun& x = schedule.transfers[i];
        const Lane lane = rowOf(x);
        Row& row = rows[{lane.channel.value, lane.from.value, lane.to.value}];
        row.lane = lane;
        row.pieces.push_back({x.start, x.end, i});
        if (x.sendStart)
            onDevice[x.from].push_back({*x.sendStart, x.start, i, true});
    }

    std::vector<Lane> out;
    for (DeviceId d : problem.topology().devices()) {
        Lane row;
        row.device = d;
        addLanes(out, row, onDevice[d]);
    }
    for (auto& [key, row] : rows)
        addLanes(out, row.lane, row.pieces);
    return out;
}

/// By channel: how many directed pairs go through it.
std::vector<std::size_t> pairsThrough(const Problem& problem)
{
    std::vector<std::size_t> out(problem.channels().size(), 0);
    for (DeviceId from : problem.topology().devices())
        for (DeviceId to : problem.topology().devices())
            for (ChannelId c : problem.route(from, to))
                ++out[c];
    return out;
}

} // namespace

std::vector<Lane> lanes(const Problem& problem, const Schedule& schedule)
{
    return spread(problem, schedule, rowOfPair);
}

std::vector<Lane> resourceLanes(const Problem& problem, const Schedule& schedule)
{
    const std::vector<std::size_t> pairs = pairsThrough(problem);
    const auto isNarrower = [&](ChannelId a, ChannelId b) {
        const std::uint32_t one = problem.channels()[a].capacity;
        const std::uint32_t other = problem.channels()[b].capacity;
        return one != other ? one < other : pairs[a] > pairs[b];
    };
    return spread(problem, schedule, [&](const TransferRun& x) {
        const auto route = problem.route(x.from, x.to);
        const auto narrowest = std::min_element(route.begin(), route.end(), isNarrower);
        if (narrowest == route.end() || pairs[*narrowest] < 2)
            return rowOfPair(x);
        Lane row;
        row.kind = Lane::Kind::Channel;
        row.channel = *narrowest;
        return row;
    });
}

} // namespace doppler
