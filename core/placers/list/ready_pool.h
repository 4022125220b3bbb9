// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "core/placers/scheduling/plan.h"

#include <algorithm>
#include <vector>

namespace doppler {

/// Base of list schedulers that compare all ready vertices before every step and append the best of them to a
/// device. Keeps the ready vertices and calls the rule for those alone whose values may have changed.
/// Seconds. Time: V times the number of ready vertices, plus E D.
class ReadyPool {
public:
    explicit ReadyPool(const Problem& problem);
    virtual ~ReadyPool() = default;
    ReadyPool(const ReadyPool&) = delete;
    ReadyPool& operator=(const ReadyPool&) = delete;

    /// Places all vertices. An error only after a stop request.
    Result<PlacerResult> run(const PlacerContext& context);

protected:
    struct Entry {
        VertexId vertex;
        DeviceId best;  ///< The device that the vertex gets if it is taken.
        double key = 0; ///< The entry with the largest key is taken; ties: larger tie, lower vertex.
        double tie = 0;
    };
    /// Sets best, key and tie of an entry for the present state of the plan.
    virtual void evaluate(Entry& entry) = 0;
    /// Whether the values of an entry may have changed after a vertex was placed on d.
    [[nodiscard]] virtual bool changedBy(const Entry& entry, DeviceId d) const = 0;
    /// Called before the entries are compared; returns whether all of them must be evaluated again.
    virtual bool begin(std::size_t /*ready*/) { return false; }
    /// What is reported of v, which is about to be placed: all but vertex and chosen device.
    [[nodiscard]] virtual Decision decision(const Entry& entry) const = 0;

    /// The earliest start of v, which is ready, on d.
    [[nodiscard]] double startOn(VertexId v, DeviceId d) const
    {
        return std::max(plan.available(d), dataThere[v * problem.deviceCount() + d]);
    }

    const Problem& problem;
    Plan plan;

private:
    static bool takenBefore(const Entry& a, const Entry& b);
    void makeReady(VertexId v);

    bool restricted; ///< Whether devices of ready vertices can be ruled out by other vertices.
    std::vector<Entry> entries;
    std::vector<std::size_t> missing;
    std::vector<double> dataThere; ///< |V| x |D|: when the inputs of a ready vertex are on a device.
};

} // namespace doppler
