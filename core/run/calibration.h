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
    double bytes = 0;   ///< Bytes read and written.
    double seconds = 0; ///< Above 0.
};

/// The execution model's cost of a kernel, seconds = overhead + max(FLOPs / rate, bytes / rate), fitted to
/// samples. A rate that limits no sample is left open.
struct RateFit {
    std::string op; ///< Empty: all operations together.
    std::size_t samples = 0;
    double overheadSeconds = 0;
    std::optional<double> flopsPerSecond;
    std::optional<double> bytesPerSecond;
    double rSquared = 0; ///< Share of the variance of seconds that the fit explains; can be negative.
    double meanRelativeError = 0; ///< Mean of |fitted - measured| / measured.
    bool fitted = false; ///< False: the samples cannot distinguish overhead and rates, so there is no fit.

    [[nodiscard]] double secondsOf(double flops, double bytes) const;
};

struct Calibration {
    std::string kind; ///< Kind of device.
    RateFit all;
    std::vector<RateFit> ops;              ///< By op.
    std::size_t unused = 0;                ///< Measured vertices with unknown FLOPs or without measured time.
    std::vector<std::string> devices = {}; ///< The devices of the kind that were fitted; empty: all of them.
};

/// The kind, with the names of the devices if they are a part of it: "P100 (gpu3)".
std::string titleOf(const Calibration& calibration);

/// Fits all samples together, and the samples of each op separately. Minimises the sum of squares of relative
/// errors, with overhead and rates that are not negative. Exact: which samples are limited by FLOPs depends
/// on a threshold on FLOPs per byte, and all thresholds are tried (at most 256, evenly spaced, if there are
/// more). Refuses too few samples, and samples of one size.
Result<Calibration> calibrate(std::string_view kind, std::span<const CalibrationSample> samples);

/// Appends the graph's vertices with FLOPs and measured seconds for this device (see measuredSeconds()) to
/// `samples`. Returns the number of measured vertices that are not usable.
std::size_t addSamples(const DataflowGraph& graph, const Device& device,
                       std::vector<CalibrationSample>& samples);
/// Appends the tasks of a measured run on devices of this kind.
std::size_t addSamples(const Run& measured, std::string_view kind, std::vector<CalibrationSample>& samples);

/// Lets the caller follow and stop a calibration.
struct CalibrationWatch {
    std::stop_token stop; ///< After a stop request calibrateKinds() soon returns an error.
    /// Called at intervals on the caller's thread with the share that is done, 0 to 1, which never decreases.
    /// May be empty.
    std::function<void(double share)> progress;
};

/// Calibrates each kind of the topology for which graphs and runs have usable measurements. Devices of one
/// kind whose rates differ in the topology are fitted separately. If nothing is usable, returns the error of
/// the first kind. A stop request is an error.
Result<std::vector<Calibration>> calibrateKinds(const Topology& topology, std::span<const std::string> kinds,
                                                std::span<const GraphPtr> graphs,
                                                std::span<const RunPtr> measured,
                                                const CalibrationWatch& watch = {});

/// The topology with the fitted rates for the devices of these calibrations. Rates that the fit left open
/// stay unchanged.
TopologyPtr calibratedTopology(const Topology& topology, std::span<const Calibration> calibrations);

/// The kinds of the topology's devices, each once, in the order of the devices.
std::vector<std::string> deviceKinds(const Topology& topology);

} // namespace doppler
