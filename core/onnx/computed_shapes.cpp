// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/computed_shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace doppler {

namespace {

/// Target and what remains of the input for the one extent that the target leaves open.
struct Remainder {
    long double given = 1;    ///< Product of the target's known extents.
    std::size_t open = 0;     ///< How many extents are left.
    std::size_t place = 0;    ///< Of the last of them.
    std::vector<bool> copied; ///< Which of the input's extents are taken over, by index.
};

/// The extent that makes the number of elements equal, where exactly one is open.
std::int64_t remainingExtent(const Value& data, const Remainder& rest)
{
    long double all = 1;
    for (std::size_t d = 0; d < data.dims.size(); ++d) {
        if (rest.copied[d])
            continue;
        if (data.dims[d] < 0)
            return unknownExtent;
        all *= static_cast<long double>(data.dims[d]);
    }
    if (rest.open != 1 || rest.given == 0 || std::fmod(all, rest.given) != 0)
        return unknownExtent;
    return extentOf(all / rest.given);
}

/// The target is an attribute before version 5. 0 takes over the input's extent, -1 is what is left.
Shape reshape(const Operands& operands)
{
    const auto* attribute = operands.view.attribute("shape");
    std::vector<Element> target;
    if (attribute)
        target.assign(attribute->ints().begin(), attribute->ints().end());
    else if (const auto* list = listInput(operands, 1))
        target = *list;
    else
        return std::nullopt;
    const Value* data = rankedInput(operands.view, 0);
    const bool copies = operands.view.integer("allowzero", 0) == 0;
    Dims out(target.size(), unknownExtent);
    Remainder rest;
    rest.copied.assign(data ? data->dims.size() : 0, false);
    for (std::size_t i = 0; i < target.size(); ++i) {
        if (target[i] && *target[i] == 0 && copies) {
            if (!data || i >= data->dims.size())
                return out;
            out[i] = data->dims[i];
            rest.copied[i] = true;
            continue;
        }
        out[i] = extentOf(target[i]);
        if (out[i] >= 0) {
            rest.given *= static_cast<long double>(out[i]);
        } else {
            ++rest.open;
            rest.place = i;
        }
    }
    if (data && rest.open == 1)
        out[rest.place] = remainingExtent(*data, rest);
    return out;
}

Shape expand(const Operands& operands)
{
    const Value* data = rankedInput(operands.view, 0);
    const auto* target = listInput(operands, 1);
    if (!data || !target)
        return std::nullopt;
    Dims out(std::max(data->dims.size(), target->size()), unknownExtent);
    for (std::size_t i = 0; i < out.size(); ++i) {
        const std::size_t fromEnd = out.size() - i;
        const std::int64_t have = fromEnd <= data->dims.size() ? data->dims[data->dims.size() - fromEnd] : 1;
        const std::int64_t want =
            fromEnd <= target->size() ? extentOf((*target)[target->size() - fromEnd]) : 1;
        if (have == 1 || (have < 0 && want > 1))
            out[i] = want;
        else if (have > 1 || want == 1)
            out[i] = have;
    }
    return out;
}

std::int64_t repeatedExtent(std::int64_t extent, const Element& times)
{
    return times && extent >= 0 ? extentOf(*times * static_cast<long double>(extent)) : unknownExtent;
}

/// Version 1 repeats one axis, named by two scalars.
Shape tileAxis(const Operands& operands, const Value& data)
{
    const Elements* times = operands.at(1);
    const auto named = operands.numbers(2);
    Dims out(data.dims.size(), unknownExtent);
    if (!times || times->values.size() != 1 || !named || named->size() != 1)
        return out;
    if (const auto axis = axisOf(named->front(), data.dims.size())) {
        out = data.dims;
        out[*axis] = repeatedExtent(out[*axis], times->values[0]);
    }
    return out;
}

Shape tile(const Operands& operands)
{
    const Value* data = rankedInput(operands.view, 0);
    if (!data)
        return std::nullopt;
    if (operands.view.operatorSet < 6)
        return tileAxis(operands, *data);
    Dims out(data->dims.size(), unknownExtent);
    const auto* repeats = listInput(operands, 1);
    for (std::size_t i = 0; repeats && repeats->size() == out.size() && i < out.size(); ++i)
        out[i] = repeatedExtent(data->dims[i], (*repeats)[i]);
    return out;
}

Shape slice(const Operands& operands)
{
    const Value* data = rankedInput(operands.view, 0);
    if (!data)
        return std::nullopt;
    const auto slices = slicesOf(operands, data->dims.size());
    if (!slices)
        return Dims(data->dims.size(), unknownExtent);
    Dims out = data->dims;
    for (const AxisSlice& s : *slices) {
        const auto range = rangeOf(s, out[s.axis]);
        out[s.axis] = range ? range->count : unknownExtent;
    }
    return out;
}

/// Before version 11 the pads are an attribute; since version 18 the axes can be named.
Shape pad(const Operands& operands)
{
    const Value* data = rankedInput(operands.view, 0);
    const auto* pads = listInput(operands, 1);
    if (!data || operands.view.operatorSet < 11)
        return std::nullopt;
    const std::size_t rank = data->dims.size();
    auto axes = operands.view.input(3) ? operands.numbers(3) : Dims{};
    if (axes && !operands.view.input(3))
        for (std::size_t d = 0; d < rank; ++d)
            axes->push_back(static_cast<std::int64_t>(d));
    Dims out(rank, unknownExtent);
    if (!pads || !axes || pads->size() != 2 * axes->size())
        return out;
    out = data->dims;
    for (std::size_t i = 0; i < axes->size(); ++i) {
        const auto axis = axisOf((*axes)[i], rank);
        if (!axis)
            return Dims(rank, unknownExtent);
        const Element& before = (*pads)[i];
        const Element& after = (*pads)[i + axes->size()];
        out[*axis] = before && after && out[*axis] >= 0
                         ? extentOf(static_cast<long double>(out[*axis]) + *before + *after)
                         : unknownExtent;
    }
    return out;
}

Shape constantOfShape(const Operands& operands)
{
    const auto* target = listInput(operands, 0);
    if (!target)
        return std::nullopt;
    Dims out;
    for (const Element& extent : *target)
        out.push_back(extentOf(extent));
    return out;
}

Shape range(const Operands& operands)
{
    std::array<long double, 3> numbers{};
    for (std::size_t i = 0; i < 3; ++i) {
        const Elements* input = operands.at(i);
        if (!input || input->values.size() != 1 || !input->values[0])
            return Dims{unknownExtent};
        numbers[i] = *input->values[0];
    }
    const auto [start, limit, step] = numbers;
    if (step == 0)
        return Dims{unknownExtent};
    return Dims{extentOf(std::max<long double>(std::ceil((limit - start) / step), 0))};
}

Shape topK(const Operands& operands)
{
    const Value* data = rankedInput(operands.view, 0);
    const auto axis = data ? axisOf(operands.view.integer("axis", -1), data->dims.size()) : std::nullopt;
    if (!axis)
        return std::nullopt;
    Dims out = data->dims;
    const auto* attribute = operands.view.attribute("k");
    const Elements* k = operands.at(1);
    const bool given = k && k->values.size() == 1;
    out[*axis] = attribute ? attribute->i() : given ? extentOf(k->values[0]) : unknownExtent;
    return out;
}

Shape oneHot(const Operands& operands)
{
    const Value* indices = rankedInput(operands.view, 0);
    const auto axis =
        indices ? axisOf(operands.view.integer("axis", -1), indices->dims.size() + 1) : std::nullopt;
    if (!axis)
        return std::nullopt;
    Dims out = indices->dims;
    const Elements* depth = operands.at(1);
    const bool given = depth && depth->values.size() == 1;
    out.insert(out.begin() + static_cast<std::ptrdiff_t>(*axis),
               given ? extentOf(depth->values[0]) : unknownExtent);
    return out;
}

/// Known before execution where all elements are the same, as in exported ranges.
Shape nonZero(const Operands& operands)
{
    const Value* data = rankedInput(operands.view, 0);
    if (!data)
        return std::nullopt;
    const bool full = data->fill && *data->fill != 0 && hasShape(*data);
    return Dims{static_cast<std::int64_t>(data->dims.size()),
                full ? extentOf(elementsOf(*data)) : unknownExtent};
}

/// Since version 18: the named axes get new extents.
Shape centerCropPad(const Operands& operands)
{
    const Value* data = rankedInput(operands.view, 0);
    const auto axes = data ? namedAxes(operands.view, data->dims.size()) : std::nullopt;
    const auto* target = listInput(operands, 1);
    if (!axes)
        return std::nullopt;
    Dims out = data->dims;
    for (std::size_t i = 0; i < axes->size(); ++i)
        out[(*axes)[i]] = target && target->size() == axes->size() ? extentOf((*target)[i]) : unknownExtent;
    return out;
}

/// The extents that an equation names. An ellipsis stands for the dimensions that the labels leave.
struct NamedExtents {
    struct Label {
        std::int64_t extent = 1;
        int uses = 0;
    };
    std::map<char, Label> labels;
    Dims ellipsis;
};

/// Equal extents, or one of them is 1.
void meet(std::int64_t& extent, std::int64_t other)
{
    if (extent == 1 || (extent < 0 && other > 1))
        extent = other;
}

/// Returns false if the term does not fit the input.
bool addTerm(std::string_view term, const Dims& dims, NamedExtents& out)
{
    const bool open = term.find("...") != term.npos;
    const std::size_t named = term.size() - (open ? 3 : 0);
    if (named > dims.size() || (!open && named != dims.size()))
        return false;
    const std::size_t rest = dims.size() - named;
    if (rest > out.ellipsis.size())
        out.ellipsis.insert(out.ellipsis.begin(), rest - out.ellipsis.size(), 1);
    std::size_t at = 0;
    for (std::size_t k = 0; k < term.size(); ++k) {
        if (term[k] == '.') {
            for (std::size_t e = out.ellipsis.size() - rest; e < out.ellipsis.size() && at < dims.size(); ++e)
                meet(out.ellipsis[e], dims[at++]);
            k += 2;
            continue;
        }
        if (at == dims.size())
            return false;
        auto& label = out.labels[term[k]];
        meet(label.extent, dims[at++]);
        ++label.uses;
    }
    return true;
}

/// Without an arrow: the ellipsis, and the labels that occur once in the order of the alphabet.
std::string impliedOutput(const NamedExtents& named)
{
    std::string out = "...";
    for (const auto& [name, label] : named.labels)
        if (label.uses == 1)
            out += name;
    return out;
}

Shape einsum(const Operands& operands)
{
    const auto* equation = operands.view.attribute("equation");
    std::string text = equation ? equation->s() : std::string();
    text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
    const std::size_t arrow = text.find("->");
    std::string_view terms = std::string_view(text).substr(0, arrow);
    NamedExtents named;
    for (std::size_t i = 0; i < operands.inputs.size(); ++i) {
        const Value* input = rankedInput(operands.view, i);
        const std::size_t comma = std::min(terms.find(','), terms.size());
        if (!input || !addTerm(terms.substr(0, comma), input->dims, named))
            return std::nullopt;
        terms.remove_prefix(std::min(comma + 1, terms.size()));
    }
    const std::string output = arrow == text.npos ? impliedOutput(named) : text.substr(arrow + 2);
    Dims out;
    for (std::size_t k = 0; k < output.size(); ++k) {
        if (output[k] == '.') {
            out.insert(out.end(), named.ellipsis.begin(), named.ellipsis.end());
            k += 2;
        } else if (const auto label = named.labels.find(output[k]); label != named.labels.end()) {
            out.push_back(label->second.extent);
        } else {
            return std::nullopt;
        }
    }
    return out;
}

struct ShapeEntry {
    std::string_view name;
    Shape (*of)(const Operands& operands); ///< Of every output.
    bool keepsType = true;                 ///< Whether the first output has the first input's type.
};

constexpr std::array shapeTable{
    ShapeEntry{"AffineGrid", gridShape},
    ShapeEntry{"CenterCropPad", centerCropPad},
    ShapeEntry{"Col2Im", columnsShape},
    ShapeEntry{"ConstantOfShape", constantOfShape, false},
    ShapeEntry{"DeformConv", deformedShape},
    ShapeEntry{"Einsum", einsum},
    ShapeEntry{"Expand", expand},
    ShapeEntry{"NonZero", nonZero, false},
    ShapeEntry{"OneHot", oneHot, false},
    ShapeEntry{"Pad", pad},
    ShapeEntry{"Range", range},
    ShapeEntry{"Reshape", reshape},
    ShapeEntry{"Resize", resizedShape},
    ShapeEntry{"Slice", slice},
    ShapeEntry{"Tile", tile},
    ShapeEntry{"TopK", topK},
    ShapeEntry{"Upsample", resizedShape},
};

/// The sizes of the pieces are an attribute (before version 13) or an input; without them all are equal.
void inferSplit(const Operands& operands, std::span<Value* const> outputs)
{
    const Value* data = rankedInput(operands.view, 0);
    const auto axis = data ? axisOf(operands.view.integer("axis", 0), data->dims.size()) : std::nullopt;
    if (!axis)
        return;
    const auto attribute = operands.view.integers("split");
    const auto* input = listInput(operands, 1);
    const bool equal = attribute.empty() && !operands.view.input(1) && operands.view.operatorSet < 18;
    const auto pieces = static_cast<std::int64_t>(outputs.size());
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        if (!outputs[i])
            continue;
        Dims dims = data->dims;
        std::int64_t& extent = dims[*axis];
        if (i < attribute.size())
            extent = attribute[i];
        else if (input && i < input->size())
            extent = extentOf((*input)[i]);
        else
            extent = equal && extent >= 0 && extent % pieces == 0 ? extent / pieces : unknownExtent;
        if (outputs[i]->elementType == 0)
            outputs[i]->elementType = data->elementType;
        adoptDims(*outputs[i], dims);
    }
}

} // namespace

std::int64_t extentOf(long double number)
{
    return number >= 0 && number <= static_cast<long double>(std::int64_t{1} << 53)
               ? static_cast<std::int64_t>(number)
               : unknownExtent;
}

std::int64_t extentOf(const Element& number) { return number ? extentOf(*number) : unknownExtent; }

const Value* rankedInput(const NodeView& view, std::size_t i)
{
    const Value* value = view.input(i);
    return value && value->ranked && !value->odd ? value : nullptr;
}

const std::vector<Element>* listInput(const Operands& operands, std::size_t i)
{
    const Elements* input = operands.at(i);
    return input && input->dims.size() == 1 && isWholeNumber(input->elementType) ? &input->values : nullptr;
}

void inferComputedShapes(const Operands& operands, std::span<Value* const> outputs)
{
    if (!operands.view.standard())
        return;
    const std::string_view op = operands.view.node.op_type();
    if (op == "Split")
        return inferSplit(operands, outputs);
    const auto found = std::find_if(shapeTable.begin(), shapeTable.end(),
                                    [&](const ShapeEntry& entry) { return entry.name == op; });
    if (found == shapeTable.end())
        return;
    if (const Value* first = operands.view.input(0);
        found->keepsType && first && !outputs.empty() && outputs[0])
        if (outputs[0]->elementType == 0)
            outputs[0]->elementType = first->elementType;
    if (const Shape shape = found->of(operands))
        for (Value* output : outputs)
            if (output)
                adoptDims(*output, *shape);
}

} // namespace doppler
