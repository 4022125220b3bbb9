// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/readys_network.h"

#include <algorithm>
#include <numeric>

namespace doppler {

ReadysNetwork::ReadysNetwork(const ReadysLayout& places, std::span<const float> parameters)
    : layout(places), tape(parameters, places.blocks.size())
{
}

void ReadysNetwork::encode(const ReadysBatch& states, bool learning)
{
    tape.begin(learning);
    batch = &states;
    const std::size_t rows = std::max(states.rowCount(), states.choices.size()) + 1;
    numbers.resize(rows);
    std::iota(numbers.begin(), numbers.end(), 0U);
    RowTape::Id x = tape.constant(states.rows, ReadysGraph::columns);
    for (const DenseBlocks& blocks : layout.convolutions)
        x = tape.relu(tape.layer(tape.mix(x, states.start, states.source, states.weight), blocks));
    ones.assign(states.choices.size(), 1.0F);
    const RowTape::Id chosen =
        tape.mix(x, std::span(numbers).first(states.choices.size() + 1), states.choices, ones);
    const RowTape::Id start = tape.layer(chosen, layout.start);
    const RowTape::Id pass = tape.layer(tape.relu(tape.layer(largest(chosen), layout.pass1)), layout.pass2);
    outputs = gather(start, pass, tape.layer(means(x), layout.value));
}

/// By state, the largest of its choices in every column, and its device.
RowTape::Id ReadysNetwork::largest(RowTape::Id chosen)
{
    const std::size_t width = tape.value(chosen).columns;
    const std::size_t states = batch->states();
    const RowTape::Id out = tape.make(states, width + ReadysGraph::deviceColumns);
    std::vector<std::uint32_t> from(states * width); // rows
    for (std::size_t s = 0; s < states; ++s) {
        float* row = tape.value(out).row(s);
        const std::uint32_t first = batch->choiceStart[s];
        std::copy_n(tape.value(chosen).row(first), width, row);
        std::fill_n(&from[s * width], width, first);
        for (std::uint32_t r = first + 1; r < batch->choiceStart[s + 1]; ++r)
            for (std::size_t c = 0; c < width; ++c)
                if (const float value = tape.value(chosen).row(r)[c]; value > row[c]) {
                    row[c] = value;
                    from[s * width + c] = r;
                }
        std::copy_n(&batch->devices[s * ReadysGraph::deviceColumns], ReadysGraph::deviceColumns, row + width);
    }
    tape.onWayBack(out, [this, chosen, out, states, width, from = std::move(from)] {
        for (std::size_t s = 0; s < states; ++s)
            for (std::size_t c = 0; c < width; ++c)
                tape.derivative(chosen).row(from[s * width + c])[c] += tape.derivative(out).row(s)[c];
    });
    return out;
}

/// By state, the mean of all its vertices.
RowTape::Id ReadysNetwork::means(RowTape::Id x)
{
    shares.clear();
    for (std::size_t s = 0; s < batch->states(); ++s) {
        const std::uint32_t count = batch->rowStart[s + 1] - batch->rowStart[s];
        shares.insert(shares.end(), count, 1 / static_cast<float>(count));
    }
    return tape.mix(x, batch->rowStart, numbers, shares);
}

/// One column: the logits, then the values.
RowTape::Id ReadysNetwork::gather(RowTape::Id start, RowTape::Id pass, RowTape::Id value)
{
    const std::size_t states = batch->states();
    const RowTape::Id out = tape.make(batch->choices.size() + 2 * states, 1);
    const auto each = [this, start, pass, value, states](auto visit) {
        std::size_t at = 0;
        for (std::size_t s = 0; s < states; ++s) {
            for (std::uint32_t r = batch->choiceStart[s]; r < batch->choiceStart[s + 1]; ++r)
                visit(start, r, at++);
            visit(pass, s, at++);
        }
        for (std::size_t s = 0; s < states; ++s)
            visit(value, s, at++);
    };
    tape.onWayBack(out, [this, out, each] {
        each([&](RowTape::Id to, std::size_t row, std::size_t at) {
            *tape.derivative(to).row(row) += *tape.derivative(out).row(at);
        });
    });
    each([&](RowTape::Id from, std::size_t row, std::size_t at) {
        *tape.value(out).row(at) = *tape.value(from).row(row);
    });
    return out;
}

std::span<const float> ReadysNetwork::logits() const
{
    return {tape.value(outputs).values, batch->choices.size() + batch->states()};
}

std::span<const float> ReadysNetwork::values() const
{
    return {tape.value(outputs).values + batch->choices.size() + batch->states(), batch->states()};
}

} // namespace doppler
