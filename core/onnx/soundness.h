// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/node_inference.h"

namespace doppler {

/// Whether a node that has the inputs and attributes of its operator also has such values of them that the
/// library can be let loose on it. Its functions divide by strides and go through lists of as many entries as
/// others have, without asking.
bool isSound(const NodeView& view);

} // namespace doppler
