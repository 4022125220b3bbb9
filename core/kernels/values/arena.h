// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <memory>

namespace doppler {

/// The memory of one device: blocks of a few sizes, which return to the pool when they are freed, so that no
/// page is touched for the first time while kernels are timed. Thread-safe. A block may outlive its arena.
class Arena {
public:
    Arena();
    ~Arena();
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    /// The size of the block from which a request is served.
    static std::size_t blockBytes(std::size_t bytes);
    /// Allocates and touches blocks until this many of a size (see blockBytes()) are free.
    void reserve(std::size_t blockSize, std::size_t count);
    /// Bytes of all free blocks.
    [[nodiscard]] std::size_t freeBytes() const;
    /// Free blocks by size.
    [[nodiscard]] std::map<std::size_t, std::size_t> freeBlocks() const;

private:
    friend class ArenaScope;
    struct State;
    friend struct ArenaAllocator;
    State* state;
};

/// While it lives, tensors that ATen allocates on this thread lie in the arena; also switches off gradients.
class ArenaScope {
public:
    explicit ArenaScope(const Arena& arena);
    ~ArenaScope();
    ArenaScope(const ArenaScope&) = delete;
    ArenaScope& operator=(const ArenaScope&) = delete;

private:
    Arena::State* before;
    struct Inference;
    alignas(8) unsigned char inference[64];
};

} // namespace doppler
