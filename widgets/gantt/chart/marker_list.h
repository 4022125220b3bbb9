// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

namespace doppler {

/// A moment of a run that somebody marked.
struct GanttMarker {
    double seconds = 0;
    QString note; ///< May be empty.
    [[nodiscard]] bool operator==(const GanttMarker&) const = default;
};

/// The markers of one run in the order of time, at most one at a time. A value without a window.
class MarkerList {
public:
    MarkerList() = default;
    explicit MarkerList(const std::vector<GanttMarker>& any);

    [[nodiscard]] const std::vector<GanttMarker>& all() const { return list; }
    [[nodiscard]] bool empty() const { return list.empty(); }
    /// Sets the note of that moment; a marker is made where there is none.
    void set(double seconds, const QString& note);
    void remove(double seconds);
    /// The marker of exactly that moment.
    [[nodiscard]] const GanttMarker* find(double seconds) const;
    /// The nearest one within that many seconds.
    [[nodiscard]] const GanttMarker* nearest(double seconds, double tolerance) const;
    [[nodiscard]] const GanttMarker* next(double after) const;
    [[nodiscard]] const GanttMarker* previous(double before) const;

    [[nodiscard]] bool operator==(const MarkerList&) const = default;

private:
    std::vector<GanttMarker> list;
};

} // namespace doppler
