// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_description.h"

#include "core/base/excerpt.h"
#include "core/io/json/json_reader.h"

#include <algorithm>
#include <array>
#include <vector>

namespace doppler {

namespace {

using Keys = std::vector<std::string>;

constexpr std::size_t mostKeys = 64;  ///< Looked at.
constexpr std::size_t mostNamed = 10; ///< In a message.
constexpr std::size_t longestKey = 40;

/// A file of another program, known by keys at its top level.
struct KnownJson {
    std::string_view name; ///< A proper name, which is not translated.
    std::array<std::string_view, 2> keys;
};

constexpr std::array<KnownJson, 18> knownFiles{{
    {"Jupyter notebook", {"cells", "nbformat"}},
    {"npm package-lock.json", {"lockfileVersion", "packages"}},
    {"npm package.json", {"name", "dependencies"}},
    {"npm package.json", {"name", "devDependencies"}},
    {"npm package.json", {"name", "scripts"}},
    {"TypeScript tsconfig.json", {"compilerOptions", "compilerOptions"}},
    {"Hugging Face config.json", {"architectures", "model_type"}},
    {"Hugging Face tokenizer.json", {"added_tokens", "model"}},
    {"Hugging Face weight index", {"metadata", "weight_map"}},
    {"Hugging Face adapter_config.json", {"peft_type", "base_model_name_or_path"}},
    {"DeepSpeed configuration", {"train_micro_batch_size_per_gpu", "zero_optimization"}},
    {"GeoJSON", {"type", "features"}},
    {"JSON Schema", {"$schema", "properties"}},
    {"OpenAPI description", {"openapi", "paths"}},
    {"COCO annotations", {"images", "annotations"}},
    {"TensorBoard projector configuration", {"embeddings", "modelCheckpointPath"}},
    {"Weights & Biases summary", {"_runtime", "_step"}},
    {"trace in Chrome's format", {"traceEvents", "traceEvents"}},
}};

/// The keys of the object at the cursor, as far as the text goes.
Keys keysOfObject(JsonReader& in)
{
    Keys keys;
    in.enterObject();
    while (const auto key = in.nextKey()) {
        if (keys.size() < mostKeys)
            keys.emplace_back(*key);
        in.skipValue();
    }
    return keys;
}

/// Whether the text is no JSON, apart from an end that is cut off: only a beginning may be looked at.
bool isBroken(const JsonReader& in)
{
    return in.failed() && in.error().message.english().find("ends too early") == std::string::npos;
}

const KnownJson* knownFile(const Keys& keys)
{
    const auto has = [&](std::string_view key) {
        return std::find(keys.begin(), keys.end(), key) != keys.end();
    };
    const auto known = std::find_if(knownFiles.begin(), knownFiles.end(), [&](const KnownJson& file) {
        return std::all_of(file.keys.begin(), file.keys.end(), has);
    });
    return known == knownFiles.end() ? nullptr : &*known;
}

/// "nodes", "links", ...
std::string listed(const Keys& keys)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(keys.size(), mostNamed); ++i)
        text += (text.empty() ? "\"" : ", \"") + excerpt(keys[i], longestKey) + '"';
    return keys.size() > mostNamed ? text + ", ..." : text;
}

/// Whether the list at the cursor has three numbers: TensorBoard writes time, step and value.
bool isTripleOfNumbers(JsonReader& in)
{
    std::size_t count = 0;
    double number = 0;
    in.enterList();
    while (in.nextElement()) {
        in.readNumber(number);
        ++count;
    }
    return !in.failed() && count == 3;
}

std::optional<Message> describeList(JsonReader& in, std::string accepted)
{
    in.enterList();
    if (!in.nextElement())
        return std::nullopt;
    const char first = in.peek();
    in.peekValue(); // checks the element
    if (isBroken(in))
        return std::nullopt;
    if (first == '{') {
        const Keys keys = keysOfObject(in);
        if (keys.empty())
            return std::nullopt;
        return Message{
            DOPPLER_TEXT("core", "this is a JSON list of objects with the keys {0}; accepted are: {1}"),
            {listed(keys), std::move(accepted)}};
    }
    if (first == '[' && isTripleOfNumbers(in))
        return Message{DOPPLER_TEXT("core", "this looks like {0}; accepted are: {1}"),
                       {"TensorBoard scalars", std::move(accepted)}};
    if (first == '[')
        return Message{DOPPLER_TEXT("core", "this is a JSON list of lists; accepted are: {0}"),
                       {std::move(accepted)}};
    if (first == '"')
        return Message{DOPPLER_TEXT("core", "this is a JSON list of texts; accepted are: {0}"),
                       {std::move(accepted)}};
    return Message{DOPPLER_TEXT("core", "this is a JSON list of numbers; accepted are: {0}"),
                   {std::move(accepted)}};
}

} // namespace

std::optional<Message> unknownJson(std::string_view head, std::string accepted)
{
    JsonReader in(head);
    const char first = in.peek();
    if (first == '[')
        return describeList(in, std::move(accepted));
    if (first != '{')
        return std::nullopt;
    const Keys keys = keysOfObject(in);
    if (keys.empty() || isBroken(in))
        return std::nullopt;
    if (const KnownJson* known = knownFile(keys))
        return Message{DOPPLER_TEXT("core", "this looks like {0}; accepted are: {1}"),
                       {known->name, std::move(accepted)}};
    return Message{DOPPLER_TEXT("core", "this is JSON with the keys {0}; accepted are: {1}"),
                   {listed(keys), std::move(accepted)}};
}

} // namespace doppler
