// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/side_by_side/gantt_stack.h"

#include <QStringList>

namespace doppler {

/// Says why each run differs from the reference, one line per run, in the window's language.
QStringList reasonLines(const ComparedRuns& runs);

/// The charts of a stack with the reasons below, as a value. Painted in any thread.
struct SideBySideStill {
    /// Takes the current state of the stack; the reasons are in the window's language.
    explicit SideBySideStill(const GanttStack& stack);

    [[nodiscard]] QSizeF size() const;
    /// The height at that width.
    [[nodiscard]] double heightAt(double width) const;
    void paint(QPainter& painter, const QRectF& target) const;

    StackSnapshot charts;
    QStringList reasons; ///< A line for each run that differs.

private:
    [[nodiscard]] double footerHeight(double width) const;
};

/// Prepares the same at once, for programs without a window. GUI thread.
QSizeF sideBySidePictureSize(const GanttStack& stack);
void paintSideBySidePicture(QPainter& painter, const QRectF& target, GanttStack& stack);

} // namespace doppler
