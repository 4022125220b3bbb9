// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/session_keeper.h"

namespace doppler {

class SideBySideRuns;
class SideBySideView;

/// Which runs stand side by side, in which order, against which of them, and how they are looked at. All must
/// outlive the part.
SessionPart sideBySidePart(const SessionKeeper& keeper, Workbench& workbench, SideBySideRuns& runs,
                           SideBySideView& view);

} // namespace doppler
