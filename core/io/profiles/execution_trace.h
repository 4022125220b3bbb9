// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/bytes/byte_source.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/profiles/pytorch_operators.h"

#include <cstdint>
#include <string>
#include <vector>

namespace doppler {

/// A tensor that an operator of an execution trace reads or writes. Ids are reused after a tensor is freed;
/// views of one memory have the same storage.
struct TracedTensor {
    std::uint64_t tensor = 0;
    std::uint64_t storage = 0; ///< 0: unknown.
    double bytes = 0;
    bool onHost = false;
    bool written = false; ///< Whether it is an input that the operator changes in place.
};

/// A node of an execution trace: an operator, or an annotation around operators.
struct TracedNode {
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    std::uint64_t id = 0; ///< In the order in which nodes start.
    std::uint64_t parentId = 0;
    std::uint64_t recordId = 0; ///< The id of the same call in the profiler's trace.
    std::uint32_t name = 0;     ///< Index into ExecutionTrace::names.
    std::uint32_t shapes = 0;   ///< Of its inputs and outputs as a text: index into ExecutionTrace::names.
    std::uint32_t thread = 0;
    std::uint32_t parent = none; ///< Index of the calling node.
    std::uint32_t owner = none;  ///< Index of the outermost operator that contains it; may be its own.
    bool hasSchema = false;      ///< Whether it is an operator of PyTorch's library.
    std::optional<double> flops; ///< Of the call including all calls within it; nothing if unknown.
    std::vector<TracedTensor> inputs;
    std::vector<TracedTensor> outputs;
};

/// One iteration of an execution trace.
struct ExecutionTrace {
    NamePool names;
    std::vector<TracedNode> nodes;          ///< By id.
    std::optional<IterationMark> iteration; ///< The iteration that was read, in ids; nothing: all.
    std::size_t iterations = 0;
    std::vector<Message> notes; ///< Which iterations were skipped.
};

/// Reads a file of PyTorch's ExecutionTraceObserver: schema 1.0 (inputs and outputs as lists) and the schemas
/// since 1.0.2-chakra.0.0.4 (values, shapes and types; attrs). Refuses other major versions.
Result<ExecutionTrace> readExecutionTrace(const OpenSource& open, const std::string& iteration,
                                          const ReadWatch& watch, double progressTo = 1);

} // namespace doppler
