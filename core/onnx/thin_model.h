// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace doppler {

/// A serialised ONNX model without what its graph can do without: the elements of large tensors, where
/// weights outside lie, documentation, training, fields that the library does not know. What is left is small
/// even for a model of gigabytes, and safe to parse: refuses broken layout (the place is "byte N"), messages
/// nested deeper than a model of 16 graphs within each other, and texts that the parsed messages would
/// outgrow by more than any real model does.
Result<std::string> thinModel(std::string_view text);

} // namespace doppler
