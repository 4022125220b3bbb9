// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/compare.h"
#include "core/study/run.h"

#include <string>

#include <nlohmann/json.hpp>

namespace doppler {

using Json = nlohmann::ordered_json;

/// What `simulate --json` prints (formats.md).
Json runAsJson(const Run& run);
/// The same for people.
std::string runAsText(const Run& run);

/// What `compare --json` prints: one entry per cell.
Json comparisonAsJson(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
std::string comparisonAsCsv(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
/// A table of means and spreads.
std::string comparisonAsText(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
/// A page that needs nothing else.
std::string comparisonAsHtml(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);

/// "2.350 ms": four significant digits and a unit that fits.
std::string secondsText(double seconds);
std::string bytesText(double bytes);

/// True where progress may be shown: standard error is a terminal.
bool progressWanted();

} // namespace doppler
