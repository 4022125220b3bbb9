// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/pytorch_operators.h"

#include "core/base/excerpt.h"
#include "core/base/option_specs.h"
#include "core/base/text_fields.h"
#include "core/graph/shape_text.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

namespace doppler {

namespace {

using Shapes = std::span<const TensorShape>;

double elements(const TensorShape& shape)
{
    return std::accumulate(shape.begin(), shape.end(), 1.0, std::multiplies<>());
}

/// The shapes that have extents, as texts.
std::vector<std::string> shapeTexts(Shapes shapes)
{
    constexpr double most = 9e15; // a whole number in a double
    std::vector<std::string> texts;
    for (const TensorShape& shape : shapes) {
        std::vector<std::int64_t> extents;
        for (const double extent : shape)
            extents.push_back(extent >= 0 && extent < most ? static_cast<std::int64_t>(extent) : -1);
        if (!extents.empty())
            texts.push_back(shapeText(extents));
    }
    return texts;
}

/// The elements of the output: as it is given, or those of the largest input.
double outputElements(Shapes inputs, Shapes outputs)
{
    double most = 0;
    for (const TensorShape& shape : outputs.empty() ? inputs : outputs)
        most = std::max(most, elements(shape));
    return most;
}

/// [.., m, k] times [.., k, n], with the leading extents broadcast.
std::optional<double> product(const TensorShape& a, const TensorShape& b)
{
    if (a.empty() || b.empty())
        return std::nullopt;
    const double depth = a.back();
    const double rows = elements(a) / std::max(depth, 1.0);
    const double columns = b.size() > 1 ? b.back() : 1;
    double batch = 1; // what only b has of leading extents
    if (b.size() > 2) {
        const double mine = a.size() > 2 ? elements(a) / (a.back() * a[a.size() - 2]) : 1;
        const double other = elements(b) / (b.back() * b[b.size() - 2]);
        batch = mine > 0 ? std::max(1.0, other / mine) : 0;
    }
    return 2 * rows * depth * columns * batch;
}

std::optional<double> productAt(Shapes inputs, std::size_t a)
{
    return inputs.size() > a + 1 ? product(inputs[a], inputs[a + 1]) : std::nullopt;
}

/// x [.., k], weight [n, k].
std::optional<double> linear(Shapes inputs)
{
    if (inputs.size() < 2 || inputs[0].empty() || inputs[1].empty())
        return std::nullopt;
    return 2 * elements(inputs[0]) * (inputs[1].size() > 1 ? inputs[1][0] : 1);
}

/// Every element of the output is a sum over the inputs' channels of its group and the window: as many terms
/// as the weight [out, in / groups, ...] has for one output channel.
std::optional<double> convolution(const TensorShape& weight, double outputs)
{
    if (weight.size() < 3 || weight[0] <= 0)
        return std::nullopt;
    return 2 * outputs * elements(weight) / weight[0];
}

/// softmax(q k^T) v with q [.., s, e], k [.., t, e], v [.., t, f].
std::optional<double> attention(Shapes inputs)
{
    if (inputs.size() < 3 || inputs[0].size() < 2 || inputs[1].size() < 2 || inputs[2].empty())
        return std::nullopt;
    const double keys = inputs[1][inputs[1].size() - 2];
    const double width = std::max(inputs[0].back(), 1.0);
    return 2 * elements(inputs[0]) * keys + 2 * elements(inputs[0]) / width * keys * inputs[2].back();
}

constexpr std::array free = {"alias",
                             "as_strided",
                             "broadcast_to",
                             "cat",
                             "chunk",
                             "clone",
                             "contiguous",
                             "copy_",
                             "detach",
                             "empty",
                             "empty_like",
                             "expand",
                             "empty_strided",
                             "fill_",
                             "flatten",
                             "full",
                             "gather",
                             "index",
                             "narrow",
                             "index_select",
                             "lift_fresh",
                             "new_empty",
                             "new_zeros",
                             "ones",
                             "ones_like",
                             "permute",
                             "reshape",
                             "resize_",
                             "select",
                             "set_",
                             "slice",
                             "split",
                             "squeeze",
                             "stack",
                             "t",
                             "to",
                             "transpose",
                             "type_as",
                             "unbind",
                             "unfold",
                             "unsafe_view",
                             "unsqueeze",
                             "view",
                             "view_as",
                             "zero_",
                             "zeros",
                             "repeat",
                             "zeros_like",
                             "_to_copy",
                             "_reshape_alias",
                             "_unsafe_view",
                             "embedding",
                             "split_with_sizes",
                             "detach_",
                             "_local_scalar_dense"};
constexpr std::array oneEach = {
    "abs",       "add",         "bitwise_and", "bitwise_not", "bitwise_or",
    "bernoulli", "ceil",        "clamp",       "clamp_min",   "cos",
    "div",       "dropout",     "eq",          "erf",         "exp",
    "floor",     "fmod",        "ge",          "gelu",        "gt",
    "hardtanh",  "leaky_relu",  "le",          "lerp",        "log",
    "log1p",     "logical_not", "lt",          "masked_fill", "maximum",
    "minimum",   "mul",         "ne",          "neg",         "native_dropout",
    "pow",       "reciprocal",  "relu",        "rsqrt",       "rsub",
    "sigmoid",   "sign",        "silu",        "sin",         "sqrt",
    "sub",       "tanh",        "threshold",   "where",       "uniform",
    "normal",    "square",      "tril",        "triu",        "threshold_backward"};
constexpr std::array reductions = {"all",  "amax", "amin", "any",  "argmax", "argmin", "cumsum", "max",
                                   "mean", "min",  "norm", "prod", "std",    "sum",    "var"};
constexpr std::array fiveEach = {"softmax", "_softmax", "log_softmax", "_log_softmax"};

template <class List>
bool holds(const List& list, std::string_view name)
{
    return std::find(list.begin(), list.end(), name) != list.end();
}

} // namespace

std::optional<double> operatorFlops(std::string_view name, Shapes inputs, Shapes outputs)
{
    constexpr std::string_view library = "aten::";
    if (!name.starts_with(library))
        return std::nullopt;
    name.remove_prefix(library.size());
    if (holds(free, name))
        return 0;
    if (name.size() > 1 && name.ends_with('_')) // in place
        name.remove_suffix(1);
    if (name == "mm" || name == "bmm" || name == "matmul" || name == "mv" || name == "dot")
        return productAt(inputs, 0);
    if (name == "addmm" || name == "baddbmm" || name == "addmv")
        return productAt(inputs, 1);
    if (name == "linear")
        return linear(inputs);
    if (name == "convolution_backward" || name == "convolution_backward_overrideable")
        return inputs.size() < 3 ? std::nullopt : [&]() -> std::optional<double> {
            const auto one = convolution(inputs[2], elements(inputs[0])); // inputs' and weights' gradients
            return one ? std::optional(2 * *one) : std::nullopt;
        }();
    if (name.starts_with("conv") || name.ends_with("_convolution") || name == "mkldnn_convolution")
        return inputs.size() < 2 || outputs.empty() ? std::nullopt
                                                    : convolution(inputs[1], elements(outputs[0]));
    if (name.find("scaled_dot_product") != std::string_view::npos && !name.ends_with("backward"))
        return attention(inputs);
    if (inputs.empty() && outputs.empty())
        return std::nullopt;
    if (holds(oneEach, name))
        return outputElements(inputs, outputs);
    if (holds(fiveEach, name))
        return 5 * outputElements(inputs, outputs);
    if (holds(reductions, name))
        return outputElements(inputs, {});
    return std::nullopt;
}

std::string shapesText(Shapes inputs, Shapes outputs)
{
    return shapesText(shapeTexts(inputs), shapeTexts(outputs));
}

bool isOperatorName(std::string_view name)
{
    return name.find("::") != std::string_view::npos && !name.starts_with("autograd::") &&
           !name.starts_with("torch::") && name.find_first_of(" (<") == std::string_view::npos;
}

OptionSpec measuredKindOption()
{
    return textOption("kind", "*",
                      {.label = DOPPLER_TEXT("core", "Measured device kind"),
                       .help = DOPPLER_TEXT("core", "Device kind of the measured times; * for any")});
}

std::uint32_t NamePool::idOf(const std::string& name)
{
    const auto [at, isNew] = ids.try_emplace(name, static_cast<std::uint32_t>(names.size()));
    if (isNew)
        names.push_back(&at->first);
    return at->second;
}

} // namespace doppler
