// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"

#include <memory>
#include <span>

namespace doppler {

/// The engines of the program in the order of their list. Created on first use and read-only afterwards.
/// Thread-safe.
std::span<const std::unique_ptr<Engine>> engines();
/// The engine with this id. The error for an unknown id lists the valid ones, the closest first.
Result<const Engine*> findEngine(std::string_view id);

} // namespace doppler
