// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/models/onnx_program.h"

#include "core/io/bytes/file.h"
#include "core/io/documents/saved_model.h"
#include "core/kernels/operators/compute_node.h"
#include "core/kernels/operators/operator_table.h"
#include "core/onnx/file/file_places.h"
#include "core/onnx/file/thin_model.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <set>

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

namespace doppler {

namespace {

/// The layout is checked as when the graph was read, before the library sees it.
Result<std::string> checkedText(const OnnxOrigin& origin)
{
    auto text = readFile(origin.file);
    if (!text)
        return text.error();
    if (text->size() != origin.bytes)
        return otherModel(origin.file);
    const auto thin = thinModel(*text);
    if (!thin)
        return inFile(thin.error(), origin.file);
    if (modelFingerprint(*text, *thin) != origin.fingerprint)
        return otherModel(origin.file);
    if (text->size() > static_cast<std::size_t>(std::numeric_limits<int>::max()))
        return Error{
            {DOPPLER_TEXT("core", "the model has more than 2 GiB in one file; expected its weights in "
                                  "a file next to it (external data)")},
            origin.file,
            {}};
    return text;
}

} // namespace

Result<std::unique_ptr<OnnxProgram>> OnnxProgram::open(std::shared_ptr<const OnnxOrigin> origin,
                                                       std::uint64_t seed)
{
    std::unique_ptr<OnnxProgram> out(new OnnxProgram);
    out->from = std::move(origin);
    out->seed = seed;
    const OnnxOrigin& asked = *out->from;
    {
        const auto text = checkedText(asked);
        if (!text)
            return text.error();
        google::protobuf::io::ArrayInputStream stream(text->data(), static_cast<int>(text->size()));
        google::protobuf::io::CodedInputStream coded(&stream);
        coded.SetRecursionLimit(100);
        if (!out->model.ParseFromCodedStream(&coded))
            return otherModel(asked.file);
    }
    const std::string folder = std::filesystem::path(asked.file).parent_path().string();
    out->runner = std::make_unique<ModelRunner>(out->model, folder.empty() ? "." : folder, seed);
    if (auto error = out->findNodes())
        return *std::move(error);
    return out;
}

std::optional<Error> OnnxProgram::findNodes()
{
    const FilePlaces places = filePlaces(model);
    tensors = places.tensors;
    if (places.nodes.size() != from->nodes)
        return otherModel(from->file);
    for (const OnnxStep& step : from->steps) {
        nodes.push_back(step.kind == OnnxStep::Kind::Node ? completed(step.place, places.nodes) : nullptr);
        if (step.kind == OnnxStep::Kind::Node && !nodes.back())
            return otherModel(from->file);
    }
    for (const OnnxValue& value : from->values)
        if (value.kind == OnnxValue::Kind::Weight && value.from >= tensors.size())
            return otherModel(from->file);
    return std::nullopt;
}

const onnx::NodeProto* OnnxProgram::completed(const OnnxNodePlace& place,
                                              const std::vector<const onnx::NodeProto*>& all)
{
    if (place.node >= all.size())
        return nullptr;
    const onnx::NodeProto* node = all[place.node];
    if (place.calls.empty())
        return node;
    // The outermost call has all its attributes; each call completes those within it.
    const onnx::NodeProto* call = nullptr;
    for (auto at = place.calls.rbegin(); at != place.calls.rend(); ++at) {
        if (*at >= all.size())
            return nullptr;
        call = call ? &copies.emplace_back(withAttributesOf(*call, *all[*at])) : all[*at];
    }
    return &copies.emplace_back(withAttributesOf(*call, *node));
}

std::string OnnxProgram::operatorOf(std::uint32_t step) const
{
    if (nodes[step])
        return operatorName(*nodes[step]);
    return from->steps[step].kind == OnnxStep::Kind::Stack ? "Stack" : "Select";
}

int OnnxProgram::versionOf(std::uint32_t step) const
{
    if (!nodes[step])
        return 1;
    const auto& versions = from->versions[from->steps[step].versions];
    const std::string domain = nodes[step]->domain() == "ai.onnx" ? std::string() : nodes[step]->domain();
    const auto found = versions.find(domain);
    return found == versions.end() ? 1 : found->second;
}

void OnnxProgram::addMissing(const onnx::NodeProto& node, const std::map<std::string, int>& versions,
                             int depth, std::vector<std::string>& out) const
{
    constexpr int deepest = 64;
    if (depth > deepest)
        return;
    if (const auto* function = functionFor(runner->functions(), node)) {
        const auto own = ModelRunner::versionsOf(function->opset_import());
        for (const onnx::NodeProto& inner : function->node())
            addMissing(inner, own, depth + 1, out);
        return;
    }
    const auto version = versions.find(node.domain() == "ai.onnx" ? std::string() : node.domain());
    if (!operatorKernel(node.domain(), node.op_type(), version == versions.end() ? 1 : version->second))
        out.push_back(operatorName(node));
    for (const auto& attribute : node.attribute())
        if (attribute.has_g())
            for (const onnx::NodeProto& inner : attribute.g().node())
                addMissing(inner, versions, depth + 1, out);
}

std::vector<std::string> OnnxProgram::missingKernels(std::uint32_t step) const
{
    std::vector<std::string> out;
    if (nodes[step])
        addMissing(*nodes[step], from->versions[from->steps[step].versions], 0, out);
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

std::vector<std::string> OnnxProgram::inputNames() const
{
    std::set<std::string> weights;
    for (const auto& tensor : model.graph().initializer())
        weights.insert(tensor.name());
    std::vector<std::string> out;
    for (const auto& input : model.graph().input())
        if (!weights.contains(input.name()))
            out.push_back(input.name());
    return out;
}

void OnnxProgram::releaseWeights()
{
    for (auto& tensor : *model.mutable_graph()->mutable_initializer())
        tensor.Clear();
}

Tensors OnnxProgram::run(std::uint32_t number, Inputs inputs, const ValueScope& captured) const
{
    const OnnxStep& step = from->steps[number];
    switch (step.kind) {
    case OnnxStep::Kind::Stack:
        return {at::stack(at::TensorList(inputs.data(), inputs.size()), step.axis)};
    case OnnxStep::Kind::Select:
        return {needed(inputs, 0).select(step.axis, step.index)};
    case OnnxStep::Kind::Node:
        break;
    }
    return runner->runNode(*nodes[number], inputs, captured, from->versions[step.versions], seed + number);
}

} // namespace doppler
