// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

namespace doppler {

/// The text of DOPPLER_RANK_SECRET, with which the processes that work together prove that they belong
/// together. Errors: it is missing or shorter than 16 characters. It is read where it is used, so that no
/// set-up, message or file contains it.
Result<std::string> rankSecret();

} // namespace doppler
