// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/online/readys_graph.h"
#include "core/sim/online/online_view.h"

#include <array>
#include <limits>
#include <span>

namespace doppler {

/// The states in which READYS was asked, one after the other as flat arrays. A state is a sub-graph with the
/// vertices that may start (its choices) on the device that asks. Row numbers count over all states.
struct ReadysBatch {
    std::vector<float> rows; ///< Vertices x ReadysGraph::columns.
    // Graph convolution: row r is the sum of weight[i] * row source[i], start[r] <= i < start[r + 1].
    std::vector<std::uint32_t> start{0}, source;
    std::vector<float> weight;
    std::vector<std::uint32_t> choices;        ///< Their rows.
    std::vector<std::uint32_t> rowStart{0};    ///< By state, and the number of rows.
    std::vector<std::uint32_t> choiceStart{0}; ///< By state, and the number of choices.
    std::vector<float> devices;                ///< States x ReadysGraph::deviceColumns.
    std::vector<std::uint8_t> mayPass;         ///< By state.

    [[nodiscard]] std::size_t states() const { return mayPass.size(); }
    [[nodiscard]] std::size_t rowCount() const { return rowStart.back(); }
    /// A state has a logit for each choice, followed by that of passing.
    [[nodiscard]] std::size_t logitStart(std::size_t state) const { return choiceStart[state] + state; }
    [[nodiscard]] std::size_t logitCount(std::size_t state) const
    {
        return choiceStart[state + 1] - choiceStart[state] + (mayPass[state] ? 1U : 0U);
    }
    void clear();
    /// Appends states [first, last) of another batch.
    void append(const ReadysBatch& other, std::size_t first, std::size_t last);
};

/// Turns what an online policy sees into states. One thread at a time.
class ReadysStates {
public:
    struct Rules {
        std::size_t window = 1;    ///< Hops below the ready and running vertices that a state includes.
        bool seesTransfers = true; ///< With the columns that the authors' program does not have.
    };
    /// A state has at most so many vertices; those below are left out first.
    static constexpr std::size_t mostRows = 1024;

    /// All must outlive it.
    ReadysStates(const Problem& problem, const ReadysGraph& graph, Rules rules);

    /// Replaces `out` by one state: that of device d with these choices, at least one. `active`: the vertices
    /// that run or have been decided.
    void make(const OnlineView& view, DeviceId d, std::span<const VertexId> choices,
              std::span<const VertexId> active, bool mayPass, ReadysBatch& out);

private:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    void findVertices(std::span<const VertexId> choices, std::span<const VertexId> active);
    void addVertex(VertexId v);
    [[nodiscard]] std::array<float, ReadysGraph::deviceColumns> deviceOf(const OnlineView& view,
                                                                         DeviceId d) const;
    void fillActive(const OnlineView& view, VertexId v, float* row) const;
    void fillChoice(const OnlineView& view, DeviceId d, VertexId v, float* row) const;
    void connect(ReadysBatch& out);

    const Problem& problem;
    const ReadysGraph& graph;
    Rules rules;
    std::vector<VertexId> vertices;   ///< By row.
    std::vector<std::uint32_t> rowOf; ///< By vertex, or none.
    std::vector<float> scale;         ///< By row.
};

} // namespace doppler
