// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/encoder_graph.h"

#include "core/learn/kernels/dense.h"
#include "core/learn/kernels/state_kernels.h"

#include <algorithm>
#include <tuple>

namespace doppler {

RowSums RowSums::transposed(std::size_t inputs) const
{
    std::vector<std::uint32_t> place(inputs + 1, 0);
    for (std::uint32_t s : source)
        ++place[s + 1];
    for (std::size_t i = 0; i < inputs; ++i)
        place[i + 1] += place[i];
    RowSums out;
    out.start = place;
    out.source.resize(source.size());
    for (std::size_t r = 0; r < rows(); ++r)
        for (std::uint32_t i = start[r]; i < start[r + 1]; ++i)
            out.source[place[source[i]]++] = static_cast<std::uint32_t>(r);
    return out;
}

void RowSums::run(ConstMatrix in, std::size_t width, Matrix out, bool more) const
{
    stateKernels().sumRows(start.data(), source.data(), rows(), in.values, in.stride, width, out.values,
                           out.stride, more);
}

void Paths::sums(const float* states, std::size_t hidden, float* out, float* scale) const
{
    std::copy_n(states, order.size() * hidden, out);
    for (std::uint32_t v : order)
        if (next[v].valid())
            stateKernels().add(out + next[v] * hidden, hidden, out + v * hidden);
    zScoreColumns(out, order.size(), hidden, out, scale);
}

void Paths::sumsBackward(const float* out, const float* scale, std::size_t hidden, std::vector<float>& space,
                         const float* byOut, float* byStates) const
{
    space.resize(order.size() * hidden);
    zScoreColumnsBackward(out, scale, byOut, order.size(), hidden, space.data());
    for (auto v = order.rbegin(); v != order.rend(); ++v)
        if (next[*v].valid())
            stateKernels().add(&space[*v * hidden], hidden, &space[next[*v] * hidden]);
    stateKernels().add(space.data(), space.size(), byStates);
}

namespace {

/// Writes the rows of messages of one value and direction.
class RowBuilder {
public:
    RowBuilder(RowSums& gatherRows, std::vector<std::vector<std::uint32_t>>& rowsInto)
        : gather(gatherRows), into(rowsInto)
    {
    }

    void add(std::span<MessageEdge> messages)
    {
        const auto distinct = [&](auto end) {
            std::sort(messages.begin(), messages.end(), [&](const MessageEdge& a, const MessageEdge& b) {
                return std::make_tuple(end(a), a.to, a.from) < std::make_tuple(end(b), b.to, b.from);
            });
            std::size_t count = 0;
            for (std::size_t i = 0; i < messages.size(); ++i)
                count += i == 0 || end(messages[i]) != end(messages[i - 1]) ? 1 : 0;
            return count;
        };
        const auto from = [](const MessageEdge& m) { return m.from; };
        const auto to = [](const MessageEdge& m) { return m.to; };
        const std::size_t sources = distinct(from);
        if (distinct(to) <= sources) {
            build(
                messages, to, [&](const MessageEdge& m) { gather.source.push_back(m.from); },
                [&](const MessageEdge& first) { into[first.to].push_back(row()); });
            return;
        }
        distinct(from); // puts them back in that order
        build(
            messages, from, [&](const MessageEdge& m) { into[m.to].push_back(row()); },
            [&](const MessageEdge& first) { gather.source.push_back(first.from); });
    }

private:
    [[nodiscard]] std::uint32_t row() const { return static_cast<std::uint32_t>(gather.rows()); }

    template <class End, class Each, class Once>
    void build(std::span<const MessageEdge> messages, End end, Each each, Once once)
    {
        for (std::size_t i = 0; i < messages.size(); ++i) {
            if (i == 0 || end(messages[i]) != end(messages[i - 1])) {
                if (i > 0)
                    gather.close();
                once(messages[i]);
            }
            each(messages[i]);
        }
        if (!messages.empty())
            gather.close();
    }

    RowSums& gather;
    std::vector<std::vector<std::uint32_t>>& into;
};

} // namespace

EncoderGraph::EncoderGraph(const GraphFeatures& features)
    : vertexFeatures(features.standard), vertexInputs(features.inputs), edgeValues(features.edgeValues)
{
    const std::size_t n = features.vertexCount();
    std::vector<std::uint32_t> position(n);
    for (std::size_t i = 0; i < n; ++i)
        position[features.order[i]] = static_cast<std::uint32_t>(i);
    std::vector<std::vector<std::uint32_t>> rowsInto(n);
    RowBuilder rows(gather, rowsInto);
    std::vector<MessageEdge> messages = features.messages;
    auto first = messages.begin();
    while (first != messages.end()) {
        const auto last = std::find_if(first, messages.end(),
                                       [&](const MessageEdge& m) { return m.value != first->value; });
        valueStart.push_back(static_cast<std::uint32_t>(gather.rows()));
        const auto backwards = std::stable_partition(
            first, last, [&](const MessageEdge& m) { return position[m.from] < position[m.to]; });
        rows.add({first, backwards});
        rows.add({backwards, last});
        first = last;
    }
    valueStart.push_back(static_cast<std::uint32_t>(gather.rows()));
    for (const auto& list : rowsInto) {
        scatter.source.insert(scatter.source.end(), list.begin(), list.end());
        scatter.close();
    }
    gatherBack = gather.transposed(n);
    scatterBack = scatter.transposed(gather.rows());
    towardsSinks = {{features.order.rbegin(), features.order.rend()}, features.levels.bNext};
    towardsSources = {features.order, features.levels.tNext};
}

} // namespace doppler
