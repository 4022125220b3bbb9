// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/cli11.h"
#include "core/base/result.h"

namespace doppler {

/// What a command that was given writes must not be what else it writes, nor what it reads: one of the two
/// would be lost without a word. Files count, not how they are named; pipes and devices may take several.
Result<void> checkOutputFiles(const CLI::App& command);

} // namespace doppler
