// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/giph_graph.h"
#include "core/learn/inputs/giph_layout.h"

#include <algorithm>
#include <cmath>

namespace doppler::tests {

/// GiPH's network once more, written down from the definition alone: doubles and plain loops.
class ReferenceGiph {
public:
    using Row = std::vector<double>;
    using Matrix = std::vector<Row>;

    ReferenceGiph(const GiphGraph& g, const GiphState& s, std::vector<double> parameters)
        : graph(g), state(s), values(std::move(parameters))
    {
    }

    [[nodiscard]] Row scores() const
    {
        Matrix self;
        for (std::size_t n = 0; n < graph.nodes(); ++n)
            self.push_back(layer(relu(layer(rowOf(state.nodes, n), layout.transform1)), layout.transform2));
        const Matrix down = pass(self, layout.forwards, state.from, state.to);
        const Matrix up = pass(self, layout.backwards, state.to, state.from);
        Row out;
        for (std::size_t n = 0; n < graph.nodes(); ++n) {
            const Row hidden = relu(layer(joined(down[n], up[n]), layout.head1));
            double sum = 0;
            for (std::size_t i = 0; i < hidden.size(); ++i)
                sum += hidden[i] * values[layout.head2.offset + i];
            out.push_back(sum);
        }
        return out;
    }

private:
    static Row rowOf(const Rows& rows, std::size_t r) { return {rows[r], rows[r] + 5}; }
    static Row joined(Row a, const Row& b)
    {
        a.insert(a.end(), b.begin(), b.end());
        return a;
    }
    static Row relu(Row x)
    {
        for (double& value : x)
            value = std::max(value, 0.0);
        return x;
    }
    [[nodiscard]] Row layer(const Row& x, const DenseBlocks& blocks) const
    {
        Row out(blocks.weight.columns);
        for (std::size_t o = 0; o < out.size(); ++o) {
            out[o] = values[blocks.bias.offset + o];
            for (std::size_t i = 0; i < x.size(); ++i)
                out[o] += x[i] * values[blocks.weight.offset + i * out.size() + o];
        }
        return out;
    }
    /// The state of a node is found when all senders to it are known, however long that takes.
    [[nodiscard]] Matrix pass(const Matrix& self, const GiphMessageBlocks& blocks,
                              const std::vector<std::uint32_t>& senders,
                              const std::vector<std::uint32_t>& receivers) const
    {
        Matrix out(self.size());
        for (bool isDone = false; !isDone;) {
            isDone = true;
            for (std::size_t n = 0; n < self.size(); ++n) {
                if (!out[n].empty())
                    continue;
                Row sum(GiphLayout::message);
                double count = 0;
                bool isKnown = true;
                for (std::size_t link = 0; link < senders.size(); ++link) {
                    if (receivers[link] != n)
                        continue;
                    if (out[senders[link]].empty()) {
                        isKnown = false;
                        break;
                    }
                    const Row said =
                        relu(layer(joined(out[senders[link]], rowOf(state.links, link)), blocks.message));
                    for (std::size_t c = 0; c < sum.size(); ++c)
                        sum[c] += said[c];
                    ++count;
                }
                isDone = isDone && isKnown;
                if (isKnown)
                    out[n] = answered(self[n], sum, count, blocks);
            }
        }
        return out;
    }
    [[nodiscard]] Row answered(Row self, Row sum, double count, const GiphMessageBlocks& blocks) const
    {
        if (count == 0)
            return self;
        for (double& value : sum)
            value /= count;
        const Row answer = relu(layer(sum, blocks.update));
        for (std::size_t c = 0; c < self.size(); ++c)
            self[c] += answer[c];
        return self;
    }

    const GiphGraph& graph;
    const GiphState& state;
    GiphLayout layout;
    std::vector<double> values;
};

} // namespace doppler::tests
