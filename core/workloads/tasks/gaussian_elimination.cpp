// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/graph/graph_builder.h"
#include "core/workloads/api/size_limit.h"
#include "core/workloads/api/workload.h"

#include <fmt/format.h>

namespace doppler {

namespace {

/// Step k divides the pivot's column, then takes a multiple of it from each later column. Of what the matrix
/// holds there is a block in place of each number: products take its size to the third power, and so do
/// divisions, about.
Result<GraphPtr> makeGaussianEliminationGraph(const Options& options)
{
    const std::uint64_t m = extentOf(options, "matrix_size");
    const auto size = static_cast<double>(m);
    if (auto fits = refuseLarge((size * size + size - 2) / 2, size * size - size - 1); !fits)
        return fits.error();
    const auto block = static_cast<double>(options.integer("block_size"));
    const double bytes = block * block * static_cast<double>(options.integer("element_bytes"));
    GraphBuilder builder(fmt::format("gaussian-elimination-{}", m));
    std::vector<VertexId> column(m); // the last task of each
    for (std::uint64_t k = 0; k + 1 < m; ++k) {
        const auto below = static_cast<double>(m - 1 - k);
        for (std::uint64_t j = k; j < m; ++j) {
            const bool pivot = j == k;
            Vertex task;
            task.name = fmt::format("{} {},{}", pivot ? "pivot" : "update", k + 1, j + 1);
            task.op = pivot ? "pivot" : "update";
            task.group = fmt::format("step{}", k + 1);
            task.flops = (pivot ? 1 : 2) * below * block * block * block;
            task.outputBytes = (pivot ? below : below + 1) * bytes;
            if (k == 0)
                task.persistentBytes = size * bytes; // the column itself
            const VertexId id = builder.addVertex(std::move(task));
            if (k > 0)
                builder.addEdge(column[j], id);
            if (!pivot)
                builder.addEdge(column[k], id);
            column[j] = id;
        }
    }
    return builder.build();
}

} // namespace

Workload gaussianEliminationWorkload()
{
    return {"gaussian-elimination",
            DOPPLER_TEXT("core", "Gaussian elimination by columns"),
            "Topcuoglu, Hariri, Wu, IEEE TPDS 13(3), 2002, section 5",
            {wholeOption("matrix_size", 10, 2, 1e5,
                         {.label = DOPPLER_TEXT("core", "Matrix columns"),
                          .help = DOPPLER_TEXT("core", "columns m of the matrix")}),
             wholeOption("block_size", 256, 1, 1e5,
                         {.label = DOPPLER_TEXT("core", "Block size"),
                          .help = DOPPLER_TEXT(
                              "core", "number of rows and columns of the block that replaces each number")}),
             wholeOption("element_bytes", 8, 1, 16,
                         {.label = DOPPLER_TEXT("core", "Element size"),
                          .unit = DOPPLER_TEXT("core", "bytes"),
                          .help = DOPPLER_TEXT("core", "bytes per element")})},
            makeGaussianEliminationGraph};
}

} // namespace doppler
