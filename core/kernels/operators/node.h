// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <ATen/ATen.h>
#include <onnx/onnx_pb.h>

namespace doppler {

/// Omitted inputs and outputs are undefined tensors. Unsigned integers of 16, 32 and 64 bits, which ATen
/// lacks, are held as int32, int64 and int64.
using Tensors = std::vector<at::Tensor>;
using Inputs = std::span<const at::Tensor>;

/// Thrown by operators for a node that they can't compute; runNode() makes an error of it.
struct UnfitNode : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Runs the graphs in the attributes of a node (If, Loop, Scan), which see the values around the node.
class BodyRunner {
public:
    BodyRunner() = default;
    BodyRunner(const BodyRunner&) = delete;
    BodyRunner& operator=(const BodyRunner&) = delete;
    virtual ~BodyRunner() = default;
    /// Throws UnfitNode.
    virtual Tensors run(const onnx::GraphProto& body, Inputs inputs) = 0;
};

/// Where a node runs.
struct NodeSurroundings {
    int operatorSet = 0;          ///< Version of the operator set of the node's domain.
    std::uint64_t seed = 1;       ///< Of operators that draw at random and have no seed of their own.
    BodyRunner* bodies = nullptr; ///< Null: nodes with graphs are refused.
    std::string folder;           ///< Of the model's file, which may have weights in files of their own.
};

/// A node, with its attributes by name.
class Node {
public:
    Node(const onnx::NodeProto& node, const NodeSurroundings& where) : proto(node), around(where) {}

    [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }
    [[nodiscard]] std::int64_t integer(std::string_view name, std::int64_t otherwise) const;
    [[nodiscard]] double number(std::string_view name, double otherwise) const;
    [[nodiscard]] std::string text(std::string_view name, std::string_view otherwise) const;
    [[nodiscard]] std::vector<std::int64_t> integers(std::string_view name) const;
    [[nodiscard]] std::vector<double> numbers(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> texts(std::string_view name) const;
    /// Null if the attribute is missing.
    [[nodiscard]] const onnx::TensorProto* tensor(std::string_view name) const;
    [[nodiscard]] const onnx::SparseTensorProto* sparseTensor(std::string_view name) const;
    /// Throws UnfitNode if the attribute is missing.
    [[nodiscard]] const onnx::GraphProto& graph(std::string_view name) const;
    [[nodiscard]] std::string_view op() const { return proto.op_type(); }
    [[nodiscard]] int version() const { return around.operatorSet; }
    [[nodiscard]] const std::string& folder() const { return around.folder; }
    [[nodiscard]] std::size_t outputs() const { return static_cast<std::size_t>(proto.output_size()); }
    [[nodiscard]] bool wants(std::size_t output) const
    {
        return output < outputs() && !proto.output(static_cast<int>(output)).empty();
    }
    /// A generator with the node's seed, or that of the surroundings.
    [[nodiscard]] at::Generator generator() const;
    [[nodiscard]] Tensors run(std::string_view body, Inputs inputs) const;

private:
    [[nodiscard]] const onnx::AttributeProto* find(std::string_view name) const;

    const onnx::NodeProto& proto;
    const NodeSurroundings& around;
};

[[noreturn]] void unfit(const std::string& why);
inline void require(bool good, const char* expected)
{
    if (!good)
        unfit(std::string("expected ") + expected);
}

/// Whether an input is given.
inline bool given(Inputs in, std::size_t i) { return i < in.size() && in[i].defined(); }
/// An input that may be omitted: undefined then.
inline at::Tensor optionalInput(Inputs in, std::size_t i) { return i < in.size() ? in[i] : at::Tensor(); }
/// An input that must be given.
const at::Tensor& needed(Inputs in, std::size_t i);
/// The elements of a tensor of whole numbers, row by row.
std::vector<std::int64_t> wholeNumbers(const at::Tensor& tensor);
std::vector<double> realNumbers(const at::Tensor& tensor);
/// The integers of an input, or of an attribute where older versions of the operator have it; empty: neither.
std::vector<std::int64_t> integersOf(const Node& node, Inputs in, std::size_t input,
                                     std::string_view attribute);
/// An axis from 0 on. Throws UnfitNode if it is not one of `rank` axes.
std::int64_t axisIn(std::int64_t axis, std::int64_t rank);
/// Several, without repetition, ascending.
std::vector<std::int64_t> axesIn(std::vector<std::int64_t> axes, std::int64_t rank);
bool isFloat(const at::Tensor& tensor);
/// A tensor of int64 on the CPU.
at::Tensor indexTensor(const std::vector<std::int64_t>& values);

} // namespace doppler
