// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/layout/layout.h"

#include <optional>
#include <span>

namespace doppler {

/// Deep networks are strips, many ranks long and few boxes wide, of which a pane shows a hair line. Such a
/// picture is broken into rows, one below the other, as lines of text are.

/// The shape with which to lay a strip out for wrapped(); nothing where the ranks fill a pane of this aspect
/// at least half as well without.
std::optional<LayoutShape> stripShape(std::span<const std::uint32_t> ranks, double aspect,
                                      std::span<const char> large = {});

/// A layout from left to right, broken into as many rows as suit the aspect. An arrow to a later row goes
/// down beside its box and back between the rows. `ranks` are those of the layout.
GraphLayout wrapped(const GraphLayout& layout, const LayoutInput& input, std::span<const std::uint32_t> ranks,
                    double aspect);

} // namespace doppler
