// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/computed_shapes.h"
#include "core/onnx/evaluation.h"

#include <algorithm>
#include <array>

namespace doppler {

namespace {

using Numbers = std::optional<std::vector<Element>>;

Numbers fromAttribute(const NodeView& view, const char* name)
{
    const auto numbers = view.integers(name);
    return std::vector<Element>(numbers.begin(), numbers.end());
}

/// An omitted input is an empty list.
Numbers fromInput(const Operands& operands, std::size_t i)
{
    if (!operands.view.input(i))
        return std::vector<Element>{};
    return operands.at(i) ? Numbers(operands.at(i)->values) : std::nullopt;
}

/// A bound as a place, before it is clamped.
std::int64_t placeOf(long double bound, std::int64_t extent, std::int64_t least, std::int64_t most)
{
    const long double at = bound < 0 ? bound + static_cast<long double>(extent) : bound;
    return static_cast<std::int64_t>(
        std::clamp<long double>(at, static_cast<long double>(least), static_cast<long double>(most)));
}

} // namespace

std::optional<std::vector<AxisSlice>> slicesOf(const Operands& operands, std::size_t rank)
{
    const NodeView& view = operands.view;
    const bool byInputs = view.operatorSet >= 10;
    const Numbers starts = byInputs ? fromInput(operands, 1) : fromAttribute(view, "starts");
    const Numbers ends = byInputs ? fromInput(operands, 2) : fromAttribute(view, "ends");
    const Numbers axes = byInputs ? fromInput(operands, 3) : fromAttribute(view, "axes");
    const Numbers steps = byInputs ? fromInput(operands, 4) : std::vector<Element>{};
    if (!starts || !ends || !axes || starts->size() != ends->size())
        return std::nullopt;
    if ((!axes->empty() && axes->size() != starts->size()) || starts->size() > rank)
        return std::nullopt;
    std::vector<AxisSlice> out;
    for (std::size_t i = 0; i < starts->size(); ++i) {
        const Element named = axes->empty() ? Element(i) : (*axes)[i];
        const auto axis = named ? axisOf(static_cast<std::int64_t>(*named), rank) : std::nullopt;
        if (!axis)
            return std::nullopt;
        const Element step = !steps                                 ? std::nullopt
                             : steps->empty() || steps->size() <= i ? Element(1)
                                                                    : (*steps)[i];
        out.push_back({*axis, (*starts)[i], (*ends)[i], step});
    }
    return out;
}

std::optional<SliceRange> rangeOf(const AxisSlice& slice, std::int64_t extent)
{
    if (!slice.start || !slice.end || !slice.step || *slice.step == 0 || extent < 0)
        return std::nullopt;
    const bool forward = *slice.step > 0;
    const std::int64_t least = forward ? 0 : -1;
    const std::int64_t most = forward ? extent : extent - 1;
    // Backwards, a start before the first element is the first one; an end there includes it.
    const std::int64_t start = placeOf(*slice.start, extent, extent == 0 ? least : 0, std::max(most, least));
    const std::int64_t end = placeOf(*slice.end, extent, least, most);
    const auto step = static_cast<std::int64_t>(*slice.step);
    const std::int64_t distance = forward ? end - start : start - end;
    if (distance <= 0)
        return SliceRange{start, step, 0};
    const long double stride = forward ? *slice.step : -*slice.step;
    const auto count = static_cast<std::int64_t>((static_cast<long double>(distance) - 1) / stride) + 1;
    return SliceRange{start, step, count};
}

namespace {

/// A tensor of the input's elements: `source(index)` is the place in the input, by extents.
template <class Source>
std::optional<Elements> picked(const Elements& input, std::vector<std::int64_t> dims, Source source)
{
    auto out = unknownElements(input.elementType, std::move(dims));
    if (!out)
        return std::nullopt;
    const auto strides = stridesOf(input.dims);
    std::vector<std::int64_t> from(input.dims.size());
    forEachIndex(out->dims, out->values.size(), [&](std::size_t flat, const auto& index) {
        if (!source(index, from))
            return;
        std::int64_t at = 0;
        for (std::size_t d = 0; d < from.size(); ++d)
            at += from[d] * strides[d];
        out->values[flat] = input.values[static_cast<std::size_t>(at)];
    });
    return out;
}

std::optional<Elements> same(const Operands& operands, const WantedOutput& output)
{
    return output.index == 0 && operands.at(0) ? std::optional(*operands.at(0)) : std::nullopt;
}

/// Reshape and its kind: the same elements under the extents that were inferred.
std::optional<Elements> reshaped(const Operands& operands, const WantedOutput& output)
{
    const Elements* data = operands.at(0);
    if (!data || !hasShape(output.value()) || elementsOf(output.value()) != double(data->values.size()))
        return std::nullopt;
    Elements out = *data;
    out.dims = output.value().dims;
    return out;
}

std::optional<Elements> gather(const Operands& operands, const WantedOutput&)
{
    const Elements* data = operands.at(0);
    const Elements* indices = operands.at(1);
    const auto axis = data ? axisOf(operands.view.integer("axis", 0), data->dims.size()) : std::nullopt;
    if (!indices || !axis)
        return std::nullopt;
    const auto at = static_cast<std::ptrdiff_t>(*axis);
    std::vector<std::int64_t> dims(data->dims.begin(), data->dims.begin() + at);
    dims.insert(dims.end(), indices->dims.begin(), indices->dims.end());
    dims.insert(dims.end(), data->dims.begin() + at + 1, data->dims.end());
    const auto strides = stridesOf(indices->dims);
    const std::size_t rank = indices->dims.size();
    return picked(*data, dims, [&](const std::vector<std::int64_t>& index, auto& from) {
        std::int64_t flat = 0;
        for (std::size_t d = 0; d < rank; ++d)
            flat += index[*axis + d] * strides[d];
        const Element& chosen = indices->values[static_cast<std::size_t>(flat)];
        const std::int64_t extent = data->dims[*axis];
        if (!chosen || *chosen < -static_cast<long double>(extent) || *chosen >= extent)
            return false;
        for (std::size_t d = 0; d < from.size(); ++d)
            from[d] = d == *axis  ? static_cast<std::int64_t>(*chosen < 0 ? *chosen + extent : *chosen)
                      : d < *axis ? index[d]
                                  : index[d + rank - 1];
        return true;
    });
}

struct SlicedAxis {
    std::int64_t start = 0;
    std::int64_t step = 1;
};

std::optional<Elements> slice(const Operands& operands, const WantedOutput& output)
{
    const Elements* data = operands.at(0);
    const auto slices = data ? slicesOf(operands, data->dims.size()) : std::nullopt;
    if (!slices || !hasShape(output.value()) || output.value().dims.size() != data->dims.size())
        return std::nullopt;
    std::vector<SlicedAxis> by(data->dims.size());
    for (const AxisSlice& s : *slices) {
        const auto range = rangeOf(s, data->dims[s.axis]);
        if (!range || range->count != output.value().dims[s.axis])
            return std::nullopt;
        by[s.axis] = {range->start, range->step};
    }
    return picked(*data, output.value().dims, [&](const auto& index, auto& from) {
        for (std::size_t d = 0; d < from.size(); ++d) {
            from[d] = by[d].start + by[d].step * index[d];
            if (from[d] < 0 || from[d] >= data->dims[d])
                return false;
        }
        return true;
    });
}

std::optional<Elements> concat(const Operands& operands, const WantedOutput&)
{
    if (!operands.at(0))
        return std::nullopt;
    std::vector<std::int64_t> dims = operands.at(0)->dims;
    const auto axis = axisOf(operands.view.integer("axis", 1), dims.size());
    if (!axis)
        return std::nullopt;
    dims[*axis] = 0;
    for (std::size_t i = 0; i < operands.inputs.size(); ++i) {
        const Elements* part = operands.at(i);
        if (!part || part->dims.size() != dims.size())
            return std::nullopt;
        for (std::size_t d = 0; d < dims.size(); ++d)
            if (d != *axis && part->dims[d] != dims[d])
                return std::nullopt;
        dims[*axis] += part->dims[*axis];
    }
    auto out = unknownElements(operands.at(0)->elementType, dims);
    std::int64_t before = 0;
    const auto strides = stridesOf(dims);
    for (std::size_t i = 0; out && i < operands.inputs.size(); ++i) {
        const Elements& part = *operands.at(i);
        forEachIndex(part.dims, part.values.size(), [&](std::size_t flat, const auto& index) {
            std::int64_t at = before * strides[*axis];
            for (std::size_t d = 0; d < index.size(); ++d)
                at += index[d] * strides[d];
            out->values[static_cast<std::size_t>(at)] = part.values[flat];
        });
        before += part.dims[*axis];
    }
    return out;
}

std::optional<Elements> transpose(const Operands& operands, const WantedOutput&)
{
    const Elements* data = operands.at(0);
    if (!data)
        return std::nullopt;
    auto order = operands.view.integers("perm");
    if (order.empty())
        for (std::size_t d = data->dims.size(); d-- > 0;)
            order.push_back(static_cast<std::int64_t>(d));
    std::vector<std::int64_t> dims;
    for (const std::int64_t d : order) {
        if (d < 0 || d >= std::int64_t(data->dims.size()) || order.size() != data->dims.size())
            return std::nullopt;
        dims.push_back(data->dims[std::size_t(d)]);
    }
    return picked(*data, dims, [&](const auto& index, auto& from) {
        for (std::size_t d = 0; d < index.size(); ++d)
            from[std::size_t(order[d])] = index[d];
        return true;
    });
}

/// Expand and Tile: the input is repeated to fill the extents that were inferred.
std::optional<Elements> repeated(const Operands& operands, const WantedOutput& output)
{
    const Elements* data = operands.at(0);
    const auto& dims = output.value().dims;
    if (!data || data->values.empty() || !hasShape(output.value()) || dims.size() < data->dims.size())
        return std::nullopt;
    const std::size_t before = dims.size() - data->dims.size();
    return picked(*data, dims, [&](const auto& index, auto& from) {
        for (std::size_t d = 0; d < from.size(); ++d)
            from[d] = index[before + d] % data->dims[d];
        return true;
    });
}

std::optional<Elements> split(const Operands& operands, const WantedOutput& output)
{
    const Elements* data = operands.at(0);
    const auto axis = data ? axisOf(operands.view.integer("axis", 0), data->dims.size()) : std::nullopt;
    if (!axis)
        return std::nullopt;
    std::int64_t before = 0;
    for (std::size_t i = 0; i <= output.index; ++i) {
        const Value* piece = output.all[i];
        if (!piece || !hasShape(*piece) || piece->dims.size() != data->dims.size())
            return std::nullopt;
        before += i < output.index ? piece->dims[*axis] : 0;
    }
    return picked(*data, output.value().dims, [&](const auto& index, auto& from) {
        from = index;
        from[*axis] += before;
        for (std::size_t d = 0; d < from.size(); ++d)
            if (from[d] >= data->dims[d])
                return false;
        return true;
    });
}

constexpr std::array layoutTable{
    EvaluatorEntry{"Concat", concat},      EvaluatorEntry{"Dropout", same},
    EvaluatorEntry{"Expand", repeated},    EvaluatorEntry{"Flatten", reshaped},
    EvaluatorEntry{"Gather", gather},      EvaluatorEntry{"Identity", same},
    EvaluatorEntry{"Reshape", reshaped},   EvaluatorEntry{"Slice", slice},
    EvaluatorEntry{"Split", split},        EvaluatorEntry{"Squeeze", reshaped},
    EvaluatorEntry{"Tile", repeated},      EvaluatorEntry{"Transpose", transpose},
    EvaluatorEntry{"Unsqueeze", reshaped},
};

} // namespace

std::span<const EvaluatorEntry> layoutEvaluators() { return layoutTable; }

} // namespace doppler
