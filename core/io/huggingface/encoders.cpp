// SPDX-License-Identifier: GPL-3.0-or-later
// BERT and T5. Names and defaults are those of the classes in Hugging Face's transformers.
#include "core/io/huggingface/families.h"

#include <algorithm>

namespace doppler::huggingface {

namespace {

using Inputs = std::vector<std::uint32_t>;

/// Adds the modules of a layer to a network.
class Stack {
public:
    explicit Stack(Network& to) : out(to) {}

    std::string layer; ///< Path; empty: modules stand alone.

    std::uint32_t add(Module module, Inputs inputs)
    {
        std::sort(inputs.begin(), inputs.end());
        inputs.erase(std::unique(inputs.begin(), inputs.end()), inputs.end());
        module.inputs = std::move(inputs);
        module.layer = layer.empty() ? module.path : layer;
        return out.add(std::move(module));
    }

    /// The function between the products of a feed-forward network.
    std::uint32_t addActivation(const std::string& path, double elements, const Inputs& from)
    {
        Module module;
        module.path = path;
        module.op = "activation";
        module.outputElements = elements;
        module.flops = elements * static_cast<double>(from.size());
        return add(std::move(module), from);
    }

private:
    Network& out;
};

class Bert {
public:
    Bert(const ModelConfig& from, const Call& asked) : in(from), config(from), call(asked) {}

    Result<Network> make()
    {
        readSizes();
        if (in.failed())
            return in.error();
        const std::string architecture = config.text("architectures");
        if (architecture != "BertModel")
            out.base = "bert.";
        std::uint32_t at = addEmbeddings();
        for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(layers); ++i)
            at = addLayer(out.base + "encoder.layer." + std::to_string(i), at);
        stack.layer.clear();
        if (architecture == "BertForMaskedLM" || architecture == "BertForPreTraining")
            addPredictions(at);
        if (architecture != "BertForMaskedLM")
            addPooler(at);
        if (architecture == "BertForPreTraining")
            stack.add(linear("cls.seq_relationship", width, 2, true, call.batch), {last()});
        else if (architecture != "BertModel" && architecture != "BertForMaskedLM")
            out.notes.push_back({DOPPLER_TEXT("core", "the layers behind the encoder are not counted; the "
                                                      "configuration does not name a known architecture")});
        return std::move(out);
    }

private:
    void readSizes()
    {
        vocabulary = in.needed("vocab_size");
        width = in.needed("hidden_size");
        layers = in.needed("num_hidden_layers");
        heads.heads = heads.keyHeads = in.needed("num_attention_heads");
        in.requireMultiple("hidden_size", width, "num_attention_heads", heads.heads);
        heads.headWidth = width / heads.heads;
        hidden = in.needed("intermediate_size");
        positions = in.needed("max_position_embeddings");
        types = in.optional("type_vocab_size", 2);
        in.requireAtMost("num_hidden_layers", layers * 12);
    }

    [[nodiscard]] std::uint32_t last() const { return static_cast<std::uint32_t>(out.modules.size() - 1); }

    std::uint32_t addLayerNorm(const std::string& path, const Inputs& from)
    {
        Module module = norm(path, Norm::Layer, width, call.tokens());
        module.flops += call.tokens() * width * static_cast<double>(from.size() - 1); // their sum
        return stack.add(std::move(module), from);
    }

    std::uint32_t addEmbeddings()
    {
        const std::string path = out.base + "embeddings.";
        const Inputs rows{stack.add(table(path + "word_embeddings", vocabulary, width, call.tokens()), {}),
                          stack.add(table(path + "position_embeddings", positions, width, call.sequence), {}),
                          stack.add(table(path + "token_type_embeddings", types, width, call.tokens()), {})};
        return addLayerNorm(path + "LayerNorm", rows);
    }

    std::uint32_t addLinear(const std::string& path, double from, double to, const Inputs& inputs)
    {
        return stack.add(linear(path, from, to, true, call.tokens()), inputs);
    }

    std::uint32_t addLayer(const std::string& path, std::uint32_t from)
    {
        stack.layer = path;
        const std::string self = path + ".attention.self";
        Inputs operands;
        for (const char* name : {".query", ".key", ".value"})
            operands.push_back(addLinear(self + name, width, width, {from}));
        const std::uint32_t core =
            stack.add(attention(self, heads, call.batch, call.sequence, call.attended), operands);
        std::uint32_t at = addLinear(path + ".attention.output.dense", width, width, {core});
        const std::uint32_t attended = addLayerNorm(path + ".attention.output.LayerNorm", {at, from});
        at = addLinear(path + ".intermediate.dense", width, hidden, {attended});
        at = stack.addActivation(path + ".intermediate.intermediate_act_fn", call.tokens() * hidden, {at});
        at = addLinear(path + ".output.dense", hidden, width, {at});
        return addLayerNorm(path + ".output.LayerNorm", {at, attended});
    }

    void addPredictions(std::uint32_t from)
    {
        const std::string path = "cls.predictions.";
        std::uint32_t at = addLinear(path + "transform.dense", width, width, {from});
        at = addLayerNorm(path + "transform.LayerNorm", {at});
        Module decoder = linear(path + "decoder", width, vocabulary, true, call.tokens());
        decoder.weights[1].name = "cls.predictions.bias";
        if (config.flag("tie_word_embeddings", true)) {
            decoder.weights.erase(decoder.weights.begin());
            decoder.uses = out.base + "embeddings.word_embeddings.weight";
        }
        stack.add(std::move(decoder), {at});
    }

    void addPooler(std::uint32_t from)
    {
        stack.add(linear(out.base + "pooler.dense", width, width, true, call.batch), {from});
    }

    SizeReader in;
    const ModelConfig& config;
    const Call& call;
    Network out;
    Stack stack{out};
    double vocabulary = 1, width = 1, layers = 1, hidden = 1, positions = 1, types = 2;
    AttentionShape heads;
};

class T5 {
public:
    T5(const ModelConfig& from, const Call& asked) : in(from), config(from), call(asked) {}

    Result<Network> make()
    {
        readSizes();
        if (in.failed())
            return in.error();
        // When it decodes, the encoder has run before: it holds its weights and does nothing.
        const double read = call.decoding ? 0 : call.tokens();
        std::uint32_t at = stack.add(table("shared", vocabulary, width, read), {});
        at = addBlocks("encoder", encoderLayers, at, {}, read);
        const std::uint32_t memory = at;
        Module embedding = table("decoder.embed_tokens", vocabulary, width, call.tokens());
        embedding.weights.clear();
        embedding.uses = "shared.weight";
        at = stack.add(std::move(embedding), {});
        at = addBlocks("decoder", decoderLayers, at, {memory}, call.tokens());
        Module head = linear("lm_head", width, vocabulary, false, call.tokens());
        if (config.flag("tie_word_embeddings", true)) {
            head.weights.clear();
            head.uses = "shared.weight";
        }
        stack.add(std::move(head), {at});
        out.notes.push_back(
            {DOPPLER_TEXT("core", "encoder and decoder are assumed to have sequences of the same length")});
        return std::move(out);
    }

private:
    void readSizes()
    {
        vocabulary = in.needed("vocab_size");
        width = in.needed("d_model");
        heads.heads = heads.keyHeads = in.needed("num_heads");
        heads.headWidth = in.needed("d_kv");
        hidden = in.needed("d_ff");
        encoderLayers = in.needed("num_layers");
        decoderLayers = in.optional("num_decoder_layers", encoderLayers);
        buckets = in.optional("relative_attention_num_buckets", 32);
        gated = config.text("feed_forward_proj").starts_with("gated");
        in.requireAtMost("num_layers", (encoderLayers + decoderLayers) * 20);
    }

    std::uint32_t addBlocks(const std::string& tower, double blocks, std::uint32_t at, const Inputs& memory,
                            double tokens)
    {
        for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(blocks); ++i) {
            const std::string block = tower + ".block." + std::to_string(i);
            stack.layer = block;
            at = addAttention(block + ".layer.0", "SelfAttention", at, {}, tokens, i == 0);
            if (!memory.empty())
                at = addAttention(block + ".layer.1", "EncDecAttention", at, memory, tokens, false);
            at = addFeed(block + (memory.empty() ? ".layer.1" : ".layer.2"), at, tokens);
        }
        stack.layer.clear();
        return addNorm(tower + ".final_layer_norm", at, tokens);
    }

    std::uint32_t addNorm(const std::string& path, std::uint32_t from, double tokens)
    {
        return stack.add(norm(path, Norm::RootMeanSquare, width, tokens), {from});
    }

    std::uint32_t addAttention(const std::string& path, const std::string& name, std::uint32_t from,
                               const Inputs& memory, double tokens, bool positions)
    {
        const std::uint32_t normed = addNorm(path + ".layer_norm", from, tokens);
        const std::string at = path + '.' + name;
        const double inner = heads.heads * heads.headWidth;
        // Keys of the encoder's output are computed once, before the first position is decoded.
        const double keyTokens = memory.empty() ? tokens : call.decoding ? 0 : call.tokens();
        const Inputs source = memory.empty() ? Inputs{normed} : memory;
        const Inputs operands{stack.add(linear(at + ".q", width, inner, false, tokens), {normed}),
                              stack.add(linear(at + ".k", width, inner, false, keyTokens), source),
                              stack.add(linear(at + ".v", width, inner, false, keyTokens), source)};
        Module core = attention(at, heads, call.batch, tokens / call.batch, call.attended);
        if (positions)
            core.weights.push_back({at + ".relative_attention_bias.weight", buckets * heads.heads});
        if (path.starts_with("decoder"))
            core.cacheElements = 2 * call.batch * call.attended * inner;
        Module out = linear(at + ".o", inner, width, false, tokens);
        out.flops += tokens * width;
        return stack.add(std::move(out), {stack.add(std::move(core), operands), from});
    }

    std::uint32_t addFeed(const std::string& path, std::uint32_t from, double tokens)
    {
        const std::uint32_t normed = addNorm(path + ".layer_norm", from, tokens);
        const std::string at = path + ".DenseReluDense.";
        Inputs operands;
        for (const char* name : {"wi_0", "wi_1"})
            if (gated)
                operands.push_back(stack.add(linear(at + name, width, hidden, false, tokens), {normed}));
        if (!gated)
            operands.push_back(stack.add(linear(at + "wi", width, hidden, false, tokens), {normed}));
        const std::uint32_t active = stack.addActivation(at + "act", tokens * hidden, operands);
        Module out = linear(at + "wo", hidden, width, false, tokens);
        out.flops += tokens * width;
        return stack.add(std::move(out), {active, from});
    }

    SizeReader in;
    const ModelConfig& config;
    const Call& call;
    Network out;
    Stack stack{out};
    double vocabulary = 1, width = 1, hidden = 1, encoderLayers = 1, decoderLayers = 1, buckets = 32;
    bool gated = false;
    AttentionShape heads;
};

} // namespace

Result<Network> bertNetwork(const ModelConfig& config, const Call& call)
{
    if (call.decoding)
        return Error{
            {DOPPLER_TEXT("core", "BERT does not decode, expected phase=prefill")}, {}, "model_type"};
    return Bert(config, call).make();
}

Result<Network> t5Network(const ModelConfig& config, const Call& call) { return T5(config, call).make(); }

} // namespace doppler::huggingface
