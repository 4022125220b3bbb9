// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string_view>

namespace doppler {

/// Reads a graph of the simulator of Mayer, Mayer and Laich ("The TensorFlow partitioning and scheduling
/// problem", DIDL 2017; github.com/mayerrn/tensorflowPartitioningAndScheduling):
/// ```
/// Id,(Outgoing) node,(Incoming) node,Colocation nodes,#tensorSize,#operations[,RAM storage[,Device
/// constraint[,name]]]
/// 0,2;1,,3,681,250,12,NO,Conv2D
/// ```
/// The line of headings is optional, and a line "Meta,..." may precede it. Vertices are in the order of their
/// ids. Operations are FLOPs, the tensor size is the size of the output, and the storage is the persistent
/// bytes. The constraint is NO, CPU or GPU. Nodes that are colocated directly or through others form one
/// group. An edge may be listed at its source or at its target. Errors name the line; faults of the whole
/// graph have the place "vertices[i]" or "edges[i]".
Result<GraphPtr> readMayerCsv(std::string_view text, std::string_view name = {});

bool looksLikeMayerCsv(std::string_view text);

} // namespace doppler
