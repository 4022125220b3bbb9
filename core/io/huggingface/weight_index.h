// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// The content of model.safetensors.index.json, or of the same file for pytorch_model.bin: which weights a
/// model has. It has no sizes but their sum.
struct WeightIndex {
    std::optional<double> totalBytes; ///< metadata.total_size.
    std::vector<std::string> names;   ///< Of the weights, in the order of the file.
};

Result<WeightIndex> readWeightIndex(std::string_view text);

/// Finds the index in the folder of a config.json; empty if there is none. May block on a slow disk.
std::string weightIndexBeside(const std::string& config);

} // namespace doppler
