// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <memory>

namespace doppler {

/// True for what the fast event loop of Simulator does not do: a rank that changes during the run (msr),
/// barriers, noise, enforced memory, the event orders of placeto and mayer.
bool needsGeneralSimulator(const ModelOptions& model);

struct GeneralState;

/// Every rule, mode, channel preset, memory rule and cost model of the execution model, in one event loop;
/// docs/decisions/execution-model.md says what each combination means. Simulator hands over to it. Keeps its
/// working memory: makespan() allocates only where more is sent or waits at once than in any run
/// before. One thread at a time.
class GeneralSimulator {
public:
    explicit GeneralSimulator(ProblemPtr problem);
    ~GeneralSimulator();
    GeneralSimulator(GeneralSimulator&&) noexcept;
    GeneralSimulator& operator=(GeneralSimulator&&) noexcept;

    /// Seconds until the last event; infinity for a run that is out of memory. The placement must be valid.
    double makespan(std::span<const DeviceId> devices, std::span<const VertexId> order = {});
    /// The same, and when every vertex started; `never` where it did not.
    double makespan(std::span<const DeviceId> devices, std::span<const VertexId> order,
                    std::span<double> starts);
    Schedule run(const Placement& placement);

private:
    std::unique_ptr<GeneralState> state;
};

} // namespace doppler
