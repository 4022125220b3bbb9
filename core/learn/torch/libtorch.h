// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <string>

namespace doppler {

/// Confines this thread's tensor arithmetic to itself: small networks are slower with more threads.
void useOneThread();
/// E.g. "LibTorch 1.13.1".
std::string torchVersion();
/// The first line of an exception's message; LibTorch appends a stack. A sentence if memory ran out.
std::string firstLine(const std::exception& exception);

} // namespace doppler
