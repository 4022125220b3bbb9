// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <onnx/onnx_pb.h>

namespace doppler {

/// The nodes and tensors of a model by their number in the file: in the order of the graph and the functions;
/// the tensors and nodes of a node's own graphs follow the node. Removing the elements of tensors
/// (thinModel()) does not change numbers.
struct FilePlaces {
    std::vector<const onnx::NodeProto*> nodes;
    std::vector<const onnx::TensorProto*> tensors; ///< Initialisers.
};
FilePlaces filePlaces(const onnx::ModelProto& model);
/// Adds those of a node and its graphs.
void addPlaces(const onnx::NodeProto& node, FilePlaces& out);

} // namespace doppler
