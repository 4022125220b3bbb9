// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/profiles/pytorch_event.h"

#include <functional>
#include <map>

namespace doppler {

/// Makes slices of a profile's events: those that are whole as they come, and at the end those that are in
/// two parts, a beginning ("B") and an end ("E") on the same thread, which lie in each other like brackets.
class ProfileSlices {
public:
    using Sink = std::function<void(ProfileCategory category, ProfileEvent& event)>;

    /// `sink` gets each slice of a category for which `wanted` holds; one without an end has no finite
    /// duration, or a negative one.
    ProfileSlices(bool (*isWanted)(ProfileCategory), Sink sink) : wanted(isWanted), take(std::move(sink)) {}

    /// Reads an event. `index` is its position in the list, for errors.
    Result<void> read(std::string_view text, std::size_t index);
    /// Call it after the last event.
    void finish();

private:
    struct Part {
        double time = 0;
        bool begins = false;
        ProfileCategory category = ProfileCategory::Other;
        std::size_t begun = 0; ///< Index into `beginnings`, of a beginning.
    };

    void keepPart(bool begins, ProfileCategory category, ProfileEvent event);
    void pair(std::vector<Part>& parts);

    bool (*wanted)(ProfileCategory);
    Sink take;
    std::map<std::string, std::vector<Part>> threads;
    std::vector<ProfileEvent> beginnings; ///< Of the wanted categories.
};

} // namespace doppler
