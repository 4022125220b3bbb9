// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/cli11.h"

#include <cstdint>
#include <limits>

namespace doppler {

// What an option's number must be. The library's own checks take "nan" for a number of every range, and its
// counts take "-1" for the largest there is.

/// A finite number from `least` to `most`.
CLI::Validator numberIn(double least, double most);
/// A finite number from 0.
CLI::Validator numberFromZero();
/// A finite number above 0.
CLI::Validator numberAboveZero();
/// A whole number from `least` to `most`.
CLI::Validator countIn(std::uint64_t least, std::uint64_t most);
/// A whole number from 0 that 64 bits hold.
CLI::Validator anyCount();

} // namespace doppler
