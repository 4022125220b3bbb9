// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <string>

namespace doppler {

/// The measured time of one kernel on one kind of device.
struct KernelTime {
    double seconds = 0; ///< Median.
    double spread = 0;  ///< From the first to the third quarter of the runs, relative to the median.
    std::uint64_t runs = 0;
};

/// Measured kernels of one machine, by a text that holds kernel and kind of device. Kept in a file, so that a
/// kernel is measured once.
class KernelTimes {
public:
    /// Those that the file holds for this machine (machineKey()); empty if it has none or is not valid.
    KernelTimes(std::string path, std::string machine);

    [[nodiscard]] const KernelTime* find(const std::string& kernel, const std::string& kind) const;
    void add(const std::string& kernel, const std::string& kind, const KernelTime& time);
    [[nodiscard]] std::size_t size() const { return times.size(); }
    /// Writes the file, with the measurements of other machines that it holds. Errors name the file.
    [[nodiscard]] Result<void> save() const;

private:
    std::string path;
    std::string machine;
    std::map<std::string, KernelTime> times;
    std::map<std::string, std::map<std::string, KernelTime>> others; ///< By machine.
};

/// The file in which the times of this machine's kernels are kept.
std::string kernelTimesFile();

} // namespace doppler
