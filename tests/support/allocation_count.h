// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace doppler::tests {

/// The most that is allocated at once during a call, beside what was there before. A program that links
/// allocation_count.cpp counts all of its new and delete, shared libraries' included, but not malloc.
std::size_t peakDuring(const std::function<void()>& call);

/// Lets every allocation of more than `most` bytes at once fail during a call.
void withoutLargeAllocations(std::size_t most, const std::function<void()>& call);

} // namespace doppler::tests
