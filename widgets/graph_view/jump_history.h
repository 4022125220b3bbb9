// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace doppler {

/// Where someone has been in a graph: the vertices and groups that were selected, one after the other, with a
/// way back and forward. The newest 200 are kept. A plain value.
class JumpHistory {
public:
    struct Place {
        bool isGroup = false;
        std::uint32_t id = 0; ///< Of the vertex or of the group.

        [[nodiscard]] bool operator==(const Place&) const = default;
    };

    /// What was ahead is forgotten, unless it is where one is already.
    void visit(const Place& place)
    {
        if (!places.empty() && places[at] == place)
            return;
        if (!places.empty())
            places.resize(at + 1);
        places.push_back(place);
        if (places.size() > mostKept)
            places.erase(places.begin());
        at = places.size() - 1;
    }
    [[nodiscard]] bool canGoBack() const { return at > 0; }
    [[nodiscard]] bool canGoForward() const { return at + 1 < places.size(); }
    std::optional<Place> back() { return canGoBack() ? std::optional(places[--at]) : std::nullopt; }
    std::optional<Place> forward() { return canGoForward() ? std::optional(places[++at]) : std::nullopt; }
    void clear()
    {
        places.clear();
        at = 0;
    }

private:
    static constexpr std::size_t mostKept = 200;
    std::vector<Place> places;
    std::size_t at = 0;
};

} // namespace doppler
