// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/placers/learned/move_features.h"

namespace doppler {

std::span<const std::string> moveFeatureNames()
{
    static const std::array<std::string, moveFeatureCount> names{
        DOPPLER_TEXT("core", "on the critical path"),
        DOPPLER_TEXT("core", "share of the group on the critical path"),
        DOPPLER_TEXT("core", "size of the group, by five"),
        DOPPLER_TEXT("core", "one of the group waited for its device, on the critical path"),
        DOPPLER_TEXT("core", "one of the group came behind a transfer, on the critical path"),
        DOPPLER_TEXT("core", "a transfer of the group's output is on the critical path"),
        DOPPLER_TEXT("core", "transfers on the critical path saved"),
        DOPPLER_TEXT("core", "transfers on the critical path added"),
        DOPPLER_TEXT("core", "change of transfers"),
        DOPPLER_TEXT("core", "change of compute time"),
        DOPPLER_TEXT("core", "compute time there"),
        DOPPLER_TEXT("core", "load there, less the mean"),
        DOPPLER_TEXT("core", "load here, less the mean"),
        DOPPLER_TEXT("core", "load there after the move"),
        DOPPLER_TEXT("core", "later end of the group"),
        DOPPLER_TEXT("core", "delay of successors"),
        DOPPLER_TEXT("core", "later end on the critical path"),
        DOPPLER_TEXT("core", "busy share there meanwhile"),
        DOPPLER_TEXT("core", "wait for the device here"),
        DOPPLER_TEXT("core", "share of neighbours there"),
        DOPPLER_TEXT("core", "share of neighbours here"),
        DOPPLER_TEXT("core", "start, by the makespan"),
        DOPPLER_TEXT("core", "moves tried with the vertex, logarithm"),
        DOPPLER_TEXT("core", "moves tried since the last success, logarithm by five"),
        DOPPLER_TEXT("core", "share of the budget spent"),
        DOPPLER_TEXT("core", "tried before"),
    };
    return names;
}

std::span<const std::string> movedVertexFeatureNames()
{
    static const std::array<std::string, vertexFeatureCount> names{
        DOPPLER_TEXT("core", "on the critical path"),
        DOPPLER_TEXT("core", "waited for its device, on the critical path"),
        DOPPLER_TEXT("core", "came behind a transfer, on the critical path"),
        DOPPLER_TEXT("core", "a transfer of its output is on the critical path"),
        DOPPLER_TEXT("core", "transfers on the critical path"),
        DOPPLER_TEXT("core", "transfers of its inputs"),
        DOPPLER_TEXT("core", "transfers of its outputs"),
        DOPPLER_TEXT("core", "compute time"),
        DOPPLER_TEXT("core", "wait for its device"),
        DOPPLER_TEXT("core", "slack to its successors"),
        DOPPLER_TEXT("core", "load of its device, less the mean"),
        DOPPLER_TEXT("core", "share of neighbours on its device"),
        DOPPLER_TEXT("core", "share of neighbours on another device, at most"),
        DOPPLER_TEXT("core", "start, by the makespan"),
        DOPPLER_TEXT("core", "moves tried with the vertex, logarithm"),
        DOPPLER_TEXT("core", "moves tried since the last success, logarithm by five"),
        DOPPLER_TEXT("core", "share of the budget spent"),
    };
    return names;
}

} // namespace doppler
