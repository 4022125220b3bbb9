// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/module_file.h"
#include "core/io/graphs/graph_format.h"

#include <mutex>

namespace doppler {

/// What a module exports for each format that it reads: `extern "C" const doppler::FormatModuleEntry NAME`.
struct FormatModuleEntry {
    static constexpr std::uint32_t currentInterface = 5;
    std::uint32_t interface = currentInterface;
    Result<GraphPtr> (*read)(std::string_view text, const ReadRequest& request) = nullptr;
    std::vector<OptionSpec> (*options)(std::string_view text) = nullptr; ///< Null: the format has none.
};

/// The reader of a format of another framework, in a module of its own: the framework's library takes longer
/// to load than the rest of the program. Loads the module on first use. Thread-safe.
class FormatModule {
public:
    /// `framework` is a proper name, the same in every language; `file`, `variable` and `entry` are those of
    /// ModuleFile.
    FormatModule(const char* framework, const char* file, const char* variable, const char* entry);

    /// Returns an error that names the module's file where the module is missing or another version's. No
    /// exception of the library leaves this call but std::bad_alloc.
    Result<GraphPtr> read(std::string_view text, const ReadRequest& request);
    /// Returns nothing where the module is missing: reading then says why.
    std::vector<OptionSpec> options(std::string_view text);

private:
    Result<const FormatModuleEntry*> entry();

    const char* name; ///< The framework's.
    ModuleFile module;
    std::mutex mutex;
    const FormatModuleEntry* loaded = nullptr;
};

} // namespace doppler
