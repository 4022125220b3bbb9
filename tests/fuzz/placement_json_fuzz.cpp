// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph_builder.h"
#include "core/io/placement_json.h"
#include "core/sim/simulator.h"
#include "core/topology/builtin_topologies.h"
#include "tests/fuzz/fuzz_target.h"

#include <cmath>
#include <optional>

namespace doppler::fuzz {

namespace {

/// Three vertices in a row, which the corpus places on four devices.
ProblemPtr smallProblem()
{
    GraphBuilder builder("small");
    for (int i = 0; i < 3; ++i) {
        Vertex vertex;
        vertex.flops = 1e9;
        vertex.outputBytes = 1e6;
        builder.addVertex(std::move(vertex));
    }
    builder.addEdge(VertexId{0}, VertexId{1});
    builder.addEdge(VertexId{1}, VertexId{2});
    return Problem::create(builder.build().value(), builtinTopology("4xP100").value()).value();
}

} // namespace

void check(std::string_view input)
{
    static const ProblemPtr problem = smallProblem();
    std::optional<Result<PlacementFile>> read;
    requireBounded(input, [&] { read = readPlacementJson(input); });
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    const PlacementFile& file = **read;
    const auto again = readPlacementJson(writePlacementJson(file));
    if (!again)
        require(false, "what is written is readable: " + again.error().english());
    require(*again == file, "what is written is the same placement");

    std::optional<Result<Placement>> fitted;
    requireBounded(input, [&] { fitted = resolve(*problem, file); });
    if (!fitted->ok()) {
        requireReadable(fitted->error());
        return;
    }
    const double makespan = Simulator(problem).makespan(**fitted);
    require(std::isfinite(makespan) && makespan > 0, "what fits can be simulated");
}

} // namespace doppler::fuzz
