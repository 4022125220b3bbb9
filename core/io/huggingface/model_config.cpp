// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/model_config.h"

#include "core/io/json/json_reader.h"

#include <algorithm>
#include <array>
#include <set>

namespace doppler {

namespace {

/// Members that are sizes and counts.
constexpr std::array wholeKeys{"vocab_size",
                               "hidden_size",
                               "num_hidden_layers",
                               "num_attention_heads",
                               "num_key_value_heads",
                               "head_dim",
                               "intermediate_size",
                               "max_position_embeddings",
                               "type_vocab_size",
                               "sliding_window",
                               "num_local_experts",
                               "num_experts",
                               "num_experts_per_tok",
                               "moe_intermediate_size",
                               "shared_expert_intermediate_size",
                               "n_embd",
                               "n_layer",
                               "n_head",
                               "n_inner",
                               "n_positions",
                               "d_model",
                               "d_kv",
                               "d_ff",
                               "num_layers",
                               "num_decoder_layers",
                               "num_heads",
                               "relative_attention_num_buckets",
                               "decoder_sparse_step"};
constexpr std::array flagKeys{"tie_word_embeddings", "attention_bias", "mlp_bias", "use_parallel_residual",
                              "use_sliding_window"};
constexpr std::array textKeys{"model_type",    "torch_dtype",   "dtype",
                              "architectures", "_name_or_path", "feed_forward_proj"};
/// Whose content does not matter, only whether they are there.
constexpr std::array presentKeys{"quantization_config", "text_config"};

constexpr std::uint64_t mostExtent = std::uint64_t{1} << 31;

template <class List>
bool isIn(const List& list, std::string_view key)
{
    return std::find(list.begin(), list.end(), key) != list.end();
}

bool isKept(std::string_view key)
{
    return isIn(wholeKeys, key) || isIn(flagKeys, key) || isIn(textKeys, key) || isIn(presentKeys, key);
}

/// The first text of a list.
void readFirst(JsonReader& in, std::string& out)
{
    in.enterList();
    bool first = true;
    while (in.nextElement())
        if (!std::exchange(first, false) || !in.readText(out))
            in.skipValue();
}

} // namespace

Result<ModelConfig> ModelConfig::read(std::string_view text)
{
    ModelConfig config;
    std::set<std::string, std::less<>> seen;
    JsonReader in(text);
    in.enterDocument();
    while (const auto member = in.nextKey()) {
        const std::string key(*member);
        if (!isKept(key)) {
            in.skipValue();
            continue;
        }
        if (!seen.insert(key).second) {
            in.fail({DOPPLER_TEXT("core", "appears twice in the same object, expected once")});
            break;
        }
        if (in.takeNull())
            continue;
        bool flag = false;
        if (isIn(wholeKeys, key))
            in.readWhole(config.numbers[key], 0, mostExtent);
        else if (isIn(flagKeys, key) && in.readFlag(flag))
            config.numbers[key] = flag ? 1 : 0;
        else if (isIn(textKeys, key) && in.peek() == '[')
            readFirst(in, config.texts[key]);
        else if (isIn(textKeys, key))
            in.readText(config.texts[key]);
        else if (in.skipValue())
            config.texts[key] = "present";
    }
    in.finish();
    if (in.failed())
        return in.error();
    return config;
}

std::optional<std::uint64_t> ModelConfig::whole(std::string_view key) const
{
    const auto at = numbers.find(key);
    return at == numbers.end() ? std::nullopt : std::optional(at->second);
}

std::uint64_t ModelConfig::whole(std::string_view key, std::uint64_t standard) const
{
    return whole(key).value_or(standard);
}

bool ModelConfig::flag(std::string_view key, bool standard) const
{
    return whole(key, standard ? 1 : 0) != 0;
}

std::string ModelConfig::text(std::string_view key) const
{
    const auto at = texts.find(key);
    return at == texts.end() ? std::string() : at->second;
}

bool ModelConfig::has(std::string_view key) const { return numbers.contains(key) || texts.contains(key); }

} // namespace doppler
