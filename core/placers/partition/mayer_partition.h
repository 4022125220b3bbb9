// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/scheduling/partial_assignment.h"

#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace doppler {

// Shared parts of the partitioners of Mayer, Mayer, Laich ("The TensorFlow Partitioning and Scheduling
// Problem: It's the Critical Path!", DIDL 2017). A unit is a colocation group, or a single vertex; its first
// member represents it.

/// The units, by first member.
std::vector<VertexId> placementUnits(const Problem& problem);

/// L(v), by vertex id: the largest number of operations on a path through v, or through its colocation group.
/// Operations are FLOPs, or mean seconds if some vertex has measured times or no FLOPs.
std::vector<double> longestPaths(const Problem& problem);

struct DeviceSpeeds {
    std::vector<double> relative;     ///< By device: speed over the whole graph, as a share of the fastest.
    std::vector<DeviceId> descending; ///< Fastest first; ties: lower device.
};
DeviceSpeeds deviceSpeeds(const Problem& problem);

/// A feasible device of a unit, with two factors of the paper's products.
struct UnitChoice {
    DeviceId device;
    /// Transfer seconds of the inputs that the unit would need from elsewhere, as a share of the largest
    /// among the choices.
    double traffic = 0;
    /// (assigned + the unit's operations) / speed, as a share of the largest.
    double execution = 0;
};

/// What the partitioners report to the context's record, if there is one: their order of units, and the
/// factors of the product, as texts marked with DOPPLER_TEXT.
struct ProductRecord {
    const Problem& problem;
    const PlacerContext& context;
    std::string_view order;
    std::string_view product;
    std::size_t taken = 0; ///< Number of units so far.

    void tell(VertexId unit, DeviceId chosen, std::vector<Decision::Option> products);
};

/// The feasible device with the smallest factors(choice); ties: lower device.
template <class Factors>
DeviceId leastProduct(PartialAssignment& assignment, VertexId unit, Factors factors, ProductRecord& record);

/// A factor of a product to be minimised: 0 becomes a small positive number, so that the other factors still
/// distinguish devices.
double positiveFactor(double factor);

/// Stores every feasible device of the unit in `out`.
void findChoices(PartialAssignment& assignment, VertexId unit, std::vector<UnitChoice>& out);

template <class Factors>
DeviceId leastProduct(PartialAssignment& assignment, VertexId unit, Factors factors, ProductRecord& record)
{
    std::vector<UnitChoice> choices;
    std::vector<Decision::Option> products;
    findChoices(assignment, unit, choices);
    DeviceId best;
    double least = 0;
    for (const UnitChoice& choice : choices) {
        const double here = factors(choice);
        if (record.context.record)
            products.push_back({choice.device, noStart, here});
        if (!best.valid() || here < least) {
            best = choice.device;
            least = here;
        }
    }
    if (record.context.record)
        record.tell(unit, best, std::move(products));
    return best;
}

} // namespace doppler
