// SPDX-License-Identifier: GPL-3.0-or-later
// FCP and FLB: list schedulers that look at two devices alone for each vertex, the one from which its last
// input comes and the one that is free first. On equal devices no other can start it earlier.
#include "core/placers/list/ready_pool.h"
#include "core/placers/scheduling/ready_order.h"
#include "core/problem/levels.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

namespace doppler {

namespace {

/// The device of the input of v that would arrive last on another device; invalid for sources.
DeviceId enablingDevice(const Problem& problem, const Plan& plan, VertexId v)
{
    DeviceId device;
    double last = -1;
    for (EdgeId id : problem.graph().inEdges(v)) {
        const Edge& e = problem.graph().edge(id);
        const double arrival = plan.end(e.from) + problem.meanTransferSeconds(e.tensor);
        if (arrival > last) {
            last = arrival;
            device = plan.device(e.from);
        }
    }
    return device;
}

DeviceId firstFree(const Plan& plan, std::span<const DeviceId> devices)
{
    return *std::ranges::min_element(devices, {}, [&](DeviceId d) { return plan.available(d); });
}

/// The options of a vertex that looks at two of its devices; the others were not planned.
std::vector<Decision::Option> optionsOfTwo(std::span<const DeviceId> candidates, std::array<DeviceId, 2> two,
                                           std::array<double, 2> starts)
{
    std::vector<Decision::Option> options;
    for (DeviceId d : candidates) {
        const bool isFirst = d == two[0];
        const bool planned = isFirst || d == two[1];
        const double start = starts[isFirst ? 0 : 1];
        options.push_back(planned ? Decision::Option{d, start, start}
                                  : Decision::Option{d, noStart, std::numeric_limits<double>::infinity()});
    }
    return options;
}

/// Fast Critical Path: the ready vertex with the largest b-level, on the better of the two devices.
class Fcp final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "fcp", "FCP", PlacerKind::Constructive, "Radulescu, van Gemund, ICS 1999", {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        const std::vector<double> level = levels(problem).bLevel;
        Plan plan(problem);
        for (VertexId v : readyOrder(problem.graph(), level)) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            const DeviceId enabling = enablingDevice(problem, plan, v);
            const auto candidates = plan.candidates(v);
            const DeviceId idle = firstFree(plan, candidates);
            const bool looks =
                enabling.valid() && std::ranges::find(candidates, enabling) != candidates.end();
            const DeviceId other = looks ? enabling : idle;
            const std::array starts{plan.earliestStart(v, other), plan.earliestStart(v, idle)};
            const bool toOther = starts[0] < starts[1] || (starts[0] == starts[1] && other <= idle);
            const DeviceId chosen = toOther ? other : idle;
            if (context.record)
                context.record({v,
                                level[v],
                                optionsOfTwo(candidates, {other, idle}, starts),
                                chosen,
                                DOPPLER_TEXT("core", "b-level"),
                                DOPPLER_TEXT("core", "earliest start"),
                                {}});
            plan.place(v, chosen, starts[toOther ? 0 : 1]);
        }
        return PlacerResult{plan.placement(), 0};
    }
};

/// Fast Load Balancing: of all ready vertices on their two devices the one that starts first.
class FlbPool final : public ReadyPool {
public:
    explicit FlbPool(const Problem& p)
        : ReadyPool(p), level(levels(p).bLevel), enabling(p.vertexCount()), known(p.vertexCount(), false)
    {
        for (DeviceId d : p.topology().devices())
            everyDevice.push_back(d);
    }

protected:
    void evaluate(Entry& entry) override
    {
        const VertexId v = entry.vertex;
        if (!known[v]) {
            known[v] = true;
            enabling[v] = enablingDevice(problem, plan, v);
        }
        const auto [other, idle] = both(v);
        const double there = startOn(v, other);
        const double here = startOn(v, idle);
        entry.best = there < here || (there == here && other <= idle) ? other : idle;
        entry.key = -std::min(there, here);
        entry.tie = level[v];
    }
    /// The device that is free first changes with every step: begin() has all evaluated.
    [[nodiscard]] bool changedBy(const Entry&, DeviceId) const override { return false; }
    bool begin(std::size_t) override
    {
        firstOfAll = firstFree(plan, everyDevice);
        return true;
    }
    [[nodiscard]] Decision decision(const Entry& entry) const override
    {
        const VertexId v = entry.vertex;
        const auto two = both(v);
        Decision out;
        out.priority = level[v];
        out.priorityName = DOPPLER_TEXT("core", "b-level");
        out.valueName = DOPPLER_TEXT("core", "earliest start");
        out.options = optionsOfTwo(plan.candidates(v), two, {startOn(v, two[0]), startOn(v, two[1])});
        return out;
    }

private:
    /// The device of the last input, if v may run there, and the one that is free first.
    [[nodiscard]] std::array<DeviceId, 2> both(VertexId v) const
    {
        const DeviceId other = enabling[v];
        const auto candidates = plan.candidates(v);
        if (firstOfAll.valid() && candidates.size() == everyDevice.size())
            return {other.valid() ? other : firstOfAll, firstOfAll};
        const DeviceId idle = firstFree(plan, candidates);
        const bool possible = other.valid() && std::ranges::find(candidates, other) != candidates.end();
        return {possible ? other : idle, idle};
    }

    std::vector<double> level;
    std::vector<DeviceId> enabling; ///< By vertex, once it is ready.
    std::vector<bool> known;
    std::vector<DeviceId> everyDevice;
    DeviceId firstOfAll; ///< The device that is free first at the present step.
};

class Flb final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "flb", "FLB", PlacerKind::Constructive, "Radulescu, van Gemund, ICPP 1999", {}};
        return description;
    }
    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        return FlbPool(problem).run(context);
    }
};

} // namespace

std::unique_ptr<Placer> makeFcp() { return std::make_unique<Fcp>(); }
std::unique_ptr<Placer> makeFlb() { return std::make_unique<Flb>(); }

} // namespace doppler
