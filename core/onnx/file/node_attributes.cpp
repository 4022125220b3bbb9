// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/file/node_attributes.h"

#include "core/base/excerpt.h"
#include "core/graph/dataflow_graph.h"

#include <iterator>
#include <optional>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr int mostElements = 16;
constexpr std::size_t mostLetters = 48;

/// The first elements of a list.
template <class List, class Text>
std::string listText(const List& list, const Text& text)
{
    std::string out = "[";
    int number = 0;
    for (const auto& element : list) {
        if (number == mostElements)
            return out + ", ...]";
        out += (number++ > 0 ? ", " : "") + text(element);
    }
    return out + "]";
}

template <class Number>
std::string numberText(Number number)
{
    return fmt::format("{}", number);
}

std::string letters(const std::string& text) { return excerpt(text, mostLetters); }

/// Nothing for graphs, types and attributes that a function takes from its call.
std::optional<std::string> valueText(const onnx::AttributeProto& attribute)
{
    using Kind = onnx::AttributeProto;
    if (!attribute.ref_attr_name().empty())
        return std::nullopt;
    switch (attribute.type()) {
    case Kind::INT:
        return numberText(attribute.i());
    case Kind::FLOAT:
        return numberText(attribute.f());
    case Kind::STRING:
        return letters(attribute.s());
    case Kind::INTS:
        return listText(attribute.ints(), numberText<std::int64_t>);
    case Kind::FLOATS:
        return listText(attribute.floats(), numberText<float>);
    case Kind::STRINGS:
        return listText(attribute.strings(), letters);
    case Kind::TENSOR:
        return "tensor " + listText(attribute.t().dims(), numberText<std::int64_t>);
    default:
        return std::nullopt;
    }
}

} // namespace

std::string attributesText(const onnx::NodeProto& node)
{
    std::string out;
    for (const onnx::AttributeProto& attribute : node.attribute()) {
        const auto value = valueText(attribute);
        if (!value)
            continue;
        out += (out.empty() ? "" : ", ") + letters(attribute.name()) + "=" + *value;
        if (out.size() > mostAttributeCharacters)
            break;
    }
    return excerpt(out, mostAttributeCharacters);
}

} // namespace doppler
