// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/graph/dataflow_graph.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// Extents of a tensor, the batch first: {batch, channels, height, width} or {batch, steps, width}.
using Shape = std::vector<std::uint64_t>;
double elementsOf(const Shape& shape);

/// A tensor in a LayerGraph: an operation's result, a part of one, or what is there at the start.
struct LayerValue {
    std::size_t at = 0;
};

/// Trained numbers in a LayerGraph. Operations that name the same ones share them.
struct LayerWeights {
    std::size_t at = 0;
};

/// How the gradient of an operation's result becomes those of its inputs and weights.
struct GradientRule {
    enum class Way {
        Kernels, ///< One kernel for each input.
        Whole,   ///< Handed on as it is (a sum's).
        Parts,   ///< Each input gets its part of it (a concatenation's).
    };
    Way way = Way::Kernels;
    std::string op;            ///< Kind of the kernels for inputs; empty: the operation's with "_grad".
    std::vector<double> flops; ///< Of the kernel for each input.
    bool readsOutput = false;  ///< What these kernels read besides the result's gradient:
    bool readsInput = false;   ///< the input that the gradient is of,
    bool readsOthers = false;  ///< the other inputs.
    double weightFlops = 0;    ///< Of the kernel for the weights.
    bool weightReadsInputs = true;
};

/// One kernel of the forward pass.
struct LayerOperation {
    std::string name; ///< Unlike others of its group.
    std::string op;
    std::vector<LayerValue> inputs;
    Shape shape; ///< Of the result.
    double flops = 0;
    std::optional<LayerWeights> weights = {};
    GradientRule gradient = {};
    bool isLoss = false; ///< The gradients begin here.
    /// Where an einsum of the inputs, and then the weights, says what is computed. Of a product "L,R->O"
    /// those of the gradients follow.
    std::optional<Kernel> kernel = {};
};

enum class Optimizer { Sgd, Momentum, Adam };

/// What is made of a LayerGraph.
struct LayerExpansion {
    bool training = false; ///< Gradients and updates of the weights, too; else losses are left out.
    Optimizer optimizer = Optimizer::Sgd;
    double elementBytes = 4;
    /// What reads or updates the same weights shares a device, where the weights then count once. Else each
    /// kernel has a copy of its own.
    bool colocate = true;
};

/// A neural network as its forward pass, by operation. The graph of its training follows from that alone:
/// for each operation the gradients of its inputs and of its weights, sums (balanced trees of two terms)
/// where a tensor has several readers, an update for all weights.
///
/// Kernels of the backward pass are in groups "backward/...", updates in "update/...". Tensors that are there
/// at the start are no vertices but persistent bytes of their readers, as are weights. Ids go by the forward
/// pass, then backwards through it.
class LayerGraph {
public:
    explicit LayerGraph(std::string name) : graphName(std::move(name)) {}

    /// The group of what is added from here on, "stage2/block1".
    void beginGroup(std::string name) { group = std::move(name); }
    [[nodiscard]] const std::string& currentGroup() const { return group; }

    LayerValue input(Shape shape);
    /// `fixed` are elements beside the trained ones, such as a normalisation's running means.
    LayerWeights weights(const std::string& name, double trained, double fixed = 0);
    LayerValue add(LayerOperation operation);
    /// A part of a value, which readers get without the rest of it.
    LayerValue part(LayerValue of, std::string name, Shape shape);

    [[nodiscard]] const Shape& shape(LayerValue value) const { return values[value.at].shape; }
    [[nodiscard]] Result<GraphPtr> expand(const LayerExpansion& how) const;

private:
    friend class LayerGraphExpansion;
    struct Value {
        std::optional<std::size_t> operation; ///< None: there at the start.
        std::string part;                     ///< Empty: the whole result.
        Shape shape;
        bool trained = false; ///< Some weights lead to it: its gradient is wanted.
    };
    struct Weights {
        std::string name;
        std::string group;
        double trained = 0;
        double fixed = 0;
        std::size_t users = 0;
    };
    struct Operation {
        LayerOperation what;
        std::string group;
        std::vector<std::size_t> results; ///< The whole one first, then its parts.
    };

    std::string graphName;
    std::string group;
    std::vector<Value> values;
    std::vector<Weights> weightList;
    std::vector<Operation> operations;
};

/// The options that every network has, behind its own.
std::vector<OptionSpec> withNetworkOptions(std::vector<OptionSpec> own, std::int64_t batch);
/// Their values.
LayerExpansion expansionOf(const Options& options);

} // namespace doppler
