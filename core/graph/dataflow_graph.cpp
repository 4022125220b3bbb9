// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/dataflow_graph.h"

#include "core/graph/graph_memory.h"

namespace doppler {

std::string DataflowGraph::label(VertexId v) const
{
    const std::string& name = vertexList[v].name;
    return name.empty() ? "#" + std::to_string(v.value) : name;
}

const GraphMemory& DataflowGraph::memory() const
{
    static const GraphMemory nothing;
    return memoryValue ? *memoryValue : nothing;
}

} // namespace doppler
