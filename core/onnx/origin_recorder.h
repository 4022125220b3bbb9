// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/graphs/graph_format.h"
#include "core/io/models/onnx_origin.h"
#include "core/onnx/file/file_places.h"
#include "core/onnx/node_reader.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace doppler {

/// Identifies the text of a model's file.
struct ModelText {
    std::size_t bytes = 0;
    std::uint64_t fingerprint = 0; ///< See modelFingerprint().
};

/// Collects how vertices and values of a graph come from the nodes of a model, while it is read.
class OriginRecorder {
public:
    explicit OriginRecorder(const onnx::ModelProto& model);

    /// A node whose attributes were completed by those of a call.
    void addCopy(const onnx::NodeProto& copy, const onnx::NodeProto& inner, const onnx::NodeProto& call);
    /// A node with its values. `captured`: those around it that its graphs use, by name.
    void addNode(const NodeView& view, const std::vector<Value*>& inputs, const std::vector<Value*>& outputs,
                 const Versions& versions, std::vector<std::pair<std::string, const Value*>> captured);
    void addStack(const std::vector<Value*>& parts, std::int64_t axis, Value& out);
    void addSelect(const Value& whole, std::int64_t axis, std::int64_t index, Value& out);
    /// The next vertex, with the step that makes this value.
    void addVertex(const std::vector<Value*>& outputs);
    /// In the order in which the builder gets the edges.
    void addEdge(VertexId from, VertexId to, const Value& value);
    void addResult(const Value& value) { results.push_back(&value); }

    /// What was recorded, as far as vertices depend on it.
    std::shared_ptr<OnnxOrigin> origin(const ReadRequest& request, const ModelText& text);

private:
    struct Step {
        OnnxStep step;
        std::vector<const Value*> inputs;
        std::vector<std::pair<std::string, const Value*>> captured;
    };
    struct Edge {
        VertexId from;
        VertexId to;
        const Value* value;
    };
    OnnxNodePlace placeOf(const onnx::NodeProto& node) const;
    void made(std::uint32_t step, const std::vector<Value*>& outputs);
    std::uint32_t keptValue(OnnxOrigin& out, const Value* value);
    std::uint32_t keptStep(OnnxOrigin& out, std::uint32_t step);
    OnnxValue described(const Value& value) const;
    void linkSteps(OnnxOrigin& out);

    std::unordered_map<const onnx::NodeProto*, OnnxNodePlace> places;
    std::unordered_map<const onnx::TensorProto*, std::uint32_t> tensors;
    std::uint32_t fileNodes = 0;
    std::vector<Versions> versionSets;
    std::vector<Step> steps;
    std::vector<std::uint32_t> vertexSteps;
    std::vector<Edge> edges;
    std::vector<const Value*> results;
    std::unordered_map<const Value*, std::uint32_t> valueNumbers; ///< In the origin.
    std::unordered_map<std::uint32_t, std::uint32_t> stepNumbers;
    std::vector<std::uint32_t> waiting;  ///< Steps of the origin whose inputs are not numbered yet.
    std::vector<std::uint32_t> recorded; ///< By step of the origin: the recorded one.
};

} // namespace doppler
