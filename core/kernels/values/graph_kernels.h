// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/computation.h"

#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <ATen/core/Tensor.h>

namespace doppler {

/// The values that a vertex writes: its outputs in the order of its kernel.
using KernelOutputs = std::vector<at::Tensor>;

/// The kernels of one kind: what a kind of graphs (einsum, operators of a model, stand-ins) adds to the
/// shared parts of this folder. makeComputation() turns it into a Computation: arenas, tokens, transfers,
/// reference counts, checks and measurements are shared.
///
/// Kernels run with one thread each, in c10::InferenceMode; whatever they allocate through ATen lies in the
/// arena of the vertex's device and returns to it. Functions that run kernels may throw: exceptions become
/// errors that name the vertex. All functions after load() may be called by several threads at once.
class GraphKernels {
public:
    virtual ~GraphKernels() = default;
    [[nodiscard]] virtual ComputationKind kind() const = 0;
    [[nodiscard]] virtual std::vector<Message> notes() const { return {}; }
    /// See Computation::kernelKey().
    [[nodiscard]] virtual std::string key(VertexId v) const = 0;

    // Memory, before anything is allocated. 0 where it is unknown.
    /// Bytes of the outputs of a vertex.
    [[nodiscard]] virtual std::size_t outputBytes(VertexId v) const = 0;
    /// Bytes of a copy of a tensor on another device.
    [[nodiscard]] virtual std::size_t tensorBytes(TensorId t) const = 0;
    /// Bytes that the kernel of a vertex allocates and frees again while it runs.
    [[nodiscard]] virtual std::size_t workspaceBytes(VertexId) const { return 0; }
    /// Bytes of all weights and inputs that load() makes.
    [[nodiscard]] virtual std::size_t heldBytes() const { return 0; }
    /// Draws or reads the weights and inputs, before the first kernel runs. Called again only if it was
    /// stopped, which is an error.
    virtual Result<void> load(const std::stop_token& /*stop*/) { return {}; }
    Result<void> load() { return load({}); }

    /// Runs the kernel of a vertex. `inputs`: for each edge that ends at v, in ascending order, the tensor
    /// that it carries (see carried()); they may be strided views, which the kernel must not change. The
    /// outputs must not share memory with an input.
    virtual KernelOutputs run(VertexId v, std::span<const at::Tensor> inputs) const = 0;
    /// What a tensor of the graph carries of the outputs of its source: one of them, or a view of a part.
    [[nodiscard]] virtual at::Tensor carried(TensorId t, const KernelOutputs& outputs) const = 0;
    /// Random inputs for run(), for measurements: values of the same shapes and types as in an execution.
    [[nodiscard]] virtual std::vector<at::Tensor> sampleInputs(VertexId v) const = 0;

    /// Outputs computed in another way than by this graph's kernels: those of the uncut expression. Empty:
    /// there is no other way, and results are compared with a sequential run alone.
    struct Expected {
        VertexId vertex;
        KernelOutputs outputs;
    };
    virtual Result<std::vector<Expected>> expected(std::stop_token) const { return std::vector<Expected>{}; }
};

/// A computation with these kernels, which belong to the problem's graph.
std::unique_ptr<Computation> makeComputation(ProblemPtr problem, std::unique_ptr<GraphKernels> kernels);

} // namespace doppler
