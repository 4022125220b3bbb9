// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/given_times.h"

#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// How many observations the prior of each estimate is worth.
struct PriorWeights {
    double kernel = 1;     ///< A kernel, against the ratio of its operation.
    double operation = 4;  ///< An operation on a kind of device, against the ratio of the kind.
    double device = 8;     ///< A kind of device, against the problem's model.
    double link = 4;       ///< A pair of devices, against the ratio of all pairs, and that against the model.
    double contention = 1; ///< No contention between two devices.
    double launch = 20;    ///< No launch overhead.
};

/// What measured executions say about the costs of a problem: the seconds of each distinct kernel (operation,
/// kernel, FLOPs, bytes) by kind of device, latency and bandwidth of each pair of devices, the launch
/// overhead of tasks, and how much a busy device slows another one down. Every estimate is a posterior mean
/// whose prior is the problem's model, so that without observations this is the model. Kernels that were
/// never seen are scaled by the ratio of the seen ones of their operation and kind. Deterministic. Not
/// thread-safe.
class LearnedCosts {
public:
    /// Contention is learned on topologies of at most this many devices.
    static constexpr std::size_t mostNeighbours = 16;

    explicit LearnedCosts(ProblemPtr problem, PriorWeights weights = {});

    /// Adds a measured execution of the placement. The schedule is complete, and its transfers are in the
    /// order of the placement's TransferPlan.
    void observe(const Placement& placement, const Schedule& schedule);
    [[nodiscard]] std::size_t observed() const { return runCount; }

    /// Seconds of v on d while no other device works, without the launch overhead.
    [[nodiscard]] double kernelSeconds(VertexId v, DeviceId d) const;
    /// Seconds for which a slot of d is occupied before each task.
    [[nodiscard]] double launchSeconds(DeviceId d) const { return launch[groupOf[d]]; }
    /// How much longer tasks on d take while `neighbour` works, as a share of their time; 0: not longer.
    [[nodiscard]] double contention(DeviceId d, DeviceId neighbour) const;
    [[nodiscard]] Problem::LinkCost link(DeviceId from, DeviceId to) const
    {
        return links[from * deviceCount + to];
    }
    [[nodiscard]] double transferSeconds(TensorId t, DeviceId from, DeviceId to) const;

    /// The durations of all tasks (with launch overhead and contention) and transfers of a placement.
    [[nodiscard]] GivenTimes durations(const Placement& placement) const;
    /// Simulates the placement with durations().
    [[nodiscard]] Schedule simulate(const Placement& placement) const;
    /// The problem with these costs, for placers and searches. Contention counts as a mean over what was
    /// observed, because costs of a problem do not depend on other devices. Vertices, edges and devices keep
    /// their numbers, so that its placements are placements of the original problem.
    [[nodiscard]] Result<ProblemPtr> problem() const;

private:
    /// Sums over the tasks of one kernel on one device.
    struct KernelSums {
        double count = 0;
        double seconds = 0;
        std::vector<double> overlap;        ///< By device: share of the task during which it worked.
        std::vector<double> overlapSeconds; ///< Overlap x seconds.
    };
    /// Weighted sums over the transfers of one pair, for a regression of seconds on bytes.
    struct LinkSums {
        double weight = 0;
        double bytes = 0;
        double bytesSquared = 0;
        double seconds = 0;
        double bytesSeconds = 0;
    };

    void findKernels();
    void findGroups();
    void observeTasks(const Schedule& schedule);
    void observeLaunches(const Schedule& schedule);
    void observeTransfers(const Schedule& schedule);
    void fit();
    void fitKernels();
    void fitContention();
    void fitLinks();
    [[nodiscard]] double slowdown(DeviceId d, std::span<const double> overlap) const;
    [[nodiscard]] double meanSlowdown(std::size_t group) const;
    [[nodiscard]] double prior(std::size_t kernel, std::size_t group) const
    {
        return priors[kernel * groupCount + group];
    }
    [[nodiscard]] double importance(std::size_t kernel, std::size_t group) const;

    ProblemPtr given;
    PriorWeights weight;
    std::size_t deviceCount;
    std::size_t runCount = 0;
    bool learnsContention;

    std::vector<std::uint32_t> kernelOf; ///< By vertex.
    std::vector<std::uint32_t> groupOf;  ///< By device: those of one kind with equal costs are one group.
    std::vector<std::uint32_t> opOf;     ///< By kernel.
    std::size_t kernelCount = 0;
    std::size_t groupCount = 0;
    std::size_t opCount = 0;
    std::vector<double> priors; ///< Kernels x groups.
    double meanPrior = 0;       ///< Seconds of a task.

    std::vector<KernelSums> sums;             ///< Kernels x devices.
    std::vector<std::vector<double>> squares; ///< By device: weighted sums of overlap x overlap.
    std::vector<double> launchSums;           ///< By group: median gap x tasks.
    std::vector<double> launchCounts;
    std::vector<LinkSums> linkSums; ///< Devices x devices.
    double explicitModelled = 0;    ///< Transfers with seconds of their own.
    double explicitMeasured = 0;
    double meanBytes = 0; ///< Of a tensor.

    std::vector<double> seconds; ///< Kernels x groups.
    std::vector<double> factors; ///< Contention: devices x devices.
    std::vector<double> launch;  ///< By group.
    std::vector<Problem::LinkCost> links;
    double explicitFactor = 1;
};

/// By task and device: the share of the task during which the device runs kernels; 0 on its own device.
std::vector<std::vector<double>> overlaps(const Schedule& schedule, std::size_t deviceCount);

/// A problem with given costs: `seconds` has an entry for each vertex and device, row by vertex, `links` for
/// each pair of devices; `group` by device: devices of one group have equal seconds. Explicit seconds of
/// tensors are multiplied by the factor.
Result<ProblemPtr> problemWithCosts(const Problem& problem, std::span<const double> seconds,
                                    std::span<const std::uint32_t> group,
                                    std::span<const Problem::LinkCost> links, double explicitFactor);

} // namespace doppler
