// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/networks/decoder_models.h"

namespace doppler {

namespace {

/// Width, heads, key heads, hidden, vocabulary, layers, sequence; heads are 128 wide.
DecoderShape llama(std::uint64_t d, std::uint64_t h, std::uint64_t keys, std::uint64_t f, std::uint64_t v,
                   std::uint64_t layers, std::uint64_t sequence)
{
    return {1, sequence, d, h, keys, d / h, f, v, layers, 0, 0, true};
}

DecoderShape mixtral(std::uint64_t d, std::uint64_t h, std::uint64_t f, std::uint64_t v, std::uint64_t layers,
                     std::uint64_t sequence)
{
    DecoderShape shape = llama(d, h, 8, f, v, layers, sequence);
    shape.experts = 8;
    shape.activeExperts = 2;
    return shape;
}

DecoderShape gpt(std::uint64_t d, std::uint64_t h, std::uint64_t layers, std::uint64_t sequence)
{
    return {1, sequence, d, h, h, d / h, 4 * d, 50257, layers, 0, 0, false};
}

} // namespace

std::span<const DecoderModel> decoderModels()
{
    static const std::vector<DecoderModel> all{
        // Radford et al., Language Models are Unsupervised Multitask Learners, 2019, table 2; Brown et al.,
        // arXiv 2005.14165, table 2.1
        {"gpt2", gpt(768, 12, 12, 1024)},
        {"gpt2-medium", gpt(1024, 16, 24, 1024)},
        {"gpt2-large", gpt(1280, 20, 36, 1024)},
        {"gpt2-xl", gpt(1600, 25, 48, 1024)},
        {"gpt3-175b", gpt(12288, 96, 96, 2048)},
        // Touvron et al., arXiv 2302.13971, table 2 (hidden: two thirds of 4d, up to a multiple of 256)
        {"llama-7b", llama(4096, 32, 32, 11008, 32000, 32, 2048)},
        {"llama-13b", llama(5120, 40, 40, 13824, 32000, 40, 2048)},
        {"llama-33b", llama(6656, 52, 52, 17920, 32000, 60, 2048)},
        {"llama-65b", llama(8192, 64, 64, 22016, 32000, 80, 2048)},
        // Touvron et al., arXiv 2307.09288, table 1
        {"llama2-70b", llama(8192, 64, 8, 28672, 32000, 80, 4096)},
        // Grattafiori et al., arXiv 2407.21783, table 3
        {"llama3-8b", llama(4096, 32, 8, 14336, 128256, 32, 8192)},
        {"llama3-70b", llama(8192, 64, 8, 28672, 128256, 80, 8192)},
        // Jiang et al., arXiv 2401.04088, table 1
        {"mixtral-8x7b", mixtral(4096, 32, 14336, 32000, 32, 4096)},
    };
    return all;
}

} // namespace doppler
