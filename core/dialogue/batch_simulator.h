// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/simulator.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// Simulates many placements of one problem on several threads. Keeps one simulator per thread, so that only
/// the first batch allocates. Not thread-safe.
class BatchSimulator {
public:
    /// `threads`: at least 1; a batch never uses more threads than it has placements.
    explicit BatchSimulator(ProblemPtr problem, std::size_t threads = 1);

    /// Checks and simulates the placements: `devices` holds one row of device numbers per placement,
    /// vertexCount() each. Writes the makespan of row i in seconds to out[i]; infinity if the run is out of
    /// memory. The error is that of the first row that is not a valid placement; `out` is then unspecified.
    /// The place of an error is "batch[i].devices[v]". The result does not depend on the number of threads.
    Result<void> makespans(std::span<const std::uint32_t> devices, std::span<double> out);

private:
    struct Worker {
        explicit Worker(const ProblemPtr& problem) : simulator(problem) {}
        Simulator simulator;
        Placement placement = {};
    };
    struct Batch;
    static void run(Batch& batch, Worker& worker);

    ProblemPtr problem;
    std::size_t threadCount;
    std::vector<Worker> workers;
};

} // namespace doppler
