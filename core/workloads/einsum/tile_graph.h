// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/graph/graph_builder.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// The task graph of a matrix factorisation in square tiles. Tasks are added in the order of the sequential
/// algorithm, with the tiles that they read and write. A tile that is read comes from the task that wrote it
/// last, or exists at the start.
class TileGraph {
public:
    /// `tiles` in each direction, each with `tileSize` rows and columns.
    TileGraph(std::string name, std::uint64_t tiles, double tileSize, double elementBytes);

    struct Tile {
        std::uint64_t row;
        std::uint64_t column;
        bool reflectors = false; ///< Data that QR stores next to the tile to apply its rotation.
    };
    struct Write {
        Tile tile;
        double elements;
    };
    /// `step` is the eliminated column; it names the group.
    void addTask(const char* op, std::uint64_t step, const std::vector<std::uint64_t>& indices, double flops,
                 const std::vector<Tile>& reads, const std::vector<Write>& writes);
    Result<GraphPtr> build() { return builder.build(); }

    [[nodiscard]] std::uint64_t count() const { return tiles; }
    [[nodiscard]] double size() const { return tileSize; }
    [[nodiscard]] double elements() const { return tileSize * tileSize; }

private:
    struct Written {
        VertexId by;
        std::string tensor; ///< Empty: its only tensor.
        double bytes = 0;
    };
    [[nodiscard]] std::size_t at(const Tile& tile) const;

    std::uint64_t tiles;
    double tileSize;
    double elementBytes;
    GraphBuilder builder;
    std::vector<std::optional<Written>> last; ///< By tile.
};

/// `tiles`, `tile_size`, `element_bytes`.
std::vector<OptionSpec> tileOptions();
/// Makes a graph with these options, after a check of its size.
Result<GraphPtr> makeTiled(const Options& options, const char* name, double vertices,
                           void (*addTasks)(TileGraph& graph));

} // namespace doppler
