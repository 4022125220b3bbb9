// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/graph_picture.h"

#include <QString>

namespace doppler {

/// The full name and the exact values of a vertex, or what a group holds, as rich text for a tooltip.
QString boxToolTip(const GraphPicture& picture, std::uint32_t box);
/// What an edge carries, from where to where, and when; of several edges, how much they carry together.
QString arrowToolTip(const GraphPicture& picture, std::uint32_t arrow);

} // namespace doppler
