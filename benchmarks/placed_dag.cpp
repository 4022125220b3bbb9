// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/placed_dag.h"

#include "core/graph/graph_builder.h"

#include <cstdlib>
#include <fstream>
#include <iostream>

namespace doppler {

ProblemPtr readPlacedDag(const std::string& path)
{
    std::ifstream in(path);
    std::string word;
    TopologyParts parts;
    GraphBuilder builder(path);
    std::size_t a = 0;
    std::size_t b = 0;
    std::string bandwidth;
    std::string latency;
    while (in >> word) {
        if (word == "placed-dag" || word == "edges") {
            in >> a;
        } else if (word == "devices") {
            in >> a;
            parts.name = path;
            parts.devices.resize(a);
            parts.links.assign(a * a, Link{1, 0, {}});
        } else if (word == "speed") {
            for (std::size_t d = 0; d < parts.devices.size(); ++d) {
                parts.devices[d].name = std::string("d").append(std::to_string(d));
                in >> parts.devices[d].flopsPerSecond;
                parts.devices[d].kind = parts.devices[d].name;
            }
        } else if (word == "link") {
            in >> a >> b >> bandwidth >> latency;
            parts.links[a * parts.devices.size() + b] = {std::stod(bandwidth), std::stod(latency), {}};
        } else if (word == "tasks") {
            in >> a;
        } else if (word == "task") {
            Vertex v;
            double flops = 0;
            in >> a >> b >> flops;
            v.flops = flops;
            builder.addVertex(std::move(v));
        } else if (word == "edge") {
            EdgeSpec edge;
            double bytes = 0;
            in >> edge.from >> edge.to >> bytes;
            // One tensor per vertex, as the yardstick sends one: the first edge's size stands for all.
            builder.vertex(VertexId{edge.from}).outputBytes =
                std::max(bytes, builder.vertex(VertexId{edge.from}).outputBytes);
            builder.addEdge(std::move(edge));
        }
    }
    const auto problem = Problem::create(builder.build().value(), Topology::create(std::move(parts)).value());
    if (!problem) {
        std::cerr << path << ": " << problem.error().english() << '\n';
        std::exit(1);
    }
    return problem.value();
}

} // namespace doppler
