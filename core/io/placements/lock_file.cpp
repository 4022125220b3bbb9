// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/placements/lock_file.h"

#include "core/io/placements/placement_json.h"

namespace doppler {

Result<Locks> locksOfFile(const Problem& problem, const std::string& path)
{
    if (path.empty())
        return Locks();
    const auto read = readPlacement(path);
    if (!read)
        return read.error();
    auto locks = resolveLocks(problem, *read);
    return locks ? std::move(locks) : Result<Locks>(inFile(locks.error(), path));
}

Result<ProblemPtr> withLocksOfFile(const ProblemPtr& problem, const std::string& path)
{
    const auto locks = locksOfFile(*problem, path);
    if (!locks)
        return locks.error();
    if (locks->empty())
        return problem;
    auto locked = withLocks(*problem, *locks);
    return locked ? std::move(locked) : Result<ProblemPtr>(inFile(locked.error(), path));
}

} // namespace doppler
