// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/workload.h"

#include "core/base/names.h"

namespace doppler {

std::span<const Workload> workloads()
{
    static const std::vector<Workload> all{chainmmWorkload(), rgposWorkload(), layeredWorkload(),
                                           mayerRandomWorkload()};
    return all;
}

std::vector<std::string> workloadIds()
{
    std::vector<std::string> ids;
    for (const Workload& workload : workloads())
        ids.push_back(workload.id);
    return ids;
}

Result<const Workload*> findWorkload(std::string_view id)
{
    for (const Workload& workload : workloads())
        if (workload.id == id)
            return &workload;
    return unknownName(DOPPLER_TEXT("core", "unknown graph family \"{0}\", expected one of {1}"), id,
                       workloadIds());
}

Result<GraphPtr> generateWorkload(std::string_view id)
{
    const auto workload = findWorkload(id);
    if (!workload)
        return workload.error();
    return (*workload)->make(Options((*workload)->options));
}

} // namespace doppler
