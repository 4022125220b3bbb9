// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace doppler::tests {

/// The most that is allocated at once during a call, beside what was there before. A program that links
/// allocation_count.cpp counts all of its new and delete, shared libraries' included, but not malloc.
std::size_t peakDuring(const std::function<void()>& call);

} // namespace doppler::tests
