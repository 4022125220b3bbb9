// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"

#include <memory>
#include <span>

namespace doppler {

/// The engines that the program has, in the order of their listing. Made on first use; read-only afterwards,
/// so safe from any thread.
std::span<const std::unique_ptr<Engine>> engines();
/// The engine with that id; an unknown id is answered with the valid ones, nearest first.
Result<const Engine*> findEngine(std::string_view id);

} // namespace doppler
