// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum/tile_graph.h"

#include "core/base/option_specs.h"
#include "core/workloads/api/size_limit.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

TileGraph::TileGraph(std::string name, std::uint64_t count, double size, double bytes)
    : tiles(count), tileSize(size), elementBytes(bytes), builder(std::move(name)),
      last(2 * static_cast<std::size_t>(count) * static_cast<std::size_t>(count))
{
}

std::size_t TileGraph::at(const Tile& tile) const
{
    return static_cast<std::size_t>((2 * tile.row + (tile.reflectors ? 1 : 0)) * tiles + tile.column);
}

void TileGraph::addTask(const char* op, std::uint64_t step, const std::vector<std::uint64_t>& indices,
                        double flops, const std::vector<Tile>& reads, const std::vector<Write>& writes)
{
    Vertex task;
    task.name = fmt::format("{}({})", op, fmt::join(indices, ","));
    task.op = op;
    task.group = fmt::format("step{}", step);
    task.flops = flops;
    for (const Write& write : writes)
        task.outputBytes += write.elements * elementBytes;
    for (const Tile& tile : reads)
        if (!last[at(tile)])
            task.persistentBytes += elements() * elementBytes;
    const VertexId id = builder.addVertex(std::move(task));
    for (const Tile& tile : reads)
        if (const auto& source = last[at(tile)]) {
            const bool own = !source->tensor.empty();
            builder.addEdge(
                {source->by, id, own ? std::optional(source->bytes) : std::nullopt, {}, source->tensor});
        }
    for (const Write& write : writes)
        last[at(write.tile)] =
            Written{id,
                    writes.size() == 1      ? ""
                    : write.tile.reflectors ? "reflectors"
                                            : fmt::format("tile {},{}", write.tile.row, write.tile.column),
                    write.elements * elementBytes};
}

std::vector<OptionSpec> tileOptions()
{
    return {wholeOption("tiles", 8, 1, 1000,
                        {.label = DOPPLER_TEXT("core", "Tiles per dimension"),
                         .help = DOPPLER_TEXT("core", "tiles in each direction of the matrix")}),
            wholeOption("tile_size", 960, 1, 1e5,
                        {.label = DOPPLER_TEXT("core", "Tile size"),
                         .unit = DOPPLER_TEXT("core", "rows"),
                         .help = DOPPLER_TEXT("core", "rows and columns of a tile")}),
            wholeOption("element_bytes", 8, 1, 16,
                        {.label = DOPPLER_TEXT("core", "Element size"),
                         .unit = DOPPLER_TEXT("core", "bytes"),
                         .help = DOPPLER_TEXT("core", "bytes per element")})};
}

Result<GraphPtr> makeTiled(const Options& options, const char* name, double vertices,
                           void (*addTasks)(TileGraph& graph))
{
    if (auto fits = refuseLarge(vertices, 3 * vertices); !fits)
        return fits.error();
    TileGraph graph(fmt::format("{}-{}", name, options.integer("tiles")), extentOf(options, "tiles"),
                    static_cast<double>(options.integer("tile_size")),
                    static_cast<double>(options.integer("element_bytes")));
    addTasks(graph);
    return graph.build();
}

} // namespace doppler
