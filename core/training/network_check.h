// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace doppler {

/// How far a policy's fast networks are from their definition in LibTorch, computed in doubles.
struct NetworkDeviation {
    std::string name; ///< An output, or a block of parameters.
    /// Largest difference over the largest magnitude that the definition gives.
    double relative = 0;
};

/// On a few random problems, with random parameters and episodes. Nothing of a policy that LibTorch alone
/// computes.
struct NetworkCheck {
    std::vector<NetworkDeviation> outputs;   ///< Encodings, probabilities, loss.
    std::vector<NetworkDeviation> gradients; ///< By block of parameters.

    [[nodiscard]] bool empty() const { return outputs.empty() && gradients.empty(); }
};

} // namespace doppler
