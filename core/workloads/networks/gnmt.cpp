// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/workloads/api/size_limit.h"
#include "core/workloads/api/workload.h"
#include "core/workloads/networks/layers.h"

#include <fmt/format.h>

namespace doppler {

namespace {

using Steps = std::vector<LayerValue>;

/// A long short-term memory's trained numbers and its state, step by step.
class Recurrence {
public:
    Recurrence(LayerGraph& graph, std::uint64_t batch, std::uint64_t inputs, std::uint64_t hiddenWidth)
        : net(graph), width(hiddenWidth), hidden(net.input({batch, width})), memory(hidden)
    {
        const auto w = static_cast<double>(width);
        weights = net.weights("cell", 4 * w * (static_cast<double>(inputs) + w + 1));
    }

    /// Gates by one product with the inputs and the last hidden state, then memory and hidden state.
    LayerValue step(const std::string& name, std::vector<LayerValue> inputs)
    {
        const Shape state = net.shape(hidden);
        inputs.push_back(hidden);
        LayerOperation gates{name + "/gates", "matmul", inputs, {state[0], 4 * width}, 0, weights, {}};
        const double outputs = elementsOf(gates.shape);
        for (LayerValue x : inputs)
            gates.gradient.flops.push_back(2 * outputs * static_cast<double>(net.shape(x).back()));
        for (double flops : gates.gradient.flops)
            gates.flops += flops;
        gates.flops += outputs;
        gates.gradient.weightFlops = gates.flops;
        gates.gradient.op = "matmul";
        const LayerValue all = net.add(std::move(gates));
        const LayerValue three = net.part(all, "input, forget and cell", {state[0], 3 * width});
        const LayerValue last = net.part(all, "output", state);
        // f c + i g with two sigmoids and a tanh; o tanh(c) with a sigmoid and a tanh.
        memory = addState(name + "/memory", "lstm_memory", three, memory, 6);
        hidden = addState(name + "/hidden", "lstm_hidden", last, memory, 3);
        return hidden;
    }

private:
    LayerValue addState(const std::string& name, const char* op, LayerValue gates, LayerValue before,
                        double each)
    {
        const Shape shape = net.shape(before);
        const double flops = each * elementsOf(shape);
        GradientRule rule;
        rule.flops = {2 * flops, flops};
        rule.readsInput = rule.readsOthers = true;
        return net.add({name, op, {gates, before}, shape, flops, {}, std::move(rule)});
    }

    LayerGraph& net;
    std::uint64_t width;
    LayerValue hidden;
    LayerValue memory;
    LayerWeights weights;
};

std::string stepName(std::size_t step) { return fmt::format("step{}", step + 1); }

/// What a layer of the encoder makes of its steps, with a short cut around it from the third on.
Steps addEncoderLayer(LayerGraph& net, const Steps& in, std::uint64_t width, bool backwards, bool shortCut)
{
    Recurrence cell(net, net.shape(in.front())[0], net.shape(in.front())[1], width);
    Steps out(in.size());
    for (std::size_t i = 0; i < in.size(); ++i) {
        const std::size_t t = backwards ? in.size() - 1 - i : i;
        out[t] = cell.step(stepName(t), {in[t]});
        if (shortCut)
            out[t] = add(net, stepName(t) + "/add", out[t], in[t]);
    }
    return out;
}

/// Words as rows of a table: one kernel, of which each step reads its part.
Steps addGnmtWords(LayerGraph& net, std::uint64_t batch, std::uint64_t steps, std::uint64_t vocabulary,
                   std::uint64_t width)
{
    const LayerWeights table =
        net.weights("embedding", static_cast<double>(vocabulary) * static_cast<double>(width));
    const LayerValue all = embedding(net, "embedding", net.input({batch, steps}), width, table);
    Steps out;
    for (std::size_t t = 0; t < steps; ++t)
        out.push_back(net.part(all, stepName(t), {batch, width}));
    return out;
}

/// All steps as one tensor {batch, steps, width}.
LayerValue joinedWords(LayerGraph& net, const std::string& name, const Steps& steps)
{
    const Shape each = net.shape(steps.front());
    LayerOperation join{name, "concat", steps, {each[0], steps.size(), each[1]}, 0, {}, {}};
    join.gradient.way = GradientRule::Way::Parts;
    return net.add(std::move(join));
}

Steps addGnmtEncoder(LayerGraph& net, const Options& options, std::uint64_t width)
{
    net.beginGroup("encoder/embedding");
    Steps x = addGnmtWords(net, extentOf(options, "batch"), extentOf(options, "source_length"),
                           extentOf(options, "vocabulary"), width);
    const std::uint64_t layers = extentOf(options, "layers");
    for (std::uint64_t layer = 1; layer <= layers; ++layer) {
        const std::string group = fmt::format("encoder/layer{}", layer);
        if (layer > 1 || !options.flag("bidirectional")) {
            net.beginGroup(group);
            x = addEncoderLayer(net, x, width, false, layer > 2);
            continue;
        }
        net.beginGroup(group + "/forwards");
        const Steps forwards = addEncoderLayer(net, x, width, false, false);
        net.beginGroup(group + "/backwards");
        const Steps backwards = addEncoderLayer(net, x, width, true, false);
        net.beginGroup(group);
        for (std::size_t t = 0; t < x.size(); ++t)
            x[t] = concat(net, stepName(t), {forwards[t], backwards[t]});
    }
    return x;
}

/// Additive attention (Bahdanau et al., arXiv 1409.0473). The keys are projected once for all steps.
class Attention {
public:
    Attention(LayerGraph& graph, const Steps& encoded, std::uint64_t hiddenWidth)
        : net(graph), width(hiddenWidth), memory(joinedWords(net, "memory", encoded)),
          keys(dense(net, "keys", memory, width, false)),
          query(net.weights("query", static_cast<double>(width) * static_cast<double>(width))),
          score(net.weights("score", static_cast<double>(width)))
    {
    }

    /// What a state of the decoder finds in the encoder's.
    LayerValue context(const std::string& name, LayerValue state)
    {
        const std::uint64_t batch = net.shape(state)[0];
        const std::uint64_t steps = net.shape(memory)[1];
        const LayerValue asked = denseWith(net, name + "/query", state, width, query);
        // v . tanh(key + query): a sum, a tanh and a multiply-accumulate.
        LayerOperation scores{
            name + "/scores", "additive_scores", {asked, keys}, {batch, steps}, 0, score, {}};
        scores.flops = 4 * elementsOf(net.shape(keys));
        scores.gradient.flops = {scores.flops, scores.flops};
        scores.gradient.readsInput = scores.gradient.readsOthers = true;
        scores.gradient.weightFlops = scores.flops;
        LayerValue found = softmax(net, name + "/softmax", net.add(std::move(scores)));
        const std::uint64_t encoded = net.shape(memory)[2];
        return product(net, name + "/mix", found, memory, {batch, encoded},
                       {"bs,bsm->bm", {{'b', batch}, {'s', steps}, {'m', encoded}}});
    }

private:
    LayerGraph& net;
    std::uint64_t width;
    LayerValue memory;
    LayerValue keys;
    LayerWeights query;
    LayerWeights score;
};

/// The bottom layer's last hidden state asks the encoder; the answer goes to all layers.
Steps addGnmtDecoder(LayerGraph& net, const Options& options, const Steps& encoded, std::uint64_t width)
{
    const std::uint64_t batch = extentOf(options, "batch");
    net.beginGroup("decoder/embedding");
    const Steps words =
        addGnmtWords(net, batch, extentOf(options, "target_length"), extentOf(options, "vocabulary"), width);
    net.beginGroup("decoder/attention");
    Attention attention(net, encoded, width);
    const std::uint64_t layers = extentOf(options, "layers");
    const std::uint64_t found = net.shape(encoded.front())[1];
    std::vector<Recurrence> cells;
    const auto group = [](std::uint64_t layer) { return fmt::format("decoder/layer{}", layer + 1); };
    for (std::uint64_t layer = 0; layer < layers; ++layer) {
        net.beginGroup(group(layer));
        cells.emplace_back(net, batch, width + found, width);
    }
    Steps out;
    LayerValue asking = net.input({batch, width});
    for (std::size_t t = 0; t < words.size(); ++t) {
        net.beginGroup("decoder/attention");
        const LayerValue context = attention.context(stepName(t), asking);
        LayerValue x = words[t];
        for (std::uint64_t layer = 0; layer < layers; ++layer) {
            net.beginGroup(group(layer));
            const LayerValue y = cells[layer].step(stepName(t), {x, context});
            x = layer > 1 ? add(net, stepName(t) + "/add", y, x) : y;
            if (layer == 0)
                asking = y;
        }
        out.push_back(x);
    }
    return out;
}

Result<GraphPtr> makeGnmtGraph(const Options& options)
{
    const auto length =
        static_cast<double>(options.integer("source_length") + options.integer("target_length"));
    const double cells = static_cast<double>(options.integer("layers") + 1) * length;
    const double each = options.flag("training") ? 16 : 4;
    if (auto fits = refuseLarge(each * cells, 3 * each * cells); !fits)
        return fits.error();
    const std::uint64_t width = extentOf(options, "width");
    LayerGraph net(fmt::format("gnmt-{}x{}", options.integer("layers"), width));
    const Steps decoded = addGnmtDecoder(net, options, addGnmtEncoder(net, options, width), width);
    net.beginGroup("head");
    const LayerValue x =
        dense(net, "projection", joinedWords(net, "join", decoded), extentOf(options, "vocabulary"));
    crossEntropy(net, "loss", x);
    return net.expand(expansionOf(options));
}

} // namespace

Workload gnmtWorkload()
{
    return {
        "gnmt",
        DOPPLER_TEXT(
            "core",
            "GNMT: translation with a recurrent encoder and decoder with attention, unrolled step by step"),
        "Wu et al., arXiv 1609.08144",
        withNetworkOptions(
            {wholeOption(
                 "layers", 8, 1, 64,
                 {.label = DOPPLER_TEXT("core", "Layers"),
                  .help = DOPPLER_TEXT("core", "number of layers in the encoder and in the decoder, each")}),
             wholeOption("width", 1024, 1, 65536,
                         {.label = DOPPLER_TEXT("core", "Layer width"),
                          .help = DOPPLER_TEXT("core", "width of a layer")}),
             wholeOption("vocabulary", 32000, 1, 1e7,
                         {.label = DOPPLER_TEXT("core", "Vocabulary size"),
                          .unit = DOPPLER_TEXT("core", "tokens"),
                          .help = DOPPLER_TEXT("core", "vocabulary size of each language")}),
             wholeOption("source_length", 20, 1, 10000,
                         {.label = DOPPLER_TEXT("core", "Source length"),
                          .unit = DOPPLER_TEXT("core", "tokens"),
                          .help = DOPPLER_TEXT("core", "steps of the encoder")}),
             wholeOption("target_length", 20, 1, 10000,
                         {.label = DOPPLER_TEXT("core", "Target length"),
                          .unit = DOPPLER_TEXT("core", "tokens"),
                          .help = DOPPLER_TEXT("core", "steps of the decoder")}),
             flagOption("bidirectional", true,
                        {.label = DOPPLER_TEXT("core", "Bidirectional first layer"),
                         .help = DOPPLER_TEXT("core", "the first layer of the encoder is bidirectional")})},
            128),
        makeGnmtGraph};
}

} // namespace doppler
