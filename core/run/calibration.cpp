// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/calibration.h"

#include "core/base/excerpt.h"
#include "core/run/calibration_groups.h"
#include "core/topology/topology_edits.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>

namespace doppler {

namespace {

constexpr std::size_t mostThresholds = 256;
constexpr double infinity = std::numeric_limits<double>::infinity();

/// Weighted sums over samples that are bound by the same thing, of size x (FLOPs or bytes) and seconds t.
struct Sums {
    double one = 0, x = 0, xx = 0, t = 0, xt = 0;

    void add(double size, double seconds, double weight)
    {
        one += weight;
        x += weight * size;
        xx += weight * size * size;
        t += weight * seconds;
        xt += weight * size * seconds;
    }
    Sums operator-(const Sums& other) const
    {
        return {one - other.one, x - other.x, xx - other.xx, t - other.t, xt - other.xt};
    }
};

/// Seconds of overhead, and per FLOP and byte (scaled).
using Parameters = std::array<double, 3>;

/// Solves the normal equations of those of the three unknowns that `active` names; nothing where they don't
/// determine them, or one comes out negative.
std::optional<Parameters> solve(const Sums& compute, const Sums& memory, unsigned active)
{
    std::array<std::array<double, 4>, 3> m{
        {{compute.one + memory.one, compute.x, memory.x, compute.t + memory.t},
         {compute.x, compute.xx, 0, compute.xt},
         {memory.x, 0, memory.xx, memory.xt}}};
    const std::array<double, 3> scale{m[0][0], m[1][1], m[2][2]};
    std::array<std::size_t, 3> rows{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < 3; ++i)
        if (active >> i & 1U)
            rows[count++] = i;
    for (std::size_t k = 0; k < count; ++k) { // elimination; the matrix is symmetric and not negative
        const std::size_t pivot = rows[k];
        if (!(m[pivot][pivot] > 1e-10 * scale[pivot]))
            return std::nullopt;
        for (std::size_t j = k + 1; j < count; ++j) {
            const double factor = m[rows[j]][pivot] / m[pivot][pivot];
            for (std::size_t c = k; c < count; ++c)
                m[rows[j]][rows[c]] -= factor * m[pivot][rows[c]];
            m[rows[j]][3] -= factor * m[pivot][3];
        }
    }
    Parameters out{};
    for (std::size_t k = count; k-- > 0;) {
        double value = m[rows[k]][3];
        for (std::size_t j = k + 1; j < count; ++j)
            value -= m[rows[k]][rows[j]] * out[rows[j]];
        out[rows[k]] = value / m[rows[k]][rows[k]];
        if (!(out[rows[k]] > 0))
            return std::nullopt;
    }
    return out;
}

bool contains(const std::vector<std::string>& names, const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Every how many-th sample is tried as a threshold.
std::size_t thresholdStep(std::size_t samples) { return std::max<std::size_t>(1, samples / mostThresholds); }

/// Shows how far several fits are, and asks whether to go on.
class FitsWatched {
public:
    FitsWatched(const CalibrationWatch& w, double samplesTimesThresholds)
        : watch(w), total(samplesTimesThresholds)
    {
    }
    /// After one threshold of a fit to so many samples. False: give up.
    [[nodiscard]] bool goesOn(std::size_t samples)
    {
        done += static_cast<double>(samples);
        if (watch.progress && done >= shown + total / 200) {
            shown = done;
            watch.progress(std::min(1.0, done / total));
        }
        return !watch.stop.stop_requested();
    }

private:
    const CalibrationWatch& watch;
    double total;
    double done = 0;
    double shown = 0;
};

class Fitter {
public:
    explicit Fitter(std::span<const CalibrationSample> given) : samples(given.begin(), given.end())
    {
        for (const CalibrationSample& x : samples) {
            flopScale = std::max(flopScale, x.flops);
            byteScale = std::max(byteScale, x.bytes);
        }
        flopScale = flopScale > 0 ? flopScale : 1;
        byteScale = byteScale > 0 ? byteScale : 1;
        // The first are those that FLOPs are likeliest to bind.
        std::stable_sort(samples.begin(), samples.end(),
                         [](const CalibrationSample& a, const CalibrationSample& b) {
                             return a.flops * b.bytes > b.flops * a.bytes;
                         });
    }

    /// Sizes that differ: with one alone, overhead and rates can't be told apart.
    [[nodiscard]] std::size_t sizes() const
    {
        std::vector<std::pair<double, double>> all;
        for (const CalibrationSample& x : samples)
            all.emplace_back(x.flops, x.bytes);
        std::sort(all.begin(), all.end());
        return static_cast<std::size_t>(std::unique(all.begin(), all.end()) - all.begin());
    }

    /// Unfitted where it was given up.
    RateFit fit(FitsWatched& watched)
    {
        RateFit out;
        out.samples = samples.size();
        if (sizes() < 2)
            return out;
        sumUp();
        double least = infinity;
        Parameters best{};
        const std::size_t count = samples.size();
        const std::size_t step = thresholdStep(count);
        const auto tryBound = [&](std::size_t bound) {
            for (unsigned active = 1; active < 8; ++active)
                if (const auto found = solve(compute[bound], memory.back() - memory[bound], active))
                    if (const double error = errorOf(*found); error < least) {
                        least = error;
                        best = *found;
                    }
        };
        tryBound(count); // first, so that FLOPs are taken where bytes explain as much
        for (std::size_t bound = 0; bound < count; bound += step) {
            if (!watched.goesOn(count))
                return out;
            tryBound(bound);
        }
        // Where not every threshold was tried: from the best one to the one that its own rates mean.
        for (double before = infinity; least < before;) {
            before = least;
            tryBound(static_cast<std::size_t>(
                std::count_if(samples.begin(), samples.end(), [&](const CalibrationSample& x) {
                    return best[1] * x.flops / flopScale >= best[2] * x.bytes / byteScale;
                })));
        }
        if (!std::isfinite(least))
            return out;
        out.fitted = true;
        out.overheadSeconds = best[0];
        if (best[1] > 0)
            out.flopsPerSecond = flopScale / best[1];
        if (best[2] > 0)
            out.bytesPerSecond = byteScale / best[2];
        judge(out);
        return out;
    }

private:
    static double weightOf(const CalibrationSample& x) { return 1 / (x.seconds * x.seconds); }

    void sumUp()
    {
        compute.assign(1, {});
        memory.assign(1, {});
        for (const CalibrationSample& x : samples) {
            compute.push_back(compute.back());
            compute.back().add(x.flops / flopScale, x.seconds, weightOf(x));
            memory.push_back(memory.back());
            memory.back().add(x.bytes / byteScale, x.seconds, weightOf(x));
        }
    }

    [[nodiscard]] double errorOf(const Parameters& p) const
    {
        double sum = 0;
        for (const CalibrationSample& x : samples) {
            const double fitted = p[0] + std::max(p[1] * x.flops / flopScale, p[2] * x.bytes / byteScale);
            const double relative = fitted / x.seconds - 1;
            sum += relative * relative;
        }
        return sum;
    }

    void judge(RateFit& out) const
    {
        const auto n = static_cast<double>(samples.size());
        double mean = 0;
        for (const CalibrationSample& x : samples)
            mean += x.seconds / n;
        double residual = 0;
        double variance = 0;
        for (const CalibrationSample& x : samples) {
            const double fitted = out.secondsOf(x.flops, x.bytes);
            residual += (fitted - x.seconds) * (fitted - x.seconds);
            variance += (x.seconds - mean) * (x.seconds - mean);
            out.meanRelativeError += std::abs(fitted / x.seconds - 1) / n;
        }
        out.rSquared = variance > 0 ? 1 - residual / variance : residual > 0 ? 0 : 1;
    }

    std::vector<CalibrationSample> samples; ///< By FLOPs per byte, largest first.
    double flopScale = 0;
    double byteScale = 0;
    std::vector<Sums> compute; ///< Over the first samples, by their number.
    std::vector<Sums> memory;
};

} // namespace

double RateFit::secondsOf(double flops, double bytes) const
{
    const double arithmetic = flopsPerSecond ? flops / *flopsPerSecond : 0;
    const double memory = bytesPerSecond ? bytes / *bytesPerSecond : 0;
    return overheadSeconds + std::max(arithmetic, memory);
}

namespace {

Result<Calibration> calibrate(std::string_view kind, std::span<const CalibrationSample> samples,
                              FitsWatched& watched)
{
    if (samples.empty())
        return Error{{DOPPLER_TEXT("core", "no vertex has both FLOPs and a measured time on \"{0}\", "
                                           "expected at least two vertices of different size"),
                      {excerpt(kind)}},
                     {},
                     {}};
    Calibration out;
    out.kind = kind;
    out.all = Fitter(samples).fit(watched);
    if (!out.all.fitted)
        return Error{{DOPPLER_PLURAL("core",
                                     "all {0} kernels measured on \"{1}\" have the same size, so overhead "
                                     "and rates cannot be distinguished; expected at least two sizes",
                                     "only {0} kernel was measured on \"{1}\", so overhead and rates cannot "
                                     "be distinguished; expected at least two sizes"),
                      {count(samples.size()), excerpt(kind)}},
                     {},
                     {}};
    std::map<std::string, std::vector<CalibrationSample>> byOp;
    for (const CalibrationSample& x : samples)
        byOp[x.op].push_back(x);
    for (const auto& [op, list] : byOp) {
        out.ops.push_back(Fitter(list).fit(watched));
        out.ops.back().op = op;
    }
    return out;
}

/// Samples times thresholds, of the fit to all and of those to each op.
double fitWork(const GroupSamples& measured)
{
    const auto work = [](std::size_t samples) {
        const std::size_t step = thresholdStep(samples);
        const std::size_t tried = (samples + step - 1) / step;
        return static_cast<double>(samples) * static_cast<double>(tried);
    };
    std::map<std::string_view, std::size_t> ofOp;
    for (const CalibrationSample& x : measured.samples)
        ++ofOp[x.op];
    double sum = work(measured.samples.size());
    for (const auto& [op, count] : ofOp)
        sum += work(count);
    return sum;
}

} // namespace

Result<Calibration> calibrate(std::string_view kind, std::span<const CalibrationSample> samples)
{
    const CalibrationWatch none;
    FitsWatched watched(none, 1);
    return calibrate(kind, samples, watched);
}

Result<std::vector<Calibration>> calibrateKinds(const Topology& topology, std::span<const std::string> kinds,
                                                std::span<const GraphPtr> graphs,
                                                std::span<const RunPtr> measured,
                                                const CalibrationWatch& watch)
{
    const std::vector<CalibrationGroup> groups = calibrationGroups(topology, kinds);
    std::vector<GroupSamples> known;
    double work = 0;
    for (const CalibrationGroup& group : groups) {
        known.push_back(samplesOf(topology, group, graphs, measured));
        work += fitWork(known.back());
    }
    FitsWatched watched(watch, work);
    std::vector<Calibration> found;
    std::optional<Error> fault;
    for (std::size_t k = 0; k < groups.size(); ++k) {
        auto calibration = calibrate(groups[k].kind, known[k].samples, watched);
        if (watch.stop.stop_requested())
            return Error{{DOPPLER_TEXT("core", "the calibration was stopped")}, {}, {}};
        if (calibration) {
            calibration->unused = known[k].unused;
            if (!groups[k].whole)
                for (DeviceId d : groups[k].devices)
                    calibration->devices.push_back(topology.device(d).name);
            found.push_back(*std::move(calibration));
        } else if (!fault) {
            fault = calibration.error();
        }
    }
    if (found.empty())
        return fault.value_or(Error{{DOPPLER_TEXT("core", "there is no device to calibrate")}, {}, {}});
    return found;
}

std::string titleOf(const Calibration& calibration)
{
    constexpr std::size_t mostShown = 4;
    if (calibration.devices.empty())
        return calibration.kind;
    std::string names;
    for (std::size_t i = 0; i < std::min(mostShown, calibration.devices.size()); ++i)
        names += (i > 0 ? ", " : "") + calibration.devices[i];
    if (calibration.devices.size() > mostShown)
        names += ", ...";
    return calibration.kind + (calibration.kind.empty() ? "(" : " (") + names + ')';
}

TopologyPtr calibratedTopology(const Topology& topology, std::span<const Calibration> calibrations)
{
    TopologyParts parts = partsOf(topology);
    for (Device& device : parts.devices)
        for (const Calibration& found : calibrations)
            if (found.kind == device.kind &&
                (found.devices.empty() || contains(found.devices, device.name))) {
                device.flopsPerSecond = found.all.flopsPerSecond.value_or(device.flopsPerSecond);
                device.bytesPerSecond = found.all.bytesPerSecond.value_or(device.bytesPerSecond);
                device.overheadSeconds = found.all.overheadSeconds;
            }
    parts.name += ", calibrated";
    return *Topology::create(std::move(parts));
}

} // namespace doppler
