// SPDX-License-Identifier: GPL-3.0-or-later
// What sessions keep of a comparison.
#pragma once

#include "widgets/shell/panel.h"

namespace doppler {

class ComparisonView;

/// What is to be compared, and what of the results is looked at.
QJsonObject comparisonState(const ComparisonView& view);
/// What is missing has its default.
void setComparisonState(ComparisonView& view, const QJsonObject& object);
/// The results, as saved comparisons have them; the name of the file where they are saved in one. The view
/// must outlive the part.
LargePart comparisonResultsPart(ComparisonView& view);

} // namespace doppler
