// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace doppler {

/// An attribute that the vertices or the edges of a file have.
struct FoundAttribute {
    std::string name;
    bool ofEdges = false;
    bool ofDrawing = false;  ///< It usually describes the drawing: a position, a colour, a width.
    std::size_t count = 0;   ///< Vertices or edges that have it.
    std::size_t numbers = 0; ///< Of those: how many have a number of at least 0 as its value.
    std::size_t used = 0;    ///< Of those: how many were read as a property.
    std::string example;     ///< The first value, shortened.
};

/// The attributes of a file, those of vertices first, each part sorted by name; at most 256 in each part.
using AttributeSurvey = std::vector<FoundAttribute>;

} // namespace doppler
