// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <fstream>
#include <string>

namespace doppler {

/// Memory of the whole process by the kernel's count, in MB: "VmRSS", the present memory, or "VmHWM", the
/// peak since forgetPeak().
inline double memoryMegabytes(const std::string& key)
{
    std::ifstream in("/proc/self/status");
    for (std::string line; std::getline(in, line);)
        if (line.starts_with(key + ":"))
            return std::atof(line.c_str() + key.size() + 1) * 1024 / 1e6;
    return 0;
}

/// Resets the peak to the present memory.
inline void forgetPeak() { std::ofstream("/proc/self/clear_refs") << "5"; }

} // namespace doppler
