// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cstdint>
#include <string_view>

namespace doppler {

/// Reads a graph in the text format of the released DOPPLER program (Yao et al., arXiv 2505.23131), its costs
/// as published:
/// ```
/// total                                vertices and inputs
/// input, input, ...                    only their number counts: the vertices are 0 .. total - inputs - 1
/// source, source, ...
/// target, target, ...                  the k-th edge leads from the k-th source to the k-th target
/// compute,communication[,type]         per vertex
/// ```
/// Costs are numbers of the authors' own; 1e10 of them are taken as a second on any device: a vertex gets
/// measured seconds for "*", and one tensor "out" with measured seconds, its bytes being the communication
/// cost. Nothing is allocated on the word of the first line. An error tells the line; faults of the whole
/// graph (a cycle, an edge that stands twice) are placed at "vertices[i]" or "edges[i]".
Result<GraphPtr> readDopplerText(std::string_view text, std::string_view name = {});

/// The same with FLOPs and bytes of the pieces in the place of the published costs (doppler_text_costs.h),
/// for at most so many pieces (at least 1) of an operation.
Result<GraphPtr> readDopplerTextRecomputed(std::string_view text, std::string_view name,
                                           std::uint32_t pieces);

/// Whether a text looks like one: a number alone in its first line, a list of numbers in its second.
bool looksLikeDopplerText(std::string_view text);

} // namespace doppler
