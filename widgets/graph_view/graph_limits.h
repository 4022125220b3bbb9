// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace doppler {

/// Graphs up to this size open vertex by vertex unless the user chose otherwise.
inline constexpr std::size_t mostUnfolded = 20000;
/// A larger one opens folded to at most this many boxes: as many as a person can read and dot can arrange.
inline constexpr std::size_t usualBoxes = 1000;
/// Groups are not opened beyond this many boxes.
inline constexpr std::size_t mostBoxes = 30000;
/// Values and conditions of more vertices than this are computed on a worker thread.
inline constexpr std::size_t mostValuesAtOnce = 4000;

} // namespace doppler
