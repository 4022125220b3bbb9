// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string_view>

namespace doppler::tests {

/// What a vertex takes on that kind of device; -1 where nobody measured it.
inline double secondsOn(const Vertex& vertex, std::string_view kind)
{
    for (const MeasuredSeconds& m : vertex.seconds)
        if (m.kind == kind)
            return m.seconds;
    return -1;
}

} // namespace doppler::tests
