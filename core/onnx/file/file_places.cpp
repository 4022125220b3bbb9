// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/file/file_places.h"

namespace doppler {

namespace {

void collect(const onnx::GraphProto& graph, FilePlaces& out)
{
    for (const auto& tensor : graph.initializer())
        out.tensors.push_back(&tensor);
    for (const auto& node : graph.node())
        addPlaces(node, out);
}

} // namespace

void addPlaces(const onnx::NodeProto& node, FilePlaces& out)
{
    out.nodes.push_back(&node);
    for (const auto& attribute : node.attribute()) {
        if (attribute.has_g())
            collect(attribute.g(), out);
        for (const auto& graph : attribute.graphs())
            collect(graph, out);
    }
}

FilePlaces filePlaces(const onnx::ModelProto& model)
{
    FilePlaces out;
    collect(model.graph(), out);
    for (const auto& function : model.functions())
        for (const auto& node : function.node())
            addPlaces(node, out);
    return out;
}

} // namespace doppler
