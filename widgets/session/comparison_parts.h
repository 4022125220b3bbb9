// SPDX-License-Identifier: GPL-3.0-or-later
// What a session keeps of a comparison.
#pragma once

#include "widgets/session/session_keeper.h"

namespace doppler {

class ComparisonView;

/// What is to be compared, and what of the results is looked at. The view must outlive the part.
SessionPart comparisonPart(ComparisonView& view);
/// The results, as kept comparisons have them; the name of the file where they are kept in one.
LargeSessionPart comparisonResultsPart(ComparisonView& view);

} // namespace doppler
