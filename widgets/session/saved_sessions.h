// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace doppler {

struct SessionState;

// Sessions that no file of the user's has are kept among the program's own files, so that commands can name
// them: the newest of them.
inline constexpr int mostSavedSessions = 20;
/// Writes one; the file's absolute path. The same content has the same file. Blocks: for worker threads.
Result<QString> keepSession(const SessionState& state);
/// Whether a file is one of these, where nothing of the user's is to be saved. Doesn't look at it.
bool isSavedSession(const QString& file);

} // namespace doppler
