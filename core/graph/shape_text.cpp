// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/shape_text.h"

#include <algorithm>
#include <string_view>

namespace doppler {

namespace {

/// The extents of an operand's labels: "ij" is "64×32".
std::string shapeOf(const Kernel& kernel, std::string_view labels)
{
    std::string text;
    for (const char label : labels) {
        const auto found = std::ranges::find(kernel.extents, label, &std::pair<char, std::uint64_t>::first);
        if (found == kernel.extents.end())
            continue; // A blank.
        text += (text.empty() ? "" : "\u00d7") + std::to_string(found->second);
    }
    return text.empty() ? "1" : text;
}

std::string_view outputOf(const Kernel& kernel)
{
    const std::string_view einsum = kernel.einsum;
    const std::size_t arrow = einsum.find("->");
    return arrow == std::string_view::npos ? std::string_view() : einsum.substr(arrow + 2);
}

} // namespace

std::string outputShapeText(const Vertex& vertex)
{
    return vertex.kernel && vertex.kernel->einsum.find("->") != std::string::npos
               ? shapeOf(*vertex.kernel, outputOf(*vertex.kernel))
               : std::string();
}

std::string shapesText(const Vertex& vertex)
{
    const std::string output = outputShapeText(vertex);
    if (output.empty())
        return output;
    std::string_view inputs = vertex.kernel->einsum;
    inputs = inputs.substr(0, inputs.find("->"));
    std::string text;
    while (!inputs.empty()) {
        const std::size_t comma = std::min(inputs.find(','), inputs.size());
        text += (text.empty() ? "" : ", ") + shapeOf(*vertex.kernel, inputs.substr(0, comma));
        inputs.remove_prefix(std::min(comma + 1, inputs.size()));
    }
    return text + (text.empty() ? "" : " \u2192 ") + output;
}

} // namespace doppler
