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

} // namespace

std::vector<Lane> lanes(const Problem& problem, const Schedule& schedule)
{
    std::vector<std::vector<Piece>> onDevice(problem.deviceCount());
    for (std::uint32_t i = 0; i < schedule.tasks.size(); ++i)
        if (const TaskRun& x = schedule.tasks[i]; x.ran())
            onDevice[x.device].push_back({x.start, x.end, i});
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<Piece>> onPair;
    for (std::uint32_t i = 0; i < schedule.transfers.size(); ++i) {
        const TransferRun& x = schedule.transfers[i];
        onPair[{x.from, x.to}].push_back({x.start, x.end, i});
        if (x.sendStart)
            onDevice[x.from].push_back({*x.sendStart, x.start, i, true});
    }

    std::vector<Lane> out;
    for (DeviceId d : problem.topology().devices()) {
        Lane row;
        row.device = d;
        addLanes(out, row, onDevice[d]);
    }
    for (auto& [pair, pieces] : onPair) {
        Lane row;
        row.kind = Lane::Kind::Channel;
        row.from = DeviceId{pair.first};
        row.to = DeviceId{pair.second};
        addLanes(out, row, pieces);
    }
    return out;
}

} // namespace doppler
