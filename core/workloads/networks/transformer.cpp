// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/workloads/api/workload.h"
#include "core/workloads/networks/attention_layers.h"

#include <fmt/format.h>

namespace doppler {

namespace {

std::vector<NamedShape> transformerSizes()
{
    return {{"base", {6, 512, 8, 2048}}, {"big", {6, 1024, 16, 4096}}};
}

/// Words as rows of the common table; positions are a constant that is added.
LayerValue addWords(LayerGraph& net, Shape tokens, std::uint64_t width, LayerWeights table)
{
    const LayerValue x = embedding(net, "embedding", net.input(std::move(tokens)), width, table);
    return scaleAndMask(net, "positions", x);
}

/// A layer's result and what went into it, added and normalised.
LayerValue closed(LayerGraph& net, const std::string& name, LayerValue x, LayerValue y)
{
    return layerNorm(net, name + "/norm", add(net, name + "/add", x, y));
}

LayerValue addEncoder(LayerGraph& net, const AttentionShape& shape, LayerValue x)
{
    for (std::uint64_t layer = 1; layer <= shape.layers; ++layer) {
        net.beginGroup(fmt::format("encoder/layer{}", layer));
        x = closed(net, "attention", x, attention(net, "attention", shape, x, x));
        x = closed(net, "feed_forward", x, feedForward(net, shape, x, Activation::Relu));
    }
    return x;
}

LayerValue addDecoder(LayerGraph& net, const AttentionShape& shape, LayerValue x, LayerValue encoded)
{
    for (std::uint64_t layer = 1; layer <= shape.layers; ++layer) {
        net.beginGroup(fmt::format("decoder/layer{}", layer));
        x = closed(net, "attention", x, attention(net, "attention", shape, x, x));
        x = closed(net, "cross", x, attention(net, "cross", shape, x, encoded));
        x = closed(net, "feed_forward", x, feedForward(net, shape, x, Activation::Relu));
    }
    return x;
}

Result<GraphPtr> makeTransformerGraph(const Options& options)
{
    const AttentionShape shape = shapeOf(options, transformerSizes());
    const std::uint64_t batch = extentOf(options, "batch");
    const std::uint64_t vocabulary = extentOf(options, "vocabulary");
    LayerGraph net(fmt::format("transformer-{}x{}", shape.layers, shape.width));
    net.beginGroup("encoder/embedding");
    const LayerWeights table = wordTable(net, "table", vocabulary, shape);
    const LayerValue source = addWords(net, {batch, extentOf(options, "source_length")}, shape.width, table);
    const LayerValue encoded = addEncoder(net, shape, source);
    net.beginGroup("decoder/embedding");
    const LayerValue target = addWords(net, {batch, extentOf(options, "target_length")}, shape.width, table);
    const LayerValue decoded = addDecoder(net, shape, target, encoded);
    net.beginGroup("head");
    const LayerValue logits = denseWith(net, "projection", decoded, vocabulary, table);
    crossEntropy(net, "loss", logits);
    return net.expand(expansionOf(options));
}

} // namespace

Workload transformerWorkload()
{
    auto own = shapeOptions(transformerSizes());
    own.push_back(wholeOption("vocabulary", 37000, 1, 1e7,
                              {.label = DOPPLER_TEXT("core", "Vocabulary size"),
                               .unit = DOPPLER_TEXT("core", "tokens"),
                               .help = DOPPLER_TEXT("core", "joint vocabulary size of both languages")}));
    own.push_back(wholeOption("source_length", 64, 1, 1e6,
                              {.label = DOPPLER_TEXT("core", "Source length"),
                               .unit = DOPPLER_TEXT("core", "tokens"),
                               .help = DOPPLER_TEXT("core", "length of the source text, in tokens")}));
    own.push_back(wholeOption("target_length", 64, 1, 1e6,
                              {.label = DOPPLER_TEXT("core", "Target length"),
                               .unit = DOPPLER_TEXT("core", "tokens"),
                               .help = DOPPLER_TEXT("core", "length of the translation, in tokens")}));
    return {"transformer",
            DOPPLER_TEXT("core", "Transformer: translation with attention, encoder and decoder"),
            "Vaswani et al., arXiv 1706.03762", withNetworkOptions(std::move(own), 16), makeTransformerGraph};
}

} // namespace doppler
