// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem/estimated_work.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string_view>

namespace doppler {

namespace {

constexpr double bytesPerElement = 4;

// Parts of operations' names, as frameworks spell them, in small letters. The first list that has one
// decides.
constexpr std::array<std::string_view, 5> normalising{"softmax", "norm", "gelu", "lrn", "crossentropy"};
constexpr std::array<std::string_view, 27> moving{
    "reshape", "transpose", "permute",  "concat",  "split", "slice",   "convert",     "cast",      "gather",
    "scatter", "identity",  "squeeze",  "flatten", "pad",   "tile",    "expand",      "broadcast", "view",
    "copy",    "constant",  "variable", "input",   "embed", "dropout", "placeholder", "unstack",   "shape"};
constexpr std::array<std::string_view, 11> multiplying{
    "matmul", "gemm", "conv", "einsum", "linear", "dense", "attention", "lstm", "gru", "bmm", "addmm"};
constexpr std::array<std::string_view, 7> reducing{"reduce", "pool",   "sum", "mean",
                                                   "argmax", "argmin", "loss"};

bool hasPart(std::string_view op, std::span<const std::string_view> parts)
{
    return std::any_of(parts.begin(), parts.end(),
                       [&](std::string_view part) { return op.find(part) != std::string_view::npos; });
}

struct Elements {
    double read = 0;   ///< Of all inputs.
    double first = 0;  ///< Of the largest operand: an input, or the weights.
    double second = 0; ///< Of the second largest.
    double written = 0;
};

Elements elementsOf(const DataflowGraph& graph, VertexId v)
{
    Elements out;
    const auto add = [&](double bytes) {
        const double count = bytes / bytesPerElement;
        out.second = std::max(out.second, std::min(out.first, count));
        out.first = std::max(out.first, count);
    };
    add(graph.vertex(v).persistentBytes);
    std::vector<TensorId> inputs;
    for (EdgeId e : graph.inEdges(v))
        inputs.push_back(graph.edge(e).tensor);
    std::sort(inputs.begin(), inputs.end());
    inputs.erase(std::unique(inputs.begin(), inputs.end()), inputs.end());
    for (TensorId t : inputs) {
        add(graph.tensor(t).bytes);
        out.read += graph.tensor(t).bytes / bytesPerElement;
    }
    out.written = graph.vertex(v).outputBytes / bytesPerElement;
    return out;
}

} // namespace

double estimatedFlops(const DataflowGraph& graph, VertexId v)
{
    std::string op = graph.vertex(v).op;
    std::transform(op.begin(), op.end(), op.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    const Elements elements = elementsOf(graph, v);
    constexpr double perNormalised = 5;
    if (hasPart(op, normalising))
        return perNormalised * elements.written;
    if (hasPart(op, multiplying) && op.find("convert") == std::string::npos) {
        // [M, K] times [K, N]: the three matrices' elements multiply to (MNK)^2. An operand that nobody sent
        // is an input of the graph, taken for as large as the output.
        const double first = elements.first > 0 ? elements.first : elements.written;
        const double second = elements.second > 0 ? elements.second : elements.written;
        return 2 * std::sqrt(first * second * elements.written);
    }
    if (hasPart(op, moving))
        return 0;
    if (hasPart(op, reducing))
        return std::max(elements.read, elements.written);
    return elements.written;
}

} // namespace doppler
