// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/models/onnx_program.h"
#include "core/kernels/models/onnx_values.h"

namespace doppler {

/// Reads inputs of a model from `path`: a folder, or a file if the model has one input. In a folder, NAME.npy
/// and NAME.pb (a TensorProto) contain the input with this name; characters that file names cannot contain,
/// or may not contain everywhere (/ : \), are written as _. input_0.pb is the model's first input, as in
/// ONNX's own test data, whose output_*.pb are skipped, as are files with other extensions. Inputs without a
/// file are missing in the result. Errors name the file: it belongs to no input, two belong to the same,
/// another type or shape than the model declares, a broken file. May block.
Result<OnnxInputs> readModelInputs(const std::string& path, const OnnxProgram& program);

} // namespace doppler
