// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/graph/dataflow_graph.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// Extents of a tensor, batch first: {batch, channels, height, width} or {batch, steps, width}.
using Shape = std::vector<std::uint64_t>;
double elementsOf(const Shape& shape);

/// A tensor in a LayerGraph: the result of an operation, a part of one, or an input of the network.
struct LayerValue {
    std::size_t at = 0;
};

/// Trained numbers in a LayerGraph. Operations with the same weights share them.
struct LayerWeights {
    std::size_t at = 0;
};

/// How the gradients of an operation's inputs and weights follow from the gradient of its result.
struct GradientRule {
    enum class Way {
        Kernels, ///< One kernel for each input.
        Whole,   ///< Passed on unchanged (sum).
        Parts,   ///< Each input receives its part (concatenation).
    };
    Way way = Way::Kernels;
    std::string op;            ///< Kind of the kernels for inputs; empty: that of the operation with "_grad".
    std::vector<double> flops; ///< FLOPs of the kernel for each input.
    bool readsOutput = false;  ///< What these kernels read in addition to the result's gradient:
    bool readsInput = false;   ///< the input that the gradient is of,
    bool readsOthers = false;  ///< the other inputs.
    double weightFlops = 0;    ///< FLOPs of the kernel for the weights.
    bool weightReadsInputs = true;
};

/// One kernel of the forward pass.
struct LayerOperation {
    std::string name; ///< Unique in its group.
    std::string op;
    std::vector<LayerValue> inputs;
    Shape shape; ///< Shape of the result.
    double flops = 0;
    std::optional<LayerWeights> weights = {};
    GradientRule gradient = {};
    bool isLoss = false; ///< Whether the gradients start here.
    /// The einsum of the inputs, followed by the weights, if it describes the computation. For a product
    /// "L,R->O" those of the gradients follow from it.
    std::optional<Kernel> kernel = {};
    /// Whether it reads only as many elements of the weights as the result has: rows of a table.
    bool readsRows = false;
};

enum class Optimizer { Sgd, Momentum, Adam };

/// Options for the graph that is made of a LayerGraph.
struct LayerExpansion {
    bool training = false; ///< Adds gradients and updates of the weights; otherwise losses are left out.
    Optimizer optimizer = Optimizer::Sgd;
    double elementBytes = 4;
    /// Whether kernels that read or update the same weights share a device, where the weights then count
    /// once. If not, each kernel has its own copy.
    bool colocate = true;
};

/// The forward pass of a neural network, operation by operation. The graph of its training follows from that
/// alone: for each operation the gradients of its inputs and weights, sums (balanced trees of two terms)
/// where a tensor has several readers, and an update of all weights.
///
/// Kernels of the backward pass are in groups "backward/...", updates in "update/...". Inputs of the network
/// and weights are not vertices but persistent bytes of their readers. Ids follow the forward pass, then the
/// same path backwards.
class LayerGraph {
public:
    explicit LayerGraph(std::string name) : graphName(std::move(name)) {}

    /// Sets the group of everything added from here on, such as "stage2/block1".
    void beginGroup(std::string name) { group = std::move(name); }
    [[nodiscard]] const std::string& currentGroup() const { return group; }

    LayerValue input(Shape shape);
    /// `fixed` is the number of elements that are not trained, such as the running means of a normalisation.
    LayerWeights weights(const std::string& name, double trained, double fixed = 0);
    LayerValue add(LayerOperation operation);
    /// A part of a value, which readers receive without the rest.
    LayerValue part(LayerValue of, std::string name, Shape shape);

    [[nodiscard]] const Shape& shape(LayerValue value) const { return values[value.at].shape; }
    [[nodiscard]] Result<GraphPtr> expand(const LayerExpansion& how) const;

private:
    friend class LayerGraphExpansion;
    struct Value {
        std::optional<std::size_t> operation; ///< Nothing: an input of the network.
        std::string part;                     ///< Empty: the whole result.
        Shape shape;
        bool trained = false; ///< Whether some weights lead to it, so that its gradient is needed.
    };
    struct Weights {
        std::string name;
        std::string group;
        double trained = 0;
        double fixed = 0;
        std::size_t users = 0;
        bool readByRows = false; ///< By some operation; the others read all of it.
    };
    struct Operation {
        LayerOperation what;
        std::string group;
        std::vector<std::size_t> results; ///< The whole result first, then its parts.
    };

    std::string graphName;
    std::string group;
    std::vector<Value> values;
    std::vector<Weights> weightList;
    std::vector<Operation> operations;
};

/// Appends the options that every network has to its own.
std::vector<OptionSpec> withNetworkOptions(std::vector<OptionSpec> own, std::int64_t batch);
/// The values of these options.
LayerExpansion expansionOf(const Options& options);

} // namespace doppler
