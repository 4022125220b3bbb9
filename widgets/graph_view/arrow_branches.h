// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/layout/layout.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace doppler {

/// The boxes that the last jump along an arrow could have led to, to be visited one after the other. A plain
/// value; boxes are those of one layout.
class ArrowBranches {
public:
    /// Returns the first of them.
    std::optional<std::uint32_t> start(std::vector<std::uint32_t> boxes, LayoutPtr layout)
    {
        m_boxes = std::move(boxes);
        m_at = 0;
        m_layout = std::move(layout);
        return m_boxes.empty() ? std::nullopt : std::optional(m_boxes.front());
    }
    /// The next one; nothing where there is no other, or the user is somewhere else by now.
    std::optional<std::uint32_t> next(std::optional<std::uint32_t> here, const LayoutPtr& layout)
    {
        if (m_boxes.size() < 2 || m_layout != layout || here != m_boxes[m_at])
            return {};
        m_at = (m_at + 1) % m_boxes.size();
        return m_boxes[m_at];
    }
    void clear() { *this = {}; }

private:
    std::vector<std::uint32_t> m_boxes;
    std::size_t m_at = 0;
    LayoutPtr m_layout;
};

} // namespace doppler
