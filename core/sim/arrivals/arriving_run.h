// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/arrivals/unfolding.h"
#include "core/sim/schedule.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>

namespace doppler {

/// A run of a placement whose graphs arrived over time.
struct ArrivingRun {
    Placement placement; ///< The final one.
    Schedule schedule;   ///< Its transfers are those of the final placement.
    /// Number of transfers that had started to a device from which a later placement moved all readers.
    std::size_t wastedTransfers = 0;
};

/// Places again at a time at which something arrives or becomes known. Gets the time in seconds and the run
/// so far: tasks that have not started have a start of `never`. Returns a placement of all vertices that
/// leaves the started ones on their devices; nothing ends the run.
using Replacement = std::function<std::optional<Placement>(double now, std::span<const TaskRun> tasks)>;

/// Whether runArriving() supports a replacement under this model: asynchronous runs of `physical` and
/// `as-released` without enforced memory, whose order of choice is not `strict` or `msr`.
bool followsReplacement(const ModelOptions& model);

/// Simulates the placement. No vertex starts before its release time (`releases`, seconds, by vertex; at
/// least 0; only those of sources matter). Otherwise the rules are those of Simulator; the model must be one
/// that followsOnline() accepts.
///
/// `unfolding` must be that of the problem's graph, with `replace`, and with the rule `fifo`, `given` or
/// `random` (followsUnfolding()). A transfer waits until one of its readers is known. The devices of vertices
/// that are not known yet don't matter.
///
/// `replace`, if not empty, is called at every release time and whenever a revealing vertex has ended, before
/// anything starts at that time. Vertices
/// that have not started move to their new devices. Data that has arrived on a device, or is on its way, is
/// not sent again; waiting transfers that nobody needs any more are cancelled.
///
/// Returns nothing after a stop request, or if the replacement returned nothing. For any thread.
std::optional<ArrivingRun> runArriving(const ProblemPtr& problem, Placement placement,
                                       std::span<const double> releases, const Replacement& replace = {},
                                       const std::stop_token& stop = {}, const Unfolding& unfolding = {});

/// Whether the order of choice of this model depends on nothing that a graph that unfolds hides.
bool followsUnfolding(const ModelOptions& model);

} // namespace doppler
