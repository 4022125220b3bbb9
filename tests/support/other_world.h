// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/exec/engine.h"
#include "core/problem/transfer_plan.h"
#include "core/sim/given_times.h"
#include "core/tune/learned_costs.h"

#include <atomic>
#include <map>

namespace doppler::tests {

/// An engine without clocks or threads: it simulates a world whose costs differ from the problem's. Without
/// noise its times are the same every time.
class OtherWorld final : public Engine {
public:
    std::map<std::string, double> operationFactors; ///< On the seconds of an operation.
    double computeFactor = 1;
    double bandwidthFactor = 1;
    double extraLatency = 0; ///< Seconds.
    double contention = 0;   ///< Of each pair of devices.
    double launch = 0;       ///< Seconds before each task.
    double noise = 0;        ///< Relative; drawn from the number of executions, as a clock would.
    bool fails = false;
    mutable std::atomic<int> executions = 0;
    mutable std::atomic<int> preparations = 0;
    std::function<void(int)> before = {}; ///< Called with the number of the execution.

    OtherWorld() : Engine(EngineInfo{"other-world", "Other world", "A simulated world", {}}) {}
    [[nodiscard]] Result<void> supports(const Problem&) const override { return {}; }
    [[nodiscard]] Result<std::shared_ptr<const void>> prepare(const Problem&, const Options&) const override
    {
        ++preparations;
        return std::shared_ptr<const void>();
    }
    [[nodiscard]] Result<Execution> execute(const Problem& problem, const Placement& placement,
                                            const Options&, const EngineContext& context) const override
    {
        const int number = ++executions;
        if (before)
            before(number);
        if (context.stop.stop_requested())
            return executionStopped();
        if (fails)
            return Error{{"a wheel came off"}, {}, {}};
        return Execution{run(problem, placement, static_cast<std::uint64_t>(number))};
    }

    /// What an execution would measure.
    [[nodiscard]] Schedule run(const Problem& problem, const Placement& placement, std::uint64_t number) const
    {
        Random random(number);
        GivenTimes times;
        std::vector<double> alone;
        for (VertexId v : problem.graph().vertices()) {
            const auto own = operationFactors.find(problem.graph().vertex(v).op);
            const double factor = own == operationFactors.end() ? computeFactor : own->second;
            alone.push_back(problem.computeSeconds(v, placement.devices[v]) * factor *
                            (1 + noise * (random.uniform() - 0.5)));
            times.tasks.push_back(alone.back() + launch);
        }
        TransferPlan plan(problem.graph(), problem.deviceCount());
        plan.make(placement.devices, std::vector<std::uint32_t>(problem.vertexCount()));
        for (const PlannedTransfer& x : plan.transfers()) {
            const Problem::LinkCost& link = problem.linkCost(x.from, x.to);
            times.transfers.push_back(link.latency + extraLatency +
                                      problem.graph().tensor(x.tensor).bytes * link.secondsPerByte /
                                          bandwidthFactor);
        }
        Schedule schedule = simulateWithTimes(problem.shared_from_this(), placement, times);
        for (int turn = 0; contention > 0 && turn < 5; ++turn) {
            const auto shares = overlaps(schedule, problem.deviceCount());
            for (VertexId v : problem.graph().vertices()) {
                double slow = 1;
                for (double share : shares[v])
                    slow += contention * share;
                times.tasks[v] = alone[v] * slow + launch;
            }
            schedule = simulateWithTimes(problem.shared_from_this(), placement, times);
        }
        for (TaskRun& task : schedule.tasks) // the slot waits, and then the kernel runs
            task.start += launch;
        return schedule;
    }
};

} // namespace doppler::tests
