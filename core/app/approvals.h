// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <set>
#include <string>

namespace doppler {

/// The files that may be run as placers, and the command lines that may be run as engines. A user approves a
/// program by naming it on a command line or in a dialog; a program that only a session or a saved comparison
/// names is never run, because such files come from other people. A value: whoever composes a program owns
/// one and hands it, or a copy, to everything that runs placers or engines. Not synchronised: a worker thread
/// gets a copy.
class Approvals {
public:
    /// From now on this file, named by exactly this path, may be run.
    void approve(const std::string& file) { files.insert(file); }
    /// Whether a placer may be run: one of the registry, or a file that was approved. Reads no file.
    [[nodiscard]] bool canPlace(const std::string& placer) const;
    /// An error where `placer` is a program that was not approved. Checkpoints run nothing and need no
    /// approval. May read the beginning of the file.
    [[nodiscard]] Result<void> check(const std::string& placer) const;
    /// An error where the command line of an engine's program was not approved. None for an empty one.
    [[nodiscard]] Result<void> checkProgram(const std::string& command) const;

private:
    std::set<std::string> files;
};

} // namespace doppler
