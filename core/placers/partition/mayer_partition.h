// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/scheduling/partial_assignment.h"

#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace doppler {

// What the partitioners of Mayer, Mayer, Laich ("The TensorFlow Partitioning and Scheduling Problem: It's the
// Critical Path!", DIDL 2017) share. A unit is a colocation group, or a vertex alone; it stands for itself by
// its first member.

/// The units, by first member.
std::vector<VertexId> placementUnits(const Problem& problem);

/// L(v): the most operations on a path through v, or through what is colocated with it; by vertex id.
/// Operations are FLOPs, or mean seconds where some vertex has measured ones or no FLOPs.
std::vector<double> longestPaths(const Problem& problem);

struct DeviceSpeeds {
    std::vector<double> relative;     ///< Over the whole graph, as a share of the fastest's; by device.
    std::vector<DeviceId> descending; ///< Fastest first; ties: lower device.
};
DeviceSpeeds deviceSpeeds(const Problem& problem);

/// A feasible device of a unit, with two factors of the paper's products.
struct UnitChoice {
    DeviceId device;
    /// Transfer seconds of what the unit reads and would have to come; as a share of the largest among the
    /// choices.
    double traffic = 0;
    /// (assigned + the unit's operations) / speed, as a share of the largest.
    double execution = 0;
};

/// What the context's record, where there is one, hears of products: the order that the placer takes units
/// in, and what is multiplied, as texts marked with DOPPLER_TEXT.
struct ProductRecord {
    const Problem& problem;
    const PlacerContext& context;
    std::string_view order;
    std::string_view product;
    std::size_t taken = 0; ///< Units so far.

    void tell(VertexId unit, DeviceId chosen, std::vector<Decision::Option> products);
};

/// The feasible device of least factors(choice); ties: lower device.
template <class Factors>
DeviceId leastProduct(PartialAssignment& assignment, VertexId unit, Factors factors, ProductRecord& record);

/// A factor of a product that is to be least: 0 counts as a small positive number, so that the other factors
/// still tell devices apart.
double positiveFactor(double factor);

/// Every feasible device of the unit, into `out`.
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
