// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doppler {

/// The "program" of the files of a graph that was read from a model: which file, and how it was read.
struct SavedModel {
    std::string file; ///< Absolute path.
    std::uint64_t bytes = 0;
    std::uint64_t fingerprint = 0;                            ///< See modelFingerprint().
    std::vector<std::pair<std::string, std::string>> options; ///< Of the reader, by name.
};

/// The JSON object.
std::string savedModelJson(const SavedModel& model);
/// Nothing if the object has no key "model": it is another program. Errors: a broken object.
Result<std::optional<SavedModel>> savedModel(std::string_view program);

/// Identifies the text of a model: covers `structure` (everything but large weights) completely and samples
/// the text, 64 bytes of every 4,096, which weights that were trained further do not survive. No protection
/// against deliberate collisions.
std::uint64_t modelFingerprint(std::string_view text, std::string_view structure);

} // namespace doppler
