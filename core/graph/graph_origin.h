// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

namespace doppler {

/// What a graph was made from (an einsum program, a model file), for engines that compute its operations:
/// costs alone don't say what to compute. Makers of graphs derive from it.
struct GraphOrigin {
    GraphOrigin() = default;
    GraphOrigin(const GraphOrigin&) = delete;
    GraphOrigin& operator=(const GraphOrigin&) = delete;
    virtual ~GraphOrigin() = default;
    /// A JSON object that the files of the graph store as its "program", so that the graph can be computed
    /// after it was read. Empty: files don't store the origin.
    [[nodiscard]] virtual std::string savedProgram() const { return {}; }
};

/// The origin of a graph from a file: the text of its program, which whoever computes the graph reads.
struct SavedOrigin final : GraphOrigin {
    explicit SavedOrigin(std::string text, std::string path = {})
        : program(std::move(text)), file(std::move(path))
    {
    }
    [[nodiscard]] std::string savedProgram() const override { return program; }
    std::string program;
    std::string file; ///< Path of the graph's file; empty if it is not from a file.
};

using GraphOriginPtr = std::shared_ptr<const GraphOrigin>;

} // namespace doppler
