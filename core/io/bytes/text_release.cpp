// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/text_release.h"

#include <algorithm>
#include <cstdint>

#include <sys/mman.h>
#include <unistd.h>

namespace doppler {

void TextRelease::upTo(std::size_t bytes)
{
    constexpr std::size_t step = std::size_t{4} << 20;
    bytes = std::min(bytes, text.size());
    if (bytes < released + step)
        return;
    const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto address = reinterpret_cast<std::uintptr_t>(text.data());
    const std::uintptr_t begin = (address + released + page - 1) / page * page;
    const std::uintptr_t end = (address + bytes) / page * page;
    if (begin < end) // the pages then read as zeros; a system that refuses keeps them, which does no harm
        ::madvise(reinterpret_cast<void*>(begin), end - begin, MADV_DONTNEED);
    released = bytes;
}

} // namespace doppler
