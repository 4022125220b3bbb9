// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_origin.h"
#include "core/workloads/einsum/einsum.h"
#include "core/workloads/einsum/expansion_recorder.h"

namespace doppler {

/// The origin of a graph that expand() made.
struct EinsumOrigin final : GraphOrigin {
    EinsumOrigin(EinsumProgram p, ExpandOptions o) : program(std::move(p)), options(o) {}
    [[nodiscard]] std::string savedProgram() const override;

    EinsumProgram program;
    ExpandOptions options;
};

/// The einsum program from which a graph was made, also if the graph comes from a file with its program.
/// Null: there is none. Errors: the file's program is not valid.
Result<std::shared_ptr<const EinsumOrigin>> einsumOrigin(const DataflowGraph& graph);

/// Expands a program again and reports every vertex, provided that the result has the same vertices, kernels
/// and edges as `graph` (costs, names and locks may differ). Returns false if it does not, or cannot be
/// expanded; the recorder's content is then meaningless.
bool recordExpansion(const EinsumOrigin& origin, const DataflowGraph& graph, ExpansionRecorder& recorder);

} // namespace doppler
