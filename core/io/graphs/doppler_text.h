// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cstdint>
#include <string_view>

namespace doppler {

/// Reads a graph in the text format of the released DOPPLER program (Yao et al., arXiv 2505.23131), with the
/// published costs:
/// ```
/// total                                vertices and inputs
/// input, input, ...                    only their number counts: the vertices are 0 .. total - inputs - 1
/// source, source, ...
/// target, target, ...                  the k-th edge leads from the k-th source to the k-th target
/// compute,communication[,type]         per vertex
/// ```
/// The unit of the costs is the authors' own; 1e10 count as one second on any device. A vertex gets measured
/// seconds for "*" and one tensor "out" with measured seconds, whose size in bytes is the communication cost.
/// The reader allocates nothing on the basis of the first line. Errors name the line; faults of the whole
/// graph (a cycle, a duplicate edge) have the place "vertices[i]" or "edges[i]".
Result<GraphPtr> readDopplerText(std::string_view text, std::string_view name = {});

/// Reads the same format, but replaces the published costs by the FLOPs and bytes of the pieces
/// (doppler_text_costs.h). `pieces` (at least 1) is the largest number of pieces of an operation.
Result<GraphPtr> readDopplerTextRecomputed(std::string_view text, std::string_view name,
                                           std::uint32_t pieces);

/// Whether a text looks like this format: a single number in its first line, a list of numbers in its second.
bool looksLikeDopplerText(std::string_view text);

} // namespace doppler
