// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/evaluation.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

/// The axis-aligned broadcast of versions before 7: the second input's first dimension meets the axis.
Elements alignedToAxis(const Elements& second, const NodeView& view, std::size_t rank)
{
    Elements out = second;
    if (view.operatorSet < 7 && view.attribute("axis"))
        if (const auto axis = axisOf(view.integer("axis", 0), rank))
            while (*axis + out.dims.size() < rank)
                out.dims.push_back(1);
    return out;
}

std::optional<std::vector<std::int64_t>> broadcast(std::span<const Elements> inputs)
{
    std::vector<std::int64_t> out;
    for (const Elements& input : inputs) {
        if (input.dims.size() > out.size())
            out.insert(out.begin(), input.dims.size() - out.size(), 1);
        for (std::size_t i = 0; i < input.dims.size(); ++i) {
            std::int64_t& extent = out[out.size() - input.dims.size() + i];
            if (extent != input.dims[i] && extent != 1 && input.dims[i] != 1)
                return std::nullopt;
            extent = extent == 1 ? input.dims[i] : extent;
        }
    }
    return out;
}

const Element& broadcastElement(const Elements& input, const std::vector<std::int64_t>& index)
{
    std::int64_t flat = 0;
    for (std::size_t i = 0; i < input.dims.size(); ++i)
        flat = flat * input.dims[i] + (input.dims[i] == 1 ? 0 : index[index.size() - input.dims.size() + i]);
    return input.values[static_cast<std::size_t>(flat)];
}

/// Applies `combine(elements of the inputs)` to every element; all inputs must be present.
template <class Combine>
std::optional<Elements> elementwise(const Operands& operands, int elementType, Combine combine)
{
    std::vector<Elements> inputs;
    for (std::size_t i = 0; i < operands.inputs.size(); ++i) {
        if (!operands.at(i))
            return std::nullopt;
        inputs.push_back(i == 1 ? alignedToAxis(*operands.at(1), operands.view, inputs[0].dims.size())
                                : *operands.at(i));
    }
    const auto dims = broadcast(inputs);
    auto out = dims ? unknownElements(elementType, *dims) : std::nullopt;
    if (!out)
        return std::nullopt;
    std::vector<Element> parts(inputs.size());
    forEachIndex(out->dims, out->values.size(), [&](std::size_t flat, const auto& index) {
        for (std::size_t i = 0; i < inputs.size(); ++i)
            parts[i] = broadcastElement(inputs[i], index);
        out->values[flat] = rounded(combine(parts), elementType);
    });
    return out;
}

using Number = long double;
using TwoNumbers = Element (*)(Number a, Number b, bool whole);

Element sum(Number a, Number b, bool) { return a + b; }
Element difference(Number a, Number b, bool) { return a - b; }
Element product(Number a, Number b, bool) { return a * b; }
Element least(Number a, Number b, bool) { return std::min(a, b); }
Element greatest(Number a, Number b, bool) { return std::max(a, b); }
Element power(Number a, Number b, bool) { return std::pow(a, b); }
Element equal(Number a, Number b, bool) { return a == b ? 1 : 0; }
Element less(Number a, Number b, bool) { return a < b ? 1 : 0; }
Element greater(Number a, Number b, bool) { return a > b ? 1 : 0; }
Element lessOrEqual(Number a, Number b, bool) { return a <= b ? 1 : 0; }
Element greaterOrEqual(Number a, Number b, bool) { return a >= b ? 1 : 0; }
Element exclusiveOr(Number a, Number b, bool) { return (a != 0) != (b != 0) ? 1 : 0; }

/// Whole numbers are divided as C++ does, towards zero.
Element quotient(Number a, Number b, bool whole)
{
    if (b == 0)
        return std::nullopt;
    if (!whole)
        return a / b;
    if (b == -1)
        return -a; // the least number has no opposite
    return static_cast<std::int64_t>(a) / static_cast<std::int64_t>(b);
}

template <TwoNumbers combine>
Element ifBothKnown(const Element& a, const Element& b, bool whole)
{
    return a && b ? combine(*a, *b, whole) : std::nullopt;
}

/// Nothing times zero is known even if it is unknown.
Element productOf(const Element& a, const Element& b, bool whole)
{
    if (whole && ((a && *a == 0) || (b && *b == 0)))
        return 0;
    return ifBothKnown<product>(a, b, whole);
}

Element conjunction(const Element& a, const Element& b, bool)
{
    if ((a && *a == 0) || (b && *b == 0))
        return 0;
    return a && b ? Element(1) : std::nullopt;
}

Element disjunction(const Element& a, const Element& b, bool)
{
    if ((a && *a != 0) || (b && *b != 0))
        return 1;
    return a && b ? Element(0) : std::nullopt;
}

using TwoElements = Element (*)(const Element& a, const Element& b, bool whole);

/// Combines any number of inputs, from the first to the last.
template <TwoElements combine, bool isTest = false>
std::optional<Elements> folded(const Operands& operands, const WantedOutput&)
{
    if (!operands.at(0))
        return std::nullopt;
    const int type = operands.at(0)->elementType;
    const bool whole = isWholeNumber(type);
    return elementwise(operands, isTest ? int(onnx::TensorProto::BOOL) : type, [&](const auto& parts) {
        Element out = parts[0];
        for (std::size_t i = 1; i < parts.size(); ++i)
            out = rounded(combine(out, parts[i], whole), isTest ? int(onnx::TensorProto::BOOL) : type);
        return out;
    });
}

template <TwoNumbers combine>
std::optional<Elements> combined(const Operands& operands, const WantedOutput& output)
{
    return folded<ifBothKnown<combine>>(operands, output);
}

template <TwoNumbers combine>
std::optional<Elements> tested(const Operands& operands, const WantedOutput& output)
{
    return folded<ifBothKnown<combine>, true>(operands, output);
}

/// With `fmod` the sign is the first number's, as in C; otherwise the second one's, as in Python.
std::optional<Elements> remainder(const Operands& operands, const WantedOutput&)
{
    if (!operands.at(0))
        return std::nullopt;
    const bool likeC = operands.view.integer("fmod", 0) != 0;
    return elementwise(operands, operands.at(0)->elementType, [&](const auto& parts) -> Element {
        if (parts.size() != 2 || !parts[0] || !parts[1] || *parts[1] == 0)
            return std::nullopt;
        const Number rest = std::fmod(*parts[0], *parts[1]);
        return !likeC && rest != 0 && (rest < 0) != (*parts[1] < 0) ? rest + *parts[1] : rest;
    });
}

std::optional<Elements> where(const Operands& operands, const WantedOutput&)
{
    if (operands.inputs.size() != 3 || !operands.at(1))
        return std::nullopt;
    return elementwise(operands, operands.at(1)->elementType, [](const auto& parts) -> Element {
        if (parts[0])
            return *parts[0] != 0 ? parts[1] : parts[2];
        return parts[1] && parts[2] && *parts[1] == *parts[2] ? parts[1] : std::nullopt;
    });
}

using OneNumber = Number (*)(Number);

Number opposite(Number x) { return -x; }
Number absolute(Number x) { return std::fabs(x); }
Number below(Number x) { return std::floor(x); }
Number above(Number x) { return std::ceil(x); }
Number nearest(Number x) { return std::nearbyint(x); } // halves to even, as the operator says
Number root(Number x) { return std::sqrt(x); }
Number inverse(Number x) { return 1 / x; }
Number sign(Number x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }
Number negation(Number x) { return x == 0 ? 1 : 0; }
Number positive(Number x) { return std::max(x, Number{0}); }

template <OneNumber change>
std::optional<Elements> changed(const Operands& operands, const WantedOutput&)
{
    if (!operands.at(0))
        return std::nullopt;
    Elements out = *operands.at(0);
    for (Element& e : out.values)
        e = e ? rounded(change(*e), out.elementType) : std::nullopt;
    return out;
}

/// Limits are attributes before version 11, inputs since.
std::optional<Elements> clip(const Operands& operands, const WantedOutput&)
{
    if (!operands.at(0))
        return std::nullopt;
    Elements out = *operands.at(0);
    for (const auto& [name, input, upper] :
         {std::tuple("min", std::size_t{1}, false), std::tuple("max", std::size_t{2}, true)}) {
        Element limit;
        if (const auto* attribute = operands.view.attribute(name))
            limit = attribute->f();
        else if (!operands.view.input(input))
            continue;
        else if (operands.at(input) && operands.at(input)->values.size() == 1)
            limit = operands.at(input)->values[0];
        for (Element& e : out.values)
            e = !e || !limit ? std::nullopt : Element(upper ? std::min(*e, *limit) : std::max(*e, *limit));
    }
    return out;
}

/// The type is a text before version 6.
int castType(const NodeView& view)
{
    const onnx::AttributeProto* to = view.attribute("to");
    onnx::TensorProto::DataType named = onnx::TensorProto::UNDEFINED;
    if (to && to->has_s())
        return onnx::TensorProto::DataType_Parse(to->s(), &named) ? named : 0;
    return to ? static_cast<int>(std::clamp<std::int64_t>(to->i(), 0, 1000)) : 0;
}

std::optional<Elements> cast(const Operands& operands, const WantedOutput&)
{
    const bool like = operands.view.node.op_type() == "CastLike";
    const Value* second = operands.view.input(1);
    const int type = !like ? castType(operands.view) : second ? second->elementType : 0;
    if (!operands.at(0) || !isNumeric(type))
        return std::nullopt;
    Elements out = *operands.at(0);
    out.elementType = type;
    for (Element& e : out.values)
        e = rounded(e, type);
    return out;
}

struct ReducedShape {
    std::vector<bool> reduced;      ///< By axis.
    std::vector<std::int64_t> kept; ///< Extents with 1 for reduced ones.
    std::vector<std::int64_t> dims; ///< Extents of the output.
};

std::optional<ReducedShape> reducedShape(const Operands& operands)
{
    const Elements& data = *operands.at(0);
    const auto axes = operands.axes("axes", 1);
    if (!axes)
        return std::nullopt;
    const bool all = axes->empty() && operands.view.integer("noop_with_empty_axes", 0) == 0;
    ReducedShape out{std::vector<bool>(data.dims.size(), all), data.dims, {}};
    for (const std::int64_t named : *axes) {
        const auto axis = axisOf(named, data.dims.size());
        if (!axis)
            return std::nullopt;
        out.reduced[*axis] = true;
    }
    const bool keep = operands.view.integer("keepdims", 1) != 0;
    for (std::size_t d = 0; d < data.dims.size(); ++d) {
        if (!out.reduced[d] || keep)
            out.dims.push_back(out.reduced[d] ? 1 : data.dims[d]);
        out.kept[d] = out.reduced[d] ? 1 : data.dims[d];
    }
    return out;
}

template <TwoElements combine, bool isMean = false>
std::optional<Elements> reduced(const Operands& operands, const WantedOutput&)
{
    const Elements* data = operands.at(0);
    const auto shape = data && !data->values.empty() ? reducedShape(operands) : std::nullopt;
    auto out = shape ? unknownElements(data->elementType, shape->dims) : std::nullopt;
    if (!out)
        return std::nullopt;
    std::vector<std::size_t> times(out->values.size(), 0);
    const auto strides = stridesOf(shape->kept);
    const bool whole = isWholeNumber(data->elementType);
    forEachIndex(data->dims, data->values.size(), [&](std::size_t flat, const auto& index) {
        std::int64_t at = 0;
        for (std::size_t d = 0; d < index.size(); ++d)
            at += shape->reduced[d] ? 0 : index[d] * strides[d];
        Element& sum = out->values[static_cast<std::size_t>(at)];
        const bool first = times[static_cast<std::size_t>(at)]++ == 0;
        sum =
            first ? data->values[flat] : rounded(combine(sum, data->values[flat], whole), data->elementType);
    });
    for (std::size_t i = 0; isMean && i < times.size(); ++i)
        if (Element& mean = out->values[i])
            mean = rounded(quotient(*mean, static_cast<Number>(times[i]), whole), data->elementType);
    return out;
}

constexpr std::array arithmeticTable{
    EvaluatorEntry{"Abs", changed<absolute>},
    EvaluatorEntry{"Add", combined<sum>},
    EvaluatorEntry{"And", folded<conjunction, true>},
    EvaluatorEntry{"Cast", cast},
    EvaluatorEntry{"CastLike", cast},
    EvaluatorEntry{"Ceil", changed<above>},
    EvaluatorEntry{"Clip", clip},
    EvaluatorEntry{"Div", combined<quotient>},
    EvaluatorEntry{"Equal", tested<equal>},
    EvaluatorEntry{"Floor", changed<below>},
    EvaluatorEntry{"Greater", tested<greater>},
    EvaluatorEntry{"GreaterOrEqual", tested<greaterOrEqual>},
    EvaluatorEntry{"Less", tested<less>},
    EvaluatorEntry{"LessOrEqual", tested<lessOrEqual>},
    EvaluatorEntry{"Max", combined<greatest>},
    EvaluatorEntry{"Min", combined<least>},
    EvaluatorEntry{"Mod", remainder},
    EvaluatorEntry{"Mul", folded<productOf>},
    EvaluatorEntry{"Neg", changed<opposite>},
    EvaluatorEntry{"Not", changed<negation>},
    EvaluatorEntry{"Or", folded<disjunction, true>},
    EvaluatorEntry{"Pow", combined<power>},
    EvaluatorEntry{"Reciprocal", changed<inverse>},
    EvaluatorEntry{"ReduceMax", reduced<ifBothKnown<greatest>>},
    EvaluatorEntry{"ReduceMean", reduced<ifBothKnown<sum>, true>},
    EvaluatorEntry{"ReduceMin", reduced<ifBothKnown<least>>},
    EvaluatorEntry{"ReduceProd", reduced<productOf>},
    EvaluatorEntry{"ReduceSum", reduced<ifBothKnown<sum>>},
    EvaluatorEntry{"Relu", changed<positive>},
    EvaluatorEntry{"Round", changed<nearest>},
    EvaluatorEntry{"Sign", changed<sign>},
    EvaluatorEntry{"Sqrt", changed<root>},
    EvaluatorEntry{"Sub", combined<difference>},
    EvaluatorEntry{"Sum", combined<sum>},
    EvaluatorEntry{"Where", where},
    EvaluatorEntry{"Xor", tested<exclusiveOr>},
};

} // namespace

std::span<const EvaluatorEntry> arithmeticEvaluators() { return arithmeticTable; }

} // namespace doppler
