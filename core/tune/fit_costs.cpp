// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/learned_costs.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace doppler {

namespace {

/// Solves A x = b for a symmetric positive definite matrix, by Gauss-Jordan elimination.
std::vector<double> solved(std::vector<double> a, std::vector<double> b)
{
    const std::size_t n = b.size();
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t row = 0; row < n; ++row) {
            if (row == i)
                continue;
            const double factor = a[row * n + i] / a[i * n + i];
            for (std::size_t column = i; column < n; ++column)
                a[row * n + column] -= factor * a[i * n + column];
            b[row] -= factor * b[i];
        }
    for (std::size_t i = 0; i < n; ++i)
        b[i] /= a[i * n + i];
    return b;
}

/// Minimises sum w (t - x0 - x1 u)^2 + stiff0 (x0 - prior0)^2 + stiff1 (x1 - prior1)^2 from its sums.
std::pair<double, double> line(double w, double wu, double wuu, double wt, double wut, double prior0,
                               double stiff0, double prior1, double stiff1)
{
    const auto x = solved({w + stiff0, wu, wu, wuu + stiff1}, {wt + stiff0 * prior0, wut + stiff1 * prior1});
    return {x[0], x[1]};
}

} // namespace

void LearnedCosts::fit()
{
    launch.assign(groupCount, 0);
    for (std::size_t g = 0; g < groupCount; ++g)
        launch[g] = launchSums[g] / (weight.launch + launchCounts[g]);
    factors.assign(deviceCount * deviceCount, 0);
    // Kernels alone and contention explain each other.
    constexpr int turns = 12;
    for (int turn = 0; turn < turns; ++turn) {
        fitKernels();
        if (!learnsContention || runCount == 0)
            break;
        if (turn + 1 < turns)
            fitContention();
    }
    fitLinks();
}

/// From the top: the ratio of each kind of device to the model, of each operation on it, and each kernel.
void LearnedCosts::fitKernels()
{
    std::vector<double> groupModelled(groupCount);
    std::vector<double> groupMeasured(groupCount);
    std::vector<double> opModelled(opCount * groupCount);
    std::vector<double> opMeasured(opCount * groupCount);
    std::vector<double> alone(kernelCount * groupCount); // how many tasks without contention that is
    std::vector<double> measured(kernelCount * groupCount);
    for (std::size_t k = 0; k < kernelCount; ++k)
        for (std::size_t d = 0; d < deviceCount; ++d) {
            const KernelSums& sum = sums[k * deviceCount + d];
            if (sum.count == 0)
                continue;
            const std::size_t g = groupOf[d];
            double tasks = sum.count;
            for (std::size_t e = 0; e < sum.overlap.size(); ++e)
                tasks += factors[d * deviceCount + e] * sum.overlap[e];
            alone[k * groupCount + g] += tasks;
            measured[k * groupCount + g] += sum.seconds;
            groupModelled[g] += tasks * prior(k, g);
            groupMeasured[g] += sum.seconds;
            opModelled[opOf[k] * groupCount + g] += tasks * prior(k, g);
            opMeasured[opOf[k] * groupCount + g] += sum.seconds;
        }
    const auto ratio = [&](double measuredSeconds, double modelled, double worth, double before) {
        const double behind = worth * meanPrior;
        return behind + modelled > 0 ? (before * behind + measuredSeconds) / (behind + modelled) : before;
    };
    seconds.resize(kernelCount * groupCount);
    for (std::size_t g = 0; g < groupCount; ++g) {
        const double ofGroup = ratio(groupMeasured[g], groupModelled[g], weight.device, 1);
        for (std::size_t k = 0; k < kernelCount; ++k) {
            const std::size_t op = opOf[k] * groupCount + g;
            const double ofOp = ratio(opMeasured[op], opModelled[op], weight.operation, ofGroup);
            const std::size_t at = k * groupCount + g;
            seconds[at] = (weight.kernel * ofOp * prior(k, g) + measured[at]) / (weight.kernel + alone[at]);
        }
    }
}

/// Ridge regression of how much longer tasks take on the shares during which the other devices work, from how
/// tasks of one kernel on one device differ: what they have in common is the kernel's own time.
void LearnedCosts::fitContention()
{
    constexpr double most = 4;
    for (std::size_t d = 0; d < deviceCount; ++d) {
        std::vector<double> excess(deviceCount);
        std::vector<double> matrix = squares[d];
        for (std::size_t k = 0; k < kernelCount; ++k) {
            const KernelSums& sum = sums[k * deviceCount + d];
            if (sum.count == 0)
                continue;
            const double matters = importance(k, groupOf[d]);
            const double alone = seconds[k * groupCount + groupOf[d]];
            for (std::size_t e = 0; e < deviceCount; ++e) {
                const double mean = sum.overlap[e] / sum.count;
                if (alone > 0)
                    excess[e] += matters * (sum.overlapSeconds[e] - mean * sum.seconds) / alone;
                for (std::size_t f = 0; f < deviceCount; ++f)
                    matrix[e * deviceCount + f] -= matters * mean * sum.overlap[f];
            }
        }
        for (std::size_t e = 0; e < deviceCount; ++e)
            matrix[e * deviceCount + e] += weight.contention;
        const std::vector<double> found = solved(std::move(matrix), std::move(excess));
        for (std::size_t e = 0; e < deviceCount; ++e) // a busy neighbour makes nothing faster
            factors[d * deviceCount + e] = e == d ? 0 : std::clamp(found[e], 0.0, most);
    }
}

void LearnedCosts::fitLinks()
{
    explicitFactor = explicitModelled > 0
                         ? (weight.link * explicitModelled / (1 + weight.link) + explicitMeasured) /
                               (weight.link * explicitModelled / (1 + weight.link) + explicitModelled)
                         : 1;
    // All pairs together: an addition to latencies and a factor on seconds per byte.
    double w = 0, wu = 0, wuu = 0, wt = 0, wut = 0, meanScale = 0;
    std::size_t pairs = 0;
    for (DeviceId from : given->topology().devices())
        for (DeviceId to : given->topology().devices()) {
            if (from == to)
                continue;
            const LinkSums& sum = linkSums[from * deviceCount + to];
            const Problem::LinkCost& model = given->linkCost(from, to);
            w += sum.weight;
            wu += model.secondsPerByte * sum.bytes;
            wuu += model.secondsPerByte * model.secondsPerByte * sum.bytesSquared;
            wt += sum.seconds - model.latency * sum.weight;
            wut += model.secondsPerByte * (sum.bytesSeconds - model.latency * sum.bytes);
            meanScale += model.latency + meanBytes * model.secondsPerByte;
            ++pairs;
        }
    links.assign(deviceCount * deviceCount, {});
    if (pairs == 0)
        return;
    meanScale /= static_cast<double>(pairs);
    const double stiff = meanScale > 0 ? weight.link / (meanScale * meanScale) : 1;
    const auto [extra, factor] = line(w, wu, wuu, wt, wut, 0, stiff, 1, weight.link);
    for (DeviceId from : given->topology().devices())
        for (DeviceId to : given->topology().devices()) {
            if (from == to)
                continue;
            const LinkSums& sum = linkSums[from * deviceCount + to];
            const Problem::LinkCost& model = given->linkCost(from, to);
            const double latency = std::max(0.0, model.latency + extra);
            const double perByte = model.secondsPerByte * std::max(0.02, factor);
            const double scale = latency + meanBytes * perByte;
            const double stiff0 = scale > 0 ? weight.link / (scale * scale) : 1;
            const auto [a, b] = line(sum.weight, sum.bytes, sum.bytesSquared, sum.seconds, sum.bytesSeconds,
                                     latency, stiff0, perByte, stiff0 * std::max(meanBytes * meanBytes, 1.0));
            links[from * deviceCount + to] = {std::max(0.0, a), std::max(b, perByte * 0.02)};
        }
}

/// Mean over the tasks that were observed on the group's devices.
double LearnedCosts::meanSlowdown(std::size_t group) const
{
    double before = 0;
    double after = 0;
    for (std::size_t k = 0; k < kernelCount; ++k)
        for (std::size_t d = 0; d < deviceCount; ++d) {
            const KernelSums& sum = sums[k * deviceCount + d];
            if (groupOf[d] != group || sum.count == 0)
                continue;
            const double alone = seconds[k * groupCount + group];
            before += alone * sum.count;
            double tasks = sum.count;
            for (std::size_t e = 0; e < sum.overlap.size(); ++e)
                tasks += factors[d * deviceCount + e] * sum.overlap[e];
            after += alone * tasks;
        }
    return before > 0 ? after / before : 1;
}

std::vector<std::vector<double>> overlaps(const Schedule& schedule, std::size_t deviceCount)
{
    struct Span {
        double start = 0;
        double end = 0;
        double before = 0; ///< Busy seconds before it.
    };
    std::vector<std::vector<Span>> busy(deviceCount);
    std::vector<const TaskRun*> byStart;
    for (const TaskRun& task : schedule.tasks)
        byStart.push_back(&task);
    std::ranges::stable_sort(byStart, {}, &TaskRun::start);
    for (const TaskRun* task : byStart) {
        auto& spans = busy[task->device];
        if (!spans.empty() && task->start <= spans.back().end)
            spans.back().end = std::max(spans.back().end, task->end);
        else
            spans.push_back({task->start, task->end, 0});
    }
    for (auto& spans : busy)
        for (std::size_t i = 1; i < spans.size(); ++i)
            spans[i].before = spans[i - 1].before + (spans[i - 1].end - spans[i - 1].start);
    const auto busyUntil = [&](std::size_t d, double time) {
        const auto& spans = busy[d];
        const auto next = std::ranges::upper_bound(spans, time, {}, &Span::start);
        if (next == spans.begin())
            return 0.0;
        const Span& last = *(next - 1);
        return last.before + (std::min(time, last.end) - last.start);
    };
    std::vector<std::vector<double>> out(schedule.tasks.size(), std::vector<double>(deviceCount));
    for (const TaskRun& task : schedule.tasks) {
        const double took = task.end - task.start;
        if (took <= 0)
            continue;
        for (std::size_t e = 0; e < deviceCount; ++e)
            if (e != task.device)
                out[task.vertex][e] =
                    std::clamp((busyUntil(e, task.end) - busyUntil(e, task.start)) / took, 0.0, 1.0);
    }
    return out;
}

} // namespace doppler
