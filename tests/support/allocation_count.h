// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

/// A program that links allocation_count.cpp counts all of its new and delete, shared libraries' included,
/// but not malloc.
namespace doppler::tests {

/// The number of allocations of the program so far, in all threads.
std::size_t allocations();

/// The most that is allocated at once during a call, beside what was there before.
std::size_t peakDuring(const std::function<void()>& call);

/// Lets every allocation of more than `most` bytes at once fail during a call.
void withoutLargeAllocations(std::size_t most, const std::function<void()>& call);

} // namespace doppler::tests
