// SPDX-License-Identifier: GPL-3.0-or-later
// Shapes of standard operators that the library does not infer: those that have come, or have changed what
// they take, since operator set 17 (https://github.com/onnx/onnx/blob/main/docs/Changelog.md), and those of
// early versions, which it defines without inference.
#include "core/onnx/evaluation.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace doppler {

namespace {

/// Come later, one output like the first input.
constexpr std::array<std::string_view, 9> likeFirst{
    "Gelu",       "Mish",    "Swish",        "GroupNormalization", "RMSNormalization", "RotaryEmbedding",
    "BitwiseNot", "CumProd", "TensorScatter"};

void like(const Value& from, Value& to)
{
    to.elementType = to.elementType == 0 ? from.elementType : to.elementType;
    to.ranked = from.ranked;
    to.dims = from.dims;
}

/// Reductions take their axes as an input since version 18.
bool reduce(const NodeView& view, Value& out)
{
    const Value* data = view.input(0);
    if (!data)
        return false;
    out.elementType = data->elementType;
    if (!data->ranked)
        return true;
    const auto rank = static_cast<std::int64_t>(data->dims.size());
    std::vector<bool> reduced(data->dims.size(), false);
    if (view.input(1)) {
        const auto axes = numbersOf(view.input(1));
        if (!axes)
            return true;
        for (std::int64_t axis : *axes) {
            if (axis < -rank || axis >= rank)
                return true;
            reduced[static_cast<std::size_t>(axis < 0 ? axis + rank : axis)] = true;
        }
    }
    const bool any = std::find(reduced.begin(), reduced.end(), true) != reduced.end();
    if (!any && view.integer("noop_with_empty_axes", 0) == 0)
        reduced.assign(reduced.size(), true);
    const bool keep = view.integer("keepdims", 1) != 0;
    out.ranked = true;
    out.dims.clear();
    for (std::size_t i = 0; i < reduced.size(); ++i)
        if (!reduced[i])
            out.dims.push_back(data->dims[i]);
        else if (keep)
            out.dims.push_back(1);
    return true;
}

/// Split says since version 18 into how many pieces; the last one is what is left.
bool split(const NodeView& view, std::span<Value* const> outputs)
{
    const Value* data = view.input(0);
    const std::int64_t pieces = view.integer("num_outputs", 0);
    if (!data || pieces < 1)
        return false;
    const auto rank = static_cast<std::int64_t>(data->dims.size());
    std::int64_t axis = view.integer("axis", 0);
    axis += axis < 0 ? rank : 0;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        if (!outputs[i])
            continue;
        like(*data, *outputs[i]);
        if (!data->ranked || axis < 0 || axis >= rank)
            continue;
        std::int64_t& extent = outputs[i]->dims[static_cast<std::size_t>(axis)];
        if (extent < 0)
            continue;
        const std::int64_t piece = extent / pieces + (extent % pieces ? 1 : 0);
        const auto before = static_cast<std::int64_t>(i);
        extent = before > extent ? 0 : std::clamp<std::int64_t>(extent - before * piece, 0, piece);
    }
    return true;
}

/// Pad can name its axes since version 18.
bool pad(const NodeView& view, Value& out)
{
    const Value* data = view.input(0);
    const auto axes = numbersOf(view.input(3));
    const auto pads = numbersOf(view.input(1));
    if (!data || !view.input(3))
        return false;
    like(*data, out);
    if (!data->ranked)
        return true;
    const auto rank = static_cast<std::int64_t>(data->dims.size());
    const bool fit = axes && pads && pads->size() == axes->size() * 2;
    if (!fit) {
        out.dims.assign(out.dims.size(), -1);
        return true;
    }
    for (std::size_t i = 0; i < axes->size(); ++i) {
        const std::int64_t axis = (*axes)[i] < 0 ? (*axes)[i] + rank : (*axes)[i];
        if (axis < 0 || axis >= rank)
            return true;
        std::int64_t& extent = out.dims[static_cast<std::size_t>(axis)];
        std::int64_t sum = 0;
        if (extent >= 0 && (__builtin_add_overflow((*pads)[i], (*pads)[i + axes->size()], &sum) ||
                            __builtin_add_overflow(extent, sum, &extent)))
            extent = -1;
    }
    return true;
}

/// Q, K, V of [batch, heads, length, width]: the output is [batch, heads of Q, length of Q, width of V].
/// Without the dimension of the heads, [batch, length, heads * width].
bool attention(const NodeView& view, Value& out)
{
    const Value* q = view.input(0);
    const Value* v = view.input(2);
    if (!q || !v)
        return false;
    out.elementType = q->elementType;
    const std::int64_t heads = view.integer("q_num_heads", 0);
    const std::int64_t keyHeads = view.integer("kv_num_heads", 0);
    if (q->dims.size() == 4 && v->dims.size() == 4) {
        adoptDims(out, {q->dims[0], q->dims[1], q->dims[2], v->dims[3]});
    } else if (q->dims.size() == 3 && v->dims.size() == 3) {
        std::int64_t width = -1;
        if (heads > 0 && keyHeads > 0 && v->dims[2] >= 0 &&
            __builtin_mul_overflow(v->dims[2] / keyHeads, heads, &width))
            width = -1;
        adoptDims(out, {q->dims[0], q->dims[1], width});
    }
    return true;
}

/// The axis is an input since version 20; so is the length. The last extent holds real and imaginary part.
bool transformed(const NodeView& view, Value& out)
{
    const Value* data = view.input(0);
    if (view.operatorSet < 20 || !data)
        return false;
    like(*data, out);
    const auto named = view.input(2) ? numbersOf(view.input(2)) : std::vector<std::int64_t>{-2};
    const auto length = view.input(1) ? numbersOf(view.input(1)) : std::vector<std::int64_t>{};
    const auto axis =
        named && named->size() == 1 ? axisOf(named->front(), out.dims.size()) : std::optional<std::size_t>();
    if (!axis || !length) {
        out.dims.assign(out.dims.size(), -1);
        return true;
    }
    std::int64_t& extent = out.dims[*axis];
    extent = length->size() == 1 ? std::max<std::int64_t>(length->front(), -1) : extent;
    const bool half = view.integer("onesided", 0) != 0;
    const bool inverse = view.integer("inverse", 0) != 0;
    if (half && extent >= 0)
        extent = inverse ? -1 : extent / 2 + 1;
    out.dims.back() = half && inverse ? 1 : 2;
    return true;
}

bool cast(const NodeView& view, Value& out)
{
    const Value* data = view.input(0);
    if (!data)
        return false;
    out.elementType = static_cast<int>(std::clamp<std::int64_t>(view.integer("to", 0), 0, 1000));
    like(*data, out);
    return true;
}

/// Quantisation: of the second input's type (the scale's) one way, of the zero point's the other.
bool quantize(const NodeView& view, Value& out, bool back)
{
    const Value* data = view.input(0);
    const Value* scale = view.input(1);
    const Value* zero = view.input(2);
    if (!data || !scale)
        return false;
    constexpr int uint8 = 2;
    const auto named = static_cast<int>(std::clamp<std::int64_t>(view.integer("output_dtype", 0), 0, 1000));
    out.elementType = named != 0 ? named : back ? scale->elementType : zero ? zero->elementType : uint8;
    like(*data, out);
    return true;
}

} // namespace

bool inferNewerNode(const NodeView& view, std::span<Value* const> outputs)
{
    if (!view.standard() || view.operatorSet <= newestOperatorSet || outputs.empty() || !outputs[0])
        return false;
    const std::string_view op = view.node.op_type();
    Value& out = *outputs[0];
    if (op.starts_with("Reduce"))
        return reduce(view, out);
    if (op == "Split")
        return split(view, outputs);
    if (op == "Pad")
        return pad(view, out);
    if (op == "Cast")
        return cast(view, out);
    if (op == "DFT")
        return transformed(view, out);
    if (op == "Attention")
        return attention(view, out);
    if (op == "QuantizeLinear" || op == "DequantizeLinear")
        return quantize(view, out, op == "DequantizeLinear");
    if (std::find(likeFirst.begin(), likeFirst.end(), op) == likeFirst.end() || !view.input(0))
        return false;
    like(*view.input(0), out);
    return true;
}

namespace {

/// One output like the first input. Before version 7 a second input is broadcast to it.
constexpr std::array<std::string_view, 28> likeInput{"Abs",
                                                     "Add",
                                                     "BatchNormalization",
                                                     "Ceil",
                                                     "Clip",
                                                     "Div",
                                                     "Dropout",
                                                     "Elu",
                                                     "Exp",
                                                     "Floor",
                                                     "Log",
                                                     "Mul",
                                                     "Neg",
                                                     "InstanceNormalization",
                                                     "Max",
                                                     "HardSigmoid",
                                                     "Mean",
                                                     "Min",
                                                     "PRelu",
                                                     "Relu",
                                                     "LeakyRelu",
                                                     "Selu",
                                                     "Reciprocal",
                                                     "Sigmoid",
                                                     "Sqrt",
                                                     "Sub",
                                                     "Sum",
                                                     "Tanh"};

void copyFirst(const Value& from, Value& to)
{
    to.elementType = to.elementType == 0 ? from.elementType : to.elementType;
    if (from.ranked)
        adoptDims(to, from.dims);
}

/// The extents of both inputs, aligned at the end; unknown where one is and the other is 1.
void broadcastBoth(const Value& a, const Value& b, Value& out)
{
    if (!a.ranked || !b.ranked)
        return;
    const Value& longer = a.dims.size() >= b.dims.size() ? a : b;
    const Value& shorter = &longer == &a ? b : a;
    std::vector<std::int64_t> dims = longer.dims;
    for (std::size_t i = 0; i < shorter.dims.size(); ++i) {
        std::int64_t& extent = dims[dims.size() - shorter.dims.size() + i];
        const std::int64_t other = shorter.dims[i];
        if (extent == 1 || (extent < 0 && other > 1))
            extent = other;
    }
    adoptDims(out, dims);
}

void castByName(const NodeView& view, Value& out)
{
    const auto* to = view.attribute("to");
    onnx::TensorProto::DataType type = onnx::TensorProto::UNDEFINED;
    if (to && onnx::TensorProto::DataType_Parse(to->s(), &type) && out.elementType == 0)
        out.elementType = type;
    if (const Value* data = view.input(0); data && data->ranked)
        adoptDims(out, data->dims);
}

void concatAlong(const NodeView& view, Value& out)
{
    const Value* first = view.input(0);
    if (!first)
        return;
    out.elementType = out.elementType == 0 ? first->elementType : out.elementType;
    const auto axis = axisOf(view.integer("axis", 1), first->dims.size());
    if (!axis)
        return;
    std::vector<std::int64_t> dims = first->dims;
    for (std::size_t i = 1; i < view.inputs.size(); ++i) {
        const Value* next = view.input(i);
        if (!next || next->dims.size() != dims.size())
            return;
        std::int64_t& extent = dims[*axis];
        if (next->dims[*axis] < 0 || extent < 0 || __builtin_add_overflow(extent, next->dims[*axis], &extent))
            extent = -1;
    }
    adoptDims(out, dims);
}

void padByAttribute(const NodeView& view, Value& out)
{
    const Value* data = view.input(0);
    const auto pads = view.integers("paddings");
    if (!data || pads.size() != 2 * data->dims.size())
        return;
    out.elementType = out.elementType == 0 ? data->elementType : out.elementType;
    std::vector<std::int64_t> dims = data->dims;
    for (std::size_t d = 0; d < dims.size(); ++d) {
        std::int64_t sum = 0;
        if (dims[d] >= 0 && (__builtin_add_overflow(pads[d], pads[d + dims.size()], &sum) ||
                             __builtin_add_overflow(dims[d], sum, &dims[d])))
            dims[d] = -1;
    }
    adoptDims(out, dims);
}

void product(const NodeView& view, Value& out)
{
    const Value* a = view.input(0);
    const Value* b = view.input(1);
    if (!a || !b || a->dims.size() != 2 || b->dims.size() != 2)
        return;
    out.elementType = out.elementType == 0 ? a->elementType : out.elementType;
    adoptDims(out, {a->dims[view.integer("transA", 0) != 0 ? 1 : 0],
                    b->dims[view.integer("transB", 0) != 0 ? 0 : 1]});
}

void poolAll(const Value& data, Value& out)
{
    copyFirst(data, out);
    if (!data.ranked || out.dims.size() != data.dims.size())
        return;
    for (std::size_t d = 2; d < out.dims.size(); ++d)
        out.dims[d] = 1;
}

} // namespace

void inferOlderNode(const NodeView& view, std::span<Value* const> outputs)
{
    if (!view.standard() || outputs.empty() || !outputs[0] || !view.input(0))
        return;
    const std::string_view op = view.node.op_type();
    Value& out = *outputs[0];
    if (view.operatorSet < 7 && std::find(likeInput.begin(), likeInput.end(), op) != likeInput.end())
        copyFirst(*view.input(0), out);
    else if (op == "MeanVarianceNormalization")
        copyFirst(*view.input(0), out);
    else if ((op == "GreaterOrEqual" || op == "LessOrEqual") && view.input(1)) {
        out.elementType = onnx::TensorProto::BOOL;
        broadcastBoth(*view.input(0), *view.input(1), out);
    } else if ((op == "BitwiseAnd" || op == "BitwiseOr" || op == "BitwiseXor") && view.input(1)) {
        out.elementType = view.input(0)->elementType;
        broadcastBoth(*view.input(0), *view.input(1), out);
    } else if (op == "Cast" && view.operatorSet < 6)
        castByName(view, out);
    else if (op == "Concat" && view.operatorSet < 4)
        concatAlong(view, out);
    else if (op == "Pad" && view.operatorSet < 2)
        padByAttribute(view, out);
    else if (op == "Gemm" && view.operatorSet < 7)
        product(view, out);
    else if (op == "GlobalLpPool" && view.operatorSet < 2)
        poolAll(*view.input(0), out);
}

} // namespace doppler
