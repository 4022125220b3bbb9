// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/placements/foreign_placement.h"
#include "core/workloads/api/pipeline_action.h"

#include <string>
#include <string_view>

namespace doppler {

// Schedules of torch.distributed.pipelining as it writes them to CSV files (_dump_csv): a row for each rank,
// in each cell stage, kind and micro-batch of an action, such as "3F0" (F forward, B backward, I and W the
// gradients of inputs and weights). Cells may be empty.

/// Whether the first cell that is not empty is an action.
bool looksLikePipelineCsv(std::string_view head);

/// Reads a schedule. "(0F1;3B0)OVERLAP_F_B" counts as its two actions in turn; communication (such as
/// SEND_F) and sharding (such as UNSHARD) are left out, because they follow from the rest. Errors: a cell
/// that is no action, an action that occurs twice, more than 100,000 lines, a stage or micro-batch above
/// 1,000,000, no action at all. The place of an error is "line L, column C", from 1.
Result<PipelineSchedule> readPipelineCsv(std::string_view text);
std::string writePipelineCsv(const PipelineSchedule& schedule);

/// The schedule as a placement with an order: rank r is the r-th device that is no CPU (the r-th device if
/// all are). Vertices without an action follow what they are colocated with or read. A backward pass may
/// stand for both halves of a split one. Errors: the graph is no pipeline; actions without a vertex, vertices
/// without an action; more ranks than devices; orders of ranks or edges that wait for each other in a circle.
Result<MatchedPlacement> matchPipeline(const Problem& problem, const PipelineSchedule& schedule);

/// Refuses a graph without passes of a pipeline.
Result<void> needPipeline(const Problem& problem);

/// The actions of a placed pipeline by device: in the order of the placement, else as the simulator starts
/// them. Other vertices are left out.
PipelineSchedule pipelineScheduleOf(const Problem& problem, const Placement& placement);

} // namespace doppler
