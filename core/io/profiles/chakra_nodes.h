// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/graphs/graph_format.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// A node of a Chakra execution trace. Types and collectives are numbered as in schema/protobuf/et_def.proto
/// of github.com/mlcommons/chakra.
struct ChakraNode {
    std::uint64_t id = 0;
    std::string name;
    std::uint64_t type = 0;
    double micros = 0; ///< Duration.
    std::optional<double> operations;
    std::optional<std::uint64_t> collective;
    double outputBytes = 0;
    std::vector<std::string> inputShapes; ///< For people, as shapeText() makes them.
    std::vector<std::string> outputShapes;
    double bytes = 0; ///< Of a memory or communication node.
    std::vector<std::uint64_t> controlInputs;
    std::vector<std::uint64_t> dataInputs;
};

/// The type with this name ("COMP_NODE"), if it is one.
std::optional<std::uint64_t> chakraNodeType(std::string_view name);

/// Sets what an attribute of a node means; ignores attributes that a graph does not need.
void setChakraAttribute(ChakraNode& node, std::string_view name, double value);

/// The options of the readers of Chakra's formats.
std::vector<OptionSpec> chakraOptions(std::string_view text);

/// The graph of a trace: every node except metadata is a vertex. Edges are the data dependencies; control
/// dependencies too with the option "control", or if there are no others. Notes report what is left out.
Result<GraphPtr> chakraGraph(std::vector<ChakraNode> nodes, const ReadRequest& request);

} // namespace doppler
