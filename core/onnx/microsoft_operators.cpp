// SPDX-License-Identifier: GPL-3.0-or-later
// Shapes and costs of the operators that ONNX Runtime adds to the standard
// (https://github.com/microsoft/onnxruntime/blob/main/docs/ContribOperators.md).
#include "core/onnx/microsoft_operators.h"

#include "core/onnx/computed_shapes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

/// An extent in calculations: NaN if it is unknown, and so is all that is computed from it.
using Extent = long double;
constexpr Extent unknown = std::numeric_limits<Extent>::quiet_NaN();

Extent extentAt(const Value* value, std::size_t axis)
{
    return value && axis < value->dims.size() && value->dims[axis] >= 0
               ? static_cast<Extent>(value->dims[axis])
               : unknown;
}

std::size_t rankOf(const Value* value) { return value && value->ranked ? value->dims.size() : 0; }

Extent elementCount(const Value* value)
{
    return value && hasShape(*value) ? static_cast<Extent>(elementsOf(*value)) : unknown;
}

Extent attributeOf(const NodeView& view, const char* name)
{
    const std::int64_t number = view.integer(name, 0);
    return number > 0 ? static_cast<Extent>(number) : unknown;
}

void setOutput(std::span<Value* const> outputs, std::size_t i, int elementType,
               std::initializer_list<Extent> extents)
{
    if (i >= outputs.size() || !outputs[i])
        return;
    Dims dims;
    for (const Extent extent : extents)
        dims.push_back(extentOf(extent));
    if (outputs[i]->elementType == 0)
        outputs[i]->elementType = elementType;
    adoptDims(*outputs[i], dims);
}

void setLike(const Value* from, int elementType, std::span<Value* const> outputs, std::size_t i)
{
    if (!from || i >= outputs.size() || !outputs[i])
        return;
    if (outputs[i]->elementType == 0)
        outputs[i]->elementType = elementType;
    if (from->ranked)
        adoptDims(*outputs[i], from->dims);
}

int typeOfInput(const NodeView& view, std::size_t i)
{
    return view.input(i) ? view.input(i)->elementType : 0;
}

void sameAsFirst(const NodeView& view, std::span<Value* const> outputs)
{
    setLike(view.input(0), typeOfInput(view, 0), outputs, 0);
}

/// The fourth output is the sum that is normalised; ONNX Runtime leaves the second and third ones empty.
void sameAsFirstWithSum(const NodeView& view, std::span<Value* const> outputs)
{
    sameAsFirst(view, outputs);
    setLike(view.input(0), typeOfInput(view, 0), outputs, 3);
}

void halfOfLast(const NodeView& view, std::span<Value* const> outputs)
{
    const Value* data = view.input(0);
    if (!rankOf(data))
        return;
    Value half = *data;
    if (half.dims.back() >= 0)
        half.dims.back() /= 2;
    setLike(&half, data->elementType, outputs, 0);
}

/// Both inputs broadcast, each followed by its scale and zero point.
void quantisedPair(const NodeView& view, std::span<Value* const> outputs)
{
    const Value* a = view.input(0);
    const Value* b = view.input(3);
    if (!a || !b || !a->ranked || !b->ranked)
        return;
    Value out = a->dims.size() >= b->dims.size() ? *a : *b;
    const Value& shorter = a->dims.size() >= b->dims.size() ? *b : *a;
    const std::size_t before = out.dims.size() - shorter.dims.size();
    for (std::size_t i = 0; i < shorter.dims.size(); ++i)
        if (out.dims[before + i] == 1 || (out.dims[before + i] < 0 && shorter.dims[i] > 1))
            out.dims[before + i] = shorter.dims[i];
    setLike(&out, a->elementType, outputs, 0);
}

/// The two factors of a product, each with its last two extents in the order of the multiplication.
struct Factors {
    Value a;
    Value b;
};

std::optional<Factors> factorsOf(const NodeView& view, std::size_t second)
{
    if (rankOf(view.input(0)) < 2 || rankOf(view.input(second)) < 2)
        return std::nullopt;
    Factors out{*view.input(0), *view.input(second)};
    const auto transpose = [](std::vector<std::int64_t>& dims) {
        std::swap(dims[dims.size() - 1], dims[dims.size() - 2]);
    };
    if (view.integer("transA", 0) != 0)
        transpose(out.a.dims);
    if (view.integer("transB", 0) != 0)
        transpose(out.b.dims);
    return out;
}

std::size_t secondFactor(const NodeView& view) { return view.node.op_type() == "QGemm" ? 3 : 1; }

/// Quantised products result in real numbers, of the type of their scales.
int typeOfProduct(const NodeView& view)
{
    const std::string_view op = view.node.op_type();
    const int first = typeOfInput(view, 0);
    if (op == "MatMulIntegerToFloat")
        return typeOfInput(view, 2);
    if (op == "QGemm" && !view.input(7))
        return typeOfInput(view, 1);
    return first;
}

void matrices(const NodeView& view, std::span<Value* const> outputs)
{
    const auto factors = factorsOf(view, secondFactor(view));
    if (!factors || view.integer("transBatchA", 0) != 0 || view.integer("transBatchB", 0) != 0)
        return;
    const auto& [a, b] = *factors;
    Value out = a.dims.size() >= b.dims.size() ? a : b;
    const Dims& other = a.dims.size() >= b.dims.size() ? b.dims : a.dims;
    const std::size_t before = out.dims.size() - other.size();
    for (std::size_t i = 0; i + 2 < other.size(); ++i)
        if (out.dims[before + i] == 1)
            out.dims[before + i] = other[i];
    out.dims[out.dims.size() - 2] = a.dims[a.dims.size() - 2];
    out.dims.back() = b.dims.back();
    setLike(&out, typeOfProduct(view), outputs, 0);
}

Extent matricesFlops(const NodeView& view, const Value* out)
{
    const auto factors = factorsOf(view, secondFactor(view));
    return factors ? 2 * elementCount(out) * extentAt(&factors->a, factors->a.dims.size() - 1) : unknown;
}

/// The weight is packed; its extents are the attributes K and N.
void packedMatrix(const NodeView& view, std::span<Value* const> outputs)
{
    if (!rankOf(view.input(0)))
        return;
    Value out = *view.input(0);
    out.dims.back() = extentOf(attributeOf(view, "N"));
    setLike(&out, out.elementType, outputs, 0);
}

Extent packedMatrixFlops(const NodeView& view, const Value* out)
{
    return 2 * elementCount(out) * attributeOf(view, "K");
}

/// The sizes of an attention. Widths are those of all heads together.
struct Sizes {
    Extent batch = unknown;
    Extent queries = unknown; ///< Rows of the query.
    Extent keys = unknown;    ///< Rows of key and value, those of the past included.
    Extent heads = unknown;
    Extent keyHeads = unknown; ///< Fewer than `heads` if heads share keys.
    Extent width = unknown;    ///< Of the query.
    Extent valueWidth = unknown;
};

/// Scores, scale and softmax (6 for each score), weighted sum.
Extent scoreFlops(const Sizes& s)
{
    return s.batch * s.queries * s.keys * (2 * s.width + 2 * s.valueWidth + 6 * s.heads);
}

Extent pastRows(const Value* past, std::size_t axis) { return past ? extentAt(past, axis) : 0; }

/// Projects its input itself: [batch, rows, inputs] by [inputs, queries + keys + values].
Sizes projectedSizes(const NodeView& view)
{
    const std::size_t past = view.node.op_type() == "QAttention" ? 8 : 4;
    Sizes out{extentAt(view.input(0), 0), extentAt(view.input(0), 1), unknown,
              attributeOf(view, "num_heads")};
    out.keyHeads = out.heads;
    out.keys = out.queries + pastRows(view.input(past), 3);
    const auto widths = view.integers("qkv_hidden_sizes");
    out.width = widths.size() == 3 ? static_cast<Extent>(widths[0]) : extentAt(view.input(1), 1) / 3;
    out.valueWidth = widths.size() == 3 ? static_cast<Extent>(widths[2]) : out.width;
    return out;
}

void projectedAttention(const NodeView& view, std::span<Value* const> outputs)
{
    const Sizes s = projectedSizes(view);
    const int type = typeOfInput(view, view.node.op_type() == "QAttention" ? 3 : 0);
    setOutput(outputs, 0, type, {s.batch, s.queries, s.valueWidth});
    setOutput(outputs, 1, type, {2, s.batch, s.heads, s.keys, s.width / s.heads});
}

Extent projectedFlops(const NodeView& view, const Value*)
{
    return 2 * elementCount(view.input(0)) * extentAt(view.input(1), 1) + scoreFlops(projectedSizes(view));
}

/// Query, key and value are apart, [batch, rows, width] or [batch, heads, rows, width of a head]; or one
/// tensor [batch, rows, heads, 3, width of a head]; or key and value are one with a 2 in this place.
Sizes multiHeadSizes(const NodeView& view)
{
    const Value* query = view.input(0);
    const Value* key = view.input(1);
    const Value* value = view.input(2);
    Sizes out{extentAt(query, 0), extentAt(query, 1), unknown, attributeOf(view, "num_heads")};
    out.keyHeads = out.heads;
    out.width = rankOf(query) == 5 ? out.heads * extentAt(query, 4) : extentAt(query, 2);
    out.valueWidth = out.width;
    Extent rows = out.queries;
    if (key)
        rows = extentAt(key, rankOf(key) == 4 ? 2 : 1);
    if (rankOf(value) == 3)
        out.valueWidth = extentAt(value, 2);
    else if (rankOf(value) == 4)
        out.valueWidth = out.heads * extentAt(value, 3);
    out.keys = rows + pastRows(view.input(6), 2);
    return out;
}

/// Without a key, the query holds all three.
Sizes groupQuerySizes(const NodeView& view)
{
    const Value* query = view.input(0);
    Sizes out{extentAt(query, 0), extentAt(query, 1), unknown, attributeOf(view, "num_heads"),
              attributeOf(view, "kv_num_heads")};
    const Extent head = view.input(1) ? extentAt(view.input(1), 2) / out.keyHeads
                                      : extentAt(query, 2) / (out.heads + 2 * out.keyHeads);
    out.width = out.valueWidth = head * out.heads;
    const auto total = numbersOf(view.input(6));
    out.keys = total && total->size() == 1 && total->front() > 0 ? static_cast<Extent>(total->front())
                                                                 : out.queries + pastRows(view.input(3), 2);
    return out;
}

Sizes attentionSizes(const NodeView& view)
{
    return view.node.op_type() == "GroupQueryAttention" ? groupQuerySizes(view) : multiHeadSizes(view);
}

/// The second and third outputs are keys and values with those of the past, which can be longer: a buffer.
void attention(const NodeView& view, std::span<Value* const> outputs)
{
    const Sizes s = attentionSizes(view);
    const int type = typeOfInput(view, 0);
    const bool grouped = view.node.op_type() == "GroupQueryAttention";
    const Extent past = grouped ? pastRows(view.input(3), 2) : 0;
    const Extent rows = std::isnan(past) ? unknown : past > s.keys ? past : s.keys;
    setOutput(outputs, 0, type, {s.batch, s.queries, s.valueWidth});
    setOutput(outputs, 1, type, {s.batch, s.keyHeads, rows, s.width / s.heads});
    setOutput(outputs, 2, type, {s.batch, s.keyHeads, rows, s.valueWidth / s.heads});
}

Extent attentionFlops(const NodeView& view, const Value*) { return scoreFlops(attentionSizes(view)); }

/// Words, segments, and the tables of words, positions and segments.
void embeddings(const NodeView& view, std::span<Value* const> outputs)
{
    const Value* ids = view.input(0);
    const int type = typeOfInput(view, 2);
    const std::initializer_list<Extent> dims{extentAt(ids, 0), extentAt(ids, 1), extentAt(view.input(2), 1)};
    setOutput(outputs, 0, type, dims);
    setOutput(outputs, 1, onnx::TensorProto::INT32, {extentAt(ids, 0)});
    setOutput(outputs, 2, type, dims);
}

/// Each row goes through `k` of the experts, whose weights are stacked.
Extent expertFlops(const NodeView& view, const Value*)
{
    const bool quantised = view.node.op_type() == "QMoE";
    const Value* rows = view.input(0);
    const Extent count = elementCount(rows) / extentAt(rows, std::max<std::size_t>(rankOf(rows), 1) - 1);
    const Extent packed = quantised ? 8 / static_cast<Extent>(view.integer("expert_weight_bits", 4)) : 1;
    const std::array<std::size_t, 3> at =
        quantised ? std::array<std::size_t, 3>{2, 5, 8} : std::array<std::size_t, 3>{2, 4, 6};
    Extent weights = 0;
    for (const std::size_t i : at)
        weights += view.input(i) ? elementCount(view.input(i)) / extentAt(view.input(i), 0) : 0;
    return 2 * count * static_cast<Extent>(view.integer("k", 1)) * weights * packed;
}

using Infer = void (*)(const NodeView& view, std::span<Value* const> outputs);
using Count = Extent (*)(const NodeView& view, const Value* out);

struct Operator {
    std::string_view name;
    Infer infer;
    Count flops = nullptr; ///< Null: `perElement` for each element of the output.
    double perElement = 1;
};

// In bytewise order. A bias, a skip or an activation costs one for each element.
constexpr std::array operators{
    Operator{"Attention", projectedAttention, projectedFlops},
    Operator{"BiasAdd", sameAsFirst, nullptr, 2},
    Operator{"BiasDropout", sameAsFirst},
    Operator{"BiasGelu", sameAsFirst, nullptr, 2},
    Operator{"BiasSoftmax", sameAsFirst, nullptr, 6},
    Operator{"BiasSplitGelu", halfOfLast, nullptr, 4},
    Operator{"DecoderMaskedMultiHeadAttention", attention, attentionFlops},
    Operator{"DynamicQuantizeMatMul", matrices, matricesFlops},
    Operator{"EmbedLayerNormalization", embeddings, nullptr, 9},
    Operator{"FastGelu", sameAsFirst},
    Operator{"FusedMatMul", matrices, matricesFlops},
    Operator{"Gelu", sameAsFirst},
    Operator{"GemmFastGelu", matrices, matricesFlops},
    Operator{"GroupNorm", sameAsFirst, nullptr, 7},
    Operator{"GroupQueryAttention", attention, attentionFlops},
    Operator{"MatMulBnb4", packedMatrix, packedMatrixFlops},
    Operator{"MatMulIntegerToFloat", matrices, matricesFlops},
    Operator{"MatMulNBits", packedMatrix, packedMatrixFlops},
    Operator{"MoE", sameAsFirst, expertFlops},
    Operator{"MultiHeadAttention", attention, attentionFlops},
    Operator{"QAttention", projectedAttention, projectedFlops},
    Operator{"QGemm", matrices, matricesFlops},
    Operator{"QLinearAdd", quantisedPair},
    Operator{"QLinearLeakyRelu", sameAsFirst},
    Operator{"QLinearMul", quantisedPair},
    Operator{"QLinearSigmoid", sameAsFirst},
    Operator{"QLinearSoftmax", sameAsFirst, nullptr, 5},
    Operator{"QMoE", sameAsFirst, expertFlops},
    Operator{"QuickGelu", sameAsFirst, nullptr, 2},
    Operator{"RotaryEmbedding", sameAsFirst, nullptr, 3},
    Operator{"SimplifiedLayerNormalization", sameAsFirst, nullptr, 4},
    Operator{"SkipGroupNorm", sameAsFirst, nullptr, 8},
    Operator{"SkipLayerNormalization", sameAsFirstWithSum, nullptr, 8},
    Operator{"SkipSimplifiedLayerNormalization", sameAsFirstWithSum, nullptr, 5},
    Operator{"TransposeMatMul", matrices, matricesFlops},
};
static_assert(std::is_sorted(operators.begin(), operators.end(),
                             [](const Operator& a, const Operator& b) { return a.name < b.name; }));

const Operator* operatorOf(const NodeView& view)
{
    const auto at = std::find_if(operators.begin(), operators.end(),
                                 [&](const Operator& o) { return o.name == view.node.op_type(); });
    // ONNX Runtime's exporters write this one without a domain.
    const bool ours = view.node.domain() == "com.microsoft" ||
                      (view.standard() && view.node.op_type() == "SimplifiedLayerNormalization");
    return ours && at != operators.end() ? &*at : nullptr;
}

struct Renamed {
    std::string_view name;
    std::string_view standard;
    int inputs;
};
constexpr std::array renamedOperators{
    Renamed{"DequantizeLinear", "DequantizeLinear", 3},
    Renamed{"FusedConv", "Conv", 3},
    Renamed{"FusedGemm", "Gemm", 3},
    Renamed{"GatherND", "GatherND", 2},
    Renamed{"Pad", "Pad", 3},
    Renamed{"QLinearConv", "QLinearConv", 9},
    Renamed{"QuantizeLinear", "QuantizeLinear", 3},
    Renamed{"Trilu", "Trilu", 2},
};

} // namespace

bool isMicrosoftOperator(const NodeView& view) { return operatorOf(view) != nullptr; }

void inferMicrosoftNode(const NodeView& view, std::span<Value* const> outputs)
{
    if (const Operator* known = operatorOf(view))
        known->infer(view, outputs);
}

std::optional<double> microsoftFlops(const NodeView& view, std::span<const Value* const> outputs)
{
    const Operator* known = operatorOf(view);
    if (!known || outputs.empty())
        return std::nullopt;
    const Value* out = outputs[0];
    const Extent flops =
        known->flops ? known->flops(view, out) : static_cast<Extent>(known->perElement) * elementCount(out);
    return std::isfinite(flops) ? std::optional(static_cast<double>(flops)) : std::nullopt;
}

std::optional<onnx::NodeProto> standardForm(const NodeView& view)
{
    const auto at = std::find_if(renamedOperators.begin(), renamedOperators.end(),
                                 [&](const Renamed& r) { return r.name == view.node.op_type(); });
    if (view.node.domain() != "com.microsoft" || at == renamedOperators.end() ||
        view.integer("channels_last", 0) != 0)
        return std::nullopt;
    onnx::NodeProto out = view.node;
    out.clear_domain();
    out.set_op_type(std::string(at->standard));
    while (out.input_size() > at->inputs)
        out.mutable_input()->RemoveLast();
    auto& attributes = *out.mutable_attribute();
    for (int i = attributes.size() - 1; i >= 0; --i)
        if (attributes[i].name().starts_with("activation") || attributes[i].name() == "channels_last")
            attributes.DeleteSubrange(i, 1);
    return out;
}

NodeView standardView(const NodeView& view, const onnx::NodeProto& form)
{
    const auto inputs = std::min(view.inputs.size(), static_cast<std::size_t>(form.input_size()));
    return {form, newestOperatorSet, view.inputs.first(inputs)};
}

} // namespace doppler
