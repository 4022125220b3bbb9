// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/this_machine.h"

#include "core/exec/kernel_module.h"
#include "core/io/bytes/file.h"

namespace doppler {

namespace {

Result<MachineProbe> measured(const ProbeRequest& request)
{
    const auto module = kernelModule();
    if (!module)
        return module.error();
    return (*module)->probe(request);
}

Result<void> keep(const MachineProbe& probe) { return writeFile(probeFile(), writeProbeJson(probe)); }

} // namespace

Result<MachineProbe> thisMachine(const ProbeRequest& request)
{
    if (auto kept = keptProbe())
        return *std::move(kept);
    auto probe = measured(request);
    if (probe)
        (void)keep(*probe); // a full disk only costs another measurement
    return probe;
}

Result<MachineProbe> measureThisMachine(const ProbeRequest& request)
{
    auto probe = measured(request);
    if (!probe)
        return probe;
    if (auto kept = keep(*probe); !kept)
        return kept.error();
    return probe;
}

std::optional<MachineProbe> keptProbe()
{
    if (const auto text = readFile(probeFile()))
        if (auto kept = readProbeJson(*text))
            return *std::move(kept);
    return std::nullopt;
}

Result<TopologyPtr> localTopology(const ProbeRequest& request)
{
    const auto probe = thisMachine(request);
    if (!probe)
        return probe.error();
    return topologyOf(*probe);
}

} // namespace doppler
