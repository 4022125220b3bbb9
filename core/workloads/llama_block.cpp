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
    parts.embedding = parts.mask = parts.head = false;
    const auto program = decoderProgram("llama-block", shape, parts, blockCuts(pieces));
    return program ? expandWorkload(*program, options) : program.error();
}

} // namespace

Workload llamaBlockWorkload()
{
    std::vector<OptionSpec> own{
        {"batch", std::int64_t{1}, 1, 1e6, {}, DOPPLER_TEXT("core", "sequences at once")},
        {"sequence", std::int64_t{4096}, 1, 1e6, {}, DOPPLER_TEXT("core", "tokens of a sequence")}};
    for (OptionSpec& option : cutOptions(4))
        own.push_back(std::move(option));
    return {
        "llama-block",
        DOPPLER_TEXT("core", "attention and feed-forward network of LLaMA 7B, cut along the model's width"),
        "Yao et al., arXiv 2505.23131", withExpandOptions(std::move(own), 2), make};
}

} // namespace doppler
