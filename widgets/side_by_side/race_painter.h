// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/side_by_side/compared_runs.h"
#include "widgets/ui/theme/theme.h"

#include <QFont>
#include <QRectF>
#include <QSizeF>
#include <vector>

class QPainter;

namespace doppler {

struct RaceLook {
    Tokens colors;
    QFont font;
};

/// Runs that play together, at a moment of the shared axis.
struct RaceMoment {
    std::vector<Standing> standings; ///< The first place first.
    std::vector<double> finishes;    ///< By run, on the shared axis.
};
/// `shifts`: by run, where it begins on the shared axis, seconds.
RaceMoment raceAt(const ComparedRuns& runs, const std::vector<double>& shifts, double seconds);

/// That of so many rows.
double raceHeight(std::size_t runs);
/// A row for each run, from the area's top on. `rows`: by run, the row that it is in, which may be between
/// two of them.
void paintRace(QPainter& painter, const QRectF& area, const ComparedRuns& runs, const RaceMoment& moment,
               const std::vector<double>& rows, const RaceLook& look);

/// The race as it is at any moment, with the time below, as a value: it can be painted in any thread.
struct RaceSnapshot {
    ComparedRunsPtr runs;       ///< Null: there is nothing to paint.
    std::vector<double> shifts; ///< By run, where it begins on the shared axis, seconds.
    RaceLook look;
    double slide = 0; ///< Seconds of the shared axis in which a run that overtakes goes up; 0: at once.

    /// When the last run ends, on the shared axis.
    [[nodiscard]] double duration() const;
    /// By run, the row that it is in, on its way to its place; at the end of the race it is there.
    [[nodiscard]] std::vector<double> rowsAt(double seconds) const;
    /// At which letters have their usual size.
    [[nodiscard]] QSizeF size() const;
    /// As large as the target allows, in its middle.
    void paint(QPainter& painter, const QRectF& target, double seconds) const;
};

} // namespace doppler
