// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace doppler {

/// A part of the program in a library of its own, which is loaded when it is first needed.
struct ModuleFile {
    const char* file;      ///< The library's name.
    const char* variable;  ///< Environment variable that names another one, for tests.
    const char* entryName; ///< What it exports.
    Message missing;       ///< Said where there is no such file.
    Message foreign;       ///< Said where it is another library; its last place is for the loader's words.
};

/// Where the module should be: beside the library that this code is in, in the build tree as when installed.
std::filesystem::path modulePath(const ModuleFile& module);
/// Whether the file is there, or will be: scripts/run.sh opens the window before it builds the modules.
bool moduleInstalled(const ModuleFile& module);
/// The environment variable of scripts/run.sh that names a file which exists while modules are being built.
inline constexpr const char* moduleBuildVariable = "DOPPLER_MODULE_BUILD";
bool modulesAreBeingBuilt();
/// Loads it, for good, and finds its entry. The error names the file. Blocks while loading.
Result<const void*> loadModule(const ModuleFile& module);
/// An error of the module: names its file.
Error moduleError(const ModuleFile& module, Message message);

} // namespace doppler
