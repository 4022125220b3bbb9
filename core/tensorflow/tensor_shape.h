// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/shape_text.h"
#include "core/tensorflow/graphs.pb.h"

#include <string>
#include <vector>

namespace doppler {

/// A shape for people, "64×32"; "?" if even the number of its extents is unknown.
inline std::string shapeText(const tensorflow::TensorShape& shape)
{
    std::vector<std::int64_t> extents;
    for (const tensorflow::Dimension& dimension : shape.dim())
        extents.push_back(dimension.size());
    return shape.unknown_rank() ? "?" : shapeText(extents);
}

} // namespace doppler
