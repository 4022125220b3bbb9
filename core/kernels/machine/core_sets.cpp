// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/machine/core_sets.h"

#include <memory>

#include <fmt/format.h>
#include <hwloc.h>

namespace doppler {

namespace {

struct Destroy {
    void operator()(hwloc_topology_t topology) const { hwloc_topology_destroy(topology); }
};
using Machine = std::unique_ptr<std::remove_pointer_t<hwloc_topology_t>, Destroy>;

Machine loadMachine()
{
    hwloc_topology_t topology = nullptr;
    if (hwloc_topology_init(&topology) != 0)
        return nullptr;
    Machine machine(topology);
    return hwloc_topology_load(topology) == 0 ? std::move(machine) : nullptr;
}

/// Caches above a core: the largest that is its own, and the largest that others use, too.
void findCaches(hwloc_obj_t core, ProbedDevice& device)
{
    for (hwloc_obj_t above = core->parent; above; above = above->parent) {
        if (!hwloc_obj_type_is_dcache(above->type))
            continue;
        const bool own = hwloc_bitmap_isincluded(above->cpuset, core->cpuset);
        (own ? device.ownCacheBytes : device.sharedCacheBytes) =
            static_cast<std::size_t>(above->attr->cache.size);
    }
}

} // namespace

std::vector<ProbedDevice> coreSets()
{
    std::vector<ProbedDevice> out;
    const Machine machine = loadMachine();
    const int cores = machine ? hwloc_get_nbobjs_by_type(machine.get(), HWLOC_OBJ_CORE) : 0;
    for (int i = 0; i < cores; ++i) {
        const hwloc_obj_t core =
            hwloc_get_obj_by_type(machine.get(), HWLOC_OBJ_CORE, static_cast<unsigned>(i));
        // The first processor of the core: a second thread of a core adds little to products.
        const int processor = hwloc_bitmap_first(core->cpuset);
        if (processor < 0)
            continue;
        ProbedDevice device;
        device.name = fmt::format("core{}", out.size());
        device.processors = {static_cast<unsigned>(processor)};
        if (const hwloc_obj_t package =
                hwloc_get_ancestor_obj_by_type(machine.get(), HWLOC_OBJ_PACKAGE, core))
            device.package = static_cast<int>(package->os_index);
        if (core->nodeset && hwloc_bitmap_first(core->nodeset) >= 0)
            device.numaNode = hwloc_bitmap_first(core->nodeset);
        findCaches(core, device);
        out.push_back(std::move(device));
    }
    return out;
}

} // namespace doppler
