// SPDX-License-Identifier: GPL-3.0-or-later
// What sessions keep of runs side by side.
#pragma once

#include "widgets/shell/panel.h"

namespace doppler {

class SideBySideRuns;
class SideBySideView;
class Workbench;

/// Runs are named by their index in the workbench's list.
QJsonObject sideBySideState(Workbench& workbench, const SideBySideRuns& runs, const SideBySideView& view);
/// Shows these runs again as far as they are there.
void setSideBySideState(const QJsonObject& object, const RunOfSession& runOf, SideBySideRuns& runs,
                        SideBySideView& view);

} // namespace doppler
