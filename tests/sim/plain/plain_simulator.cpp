// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sim/plain/plain_simulator.h"

#include "tests/sim/plain/plain_channels.h"
#include "tests/sim/plain/plain_memory.h"
#include "tests/sim/plain/plain_order.h"
#include "tests/sim/plain/plain_work.h"

#include <algorithm>

namespace doppler::tests {

namespace {

class PlainRun {
public:
    PlainRun(const Problem& p, const Placement& placement) : problem(p), world(p, placement), order(world)
    {
        for (DeviceId from : p.topology().devices())
            for (DeviceId to : p.topology().devices())
                routes.push_back(plainRoute(p, from, to));
    }

    Schedule run()
    {
        const bool isStatic =
            problem.model().costModel == CostModel::Mayer && problem.model().memory == MemoryRule::Enforce;
        if (auto stuck = isStatic ? verticesWithoutRoom(world) : std::vector<StuckTask>{}; !stuck.empty())
            return schedule(std::move(stuck));
        while (now != never) {
            world.takeIn(now);
            if (problem.model().costModel == CostModel::Placeto)
                startOneByOne();
            else
                startInOnePass();
            lastEvent = now;
            now = world.nextEvent();
        }
        return schedule(waitingForMemory());
    }

private:
    void startInOnePass()
    {
        for (std::size_t i : order.ready())
            if (Work& x = world.works[i]; hasItsResources(x) && fits(world, x))
                world.start(x, now);
    }

    /// Transfers before execs; what ends at once is taken in, and all ranked anew, before the next start.
    void startOneByOne()
    {
        std::vector<std::size_t> ready = order.ready();
        while (Work* chosen = firstToStart(ready)) {
            world.start(*chosen, now);
            if (chosen->end > now)
                continue;
            world.takeIn(now);
            ready = order.ready();
        }
    }

    Work* firstToStart(const std::vector<std::size_t>& ready)
    {
        for (const bool exec : {false, true})
            for (std::size_t i : ready)
                if (Work& x = world.works[i];
                    x.isExec() == exec && !x.started() && hasItsResources(x) && fits(world, x))
                    return &x;
        return nullptr;
    }

    /// Whether nothing but memory keeps it, which is ready, from starting.
    [[nodiscard]] bool hasItsResources(const Work& x) const
    {
        if (!phaseIsOpen(x))
            return false;
        if (x.kind == Work::Kind::Transfer)
            return hasFreeChannels(x) && (problem.model().costModel != CostModel::Mayer ||
                                          world.of(Work::Kind::Send, x.tensor, x.to).done);
        return hasFreeSlot(x.device) && (!x.isExec() || order.hasItsTurn(x));
    }

    [[nodiscard]] bool hasFreeSlot(DeviceId d) const
    {
        const auto used = std::count_if(world.works.begin(), world.works.end(), [&](const Work& x) {
            return x.kind != Work::Kind::Transfer && x.device == d && x.started() && !x.released;
        });
        return static_cast<std::size_t>(used) < problem.topology().device(d).slotCount;
    }

    [[nodiscard]] const std::vector<PlainChannel>& routeOf(const Work& transfer) const
    {
        return routes[transfer.device * problem.deviceCount() + transfer.to];
    }

    [[nodiscard]] bool hasFreeChannels(const Work& transfer) const
    {
        for (const PlainChannel& c : routeOf(transfer)) {
            std::size_t used = 0;
            for (const Work& x : world.works)
                if (x.kind == Work::Kind::Transfer && x.started() && !x.released)
                    used += static_cast<std::size_t>(std::count(routeOf(x).begin(), routeOf(x).end(), c));
            if (used >= plainCapacity(problem, c))
                return false;
        }
        return true;
    }

    /// Bulk-synchronous: a level's transfers after all lower compute, its compute after those transfers.
    [[nodiscard]] bool phaseIsOpen(const Work& x) const
    {
        if (problem.model().mode == Mode::Asynchronous)
            return true;
        return std::all_of(world.works.begin(), world.works.end(), [&](const Work& before) {
            const bool mustBeDone =
                before.isExec() ? before.level < x.level : x.isExec() && before.level <= x.level;
            return !mustBeDone || before.done;
        });
    }

    [[nodiscard]] std::vector<StuckTask> waitingForMemory() const
    {
        std::vector<StuckTask> out;
        for (const Work& x : world.works)
            if (x.ready != never && !x.started() && hasItsResources(x) && !fits(world, x))
                out.push_back({x.vertex, !x.isExec(), x.isExec() ? x.device : x.to, x.bytes});
        std::stable_sort(out.begin(), out.end(),
                         [](const StuckTask& a, const StuckTask& b) { return a.vertex < b.vertex; });
        return out;
    }

    [[nodiscard]] Schedule schedule(std::vector<StuckTask> stuck) const
    {
        Schedule out;
        for (const Work& x : world.works) {
            if (x.started())
                out.makespan = std::max(out.makespan, x.end + x.pause);
            if (x.isExec())
                out.tasks.push_back({x.vertex, x.device, x.ready, x.start, x.end});
            if (x.kind != Work::Kind::Transfer || !x.started())
                continue;
            out.transfers.push_back({x.tensor, x.vertex, x.device, x.to, x.ready, x.start, x.end});
            if (problem.model().costModel == CostModel::Mayer)
                out.transfers.back().sendStart = world.of(Work::Kind::Send, x.tensor, x.to).start;
        }
        if (std::any_of(out.tasks.begin(), out.tasks.end(), [](const TaskRun& x) { return !x.ran(); })) {
            out.makespan = never;
            out.outOfMemory = OutOfMemory{lastEvent, std::move(stuck)};
        }
        return out;
    }

    const Problem& problem;
    World world;
    OrderOfChoice order;
    std::vector<std::vector<PlainChannel>> routes; ///< By pair.
    double now = 0;
    double lastEvent = 0;
};

} // namespace

Schedule plainSimulation(const Problem& problem, const Placement& placement)
{
    return PlainRun(problem, placement).run();
}

} // namespace doppler::tests
