// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace doppler {

/// A part of the program that is a library of its own and is loaded on first use.
struct ModuleFile {
    const char* file;      ///< File name of the library.
    const char* variable;  ///< Environment variable that overrides the path, for tests.
    const char* entryName; ///< Name of the exported entry.
    Message missing;       ///< Error message if the file does not exist.
    Message foreign; ///< Error message if the file is another library; its last argument is the message of
                     ///< the loader.
};

/// The expected path of the module: next to the library that contains this code, in the build tree and when
/// installed.
std::filesystem::path modulePath(const ModuleFile& module);
/// Whether the file exists, or will soon: scripts/run.sh opens the window before it builds the modules.
bool moduleInstalled(const ModuleFile& module);
/// The environment variable of scripts/run.sh that names a file which exists while modules are being built.
inline constexpr const char* moduleBuildVariable = "DOPPLER_MODULE_BUILD";
bool modulesAreBeingBuilt();
/// Checks the module's size and checksum, loads it permanently and finds its entry. Errors name the file.
/// Blocks while loading.
Result<const void*> loadModule(const ModuleFile& module);
/// An error of the module, with the name of its file.
Error moduleError(const ModuleFile& module, Message message);

} // namespace doppler
