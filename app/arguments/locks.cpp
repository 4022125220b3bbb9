// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/locks.h"

#include "core/io/placements/lock_file.h"

namespace doppler {

void LockArgument::declare(CLI::App& app)
{
    app.add_option(
        "--lock", file,
        "Placement file whose vertices keep their devices; an empty name (\"\") leaves a vertex free");
}

Result<ProblemPtr> LockArgument::apply(const ProblemPtr& problem) const
{
    return withLocksOfFile(problem, file);
}

} // namespace doppler
