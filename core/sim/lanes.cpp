// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/analysis.h"

#include <algorithm>
#include <map>

namespace doppler {

namespace {

/// Spreads runs over as few slots as keep them from overlapping: each goes to the lowest slot that is free.
template <class Runs>
void addLanes(std::vector<Lane>& out, const Lane& row, std::vector<std::uint32_t>& members, const Runs& runs)
{
    std::sort(members.begin(), members.end(), [&](std::uint32_t a, std::uint32_t b) {
        return runs[a].start != runs[b].start ? runs[a].start < runs[b].start
               : runs[a].end != runs[b].end   ? runs[a].end < runs[b].end
                                              : a < b;
    });
    const std::size_t first = out.size();
    out.push_back(row);
    std::vector<double> freeAt{0};
    for (std::uint32_t i : members) {
        std::size_t slot = 0;
        while (slot < freeAt.size() && freeAt[slot] > runs[i].start)
            ++slot;
        if (slot == freeAt.size()) {
            freeAt.push_back(0);
            out.push_back(row);
            out.back().slot = static_cast<std::uint32_t>(slot);
        }
        freeAt[slot] = runs[i].end;
        out[first + slot].runs.push_back(i);
    }
}

} // namespace

std::vector<Lane> lanes(const Problem& problem, const Schedule& schedule)
{
    std::vector<std::vector<std::uint32_t>> tasks(problem.deviceCount());
    for (std::uint32_t i = 0; i < schedule.tasks.size(); ++i)
        tasks[schedule.tasks[i].device].push_back(i);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::uint32_t>> transfers;
    for (std::uint32_t i = 0; i < schedule.transfers.size(); ++i)
        transfers[{schedule.transfers[i].from, schedule.transfers[i].to}].push_back(i);

    std::vector<Lane> out;
    for (DeviceId d : problem.topology().devices()) {
        Lane row;
        row.device = d;
        addLanes(out, row, tasks[d], schedule.tasks);
    }
    for (auto& [pair, members] : transfers) {
        Lane row;
        row.kind = Lane::Kind::Channel;
        row.from = DeviceId{pair.first};
        row.to = DeviceId{pair.second};
        addLanes(out, row, members, schedule.transfers);
    }
    return out;
}

} // namespace doppler
