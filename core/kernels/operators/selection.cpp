// SPDX-License-Identifier: GPL-3.0-or-later
// Sorted, unique and counted elements.
#include "core/kernels/operators/operator_table.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace doppler {

namespace {

Tensors topK(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const std::int64_t axis = axisIn(node.integer("axis", -1), x.dim());
    const auto counts = given(in, 1) ? wholeNumbers(in[1]) : std::vector{node.integer("k", 0)};
    require(counts.size() == 1 && counts[0] >= 0 && counts[0] <= x.size(axis),
            "a number of at most the extent");
    // Equal elements in the order of their indices.
    auto [values, places] = x.sort(true, axis, node.integer("largest", 1) != 0);
    return {values.narrow(axis, 0, counts[0]).contiguous(), places.narrow(axis, 0, counts[0]).contiguous()};
}

/// The rows along an axis that differ, with the first of each, the position of each row among them, and how
/// often each occurs.
Tensors unique(const Node& node, Inputs in)
{
    const bool flat = !node.has("axis");
    const at::Tensor x = flat ? needed(in, 0).reshape({-1}) : needed(in, 0);
    const std::int64_t axis = flat ? 0 : axisIn(node.integer("axis", 0), x.dim());
    const at::Tensor rows = x.transpose(0, axis).reshape({x.size(axis), -1}).to(at::kDouble).contiguous();
    std::map<std::vector<double>, std::int64_t> kinds;
    std::vector<std::int64_t> first;
    std::vector<std::int64_t> kindOf;
    std::vector<std::int64_t> counts;
    for (std::int64_t i = 0; i < rows.size(0); ++i) {
        const double* row = rows.data_ptr<double>() + i * rows.size(1);
        const auto [kind, isNew] = kinds.emplace(std::vector<double>(row, row + rows.size(1)),
                                                 static_cast<std::int64_t>(first.size()));
        if (isNew) {
            first.push_back(i);
            counts.push_back(0);
        }
        kindOf.push_back(kind->second);
        ++counts[static_cast<std::size_t>(kind->second)];
    }
    std::vector<std::int64_t> order;
    if (node.integer("sorted", 1) != 0) {
        for (const auto& [row, kind] : kinds)
            order.push_back(kind);
    } else {
        order.resize(first.size());
        std::iota(order.begin(), order.end(), 0);
    }
    std::vector<std::int64_t> placeOf(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        placeOf[static_cast<std::size_t>(order[i])] = static_cast<std::int64_t>(i);
    const at::Tensor sorted = indexTensor(order);
    const at::Tensor chosen = indexTensor(first).index_select(0, sorted);
    return {x.index_select(axis, chosen), chosen, indexTensor(placeOf).index_select(0, indexTensor(kindOf)),
            indexTensor(counts).index_select(0, sorted)};
}

/// Counts sequences of numbers of a pool: a term's frequency, possibly weighted.
class TermCounter {
public:
    explicit TermCounter(const Node& node)
        : pool(node.integers("pool_int64s")), starts(node.integers("ngram_counts")),
          columns(node.integers("ngram_indexes")), weights(node.numbers("weights")),
          shortest(node.integer("min_gram_length", 1)), longest(node.integer("max_gram_length", 1)),
          mostSkipped(node.integer("max_skip_count", 0)), mode(node.text("mode", "TF"))
    {
        require(!columns.empty() && shortest >= 1 && longest >= shortest && mostSkipped >= 0,
                "whole numbers in the pool");
        require(mode == "TF" || mode == "IDF" || mode == "TFIDF", "a mode of TF, IDF or TFIDF");
        width = *std::max_element(columns.begin(), columns.end()) + 1;
        std::size_t column = 0;
        for (std::size_t n = 0; n < starts.size(); ++n) {
            const auto end = n + 1 < starts.size() ? starts[n + 1] : static_cast<std::int64_t>(pool.size());
            const auto length = static_cast<std::int64_t>(n) + 1;
            for (std::int64_t at = starts[n]; at + length <= end; at += length, ++column) {
                require(at >= 0 && end <= static_cast<std::int64_t>(pool.size()) && column < columns.size() &&
                            columns[column] >= 0,
                        "a pool that fits its counts and indexes");
                terms[{pool.begin() + at, pool.begin() + at + length}] = column;
            }
        }
    }

    [[nodiscard]] at::Tensor countsIn(const std::vector<std::int64_t>& row) const
    {
        at::Tensor out = at::zeros({width}, at::kFloat);
        auto* counts = out.data_ptr<float>();
        const auto size = static_cast<std::int64_t>(row.size());
        for (std::int64_t skip = 0; skip <= std::min(mostSkipped, size); ++skip)
            for (std::int64_t length = shortest; length <= longest; ++length)
                if (length > 1 || skip == 0)
                    for (std::int64_t at = 0; at + (length - 1) * (skip + 1) < size; ++at)
                        add(row, at, length, skip + 1, counts);
        return out;
    }

private:
    void add(const std::vector<std::int64_t>& row, std::int64_t at, std::int64_t length, std::int64_t step,
             float* counts) const
    {
        std::vector<std::int64_t> term;
        for (std::int64_t i = 0; i < length; ++i)
            term.push_back(row[static_cast<std::size_t>(at + i * step)]);
        const auto found = terms.find(term);
        if (found == terms.end())
            return;
        const double weight = mode != "TF" && found->second < weights.size() ? weights[found->second] : 1.0;
        float& sum = counts[columns[found->second]];
        sum = mode == "IDF" ? static_cast<float>(weight) : sum + static_cast<float>(weight);
    }

    std::vector<std::int64_t> pool, starts, columns;
    std::vector<double> weights;
    std::int64_t shortest, longest, mostSkipped;
    std::string mode;
    std::int64_t width = 0;
    std::map<std::vector<std::int64_t>, std::size_t> terms; ///< Their position in `columns`.
};

Tensors termFrequencies(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const TermCounter counter(node);
    if (x.dim() < 2)
        return {counter.countsIn(wholeNumbers(x))};
    require(x.dim() == 2, "one or two axes");
    Tensors rows;
    for (std::int64_t i = 0; i < x.size(0); ++i)
        rows.push_back(counter.countsIn(wholeNumbers(x[i])));
    return {at::stack(rows)};
}

} // namespace

std::span<const OperatorKernel> selectionKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"TfIdfVectorizer", 9, &termFrequencies},
        {"TopK", 1, &topK},
        {"Unique", 11, &unique, Precision::Kept},
    };
    return kernels;
}

} // namespace doppler
