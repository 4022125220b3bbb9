// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/side_by_side/gantt_stack.h"

#include <QStringList>

namespace doppler {

/// Why each run differs from the reference, a line for each, in the window's language.
QStringList reasonLines(const ComparedRuns& runs);

/// The charts of a stack with the reasons below, as a value: it can be painted in any thread.
struct SideBySideStill {
    /// As the stack is now; the reasons are in the window's language.
    explicit SideBySideStill(const GanttStack& stack);

    [[nodiscard]] QSizeF size() const;
    void paint(QPainter& painter, const QRectF& target) const;

    StackSnapshot charts;
    QStringList reasons; ///< A line for each run that differs.

private:
    [[nodiscard]] double footerHeight(double width) const;
};

/// The same at once, for programs without a window. GUI thread.
QSizeF sideBySidePictureSize(const GanttStack& stack);
void paintSideBySidePicture(QPainter& painter, const QRectF& target, GanttStack& stack);

} // namespace doppler
