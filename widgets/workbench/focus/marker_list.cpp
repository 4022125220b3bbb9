// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/focus/marker_list.h"

#include <algorithm>
#include <cmath>

namespace doppler {

MarkerList::MarkerList(const std::vector<GanttMarker>& any)
{
    for (const GanttMarker& marker : any)
        if (std::isfinite(marker.seconds) && marker.seconds >= 0)
            set(marker.seconds, marker.note);
}

void MarkerList::set(double seconds, const QString& note)
{
    const auto at = std::ranges::lower_bound(list, seconds, {}, &GanttMarker::seconds);
    if (at != list.end() && at->seconds == seconds)
        at->note = note;
    else
        list.insert(at, {seconds, note});
}

void MarkerList::remove(double seconds)
{
    std::erase_if(list, [seconds](const GanttMarker& marker) { return marker.seconds == seconds; });
}

const GanttMarker* MarkerList::find(double seconds) const
{
    const auto at = std::ranges::find(list, seconds, &GanttMarker::seconds);
    return at == list.end() ? nullptr : &*at;
}

const GanttMarker* MarkerList::nearest(double seconds, double tolerance) const
{
    const GanttMarker* best = nullptr;
    for (const GanttMarker& marker : list)
        if (std::abs(marker.seconds - seconds) <= tolerance) {
            tolerance = std::abs(marker.seconds - seconds);
            best = &marker;
        }
    return best;
}

const GanttMarker* MarkerList::next(double after) const
{
    const auto at = std::ranges::upper_bound(list, after, {}, &GanttMarker::seconds);
    return at == list.end() ? nullptr : &*at;
}

const GanttMarker* MarkerList::previous(double before) const
{
    const auto at = std::ranges::lower_bound(list, before, {}, &GanttMarker::seconds);
    return at == list.begin() ? nullptr : &*(at - 1);
}

} // namespace doppler
