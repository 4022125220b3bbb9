// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_report.h"

namespace doppler {

/// The window's language for reports and charts.
ReportLanguage windowReportLanguage();

} // namespace doppler
