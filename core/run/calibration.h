// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// One measured kernel.
struct CalibrationSample {
    std::string op;
    double flops = 0;
    double bytes = 0;   ///< Read and written.
    double seconds = 0; ///< Above 0.
};

/// What the execution model charges for a kernel, seconds = overhead + max(FLOPs / rate, bytes / rate),
/// fitted to samples. A rate that no sample is bound by stays open.
struct RateFit {
    std::string op; ///< Empty: all together.
    std::size_t samples = 0;
    double overheadSeconds = 0;
    std::optional<double> flopsPerSecond;
    std::optional<double> bytesPerSecond;
    double rSquared = 0; ///< Share of the variance of seconds that the fit explains; may be negative.
    double meanRelativeError = 0; ///< Mean of |fitted - measured| / measured.
    bool fitted = false; ///< False: the samples can't tell overhead and rates apart, and nothing is said.

    [[nodiscard]] double secondsOf(double flops, double bytes) const;
};

struct Calibration {
    std::string kind; ///< Of devices.
    RateFit all;
    std::vector<RateFit> ops; ///< By op.
    std::size_t unused = 0;   ///< Measured vertices whose FLOPs are not known, or which took no time.
};

/// Fits the samples together and for every op on its own: the least sum of squares of relative errors, with
/// no negative overhead or rate. Exact: which samples are bound by FLOPs is a matter of a threshold on FLOPs
/// per byte, all of which are tried (at most 256, evenly, where there are more). Refuses samples that are too
/// few or all of one size.
Result<Calibration> calibrate(std::string_view kind, std::span<const CalibrationSample> samples);

/// The graph's vertices with FLOPs and measured seconds for such a device (see measuredSeconds); appends to
/// `samples`. How many measured ones were of no use.
std::size_t addSamples(const DataflowGraph& graph, const Device& device,
                       std::vector<CalibrationSample>& samples);
/// The tasks of a measured run on devices of that kind.
std::size_t addSamples(const Run& measured, std::string_view kind, std::vector<CalibrationSample>& samples);

/// How a calibration is followed and given up.
struct CalibrationWatch {
    std::stop_token stop; ///< Then calibrateKinds() fails soon and says that it was stopped.
    /// Now and then, on the caller's thread: how much is done, 0 to 1, never less than before. May be empty.
    std::function<void(double share)> progress;
};

/// Calibrates every one of the topology's kinds that graphs and runs have usable measurements of; fails, with
/// the first kind's reason, where there is none, and where it was stopped.
Result<std::vector<Calibration>> calibrateKinds(const Topology& topology, std::span<const std::string> kinds,
                                                std::span<const GraphPtr> graphs,
                                                std::span<const RunPtr> measured,
                                                const CalibrationWatch& watch = {});

/// The topology with the rates found for devices of those kinds; a rate that stayed open is kept as it was.
TopologyPtr calibratedTopology(const Topology& topology, std::span<const Calibration> calibrations);

/// The kinds of the topology's devices, each once, in order.
std::vector<std::string> deviceKinds(const Topology& topology);

} // namespace doppler
