// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/networks/attention_layers.h"

#include "core/base/option_specs.h"

#include <algorithm>

namespace doppler {

LayerWeights wordTable(LayerGraph& net, std::string name, std::uint64_t words, const AttentionShape& shape)
{
    return net.weights(std::move(name), static_cast<double>(words) * static_cast<double>(shape.width));
}

LayerValue attention(LayerGraph& net, const std::string& name, const AttentionShape& shape, LayerValue x,
                     LayerValue keys)
{
    const auto named = [&](const char* what) { return name + "/" + what; };
    const Shape queries = net.shape(x);
    const std::uint64_t batch = queries[0];
    const std::uint64_t from = queries[1];
    const std::uint64_t to = net.shape(keys)[1];
    const LayerValue q = dense(net, named("query"), x, shape.width);
    const LayerValue k = dense(net, named("key"), keys, shape.width);
    const LayerValue v = dense(net, named("value"), keys, shape.width);
    // Where the heads don't divide the width, the rest of it is left unused.
    const Shape scores{batch, shape.heads, from, to};
    const std::uint64_t headWidth = std::max<std::uint64_t>(1, shape.width / shape.heads);
    const std::vector<std::pair<char, std::uint64_t>> extents{
        {'b', batch}, {'h', shape.heads}, {'s', from}, {'t', to}, {'e', headWidth}};
    LayerValue weights = product(net, named("scores"), q, k, scores, {"bhse,bhte->bhst", extents});
    weights = scaleAndMask(net, named("scale"), weights);
    weights = softmax(net, named("softmax"), weights);
    const LayerValue mixed =
        product(net, named("mix"), weights, v, {batch, from, shape.width}, {"bhst,bhte->bhse", extents});
    return dense(net, named("output"), mixed, shape.width);
}

LayerValue feedForward(LayerGraph& net, const AttentionShape& shape, LayerValue x, Activation activation)
{
    LayerValue inner = dense(net, "feed_forward/in", x, shape.hidden);
    inner = activation == Activation::Gelu ? gelu(net, "feed_forward/gelu", inner)
                                           : relu(net, "feed_forward/relu", inner);
    return dense(net, "feed_forward/out", inner, shape.width);
}

std::vector<OptionSpec> shapeOptions(const std::vector<NamedShape>& sizes)
{
    std::vector<std::string> names;
    names.reserve(sizes.size());
    for (const NamedShape& size : sizes)
        names.emplace_back(size.name);
    return {
        choiceOption("size", std::move(names),
                     {.label = DOPPLER_TEXT("core", "Model size"),
                      .help = DOPPLER_TEXT("core", "published model size")}),
        wholeOption("layers", 0, 0, 1000,
                    {.label = DOPPLER_TEXT("core", "Layers"),
                     .help = DOPPLER_TEXT("core", "number of layers; 0: that of the chosen size")}),
        wholeOption("width", 0, 0, 1e5,
                    {.label = DOPPLER_TEXT("core", "Model width"),
                     .help = DOPPLER_TEXT("core", "width of the model; 0: that of the chosen size")}),
        wholeOption("heads", 0, 0, 1024,
                    {.label = DOPPLER_TEXT("core", "Attention heads"),
                     .help = DOPPLER_TEXT("core", "number of attention heads; 0: that of the chosen size")}),
        wholeOption("hidden", 0, 0, 1e6,
                    {.label = DOPPLER_TEXT("core", "Feed-forward width"),
                     .help = DOPPLER_TEXT("core", "width of the feed-forward layers; 0: that of the chosen "
                                                  "size, or four times a given model width")})};
}

AttentionShape shapeOf(const Options& options, const std::vector<NamedShape>& sizes)
{
    AttentionShape shape = sizes.front().shape;
    for (const NamedShape& size : sizes)
        if (options.text("size") == size.name)
            shape = size.shape;
    if (const auto layers = extentOf(options, "layers"))
        shape.layers = layers;
    if (const auto width = extentOf(options, "width")) {
        shape.width = width;
        shape.hidden = 4 * width;
    }
    if (const auto heads = extentOf(options, "heads"))
        shape.heads = heads;
    if (const auto hidden = extentOf(options, "hidden"))
        shape.hidden = hidden;
    return shape;
}

} // namespace doppler
