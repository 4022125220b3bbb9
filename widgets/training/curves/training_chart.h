// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace doppler {

/// The charts of a training plot that are drawn: makespans per episode, the second quantity, or both.
enum class TrainingChart { Both, Makespan, Loss };

} // namespace doppler
