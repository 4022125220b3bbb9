// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/learning_module.h"

#include <optional>
#include <span>

namespace doppler {

/// "decision N is not possible on this graph"; `step` counts from 0.
Error impossibleDecision(std::size_t step);

/// Why DOPPLER's decisions can't be these, one after the other; the last may leave the device open.
std::optional<Error> impossible(const Problem& problem, std::span<const PolicyChoice> choices);

} // namespace doppler
