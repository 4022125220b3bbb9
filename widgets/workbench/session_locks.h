// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/session_state.h"

#include <QJsonObject>

namespace doppler {

/// The part of a session that has the locks: those that hold now, and those that each run was placed under.
inline const std::string sessionLocksPart = "locks";

/// The part as JSON; empty: nothing is locked.
std::string writeSessionLocks(const SessionState& state);

/// The locks of a session file. What the problem has not is left out.
class SessionLocks {
public:
    explicit SessionLocks(const SessionFile& file);

    [[nodiscard]] Locks ofOpen(const Problem& problem) const;
    /// `index`: of the run in the file.
    [[nodiscard]] Locks ofRun(std::size_t index, const Problem& problem) const;

private:
    QJsonObject part;
};

} // namespace doppler
