// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/locks.h"

#include "core/io/file.h"
#include "core/io/placement_json.h"

namespace doppler {

void LockArgument::declare(CLI::App& app)
{
    app.add_option("--lock", file,
                   "Placement file: the vertices whose devices it names stay there (\"\": free)");
}

Result<ProblemPtr> LockArgument::apply(const ProblemPtr& problem) const
{
    if (file.empty())
        return problem;
    const auto read = readPlacement(file);
    if (!read)
        return read.error();
    const auto locks = resolveLocks(*problem, *read);
    auto locked = locks ? withLocks(*problem, *locks) : Result<ProblemPtr>(locks.error());
    return locked ? std::move(locked) : Result<ProblemPtr>(inFile(locked.error(), file));
}

} // namespace doppler
