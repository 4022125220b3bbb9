// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace doppler {

/// Where the variable DOPPLER_CALLER of the environment names a process, this program ends when that process
/// has ended, however it ended: it gets a SIGTERM, which stops a search or a training that keeps its result,
/// and after ten seconds a SIGKILL with all processes of its group. The Python package sets the variable, so
/// that nothing goes on for a caller that was killed. It needs Linux 5.3;
/// older systems cannot watch a process that is no child, and the program then runs to its end. Call once,
/// before other threads start.
void endWithCaller();

} // namespace doppler
