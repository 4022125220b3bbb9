// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_target.h"

#include "tests/support/allocation_count.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

namespace doppler::fuzz {

namespace {

std::map<std::string, Fuzzer, std::less<>>& fuzzers()
{
    static std::map<std::string, Fuzzer, std::less<>> all;
    return all;
}

} // namespace

RegisteredFuzzer::RegisteredFuzzer(std::string_view reader, Fuzzer fuzzer)
{
    fuzzers().emplace(reader, fuzzer);
}

Fuzzer findFuzzer(std::string_view reader)
{
    const auto fuzzer = reader.empty() ? fuzzers().begin() : fuzzers().find(reader);
    return fuzzer == fuzzers().end() ? nullptr : fuzzer->second;
}

void require(bool holds, std::string_view what)
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %.*s\n", static_cast<int>(what.size()), what.data());
    std::abort();
}

void requireBounded(std::string_view input, const std::function<void()>& call, std::size_t constant)
{
    const std::size_t peak = tests::peakDuring(call);
    require(peak <= bytesPerByte * input.size() + constant,
            "bounded memory (" + std::to_string(peak) + " bytes for " + std::to_string(input.size()) + ")");
}

void requireReadable(const Error& error)
{
    const std::string line = error.english();
    require(!line.empty() && line.size() < 1000, "a message of reasonable length: " + line);
    require(std::none_of(line.begin(), line.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; }),
            "a message of one line: " + line);
}

} // namespace doppler::fuzz
