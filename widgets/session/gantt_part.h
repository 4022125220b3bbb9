// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/session_keeper.h"

namespace doppler {

class GanttView;

/// How rows are arranged, what is visible and what is measured. Both must outlive the part.
SessionPart ganttPart(Workbench& workbench, GanttView& gantt);

} // namespace doppler
