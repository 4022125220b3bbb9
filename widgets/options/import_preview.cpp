// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/import_preview.h"

#include "core/app/open_problem.h"

namespace doppler {

namespace {

/// Bytes of the tensors of each vertex; a vertex without edges counts its output.
std::vector<double> tensorBytes(const DataflowGraph& graph)
{
    std::vector<double> bytes(graph.vertexCount(), 0);
    for (TensorId t : graph.tensors())
        bytes[graph.tensor(t).source] += graph.tensor(t).bytes;
    for (VertexId v : graph.vertices())
        if (graph.outEdges(v).empty())
            bytes[v] = graph.vertex(v).outputBytes;
    return bytes;
}

} // namespace

Result<ImportPreview> previewImport(const std::string& file, const GivenOptions& options, std::size_t most,
                                    const ReadWatch& watch)
{
    const auto graph = openGraph(file, options, watch);
    if (!graph)
        return graph.error();
    ImportPreview preview;
    preview.vertices = (*graph)->vertexCount();
    preview.edges = (*graph)->edgeCount();
    const std::vector<double> bytes = tensorBytes(**graph);
    for (VertexId v : (*graph)->vertices()) {
        const Vertex& vertex = (*graph)->vertex(v);
        PreviewedVertex row{(*graph)->label(v), vertex.flops, {}, bytes[v]};
        if (!vertex.seconds.empty())
            row.seconds = vertex.seconds.front().seconds;
        preview.flops += row.flops.value_or(0);
        preview.seconds += row.seconds.value_or(0);
        preview.bytes += row.bytes;
        preview.estimated += vertex.estimated() ? 1 : 0;
        if (preview.first.size() < most)
            preview.first.push_back(std::move(row));
    }
    return preview;
}

} // namespace doppler
