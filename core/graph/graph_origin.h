// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace doppler {

/// What a graph was made from (an einsum program, a model file), for engines that compute its operations:
/// costs alone don't say what to compute. Makers of graphs derive from it. Files of graphs don't contain it.
struct GraphOrigin {
    GraphOrigin() = default;
    GraphOrigin(const GraphOrigin&) = delete;
    GraphOrigin& operator=(const GraphOrigin&) = delete;
    virtual ~GraphOrigin() = default;
};

using GraphOriginPtr = std::shared_ptr<const GraphOrigin>;

} // namespace doppler
