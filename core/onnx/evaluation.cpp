// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/evaluation.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

Elements listOf(int elementType, std::vector<Element> values)
{
    return {elementType, {static_cast<std::int64_t>(values.size())}, std::move(values)};
}

/// Since version 15 a part of the shape can be chosen; its ends are clamped.
std::optional<Elements> shape(const Operands& operands, const WantedOutput&)
{
    const Value* data = operands.view.input(0);
    if (!data || !data->ranked)
        return std::nullopt;
    const auto rank = static_cast<std::int64_t>(data->dims.size());
    const auto bound = [&](const char* name, std::int64_t otherwise) {
        const std::int64_t at = operands.view.integer(name, otherwise);
        return std::clamp<std::int64_t>(at < 0 ? at + rank : at, 0, rank);
    };
    std::vector<Element> values;
    for (std::int64_t i = bound("start", 0), end = bound("end", rank); i < end; ++i) {
        const std::int64_t extent = data->dims[static_cast<std::size_t>(i)];
        values.push_back(extent < 0 ? std::nullopt : Element(extent));
    }
    return listOf(onnx::TensorProto::INT64, std::move(values));
}

std::optional<Elements> size(const Operands& operands, const WantedOutput&)
{
    const Value* data = operands.view.input(0);
    if (!data || !hasShape(*data))
        return std::nullopt;
    return Elements{onnx::TensorProto::INT64, {}, {rounded(elementsOf(*data), onnx::TensorProto::INT64)}};
}

std::optional<Elements> constant(const Operands& operands, const WantedOutput&)
{
    const NodeView& view = operands.view;
    if (const auto* tensor = view.attribute("value"); tensor && tensor->has_t())
        return parseElements(tensor->t());
    if (const auto* one = view.attribute("value_int"))
        return Elements{onnx::TensorProto::INT64, {}, {one->i()}};
    if (const auto* one = view.attribute("value_float"))
        return Elements{onnx::TensorProto::FLOAT, {}, {one->f()}};
    const auto list = [](int type, const auto& numbers) -> std::optional<Elements> {
        if (std::size_t(numbers.size()) > mostElements)
            return std::nullopt;
        return listOf(type, {numbers.begin(), numbers.end()});
    };
    if (const auto* many = view.attribute("value_ints"))
        return list(onnx::TensorProto::INT64, many->ints());
    if (const auto* many = view.attribute("value_floats"))
        return list(onnx::TensorProto::FLOAT, many->floats());
    return std::nullopt;
}

/// Without the attribute it is a float of 0.
std::optional<Elements> constantOfShape(const Operands& operands, const WantedOutput&)
{
    const auto dims = operands.numbers(0);
    const auto* attribute = operands.view.attribute("value");
    const bool given = attribute && attribute->has_t();
    const auto value = given ? parseElements(attribute->t()) : Elements{onnx::TensorProto::FLOAT, {}, {0}};
    if (!dims || !value || value->values.size() != 1)
        return std::nullopt;
    auto out = unknownElements(value->elementType, *dims);
    if (out)
        std::fill(out->values.begin(), out->values.end(), value->values[0]);
    return out;
}

std::optional<Elements> range(const Operands& operands, const WantedOutput& output)
{
    for (std::size_t i = 0; i < 3; ++i)
        if (!operands.at(i) || operands.at(i)->values.size() != 1 || !operands.at(i)->values[0])
            return std::nullopt;
    if (!hasShape(output.value()) || output.value().dims.size() != 1)
        return std::nullopt;
    const int type = operands.at(0)->elementType;
    auto out = unknownElements(type, output.value().dims);
    for (std::size_t i = 0; out && i < out->values.size(); ++i)
        out->values[i] = rounded(
            *operands.at(0)->values[0] + static_cast<long double>(i) * *operands.at(2)->values[0], type);
    return out;
}

/// One column of indices for each element that is not zero.
std::optional<Elements> nonZero(const Operands& operands, const WantedOutput&)
{
    const Elements* data = operands.at(0);
    if (!data || !data->allKnown())
        return std::nullopt;
    std::vector<std::vector<std::int64_t>> found;
    forEachIndex(data->dims, data->values.size(), [&](std::size_t flat, const auto& index) {
        if (*data->values[flat] != 0)
            found.push_back(index);
    });
    const auto count = static_cast<std::int64_t>(found.size());
    auto out =
        unknownElements(onnx::TensorProto::INT64, {static_cast<std::int64_t>(data->dims.size()), count});
    for (std::size_t i = 0; out && i < out->values.size(); ++i)
        out->values[i] = found[i % found.size()][i / found.size()];
    return out;
}

constexpr std::array sourceTable{
    EvaluatorEntry{"Constant", constant}, EvaluatorEntry{"ConstantOfShape", constantOfShape},
    EvaluatorEntry{"NonZero", nonZero},   EvaluatorEntry{"Range", range},
    EvaluatorEntry{"Shape", shape},       EvaluatorEntry{"Size", size},
};

Evaluator evaluatorOf(const NodeView& view)
{
    if (!view.standard())
        return nullptr;
    for (const auto table :
         {arithmeticEvaluators(), layoutEvaluators(), std::span<const EvaluatorEntry>(sourceTable)}) {
        const auto found = std::find_if(table.begin(), table.end(), [&](const EvaluatorEntry& entry) {
            return entry.name == view.node.op_type();
        });
        if (found != table.end())
            return found->run;
    }
    return nullptr;
}

bool isSource(const NodeView& view)
{
    const std::string_view op = view.node.op_type();
    return op == "Shape" || op == "Size" || op == "Constant";
}

void store(std::optional<Elements> found, Value& value)
{
    if (!found || !found->anyKnown())
        return;
    if (value.elementType != 0 && value.elementType != found->elementType)
        return;
    Value sized = value;
    adoptDims(sized, found->dims);
    if (sized.dims != found->dims)
        return;
    value.elementType = found->elementType;
    value.ranked = true;
    value.dims = found->dims;
    value.elements = std::make_shared<const Elements>(std::move(*found));
}

/// The number that all elements of a tensor have, however large it is.
Element fillOf(const Operands& operands)
{
    const std::string_view op = operands.view.node.op_type();
    const Value* first = operands.view.input(0);
    if (op == "ConstantOfShape") {
        const auto* value = operands.view.attribute("value");
        const auto given = value && value->has_t() ? parseElements(value->t()) : std::nullopt;
        return given && given->values.size() == 1 ? given->values[0] : value ? std::nullopt : Element(0);
    }
    const bool keeps = op == "Identity" || op == "Expand" || op == "Reshape" || op == "Unsqueeze" ||
                       op == "Squeeze" || op == "Transpose" || op == "Tile" || op == "Flatten";
    return keeps && first ? first->fill : std::nullopt;
}

} // namespace

Operands::Operands(const NodeView& node) : view(node)
{
    for (const Value* value : node.inputs)
        inputs.push_back(knownElements(value));
}

bool Operands::anyKnown() const
{
    return std::any_of(inputs.begin(), inputs.end(),
                       [](const auto& input) { return input && input->anyKnown(); });
}

std::optional<std::vector<std::int64_t>> Operands::numbers(std::size_t i) const
{
    const Elements* input = at(i);
    if (!input || !input->allKnown() || !isWholeNumber(input->elementType))
        return std::nullopt;
    std::vector<std::int64_t> out;
    for (const Element& e : input->values)
        out.push_back(static_cast<std::int64_t>(*e));
    return out;
}

std::optional<std::vector<std::int64_t>> Operands::axes(const char* attribute, std::size_t input) const
{
    if (view.attribute(attribute))
        return view.integers(attribute);
    return view.input(input) ? numbers(input) : std::vector<std::int64_t>{};
}

std::optional<std::size_t> axisOf(std::int64_t axis, std::size_t rank)
{
    const auto dimensions = static_cast<std::int64_t>(rank);
    if (axis < -dimensions || axis >= dimensions)
        return std::nullopt;
    return static_cast<std::size_t>(axis < 0 ? axis + dimensions : axis);
}

std::vector<std::int64_t> stridesOf(const std::vector<std::int64_t>& dims)
{
    std::vector<std::int64_t> out(dims.size(), 1);
    for (std::size_t d = dims.size(); d-- > 1;)
        out[d - 1] = out[d] * dims[d];
    return out;
}

std::optional<Elements> knownElements(const Value* value)
{
    if (!value || value->odd)
        return std::nullopt;
    if (value->elements)
        return *value->elements;
    if (value->data)
        if (auto parsed = parseElements(*value->data))
            return parsed;
    return value->ranked ? unknownElements(value->elementType, value->dims) : std::nullopt;
}

void evaluate(const Operands& operands, std::span<Value* const> outputs)
{
    const Evaluator run = evaluatorOf(operands.view);
    if (!run)
        return;
    if (!outputs.empty() && outputs[0])
        outputs[0]->fill = fillOf(operands);
    if (!operands.anyKnown() && !isSource(operands.view))
        return;
    const bool many = operands.view.node.op_type() == "Split";
    for (std::size_t i = 0; i < (many ? outputs.size() : std::min<std::size_t>(outputs.size(), 1)); ++i)
        if (outputs[i])
            store(run(operands, {outputs, i}), *outputs[i]);
}

} // namespace doppler
