// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/api/size_limit.h"

#include <fmt/format.h>

namespace doppler {

Result<void> refuseLarge(double vertices, double edges)
{
    if (vertices <= mostMadeVertices && edges <= mostMadeEdges)
        return {};
    return Error{{DOPPLER_TEXT("core", "with these options the graph has about {0} vertices and {1} edges, "
                                       "expected at most {2} and {3}"),
                  {figure(fmt::format("{:.3g}", vertices)), figure(fmt::format("{:.3g}", edges)),
                   count(static_cast<std::uint64_t>(mostMadeVertices)),
                   count(static_cast<std::uint64_t>(mostMadeEdges))}},
                 {},
                 {}};
}

} // namespace doppler
