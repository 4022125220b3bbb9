// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/sim/move_evaluator.h"

#include <vector>

namespace doppler {

/// What local searches draw their moves from: the vertices that have a choice of devices, and where they and
/// their neighbours in the graph may go. Colocated vertices move with whichever of them is drawn.
class Neighbourhood {
public:
    explicit Neighbourhood(const Problem& problem);

    /// Nothing can move.
    [[nodiscard]] bool empty() const { return vertices.empty(); }
    /// The vertices with more than one allowed device, ascending.
    [[nodiscard]] std::span<const VertexId> movable() const { return vertices; }
    [[nodiscard]] bool movable(VertexId v) const { return problem.allowedDevices(v).size() > 1; }

    [[nodiscard]] VertexId draw(Random& random) const { return vertices[random.below(vertices.size())]; }
    /// Another device than `here` that v, which is movable, may run on; uniform.
    [[nodiscard]] DeviceId drawOtherDevice(Random& random, VertexId v, DeviceId here) const;
    /// The other end of one of v's edges, uniform over edges; invalid where v has none.
    [[nodiscard]] VertexId drawNeighbour(Random& random, VertexId v) const;

    /// The movable vertices along a realised critical path, each stay on it once.
    void movableOn(std::span<const PathStep> path, std::vector<VertexId>& out) const;

private:
    const Problem& problem;
    std::vector<VertexId> vertices;
};

} // namespace doppler
