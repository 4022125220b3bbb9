// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"

#include <map>
#include <string>
#include <vector>

#include <onnx/onnx_pb.h>

namespace doppler {

/// An extent of the graph's inputs that the model leaves open: one with a symbol, which can occur in several
/// places, or one without.
struct OpenDimension {
    std::string option; ///< The option of the reader for it: the symbol, or "input_index".
    std::string symbol; ///< Empty: none.
    int input = 0;      ///< Input of an extent without symbol.
    int index = 0;
};

/// Models with more open dimensions are refused.
constexpr std::size_t mostOpenDimensions = 256;

/// The open dimensions in the order of the inputs; at most mostOpenDimensions + 1.
std::vector<OpenDimension> openDimensions(const onnx::GraphProto& graph);

/// The options of the reader for them. Each must be set.
std::vector<OptionSpec> dimensionOptions(const std::vector<OpenDimension>& open);

/// Inserts the values into the inputs; those with symbols also into the declared values.
void closeDimensions(onnx::GraphProto& graph, const std::vector<OpenDimension>& open, const Options& options);

} // namespace doppler
