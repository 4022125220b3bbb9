// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

namespace doppler {

/// Lets the calling process end when the thread that started it ends, even if that is killed. Call it between
/// fork and exec; `parent` is the process that forked. It also restores the default of SIGXFSZ, which this
/// program ignores. Uses only functions that are allowed there. Processes that it starts itself are not
/// included (ChildProcess also ends those).
void endWithParent(pid_t parent);

} // namespace doppler
