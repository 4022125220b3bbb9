// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <array>
#include <vector>

namespace doppler {

/// What a part of the realised critical path was spent on.
enum class PathKind : std::uint8_t {
    Compute,     ///< A task, whose result the next link needed.
    Transfer,    ///< A transfer, whose tensor the next link needed.
    DeviceWait,  ///< The next link had to wait for its device, which another task or send occupied.
    ChannelWait, ///< The next link had to wait for its channel, which another transfer occupied.
    OtherWait,   ///< A barrier, memory, a turn, a pause at the end; in a measured run also a late start.
};
inline constexpr std::size_t pathKinds = 5;

/// One part of the realised critical path. Waiting parts name what occupied the resource.
struct PathSegment {
    PathKind kind = PathKind::Compute;
    double start = 0; ///< Seconds.
    double end = 0;
    /// What ran: for a wait, what was waited for. Nothing ran before the first link of a measured run.
    std::optional<CriticalLink> link;
    /// What waited; nothing for compute and transfer, and after the last link.
    std::optional<CriticalLink> waiting;
    Cause cause = Cause::Start; ///< Why `waiting` waited.

    [[nodiscard]] double seconds() const { return end - start; }
};

/// The critical path as segments that follow each other without gaps from 0 to the end of the run, so that
/// their seconds add up to the makespan. Segments without duration are left out. Compute, transfer and the
/// sum of all waits equal pathShares(). Empty for a run that is out of memory. Linear in the path.
std::vector<PathSegment> pathSegments(const Run& run);

/// Seconds by PathKind.
using PathTotals = std::array<double, pathKinds>;
PathTotals pathTotals(std::span<const PathSegment> segments);

/// The vertex that a link runs; for a transfer, the source of its tensor.
VertexId vertexOf(const Run& run, const CriticalLink& link);
/// The vertex that a segment leads to: what ran, or else what waited; invalid if neither exists.
VertexId vertexOf(const Run& run, const PathSegment& segment);

/// A name of the kind for programs: "compute", "transfer", "device-wait", "channel-wait", "other-wait".
const char* pathKindName(PathKind kind);
/// "compute", "waiting for a device" and so on.
Message pathKindText(PathKind kind);
/// The segment as one sentence without times: "b ran on gpu0", "c waited for gpu1, where d ran".
Message segmentText(const Run& run, const PathSegment& segment);

} // namespace doppler
