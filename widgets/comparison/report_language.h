// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_report.h"

namespace doppler {

/// Reports and charts speak as the window does.
ReportLanguage windowReportLanguage();

} // namespace doppler
