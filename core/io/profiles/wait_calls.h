// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/profiles/profile_join.h"

namespace doppler {

/// Finds what streams wait for by the calls of cudaStreamWaitEvent and cudaEventRecord (or HIP's), if the
/// trace does not state it. The next kernel that the thread launches after a wait is the one that waits. It
/// waits for the kernel that was launched last on another stream before the thread's last record of an event.
/// Adds to ProfileTrace::waits, sets ProfileTrace::knowsWaits and adds a note, because other streams may have
/// been meant. Kernels must be sorted by start, and all times be in microseconds.
void guessWaitsFromCalls(RawProfile& raw);

} // namespace doppler
