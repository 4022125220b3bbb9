// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/families.h"

#include "core/base/excerpt.h"

#include <cmath>

#include <fmt/format.h>

namespace doppler::huggingface {

void SizeReader::fail(std::string_view key, Message message)
{
    if (!fault)
        fault = Error{std::move(message), {}, std::string(key)};
}

double SizeReader::needed(std::string_view key)
{
    if (!config.has(key)) {
        fail(key, {DOPPLER_TEXT("core", "is missing")});
        return 1;
    }
    return optional(key, 1);
}

double SizeReader::optional(std::string_view key, double standard)
{
    const auto value = config.whole(key);
    if (value && *value == 0) {
        fail(key, {DOPPLER_TEXT("core", "is 0, expected a whole number from 1")});
        return 1;
    }
    return value ? static_cast<double>(*value) : standard;
}

void SizeReader::requireMultiple(std::string_view key, double whole, std::string_view partKey, double part)
{
    if (!fault && std::fmod(whole, part) != 0)
        fail(key, {DOPPLER_TEXT("core", "is {0}, expected a multiple of {1} ({2})"),
                   {fmt::format("{:.0f}", whole), std::string(partKey), fmt::format("{:.0f}", part)}});
}

void SizeReader::requireAtMost(std::string_view key, double modules)
{
    if (!fault && modules > static_cast<double>(mostModules))
        fail(key, {DOPPLER_TEXT("core", "the model has {0} modules, expected at most {1}"),
                   {fmt::format("{:.0f}", modules), count(mostModules)}});
}

Result<Network> makeNetwork(const ModelConfig& config, const Call& call)
{
    const std::string type = config.text("model_type");
    if (type == "bert")
        return bertNetwork(config, call);
    if (type == "t5")
        return t5Network(config, call);
    if (isDecoderFamily(type))
        return decoderNetwork(config, call);
    constexpr const char* known =
        "llama, mistral, mixtral, qwen2, qwen2_moe, qwen3, qwen3_moe, gpt2, gpt_neox, "
        "bert, t5, phi, phi3, gemma, gemma2, gemma3_text";
    if (type.empty())
        return Error{{DOPPLER_TEXT("core", "is missing, expected one of: {0}"), {known}}, {}, "model_type"};
    if (config.has("text_config"))
        return Error{{DOPPLER_TEXT("core", "\"{0}\" is a model of several parts, expected one of: {1}; the "
                                           "object text_config alone, as a file, may be one"),
                      {excerpt(type), known}},
                     {},
                     "model_type"};
    return Error{
        {DOPPLER_TEXT("core", "unknown model type \"{0}\", expected one of: {1}; export the model as "
                              "ONNX, or read it in Python with doppler.from_torch"),
         {excerpt(type), known}},
        {},
        "model_type"};
}

} // namespace doppler::huggingface
