// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <fstream>
#include <string>

namespace doppler {

/// What the kernel says of the whole process, in MB: "VmRSS", what it holds now, or "VmHWM", the most that it
/// held since forgetPeak().
inline double memoryMegabytes(const std::string& key)
{
    std::ifstream in("/proc/self/status");
    for (std::string line; std::getline(in, line);)
        if (line.starts_with(key + ":"))
            return std::atof(line.c_str() + key.size() + 1) * 1024 / 1e6;
    return 0;
}

/// From now on the peak is that of what follows, what is held now included.
inline void forgetPeak() { std::ofstream("/proc/self/clear_refs") << "5"; }

} // namespace doppler
