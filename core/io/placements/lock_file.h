// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/locks.h"

#include <string>

namespace doppler {

/// What a file locks of this problem (resolveLocks); nothing where `path` is empty. Errors name the file.
Result<Locks> locksOfFile(const Problem& problem, const std::string& path);
/// The problem with what a file locks (resolveLocks); the same where `path` is empty. Errors name the file.
Result<ProblemPtr> withLocksOfFile(const ProblemPtr& problem, const std::string& path);

} // namespace doppler
