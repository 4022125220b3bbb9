// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/decoder.h"
#include "core/workloads/einsum_workload.h"

namespace doppler {

namespace {

Result<GraphPtr> make(const Options& options)
{
    const std::uint32_t pieces = piecesOption(options);
    DecoderShape shape;
    shape.batch = static_cast<std::uint64_t>(options.integer("batch"));
    shape.sequence = static_cast<std::uint64_t>(options.integer("sequence"));
    DecoderParts parts;
    parts.embedding = false;
    const auto program = decoderProgram("llama-layer", shape, parts, layerCuts(pieces));
    return program ? expandWorkload(*program, options) : program.error();
}

} // namespace

Workload llamaLayerWorkload()
{
    std::vector<OptionSpec> own{
        {"batch", std::int64_t{1}, 1, 1e6, {}, DOPPLER_TEXT("core", "sequences at once")},
        {"sequence", std::int64_t{4096}, 1, 1e6, {}, DOPPLER_TEXT("core", "tokens of a sequence")}};
    for (OptionSpec& option : cutOptions(4))
        own.push_back(std::move(option));
    return {"llama-layer",
            DOPPLER_TEXT("core", "a layer of LLaMA 7B with mask, final norm and scores of the next token, "
                                 "cut along positions and heads"),
            "Yao et al., arXiv 2505.23131", withExpandOptions(std::move(own), 2), make};
}

} // namespace doppler
