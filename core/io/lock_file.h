// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/problem.h"

#include <string>

namespace doppler {

/// The problem with what a file locks (resolveLocks); the same where `path` is empty. Errors name the file.
Result<ProblemPtr> withLocksOfFile(const ProblemPtr& problem, const std::string& path);

} // namespace doppler
