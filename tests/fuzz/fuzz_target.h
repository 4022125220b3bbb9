// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <string_view>

/// What the fuzzers of the readers share. X_fuzz.cpp defines one with DOPPLER_FUZZER(X, input). CMake makes a
/// program of it with Clang's libFuzzer (preset `fuzz`); without Clang all fuzzers are in one program, which
/// runs them over the corpus.
namespace doppler::fuzz {

/// Feeds one input to the reader and ends the program where the reader breaks a promise.
using Fuzzer = void (*)(std::string_view input);

/// Makes a fuzzer known to its program before main() begins.
struct RegisteredFuzzer {
    RegisteredFuzzer(std::string_view reader, Fuzzer fuzzer);
};

/// The fuzzer of that name; null if the program has none. Without a name its only one.
Fuzzer findFuzzer(std::string_view reader = {});

/// Ends the program, saying what doesn't hold, unless it holds.
void require(bool holds, std::string_view what);

/// What every reader promises of its memory.
constexpr std::size_t bytesPerByte = 64;
constexpr std::size_t constantBytes = std::size_t{256} << 10;

/// Requires that the call allocates at most 64 bytes per byte of the input and a constant at once.
void requireBounded(std::string_view input, const std::function<void()>& call,
                    std::size_t constant = constantBytes);

/// Requires a message of one line and reasonable length.
void requireReadable(const Error& error);

} // namespace doppler::fuzz

/// Begins the definition of the fuzzer of a reader: a function of one input.
#define DOPPLER_FUZZER(reader, input)                                                                        \
    namespace doppler::fuzz {                                                                                \
    static void reader##Fuzzer(std::string_view);                                                            \
    static const RegisteredFuzzer reader##Registered(#reader, reader##Fuzzer);                               \
    }                                                                                                        \
    void doppler::fuzz::reader##Fuzzer(std::string_view input)
