// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace doppler {

/// Gives the calling thread less processor time than the window's thread. A worker calls it once, before it
/// works; threads that it starts inherit the setting. Linux only; does nothing elsewhere.
void yieldToWindow();

} // namespace doppler
