// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"

#include <utility>

namespace doppler {

Decision decisionInOrder(std::size_t position, std::string_view order, DeviceId chosen,
                         std::vector<Decision::Option> options)
{
    Decision decision;
    decision.priority = static_cast<double>(position);
    decision.priorityName = order;
    decision.priorityUnit = DecisionUnit::Position;
    decision.inFixedOrder = true;
    decision.chosen = chosen;
    decision.options = std::move(options);
    return decision;
}

void tellOfAll(const PlacerContext& context, Decision decision, std::span<const VertexId> vertices)
{
    for (VertexId v : vertices) {
        if (context.stop.stop_requested())
            return;
        decision.vertex = v;
        context.record(decision);
    }
}

} // namespace doppler
