// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"
#include "core/sim/schedule.h"

#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// What one rank knows of an online run: which vertices have run, and the times of its own tasks and
/// transfers. Messages of other ranks are checked against it: ranks prove that they know the secret, not that
/// they work. Not thread-safe.
class OnlineRankState {
public:
    /// `here`: the device of this rank. The problem must outlive this object.
    OnlineRankState(const Problem& problem, DeviceId here);

    // What another rank reports or commands. Each returns false if it does not fit the run so far.
    /// These vertices have run on other ranks.
    [[nodiscard]] bool haveRunElsewhere(std::span<const VertexId> vertices);
    /// This rank is to compute the vertex.
    [[nodiscard]] bool mustCompute(std::uint64_t vertex);
    /// This rank is to carry out the transfer, by transferOf().
    [[nodiscard]] bool mustSend(std::uint64_t transfer);
    /// The transfer has come to this rank.
    [[nodiscard]] bool receives(std::uint32_t transfer);

    // Times in seconds from the start of the run.
    void taskStarts(VertexId v, double now) { tasks[v].start = now; }
    void taskEnds(VertexId v, double now);
    void transferStarts(std::uint32_t transfer, double now) { transfers[transfer].start = now; }
    void transferEnds(std::uint32_t transfer, double now) { transfers[transfer].end = now; }

    /// The destination of a transfer.
    [[nodiscard]] DeviceId toOf(std::uint32_t transfer) const
    {
        return DeviceId{transfer % problem.deviceCount()};
    }
    /// The part of the vertices that are known to have run, 0 to 1.
    [[nodiscard]] double share() const;
    /// The run with this placement. Times that other ranks know are `never`.
    [[nodiscard]] Schedule schedule(const Placement& placement) const;

private:
    enum class State : std::uint8_t {
        Unknown,
        Asked,
        Ran,
        Elsewhere
    }; ///< Of a vertex, as this rank sees it.
    struct Times {
        double start = never;
        double end = never;
        bool expected = true; ///< Of a transfer: it has neither left nor arrived.
    };
    [[nodiscard]] VertexId sourceOf(std::uint32_t transfer) const;

    const Problem& problem;
    DeviceId device;
    std::vector<State> states; ///< By vertex.
    std::size_t knownToHaveRun = 0;
    std::vector<Times> tasks;     ///< By vertex.
    std::vector<Times> transfers; ///< By transferOf().
};

} // namespace doppler
