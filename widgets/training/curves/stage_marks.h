// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"
#include "widgets/training/curves/plot.h"

#include <QColor>
#include <QFont>
#include <vector>

namespace doppler {

class RunCurves;

/// The borders between the stages of a run: a line in one or two axis rectangles, with the names of both
/// stages next to it in the first one. Stages that are still to come are announced by a dotted line.
class StageMarks {
public:
    /// Both are of one plot, which outlives the marks and owns their items; the second may be null.
    StageMarks(QCPAxisRect* first, QCPAxisRect* second) : named(first), unnamed(second) {}

    /// Replaces all marks; null: by none.
    void show(const RunCurves* curves, const QColor& color, const QFont& font);
    /// Hides names that have no room beside their border: pictures would show them beyond the axes.
    void fitNames();
    /// The positions of the marks.
    [[nodiscard]] std::vector<double> episodes() const;

private:
    struct Look {
        QColor color;
        QFont font;
    };
    void clear();
    void add(double episode, Stage before, Stage after, bool reached, const Look& look);
    void addLine(QCPAxisRect* rect, double episode, const QPen& pen);
    void addName(double episode, Stage stage, Qt::Alignment side, const Look& look);

    QCPAxisRect* named;
    QCPAxisRect* unnamed;
    std::vector<QCPItemStraightLine*> lines;
    std::vector<QCPItemText*> names;
};

} // namespace doppler
