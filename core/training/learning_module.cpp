// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/learning_module.h"

#include "core/base/module_file.h"
#include "core/training/instruction_set.h"

#include <mutex>

namespace doppler {

namespace {

const ModuleFile& file()
{
    static const ModuleFile module{
        "libdoppler-learn.so",
        "DOPPLER_LEARN_MODULE",
        "dopplerLearningModule",
        {DOPPLER_TEXT("core", "the learning module is not installed; training and learned placers need it, "
                              "everything else works")},
        {DOPPLER_TEXT("core", "this is not a learning module: {0}")}};
    return module;
}

Result<LearningModule*> load()
{
    if (!chosenInstructionSet())
        return chosenInstructionSet().error();
    const auto found = loadModule(file());
    if (!found)
        return found.error();
    const auto* entry = static_cast<const LearningModuleEntry*>(*found);
    if (entry->interface != LearningModuleEntry::currentInterface)
        return moduleError(
            file(),
            {DOPPLER_TEXT("core", "the learning module has interface version {0}, expected {1}: it belongs "
                                  "to another version of the program"),
             {std::to_string(entry->interface), std::to_string(LearningModuleEntry::currentInterface)}});
    LearningModule* module = entry->module();
    if (!module)
        return moduleError(file(), {DOPPLER_TEXT("core", "the learning module could not start")});
    return module;
}

} // namespace

bool learningModuleInstalled() { return moduleInstalled(file()); }

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
