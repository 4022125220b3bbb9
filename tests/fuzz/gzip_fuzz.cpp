// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/gzip.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/support/allocation_count.h"

#include <optional>

DOPPLER_FUZZER(gzip, input)
{
    constexpr std::size_t most = std::size_t{1} << 18;
    constexpr std::size_t beginning = 1000;
    (void)looksGzipped(input);
    std::optional<Result<std::string>> whole;
    // It unpacks by pieces of as much, and the text may double once more while it grows.
    const std::size_t peak = tests::peakDuring([&] { whole = gunzip(input, most); });
    require(peak <= 8 * most, "bounded memory");
    const auto part = gunzip(input, most, beginning);
    if (!whole->ok()) {
        requireReadable(whole->error());
    } else {
        require((*whole)->size() <= most, "at most what was asked for");
        require(part.ok() || (*whole)->empty(), "what unpacks has a beginning");
    }
    if (part) {
        require(part->size() >= beginning || !whole->ok() || part->size() == (*whole)->size(),
                "enough of the beginning");
        require(!whole->ok() || std::string_view(**whole).starts_with(*part), "the beginning is one");
    }
}
