// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/locks.h"

#include <string>

namespace doppler {

/// The locks of this problem that a file describes (resolveLocks()); no locks if `path` is empty. Errors name
/// the file.
Result<Locks> locksOfFile(const Problem& problem, const std::string& path);
/// The problem with the locks of a file (resolveLocks()); the problem itself if `path` is empty. Errors name
/// the file.
Result<ProblemPtr> withLocksOfFile(const ProblemPtr& problem, const std::string& path);

} // namespace doppler
