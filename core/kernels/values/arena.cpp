// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/values/arena.h"

#include "core/kernels/values/memory_plan.h"

#include <atomic>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>
#include <vector>

#include <c10/core/Allocator.h>
#include <c10/core/CPUAllocator.h>
#include <c10/core/InferenceMode.h>
#include <sys/mman.h>

namespace doppler {

namespace {

constexpr std::size_t headBytes = 64; ///< Before the data; also the alignment that ATen expects.
constexpr std::size_t smallest = 256;
constexpr unsigned stepBits = 3; ///< Eight sizes for each power of two: at most 12.5 % is left unused.
constexpr std::size_t hugePage = std::size_t{2} << 20;

std::size_t classOf(std::size_t bytes)
{
    if (bytes <= smallest)
        return 0;
    const auto power = static_cast<unsigned>(std::bit_width(bytes - 1) - 1); // 2^power < bytes
    const std::size_t step = (bytes - 1 - (std::size_t{1} << power)) >> (power - stepBits);
    constexpr unsigned first = 8; // of `smallest`
    return 1 + (std::size_t{power - first} << stepBits) + step;
}

std::size_t sizeOfClass(std::size_t index)
{
    if (index == 0)
        return smallest;
    const std::size_t power = 8 + ((index - 1) >> stepBits);
    const std::size_t step = (index - 1) & ((std::size_t{1} << stepBits) - 1);
    return (std::size_t{1} << power) + ((step + 1) << (power - stepBits));
}

/// Whether the machine has memory for a new block. Linux grants more than there is, and ends the process when
/// the pages are touched.
bool mayAllocate(std::size_t bytes)
{
    constexpr std::size_t step = std::size_t{64} << 20; // asking takes some 50 us
    static std::atomic<std::size_t> unchecked{0};
    if (bytes < step && unchecked.fetch_add(bytes, std::memory_order_relaxed) + bytes < step)
        return true;
    unchecked.store(0, std::memory_order_relaxed);
    const std::size_t available = availableMemory();
    return available > step && bytes <= available - step;
}

} // namespace

struct Arena::State {
    std::atomic<std::size_t> users{1}; ///< The arena and its blocks in use.
    mutable std::mutex mutex;
    std::vector<std::vector<void*>> free; ///< Data of blocks, by class.

    void* take(std::size_t bytes)
    {
        const std::size_t index = classOf(bytes);
        users.fetch_add(1, std::memory_order_relaxed);
        {
            const std::lock_guard lock(mutex);
            if (index < free.size() && !free[index].empty()) {
                void* data = free[index].back();
                free[index].pop_back();
                return data;
            }
        }
        void* data = allocate(index);
        if (!data) {
            drop();
            throw std::bad_alloc();
        }
        return data;
    }

    void giveBack(void* data)
    {
        const std::size_t index = classOfBlock(data);
        {
            const std::lock_guard lock(mutex);
            put(index, data);
        }
        drop();
    }

    void put(std::size_t index, void* data)
    {
        if (free.size() <= index)
            free.resize(index + 1);
        free[index].push_back(data);
    }

    void drop()
    {
        if (users.fetch_sub(1, std::memory_order_acq_rel) != 1)
            return;
        for (const auto& blocks : free)
            for (void* data : blocks)
                std::free(static_cast<std::byte*>(data) - headBytes);
        delete this;
    }

    /// The block's head names its arena and class.
    void* allocate(std::size_t index)
    {
        const std::size_t bytes = sizeOfClass(index) + headBytes;
        const std::size_t alignment = bytes >= hugePage ? hugePage : headBytes;
        if (!mayAllocate(bytes))
            return nullptr;
        void* base = std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
        if (!base)
            return nullptr;
        if (alignment == hugePage)
            madvise(base, bytes / hugePage * hugePage, MADV_HUGEPAGE); // fewer page faults; only a hint
        State* self = this;
        std::memcpy(base, &self, sizeof self);
        std::memcpy(static_cast<std::byte*>(base) + sizeof self, &index, sizeof index);
        return static_cast<std::byte*>(base) + headBytes;
    }

    static State* arenaOf(void* data)
    {
        State* arena = nullptr;
        std::memcpy(&arena, static_cast<std::byte*>(data) - headBytes, sizeof arena);
        return arena;
    }
    static std::size_t classOfBlock(void* data)
    {
        std::size_t index = 0;
        std::memcpy(&index, static_cast<std::byte*>(data) - headBytes + sizeof(State*), sizeof index);
        return index;
    }
    /// Frees every block of the allocator, those outside of arenas included.
    static void release(void* data)
    {
        if (!data)
            return;
        if (State* arena = arenaOf(data))
            arena->giveBack(data);
        else
            std::free(static_cast<std::byte*>(data) - headBytes);
    }

    static thread_local State* current;
};

thread_local Arena::State* Arena::State::current = nullptr;

/// ATen's allocator of the whole process from now on. oneDNN allocates and frees without a DataPtr, on any
/// thread, so that blocks outside of an ArenaScope have the same head and deleter as those of arenas.
struct ArenaAllocator final : c10::Allocator {
    c10::DataPtr allocate(std::size_t bytes) const override
    {
        Arena::State* arena = Arena::State::current;
        void* data = nullptr;
        if (bytes > 0)
            data = arena ? arena->take(bytes) : allocateOutside(bytes);
        return {data, data, &Arena::State::release, c10::Device(c10::DeviceType::CPU)};
    }

    [[nodiscard]] c10::DeleterFnPtr raw_deleter() const override { return &Arena::State::release; }

private:
    static void* allocateOutside(std::size_t bytes)
    {
        constexpr std::size_t most = ~std::size_t{0} - 2 * headBytes;
        void* base = bytes > most || !mayAllocate(bytes)
                         ? nullptr
                         : std::aligned_alloc(headBytes, (bytes + 2 * headBytes - 1) / headBytes * headBytes);
        if (!base)
            throw std::bad_alloc();
        std::memset(base, 0, headBytes); // no arena
        return static_cast<std::byte*>(base) + headBytes;
    }
};

Arena::Arena() : state(new State)
{
    static ArenaAllocator& allocator = *[] {
        auto* made = new ArenaAllocator; // never freed: tensors may outlive every static object
        c10::SetCPUAllocator(made, /*priority=*/1);
        return made;
    }();
    static_cast<void>(allocator);
}

Arena::~Arena() { state->drop(); }

std::size_t Arena::blockBytes(std::size_t bytes) { return sizeOfClass(classOf(bytes)); }

void Arena::reserve(std::size_t blockSize, std::size_t count)
{
    const std::size_t index = classOf(blockSize);
    std::size_t present = 0;
    {
        const std::lock_guard lock(state->mutex);
        present = index < state->free.size() ? state->free[index].size() : 0;
    }
    for (; present < count; ++present) {
        void* data = state->allocate(index);
        if (!data)
            throw std::bad_alloc();
        std::memset(data, 0, sizeOfClass(index));
        const std::lock_guard lock(state->mutex);
        state->put(index, data);
    }
}

std::map<std::size_t, std::size_t> Arena::freeBlocks() const
{
    std::map<std::size_t, std::size_t> blocks;
    const std::lock_guard lock(state->mutex);
    for (std::size_t index = 0; index < state->free.size(); ++index)
        if (!state->free[index].empty())
            blocks[sizeOfClass(index)] = state->free[index].size();
    return blocks;
}

std::size_t Arena::freeBytes() const
{
    std::size_t bytes = 0;
    for (const auto& [size, count] : freeBlocks())
        bytes += size * count;
    return bytes;
}

struct ArenaScope::Inference {
    c10::InferenceMode mode;
};

ArenaScope::ArenaScope(const Arena& arena) : before(Arena::State::current)
{
    static_assert(sizeof(Inference) <= sizeof(inference) && alignof(Inference) <= 8);
    new (inference) Inference;
    Arena::State::current = arena.state;
}

ArenaScope::~ArenaScope()
{
    Arena::State::current = before;
    std::launder(reinterpret_cast<Inference*>(inference))->~Inference();
}

} // namespace doppler
