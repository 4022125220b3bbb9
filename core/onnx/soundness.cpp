// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/soundness.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace doppler {

namespace {

constexpr std::int64_t mostExtent = 1 << 24;

bool all(const std::vector<std::int64_t>& numbers, std::int64_t least, std::int64_t most)
{
    return std::all_of(numbers.begin(), numbers.end(),
                       [&](std::int64_t n) { return n >= least && n <= most; });
}

/// Convolutions and pools: as many strides as the picture has dimensions, twice as many pads.
bool windowIsSound(const NodeView& view, bool weighted)
{
    constexpr std::array<std::string_view, 3> lists{"strides", "dilations", "kernel_shape"};
    for (const std::string_view list : lists)
        if (!all(view.integers(list.data()), 1, mostExtent))
            return false;
    const auto pads = view.integers("pads");
    const auto more = view.integers("output_padding");
    const auto shape = view.integers("output_shape");
    if (!all(pads, -mostExtent, mostExtent) || !all(more, 0, mostExtent) || !all(shape, 0, mostExtent))
        return false;
    const Value* picture = view.input(0);
    if (!picture || !picture->ranked)
        return true;
    if (picture->dims.size() < 3)
        return false;
    const std::size_t dimensions = picture->dims.size() - 2;
    for (const std::string_view list : lists)
        if (const auto n = view.integers(list.data()).size(); n != 0 && n != dimensions)
            return false;
    if ((!pads.empty() && pads.size() != 2 * dimensions) || (!more.empty() && more.size() != dimensions) ||
        (!shape.empty() && shape.size() != dimensions && shape.size() != dimensions + 2))
        return false;
    const Value* weight = view.input(view.node.op_type() == "QLinearConv" ? 3 : 1);
    return !weighted || !weight || !weight->ranked || weight->dims.size() == picture->dims.size();
}

/// Whether the axis is one of the first input's.
bool axisIsSound(const NodeView& view, std::int64_t standard)
{
    const Value* first = view.input(0);
    if (!first || !first->ranked)
        return true;
    const auto rank = static_cast<std::int64_t>(first->dims.size());
    const std::int64_t axis = view.integer("axis", standard);
    return axis >= -rank && axis < rank;
}

/// Unknown, or of so many dimensions.
bool hasRank(const Value* value, std::size_t rank)
{
    return !value || !value->ranked || value->dims.size() == rank;
}

/// Lists of tensors go where an operator has something to do with them.
bool typesAreSound(const NodeView& view)
{
    const std::string_view op = view.node.op_type();
    if (op.find("Sequence") != op.npos || op.find("Optional") != op.npos || op == "Identity" || op == "If" ||
        op == "Loop" || op == "Scan" || !view.standard())
        return true;
    return std::none_of(view.inputs.begin(), view.inputs.end(), [](const Value* v) { return v && v->odd; });
}

/// A value that gives a shape has as many numbers as a tensor has dimensions, and they don't multiply beyond
/// what can be counted.
bool shapeIsSound(const Value* value)
{
    constexpr std::int64_t mostDimensions = 64;
    if (value && value->dims.size() == 1 && value->dims[0] > mostDimensions)
        return false;
    constexpr double most = 9e15;
    double product = 1;
    if (const auto numbers = numbersOf(value))
        for (const std::int64_t n : *numbers)
            product *= std::max(1.0, std::abs(static_cast<double>(n)));
    return product <= most;
}

} // namespace

bool isSound(const NodeView& view)
{
    const std::string_view op = view.node.op_type();
    const auto inputs = static_cast<std::int64_t>(view.inputs.size());
    if (!typesAreSound(view))
        return false;
    if (op == "Conv" || op == "ConvInteger" || op == "QLinearConv" || op == "ConvTranspose")
        return windowIsSound(view, true);
    if (op == "MaxPool" || op == "AveragePool" || op == "LpPool" || op == "MaxRoiPool")
        return windowIsSound(view, false);
    if (op == "DepthToSpace" || op == "SpaceToDepth")
        return all({view.integer("blocksize", 1)}, 1, mostExtent);
    if (op == "LayerNormalization")
        return axisIsSound(view, -1);
    if (op == "LSTM" || op == "GRU" || op == "RNN")
        return hasRank(view.input(0), 3);
    if (op == "Gemm")
        return hasRank(view.input(0), 2) && hasRank(view.input(1), 2);
    if (op == "GatherND") {
        constexpr std::int64_t most = 64;
        return all({view.integer("batch_dims", 0)}, 0, most);
    }
    if (op == "Scan")
        return all({view.integer("num_scan_inputs", 1)}, 1, inputs);
    if (op == "Reshape" || op == "Expand" || op == "Tile" || op == "ConstantOfShape")
        return shapeIsSound(view.input(inputs == 1 ? 0 : 1));
    return true;
}

} // namespace doppler
