// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/machine/kernel_times.h"
#include "core/exec/machine/machine_state.h"
#include "core/io/bytes/read_watch.h"
#include "core/problem/problem.h"

#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// One distinct kernel of a graph with its measured time.
struct KernelProfile {
    VertexId example; ///< One of its vertices.
    std::size_t count = 0;
    std::string kind;    ///< Of the devices.
    double modelled = 0; ///< Seconds by the cost model.
    KernelTime measured; ///< Alone: this kernel on all devices of the kind.
    bool fromCache = false;
    std::optional<KernelTime> inRuns = {}; ///< Among the other tasks of the graph (RehearsalRequest).
    /// The time that the graph gets.
    [[nodiscard]] double seconds() const { return inRuns ? inRuns->seconds : measured.seconds; }
};

struct Profile {
    GraphPtr graph;                     ///< With the measured seconds of every vertex, by kind of device.
    std::vector<KernelProfile> kernels; ///< Longest total time first.
    MachineState state;
    std::vector<Message> notes; ///< For the user: stand-ins, a noisy machine, a cache that was not written.
};

struct ProfileRequest {
    ProblemPtr problem; ///< On devices of this machine (topology `local`), or on as many of its cores.
    bool standIns = false;
    bool measureAgain = false; ///< Ignores the times in the cache.
    std::size_t runs = 5;      ///< At least so many, and
    double seconds = 0.02;     ///< at least so long, after a warm-up.
    /// Executions of the whole graph that follow; fewer if they take longer than some seconds. 0: only the
    /// kernels alone.
    std::size_t rehearsals = 9;
    std::string inputs = {}; ///< See ComputationRequest.
};

/// Measures every distinct kernel of the graph on every kind of device, while all devices of the kind are
/// busy with it. Times that the cache of this machine holds are used again. Then measures them once more in
/// executions of the graph (rehearse()), except stand-ins, which take the time that the graph says. Blocks.
/// Errors: the module with the kernels is missing, an operation without kernel, a kernel that fails, stopped.
Result<Profile> profileGraph(const ProfileRequest& request, const ReadWatch& watch);

} // namespace doppler
