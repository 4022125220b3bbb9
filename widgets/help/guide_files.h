// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace doppler {

/// The first page of the user guide, beside the program in the build tree and where it is installed; empty
/// where the guide was not installed.
[[nodiscard]] QString guideFile();

} // namespace doppler
