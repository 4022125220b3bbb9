// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/evaluators.h"

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

} // namespace

std::span<const EvaluatorEntry> sourceEvaluators() { return sourceTable; }

} // namespace doppler
