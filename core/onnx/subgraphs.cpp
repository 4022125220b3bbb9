// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/subgraphs.h"

#include "core/base/excerpt.h"
#include "core/onnx/evaluation.h"

#include <algorithm>

namespace doppler {

namespace {

bool isWeight(const onnx::GraphProto& graph, const std::string& name)
{
    return std::any_of(graph.initializer().begin(), graph.initializer().end(),
                       [&](const auto& tensor) { return tensor.name() == name; });
}

Declared declaredBy(const onnx::GraphProto& graph)
{
    Declared out;
    for (const auto* list : {&graph.output(), &graph.value_info()})
        for (const auto& value : *list)
            out.emplace(value.name(), &value.type());
    return out;
}

void bindInputs(NodeReader& reader, const onnx::GraphProto& graph, const std::vector<Value*>& inputs,
                Scope& scope)
{
    for (int i = 0; i < graph.input_size(); ++i) {
        const std::string& name = graph.input(i).name();
        if (isWeight(graph, name))
            continue;
        const bool given = std::size_t(i) < inputs.size() && inputs[std::size_t(i)];
        Value* value = given ? inputs[std::size_t(i)] : reader.newValue(name);
        adopt(*value, graph.input(i).type());
        if (!scope.put(name, value))
            return reader.fail(
                {DOPPLER_TEXT("core", "duplicate value \"{0}\", expected one definition"), {excerpt(name)}});
    }
}

/// Visits the nodes of a subgraph in a scope of its own.
std::vector<Value*> visitGraph(NodeReader& reader, const onnx::GraphProto& graph,
                               const std::vector<Value*>& inputs, const Scope& around, Place place)
{
    Scope scope(&around);
    const Declared declared = declaredBy(graph);
    place.declared = &declared;
    reader.addWeights(graph, scope);
    bindInputs(reader, graph, inputs, scope);
    for (int i = 0; i < graph.node_size() && !reader.failed(); ++i)
        reader.visit(graph.node(i), scope, place);
    std::vector<Value*> out;
    for (int i = 0; i < graph.output_size() && !reader.failed(); ++i) {
        const auto& output = graph.output(i);
        Value* value = scope.find(output.name()).value_or(nullptr);
        if (!value)
            value = reader.newValue(output.name());
        adopt(*value, output.type());
        out.push_back(value);
    }
    return out;
}

} // namespace

MeasuredGraph measureGraph(NodeReader& reader, const onnx::GraphProto& graph,
                           const std::vector<Value*>& inputs, const ControlNode& node, VisitKind kind)
{
    MeasuredGraph out;
    if (!reader.takeVisits(kind, graph, 1)) {
        out.body.known = false;
        out.outputs.assign(static_cast<std::size_t>(graph.output_size()), nullptr);
        return out;
    }
    Place place = node.place;
    place.body = &out.body;
    place.weights = &out.weights;
    out.outputs = visitGraph(reader, graph, inputs, node.scope, place);
    return out;
}

std::vector<Value*> expandGraph(NodeReader& reader, const onnx::GraphProto& graph,
                                const std::vector<Value*>& inputs, const ControlNode& node,
                                const std::string& name)
{
    return visitGraph(reader, graph, inputs, node.scope, placeWithin(node.place, name));
}

const onnx::GraphProto* subgraphOf(const NodeView& view, const char* attribute)
{
    const onnx::AttributeProto* found = view.attribute(attribute);
    return found && found->has_g() ? &found->g() : nullptr;
}

void putOutputs(NodeReader& reader, const ControlNode& node, const std::vector<Value*>& values)
{
    const onnx::NodeProto& proto = node.view.node;
    for (int i = 0; i < proto.output_size() && !reader.failed(); ++i) {
        const std::string& name = proto.output(i);
        if (name.empty())
            continue;
        const bool given = std::size_t(i) < values.size() && values[std::size_t(i)];
        Value* value = given ? values[std::size_t(i)] : reader.newValue(name);
        if (node.place.declared)
            if (const auto type = node.place.declared->find(name); type != node.place.declared->end())
                adopt(*value, *type->second);
        if (!node.scope.put(name, value))
            reader.fail(
                {DOPPLER_TEXT("core", "duplicate value \"{0}\", expected one definition"), {excerpt(name)}});
    }
}

void keepAsVertex(NodeReader& reader, const ControlNode& node, MeasuredGraph body,
                  const std::vector<Value*>& like, std::optional<double> times)
{
    const onnx::NodeProto& proto = node.view.node;
    std::vector<Value*> outputs;
    for (int i = 0; i < proto.output_size(); ++i) {
        const bool known = std::size_t(i) < like.size() && like[std::size_t(i)];
        outputs.push_back(proto.output(i).empty()
                              ? nullptr
                              : typeOnly(reader, known ? like[std::size_t(i)] : nullptr, proto.output(i)));
    }
    putOutputs(reader, node, outputs);
    if (reader.failed())
        return;
    std::set<Value*> used = std::move(body.weights);
    for (const auto& attribute : proto.attribute())
        if (attribute.has_g())
            findCaptured(attribute.g(), node.scope, used);
    used.insert(node.inputs.begin(), node.inputs.end());
    used.erase(nullptr);
    std::optional<double> flops;
    if (body.body.known)
        flops = body.body.flops * times.value_or(1);
    if (!node.place.body) {
        const std::string name = node.place.prefix + reader.nameOf(proto);
        reader.notes().singleVertex(name, body.body.kinds);
        if (!flops)
            reader.notes().unknownCost(name);
    } else {
        for (const auto& [kind, count] : body.body.kinds)
            node.place.body->kinds[kind] += count;
    }
    reader.record(node.view, node.inputs, outputs, node.scope, node.place);
    reader.finish(node.view, outputs, used, flops, node.place);
}

void keepUnknown(NodeReader& reader, const ControlNode& node)
{
    MeasuredGraph unknown;
    unknown.body.known = false;
    keepAsVertex(reader, node, std::move(unknown), {}, std::nullopt);
}

Element scalarOf(const Value* value)
{
    const auto elements = knownElements(value);
    return elements && elements->values.size() == 1 ? elements->values[0] : std::nullopt;
}

Value* constantScalar(NodeReader& reader, std::string_view name, int elementType, std::int64_t number)
{
    Value* value = reader.newValue(name);
    value->elementType = elementType;
    value->ranked = true;
    value->constant = true;
    value->elements = std::make_shared<const Elements>(Elements{elementType, {}, {number}});
    return value;
}

Value* typeOnly(NodeReader& reader, const Value* value, std::string_view name)
{
    Value* out = reader.newValue(name);
    if (value) {
        out->elementType = value->elementType;
        out->ranked = value->ranked;
        out->dims = value->dims;
        out->odd = value->odd;
    }
    return out;
}

bool generalise(Value& value, const Value* other)
{
    if (!value.ranked)
        return false;
    if (!other || !other->ranked || other->dims.size() != value.dims.size()) {
        value.ranked = false;
        value.dims.clear();
        return true;
    }
    bool changed = false;
    for (std::size_t d = 0; d < value.dims.size(); ++d)
        if (value.dims[d] >= 0 && value.dims[d] != other->dims[d]) {
            value.dims[d] = -1;
            changed = true;
        }
    return changed;
}

} // namespace doppler
