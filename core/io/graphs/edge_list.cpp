// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/edge_list.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace doppler {

namespace {

/// An edge of its own, whatever others there are.
bool hasUnnamedTensor(const EdgeSpec& edge) { return edge.tensor.empty() && (edge.bytes || edge.seconds); }

} // namespace

void EdgeList::moveInto(GraphBuilder& builder)
{
    const auto key = [&](std::uint32_t i) {
        const EdgeSpec& e = edges[i];
        return std::tie(e.from, e.to, e.tensor);
    };
    std::vector<std::uint32_t> order(edges.size());
    std::iota(order.begin(), order.end(), 0U);
    order.erase(std::remove_if(order.begin(), order.end(),
                               [&](std::uint32_t i) { return hasUnnamedTensor(edges[i]); }),
                order.end());
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::tuple(key(a), a) < std::tuple(key(b), b);
    });
    std::vector<bool> repeated(edges.size(), false);
    for (std::size_t i = 1; i < order.size(); ++i)
        repeated[order[i]] = key(order[i]) == key(order[i - 1]);
    order = {};
    builder.reserve(builder.vertexCount(), edges.size() - static_cast<std::size_t>(std::count(
                                                              repeated.begin(), repeated.end(), true)));
    for (std::size_t i = 0; !edges.empty(); ++i) {
        if (!repeated[i])
            builder.addEdge(std::move(edges.front()));
        edges.pop_front();
    }
}

} // namespace doppler
