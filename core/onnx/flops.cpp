// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/flops.h"

#include "core/onnx/microsoft_operators.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace doppler {

namespace {

enum class Cost {
    Nothing,      ///< Moves or renames data.
    PerOutput,    ///< One for each output element.
    PerInput,     ///< One for each element of the first input.
    Fold,         ///< Adds, multiplies, compares any number of inputs.
    Pool,         ///< One for each element under each window.
    Normalise,    ///< So many for each element of the first input, see `perElement`.
    Neighbours,   ///< LRN.
    Convolution,  ///< Weights are the second input.
    QConvolution, ///< Weights are the fourth input.
    Transposed,   ///< Transposed convolution.
    Matrices,     ///< The inner extent is the last of the first input.
    Gemm,         ///< The same, where the first input isn't transposed.
    Einsum,       ///< An expression.
    Recurrent,    ///< LSTM, GRU, RNN.
    Resize,       ///< Interpolation.
    Attention,    ///< Scores, softmax, weighted sum.
};

struct Entry {
    std::string_view name;
    Cost cost;
    double perElement = 0;
};

// Standard operators by name (bytewise order). What depends on data (NonMaxSuppression), works on texts or
// isn't a tensor operation is not here: unknown.
constexpr std::array table{
    Entry{"Abs", Cost::PerOutput},
    Entry{"Acos", Cost::PerOutput},
    Entry{"Acosh", Cost::PerOutput},
    Entry{"Add", Cost::PerOutput},
    Entry{"And", Cost::PerOutput},
    Entry{"ArgMax", Cost::PerInput},
    Entry{"ArgMin", Cost::PerInput},
    Entry{"Asin", Cost::PerOutput},
    Entry{"Asinh", Cost::PerOutput},
    Entry{"Atan", Cost::PerOutput},
    Entry{"Atanh", Cost::PerOutput},
    Entry{"Attention", Cost::Attention},
    Entry{"AveragePool", Cost::Pool},
    Entry{"BatchNormalization", Cost::Normalise, 2}, // its statistics are folded into a scale and a shift
    Entry{"Bernoulli", Cost::PerOutput},
    Entry{"BitShift", Cost::PerOutput},
    Entry{"BitwiseAnd", Cost::PerOutput},
    Entry{"BitwiseNot", Cost::PerOutput},
    Entry{"BitwiseOr", Cost::PerOutput},
    Entry{"BitwiseXor", Cost::PerOutput},
    Entry{"Cast", Cost::Nothing},
    Entry{"CastLike", Cost::Nothing},
    Entry{"Ceil", Cost::PerOutput},
    Entry{"Celu", Cost::PerOutput},
    Entry{"CenterCropPad", Cost::Nothing},
    Entry{"Clip", Cost::PerOutput},
    Entry{"Col2Im", Cost::PerInput},
    Entry{"Compress", Cost::Nothing},
    Entry{"Concat", Cost::Nothing},
    Entry{"ConcatFromSequence", Cost::Nothing},
    Entry{"Constant", Cost::Nothing},
    Entry{"ConstantOfShape", Cost::Nothing},
    Entry{"Conv", Cost::Convolution},
    Entry{"ConvInteger", Cost::Convolution},
    Entry{"ConvTranspose", Cost::Transposed},
    Entry{"Cos", Cost::PerOutput},
    Entry{"Cosh", Cost::PerOutput},
    Entry{"CumProd", Cost::PerInput},
    Entry{"CumSum", Cost::PerInput},
    Entry{"DeformConv", Cost::Convolution}, // without the interpolation of its input
    Entry{"DepthToSpace", Cost::Nothing},
    Entry{"DequantizeLinear", Cost::Normalise, 2}, // subtract, multiply
    Entry{"Div", Cost::PerOutput},
    Entry{"Dropout", Cost::Nothing}, // does nothing outside training
    Entry{"DynamicQuantizeLinear", Cost::Normalise, 4},
    Entry{"Einsum", Cost::Einsum},
    Entry{"Elu", Cost::PerOutput},
    Entry{"Equal", Cost::PerOutput},
    Entry{"Erf", Cost::PerOutput},
    Entry{"Exp", Cost::PerOutput},
    Entry{"Expand", Cost::Nothing},
    Entry{"EyeLike", Cost::Nothing},
    Entry{"Flatten", Cost::Nothing},
    Entry{"Floor", Cost::PerOutput},
    Entry{"GRU", Cost::Recurrent},
    Entry{"Gather", Cost::Nothing},
    Entry{"GatherElements", Cost::Nothing},
    Entry{"GatherND", Cost::Nothing},
    Entry{"Gelu", Cost::PerOutput},
    Entry{"Gemm", Cost::Gemm},
    Entry{"GlobalAveragePool", Cost::PerInput},
    Entry{"GlobalLpPool", Cost::PerInput},
    Entry{"GlobalMaxPool", Cost::PerInput},
    Entry{"Greater", Cost::PerOutput},
    Entry{"GreaterOrEqual", Cost::PerOutput},
    Entry{"GridSample", Cost::Resize},
    Entry{"GroupNormalization", Cost::Normalise, 7},
    Entry{"HardSigmoid", Cost::PerOutput},
    Entry{"HardSwish", Cost::PerOutput},
    Entry{"Hardmax", Cost::Normalise, 2},
    Entry{"Identity", Cost::Nothing},
    Entry{"InstanceNormalization", Cost::Normalise, 7}, // sum, subtract, square, sum, scale, scale, shift
    Entry{"IsInf", Cost::PerOutput},
    Entry{"IsNaN", Cost::PerOutput},
    Entry{"LRN", Cost::Neighbours},
    Entry{"LSTM", Cost::Recurrent},
    Entry{"LayerNormalization", Cost::Normalise, 7},
    Entry{"LeakyRelu", Cost::PerOutput},
    Entry{"Less", Cost::PerOutput},
    Entry{"LessOrEqual", Cost::PerOutput},
    Entry{"Log", Cost::PerOutput},
    Entry{"LogSoftmax", Cost::Normalise, 5},
    Entry{"LpNormalization", Cost::Normalise, 3},
    Entry{"LpPool", Cost::Pool},
    Entry{"MatMul", Cost::Matrices},
    Entry{"MatMulInteger", Cost::Matrices},
    Entry{"Max", Cost::Fold},
    Entry{"MaxPool", Cost::Pool},
    Entry{"MaxUnpool", Cost::Nothing},
    Entry{"Mean", Cost::Fold},
    Entry{"MeanVarianceNormalization", Cost::Normalise, 5},
    Entry{"Min", Cost::Fold},
    Entry{"Mish", Cost::PerOutput},
    Entry{"Mod", Cost::PerOutput},
    Entry{"Mul", Cost::PerOutput},
    Entry{"Neg", Cost::PerOutput},
    Entry{"NonZero", Cost::PerInput},
    Entry{"Not", Cost::PerOutput},
    Entry{"OneHot", Cost::Nothing},
    Entry{"Optional", Cost::Nothing},
    Entry{"OptionalGetElement", Cost::Nothing},
    Entry{"OptionalHasElement", Cost::Nothing},
    Entry{"Or", Cost::PerOutput},
    Entry{"PRelu", Cost::PerOutput},
    Entry{"Pad", Cost::Nothing},
    Entry{"Pow", Cost::PerOutput},
    Entry{"QLinearConv", Cost::QConvolution},
    Entry{"QLinearMatMul", Cost::Matrices},
    Entry{"QuantizeLinear", Cost::Normalise, 2},
    Entry{"RMSNormalization", Cost::Normalise, 4},
    Entry{"RNN", Cost::Recurrent},
    Entry{"RandomNormal", Cost::PerOutput},
    Entry{"RandomNormalLike", Cost::PerOutput},
    Entry{"RandomUniform", Cost::PerOutput},
    Entry{"RandomUniformLike", Cost::PerOutput},
    Entry{"Range", Cost::PerOutput},
    Entry{"Reciprocal", Cost::PerOutput},
    Entry{"ReduceL1", Cost::PerInput},
    Entry{"ReduceL2", Cost::PerInput},
    Entry{"ReduceLogSum", Cost::PerInput},
    Entry{"ReduceLogSumExp", Cost::PerInput},
    Entry{"ReduceMax", Cost::PerInput},
    Entry{"ReduceMean", Cost::PerInput},
    Entry{"ReduceMin", Cost::PerInput},
    Entry{"ReduceProd", Cost::PerInput},
    Entry{"ReduceSum", Cost::PerInput},
    Entry{"ReduceSumSquare", Cost::PerInput},
    Entry{"Relu", Cost::PerOutput},
    Entry{"Reshape", Cost::Nothing},
    Entry{"Resize", Cost::Resize},
    Entry{"ReverseSequence", Cost::Nothing},
    Entry{"RotaryEmbedding", Cost::Normalise, 3},
    Entry{"Round", Cost::PerOutput},
    Entry{"Scatter", Cost::Nothing},
    Entry{"ScatterElements", Cost::Nothing},
    Entry{"ScatterND", Cost::Nothing},
    Entry{"Selu", Cost::PerOutput},
    Entry{"SequenceAt", Cost::Nothing},
    Entry{"SequenceConstruct", Cost::Nothing},
    Entry{"SequenceEmpty", Cost::Nothing},
    Entry{"SequenceErase", Cost::Nothing},
    Entry{"SequenceInsert", Cost::Nothing},
    Entry{"SequenceLength", Cost::Nothing},
    Entry{"Shape", Cost::Nothing},
    Entry{"Shrink", Cost::PerOutput},
    Entry{"Sigmoid", Cost::PerOutput},
    Entry{"Sign", Cost::PerOutput},
    Entry{"Sin", Cost::PerOutput},
    Entry{"Sinh", Cost::PerOutput},
    Entry{"Size", Cost::Nothing},
    Entry{"Slice", Cost::Nothing},
    Entry{"Softmax", Cost::Normalise, 5}, // maximum, subtract, exponential, sum, divide
    Entry{"Softplus", Cost::PerOutput},
    Entry{"Softsign", Cost::PerOutput},
    Entry{"SpaceToDepth", Cost::Nothing},
    Entry{"Split", Cost::Nothing},
    Entry{"SplitToSequence", Cost::Nothing},
    Entry{"Sqrt", Cost::PerOutput},
    Entry{"Squeeze", Cost::Nothing},
    Entry{"Sub", Cost::PerOutput},
    Entry{"Sum", Cost::Fold},
    Entry{"Swish", Cost::PerOutput},
    Entry{"Tan", Cost::PerOutput},
    Entry{"Tanh", Cost::PerOutput},
    Entry{"TensorScatter", Cost::Nothing},
    Entry{"ThresholdedRelu", Cost::PerOutput},
    Entry{"Tile", Cost::Nothing},
    Entry{"TopK", Cost::PerInput},
    Entry{"Transpose", Cost::Nothing},
    Entry{"Trilu", Cost::Nothing},
    Entry{"Unique", Cost::PerInput},
    Entry{"Unsqueeze", Cost::Nothing},
    Entry{"Upsample", Cost::Resize},
    Entry{"Where", Cost::PerOutput},
    Entry{"Xor", Cost::PerOutput},
};
static_assert(std::is_sorted(table.begin(), table.end(),
                             [](const Entry& a, const Entry& b) { return a.name < b.name; }));

const Entry* entryOf(const NodeView& view)
{
    const std::string_view op = view.node.op_type();
    const auto at = std::lower_bound(table.begin(), table.end(), op,
                                     [](const Entry& e, std::string_view name) { return e.name < name; });
    return view.standard() && at != table.end() && at->name == op ? &*at : nullptr;
}

using Flops = std::optional<double>;

Flops elements(const Value* value)
{
    return value && hasShape(*value) ? Flops(elementsOf(*value)) : std::nullopt;
}

Flops times(Flops a, Flops b) { return a && b ? Flops(*a * *b) : std::nullopt; }

/// The product of a weight's dimensions but the first: what one output element is summed over, where the
/// weight is [outputs, inputs / groups, kernel...].
Flops underOneFilter(const Value* weight)
{
    const Flops all = elements(weight);
    if (!all || weight->dims.empty() || weight->dims[0] == 0)
        return std::nullopt;
    return *all / static_cast<double>(weight->dims[0]);
}

Flops windowElements(const NodeView& view)
{
    const auto kernel = view.integers("kernel_shape");
    double product = 1;
    for (const std::int64_t k : kernel)
        product *= static_cast<double>(std::max<std::int64_t>(k, 1));
    return kernel.empty() ? std::nullopt : Flops(product);
}

Flops lastExtent(const Value* value, std::size_t fromEnd = 1)
{
    if (!value || !value->ranked || value->dims.size() < fromEnd)
        return std::nullopt;
    const std::int64_t d = value->dims[value->dims.size() - fromEnd];
    return d < 0 ? std::nullopt : Flops(static_cast<double>(d));
}

/// The product of the extents of all labels; twice that where something is multiplied. An ellipsis stands for
/// the dimensions that the labels leave.
Flops einsum(const NodeView& view)
{
    const onnx::AttributeProto* equation = view.attribute("equation");
    if (!equation)
        return std::nullopt;
    std::string_view text = equation->s();
    text = text.substr(0, text.find("->"));
    std::map<char, double> labels;
    std::vector<double> ellipsis;
    for (std::size_t i = 0; i < view.inputs.size(); ++i) {
        const Value* value = view.input(i);
        if (!value || !hasShape(*value))
            return std::nullopt;
        const std::size_t comma = std::min(text.find(','), text.size());
        std::string_view term = text.substr(0, comma);
        text.remove_prefix(std::min(comma + 1, text.size()));
        const auto named = static_cast<std::size_t>(
            std::count_if(term.begin(), term.end(), [](char c) { return c != ' ' && c != '.'; }));
        if (named > value->dims.size())
            return std::nullopt;
        std::size_t at = 0;
        for (std::size_t k = 0; k < term.size(); ++k) {
            if (term[k] == '.') {
                const std::size_t count = value->dims.size() - named;
                ellipsis.resize(std::max(ellipsis.size(), count), 1);
                for (std::size_t e = 0; e < count; ++e, ++at) {
                    double& extent = ellipsis[ellipsis.size() - count + e];
                    extent = std::max(extent, static_cast<double>(value->dims[at]));
                }
                k = std::max(term.rfind('.'), k);
            } else if (term[k] != ' ' && at < value->dims.size()) {
                double& extent = labels[term[k]];
                extent = std::max(extent, static_cast<double>(value->dims[at++]));
            }
        }
    }
    double product = view.inputs.size() > 1 ? 2.0 * static_cast<double>(view.inputs.size() - 1) : 1;
    for (const auto& [label, extent] : labels)
        product *= extent;
    for (const double extent : ellipsis)
        product *= extent;
    return product;
}

/// Inputs X [T, B, I], W [D, G*H, I], R [D, G*H, H]; every gate is a product with I and one with H.
Flops recurrent(const NodeView& view)
{
    const Value* x = view.input(0);
    const Flops weights = elements(view.input(1));
    const Flops recurrence = elements(view.input(2));
    if (!x || x->dims.size() < 2 || x->dims[0] < 0 || x->dims[1] < 0 || !weights || !recurrence)
        return std::nullopt;
    return 2 * static_cast<double>(x->dims[0]) * static_cast<double>(x->dims[1]) * (*weights + *recurrence);
}

/// Two neighbours a side linearly, four cubically, in each dimension of the picture.
Flops resize(const NodeView& view, const Value* out)
{
    const onnx::AttributeProto* mode = view.attribute("mode");
    const std::string_view name = mode ? std::string_view(mode->s()) : "nearest";
    if (name == "nearest" && view.node.op_type() != "GridSample")
        return 0;
    const double side = name == "cubic" || name == "bicubic" ? 4 : 2;
    const Flops count = elements(out);
    const double dimensions = out ? static_cast<double>(std::max<std::size_t>(out->dims.size(), 2) - 2) : 0;
    return times(count, 2 * std::pow(side, dimensions));
}

/// Query, key and value of [batch, heads, rows, width], or of [batch, rows, heads * width] with the numbers
/// of heads as attributes. Keys of the past come first.
Flops attention(const NodeView& view)
{
    const Value* q = view.input(0);
    const Value* k = view.input(1);
    const Value* v = view.input(2);
    const Value* past = view.input(4);
    if (!q || !k || !v || !hasShape(*q) || !hasShape(*k) || !hasShape(*v) || (past && !hasShape(*past)))
        return std::nullopt;
    const bool apart = q->dims.size() == 4 && k->dims.size() == 4 && v->dims.size() == 4;
    const bool joined = q->dims.size() == 3 && k->dims.size() == 3 && v->dims.size() == 3;
    const auto heads = static_cast<double>(view.integer("q_num_heads", 0));
    const auto keyHeads = static_cast<double>(view.integer("kv_num_heads", 0));
    if ((!apart && (!joined || heads < 1 || keyHeads < 1)) || (past && past->dims.size() != 4))
        return std::nullopt;
    const auto last = [](const Value* value) { return static_cast<double>(value->dims.back()); };
    const double width = apart ? last(q) : last(q) / heads;
    const double valueWidth = apart ? last(v) : last(v) / keyHeads;
    if (width == 0)
        return std::nullopt;
    const auto rows = static_cast<double>(k->dims[apart ? 2 : 1] + (past ? past->dims[2] : 0));
    constexpr double softmaxAndScale = 6;
    return elementsOf(*q) / width * rows * (2 * width + 2 * valueWidth + softmaxAndScale);
}

} // namespace

bool knowsCostOf(const NodeView& view)
{
    return entryOf(view) || isMicrosoftOperator(view) || standardForm(view);
}

std::optional<double> onnxFlops(const NodeView& view, std::span<const Value* const> outputs)
{
    if (const auto standard = standardForm(view))
        return onnxFlops(standardView(view, *standard), outputs);
    const Entry* entry = entryOf(view);
    if (!entry)
        return microsoftFlops(view, outputs);
    const Value* out = outputs.empty() ? nullptr : outputs[0];
    switch (entry->cost) {
    case Cost::Nothing:
        return 0;
    case Cost::PerOutput:
        return elements(out);
    case Cost::PerInput:
        return elements(view.input(0));
    case Cost::Fold:
        return times(elements(out), static_cast<double>(std::max<std::size_t>(view.inputs.size(), 2) - 1));
    case Cost::Pool:
        return times(elements(out), windowElements(view));
    case Cost::Normalise:
        return times(elements(view.input(0)), entry->perElement);
    case Cost::Neighbours: // square each, add the neighbours; scale, shift, power, divide
        return times(elements(out), static_cast<double>(view.integer("size", 1)) + 5);
    case Cost::Convolution:
        return times(times(2.0, elements(out)), underOneFilter(view.input(1)));
    case Cost::QConvolution:
        return times(times(2.0, elements(out)), underOneFilter(view.input(3)));
    case Cost::Transposed: // weights are [inputs, outputs / groups, kernel...]
        return times(times(2.0, elements(view.input(0))), underOneFilter(view.input(1)));
    case Cost::Matrices:
        return times(times(2.0, elements(out)), lastExtent(view.input(0)));
    case Cost::Gemm:
        return times(times(2.0, elements(out)),
                     lastExtent(view.input(0), view.integer("transA", 0) != 0 ? 2 : 1));
    case Cost::Einsum:
        return einsum(view);
    case Cost::Recurrent:
        return recurrent(view);
    case Cost::Resize:
        return resize(view, out);
    case Cost::Attention:
        return attention(view);
    }
    return std::nullopt;
}

} // namespace doppler
