// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace doppler {

/// Removes everything from a serialised ONNX model that its graph does not need: the elements of large
/// tensors, the locations of external weights, documentation, training, fields that the library does not
/// know. The rest is small even for a model of gigabytes, and safe to parse: refuses a broken layout (the
/// place is "byte N"), messages nested deeper than a model with 16 nested graphs, and texts whose parsed
/// messages would be larger than those of any real model.
Result<std::string> thinModel(std::string_view text);

} // namespace doppler
