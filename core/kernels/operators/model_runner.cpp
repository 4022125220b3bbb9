// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/model_runner.h"

#include "core/kernels/operators/compute_node.h"
#include "core/kernels/operators/tensor_proto.h"

#include <algorithm>
#include <deque>
#include <limits>

namespace doppler {

namespace {

constexpr int deepestCall = 64; ///< Of functions and graphs in nodes.

std::string plainDomainOf(const std::string& domain) { return domain == "ai.onnx" ? std::string() : domain; }

/// Every node draws other numbers.
std::uint64_t seedOf(const onnx::NodeProto& node, std::uint64_t seed)
{
    std::uint64_t hash = seed ^ 0x9e3779b97f4a7c15U;
    for (const std::string& output : node.output())
        for (const char c : output)
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return hash;
}

at::Tensor weightOf(const onnx::TensorProto& tensor, const std::string& folder)
{
    auto read = tensorOf(tensor, folder);
    if (!read)
        unfit(read.error().english());
    return *std::move(read);
}

} // namespace

/// The graphs of a node, which see the values around it.
class BoundBodies final : public BodyRunner {
public:
    BoundBodies(const ModelRunner& r, const ValueScope& s, ModelRunner::Surroundings w)
        : runner(r), scope(s), where(w)
    {
        ++where.depth;
    }
    Tensors run(const onnx::GraphProto& body, Inputs inputs) override
    {
        ++where.seed; // rounds of a loop draw other numbers
        return runner.runGraph(body, inputs, &scope, where);
    }

private:
    const ModelRunner& runner;
    const ValueScope& scope;
    ModelRunner::Surroundings where;
};

const at::Tensor* ValueScope::find(std::string_view name) const
{
    for (const ValueScope* scope = this; scope; scope = scope->outer)
        if (const auto found = scope->values.find(name); found != scope->values.end())
            return &found->second;
    return nullptr;
}

ModelRunner::ModelRunner(const onnx::ModelProto& model, std::string folder, std::uint64_t seed)
    : source(model), modelFolder(std::move(folder)), modelSeed(seed), modelFunctions(functionsOf(model)),
      modelVersions(versionsOf(model.opset_import()))
{
}

std::map<std::string, int>
ModelRunner::versionsOf(const google::protobuf::RepeatedPtrField<onnx::OperatorSetIdProto>& imports)
{
    std::map<std::string, int> out;
    for (const auto& set : imports)
        out[plainDomainOf(set.domain())] =
            static_cast<int>(std::clamp<std::int64_t>(set.version(), 0, std::numeric_limits<int>::max()));
    return out;
}

std::vector<std::string> ModelRunner::openInputs(const onnx::GraphProto& graph)
{
    std::vector<std::string> out;
    for (const auto& input : graph.input())
        if (std::none_of(graph.initializer().begin(), graph.initializer().end(),
                         [&](const auto& tensor) { return tensor.name() == input.name(); }))
            out.push_back(input.name());
    return out;
}

Tensors ModelRunner::run(Inputs inputs) const
{
    return runGraph(source.graph(), inputs, nullptr, {modelVersions, modelSeed, 0});
}

Tensors ModelRunner::runGraph(const onnx::GraphProto& graph, Inputs inputs, const ValueScope* around,
                              const Surroundings& where) const
{
    if (where.depth > deepestCall)
        unfit("expected graphs and calls nested at most " + std::to_string(deepestCall) + " deep");
    ValueScope scope(around);
    for (const auto& tensor : graph.initializer())
        scope.put(tensor.name(), weightOf(tensor, modelFolder));
    if (graph.sparse_initializer_size() > 0)
        unfit("found a sparse weight, expected dense ones");
    std::size_t next = 0;
    for (const auto& input : graph.input())
        if (next < inputs.size() && (around || !scope.find(input.name()))) // a graph in a node: by position
            scope.put(input.name(), inputs[next++]);
    for (const onnx::NodeProto& node : graph.node())
        runInto(node, scope, where);
    Tensors out;
    for (const auto& output : graph.output()) {
        const at::Tensor* value = scope.find(output.name());
        if (!value)
            unfit("found no value of the output " + output.name());
        out.push_back(*value);
    }
    return out;
}

void ModelRunner::runInto(const onnx::NodeProto& node, ValueScope& scope, const Surroundings& where) const
{
    Tensors inputs;
    for (const std::string& name : node.input()) {
        const at::Tensor* value = name.empty() ? nullptr : scope.find(name);
        if (!value && !name.empty())
            unfit("found no value of the input " + name);
        inputs.push_back(value ? *value : at::Tensor());
    }
    Tensors outputs = visit(node, inputs, scope, where);
    for (int i = 0; i < node.output_size() && i < static_cast<int>(outputs.size()); ++i)
        if (!node.output(i).empty())
            scope.put(node.output(i), std::move(outputs[static_cast<std::size_t>(i)]));
}

Tensors ModelRunner::runNode(const onnx::NodeProto& node, Inputs inputs, const ValueScope& scope,
                             const std::map<std::string, int>& versions, std::uint64_t seed) const
{
    return visit(node, inputs, scope, {versions, seed, 0});
}

Tensors ModelRunner::visit(const onnx::NodeProto& node, Inputs inputs, const ValueScope& scope,
                           const Surroundings& where) const
{
    if (const onnx::FunctionProto* function = functionFor(modelFunctions, node))
        return call(*function, node, inputs, where);
    const auto version = where.versions.find(plainDomainOf(node.domain()));
    BoundBodies bodies(*this, scope, where);
    const NodeSurroundings around{version == where.versions.end() ? 1 : version->second,
                                  seedOf(node, where.seed), &bodies, modelFolder};
    try {
        return computeNode(node, inputs, around);
    } catch (const std::bad_alloc&) {
        throw; // reported as such
    } catch (const std::exception& exception) {
        const std::string name = node.name().empty() && node.output_size() > 0 ? node.output(0) : node.name();
        unfit(operatorName(node) + " \"" + name + "\": " + messageOfKernel(exception).english());
    }
}

Tensors ModelRunner::call(const onnx::FunctionProto& function, const onnx::NodeProto& node, Inputs inputs,
                          const Surroundings& where) const
{
    if (where.depth > deepestCall)
        unfit("expected graphs and calls nested at most " + std::to_string(deepestCall) + " deep");
    const auto versions = versionsOf(function.opset_import());
    const Surroundings within{versions, seedOf(node, where.seed), where.depth + 1};
    ValueScope scope;
    for (int i = 0; i < function.input_size(); ++i)
        scope.put(function.input(i), optionalInput(inputs, static_cast<std::size_t>(i)));
    std::deque<onnx::NodeProto> copies; // the scope keeps views of their texts
    for (const onnx::NodeProto& inner : function.node())
        runInto(takesAttributes(inner) ? copies.emplace_back(withAttributesOf(node, inner)) : inner, scope,
                within);
    Tensors out;
    for (const std::string& output : function.output()) {
        const at::Tensor* value = scope.find(output);
        out.push_back(value ? *value : at::Tensor());
    }
    return out;
}

} // namespace doppler
