// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/kernel_module.h"

#include "core/base/module_file.h"

#include <mutex>

namespace doppler {

namespace {

const ModuleFile& file()
{
    static const ModuleFile module{
        "libdoppler-kernels.so",
        "DOPPLER_KERNEL_MODULE",
        "dopplerKernelModule",
        {DOPPLER_TEXT("core", "the module with the kernels is not installed; engines that compute need it, "
                              "everything else works")},
        {DOPPLER_TEXT("core", "this is not a module with kernels: {0}")}};
    return module;
}

Result<KernelModule*> load()
{
    const auto found = loadModule(file());
    if (!found)
        return found.error();
    const auto* entry = static_cast<const KernelModuleEntry*>(*found);
    if (entry->interface != KernelModuleEntry::currentInterface)
        return moduleError(
            file(),
            {DOPPLER_TEXT("core",
                          "the module with the kernels has interface version {0}, expected {1}: it belongs "
                          "to another version of the program"),
             {std::to_string(entry->interface), std::to_string(KernelModuleEntry::currentInterface)}});
    KernelModule* module = entry->module();
    if (!module)
        return moduleError(file(), {DOPPLER_TEXT("core", "the module with the kernels could not start")});
    return module;
}

} // namespace

bool kernelModuleInstalled() { return moduleInstalled(file()); }

Result<KernelModule*> kernelModule()
{
    static std::mutex mutex;
    static KernelModule* loaded = nullptr;
    const std::lock_guard lock(mutex);
    if (loaded)
        return loaded;
    auto module = load(); // a failure is not kept: the module may be installed while the program runs
    if (module)
        loaded = *module;
    return module;
}

} // namespace doppler
