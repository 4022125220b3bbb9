// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/open_dimensions.h"

#include "core/base/option_specs.h"
#include "core/onnx/tensor_memory.h"

#include <set>
#include <unordered_map>
#include <unordered_set>

namespace doppler {

namespace {

bool isOpen(const onnx::TensorShapeProto_Dimension& dimension)
{
    // Exporters that have no word for it write 0 or -1.
    return !dimension.has_dim_value() || dimension.dim_value() <= 0;
}

/// What is easily typed: letters, digits and underscores.
std::string optionName(std::string_view text)
{
    std::string out;
    for (const char c : text.substr(0, 60)) {
        const bool plain =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
        out += plain ? c : '_';
    }
    return out.empty() ? "dimension" : out;
}

std::string unusedName(std::string name, std::set<std::string>& used)
{
    const std::string first = name;
    for (int i = 2; !used.insert(name).second; ++i)
        name = first + "_" + std::to_string(i);
    return name;
}

using Extents = std::unordered_map<std::string, std::int64_t>;

void closeSymbols(onnx::TypeProto* type, const Extents& extents)
{
    if (!type->has_tensor_type() || !type->tensor_type().has_shape())
        return;
    for (auto& dimension : *type->mutable_tensor_type()->mutable_shape()->mutable_dim())
        if (isOpen(dimension)) {
            const auto known = extents.find(dimension.dim_param());
            if (known != extents.end())
                dimension.set_dim_value(known->second);
            else
                dimension.clear_value();
        }
}

} // namespace

std::vector<OpenDimension> openDimensions(const onnx::GraphProto& graph)
{
    std::unordered_set<std::string> weights; // which were inputs as well before IR version 4
    for (const auto& tensor : graph.initializer())
        weights.insert(tensor.name());
    std::vector<OpenDimension> out;
    std::set<std::string> symbols;
    std::set<std::string> used{colocateWeightsOption};
    for (int i = 0; i < graph.input_size(); ++i) {
        const onnx::ValueInfoProto& input = graph.input(i);
        if (!input.type().has_tensor_type() || weights.contains(input.name()))
            continue;
        const onnx::TensorShapeProto& shape = input.type().tensor_type().shape();
        for (int d = 0; d < shape.dim_size() && out.size() <= mostOpenDimensions; ++d) {
            const auto& dimension = shape.dim(d);
            const std::string& symbol = dimension.dim_param();
            if (!isOpen(dimension) || (!symbol.empty() && !symbols.insert(symbol).second))
                continue;
            const std::string name = symbol.empty() ? input.name() + "_" + std::to_string(d) : symbol;
            out.push_back({unusedName(optionName(name), used), symbol, i, d});
        }
    }
    return out;
}

std::vector<OptionSpec> dimensionOptions(const std::vector<OpenDimension>& open)
{
    constexpr double most = 1e9;
    std::vector<OptionSpec> specs;
    for (const OpenDimension& dimension : open)
        specs.push_back(wholeOption(
            dimension.option, 0, 1, most,
            {.label = dimension.option,
             .help = DOPPLER_TEXT("core", "extent of a dimension that the model does not specify")}));
    return specs;
}

void closeDimensions(onnx::GraphProto& graph, const std::vector<OpenDimension>& open, const Options& options)
{
    Extents extents;
    for (const OpenDimension& dimension : open) {
        const std::int64_t extent = options.integer(dimension.option);
        if (dimension.symbol.empty())
            graph.mutable_input(dimension.input)
                ->mutable_type()
                ->mutable_tensor_type()
                ->mutable_shape()
                ->mutable_dim(dimension.index)
                ->set_dim_value(extent);
        else
            extents.emplace(dimension.symbol, extent);
    }
    for (auto* values : {graph.mutable_input(), graph.mutable_output(), graph.mutable_value_info()})
        for (auto& value : *values)
            closeSymbols(value.mutable_type(), extents);
}

} // namespace doppler
