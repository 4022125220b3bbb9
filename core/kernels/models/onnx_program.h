// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/io/models/onnx_origin.h"
#include "core/kernels/operators/model_runner.h"

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace doppler {

/// The model that a graph was read from, with all weights, and the steps between its values.
class OnnxProgram {
public:
    /// Reads the file. Errors: it is gone, or another one than the graph was read from.
    static Result<std::unique_ptr<OnnxProgram>> open(std::shared_ptr<const OnnxOrigin> origin,
                                                     std::uint64_t seed);

    [[nodiscard]] const OnnxOrigin& origin() const { return *from; }
    /// Null for steps that are no nodes.
    [[nodiscard]] const onnx::NodeProto* node(std::uint32_t step) const { return nodes[step]; }
    /// "Conv", "Loop".
    [[nodiscard]] std::string operatorOf(std::uint32_t step) const;
    [[nodiscard]] int versionOf(std::uint32_t step) const;
    /// The operators without kernels that a step needs, those in functions and graphs included.
    [[nodiscard]] std::vector<std::string> missingKernels(std::uint32_t step) const;
    /// The names of the model's inputs in the order of the file, without those that a weight of the same name
    /// provides.
    [[nodiscard]] std::vector<std::string> inputNames() const;
    /// The tensor of the file with this number.
    [[nodiscard]] const onnx::TensorProto& weight(std::uint32_t number) const { return *tensors[number]; }
    [[nodiscard]] const std::string& folder() const { return runner->folder(); }
    /// Frees the weights of the model's graph, when they have been read.
    void releaseWeights();

    /// Runs a step. Throws what kernels throw. Thread-safe.
    [[nodiscard]] Tensors run(std::uint32_t step, Inputs inputs, const ValueScope& captured) const;

private:
    OnnxProgram() = default;
    std::optional<Error> findNodes();
    const onnx::NodeProto* completed(const OnnxNodePlace& place,
                                     const std::vector<const onnx::NodeProto*>& all);
    void addMissing(const onnx::NodeProto& node, const std::map<std::string, int>& versions, int depth,
                    std::vector<std::string>& out) const;

    std::shared_ptr<const OnnxOrigin> from;
    std::uint64_t seed = 1;
    onnx::ModelProto model;
    std::unique_ptr<ModelRunner> runner;
    std::vector<const onnx::NodeProto*> nodes; ///< By step.
    std::deque<onnx::NodeProto> copies;        ///< With the attributes of calls.
    std::vector<const onnx::TensorProto*> tensors;
};

} // namespace doppler
