// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace doppler {

/// Called on a thread of background work, once, before it works: where processors are short the window's
/// thread goes first from then on. Threads that this one starts inherit it (Linux; elsewhere nothing
/// happens).
void yieldToWindow();

} // namespace doppler
