// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"
#include "core/io/json/json_reader.h"

#include <string>

namespace doppler {

/// Reads the memory of a graph from the value at the cursor into the builder: an object with the lists
/// "shared_weights" and "inputs" ({"name", "bytes", "users": [ids]}) and "results" ({"vertex", "tensor",
/// "bytes"}). Ids are checked when the graph is built.
void readMemoryJson(JsonReader& in, GraphBuilder& builder);

/// Appends the object that readMemoryJson() reads.
void appendMemoryJson(std::string& out, const GraphMemory& memory);

} // namespace doppler
