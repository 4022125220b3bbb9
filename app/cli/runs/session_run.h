// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/cli11.h"
#include "core/run/run.h"

#include <cstddef>
#include <optional>
#include <string>

namespace doppler {

/// "SESSION [--run NUMBER]" of the command line: one run of a saved session.
struct SessionRunArgument {
    std::optional<std::size_t> number; ///< From 1, as `doppler runs` numbers them.

    void declare(CLI::App& app);
    /// Opens the run: the numbered one, else the one that the session shows, else its only one. Runs that
    /// cannot be opened have no number, and standard error says why. The error lists the runs if none can be
    /// chosen. Ctrl+C stops it.
    [[nodiscard]] Result<RunPtr> open(const std::string& session) const;
};

/// Whether the argument names a file that is a saved session.
bool namesSession(const std::string& argument);

/// Refuses options that the command line gave and that have no meaning for a run of a session, which has its
/// own graph, devices, model and placement; or, where the run is of a graph, --run.
Result<void> checkSessionOptions(const CLI::App& app, bool session);

} // namespace doppler
