// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <string_view>

/// What the fuzzers of the readers share. Each *_fuzz.cpp defines `check`, of which CMake makes a program
/// twice: with Clang's libFuzzer (preset `fuzz`), and without, to run over the corpus as a test.
namespace doppler::fuzz {

/// Feeds one input to the reader and ends the program where the reader breaks a promise.
void check(std::string_view input);

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
