// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/models/format_module.h"

#include <new>

namespace doppler {

FormatModule::FormatModule(const char* framework, const char* file, const char* variable, const char* entry)
    : name(framework),
      module{
          file,
          variable,
          entry,
          {DOPPLER_TEXT("core", "the module that reads {0} models is not installed; everything else works"),
           {framework}},
          {DOPPLER_TEXT("core", "this is not the module that reads {0} models: {1}"), {framework}}}
{
}

Result<const FormatModuleEntry*> FormatModule::entry()
{
    const std::lock_guard lock(mutex);
    if (loaded)
        return loaded;
    const auto found = loadModule(module);
    if (!found)
        return found.error();
    const auto* candidate = static_cast<const FormatModuleEntry*>(*found);
    if (candidate->interface != FormatModuleEntry::currentInterface)
        return moduleError(
            module, {DOPPLER_TEXT("core", "the module that reads {0} models has interface version {1}, "
                                          "expected {2}: it belongs to another version of the program"),
                     {name, std::to_string(candidate->interface),
                      std::to_string(FormatModuleEntry::currentInterface)}});
    loaded = candidate;
    return loaded;
}

Result<GraphPtr> FormatModule::read(std::string_view text, const ReadRequest& request)
{
    const auto reader = entry();
    if (!reader)
        return reader.error();
    try {
        return (*reader)->read(text, request);
    } catch (const std::bad_alloc&) {
        throw; // the caller reports a lack of memory
    } catch (const std::exception& e) {
        return Error{{DOPPLER_TEXT("core", "the {0} library failed: {1}"), {name, e.what()}}, {}, {}};
    }
}

std::vector<OptionSpec> FormatModule::options(std::string_view text)
{
    const auto reader = entry();
    if (!reader || !(*reader)->options)
        return {};
    try {
        return (*reader)->options(text);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception&) {
        return {};
    }
}

} // namespace doppler
