// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/einsum/routing.h"

#include <algorithm>

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>

namespace doppler {

namespace {

using at::Tensor;

std::string common(std::string_view a, std::string_view b, bool alsoInB)
{
    std::string out;
    for (const char label : a)
        if (hasLabel(b, label) == alsoInB)
            out += label;
    return out;
}

class Routing {
public:
    Routing(const ViewShape& s, const ViewBlock& b) : shape(s), block(b)
    {
        const std::string& first = s.inputLabels[0];
        const std::string& second = s.inputLabels[1];
        const std::string& out = s.outputLabels;
        if (s.op == "dispatch") {
            tokens = common(first, second, true);
            columns = common(first, second, false);
            setPlaces(common(second, first, false), common(common(out, first, false), second, false));
        } else if (s.op == "combine") {
            tokens = common(second, first, false);
            columns = common(first, out, true);
            setPlaces(common(second, first, true), common(common(first, second, false), out, false));
        } else if (s.op == "dispatch_grad") {
            // The gradient's labels are those of the experts, their places and the columns, in this order.
            setPlaces(first.substr(0, 1), first.substr(1, 1));
            columns = first.substr(2);
            tokens = common(out, first, false);
        } else {
            // Of shares [T, X] and results [X, N, D] one is the second input and one the output. The gradient
            // [T, D] shares its columns with the results: they are its last label.
            columns = first.substr(first.size() - 1);
            tokens = first.substr(0, first.size() - 1);
            const std::string& placed = hasLabel(out, columns.front()) ? out : second;
            const std::string others = common(placed, columns, false);
            setPlaces(others.substr(0, 1), others.substr(1));
        }
        tokenCount = extent(tokens);
        placeCount = extent(places);
        expertCount = extent(experts);
    }

    Tensor run()
    {
        if (shape.op == "dispatch")
            return sent(block.inputs[0], shape.inputLabels[0], {});
        if (shape.op == "combine")
            return collected(block.inputs[0], shape.inputLabels[0], &block.inputs[1]);
        const bool toTokens =
            hasLabel(shape.outputLabels, columns.front()) && !hasLabel(shape.outputLabels, experts.front());
        if (shape.op == "dispatch_grad")
            return toTokens ? collected(block.inputs[0], shape.inputLabels[0], nullptr)
                            : at::zeros(extentsOf(block.output), block.inputs[0].options());
        return hasLabel(shape.outputLabels, columns.front())
                   ? sent(block.inputs[0], shape.inputLabels[0], block.inputs[1])
                   : agreement();
    }

private:
    void setPlaces(std::string x, std::string n)
    {
        experts = std::move(x);
        places = std::move(n);
    }

    [[nodiscard]] std::int64_t extent(std::string_view labels) const
    {
        std::int64_t product = 1;
        for (const char label : labels)
            product *= extentOf(label);
        return product;
    }
    [[nodiscard]] std::int64_t extentOf(char label) const
    {
        if (const std::size_t at = shape.outputLabels.find(label); at != std::string::npos)
            return static_cast<std::int64_t>(shape.extents[at]);
        for (std::size_t i = 0; i < shape.inputLabels.size(); ++i)
            if (const std::size_t at = shape.inputLabels[i].find(label); at != std::string::npos)
                return static_cast<std::int64_t>(shape.labelExtents[i][at]);
        return 1;
    }

    [[nodiscard]] ElementRange rangeOf(char label) const
    {
        if (const std::size_t at = shape.outputLabels.find(label); at != std::string::npos)
            return block.output[at];
        return {0, static_cast<std::uint64_t>(extentOf(label))};
    }
    [[nodiscard]] Extents extentsAt(std::string_view labels) const
    {
        Extents extents;
        for (const char label : labels)
            extents.push_back(sizeOf(rangeOf(label)));
        return extents;
    }
    /// As a matrix: rows of the first labels, columns of the others.
    static Tensor matrix(const Tensor& x, std::string_view labels, const std::string& rows,
                         const std::string& rest)
    {
        const Tensor y = aligned(x, labels, rows + rest);
        std::int64_t count = 1;
        for (std::size_t k = 0; k < rows.size(); ++k)
            count *= y.size(static_cast<std::int64_t>(k));
        return y.reshape({count, -1});
    }

    static Tensor counted(const ElementRange& range)
    {
        return at::arange(static_cast<std::int64_t>(range.from), static_cast<std::int64_t>(range.to),
                          at::kLong);
    }
    /// The row-major positions of a block's labels in the whole.
    [[nodiscard]] Tensor positionsOf(std::string_view labels) const
    {
        Tensor at = at::zeros({1}, at::kLong);
        for (const char label : labels)
            at = (at.unsqueeze(1) * extentOf(label) + counted(rangeOf(label)).unsqueeze(0)).flatten();
        return at;
    }

    /// Tokens at their places: [X, N, D]; times their shares, if there are any.
    [[nodiscard]] Tensor sent(const Tensor& x, std::string_view labels, const Tensor& shares) const
    {
        const Tensor slots = positionsOf(experts + places);
        const Tensor token = at::remainder(slots, tokenCount);
        Tensor rows = matrix(x, labels, tokens, columns).index_select(0, token);
        if (shares.defined()) {
            const Tensor all = matrix(shares, shape.inputLabels[1], tokens, experts);
            const Tensor expert =
                at::floor_divide(slots, placeCount) - static_cast<std::int64_t>(rangeOf(experts[0]).from);
            rows = rows * all.index_select(0, token).gather(1, expert.unsqueeze(1));
        }
        const std::string order = experts + places + columns;
        return aligned(rows.view(extentsAt(order)), order, shape.outputLabels);
    }

    /// What places have for each token of the block, added up: [T, D].
    [[nodiscard]] Tensor collected(const Tensor& x, std::string_view labels, const Tensor* shares) const
    {
        const Tensor rows = matrix(x, labels, experts + places, columns);
        const Tensor token = positionsOf(tokens);
        Tensor out = at::zeros({token.numel(), rows.size(1)}, rows.options());
        const Tensor all = shares ? matrix(*shares, shape.inputLabels[1], tokens, experts) : Tensor();
        const std::int64_t slots = expertCount * placeCount;
        for (std::int64_t first = 0; first < slots; first += tokenCount) {
            const Tensor here = at::lt(token + first, slots).nonzero().flatten();
            const Tensor slot = token.index_select(0, here) + first;
            Tensor found = rows.index_select(0, slot);
            if (shares)
                found = found *
                        all.index_select(0, here).gather(1, at::floor_divide(slot, placeCount).unsqueeze(1));
            out.index_add_(0, here, found);
        }
        const std::string order = tokens + columns;
        return aligned(out.view(extentsAt(order)), order, shape.outputLabels);
    }

    /// The gradient of the shares: products of a token's gradient and the results of its places, [T, X].
    [[nodiscard]] Tensor agreement() const
    {
        const Tensor g = matrix(block.inputs[0], shape.inputLabels[0], tokens, columns);
        const Tensor rows = matrix(block.inputs[1], shape.inputLabels[1], experts + places, columns);
        const Tensor token = positionsOf(tokens);
        const ElementRange here = rangeOf(experts[0]);
        Tensor out = at::zeros({token.numel(), sizeOf(here)}, g.options());
        const auto from = static_cast<std::int64_t>(here.from) * placeCount;
        const auto to = static_cast<std::int64_t>(here.to) * placeCount;
        for (std::int64_t first = 0; first < expertCount * placeCount; first += tokenCount) {
            const Tensor slot = token + first;
            const Tensor mine = at::logical_and(at::ge(slot, from), at::lt(slot, to)).nonzero().flatten();
            const Tensor local = slot.index_select(0, mine) - from;
            const Tensor product = (g.index_select(0, mine) * rows.index_select(0, local)).sum(1, true);
            out.index_put_({mine, at::floor_divide(local, placeCount)}, product.flatten(), true);
        }
        const std::string order = tokens + experts;
        return aligned(out.view(extentsAt(order)), order, shape.outputLabels);
    }

    const ViewShape& shape;
    const ViewBlock& block;
    std::string tokens, experts, places, columns;
    std::int64_t tokenCount = 1, placeCount = 1, expertCount = 1;
};

} // namespace

bool isRouting(const ViewShape& shape)
{
    return shape.inputLabels.size() == 2 && (shape.op == "dispatch" || shape.op == "combine" ||
                                             shape.op == "dispatch_grad" || shape.op == "combine_grad");
}

at::Tensor runRouting(const ViewShape& shape, const ViewBlock& block) { return Routing(shape, block).run(); }

} // namespace doppler
