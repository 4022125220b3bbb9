// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>

namespace doppler {

/// How the results of an execution compare with those of a sequential evaluation of the same graph.
struct ExecutionCheck {
    /// Whether the token of every vertex, a hash of the vertex and of its inputs' tokens that travels with
    /// the data, has the expected value (see taskToken()). If so, every dependency was kept.
    bool tokensEqual = true;
    /// Whether the outputs equal those of one device in topological order (float32: within 1e-4 of the
    /// largest element of the output), and for einsum graphs those of the uncut expression. Nothing if no
    /// outputs were compared.
    std::optional<bool> outputsEqual;
    std::optional<double> largestDifference; ///< Relative to the largest element of the output.
    std::string firstDifferent;              ///< Label of the first vertex that differs; empty: none.
};

/// An error that names the first vertex that differs, if the check found a difference.
Result<void> passed(const ExecutionCheck& check);

} // namespace doppler
