// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/bytes/file_descriptor.h"

#include <string>

namespace doppler {

/// The file to which a chain of links leads, whether it exists or not.
std::string withoutLinks(const std::string& path);

/// Creates a new file with default permissions in the folder of `target`, to be renamed to `target`; stores
/// its path in `draft`. On failure the descriptor is empty and errno holds the reason. The first call for a
/// folder removes drafts that killed programs left there.
Descriptor makeDraft(const std::string& target, std::string& draft);

} // namespace doppler
