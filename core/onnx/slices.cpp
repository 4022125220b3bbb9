// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/slices.h"

#include <algorithm>

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

} // namespace doppler
