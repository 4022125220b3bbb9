// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/api/workload.h"
#include "core/workloads/einsum/tile_graph.h"

namespace doppler {

namespace {

/// A = Q R by a flat tree: each tile below the diagonal is eliminated with the one on it, one after another.
/// FLOPs by kernel as in table 1 of Bouwmeester et al. (SC 2011, arXiv 1104.4475), 4, 6, 6 and 12 times
/// b^3/3; they add up to 4n^3/3.
void addQrTasks(TileGraph& graph)
{
    const std::uint64_t t = graph.count();
    const double whole = graph.elements();
    const double unit = whole * graph.size() / 3;
    const double triangle = graph.size() * (graph.size() + 1) / 2;
    for (std::uint64_t k = 0; k < t; ++k) {
        // The tile becomes R above, reflectors below and a triangle of their factors.
        graph.addTask("geqrt", k, {k}, 4 * unit, {{k, k}}, {{{k, k}, triangle}, {{k, k, true}, whole}});
        for (std::uint64_t j = k + 1; j < t; ++j)
            graph.addTask("unmqr", k, {k, j}, 6 * unit, {{k, k, true}, {k, j}}, {{{k, j}, whole}});
        for (std::uint64_t i = k + 1; i < t; ++i) {
            graph.addTask("tsqrt", k, {i, k}, 6 * unit, {{k, k}, {i, k}},
                          {{{k, k}, triangle}, {{i, k, true}, whole + triangle}});
            for (std::uint64_t j = k + 1; j < t; ++j)
                graph.addTask("tsmqr", k, {i, j, k}, 12 * unit, {{i, k, true}, {k, j}, {i, j}},
                              {{{k, j}, whole}, {{i, j}, whole}});
        }
    }
}

Result<GraphPtr> makeQrGraph(const Options& options)
{
    const auto t = static_cast<double>(options.integer("tiles"));
    return makeTiled(options, "qr", t + t * (t - 1) + (t - 1) * t * (2 * t - 1) / 6, addQrTasks);
}

} // namespace

Workload qrWorkload()
{
    return {"qr", DOPPLER_TEXT("core", "tiled QR factorisation with a flat tree"),
            "Buttari et al., Parallel Computing 35(1), 2009", tileOptions(), makeQrGraph};
}

} // namespace doppler
