// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/workloads/einsum/einsum_workload.h"
#include "core/workloads/networks/decoder_models.h"

#include <algorithm>

namespace doppler {

namespace {

std::vector<std::string> modelIds()
{
    std::vector<std::string> ids;
    for (const DecoderModel& model : decoderModels())
        ids.emplace_back(model.id);
    return ids;
}

std::optional<Error> checkShape(const DecoderShape& shape)
{
    if (shape.heads % shape.keyHeads != 0)
        return Error{
            {DOPPLER_PLURAL(
                 "core", "the number of heads is {0}, expected a multiple of the number of key heads, {1}",
                 "the number of heads is {0}, expected a multiple of the number of key heads, {1}"),
             {count(shape.heads), count(shape.keyHeads)}},
            {},
            {}};
    if (shape.experts > 0 && shape.activeExperts > shape.experts)
        return Error{{DOPPLER_TEXT("core", "{0} active experts, expected at most {1}"),
                      {count(shape.activeExperts), count(shape.experts)}},
                     {},
                     {}};
    return std::nullopt;
}

/// The model's shape with what is set of it.
DecoderShape shapeOf(const Options& options)
{
    const auto models = decoderModels();
    DecoderShape shape = std::find_if(models.begin(), models.end(), [&](const DecoderModel& model) {
                             return model.id == options.text("model");
                         })->shape;
    const auto set = [&](const char* name, std::uint64_t& size) {
        if (const std::int64_t value = options.integer(name); value > 0)
            size = static_cast<std::uint64_t>(value);
    };
    const std::uint64_t headsBefore = shape.heads;
    const std::uint64_t queriesPerKey = shape.heads / shape.keyHeads;
    set("batch", shape.batch);
    set("sequence", shape.sequence);
    set("layers", shape.layers);
    set("width", shape.width);
    set("heads", shape.heads);
    if (shape.heads != headsBefore)
        shape.keyHeads = std::max<std::uint64_t>(1, shape.heads / queriesPerKey);
    set("key_heads", shape.keyHeads);
    shape.headWidth = std::max<std::uint64_t>(1, shape.width / shape.heads);
    if (shape.llama) // pairs are turned
        shape.headWidth += shape.headWidth % 2;
    set("hidden", shape.hidden);
    set("vocabulary", shape.vocabulary);
    if (const std::int64_t experts = options.integer("experts"); experts >= 0)
        shape.experts = static_cast<std::uint64_t>(experts);
    if (shape.experts > 0 && shape.activeExperts == 0)
        shape.activeExperts = std::min<std::uint64_t>(2, shape.experts);
    if (shape.experts > 0)
        set("active_experts", shape.activeExperts);
    return shape;
}

Result<GraphPtr> makeDecoderGraph(const Options& options)
{
    const std::uint32_t pieces = piecesOption(options);
    const DecoderShape shape = shapeOf(options);
    if (auto error = checkShape(shape))
        return *std::move(error);
    DecoderParts parts;
    parts.training = options.text("step") == "training";
    const bool block = options.text("style") == "block";
    const auto program =
        decoderProgram(options.text("model"), shape, parts, block ? blockCuts(pieces) : layerCuts(pieces));
    return program ? expandWorkload(*program, options) : program.error();
}

} // namespace

Workload decoderWorkload()
{
    const auto size = [](const char* name, OptionText text) {
        return wholeOption(name, 0, 0, 1e9, std::move(text));
    };
    std::vector<OptionSpec> own{
        choiceOption("model", modelIds(), "llama-7b",
                     {.label = DOPPLER_TEXT("core", "Model"),
                      .help = DOPPLER_TEXT("core", "model with the sizes to use")}),
        wholeOption("layers", 1, 0, 1000,
                    {.label = DOPPLER_TEXT("core", "Layers"),
                     .help = DOPPLER_TEXT("core", "layers (0: the model's)")}),
        choiceOption(
            "step", {"forward", "training"},
            {.label = DOPPLER_TEXT("core", "Computed passes"),
             .help = DOPPLER_TEXT("core", "forward pass only, or with backward pass and weight update")}),
        choiceOption(
            "style", {"layer", "block"},
            {.label = DOPPLER_TEXT("core", "Cut style"),
             .help = DOPPLER_TEXT(
                 "core",
                 "cut along positions and heads as in llama-layer, or along the width as in llama-block")})};
    for (OptionSpec& option : cutOptions(4))
        own.push_back(std::move(option));
    own.push_back(wholeOption("batch", 1, 1, 1e6,
                              {.label = DOPPLER_TEXT("core", "Batch size"),
                               .unit = DOPPLER_TEXT("core", "sequences"),
                               .help = DOPPLER_TEXT("core", "batch size, in sequences")}));
    own.push_back(
        size("sequence", {.label = DOPPLER_TEXT("core", "Sequence length"),
                          .unit = DOPPLER_TEXT("core", "tokens"),
                          .help = DOPPLER_TEXT("core", "sequence length, in tokens (0: the model's)")}));
    own.push_back(size("width", {.label = DOPPLER_TEXT("core", "Model width"),
                                 .help = DOPPLER_TEXT("core", "width of the model (0: the model's)")}));
    own.push_back(size("heads", {.label = DOPPLER_TEXT("core", "Query heads"),
                                 .help = DOPPLER_TEXT("core", "query heads (0: the model's)")}));
    own.push_back(
        size("key_heads",
             {.label = DOPPLER_TEXT("core", "Key and value heads"),
              .help = DOPPLER_TEXT(
                  "core", "number of key and value heads, shared by the query heads (0: the model's)")}));
    own.push_back(
        size("hidden", {.label = DOPPLER_TEXT("core", "Feed-forward width"),
                        .help = DOPPLER_TEXT("core", "width of the feed-forward network (0: the model's)")}));
    own.push_back(
        size("vocabulary", {.label = DOPPLER_TEXT("core", "Vocabulary size"),
                            .unit = DOPPLER_TEXT("core", "tokens"),
                            .help = DOPPLER_TEXT("core", "vocabulary size, in tokens (0: the model's)")}));
    own.push_back(wholeOption(
        "experts", -1, -1, 1000,
        {.label = DOPPLER_TEXT("core", "Experts"),
         .help = DOPPLER_TEXT(
             "core", "number of experts that replace a feed-forward network (0: none, -1: the model's)")}));
    own.push_back(
        size("active_experts",
             {.label = DOPPLER_TEXT("core", "Experts per token"),
              .help = DOPPLER_TEXT("core", "number of active experts per token (0: the model's)")}));
    return {
        "decoder",
        DOPPLER_TEXT("core",
                     "a language model of the size of GPT-2, GPT-3, LLaMA 7B to 70B or Mixtral, as einsums"),
        "Yao et al., arXiv 2505.23131; the models' papers", withExpandOptions(std::move(own), 2),
        makeDecoderGraph};
}

} // namespace doppler
