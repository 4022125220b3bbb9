// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

#include <ATen/core/Tensor.h>
#include <onnx/onnx_pb.h>

namespace doppler {

/// The type that holds elements of one of TensorProto's types; see node.h for unsigned integers. Nothing for
/// texts and the types that ATen lacks.
c10::optional<at::ScalarType> typeOf(int elementType);

/// A tensor of a file. `folder` is that of the model's file: elements may be in other files there. Errors: a
/// type without kernels, as many bytes as the shape does not say, a file that is outside of the folder, is
/// missing or too short.
Result<at::Tensor> tensorOf(const onnx::TensorProto& proto, const std::string& folder);

} // namespace doppler
