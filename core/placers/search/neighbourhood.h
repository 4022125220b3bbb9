// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/sim/move_evaluator.h"

#include <vector>

namespace doppler {

/// The source of moves for local searches: the vertices with a choice of devices, and the devices for them
/// and their neighbours in the graph. Colocated vertices move together.
class Neighbourhood {
public:
    explicit Neighbourhood(const Problem& problem);

    /// Whether nothing can move.
    [[nodiscard]] bool empty() const { return vertices.empty(); }
    /// The vertices with more than one allowed device, ascending.
    [[nodiscard]] std::span<const VertexId> movable() const { return vertices; }
    [[nodiscard]] bool movable(VertexId v) const { return problem.allowedDevices(v).size() > 1; }

    [[nodiscard]] VertexId draw(Random& random) const { return vertices[random.below(vertices.size())]; }
    /// A random device other than `here` on which v, which is movable, is allowed; uniform.
    [[nodiscard]] DeviceId drawOtherDevice(Random& random, VertexId v, DeviceId here) const;
    /// The other end of a random edge of v, uniform over edges; invalid if v has none.
    [[nodiscard]] VertexId drawNeighbour(Random& random, VertexId v) const;

    /// Stores the movable vertices along a realised critical path; consecutive links of one vertex count
    /// once.
    void movableOn(std::span<const PathStep> path, std::vector<VertexId>& out) const;

private:
    const Problem& problem;
    std::vector<VertexId> vertices;
};

} // namespace doppler
