// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/bytes/file_descriptor.h"

#include <string>

namespace doppler {

/// The file that a chain of links ends at, whether it is there or not.
std::string withoutLinks(const std::string& path);

/// Makes a new file in the folder of `target`, with the permissions that new files get, to be renamed into
/// its place; `draft` is its path. Holds no file where the system refuses, which errno then tells. Before the
/// first one in a folder, drafts that killed programs left there are removed.
Descriptor makeDraft(const std::string& target, std::string& draft);

} // namespace doppler
