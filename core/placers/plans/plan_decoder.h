// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/scheduling/resident_bytes.h"
#include "core/sim/assignment.h"
#include "core/sim/resource_clocks.h"

#include <optional>
#include <span>
#include <vector>

namespace doppler {

/// How PlanDecoder weighs a ready vertex v on a device d: the pair with the least
/// start(v, d) + slow * (w(v, d) - least w(v)) - urgent * key(v) + patient * ready(v, d) is placed next.
struct DecoderWeights {
    double slow = 0;    ///< 0: the earliest start decides; 1: the earliest finish.
    double urgent = 0;  ///< Near 0: keys only decide between equal starts (ETF); 1: a dynamic level (DLS).
    double patient = 0; ///< Above 0: what has waited longer goes first.
    /// The earliest start decides, and the rest only among equal ones: no device waits for a vertex while
    /// another one that goes there later could run.
    bool nonDelay = false;
    /// A device runs its vertices in the order in which they became ready (ties: lower id), as under `fifo`:
    /// what it has passed over goes elsewhere, and what can go nowhere else is not passed over.
    bool inTurn = false;
};

/// Builds a plan from keys of vertices: a list scheduler that places ready vertices one after the other on a
/// device and on the channels that their inputs need. V R + E D per plan, where R vertices are ready at once.
/// Reuses its memory. Not thread-safe.
class PlanDecoder {
public:
    explicit PlanDecoder(const Problem& problem);

    /// `key`: seconds by vertex, the largest goes first. `pins`: by vertex, the device that it must go to, or
    /// an invalid one: any. Returns the planned makespan in seconds.
    double decode(std::span<const double> key, std::span<const DeviceId> pins, const DecoderWeights& weights);

    /// The last plan, with the order of planned starts, which respects dependencies.
    void plan(Placement& out) const;
    /// The vertices of the last plan by their starts.
    void sequence(std::vector<VertexId>& out) const;
    [[nodiscard]] std::span<const double> starts() const { return start; }
    [[nodiscard]] std::span<const double> ends() const { return end; }
    [[nodiscard]] std::span<const DeviceId> placed() const { return devices; }

private:
    /// A ready vertex on a device.
    struct Choice {
        double start = 0;
        double bias = 0;
        std::size_t slot = none;
    };
    /// The ready vertices on one device, by slot.
    struct Queue {
        std::vector<double> ready; ///< Infinity: not on this device.
        std::vector<double> age;   ///< The same without ticks.
        std::vector<double> bias;
        std::optional<Choice> best; ///< Nothing: to be looked for.
    };
    static constexpr std::size_t none = ~std::size_t{0};

    void begin();
    void makeReady(VertexId v);
    void setRow(std::size_t slot);
    [[nodiscard]] double readyTime(VertexId v, DeviceId d, double shortest) const;
    [[nodiscard]] bool better(const Choice& a, const Choice& b) const;
    [[nodiscard]] Choice choiceAt(std::size_t slot, DeviceId d, double available) const;
    const Choice& best(DeviceId d);
    bool holds(const Choice& choice, DeviceId d);
    std::optional<DeviceId> next();
    void shelter();
    void place(std::size_t slot, DeviceId d);
    void leave(std::size_t slot);
    [[nodiscard]] bool older(std::size_t a, std::size_t b, DeviceId d) const;
    [[nodiscard]] std::size_t mustTake(DeviceId d) const;
    void passOver(DeviceId d, std::size_t taken);
    double fetch(EdgeId id, DeviceId d);

    const Problem& problem;
    const bool freeChannels;
    double tick = 0; ///< Seconds; far less than any task.
    ResourceClocks clocks;
    std::optional<ResidentBytes> memory; ///< Only if memory is bounded.
    std::vector<double> least;           ///< By vertex: seconds on its fastest device.
    std::span<const double> key;
    std::span<const DeviceId> pins;
    DecoderWeights weights;

    std::vector<VertexId> waiting;      ///< The ready vertices, by slot.
    std::vector<std::uint32_t> choices; ///< By slot: the devices that are left.
    std::vector<std::size_t> slotOf;
    std::vector<Queue> queues; ///< By device.
    std::vector<std::uint32_t> missing;
    std::vector<DeviceId> devices;
    std::vector<DeviceId> only; ///< By vertex: the one device that is left for it.
    std::vector<double> start;
    std::vector<double> end;
    std::vector<double> there; ///< |T| x |D|: arrival of the tensor; negative: not sent. Only with channels.
    std::vector<VertexId> taken; ///< In the order of placing.
    std::vector<DeviceId> fitting;
    std::vector<std::pair<double, EdgeId>> inputs;
};

} // namespace doppler
