// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/learn/networks/placeto_network.h"
#include "core/placers/scheduling/plan.h"
#include "core/placers/scheduling/resident_bytes.h"
#include "core/sim/move_evaluator.h"
#include "core/sim/simulator.h"
#include "core/training/checkpoint.h"

#include <limits>

namespace doppler {

/// An episode of Placeto's: a whole placement, changed vertex by vertex. A step is one of
/// PlacetoGraph::visits.
struct PlacetoEpisode {
    Assignment start;
    Assignment end;                 ///< After the last step.
    std::vector<double> makespan;   ///< Of the start, and after every step; or outOfMemoryCost().
    std::vector<DeviceId> device;   ///< By step: what was chosen.
    std::vector<float> probability; ///< Steps x devices; 0 where not allowed.
    std::vector<float> startTime;   ///< Steps x vertices, before the step: what the network read.
    std::vector<float> teacher;     ///< Steps x devices: the teacher's probabilities; empty: none was asked.
    RatedPlacement best;            ///< Of all that were simulated.
    bool inMemory = false;          ///< Devices were chosen among those where the vertex fits.

    [[nodiscard]] std::size_t steps() const { return device.size(); }
    [[nodiscard]] double last() const { return makespan.back(); }
};

/// From every step on, the discounted sum of the rewards: by how much each step shortened the makespan, in
/// units of so many seconds. Without discount it is the makespan before the step minus the last one.
std::vector<double> returnsOf(const PlacetoEpisode& episode, double gamma, double unit);

/// Mean over an episode's steps; 0 where it has none.
struct PlacetoLoss {
    double loss = 0;
    double entropy = 0; ///< Nats.
};

/// Plays episodes on one problem and learns from them.
class PlacetoRollout {
public:
    enum class Encoding { PerStep, PerEpisode };

    PlacetoRollout(const ProblemPtr& problem, const PlacetoLayout& layout, PlacetoNetwork::Settings settings,
                   Encoding encoding, PlacetoOrder order = PlacetoOrder::Topological);

    void load(std::span<const float> parameters) { network.load(parameters); }
    [[nodiscard]] const PlacetoGraph& graph() const { return facts; }

    struct Manner {
        Random* random = nullptr; ///< Devices are drawn from the probabilities; none: the most probable ones.
        std::span<const DeviceId> first; ///< What is chosen in the first steps, whatever the policy wants.
        bool asksTeacher = false;        ///< What would the critical-path teacher have chosen?
        std::size_t mostSteps = std::numeric_limits<std::size_t>::max();
    };
    void play(Assignment start, const Manner& manner, PlacetoEpisode& out);
    /// Asks the teacher about an episode that was played without it.
    void askTeacher(PlacetoEpisode& episode);
    /// loss = - sum over the steps of (sum over the devices of target * log probability + weight * entropy).
    /// The targets (steps x devices): REINFORCE has the advantage for what was chosen, imitation the
    /// teacher's probabilities.
    [[nodiscard]] PlacetoLoss loss(const PlacetoEpisode& episode, std::span<const float> targets,
                                   double entropyWeight) const;
    /// The gradient of the sum (not the mean) over the steps, by PlacetoLayout.
    void differentiate(const PlacetoEpisode& episode, std::span<const float> targets, double entropyWeight,
                       std::span<float> gradient);

private:
    [[nodiscard]] std::span<const float> ofStep(std::span<const float> byDevice, std::size_t step) const
    {
        return byDevice.subspan(step * facts.devices, facts.devices);
    }
    void begin(const Assignment& start, bool inMemory);
    double simulate();
    void change(VertexId v, DeviceId d);
    void readMoment(VertexId current, bool learning);
    void allow(VertexId v);
    void choose(VertexId v, Random* random, PlacetoEpisode& out);
    void teach(std::optional<Plan>& plan, VertexId v, PlacetoEpisode& out);

    ProblemPtr problem;
    Encoding encoding;
    PlacetoOrder order;
    PlacetoGraph facts;
    PlacetoNetwork network;
    Simulator simulator;
    MoveEvaluator evaluator; ///< For makespans alone, where no start times are read.
    double outOfMemory;
    std::optional<ResidentBytes> memory; ///< Of the placement at hand, where memory is heeded.
    bool heedsMemory = false;
    std::vector<DeviceId> fitting;
    Rows features;
    std::vector<std::uint8_t> allowed; ///< By device, of the vertex at hand.
    std::size_t planned = 0;           ///< Vertices that the teacher's plan holds, in topological order.
    // The placement at hand.
    Placement placement;
    std::vector<double> starts;
    std::vector<std::uint8_t> visited;
};

} // namespace doppler
