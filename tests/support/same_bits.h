// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstring>
#include <vector>

namespace doppler::tests {

/// Also of values that are not equal to themselves, and telling 0 from -0.
inline bool sameBits(const std::vector<float>& a, const std::vector<float>& b)
{
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

} // namespace doppler::tests
