// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/placers/learned/move_features.h"

namespace doppler {

std::span<const std::string> moveFeatureNames()
{
    static const std::array<std::string, moveFeatureCount> names{
        DOPPLER_TEXT("core", "on the critical path"),
        DOPPLER_TEXT("core", "share of the group on the critical path"),
        DOPPLER_TEXT("core", "size of the group / 5"),
        DOPPLER_TEXT("core", "a vertex of the group waited for its device on the critical path"),
        DOPPLER_TEXT("core", "a vertex of the group follows a transfer on the critical path"),
        DOPPLER_TEXT("core", "a transfer of the group's output is on the critical path"),
        DOPPLER_TEXT("core", "transfer time saved on the critical path"),
        DOPPLER_TEXT("core", "transfer time added on the critical path"),
        DOPPLER_TEXT("core", "change of transfer time"),
        DOPPLER_TEXT("core", "change of compute time"),
        DOPPLER_TEXT("core", "compute time on the new device"),
        DOPPLER_TEXT("core", "load of the new device minus the mean"),
        DOPPLER_TEXT("core", "load of the current device minus the mean"),
        DOPPLER_TEXT("core", "load of the new device after the move"),
        DOPPLER_TEXT("core", "delay of the group's end"),
        DOPPLER_TEXT("core", "delay of successors"),
        DOPPLER_TEXT("core", "delay on the critical path"),
        DOPPLER_TEXT("core", "busy share of the new device at that time"),
        DOPPLER_TEXT("core", "wait for the current device"),
        DOPPLER_TEXT("core", "share of neighbours on the new device"),
        DOPPLER_TEXT("core", "share of neighbours on the current device"),
        DOPPLER_TEXT("core", "start time / makespan"),
        DOPPLER_TEXT("core", "number of moves tried with the vertex (logarithm)"),
        DOPPLER_TEXT("core", "number of moves tried since the last success (logarithm / 5)"),
        DOPPLER_TEXT("core", "share of the budget spent"),
        DOPPLER_TEXT("core", "tried before"),
    };
    return names;
}

std::span<const std::string> movedVertexFeatureNames()
{
    static const std::array<std::string, vertexFeatureCount> names{
        DOPPLER_TEXT("core", "on the critical path"),
        DOPPLER_TEXT("core", "waited for its device on the critical path"),
        DOPPLER_TEXT("core", "follows a transfer on the critical path"),
        DOPPLER_TEXT("core", "a transfer of its output is on the critical path"),
        DOPPLER_TEXT("core", "transfer time on the critical path"),
        DOPPLER_TEXT("core", "transfers of its inputs"),
        DOPPLER_TEXT("core", "transfers of its outputs"),
        DOPPLER_TEXT("core", "compute time"),
        DOPPLER_TEXT("core", "wait for its device"),
        DOPPLER_TEXT("core", "slack to its successors"),
        DOPPLER_TEXT("core", "load of its device minus the mean"),
        DOPPLER_TEXT("core", "share of neighbours on its device"),
        DOPPLER_TEXT("core", "largest share of neighbours on another device"),
        DOPPLER_TEXT("core", "start time / makespan"),
        DOPPLER_TEXT("core", "number of moves tried with the vertex (logarithm)"),
        DOPPLER_TEXT("core", "number of moves tried since the last success (logarithm / 5)"),
        DOPPLER_TEXT("core", "share of the budget spent"),
    };
    return names;
}

} // namespace doppler
