// SPDX-License-Identifier: GPL-3.0-or-later
// LLAMA-BLOCK and LLAMA-LAYER: one layer of LLaMA 7B, with less and more around it and cut in two ways.
#include "core/base/option_specs.h"
#include "core/workloads/einsum/einsum_workload.h"
#include "core/workloads/networks/decoder.h"

namespace doppler {

namespace {

Result<GraphPtr> makeLayer(const Options& options, const char* name, const DecoderParts& parts,
                           const DecoderCuts& cuts)
{
    DecoderShape shape;
    shape.batch = static_cast<std::uint64_t>(options.integer("batch"));
    shape.sequence = static_cast<std::uint64_t>(options.integer("sequence"));
    const auto program = decoderProgram(name, shape, parts, cuts);
    return program ? expandWorkload(*program, options) : program.error();
}

Result<GraphPtr> makeBlock(const Options& options)
{
    DecoderParts parts;
    parts.embedding = parts.mask = parts.head = false;
    return makeLayer(options, "llama-block", parts, blockCuts(piecesOption(options)));
}

Result<GraphPtr> makeWholeLayer(const Options& options)
{
    DecoderParts parts;
    parts.embedding = false;
    return makeLayer(options, "llama-layer", parts, layerCuts(piecesOption(options)));
}

std::vector<OptionSpec> layerOptions()
{
    std::vector<OptionSpec> own{
        wholeOption("batch", 1, 1, 1e6,
                    {.label = DOPPLER_TEXT("core", "Batch size"),
                     .unit = DOPPLER_TEXT("core", "sequences"),
                     .help = DOPPLER_TEXT("core", "batch size, in sequences")}),
        wholeOption("sequence", 4096, 1, 1e6,
                    {.label = DOPPLER_TEXT("core", "Sequence length"),
                     .unit = DOPPLER_TEXT("core", "tokens"),
                     .help = DOPPLER_TEXT("core", "number of tokens in the sequence")})};
    for (OptionSpec& option : cutOptions(4))
        own.push_back(std::move(option));
    return withExpandOptions(std::move(own), 2);
}

} // namespace

Workload llamaBlockWorkload()
{
    return {
        "llama-block",
        DOPPLER_TEXT("core", "attention and feed-forward network of LLaMA 7B, cut along the model's width"),
        "Yao et al., arXiv 2505.23131", layerOptions(), makeBlock};
}

Workload llamaLayerWorkload()
{
    return {"llama-layer",
            DOPPLER_TEXT("core", "a layer of LLaMA 7B with mask, final normalisation and next-token scores, "
                                 "cut along positions and heads"),
            "Yao et al., arXiv 2505.23131", layerOptions(), makeWholeLayer};
}

} // namespace doppler
