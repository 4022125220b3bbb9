// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/lock_file.h"

#include "core/io/placement_json.h"

namespace doppler {

Result<ProblemPtr> withLocksOfFile(const ProblemPtr& problem, const std::string& path)
{
    if (path.empty())
        return problem;
    const auto read = readPlacement(path);
    if (!read)
        return read.error();
    const auto locks = resolveLocks(*problem, *read);
    auto locked = locks ? withLocks(*problem, *locks) : Result<ProblemPtr>(locks.error());
    return locked ? std::move(locked) : Result<ProblemPtr>(inFile(locked.error(), path));
}

} // namespace doppler
