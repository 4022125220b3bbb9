// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/learn/networks/giph_network.h"
#include "core/placers/scheduling/resident_bytes.h"
#include "core/training/checkpoint.h"

#include <limits>
#include <optional>

namespace doppler {

/// An episode of GiPH's: moves of a whole placement, each of any vertex with its colocation group.
struct GiphEpisode {
    Assignment start;
    std::vector<double> makespan; ///< Of the start, and after every step; or outOfMemoryCost().
    std::vector<VertexId> vertex; ///< By step: what was moved.
    std::vector<DeviceId> device; ///< By step: whereto.
    /// By step: logarithm of the probability of the move; entropy of all moves, nats.
    std::vector<double> logProbability, entropy;
    std::vector<float> gradients; ///< Steps x GiphLayout::size: of every logProbability; where it learns.
    std::vector<PolicyStep> told; ///< By step, where it tells.
    RatedPlacement best;          ///< Of all that were simulated.
    bool isWhole = false;         ///< No limit cut it off.

    [[nodiscard]] std::size_t steps() const { return device.size(); }
};

/// By step, by how much it shortened the makespan, in units of so many seconds.
std::vector<double> rewardsOf(const GiphEpisode& episode, double unit);

/// Plays episodes on one problem. Every step moves one vertex: the network scores all pairs of vertex and
/// device, and one softmax draws among those that change something. What was moved last stays for a step.
class GiphRollout {
public:
    GiphRollout(const ProblemPtr& problem, const GiphLayout& layout, std::size_t stepsPerVertex);

    void load(std::span<const float> parameters) { network.load(parameters); }
    /// Of a whole episode; 0 where nothing can move.
    [[nodiscard]] std::size_t steps() const { return allSteps; }

    struct Manner {
        Random* random = nullptr; ///< Moves are drawn from the probabilities; none: the most probable ones.
        bool isUniform = false;   ///< All possible moves alike, without the network; needs random numbers.
        bool learns = false;      ///< Find the gradients; not where it is uniform.
        bool tells = false;       ///< Write the choices down.
        std::size_t mostSteps = std::numeric_limits<std::size_t>::max();
    };
    /// Simulates the start and what every step leads to. Where it is given up, what was played so far is in
    /// `out`.
    void play(Assignment start, const Manner& manner, GiphEpisode& out);

private:
    void begin(const Assignment& start);
    void change(VertexId v, DeviceId d);
    void readState();
    bool allow();
    void allowFitting(VertexId v);
    std::uint32_t choose(const Manner& manner) const;
    void writeDown(std::uint32_t node, const Manner& manner, GiphEpisode& out);
    void tell(std::uint32_t node, GiphEpisode& out) const;

    ProblemPtr problem;
    GiphGraph graph;
    GiphReader reader;
    GiphNetwork network;
    MoveEvaluator evaluator;
    double outOfMemory;
    std::size_t allSteps;
    std::size_t parameterCount;
    std::optional<ResidentBytes> memory; ///< Of the placement at hand, where memory is limited.
    std::vector<DeviceId> fitting;
    GiphState state;
    std::vector<std::uint8_t> allowed; ///< By node.
    std::vector<float> probability;    ///< By node.
    std::vector<float> byScores;       ///< By node.
    VertexId moved;                    ///< By the last step.
    // The placement at hand.
    Placement placement;
};

} // namespace doppler
