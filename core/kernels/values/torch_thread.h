// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <exception>
#include <string>

namespace doppler {

/// Confines the tensor arithmetic of the calling thread to this thread. Cheap after the first call.
void useThisThreadOnly();
/// E.g. "LibTorch 1.13.1, OpenBLAS (SkylakeX)".
std::string torchDescription();
/// The first line of an exception's message; LibTorch appends a stack.
Message messageOf(const std::exception& exception);

} // namespace doppler
