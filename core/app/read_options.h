// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace doppler {

/// Values of the options of a file's reader, by name: those that the reader requires (mustBeGiven), and those
/// that differ from the default.
using GivenOptions = std::vector<std::pair<std::string, std::string>>;

/// The reader options that the user has given, by file. A value: whoever composes a program owns one and
/// hands it, or a copy, to everything that reads graphs. Not synchronised: a worker thread gets a copy.
class ReadOptions {
public:
    /// Replaces the options of a file. However the file is named, it is the same file.
    void set(const std::string& file, GivenOptions values);
    /// The options of a file; empty where none were given.
    [[nodiscard]] const GivenOptions& of(const std::string& file) const;
    /// Adds the options of all files that `others` knows; they replace those that are known here.
    void merge(const ReadOptions& others);

private:
    std::map<std::string, GivenOptions> byPath; ///< By absolute path.
};

/// Those of `given` that the reader of this file still has: options that were remembered may be older than
/// the file. Fails where the file can't be read. May block.
Result<GivenOptions> stillKnown(const std::string& file, GivenOptions given);

} // namespace doppler
