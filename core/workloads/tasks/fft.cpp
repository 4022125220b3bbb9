// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/graph/graph_builder.h"
#include "core/workloads/api/size_limit.h"
#include "core/workloads/api/workload.h"

#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

struct Transform {
    std::uint64_t blocks; ///< A power of two.
    std::uint64_t levels; ///< Its logarithm.
    double blockPoints;
    double pointBytes;
};

/// The halves by even and odd index, down to single blocks, which are transformed. Returns those.
std::vector<VertexId> addDivision(const Transform& fft, GraphBuilder& builder)
{
    std::vector<VertexId> level;
    double points = fft.blockPoints * static_cast<double>(fft.blocks);
    for (std::uint64_t depth = 0; depth <= fft.levels; ++depth, points /= 2) {
        std::vector<VertexId> next;
        for (std::uint64_t i = 0; i < std::uint64_t{1} << depth; ++i) {
            Vertex task;
            const bool leaf = depth == fft.levels;
            task.name = fmt::format("{} {}.{}", leaf ? "transform" : "divide", depth, i);
            task.op = leaf ? "fft" : "divide";
            task.group = fmt::format("division{}", depth);
            task.flops = leaf ? 5 * points * std::log2(points) : 0;
            task.outputBytes = points * fft.pointBytes;
            if (depth == 0)
                task.persistentBytes = task.outputBytes; // the vector
            next.push_back(builder.addVertex(std::move(task)));
            if (depth > 0)
                builder.addEdge(
                    {level[i / 2], next.back(), points * fft.pointBytes, {}, i % 2 == 0 ? "even" : "odd"});
        }
        level = std::move(next);
    }
    return level;
}

/// Each task joins its block with the one at a distance that doubles: a complex product and sum, ten
/// operations for two points.
void addButterflies(const Transform& fft, std::vector<VertexId> level, GraphBuilder& builder)
{
    for (std::uint64_t stage = 0; stage < fft.levels; ++stage) {
        std::vector<VertexId> next;
        for (std::uint64_t i = 0; i < fft.blocks; ++i) {
            Vertex task;
            task.name = fmt::format("butterfly {}.{}", stage, i);
            task.op = "butterfly";
            task.group = fmt::format("butterfly{}", stage);
            task.flops = 5 * fft.blockPoints;
            task.outputBytes = fft.blockPoints * fft.pointBytes;
            next.push_back(builder.addVertex(std::move(task)));
            builder.addEdge(level[i], next.back());
            builder.addEdge(level[i ^ (std::uint64_t{1} << stage)], next.back());
        }
        level = std::move(next);
    }
}

Result<GraphPtr> makeFftGraph(const Options& options)
{
    Transform fft{};
    fft.levels = extentOf(options, "levels");
    fft.blocks = std::uint64_t{1} << fft.levels;
    fft.blockPoints = std::exp2(static_cast<double>(options.integer("block_levels")));
    fft.pointBytes = 2 * static_cast<double>(options.integer("element_bytes"));
    const auto m = static_cast<double>(fft.blocks);
    const double butterflies = m * static_cast<double>(fft.levels);
    if (auto fits = refuseLarge(2 * m - 1 + butterflies, 2 * m - 2 + 2 * butterflies); !fits)
        return fits.error();
    GraphBuilder builder(fmt::format("fft-{}", fft.blocks));
    addButterflies(fft, addDivision(fft, builder), builder);
    return builder.build();
}

} // namespace

Workload fftWorkload()
{
    return {
        "fft",
        DOPPLER_TEXT("core", "fast Fourier transform in blocks: recursive division, then butterflies"),
        "Topcuoglu, Hariri, Wu, IEEE TPDS 13(3), 2002, section 5",
        {wholeOption("levels", 5, 0, 30,
                     {.label = DOPPLER_TEXT("core", "Division levels"),
                      .help = DOPPLER_TEXT(
                          "core", "levels of division: binary logarithm of the number of blocks m")}),
         wholeOption("block_levels", 20, 0, 40,
                     {.label = DOPPLER_TEXT("core", "Block levels"),
                      .help = DOPPLER_TEXT("core", "binary logarithm of the number of points in a block")}),
         wholeOption("element_bytes", 4, 1, 16,
                     {.label = DOPPLER_TEXT("core", "Number size"),
                      .unit = DOPPLER_TEXT("core", "bytes"),
                      .help = DOPPLER_TEXT("core", "bytes per number; a point has two numbers")})},
        makeFftGraph};
}

} // namespace doppler
