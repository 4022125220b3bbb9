// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/graph_picture.h"

#include <QString>

namespace doppler {

/// The full name and the exact values of a vertex, as rich text for a tooltip.
QString vertexToolTip(const GraphPicture& picture, VertexId v);
/// What an edge carries, from where to where, and when.
QString edgeToolTip(const GraphPicture& picture, EdgeId e);

} // namespace doppler
