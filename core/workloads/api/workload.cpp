// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/api/workload.h"

#include "core/base/names.h"
#include "core/workloads/api/workload_source.h"

namespace doppler {

#define DOPPLER_WORKLOAD(make) Workload make();
#include "core/workloads/api/workloads.def"
#undef DOPPLER_WORKLOAD

std::span<const Workload> workloads()
{
    static const std::vector<Workload> all{
#define DOPPLER_WORKLOAD(make) make(),
#include "core/workloads/api/workloads.def"
#undef DOPPLER_WORKLOAD
    };
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
    return unknownName(DOPPLER_TEXT("core", "unknown graph family \"{0}\", expected one of {1}"),
                       DOPPLER_TEXT("core", "unknown graph family \"{0}\"; did you mean \"{1}\"?"), id,
                       workloadIds());
}

Result<GraphPtr> generateWorkload(std::string_view source)
{
    const auto asked = parseWorkloadSource(source);
    if (!asked)
        return asked.error();
    return asked->family->make(asked->options);
}

} // namespace doppler
