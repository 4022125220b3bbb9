// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/base/action_rule.h"
#include "core/learn/inputs/wecan_graph.h"
#include "core/placers/scheduling/resident_bytes.h"
#include "core/training/trainer.h"

#include <optional>
#include <queue>

namespace doppler {

/// An episode of WeCAN's: a placement whose order is that of the planned starts.
struct WecanEpisode {
    Placement placement;
    double end = 0; ///< Of the plan, seconds.
    /// What was chosen where there was a choice: vertex * |D| + device of a start, or |V| * |D| for a skip.
    std::vector<std::uint32_t> actions;
    double logProbability = 0; ///< Of all actions.
    double entropy = 0;        ///< Sum over all actions, nats.
    /// Derivatives of logProbability and entropy by WecanScores; empty where nothing learns.
    std::vector<float> byPairs, entropyByPairs;
    std::array<double, 3> bySkip{}, entropyBySkip{};
    std::vector<PolicyStep> told; ///< By start, where it tells.
};

/// WeCAN's generation of a schedule (arXiv 2603.23249, algorithm 1) from one set of scores. Time moves from
/// end to end of tasks. An action starts a ready vertex on a device with a free slot, or skips to the next
/// end although something could start. Vertices are ready when their predecessors have ended; how well a
/// device suits one counts the wait for its inputs, so that transfers, which the paper does not have, are
/// paid for. Ignores contention on channels.
class WecanRollout {
public:
    struct Rules {
        bool skips = true;     ///< Whether skipping is an action; otherwise only where nothing can start.
        bool transfers = true; ///< Whether the wait for inputs counts; otherwise the compute time alone.
    };
    /// Problem and graph must outlive it.
    WecanRollout(const Problem& problem, const WecanGraph& graph, Rules rules);

    struct Manner {
        ActionRule rule;
        Random* random = nullptr; ///< Needed by rules that draw.
        /// Instead: takes the first vertex of its order that can start on its device, or skips.
        const Placement* follow = nullptr;
        const std::vector<std::uint32_t>* repeat = nullptr; ///< Instead: these actions of an episode.
        bool learns = false;
        bool tells = false;
    };
    void play(const WecanScores& scores, const Manner& manner, WecanEpisode& out);

private:
    struct Pair {
        VertexId vertex;
        DeviceId device;
    };
    struct End {
        double time = 0;
        VertexId vertex;
        [[nodiscard]] bool operator>(const End& other) const
        {
            return time != other.time ? time > other.time : vertex.value > other.vertex.value;
        }
    };
    void begin(const Manner& manner, WecanEpisode& out);
    void makeReady(VertexId v);
    void findPairs();
    [[nodiscard]] std::span<const DeviceId> devicesOf(VertexId v);
    [[nodiscard]] bool maySkip() const { return !running.empty() && (pairs.empty() || rules.skips); }
    void weigh(const WecanScores& scores);
    std::size_t choose(const Manner& manner);
    [[nodiscard]] std::size_t followed(const Placement& placement) const;
    [[nodiscard]] std::size_t repeated(std::uint32_t action) const;
    void note(std::size_t action, const WecanScores& scores, const Manner& manner, WecanEpisode& out);
    void learn(std::size_t action, double entropy, const WecanScores& scores, WecanEpisode& out) const;
    void tell(std::size_t action, WecanEpisode& out) const;
    void start(const Pair& pair, WecanEpisode& out);
    void moveTo(double time);

    const Problem& problem;
    const WecanGraph& graph;
    Rules rules;
    // The state.
    double now = 0;
    std::size_t taken = 0; ///< Actions.
    std::priority_queue<End, std::vector<End>, std::greater<>> running;
    std::vector<VertexId> ready;           ///< By priority.
    std::vector<std::uint32_t> missing;    ///< By vertex: edges from what has not ended.
    std::vector<double> ends;              ///< By vertex.
    std::vector<double> inputsThere;       ///< |V| x |D|, of ready vertices.
    std::vector<DeviceId> devices;         ///< By vertex.
    std::vector<std::uint32_t> free;       ///< Slots, by device.
    std::optional<ResidentBytes> memory;   ///< Where memory is limited.
    std::vector<std::uint32_t> orderIndex; ///< By vertex, of what is followed.
    // Of the action at hand.
    std::vector<Pair> pairs;
    std::vector<float> probability; ///< By pair, then of the skip where it is possible.
    std::vector<DeviceId> possible;
};

} // namespace doppler
