// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/shape_text.h"

#include <algorithm>
#include <string_view>

namespace doppler {

namespace {

constexpr std::size_t mostShapeParts = 8; ///< Of a shape, and of a list of shapes.
constexpr const char* timesSign = "\u00d7";
constexpr std::string_view arrowSign = " \u2192 ";

/// The extents of an operand's labels: "ij" is "64×32".
std::string shapeOf(const Kernel& kernel, std::string_view labels)
{
    std::string text;
    for (const char label : labels) {
        const auto found = std::ranges::find(kernel.extents, label, &std::pair<char, std::uint64_t>::first);
        if (found == kernel.extents.end())
            continue; // A blank.
        text += (text.empty() ? "" : timesSign) + std::to_string(found->second);
    }
    return text.empty() ? "1" : text;
}

/// The shapes of a kernel, likewise as "inputs → outputs"; empty if its einsum has no arrow.
std::string kernelShapes(const Kernel& kernel)
{
    const std::string_view einsum = kernel.einsum;
    const std::size_t end = einsum.find("->");
    if (end == std::string_view::npos)
        return {};
    std::string_view inputs = einsum.substr(0, end);
    std::string text;
    while (!inputs.empty()) {
        const std::size_t comma = std::min(inputs.find(','), inputs.size());
        text += (text.empty() ? "" : ", ") + shapeOf(kernel, inputs.substr(0, comma));
        inputs.remove_prefix(std::min(comma + 1, inputs.size()));
    }
    if (!text.empty())
        text += arrowSign;
    return text + shapeOf(kernel, einsum.substr(end + 2));
}

std::string joined(const std::vector<std::string>& shapes)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(shapes.size(), mostShapeParts); ++i)
        text += (i > 0 ? ", " : "") + shapes[i];
    return text + (shapes.size() > mostShapeParts ? ", ..." : "");
}

bool saysNothing(const std::vector<std::string>& shapes)
{
    return std::ranges::all_of(shapes, [](const std::string& shape) {
        return shape.find_first_of("0123456789") == std::string::npos;
    });
}

} // namespace

std::string shapeText(std::span<const std::int64_t> extents)
{
    std::string text;
    for (const std::int64_t extent : extents.first(std::min(extents.size(), mostShapeParts)))
        text += (text.empty() ? "" : timesSign) + (extent < 0 ? "?" : std::to_string(extent));
    if (extents.size() > mostShapeParts)
        text += std::string(timesSign) + "...";
    return text.empty() ? "1" : text;
}

std::string shapesText(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs)
{
    if (saysNothing(inputs) && saysNothing(outputs))
        return {};
    if (inputs.empty())
        return joined(outputs);
    return joined(inputs) + std::string(arrowSign) + (outputs.empty() ? "?" : joined(outputs));
}

std::string shapesText(const Vertex& vertex)
{
    if (!vertex.shapes.empty())
        return vertex.shapes.text();
    return vertex.kernel ? kernelShapes(*vertex.kernel) : std::string();
}

std::string outputShapeText(const Vertex& vertex)
{
    std::string shapes = shapesText(vertex);
    if (const std::size_t at = shapes.rfind(arrowSign); at != std::string::npos)
        shapes.erase(0, at + arrowSign.size());
    return shapes == "?" ? std::string() : shapes;
}

} // namespace doppler
