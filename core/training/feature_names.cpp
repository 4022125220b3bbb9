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

} // namespace doppler
