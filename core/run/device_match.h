// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace doppler {

/// Which device of one run corresponds to which device of another one.
struct DeviceMatch {
    /// By device of the other run: the corresponding device of the reference; nothing if it has none.
    std::vector<std::optional<DeviceId>> reference;
    /// Pairs (device of the other run, device of the reference) whose names differ, by device. Empty if all
    /// devices correspond by name.
    std::vector<std::pair<DeviceId, DeviceId>> renamed;
};

/// Devices correspond by name, except that devices that are interchangeable in both runs (topology and the
/// devices on which each vertex is allowed) correspond such that as many vertices as possible keep their
/// device. Names win ties. More than 128 interchangeable devices are matched greedily, by the number of
/// vertices in common. The runs must have the same number of vertices. Thread-safe.
DeviceMatch matchDevices(const Run& reference, const Run& other);

} // namespace doppler
