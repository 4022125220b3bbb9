// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

namespace doppler {

/// A time of a run that the user marked.
struct GanttMarker {
    double seconds = 0;
    QString note; ///< May be empty.
    [[nodiscard]] bool operator==(const GanttMarker&) const = default;
};

/// The markers of one run in the order of time, at most one for each time. A value without a window.
class MarkerList {
public:
    MarkerList() = default;
    explicit MarkerList(const std::vector<GanttMarker>& any);

    [[nodiscard]] const std::vector<GanttMarker>& all() const { return list; }
    [[nodiscard]] bool empty() const { return list.empty(); }
    /// Sets the note of the marker at that time; adds a marker if there is none.
    void set(double seconds, const QString& note);
    void remove(double seconds);
    /// The marker at exactly that time.
    [[nodiscard]] const GanttMarker* find(double seconds) const;
    /// The nearest marker within that many seconds.
    [[nodiscard]] const GanttMarker* nearest(double seconds, double tolerance) const;
    [[nodiscard]] const GanttMarker* next(double after) const;
    [[nodiscard]] const GanttMarker* previous(double before) const;

    [[nodiscard]] bool operator==(const MarkerList&) const = default;

private:
    std::vector<GanttMarker> list;
};

} // namespace doppler
