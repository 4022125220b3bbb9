// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/node_inference.h"

namespace doppler {

/// Whether the values of a node's inputs and attributes are safe for the library. Its functions divide by
/// strides and index lists by the lengths of others, without checks.
bool isSound(const NodeView& view);

} // namespace doppler
