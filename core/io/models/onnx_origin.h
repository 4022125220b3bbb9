// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/graph/graph_origin.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace doppler {

/// A node of an ONNX model, by its number in the file: nodes are numbered in the order of the graph, then of
/// the functions, each before the nodes of its own graphs.
struct OnnxNodePlace {
    static constexpr std::uint32_t none = 0xffffffff;
    std::uint32_t node = none;
    /// Calls of functions whose attributes the node takes, the innermost first.
    std::vector<std::uint32_t> calls;
};

/// One operation between values: a node, or a step that the expansion of a loop made.
struct OnnxStep {
    enum class Kind : std::uint8_t {
        Node,
        Stack,  ///< Puts all inputs one after the other along a new axis.
        Select, ///< Takes one position of an axis, which is removed.
    };
    static constexpr std::uint32_t noValue = 0xffffffff;
    Kind kind = Kind::Node;
    OnnxNodePlace place;
    std::uint32_t versions = 0;        ///< Into OnnxOrigin::versions.
    std::vector<std::uint32_t> inputs; ///< Values; noValue: omitted.
    /// Values around the node that its graphs use, by name.
    std::vector<std::pair<std::string, std::uint32_t>> captured;
    std::int64_t axis = 0;
    std::int64_t index = 0;
};

struct OnnxValue {
    enum class Kind : std::uint8_t {
        Unknown, ///< Of an outside that no step has: such a graph can't be executed.
        Input,   ///< Of the model, by its name.
        Weight,  ///< A tensor of the file, by its number: numbered as nodes are.
        Numbers, ///< Known before execution.
        Made,    ///< An output of a step.
    };
    Kind kind = Kind::Unknown;
    std::string name;
    int elementType = 0;            ///< TensorProto's numbers; 0: unknown.
    bool ranked = false;            ///< Whether `dims` holds the number of dimensions.
    std::vector<std::int64_t> dims; ///< Negative: unknown.
    std::uint32_t from = 0;         ///< Number of the tensor, or of the step.
    std::uint32_t output = 0;       ///< Of the step.
    std::vector<long double> numbers;
};

/// How the vertices of a graph came from an ONNX model.
struct OnnxOrigin : GraphOrigin {
    std::string file;      ///< Path of the model; empty: it was not read from a file.
    std::size_t bytes = 0; ///< Of the file's text: another size is another model.
    /// Options of the reader: name and value.
    std::vector<std::pair<std::string, std::string>> options;
    std::uint32_t nodes = 0; ///< In the file, numbered ones.
    std::vector<std::map<std::string, int>>
        versions; ///< Operator sets by domain: the model's, and functions'.
    std::vector<OnnxValue> values;
    std::vector<OnnxStep> steps;
    std::vector<std::uint32_t> stepOfVertex;
    /// By edge: its ends, and the value that it carries.
    struct EdgeValue {
        std::uint32_t from;
        std::uint32_t to;
        std::uint32_t value;
    };
    std::vector<EdgeValue> edges;
    std::vector<std::uint32_t> results; ///< Values that are outputs of the model.
};

/// The origin of the same model, read again with these options. Errors name the file. May block.
Result<GraphOriginPtr> readOnnxOrigin(const std::string& file,
                                      const std::vector<std::pair<std::string, std::string>>& options);

} // namespace doppler
