// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/workloads/api/workload.h"
#include "core/workloads/networks/attention_layers.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

std::vector<NamedShape> gpt2Sizes()
{
    return {{"small", {12, 768, 12, 3072}},
            {"medium", {24, 1024, 16, 4096}},
            {"large", {36, 1280, 20, 5120}},
            {"xl", {48, 1600, 25, 6400}}};
}

LayerValue addGpt2Layer(LayerGraph& net, const AttentionShape& shape, LayerValue x)
{
    const LayerValue seen = layerNorm(net, "attention/norm", x);
    x = add(net, "attention/add", x, attention(net, "attention", shape, seen, seen));
    const LayerValue y = layerNorm(net, "feed_forward/norm", x);
    return add(net, "feed_forward/add", x, feedForward(net, shape, y, Activation::Gelu));
}

Result<GraphPtr> makeGpt2Graph(const Options& options)
{
    const AttentionShape shape = shapeOf(options, gpt2Sizes());
    const std::uint64_t vocabulary = extentOf(options, "vocabulary");
    const std::uint64_t sequence = extentOf(options, "sequence");
    LayerGraph net(fmt::format("gpt2-{}x{}", shape.layers, shape.width));
    net.beginGroup("embedding");
    const LayerWeights table = wordTable(net, "words", vocabulary, shape);
    LayerValue x =
        embedding(net, "words", net.input({extentOf(options, "batch"), sequence}), shape.width, table);
    x = addTrained(net, "positions", x, std::max<std::uint64_t>(1024, sequence));
    for (std::uint64_t layer = 1; layer <= shape.layers; ++layer) {
        net.beginGroup(fmt::format("layer{}", layer));
        x = addGpt2Layer(net, shape, x);
    }
    net.beginGroup("head");
    x = denseWith(net, "projection", layerNorm(net, "norm", x), vocabulary, table);
    crossEntropy(net, "loss", x);
    return net.expand(expansionOf(options));
}

} // namespace

Workload gpt2Workload()
{
    auto own = shapeOptions(gpt2Sizes());
    own.push_back(wholeOption("vocabulary", 50257, 1, 1e7,
                              {.label = DOPPLER_TEXT("core", "Vocabulary size"),
                               .unit = DOPPLER_TEXT("core", "tokens"),
                               .help = DOPPLER_TEXT("core", "vocabulary size")}));
    own.push_back(wholeOption("sequence", 1024, 1, 1e6,
                              {.label = DOPPLER_TEXT("core", "Sequence length"),
                               .unit = DOPPLER_TEXT("core", "tokens"),
                               .help = DOPPLER_TEXT("core", "sequence length, in tokens")}));
    return {"gpt2", DOPPLER_TEXT("core", "GPT-2, the decoder of the Transformer, on a complete sequence"),
            "Radford et al., \"Language models are unsupervised multitask learners\", 2019",
            withNetworkOptions(std::move(own), 4), makeGpt2Graph};
}

} // namespace doppler
