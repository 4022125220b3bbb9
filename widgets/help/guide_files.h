// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace doppler {

/// The first page of the user guide in this language ("de", "zh_CN"), else in English; beside the program in
/// the build tree and where it is installed. Empty where the guide was not installed.
[[nodiscard]] QString guideFile(const QString& language);

} // namespace doppler
