// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/csv_writing.h"
#include "core/io/placements/placement_format.h"

#include <fmt/format.h>

namespace doppler {

namespace {

/// "vertex,name,group,device[,order]", a row for each vertex; `order` is its place in the planned order.
std::string writePlacementCsv(const Problem& problem, const Placement& placement, std::string_view)
{
    const DataflowGraph& graph = problem.graph();
    std::vector<std::size_t> place(placement.order.size());
    for (std::size_t i = 0; i < placement.order.size(); ++i)
        place[placement.order[i]] = i;
    std::string out = place.empty() ? "vertex,name,group,device\r\n" : "vertex,name,group,device,order\r\n";
    for (VertexId v : graph.vertices()) {
        const Vertex& vertex = graph.vertex(v);
        out += fmt::format("{},{},{},{}{}\r\n", v.value, csvField(vertex.name), csvField(vertex.group),
                           csvField(problem.topology().device(placement.devices[v]).name),
                           place.empty() ? "" : fmt::format(",{}", place[v]));
    }
    return out;
}

} // namespace

PlacementFormat csvPlacement()
{
    return {.id = "csv", .name = "CSV", .extensions = ".csv", .write = writePlacementCsv};
}

} // namespace doppler
