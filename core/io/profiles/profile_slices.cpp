// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/profile_slices.h"

#include <algorithm>
#include <limits>

namespace doppler {

Result<void> ProfileSlices::read(std::string_view text, std::size_t index)
{
    const ProfileCategory category = categoryOf(text);
    const char phase = phaseOf(text);
    const bool part = phase == 'B' || phase == 'E';
    if (!part && (phase != 'X' || !wanted(category)))
        return {};
    auto event = readProfileEvent(text, index);
    if (!event)
        return event.error();
    if (!*event)
        return {};
    if (part)
        keepPart(phase == 'B', category, **std::move(event));
    else
        take(category, **event);
    return {};
}

void ProfileSlices::keepPart(bool begins, ProfileCategory category, ProfileEvent event)
{
    auto& parts = threads[event.threadKey()];
    parts.push_back({event.start, begins, category, beginnings.size()});
    if (begins && wanted(category))
        beginnings.push_back(std::move(event));
}

void ProfileSlices::finish()
{
    for (auto& [thread, parts] : threads)
        pair(parts);
    threads.clear();
    beginnings.clear();
}

void ProfileSlices::pair(std::vector<Part>& parts)
{
    std::stable_sort(parts.begin(), parts.end(),
                     [](const Part& a, const Part& b) { return a.time < b.time; });
    std::vector<const Part*> open;
    const auto close = [&](const Part& begin, double end) {
        if (!wanted(begin.category))
            return;
        ProfileEvent& event = beginnings[begin.begun];
        event.duration = end - event.start;
        take(begin.category, event);
    };
    for (const Part& part : parts)
        if (part.begins) {
            open.push_back(&part);
        } else if (!open.empty()) {
            close(*open.back(), part.time);
            open.pop_back();
        }
    for (const Part* part : open)
        close(*part, std::numeric_limits<double>::quiet_NaN());
}

} // namespace doppler
