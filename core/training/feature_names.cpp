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
        DOPPLER_TEXT("core", "incoming communication"),
        DOPPLER_TEXT("core", "outgoing communication"),
    };
    return names;
}

std::span<const std::string> deviceFeatureNames()
{
    static const std::array<std::string, NetworkShape::deviceFeatures> names{
        DOPPLER_TEXT("core", "compute time assigned so far"),
        DOPPLER_TEXT("core", "compute time of the inputs on the device"),
        DOPPLER_TEXT("core", "first start of the inputs on the device"),
        DOPPLER_TEXT("core", "last end of the inputs on the device"),
        DOPPLER_TEXT("core", "earliest possible start"),
    };
    return names;
}

std::span<const std::string> guideFeatureNames()
{
    static const std::array<std::string, NetworkShape::guideFeatures> names{
        DOPPLER_TEXT("core", "guide: on this device"),
        DOPPLER_TEXT("core", "guide: on this device and the critical path"),
        DOPPLER_TEXT("core", "guide: the critical path continues here"),
        DOPPLER_TEXT("core", "guide: the critical path comes from here"),
        DOPPLER_TEXT("core", "guide: wait from ready to start on this device"),
        DOPPLER_TEXT("core", "guide: compute time on this device, relative to the mean"),
        DOPPLER_TEXT("core", "guide: start time"),
        DOPPLER_TEXT("core", "guide: on the critical path"),
        DOPPLER_TEXT("core", "guide: waited for this device"),
        DOPPLER_TEXT("core", "guide: traffic with neighbours on this device"),
        DOPPLER_TEXT("core", "guide: traffic with neighbours on this device, on the critical path"),
        DOPPLER_TEXT("core", "guide: utilisation"),
        DOPPLER_TEXT("core", "guide: busy with others from ready to end"),
        DOPPLER_TEXT("core", "guide: busy with others from ready to end, on the critical path"),
        DOPPLER_TEXT("core", "guide: on this device, traffic with neighbours elsewhere"),
    };
    return names;
}

} // namespace doppler
