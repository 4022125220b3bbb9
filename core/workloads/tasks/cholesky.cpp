// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/api/workload.h"
#include "core/workloads/einsum/tile_graph.h"

namespace doppler {

namespace {

/// A = L L^T. FLOPs as LAPACK counts them (Working Note 41); they add up to n^3/3 + n^2/2 + n/6.
void addCholeskyTasks(TileGraph& graph)
{
    const std::uint64_t t = graph.count();
    const double b = graph.size();
    const double whole = graph.elements();
    for (std::uint64_t k = 0; k < t; ++k) {
        graph.addTask("potrf", k, {k}, b * b * b / 3 + b * b / 2 + b / 6, {{k, k}}, {{{k, k}, whole}});
        for (std::uint64_t i = k + 1; i < t; ++i)
            graph.addTask("trsm", k, {i, k}, b * b * b, {{k, k}, {i, k}}, {{{i, k}, whole}});
        for (std::uint64_t i = k + 1; i < t; ++i) {
            graph.addTask("syrk", k, {i, k}, b * b * (b + 1), {{i, k}, {i, i}}, {{{i, i}, whole}});
            for (std::uint64_t j = k + 1; j < i; ++j)
                graph.addTask("gemm", k, {i, j, k}, 2 * b * b * b, {{i, k}, {j, k}, {i, j}},
                              {{{i, j}, whole}});
        }
    }
}

Result<GraphPtr> makeCholeskyGraph(const Options& options)
{
    const auto t = static_cast<double>(options.integer("tiles"));
    return makeTiled(options, "cholesky", t + t * (t - 1) + t * (t - 1) * (t - 2) / 6, addCholeskyTasks);
}

} // namespace

Workload choleskyWorkload()
{
    return {"cholesky", DOPPLER_TEXT("core", "tiled Cholesky factorisation"),
            "Buttari et al., Parallel Computing 35(1), 2009", tileOptions(), makeCholeskyGraph};
}

} // namespace doppler
