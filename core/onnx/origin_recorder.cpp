// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/origin_recorder.h"

#include <algorithm>

namespace doppler {

OriginRecorder::OriginRecorder(const onnx::ModelProto& model)
{
    const FilePlaces all = filePlaces(model);
    for (std::size_t i = 0; i < all.nodes.size(); ++i)
        places[all.nodes[i]] = {static_cast<std::uint32_t>(i), {}};
    for (std::size_t i = 0; i < all.tensors.size(); ++i)
        tensors[all.tensors[i]] = static_cast<std::uint32_t>(i);
    fileNodes = static_cast<std::uint32_t>(all.nodes.size());
}

OnnxNodePlace OriginRecorder::placeOf(const onnx::NodeProto& node) const
{
    const auto found = places.find(&node);
    return found == places.end() ? OnnxNodePlace{} : found->second;
}

void OriginRecorder::addCopy(const onnx::NodeProto& copy, const onnx::NodeProto& inner,
                             const onnx::NodeProto& call)
{
    // The attributes of a call are in the file itself, or were completed by those of the call around it.
    FilePlaces copied;
    FilePlaces original;
    addPlaces(copy, copied);
    addPlaces(inner, original);
    const OnnxNodePlace outer = placeOf(call);
    for (std::size_t i = 0; i < std::min(copied.nodes.size(), original.nodes.size()); ++i) {
        OnnxNodePlace place = placeOf(*original.nodes[i]);
        place.calls.push_back(outer.node);
        place.calls.insert(place.calls.end(), outer.calls.begin(), outer.calls.end());
        places[copied.nodes[i]] = std::move(place);
    }
    for (std::size_t i = 0; i < std::min(copied.tensors.size(), original.tensors.size()); ++i)
        if (const auto found = tensors.find(original.tensors[i]); found != tensors.end())
            tensors[copied.tensors[i]] = found->second;
}

void OriginRecorder::made(std::uint32_t step, const std::vector<Value*>& outputs)
{
    for (std::size_t i = 0; i < outputs.size(); ++i)
        if (outputs[i]) {
            outputs[i]->step = step;
            outputs[i]->stepOutput = static_cast<std::uint32_t>(i);
        }
}

void OriginRecorder::addNode(const NodeView& view, const std::vector<Value*>& inputs,
                             const std::vector<Value*>& outputs, const Versions& versions,
                             std::vector<std::pair<std::string, const Value*>> captured)
{
    Step step;
    step.step.place = placeOf(view.node);
    const auto set = std::find(versionSets.begin(), versionSets.end(), versions);
    step.step.versions = static_cast<std::uint32_t>(set - versionSets.begin());
    if (set == versionSets.end())
        versionSets.push_back(versions);
    step.inputs.assign(inputs.begin(), inputs.end());
    step.captured = std::move(captured);
    made(static_cast<std::uint32_t>(steps.size()), outputs);
    steps.push_back(std::move(step));
}

void OriginRecorder::addStack(const std::vector<Value*>& parts, std::int64_t axis, Value& out)
{
    Step step;
    step.step.kind = OnnxStep::Kind::Stack;
    step.step.axis = axis;
    step.inputs.assign(parts.begin(), parts.end());
    made(static_cast<std::uint32_t>(steps.size()), {&out});
    steps.push_back(std::move(step));
}

void OriginRecorder::addSelect(const Value& whole, std::int64_t axis, std::int64_t index, Value& out)
{
    Step step;
    step.step.kind = OnnxStep::Kind::Select;
    step.step.axis = axis;
    step.step.index = index;
    step.inputs.push_back(&whole);
    made(static_cast<std::uint32_t>(steps.size()), {&out});
    steps.push_back(std::move(step));
}

void OriginRecorder::addVertex(const std::vector<Value*>& outputs)
{
    const auto first = std::find_if(outputs.begin(), outputs.end(), [](const Value* v) { return v; });
    // A node without outputs was recorded last.
    vertexSteps.push_back(first == outputs.end() ? static_cast<std::uint32_t>(steps.size() - 1)
                                                 : (*first)->step.value_or(OnnxStep::noValue));
}

void OriginRecorder::addEdge(VertexId from, VertexId to, const Value& value)
{
    edges.push_back({from, to, &value});
}

OnnxValue OriginRecorder::described(const Value& value) const
{
    OnnxValue out;
    out.name = value.name;
    out.elementType = value.elementType;
    out.ranked = value.ranked;
    out.dims = value.dims;
    if (value.modelInput) {
        out.kind = OnnxValue::Kind::Input;
        return out;
    }
    if (const auto weight = tensors.find(value.data); weight != tensors.end()) {
        out.kind = OnnxValue::Kind::Weight;
        out.from = weight->second;
        return out;
    }
    if (value.constant && value.elements && value.elements->allKnown()) {
        out.kind = OnnxValue::Kind::Numbers;
        out.elementType = value.elements->elementType;
        out.ranked = true;
        out.dims = value.elements->dims;
        for (const Element& element : value.elements->values)
            out.numbers.push_back(*element);
        return out;
    }
    if (value.step) {
        out.kind = OnnxValue::Kind::Made;
        out.output = value.stepOutput;
    }
    return out;
}

std::uint32_t OriginRecorder::keptStep(OnnxOrigin& out, std::uint32_t step)
{
    if (step >= steps.size())
        return OnnxStep::noValue;
    const auto [known, isNew] = stepNumbers.emplace(step, static_cast<std::uint32_t>(out.steps.size()));
    if (isNew) {
        out.steps.push_back(std::move(steps[step].step));
        recorded.push_back(step);
        waiting.push_back(known->second);
    }
    return known->second;
}

std::uint32_t OriginRecorder::keptValue(OnnxOrigin& out, const Value* value)
{
    if (!value)
        return OnnxStep::noValue;
    const auto [known, isNew] = valueNumbers.emplace(value, static_cast<std::uint32_t>(out.values.size()));
    const std::uint32_t number = known->second;
    if (isNew) {
        out.values.push_back(described(*value));
        if (out.values.back().kind == OnnxValue::Kind::Made) {
            const std::uint32_t step = keptStep(out, *value->step);
            out.values[number].from = step;
        }
    }
    return number;
}

/// Numbers the inputs of kept steps, which keeps further steps: constants are computed by nodes, too.
void OriginRecorder::linkSteps(OnnxOrigin& out)
{
    while (!waiting.empty()) {
        const std::uint32_t number = waiting.back();
        waiting.pop_back();
        const Step& step = steps[recorded[number]];
        std::vector<std::uint32_t> inputs;
        for (const Value* input : step.inputs)
            inputs.push_back(keptValue(out, input));
        std::vector<std::pair<std::string, std::uint32_t>> captured;
        for (const auto& [name, value] : step.captured)
            captured.emplace_back(name, keptValue(out, value));
        out.steps[number].inputs = std::move(inputs);
        out.steps[number].captured = std::move(captured);
    }
}

std::shared_ptr<OnnxOrigin> OriginRecorder::origin(const ReadRequest& request, const ModelText& text)
{
    auto out = std::make_shared<OnnxOrigin>();
    out->file = request.file;
    out->bytes = text.bytes;
    out->fingerprint = text.fingerprint;
    for (const auto& [name, value] : request.options.all())
        if (name != "profile" && name != "kind") // measured times do not change what is computed
            out->options.emplace_back(name, toString(value));
    out->nodes = fileNodes;
    out->versions.assign(versionSets.begin(), versionSets.end());
    for (const std::uint32_t step : vertexSteps)
        out->stepOfVertex.push_back(keptStep(*out, step));
    linkSteps(*out);
    // As DataflowGraph numbers edges.
    std::stable_sort(edges.begin(), edges.end(),
                     [](const Edge& a, const Edge& b) { return a.from < b.from; });
    for (const Edge& edge : edges)
        out->edges.push_back({edge.from.value, edge.to.value, keptValue(*out, edge.value)});
    for (const Value* value : results)
        out->results.push_back(keptValue(*out, value));
    linkSteps(*out);
    return out;
}

} // namespace doppler
