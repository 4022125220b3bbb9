// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace doppler {

/// The first page of the user guide in this language ("de", "zh_CN"), otherwise in English, next to the
/// program in the build tree and when installed. Empty if the guide is not installed.
[[nodiscard]] QString guideFile(const QString& language);

} // namespace doppler
