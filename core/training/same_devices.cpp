// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/same_devices.h"

namespace doppler {

bool sameDevices(const TrainedOn& trained, const Problem& problem)
{
    const Topology& topology = problem.topology();
    if (trained.topologyFingerprint != topology.fingerprint())
        return false;
    const auto namesTheSame = [&](const std::string& name) {
        for (DeviceId d : topology.devices())
            if (d < trained.devices.size() &&
                (trained.devices[d] == name) != (topology.device(d).name == name))
                return false;
        return true;
    };
    for (VertexId v : problem.graph().vertices())
        for (const std::string& name : problem.graph().vertex(v).allow)
            if (!namesTheSame(name))
                return false;
    return true;
}

} // namespace doppler
