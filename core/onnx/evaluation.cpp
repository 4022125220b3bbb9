// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/evaluators.h"

#include <algorithm>

namespace doppler {

namespace {

Evaluator evaluatorOf(const NodeView& view)
{
    if (!view.standard())
        return nullptr;
    for (const auto table : {arithmeticEvaluators(), layoutEvaluators(), sourceEvaluators()}) {
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
