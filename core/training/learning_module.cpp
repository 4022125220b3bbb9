// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/learning_module.h"

#include <cstdlib>
#include <filesystem>
#include <mutex>

#include <dlfcn.h>

namespace doppler {

namespace {

constexpr const char* moduleFile = "libdoppler-learn.so";
constexpr const char* entryName = "dopplerLearningModule";

/// The module lies beside the library that this code is in, in the build tree as when installed; the
/// environment variable is there for tests.
std::filesystem::path modulePath()
{
    if (const char* named = std::getenv("DOPPLER_LEARN_MODULE"); named && *named)
        return named;
    Dl_info here{};
    if (dladdr(reinterpret_cast<const void*>(&learningModuleInstalled), &here) == 0 || !here.dli_fname)
        return moduleFile;
    std::error_code ignored;
    const std::filesystem::path library = std::filesystem::canonical(here.dli_fname, ignored);
    return library.parent_path() / moduleFile;
}

std::string firstLine(const char* text)
{
    const std::string all = text ? text : "";
    return all.substr(0, all.find('\n'));
}

Error loadError(Message message) { return {std::move(message), modulePath().string(), {}}; }

Result<LearningModule*> load()
{
    if (!learningModuleInstalled())
        return loadError({DOPPLER_TEXT("core", "the learning module is not installed; training and learned "
                                               "placers need it, everything else works")});
    void* handle = dlopen(modulePath().c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle)
        return loadError(
            {DOPPLER_TEXT("core", "the learning module can't be loaded: {0}"), {firstLine(dlerror())}});
    const auto* entry = static_cast<const LearningModuleEntry*>(dlsym(handle, entryName));
    if (!entry)
        return loadError(
            {DOPPLER_TEXT("core", "this is not a learning module: {0}"), {firstLine(dlerror())}});
    if (entry->interface != LearningModuleEntry::currentInterface)
        return loadError(
            {DOPPLER_TEXT("core",
                          "the learning module has interface {0}, expected {1}: it belongs to another "
                          "version of the program"),
             {std::to_string(entry->interface), std::to_string(LearningModuleEntry::currentInterface)}});
    LearningModule* module = entry->module();
    if (!module)
        return loadError({DOPPLER_TEXT("core", "the learning module could not start")});
    return module;
}

} // namespace

bool learningModuleInstalled()
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(modulePath(), ignored);
}

Result<LearningModule*> learningModule()
{
    static std::mutex mutex;
    static LearningModule* loaded = nullptr;
    const std::lock_guard lock(mutex);
    if (loaded)
        return loaded;
    auto module = load(); // a failure is not kept: the module may be installed while the program runs
    if (module)
        loaded = *module;
    return module;
}

} // namespace doppler
