// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/blocking_times.h"

#include "core/base/option_specs.h"

#include <algorithm>

namespace doppler {

namespace {

NoiseSource jitterSource(double sigma, std::uint64_t seed)
{
    ModelOptions model;
    model.noise = {sigma, sigma};
    model.seed = ~seed; // other numbers than the model's own noise draws from this seed
    return NoiseSource(model);
}

double automaticScale(const Problem& problem)
{
    constexpr double boundLasts = 0.03;
    constexpr double meanLasts = 0.0005;
    double sum = 0;
    std::size_t count = 0;
    const auto add = [&](double seconds) {
        sum += seconds;
        count += seconds > 0 ? 1 : 0;
    };
    for (VertexId v : problem.graph().vertices())
        add(problem.meanComputeSeconds(v));
    for (TensorId t : problem.graph().tensors())
        add(problem.meanTransferSeconds(t));
    if (sum <= 0)
        return 1;
    const double byMean = meanLasts * static_cast<double>(count) / sum;
    return problem.lowerBound() > 0 ? std::max(boundLasts / problem.lowerBound(), byMean) : byMean;
}

} // namespace

std::vector<OptionSpec> worldOptions()
{
    return {
        numberOption("time_scale", 0.0, 0, 1e12,
                     {.label = DOPPLER_TEXT("core", "Time scale"),
                      .unit = DOPPLER_TEXT("core", "s per modelled s"),
                      .help = DOPPLER_TEXT(
                          "core", "real seconds per modelled second; 0: chosen so that one run of this "
                                  "problem takes a few tens of milliseconds (longer with very many tasks)")}),
        numberOption("compute_factor", 1.0, 1e-3, 1e3,
                     {.label = DOPPLER_TEXT("core", "Compute speed factor"),
                      .help = DOPPLER_TEXT("core", "compute speed, as a multiple of the model's")}),
        numberOption("bandwidth_factor", 1.0, 1e-3, 1e3,
                     {.label = DOPPLER_TEXT("core", "Bandwidth factor"),
                      .help = DOPPLER_TEXT("core", "bandwidth of links, as a multiple of the model's")}),
        numberOption("latency_factor", 1.0, 0, 1e6,
                     {.label = DOPPLER_TEXT("core", "Latency factor"),
                      .help = DOPPLER_TEXT("core", "latency of links, as a multiple of the model's")}),
        numberOption("jitter", 0.0, 0, 5,
                     {.label = DOPPLER_TEXT("core", "Duration jitter"),
                      .help = DOPPLER_TEXT("core", "standard deviation of the logarithm of a random factor "
                                                   "on each duration (drawn from the seed)")})};
}

double realSecondsPerModelled(const Problem& problem, const Options& options)
{
    const double chosen = options.number("time_scale");
    return chosen > 0 ? chosen : automaticScale(problem);
}

DeviatingTimes::DeviatingTimes(const Problem& p, const Options& options, std::uint64_t seed)
    : problem(p), scale(realSecondsPerModelled(p, options)), computeFactor(options.number("compute_factor")),
      bandwidthFactor(options.number("bandwidth_factor")), latencyFactor(options.number("latency_factor")),
      noise(p.model()), jitter(jitterSource(options.number("jitter"), seed))
{
}

double DeviatingTimes::task(VertexId v, DeviceId on) const
{
    return problem.computeSeconds(v, on) / computeFactor * noise.compute(v) * jitter.compute(v) * scale;
}

double DeviatingTimes::transfer(TensorId t, DeviceId from, DeviceId to) const
{
    const Tensor& tensor = problem.graph().tensor(t);
    const Problem::LinkCost& link = problem.linkCost(from, to);
    const double seconds =
        tensor.seconds ? *tensor.seconds / bandwidthFactor
                       : link.latency * latencyFactor + tensor.bytes * link.secondsPerByte / bandwidthFactor;
    return seconds * noise.transfer(t, to) * jitter.transfer(t, to) * scale;
}

BlockingTimes blockingTimes(const Problem& problem, const Placement& placement, const TransferPlan& plan,
                            const Options& options, std::uint64_t seed)
{
    const DeviatingTimes of(problem, options, seed);
    BlockingTimes times;
    for (VertexId v : problem.graph().vertices())
        times.tasks.push_back(of.task(v, placement.devices[v]));
    for (const PlannedTransfer& x : plan.transfers())
        times.transfers.push_back(of.transfer(x.tensor, x.from, x.to));
    return times;
}

} // namespace doppler
