// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"
#include "core/io/graphs/name_index.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace doppler {

/// Tensor of pairs of tasks that share no file.
constexpr const char* controlTensor = "(control)";

/// Lists of numbers one behind the other, one list for each task.
struct NumberLists {
    std::vector<std::uint32_t> items;
    std::vector<std::size_t> starts{0};
    void close() { starts.push_back(items.size()); }
    [[nodiscard]] std::span<const std::uint32_t> of(std::size_t i) const
    {
        return {items.data() + starts[i], starts[i + 1] - starts[i]};
    }
};

/// A workflow as its file describes it: tasks that take in and put out files, with their order. The i-th
/// entry of each list is that of the i-th vertex of `builder`.
struct WorkflowParts {
    static constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);

    GraphBuilder builder;
    NameIndex tasks;                     ///< Every name of a task that occurs anywhere.
    std::vector<std::uint32_t> vertexOf; ///< By the number of a task's name; `none`: no task has it.
    NumberLists parents, children;       ///< Numbers of tasks' names.
    NameIndex files;
    std::vector<double> sizeOf; ///< Bytes, by the number of a file.
    NumberLists inputs, outputs;

    /// Ends the lists of the current task.
    void closeTask();
    /// The name of the task with this number, shortened for a message.
    [[nodiscard]] std::string taskName(std::uint32_t number) const;
    /// Sets the size of a file.
    void setSize(std::uint32_t file, double bytes);
};

/// Adds edges, output bytes and persistent bytes to the builder. Each pair of parent and child gets an edge
/// for each file that goes from one to the other, or one without bytes. A file that several parents put out
/// goes from the first; a file that no parent puts out is persistent bytes of the task that takes it in.
void addWorkflowEdges(WorkflowParts& parts);

/// The same where the file names no order: a task depends on those that put out the files that it takes in.
void orderByFiles(WorkflowParts& parts);

} // namespace doppler
