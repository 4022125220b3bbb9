// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/api/workload.h"
#include "core/workloads/einsum/tile_graph.h"

namespace doppler {

namespace {

/// A = L U without pivoting; L has ones on its diagonal. FLOPs add up to 2n^3/3 - n^2/2 - n/6.
void addLuTasks(TileGraph& graph)
{
    const std::uint64_t t = graph.count();
    const double b = graph.size();
    const double whole = graph.elements();
    for (std::uint64_t k = 0; k < t; ++k) {
        graph.addTask("getrf", k, {k}, b * (b - 1) * (4 * b + 1) / 6, {{k, k}}, {{{k, k}, whole}});
        for (std::uint64_t j = k + 1; j < t; ++j)
            graph.addTask("trsm", k, {k, j}, b * b * (b - 1), {{k, k}, {k, j}}, {{{k, j}, whole}});
        for (std::uint64_t i = k + 1; i < t; ++i) {
            graph.addTask("trsm", k, {i, k}, b * b * b, {{k, k}, {i, k}}, {{{i, k}, whole}});
            for (std::uint64_t j = k + 1; j < t; ++j)
                graph.addTask("gemm", k, {i, j, k}, 2 * b * b * b, {{i, k}, {k, j}, {i, j}},
                              {{{i, j}, whole}});
        }
    }
}

Result<GraphPtr> makeLuGraph(const Options& options)
{
    const auto t = static_cast<double>(options.integer("tiles"));
    return makeTiled(options, "lu", t + t * (t - 1) + (t - 1) * t * (2 * t - 1) / 6, addLuTasks);
}

} // namespace

Workload luWorkload()
{
    return {"lu", DOPPLER_TEXT("core", "tiled LU factorisation without pivoting"),
            "Buttari et al., Parallel Computing 35(1), 2009", tileOptions(), makeLuGraph};
}

} // namespace doppler
