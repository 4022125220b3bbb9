// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/allocation_count.h"

#include <atomic>
#include <cstdlib>
#include <limits>
#include <new>

#include <malloc.h>

namespace {

std::atomic<std::size_t> allocationCount = 0;
std::atomic<std::size_t> liveBytes = 0;
std::atomic<std::size_t> peakBytes = 0;
std::atomic<std::size_t> mostAtOnce = std::numeric_limits<std::size_t>::max();

void* countedIfAny(std::size_t size) noexcept
{
    void* memory = size > mostAtOnce ? nullptr : std::malloc(size);
    if (!memory)
        return nullptr;
    ++allocationCount;
    const std::size_t now = liveBytes += ::malloc_usable_size(memory);
    if (now > peakBytes)
        peakBytes = now;
    return memory;
}

void* counted(std::size_t size)
{
    void* memory = countedIfAny(size);
    return memory ? memory : throw std::bad_alloc();
}

void uncounted(void* memory)
{
    if (memory)
        liveBytes -= ::malloc_usable_size(memory);
    std::free(memory);
}

} // namespace

std::size_t doppler::tests::allocations() { return allocationCount; }

std::size_t doppler::tests::peakDuring(const std::function<void()>& call)
{
    const std::size_t before = liveBytes;
    peakBytes = before;
    call();
    return peakBytes - before;
}

void doppler::tests::withoutLargeAllocations(std::size_t most, const std::function<void()>& call)
{
    mostAtOnce = most;
    call();
    mostAtOnce = std::numeric_limits<std::size_t>::max();
}

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return countedIfAny(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return countedIfAny(size); }
void operator delete(void* memory) noexcept { uncounted(memory); }
void operator delete[](void* memory) noexcept { uncounted(memory); }
void operator delete(void* memory, std::size_t) noexcept { uncounted(memory); }
void operator delete[](void* memory, std::size_t) noexcept { uncounted(memory); }
