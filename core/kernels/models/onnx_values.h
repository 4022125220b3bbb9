// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/models/onnx_program.h"

#include <map>
#include <stop_token>
#include <vector>

namespace doppler {

/// Tensors of a model's inputs by name.
using OnnxInputs = std::map<std::string, at::Tensor>;

/// The values of a model that are there before its vertices run: weights, inputs, and what is computed from
/// constants alone.
class OnnxValues {
public:
    /// `isVertexStep`: by step, whether a vertex runs it.
    OnnxValues(OnnxProgram& program, std::vector<bool> isVertexStep, std::uint64_t seed, OnnxInputs given);

    /// Whether a value is there without any vertex. Remembers it for load() if so.
    bool hold(std::uint32_t value);
    /// Bytes of weights and inputs that load() makes.
    [[nodiscard]] std::size_t bytes() const;
    /// The steps without vertices that load() runs.
    [[nodiscard]] std::vector<std::uint32_t> steps() const;
    /// Errors: a weight can't be read; a shape is unknown; stopped.
    Result<void> load(const std::stop_token& stop);
    [[nodiscard]] const at::Tensor& get(std::uint32_t value) const { return held[value]; }
    /// The inputs that are random, because they have no tensor of their own.
    [[nodiscard]] std::vector<std::string> drawnInputs() const;
    [[nodiscard]] bool hasGivenInputs() const { return !inputs.empty(); }

private:
    /// The values in the order in which they can be made; false if one needs a vertex.
    bool order(std::uint32_t value, std::vector<std::uint32_t>& out) const;
    [[nodiscard]] std::vector<std::uint32_t> sourcesOf(std::uint32_t value) const;
    Result<at::Tensor> made(std::uint32_t value);
    [[nodiscard]] Result<at::Tensor> drawn(const OnnxValue& value) const;

    OnnxProgram& program;
    std::vector<bool> vertexStep;
    std::uint64_t seed;
    OnnxInputs inputs;
    std::vector<std::uint32_t> wanted; ///< In the order of making.
    std::vector<bool> isWanted;
    std::vector<at::Tensor> held;             ///< By value.
    std::map<std::uint32_t, Tensors> outputs; ///< Of steps that have run.
};

} // namespace doppler
