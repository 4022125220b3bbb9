// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/cli11.h"
#include "core/problem/problem.h"

#include <string>

namespace doppler {

/// "--lock FILE" of the command line.
struct LockArgument {
    std::string file; ///< Empty: nothing is locked.

    void declare(CLI::App& app);
    /// The problem with what the file locks; the same where there is no file.
    [[nodiscard]] Result<ProblemPtr> apply(const ProblemPtr& problem) const;
};

} // namespace doppler
