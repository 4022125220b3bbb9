// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/dataflow_graph.h"

namespace doppler {

std::string DataflowGraph::label(VertexId v) const
{
    const std::string& name = vertexList[v].name;
    return name.empty() ? "#" + std::to_string(v.value) : name;
}

} // namespace doppler
