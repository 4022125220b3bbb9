// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/training/network_shape.h"

#include <array>

namespace doppler {

std::span<const std::string> vertexFeatureNames()
{
    static const std::array<std::string, NetworkShape::vertexFeatures> names{
        DOPPLER_TEXT("core", "compute time"),
        DOPPLER_TEXT("core", "longest path to the end"),
        DOPPLER_TEXT("core", "longest path from the start"),
        DOPPLER_TEXT("core", "communication in"),
        DOPPLER_TEXT("core", "communication out"),
    };
    return names;
}

std::span<const std::string> deviceFeatureNames()
{
    static const std::array<std::string, NetworkShape::deviceFeatures> names{
        DOPPLER_TEXT("core", "compute assigned so far"),
        DOPPLER_TEXT("core", "compute of the inputs there"),
        DOPPLER_TEXT("core", "first start of the inputs there"),
        DOPPLER_TEXT("core", "last end of the inputs there"),
        DOPPLER_TEXT("core", "earliest possible start"),
    };
    return names;
}

std::span<const std::string> guideFeatureNames()
{
    static const std::array<std::string, NetworkShape::guideFeatures> names{
        DOPPLER_TEXT("core", "guide: is there"),
        DOPPLER_TEXT("core", "guide: is there, on the critical path"),
        DOPPLER_TEXT("core", "guide: the critical path goes on there"),
        DOPPLER_TEXT("core", "guide: the critical path came from there"),
        DOPPLER_TEXT("core", "guide: wait between ready and start there"),
        DOPPLER_TEXT("core", "guide: compute time there, by the mean of all"),
        DOPPLER_TEXT("core", "guide: start"),
        DOPPLER_TEXT("core", "guide: on the critical path"),
        DOPPLER_TEXT("core", "guide: waited for the device there"),
        DOPPLER_TEXT("core", "guide: traffic with neighbours there"),
        DOPPLER_TEXT("core", "guide: traffic with neighbours there, on the critical path"),
        DOPPLER_TEXT("core", "guide: busy share"),
        DOPPLER_TEXT("core", "guide: busy with others meanwhile"),
        DOPPLER_TEXT("core", "guide: busy with others meanwhile, on the critical path"),
        DOPPLER_TEXT("core", "guide: is there, traffic with neighbours elsewhere"),
    };
    return names;
}

} // namespace doppler
