// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/values/graph_kernels.h"

#include <memory>
#include <mutex>
#include <optional>

namespace doppler {

/// The results with which executions are compared: those of one device in topological order, and those that
/// the kernels expect without cuts. Computed when first needed. Thread-safe.
class ReferenceRun {
public:
    ReferenceRun(ProblemPtr problem, std::shared_ptr<GraphKernels> kernels);
    ~ReferenceRun();

    struct Results {
        std::vector<GraphKernels::Expected> sequential;
        std::vector<GraphKernels::Expected> uncut;
    };
    /// The results. Errors: stopped; a kernel failed. The kernels have loaded their inputs.
    Result<const Results*> get(const std::stop_token& stop);
    /// Whether a vertex writes a value that is not a number. Runs the graph if it has not run yet.
    bool writesNan(VertexId v);

private:
    Result<void> runSequence(const std::stop_token& stop);

    ProblemPtr problem;
    std::shared_ptr<GraphKernels> kernels;
    std::mutex mutex;
    std::optional<std::vector<GraphKernels::Expected>> sequential;
    std::vector<bool> nan;
    std::optional<Results> results;
};

} // namespace doppler
