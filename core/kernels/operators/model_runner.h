// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/operators/node.h"
#include "core/onnx/file/functions.h"

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

namespace doppler {

/// Values by name in a graph and in those around it.
class ValueScope {
public:
    explicit ValueScope(const ValueScope* around = nullptr) : outer(around) {}
    void put(std::string_view name, at::Tensor value) { values[name] = std::move(value); }
    /// Null if the name is unknown.
    [[nodiscard]] const at::Tensor* find(std::string_view name) const;

private:
    const ValueScope* outer;
    std::unordered_map<std::string_view, at::Tensor> values; ///< Names are views of the model's texts.
};

/// Executes nodes and graphs of a model one after the other. Not thread-safe, but cheap to copy.
class ModelRunner {
public:
    /// `model` must live longer. `folder` is that of its file. Names of versions are domains.
    ModelRunner(const onnx::ModelProto& model, std::string folder, std::uint64_t seed);

    /// Executes the model's graph. Throws UnfitNode; the text names the node.
    Tensors run(Inputs inputs) const;
    /// Executes a node with these inputs; `scope` are the values that its graphs see.
    Tensors runNode(const onnx::NodeProto& node, Inputs inputs, const ValueScope& scope,
                    const std::map<std::string, int>& versions, std::uint64_t seed) const;
    [[nodiscard]] const std::map<std::string, int>& versions() const { return modelVersions; }
    [[nodiscard]] const onnx::ModelProto& model() const { return source; }
    [[nodiscard]] const Functions& functions() const { return modelFunctions; }
    [[nodiscard]] const std::string& folder() const { return modelFolder; }

    /// The inputs of a graph that have no initialiser.
    static std::vector<std::string> openInputs(const onnx::GraphProto& graph);
    static std::map<std::string, int>
    versionsOf(const google::protobuf::RepeatedPtrField<onnx::OperatorSetIdProto>& imports);

private:
    friend class BoundBodies;
    struct Surroundings {
        const std::map<std::string, int>& versions;
        std::uint64_t seed;
        int depth;
    };
    Tensors runGraph(const onnx::GraphProto& graph, Inputs inputs, const ValueScope* around,
                     const Surroundings& where) const;
    Tensors visit(const onnx::NodeProto& node, Inputs inputs, const ValueScope& scope,
                  const Surroundings& where) const;
    Tensors call(const onnx::FunctionProto& function, const onnx::NodeProto& node, Inputs inputs,
                 const Surroundings& where) const;
    void runInto(const onnx::NodeProto& node, ValueScope& scope, const Surroundings& where) const;

    const onnx::ModelProto& source;
    std::string modelFolder;
    std::uint64_t modelSeed;
    Functions modelFunctions;
    std::map<std::string, int> modelVersions;
};

} // namespace doppler
