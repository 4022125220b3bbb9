// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/machine/machine_state.h"
#include "core/topology/topology.h"

#include <cstddef>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

/// The measured rate of a product of two square float32 matrices.
struct ProductRate {
    std::size_t size = 0; ///< Rows and columns.
    double flopsPerSecond = 0;
    double spread = 0; ///< Largest over smallest time of the runs that count, less 1.
};

/// A set of cores that a device of the engine `local` is. All rates are measured while all sets are busy.
struct ProbedDevice {
    std::string name;
    std::vector<unsigned> processors; ///< As the system numbers them.
    int package = -1;                 ///< -1: unknown.
    int numaNode = -1;
    std::size_t ownCacheBytes = 0;    ///< The largest cache that only this set uses; 0: unknown.
    std::size_t sharedCacheBytes = 0; ///< The largest cache that it shares with others; 0: unknown or none.
    std::vector<ProductRate> products;
    double bytesPerSecond = 0; ///< Bytes read and written by a streaming pass over memory.
    double launchSeconds = 0;  ///< Of a kernel without work.

    [[nodiscard]] double bestFlopsPerSecond() const;
};

/// Copies between the memories of two devices: seconds = latency + bytes / bytesPerSecond, by least squares
/// over sizes.
struct ProbedLink {
    std::size_t from = 0;
    std::size_t to = 0;
    double latency = 0;
    double bytesPerSecond = 0;
};

/// What was measured of this machine.
struct MachineProbe {
    std::string host;
    std::string processor; ///< Model name.
    std::string library;   ///< What multiplies matrices, with its kernel: "OpenBLAS (SkylakeX)".
    double memoryBytes = 0;
    std::vector<ProbedDevice> devices;
    std::vector<ProbedLink> links;
    MachineState state;
    std::vector<Message> notes; ///< For the user, such as a slow kernel of the library.
};

struct ProbeRequest {
    std::stop_token stop = {};
    std::function<void(double share)> progress = {}; ///< May be empty.
};

/// The probe as JSON, and back. Errors name the place in the text.
std::string writeProbeJson(const MachineProbe& probe);
Result<MachineProbe> readProbeJson(std::string_view text);

/// The topology that a probe describes, named "local". Devices whose rates differ by less than 15 % are of
/// one kind. Each device has an equal share of the memory.
TopologyPtr topologyOf(const MachineProbe& probe);

/// A text that identifies this machine for files with measurements: host, processor, cores, library.
std::string machineKey(const MachineProbe& probe);

/// The folder for measurements of this machine. Creates it.
std::string measurementsFolder();
/// The file in which the probe of this machine is kept.
std::string probeFile();

} // namespace doppler
