// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/this_machine.h"

#include "core/exec/kernel_module.h"
#include "core/io/bytes/file.h"

namespace doppler {

Result<MachineProbe> thisMachine(const ProbeRequest& request)
{
    const std::string path = probeFile();
    if (auto text = readFile(path))
        if (auto kept = readProbeJson(*text))
            return kept;
    const auto module = kernelModule();
    if (!module)
        return module.error();
    auto probe = (*module)->probe(request);
    if (probe)
        (void)writeFile(path, writeProbeJson(*probe)); // a full disk only costs another measurement
    return probe;
}

Result<TopologyPtr> localTopology(const ProbeRequest& request)
{
    const auto probe = thisMachine(request);
    if (!probe)
        return probe.error();
    return topologyOf(*probe);
}

} // namespace doppler
