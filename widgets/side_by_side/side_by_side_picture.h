// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/side_by_side/gantt_stack.h"

#include <QStringList>

namespace doppler {

/// Why each run differs from the reference, a line for each, in the window's language.
QStringList reasonLines(const ComparedRuns& runs);

/// The charts of a stack with the reasons below, for files.
QSizeF sideBySidePictureSize(const GanttStack& stack);
void paintSideBySidePicture(QPainter& painter, const QRectF& target, GanttStack& stack);

} // namespace doppler
