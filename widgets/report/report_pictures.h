// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/session_report.h"

namespace doppler {

/// Pictures for a page, on a light ground. Each waits for what it shows: for programs without a window, in
/// the GUI thread.
std::string graphAsSvg(const RunPtr& run);
std::string ganttAsSvg(const RunPtr& run);

} // namespace doppler
