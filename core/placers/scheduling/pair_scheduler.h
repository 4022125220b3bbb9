// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "core/placers/scheduling/plan.h"

#include <vector>

namespace doppler {

/// What makes one list scheduler by pairs differ from the other. Seconds.
class PairRule {
public:
    virtual ~PairRule() = default;
    /// What is added to the start of v on d before pairs are compared.
    [[nodiscard]] virtual double offset(VertexId, DeviceId) const { return 0; }
    /// For a record: what speaks for v, the larger the more.
    [[nodiscard]] virtual double priority(VertexId v) const { return -tie(v); }
    /// For a record: what offset and start make together, and what priority() is; texts marked with
    /// DOPPLER_TEXT.
    [[nodiscard]] virtual std::string_view valueName() const
    {
        return DOPPLER_TEXT("core", "earliest start");
    }
    [[nodiscard]] virtual std::string_view priorityName() const
    {
        return DOPPLER_TEXT("core", "static level");
    }
    /// Among pairs that are equal: the least; then the lower vertex, then the lower device.
    [[nodiscard]] virtual double tie(VertexId) const { return 0; }
    /// Whether dataReady of a pair may grow while other vertices are placed; else it is asked for once.
    [[nodiscard]] virtual bool contended() const { return false; }
    /// When the inputs of v, all of whose predecessors are placed, would be on d.
    [[nodiscard]] virtual double dataReady(const Plan& plan, VertexId v, DeviceId d) const
    {
        return plan.dataReady(v, d);
    }
    /// v, not placed yet, is about to be put on d.
    virtual void placing(const Plan&, VertexId /*v*/, DeviceId /*d*/) {}
    /// A vertex that a device waits for, and until when at most.
    struct Hold {
        VertexId vertex;
        double until = 0;
    };
    /// What d waits for; an invalid vertex: nothing. Others than that vertex start there when they are
    /// urgent, or when the wait is over.
    [[nodiscard]] virtual Hold hold(const Plan&, DeviceId) const { return {}; }
    /// From when on v, which is ready, is urgent. Asked for once, and only where holds() is true.
    [[nodiscard]] virtual double urgentFrom(const Plan&, VertexId) const { return 0; }
    [[nodiscard]] virtual bool holds() const { return false; }
};

/// List scheduling by pairs: of all ready vertices and their devices always the pair of least
/// start + offset, appended to what is on the device. V D log V + E D: each device keeps the ready vertices
/// in heaps, so a step looks at a pair or two a device.
Result<PlacerResult> placeByPairs(const Problem& problem, const PlacerContext& context, PairRule& rule);

/// Longest path to the end by `work` alone, communication not counted, v included; by vertex id.
std::vector<double> staticLevels(const Problem& problem, const std::vector<double>& work);
/// The same by mean compute seconds.
std::vector<double> staticLevels(const Problem& problem);

} // namespace doppler
