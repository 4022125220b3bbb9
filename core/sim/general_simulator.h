// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/given_times.h"

#include <memory>
#include <stop_token>

namespace doppler {

/// Whether the model needs what the fast event loop does not support: a rank that changes during the run
/// (msr), barriers, noise, enforced memory, the event orders of placeto and mayer.
bool needsGeneralSimulator(const ModelOptions& model);

struct GeneralState;

/// Supports every rule, mode, channel preset, memory rule and cost model of the execution model in one event
/// loop; docs/decisions/execution-model.md defines each combination. Simulator uses it. Reuses its memory:
/// makespan() allocates only if more transfers exist or more items wait at once than in any earlier run. Not
/// thread-safe.
class GeneralSimulator {
public:
    explicit GeneralSimulator(ProblemPtr problem);
    ~GeneralSimulator();
    GeneralSimulator(GeneralSimulator&&) noexcept;
    GeneralSimulator& operator=(GeneralSimulator&&) noexcept;

    /// Seconds until the last event; infinity for a run that is out of memory. The placement must be valid.
    double makespan(std::span<const DeviceId> devices, std::span<const VertexId> order = {});
    /// Also stores the start of every vertex; `never` if it did not start.
    double makespan(std::span<const DeviceId> devices, std::span<const VertexId> order,
                    std::span<double> starts);
    /// `times`, if not null, replaces durations of the model. After a stop request the schedule is not
    /// complete.
    Schedule run(const Placement& placement, const GivenTimes* times = nullptr,
                 const std::stop_token& stop = {});

private:
    std::unique_ptr<GeneralState> state;
};

} // namespace doppler
