// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/module_file.h"

#include "core/base/sha256.h"

#include <cstdlib>
#include <fstream>

#include <dlfcn.h>

namespace doppler {

namespace {

std::string firstLine(const char* text)
{
    const std::string all = text ? text : "";
    return all.substr(0, all.find('\n'));
}

bool isThere(const ModuleFile& module)
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(modulePath(module), ignored);
}

/// Compares the module with the checksum that cmake/module_checksum.cmake wrote next to it. A truncated
/// library would end the program with SIGBUS when it is loaded. A library that the variable names needs no
/// checksum.
Result<void> checkIntegrity(const ModuleFile& module)
{
    const std::filesystem::path path = modulePath(module);
    std::ifstream in(path.string() + ".sha256");
    std::uint64_t size = 0;
    std::string hash;
    if (!(in >> size >> hash)) {
        if (const char* named = std::getenv(module.variable); named && *named)
            return {};
        return moduleError(module,
                           {DOPPLER_TEXT("core", "the file {0} with the module's checksum is missing or "
                                                 "damaged: install or build the program again"),
                            {path.filename().string() + ".sha256"}});
    }
    const FileDigest found = digestOfFile(path);
    if (found.bytes != size)
        return moduleError(module,
                           {DOPPLER_TEXT("core", "the module has {0} bytes, expected {1}: install or build "
                                                 "the program again"),
                            {std::to_string(found.bytes), std::to_string(size)}});
    if (hexadecimal(found.sha256) != hash)
        return moduleError(module,
                           {DOPPLER_TEXT("core", "the module does not match its checksum, so it is damaged: "
                                                 "install or build the program again"),
                            {}});
    return {};
}

} // namespace

std::filesystem::path modulePath(const ModuleFile& module)
{
    if (const char* named = std::getenv(module.variable); named && *named)
        return named;
    Dl_info here{};
    if (dladdr(reinterpret_cast<const void*>(&moduleInstalled), &here) == 0 || !here.dli_fname)
        return module.file;
    std::error_code ignored;
    const std::filesystem::path library = std::filesystem::canonical(here.dli_fname, ignored);
    return library.parent_path() / module.file;
}

bool modulesAreBeingBuilt()
{
    const char* marker = std::getenv(moduleBuildVariable);
    std::error_code ignored;
    return marker && *marker && std::filesystem::exists(marker, ignored);
}

bool moduleInstalled(const ModuleFile& module) { return isThere(module) || modulesAreBeingBuilt(); }

Error moduleError(const ModuleFile& module, Message message)
{
    return {std::move(message), modulePath(module).string(), {}};
}

Result<const void*> loadModule(const ModuleFile& module)
{
    if (modulesAreBeingBuilt()) // A library that the linker is still writing must not be loaded either.
        return moduleError(module, {DOPPLER_TEXT("core", "the module is still being built; try again when "
                                                         "the message in the status bar has disappeared"),
                                    {}});
    if (!isThere(module))
        return moduleError(module, module.missing);
    if (auto whole = checkIntegrity(module); !whole)
        return whole.error();
    void* handle = dlopen(modulePath(module).c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle)
        return moduleError(module,
                           {DOPPLER_TEXT("core", "the module can't be loaded: {0}"), {firstLine(dlerror())}});
    const void* entry = dlsym(handle, module.entryName);
    if (!entry) {
        Message foreign = module.foreign;
        foreign.arguments.emplace_back(firstLine(dlerror()));
        return moduleError(module, std::move(foreign));
    }
    return entry;
}

} // namespace doppler
