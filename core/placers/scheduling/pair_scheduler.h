// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "core/placers/scheduling/plan.h"

#include <vector>

namespace doppler {

/// The part in which list schedulers by pairs differ. Seconds.
class PairRule {
public:
    virtual ~PairRule() = default;
    /// Added to the start of v on d before pairs are compared.
    [[nodiscard]] virtual double offset(VertexId, DeviceId) const { return 0; }
    /// For the record: the priority of v; larger is better.
    [[nodiscard]] virtual double priority(VertexId v) const { return -tie(v); }
    /// For the record: names of the sum of offset and start, and of priority(); texts marked with
    /// DOPPLER_TEXT.
    [[nodiscard]] virtual std::string_view valueName() const
    {
        return DOPPLER_TEXT("core", "earliest start");
    }
    [[nodiscard]] virtual std::string_view priorityName() const
    {
        return DOPPLER_TEXT("core", "static level");
    }
    /// Tie-breaker among equal pairs: the smallest value first, then the lower vertex, then the lower device.
    [[nodiscard]] virtual double tie(VertexId) const { return 0; }
    /// Whether dataReady() of a pair can grow while other vertices are placed. If not, it is requested once.
    [[nodiscard]] virtual bool contended() const { return false; }
    /// The time at which the inputs of v would be on d. All predecessors of v are placed.
    [[nodiscard]] virtual double dataReady(const Plan& plan, VertexId v, DeviceId d) const
    {
        return plan.dataReady(v, d);
    }
    /// Called before v, which is not placed yet, is placed on d.
    virtual void placing(const Plan&, VertexId /*v*/, DeviceId /*d*/) {}
    /// A vertex for which a device waits, and the latest end of the wait.
    struct Hold {
        VertexId vertex;
        double until = 0;
    };
    /// The vertex for which d waits; an invalid vertex: none. Other vertices start there only if they are
    /// urgent or the wait has ended.
    [[nodiscard]] virtual Hold hold(const Plan&, DeviceId) const { return {}; }
    /// The time from which v, which is ready, is urgent. Requested once, and only if holds() is true.
    [[nodiscard]] virtual double urgentFrom(const Plan&, VertexId) const { return 0; }
    [[nodiscard]] virtual bool holds() const { return false; }
};

/// List scheduling by pairs: among all ready vertices and their devices, always takes the pair with the
/// smallest start + offset and appends it to the device. V D log V + E D: each device keeps the ready
/// vertices in heaps, so that a step examines one or two pairs per device.
Result<PlacerResult> placeByPairs(const Problem& problem, const PlacerContext& context, PairRule& rule);

/// By vertex id, the longest path to the end by `work` without communication, v included.
std::vector<double> staticLevels(const Problem& problem, const std::vector<double>& work);
/// The same with mean compute seconds.
std::vector<double> staticLevels(const Problem& problem);

} // namespace doppler
