// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"

#include <map>
#include <string>
#include <vector>

#include <onnx/onnx_pb.h>

namespace doppler {

/// An extent of the graph's inputs that the model leaves open: one with a symbol, which may stand in many
/// places, or one without any.
struct OpenDimension {
    std::string option; ///< The reader's option for it: the symbol, or "input_index".
    std::string symbol; ///< Empty: none.
    int input = 0;      ///< Of the one without a symbol.
    int index = 0;
};

/// More open dimensions than this are nobody's to fill in.
constexpr std::size_t mostOpenDimensions = 256;

/// In the order in which the inputs have them; at most mostOpenDimensions + 1.
std::vector<OpenDimension> openDimensions(const onnx::GraphProto& graph);

/// The reader's options for them. Each must be given.
std::vector<OptionSpec> dimensionOptions(const std::vector<OpenDimension>& open);

/// Puts the values in the places of the inputs; and, of those with symbols, of the declared values.
void closeDimensions(onnx::GraphProto& graph, const std::vector<OpenDimension>& open, const Options& options);

} // namespace doppler
