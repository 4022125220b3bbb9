// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/workloads/api/workload.h"
#include "core/workloads/networks/attention_layers.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

std::vector<NamedShape> bertSizes()
{
    return {{"base", {12, 768, 12, 3072}}, {"large", {24, 1024, 16, 4096}}};
}

/// Words, positions and which of two sentences it is.
LayerValue addEmbedding(LayerGraph& net, const Options& options, std::uint64_t width, LayerWeights table)
{
    const std::uint64_t sequence = extentOf(options, "sequence");
    const LayerValue tokens = net.input({extentOf(options, "batch"), sequence});
    LayerValue x = embedding(net, "words", tokens, width, table);
    x = addTrained(net, "positions", x, std::max<std::uint64_t>(512, sequence));
    x = addTrained(net, "sentences", x, 2);
    return layerNorm(net, "norm", x);
}

LayerValue addBertLayer(LayerGraph& net, const AttentionShape& shape, LayerValue x)
{
    const LayerValue mixed = attention(net, "attention", shape, x, x);
    x = layerNorm(net, "attention/norm", add(net, "attention/add", x, mixed));
    const LayerValue y = feedForward(net, shape, x, Activation::Gelu);
    return layerNorm(net, "feed_forward/norm", add(net, "feed_forward/add", x, y));
}

/// The masked words, all positions told: a layer, then the words' own table.
void addWordHead(LayerGraph& net, LayerValue x, std::uint64_t width, std::uint64_t vocabulary,
                 LayerWeights table)
{
    net.beginGroup("head/words");
    x = layerNorm(net, "norm", gelu(net, "gelu", dense(net, "transform", x, width)));
    x = denseWith(net, "projection", x, vocabulary, table);
    LayerOperation bias{"bias", "add", {x}, net.shape(x), elementsOf(net.shape(x)), {}, {}};
    bias.weights = net.weights("bias", static_cast<double>(vocabulary));
    bias.gradient.way = GradientRule::Way::Whole;
    bias.gradient.weightFlops = bias.flops;
    bias.gradient.weightReadsInputs = false;
    crossEntropy(net, "loss", net.add(std::move(bias)));
}

Result<GraphPtr> makeBertGraph(const Options& options)
{
    const AttentionShape shape = shapeOf(options, bertSizes());
    const std::uint64_t vocabulary = extentOf(options, "vocabulary");
    LayerGraph net(fmt::format("bert-{}x{}", shape.layers, shape.width));
    net.beginGroup("embedding");
    const LayerWeights table = wordTable(net, "words", vocabulary, shape);
    LayerValue x = addEmbedding(net, options, shape.width, table);
    for (std::uint64_t layer = 1; layer <= shape.layers; ++layer) {
        net.beginGroup(fmt::format("layer{}", layer));
        x = addBertLayer(net, shape, x);
    }
    net.beginGroup("head/pooler");
    // The first word's row stands for the text.
    const LayerValue first = net.part(x, "first", {net.shape(x)[0], shape.width});
    const LayerValue pooled = tanhLayer(net, "tanh", dense(net, "dense", first, shape.width));
    if (options.flag("training")) {
        net.beginGroup("head/sentences");
        crossEntropy(net, "loss", dense(net, "classifier", pooled, 2));
        addWordHead(net, x, shape.width, vocabulary, table);
    }
    return net.expand(expansionOf(options));
}

} // namespace

Workload bertWorkload()
{
    auto own = shapeOptions(bertSizes());
    own.push_back(wholeOption("vocabulary", 30522, 1, 1e7,
                              {.label = DOPPLER_TEXT("core", "Vocabulary size"),
                               .unit = DOPPLER_TEXT("core", "tokens"),
                               .help = DOPPLER_TEXT("core", "vocabulary size")}));
    own.push_back(wholeOption("sequence", 128, 1, 1e6,
                              {.label = DOPPLER_TEXT("core", "Sequence length"),
                               .unit = DOPPLER_TEXT("core", "tokens"),
                               .help = DOPPLER_TEXT("core", "sequence length, in tokens")}));
    return {"bert",
            DOPPLER_TEXT("core",
                         "BERT, the encoder of the Transformer; the training step is that of pre-training"),
            "Devlin et al., arXiv 1810.04805", withNetworkOptions(std::move(own), 8), makeBertGraph};
}

} // namespace doppler
