// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/learned_costs.h"

#include "core/base/fingerprint.h"
#include "core/problem/transfer_plan.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace doppler {

namespace {

/// Two vertices with equal values take equal times on every device.
std::uint64_t kernelPrint(const Problem& problem, VertexId v)
{
    const DataflowGraph& graph = problem.graph();
    const Vertex& x = graph.vertex(v);
    Fingerprint print;
    print.add(std::string_view(x.op));
    print.add(x.flops.value_or(-1));
    print.add(x.outputBytes);
    if (x.kernel) {
        print.add(std::string_view(x.kernel->einsum));
        for (const auto& [label, extent] : x.kernel->extents) {
            print.add(static_cast<std::uint64_t>(label));
            print.add(static_cast<std::uint64_t>(extent));
        }
    }
    double read = 0;
    for (EdgeId e : graph.inEdges(v))
        read += graph.tensor(graph.edge(e).tensor).bytes;
    print.add(read);
    for (DeviceId d : problem.topology().devices()) // accessed bytes and measured times are in these
        print.add(problem.computeSeconds(v, d));
    return print.value();
}

/// Gaps between the time from which each task could run (its inputs are there and a slot is free) and its
/// start, by device.
std::vector<std::vector<double>> startGaps(const Schedule& schedule, const Topology& topology)
{
    std::vector<std::vector<const TaskRun*>> byDevice(topology.deviceCount());
    for (const TaskRun& task : schedule.tasks)
        byDevice[task.device].push_back(&task);
    std::vector<std::vector<double>> gaps(topology.deviceCount());
    for (DeviceId d : topology.devices()) {
        auto& tasks = byDevice[d];
        std::ranges::stable_sort(tasks, {}, &TaskRun::start);
        std::vector<double> freeAt(topology.device(d).slotCount, 0.0);
        for (const TaskRun* task : tasks) {
            const auto slot = std::ranges::min_element(freeAt);
            gaps[d].push_back(std::max(0.0, task->start - std::max(task->ready, *slot)));
            *slot = task->end;
        }
    }
    return gaps;
}

double middleOf(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

} // namespace

LearnedCosts::LearnedCosts(ProblemPtr problem, PriorWeights weights)
    : given(std::move(problem)), weight(weights), deviceCount(given->deviceCount()),
      learnsContention(deviceCount > 1 && deviceCount <= mostNeighbours)
{
    findGroups();
    findKernels();
    sums.resize(kernelCount * deviceCount);
    squares.assign(learnsContention ? deviceCount : 0, std::vector<double>(deviceCount * deviceCount));
    launchSums.assign(groupCount, 0);
    launchCounts.assign(groupCount, 0);
    linkSums.resize(deviceCount * deviceCount);
    for (TensorId t : given->graph().tensors())
        meanBytes += given->graph().tensor(t).bytes / static_cast<double>(given->graph().tensorCount());
    fit();
}

void LearnedCosts::findGroups()
{
    std::vector<DeviceId> first;
    for (DeviceId d : given->topology().devices()) {
        const auto known = std::ranges::find_if(first, [&](DeviceId r) {
            return given->sameCosts(r, d) &&
                   given->topology().device(r).kind == given->topology().device(d).kind;
        });
        groupOf.push_back(static_cast<std::uint32_t>(known - first.begin()));
        if (known == first.end())
            first.push_back(d);
    }
    groupCount = first.size();
}

void LearnedCosts::findKernels()
{
    std::vector<DeviceId> member(groupCount);
    for (DeviceId d : given->topology().devices())
        member[groupOf[d]] = d;
    std::map<std::uint64_t, std::uint32_t> known;
    std::map<std::string, std::uint32_t> ops;
    for (VertexId v : given->graph().vertices()) {
        const auto next = static_cast<std::uint32_t>(known.size());
        const auto [at, isNew] = known.insert({kernelPrint(*given, v), next});
        kernelOf.push_back(at->second);
        if (!isNew)
            continue;
        const auto op = ops.insert({given->graph().vertex(v).op, static_cast<std::uint32_t>(ops.size())});
        opOf.push_back(op.first->second);
        for (DeviceId d : member)
            priors.push_back(given->computeSeconds(v, d));
    }
    kernelCount = known.size();
    opCount = ops.size();
    for (VertexId v : given->graph().vertices())
        meanPrior += given->meanComputeSeconds(v) / static_cast<double>(given->vertexCount());
}

void LearnedCosts::observe(const Placement& placement, const Schedule& schedule)
{
    observeTasks(schedule);
    observeLaunches(schedule);
    if (schedule.tasks.size() == placement.devices.size())
        observeTransfers(schedule);
    ++runCount;
    fit();
}

/// Long kernels decide the makespan; of short ones the noise is relatively large.
double LearnedCosts::importance(std::size_t kernel, std::size_t group) const
{
    return meanPrior > 0 ? prior(kernel, group) / meanPrior : 1;
}

void LearnedCosts::observeTasks(const Schedule& schedule)
{
    const auto shares =
        learnsContention ? overlaps(schedule, deviceCount) : std::vector<std::vector<double>>();
    for (const TaskRun& task : schedule.tasks) {
        const std::size_t kernel = kernelOf[task.vertex];
        KernelSums& sum = sums[kernel * deviceCount + task.device];
        const double took = task.end - task.start;
        sum.count += 1;
        sum.seconds += took;
        if (!learnsContention)
            continue;
        sum.overlap.resize(deviceCount);
        sum.overlapSeconds.resize(deviceCount);
        const std::vector<double>& share = shares[task.vertex];
        const double matters = importance(kernel, groupOf[task.device]);
        for (std::size_t e = 0; e < deviceCount; ++e) {
            sum.overlap[e] += share[e];
            sum.overlapSeconds[e] += share[e] * took;
            for (std::size_t f = 0; f < deviceCount; ++f)
                squares[task.device][e * deviceCount + f] += matters * share[e] * share[f];
        }
    }
}

void LearnedCosts::observeLaunches(const Schedule& schedule)
{
    const auto gaps = startGaps(schedule, given->topology());
    std::vector<std::vector<double>> byGroup(groupCount);
    for (DeviceId d : given->topology().devices())
        byGroup[groupOf[d]].insert(byGroup[groupOf[d]].end(), gaps[d].begin(), gaps[d].end());
    for (std::size_t g = 0; g < groupCount; ++g) {
        if (byGroup[g].empty())
            continue;
        const auto count = static_cast<double>(byGroup[g].size());
        launchSums[g] += count * middleOf(std::move(byGroup[g]));
        launchCounts[g] += count;
    }
}

void LearnedCosts::observeTransfers(const Schedule& schedule)
{
    for (const TransferRun& x : schedule.transfers) {
        const double took = x.end - x.start;
        const Tensor& tensor = given->graph().tensor(x.tensor);
        if (tensor.seconds) {
            explicitModelled += *tensor.seconds;
            explicitMeasured += took;
            continue;
        }
        // relative errors count, so that small tensors determine the latency
        const Problem::LinkCost& model = given->linkCost(x.from, x.to);
        const double scale = model.latency + std::max(tensor.bytes, meanBytes * 1e-3) * model.secondsPerByte;
        if (scale <= 0)
            continue;
        const double w = 1 / (scale * scale);
        LinkSums& sum = linkSums[x.from * deviceCount + x.to];
        sum.weight += w;
        sum.bytes += w * tensor.bytes;
        sum.bytesSquared += w * tensor.bytes * tensor.bytes;
        sum.seconds += w * took;
        sum.bytesSeconds += w * tensor.bytes * took;
    }
}

double LearnedCosts::kernelSeconds(VertexId v, DeviceId d) const
{
    return seconds[kernelOf[v] * groupCount + groupOf[d]];
}

double LearnedCosts::contention(DeviceId d, DeviceId neighbour) const
{
    return factors[d * deviceCount + neighbour];
}

double LearnedCosts::transferSeconds(TensorId t, DeviceId from, DeviceId to) const
{
    if (from == to)
        return 0;
    const Tensor& tensor = given->graph().tensor(t);
    if (tensor.seconds)
        return *tensor.seconds * explicitFactor;
    const Problem::LinkCost cost = link(from, to);
    return cost.latency + tensor.bytes * cost.secondsPerByte;
}

double LearnedCosts::slowdown(DeviceId d, std::span<const double> overlap) const
{
    double out = 1;
    for (std::size_t e = 0; e < overlap.size(); ++e)
        out += factors[d * deviceCount + e] * overlap[e];
    return out;
}

GivenTimes LearnedCosts::durations(const Placement& placement) const
{
    GivenTimes times;
    for (VertexId v : given->graph().vertices()) {
        const DeviceId d = placement.devices[v];
        times.tasks.push_back(kernelSeconds(v, d) + launchSeconds(d));
    }
    TransferPlan plan(given->graph(), deviceCount);
    plan.make(placement.devices, std::vector<std::uint32_t>(given->vertexCount()));
    for (const PlannedTransfer& x : plan.transfers())
        times.transfers.push_back(transferSeconds(x.tensor, x.from, x.to));
    if (std::ranges::all_of(factors, [](double factor) { return factor == 0; }))
        return times;
    // Durations depend on what runs at the same time, and that on durations.
    for (int turn = 0; turn < 2; ++turn) {
        const Schedule schedule = simulateWithTimes(given, placement, times);
        if (schedule.outOfMemory)
            break;
        const auto shares = overlaps(schedule, deviceCount);
        for (VertexId v : given->graph().vertices()) {
            const DeviceId d = placement.devices[v];
            times.tasks[v] = kernelSeconds(v, d) * slowdown(d, shares[v]) + launchSeconds(d);
        }
    }
    return times;
}

Schedule LearnedCosts::simulate(const Placement& placement) const
{
    return simulateWithTimes(given, placement, durations(placement));
}

Result<ProblemPtr> LearnedCosts::problem() const
{
    std::vector<double> slow;
    for (std::size_t g = 0; g < groupCount; ++g)
        slow.push_back(meanSlowdown(g));
    std::vector<double> costs;
    costs.reserve(given->vertexCount() * deviceCount);
    for (VertexId v : given->graph().vertices())
        for (DeviceId d : given->topology().devices())
            costs.push_back(kernelSeconds(v, d) * slow[groupOf[d]] + launchSeconds(d));
    std::vector<Problem::LinkCost> pairs = links;
    if (given->model().costModel == CostModel::AsReleased && meanBytes > 0) // it knows no latency
        for (Problem::LinkCost& cost : pairs)
            cost.secondsPerByte += cost.latency / meanBytes;
    return problemWithCosts(*given, costs, groupOf, pairs, explicitFactor);
}

} // namespace doppler
