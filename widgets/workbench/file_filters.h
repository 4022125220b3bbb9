// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace doppler {

/// "Graphs (*.json *.stg)": a file dialog's filter with the endings of every graph format, in the window's
/// language.
QString graphFileFilter();
/// That and one filter for each format, for a dialog that lists them all.
QString graphFileFilters();

/// "Doppler JSON (*.json);;CSV (*.csv)": a filter for each form in which placements leave.
QString placementFileFilter();

} // namespace doppler
