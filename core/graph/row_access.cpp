// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/row_access.h"

#include <algorithm>
#include <array>

namespace doppler {

bool readsRows(std::string_view op)
{
    constexpr std::array<std::string_view, 13> names{
        "Gather", "GatherNd",     "GatherV2",       "ResourceGather", "ResourceGatherNd",
        "Slice",  "StridedSlice", "_embedding_bag", "embedding",      "embedding_bag",
        "gather", "index",        "index_select"};
    if (const std::size_t colons = op.rfind("::"); colons != std::string_view::npos)
        op.remove_prefix(colons + 2);
    return std::binary_search(names.begin(), names.end(), op);
}

void countRowInput(Vertex& vertex, std::size_t input, double bytes)
{
    if (vertex.outputBytes <= 0)
        return;
    const double read = input == 0 ? std::min(bytes, vertex.outputBytes) : bytes;
    vertex.accessedBytes = vertex.accessedBytes.value_or(vertex.outputBytes) + read;
}

} // namespace doppler
