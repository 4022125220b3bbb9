// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <onnx/onnx_pb.h>

namespace doppler {

/// The attributes of a node for people, in the order of the file: "strides=[2, 2], auto_pad=SAME_UPPER". Long
/// lists and texts are shortened, tensors are given by their shape, and graphs are omitted. At most
/// mostAttributeCharacters characters, whatever the file holds.
std::string attributesText(const onnx::NodeProto& node);

} // namespace doppler
