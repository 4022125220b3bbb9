// SPDX-License-Identifier: GPL-3.0-or-later
// Decoders: stacks of equal layers of attention and a feed-forward network, which differ in names, norms and
// biases. Names and defaults are those of the classes in Hugging Face's transformers.
#include "core/io/huggingface/families.h"

#include <algorithm>
#include <array>

namespace doppler::huggingface {

namespace {

/// How a family names and joins its modules. Empty names: the family has no such module.
struct Style {
    std::string base = "model";
    std::string embedding = "embed_tokens", positions, layers = "layers", finalNorm = "norm";
    std::string head = "lm_head";
    std::string inputNorm = "input_layernorm", middleNorm = "post_attention_layernorm";
    std::string attentionEndNorm, feedEndNorm; ///< Norms of the outputs, before they are added.
    std::string attention = "self_attn", fused, output = "o_proj";
    std::array<std::string, 3> queryKeyValue{"q_proj", "k_proj", "v_proj"};
    std::string queryNorm, keyNorm;
    std::string feed = "mlp", gate = "gate_proj", up = "up_proj", down = "down_proj", gateUp;
    std::string activation = "act_fn";
    Norm norms = Norm::RootMeanSquare;
    bool inputBias = false, outputBias = false, feedBias = false, headBias = false;
    bool parallel = false; ///< Attention and feed-forward network read the same input.
    bool tied = false;     ///< Unless the configuration says otherwise.
    std::string router;    ///< Of experts: then `gate`, `up` and `down` are those of each of them.
    std::string sharedExpert;
};

constexpr std::uint64_t mostWindow = std::uint64_t{1} << 32; ///< Larger than any.

struct Sizes {
    double vocabulary = 1, width = 1, layers = 1, hidden = 1, positions = 0;
    AttentionShape heads;
    double experts = 0, active = 1, sharedHidden = 0;
    double window = 0; ///< 0: attention reads all positions.
};

Style gpt2Style()
{
    Style s;
    s.base = "transformer";
    s.embedding = "wte", s.positions = "wpe", s.layers = "h", s.finalNorm = "ln_f";
    s.inputNorm = "ln_1", s.middleNorm = "ln_2";
    s.attention = "attn", s.fused = "c_attn", s.output = "c_proj";
    s.gate.clear(), s.up = "c_fc", s.down = "c_proj", s.activation = "act";
    s.norms = Norm::Layer;
    s.inputBias = s.outputBias = s.feedBias = s.tied = true;
    return s;
}

Style neoxStyle(const ModelConfig& config)
{
    Style s;
    s.base = "gpt_neox";
    s.embedding = "embed_in", s.finalNorm = "final_layer_norm", s.head = "embed_out";
    s.attention = "attention", s.fused = "query_key_value", s.output = "dense";
    s.gate.clear(), s.up = "dense_h_to_4h", s.down = "dense_4h_to_h", s.activation = "act";
    s.norms = Norm::Layer;
    s.inputBias = s.outputBias = config.flag("attention_bias", true);
    s.feedBias = true;
    s.parallel = config.flag("use_parallel_residual", true);
    return s;
}

Style phiStyle()
{
    Style s;
    s.finalNorm = "final_layernorm", s.middleNorm.clear();
    s.output = "dense";
    s.gate.clear(), s.up = "fc1", s.down = "fc2", s.activation = "activation_fn";
    s.norms = Norm::Layer;
    s.inputBias = s.outputBias = s.feedBias = s.headBias = s.parallel = true;
    return s;
}

void makeGemma(Style& s, const std::string& type)
{
    s.tied = true;
    if (type == "gemma")
        return;
    s.attentionEndNorm = "post_attention_layernorm";
    s.middleNorm = "pre_feedforward_layernorm", s.feedEndNorm = "post_feedforward_layernorm";
    if (type == "gemma3_text")
        s.queryNorm = "q_norm", s.keyNorm = "k_norm";
}

Style styleOf(const ModelConfig& config)
{
    const std::string type = config.text("model_type");
    if (type == "gpt2")
        return gpt2Style();
    if (type == "gpt_neox")
        return neoxStyle(config);
    if (type == "phi")
        return phiStyle();
    Style s;
    s.inputBias = config.flag("attention_bias", false) || type == "qwen2" || type == "qwen2_moe";
    s.outputBias = config.flag("attention_bias", false) && type != "qwen2" && type != "qwen2_moe";
    s.feedBias = type == "llama" && config.flag("mlp_bias", false);
    if (type == "phi3")
        s.fused = "qkv_proj", s.gateUp = "gate_up_proj", s.activation = "activation_fn";
    if (type.starts_with("gemma"))
        makeGemma(s, type);
    if (type.starts_with("qwen3"))
        s.queryNorm = "q_norm", s.keyNorm = "k_norm";
    if (type == "mixtral")
        s.feed = "block_sparse_moe", s.router = "gate", s.gate = "w1", s.up = "w3", s.down = "w2";
    if (type.ends_with("_moe"))
        s.router = "gate";
    if (type == "qwen2_moe")
        s.sharedExpert = "shared_expert";
    return s;
}

void readExperts(Sizes& sizes, SizeReader& in, const ModelConfig& config)
{
    const char* key = config.text("model_type") == "mixtral" ? "num_local_experts" : "num_experts";
    sizes.experts = in.needed(key);
    sizes.active = std::min(in.needed("num_experts_per_tok"), sizes.experts);
    if (key == std::string_view("num_experts"))
        sizes.hidden = in.needed("moe_intermediate_size");
    if (config.text("model_type") == "qwen2_moe")
        sizes.sharedHidden = in.needed("shared_expert_intermediate_size");
}

/// Families whose attention has a window wherever the file gives its size.
bool usesWindow(const std::string& type) { return type == "mistral" || type == "mixtral" || type == "phi3"; }

Result<Sizes> sizesOf(const ModelConfig& config, const Style& style)
{
    SizeReader in(config);
    Sizes sizes;
    const bool gpt2 = config.text("model_type") == "gpt2";
    const char* width = gpt2 ? "n_embd" : "hidden_size";
    const char* heads = gpt2 ? "n_head" : "num_attention_heads";
    const char* layers = gpt2 ? "n_layer" : "num_hidden_layers";
    sizes.vocabulary = in.needed("vocab_size");
    sizes.width = in.needed(width);
    sizes.layers = in.needed(layers);
    sizes.heads.heads = in.needed(heads);
    if (style.router.empty() || config.text("model_type") == "mixtral")
        sizes.hidden = gpt2 ? in.optional("n_inner", 4 * sizes.width) : in.needed("intermediate_size");
    if (!style.positions.empty())
        sizes.positions = in.needed("n_positions");
    sizes.heads.keyHeads = in.optional("num_key_value_heads", sizes.heads.heads);
    in.requireMultiple(heads, sizes.heads.heads, "num_key_value_heads", sizes.heads.keyHeads);
    if (!config.has("head_dim"))
        in.requireMultiple(width, sizes.width, heads, sizes.heads.heads);
    sizes.heads.headWidth = in.optional("head_dim", sizes.width / sizes.heads.heads);
    if (!style.router.empty())
        readExperts(sizes, in, config);
    if (config.flag("use_sliding_window", usesWindow(config.text("model_type"))))
        sizes.window = static_cast<double>(config.whole("sliding_window", 0));
    in.requireAtMost(layers, sizes.layers * (16 + sizes.experts));
    if (in.failed())
        return in.error();
    return sizes;
}

class Decoder {
public:
    Decoder(const ModelConfig& from, const Style& how, const Sizes& of, const Call& asked)
        : config(from), style(how), sizes(of), call(asked)
    {
    }

    Network make()
    {
        out.base = style.base + '.';
        const std::string base = style.base + '.';
        std::uint32_t at =
            add(table(base + style.embedding, sizes.vocabulary, sizes.width, call.tokens()), {});
        if (!style.positions.empty()) {
            Module positions = table(base + style.positions, sizes.positions, sizes.width, call.tokens());
            positions.weightsRead = std::min(sizes.positions, call.sequence) * sizes.width;
            positions.flops = call.tokens() * sizes.width;
            at = add(std::move(positions), {at});
        }
        for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(sizes.layers); ++i)
            at = addLayer(base + style.layers + '.' + std::to_string(i), at);
        layer.clear();
        at = addNorm(base + style.finalNorm, sizes.width, 1, at);
        addHead(at);
        describe();
        return std::move(out);
    }

private:
    using Inputs = std::vector<std::uint32_t>;

    std::uint32_t add(Module module, Inputs inputs)
    {
        std::sort(inputs.begin(), inputs.end());
        inputs.erase(std::unique(inputs.begin(), inputs.end()), inputs.end());
        module.inputs = std::move(inputs);
        module.layer = layer.empty() ? module.path : layer;
        return out.add(std::move(module));
    }

    std::uint32_t addNorm(const std::string& path, double width, double rows, std::uint32_t from)
    {
        Module module = norm(path, style.norms, width, rows * call.tokens());
        return add(std::move(module), {from});
    }

    std::uint32_t addLinear(const std::string& path, double in, double width, bool bias, const Inputs& from)
    {
        return add(linear(path, in, width, bias, call.tokens()), from);
    }

    std::uint32_t addLayer(const std::string& path, std::uint32_t from)
    {
        layer = path;
        const std::string in = path + '.';
        const std::uint32_t normed = addNorm(in + style.inputNorm, sizes.width, 1, from);
        const std::uint32_t attended = addAttention(in + style.attention, normed);
        if (style.parallel) {
            const std::uint32_t second =
                style.middleNorm.empty() ? normed : addNorm(in + style.middleNorm, sizes.width, 1, from);
            return addFeed(in + style.feed, second, {from, attended});
        }
        const std::uint32_t first = addResidual(attended, in, style.attentionEndNorm, {from});
        const std::uint32_t second = addNorm(in + style.middleNorm, sizes.width, 1, first);
        if (style.feedEndNorm.empty())
            return addFeed(in + style.feed, second, {first});
        return addResidual(addFeed(in + style.feed, second, {}), in, style.feedEndNorm, {first});
    }

    /// Adds the stream to an output: the module that made it does, or the norm behind it.
    std::uint32_t addResidual(std::uint32_t made, const std::string& in, const std::string& endNorm,
                              const Inputs& stream)
    {
        if (!endNorm.empty())
            made = addNorm(in + endNorm, sizes.width, 1, made);
        Module& module = out.modules[made];
        for (const std::uint32_t from : stream)
            if (std::find(module.inputs.begin(), module.inputs.end(), from) == module.inputs.end())
                module.inputs.push_back(from);
        module.flops += call.tokens() * sizes.width * static_cast<double>(stream.size());
        return made;
    }

    std::uint32_t addAttention(const std::string& path, std::uint32_t from)
    {
        const std::string in = path + '.';
        const double queries = sizes.heads.heads * sizes.heads.headWidth;
        const double keys = sizes.heads.keyHeads * sizes.heads.headWidth;
        Inputs operands;
        if (!style.fused.empty()) {
            operands = {
                addLinear(in + style.fused, sizes.width, queries + 2 * keys, style.inputBias, {from})};
        } else {
            const std::array widths{queries, keys, keys};
            for (std::size_t i = 0; i < widths.size(); ++i)
                operands.push_back(
                    addLinear(in + style.queryKeyValue[i], sizes.width, widths[i], style.inputBias, {from}));
            if (!style.queryNorm.empty()) {
                operands[0] = addHeadNorm(in + style.queryNorm, sizes.heads.heads, operands[0]);
                operands[1] = addHeadNorm(in + style.keyNorm, sizes.heads.keyHeads, operands[1]);
            }
        }
        const double attended = sizes.window > 0 ? std::min(call.attended, sizes.window) : call.attended;
        Module core = attention(path, sizes.heads, call.batch, call.sequence, attended);
        core.cacheElements = 2 * call.batch * attended * keys;
        const std::uint32_t made = add(std::move(core), operands);
        return addLinear(in + style.output, queries, sizes.width, style.outputBias, {made});
    }

    /// A norm of each head alone.
    std::uint32_t addHeadNorm(const std::string& path, double heads, std::uint32_t from)
    {
        return addNorm(path, sizes.heads.headWidth, heads, from);
    }

    std::uint32_t addFeed(const std::string& path, std::uint32_t from, const Inputs& stream)
    {
        if (!style.router.empty())
            return addExperts(path, from, stream);
        const std::uint32_t made = addNetwork(path, sizes.hidden, from);
        return stream.empty() ? made : addResidual(made, {}, {}, stream);
    }

    std::uint32_t addNetwork(const std::string& path, double hidden, std::uint32_t from)
    {
        const std::string in = path + '.';
        Inputs operands;
        if (!style.gateUp.empty()) {
            operands = {addLinear(in + style.gateUp, sizes.width, 2 * hidden, style.feedBias, {from})};
        } else {
            if (!style.gate.empty())
                operands.push_back(addLinear(in + style.gate, sizes.width, hidden, style.feedBias, {from}));
            operands.push_back(addLinear(in + style.up, sizes.width, hidden, style.feedBias, {from}));
        }
        Module activation;
        activation.path = in + style.activation;
        activation.op = "activation";
        activation.outputElements = call.tokens() * hidden;
        activation.flops = activation.outputElements * (style.gate.empty() ? 1 : 2);
        const std::uint32_t active = add(std::move(activation), operands);
        return addLinear(in + style.down, hidden, sizes.width, style.feedBias, {active});
    }

    /// Each expert is one module, with its share of the tokens.
    std::uint32_t addExperts(const std::string& path, std::uint32_t from, const Inputs& stream)
    {
        const std::string in = path + '.';
        const std::uint32_t router = addLinear(in + style.router, sizes.width, sizes.experts, false, {from});
        Inputs made;
        for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(sizes.experts); ++i)
            made.push_back(add(expert(in + "experts." + std::to_string(i)), {from, router}));
        if (!style.sharedExpert.empty()) {
            made.push_back(addLinear(in + style.sharedExpert + "_gate", sizes.width, 1, false, {from}));
            made.push_back(addNetwork(in + style.sharedExpert, sizes.sharedHidden, from));
        }
        Module sum;
        sum.path = path;
        sum.op = "sum of experts";
        sum.outputElements = call.tokens() * sizes.width;
        sum.flops = 2 * call.tokens() * sizes.width * sizes.active;
        return addResidual(add(std::move(sum), made), {}, {}, stream);
    }

    Module expert(const std::string& path) const
    {
        Module module;
        module.path = path;
        module.op = "expert";
        const double size = sizes.width * sizes.hidden;
        for (const std::string& name : {style.gate, style.up, style.down})
            module.weights.push_back({path + '.' + name + ".weight", size});
        const double share = sizes.active / sizes.experts;
        module.flops = call.tokens() * share * (6 * size + 2 * sizes.hidden);
        module.outputElements = call.tokens() * share * sizes.width;
        module.weightsRead = 3 * size * std::min(1.0, call.tokens() * share);
        return module;
    }

    void addHead(std::uint32_t from)
    {
        Module head = linear(style.head, sizes.width, sizes.vocabulary, style.headBias, call.tokens());
        if (config.flag("tie_word_embeddings", style.tied)) {
            head.weights.erase(head.weights.begin());
            head.uses = style.base + '.' + style.embedding + ".weight";
        }
        add(std::move(head), {from});
    }

    void describe()
    {
        if (sizes.experts > 0)
            out.notes.push_back({DOPPLER_TEXT("core", "the tokens are assumed to be spread evenly over the "
                                                      "experts: {0} of {1} for each token"),
                                 {count(static_cast<std::uint64_t>(sizes.active)),
                                  count(static_cast<std::uint64_t>(sizes.experts))}});
        if (config.whole("decoder_sparse_step", 1) != 1)
            out.notes.push_back({DOPPLER_TEXT("core", "every layer is assumed to have experts, although "
                                                      "decoder_sparse_step is not 1")});
        if (style.tied && sizes.window == 0 &&
            static_cast<double>(config.whole("sliding_window", mostWindow)) < call.attended)
            out.notes.push_back({DOPPLER_TEXT("core", "every layer is assumed to attend to all positions, "
                                                      "although some have a window")});
        if (sizes.window > 0 && sizes.window < call.attended)
            out.notes.push_back(
                {DOPPLER_TEXT("core", "attention is assumed to read a window of {0} positions "
                                      "in every layer"),
                 {count(static_cast<std::uint64_t>(sizes.window))}});
    }

    const ModelConfig& config;
    const Style& style;
    const Sizes& sizes;
    const Call& call;
    Network out;
    std::string layer; ///< Path of the layer that is made.
};

} // namespace

bool isDecoderFamily(std::string_view modelType)
{
    constexpr std::array<std::string_view, 14> known{
        "llama", "mistral",  "mixtral", "qwen2", "qwen2_moe", "qwen3",  "qwen3_moe",
        "gpt2",  "gpt_neox", "phi",     "phi3",  "gemma",     "gemma2", "gemma3_text"};
    return std::find(known.begin(), known.end(), modelType) != known.end();
}

Result<Network> decoderNetwork(const ModelConfig& config, const Call& call)
{
    const Style style = styleOf(config);
    const auto sizes = sizesOf(config, style);
    if (!sizes)
        return sizes.error();
    return Decoder(config, style, *sizes, call).make();
}

} // namespace doppler::huggingface
