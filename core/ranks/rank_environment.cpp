// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranks/rank_environment.h"

#include "core/ranks/rank_secret.h"

#include <charconv>
#include <cstdlib>

namespace doppler {

namespace {

/// One of PyTorch's variables.
Result<void> readVariable(const char* name, std::uint64_t most, std::uint64_t& out)
{
    const char* text = std::getenv(name);
    if (!text)
        return Error{
            {DOPPLER_TEXT("core", "WORLD_SIZE is set, but {0} is missing: processes that work together "
                                  "need RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT"),
             {name}},
            {},
            {}};
    const std::string_view given(text);
    const auto [end, error] = std::from_chars(given.data(), given.data() + given.size(), out);
    if (error != std::errc{} || end != given.data() + given.size() || out > most)
        return Error{{DOPPLER_TEXT("core", "{0} is \"{1}\", expected a whole number up to {2}"),
                      {name, std::string(given), std::to_string(most)}},
                     {},
                     {}};
    return {};
}

} // namespace

Result<RankSetup> ranksOfEnvironment()
{
    constexpr std::uint64_t mostProcesses = 4096;
    RankSetup setup;
    if (!std::getenv("WORLD_SIZE"))
        return setup;
    std::uint64_t size = 0;
    std::uint64_t rank = 0;
    std::uint64_t port = 0;
    for (const auto& read :
         {readVariable("WORLD_SIZE", mostProcesses, size), readVariable("RANK", mostProcesses, rank),
          readVariable("MASTER_PORT", 65535, port)})
        if (!read)
            return read.error();
    if (size == 0 || rank >= size)
        return Error{
            {DOPPLER_TEXT("core",
                          "RANK is {0} and WORLD_SIZE is {1}, expected a rank from 0 to WORLD_SIZE - 1"),
             {std::to_string(rank), std::to_string(size)}},
            {},
            {}};
    const char* address = std::getenv("MASTER_ADDR");
    if (!address)
        return Error{
            {DOPPLER_TEXT("core", "WORLD_SIZE is set, but {0} is missing: processes that work together "
                                  "need RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT"),
             {"MASTER_ADDR"}},
            {},
            {}};
    if (size > 1)
        if (const auto secret = rankSecret(); !secret)
            return secret.error();
    setup.rank = static_cast<std::size_t>(rank);
    setup.size = static_cast<std::size_t>(size);
    setup.address = address;
    setup.port = static_cast<std::uint16_t>(port);
    return setup;
}

} // namespace doppler
