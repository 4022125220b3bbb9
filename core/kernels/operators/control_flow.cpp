// SPDX-License-Identifier: GPL-3.0-or-later
// If, Loop and Scan.
#include "core/kernels/operators/operator_table.h"

#include <algorithm>
#include <limits>

namespace doppler {

namespace {

Tensors conditional(const Node& node, Inputs in)
{
    const at::Tensor& condition = needed(in, 0);
    require(condition.numel() == 1, "one condition");
    return node.run(condition.item<bool>() ? "then_branch" : "else_branch", {});
}

/// What the rounds of a loop make, one list for each output that is stacked.
struct Stacks {
    std::vector<Tensors> parts;

    void add(const Tensors& outputs, std::size_t first)
    {
        for (std::size_t i = 0; i < parts.size(); ++i)
            parts[i].push_back(outputs[first + i]);
    }
};

/// The body takes the round, the condition and the carried values; it makes the condition, the carried values
/// and those that are stacked.
Tensors loop(const Node& node, Inputs in)
{
    const std::int64_t rounds =
        given(in, 0) ? in[0].item<std::int64_t>() : std::numeric_limits<std::int64_t>::max();
    bool goesOn = !given(in, 1) || in[1].item<bool>();
    Tensors carried(in.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(in.size(), 2)), in.end());
    const onnx::GraphProto& body = node.graph("body");
    const auto made = static_cast<std::size_t>(body.output_size());
    require(made >= 1 + carried.size(), "a body that makes a condition and the carried values");
    Stacks stacks{std::vector<Tensors>(made - 1 - carried.size())};
    for (std::int64_t round = 0; goesOn && round < rounds; ++round) {
        Tensors inputs{at::scalar_tensor(round, at::kLong), at::scalar_tensor(true, at::kBool)};
        inputs.insert(inputs.end(), carried.begin(), carried.end());
        const Tensors outputs = node.run("body", inputs);
        goesOn = needed(outputs, 0).item<bool>();
        std::copy_n(outputs.begin() + 1, carried.size(), carried.begin());
        stacks.add(outputs, 1 + carried.size());
    }
    Tensors out = carried;
    for (std::size_t i = 0; i < stacks.parts.size(); ++i) {
        if (!stacks.parts[i].empty()) {
            out.push_back(at::stack(stacks.parts[i]));
            continue;
        }
        // No round was run: nothing of the declared shape.
        const auto& type = body.output(static_cast<int>(1 + carried.size() + i)).type().tensor_type();
        std::vector<std::int64_t> shape{0};
        for (const auto& dim : type.shape().dim())
            shape.push_back(std::max<std::int64_t>(dim.dim_value(), 0));
        out.push_back(at::zeros(shape, at::kFloat));
    }
    return out;
}

std::vector<std::int64_t> listed(const Node& node, const char* attribute, std::size_t size)
{
    auto out = node.integers(attribute);
    out.resize(size, 0);
    return out;
}

/// One element of each scanned input for each round. Directions of 1 go backwards.
Tensors scanned(const Node& node, Inputs in, std::size_t scans, std::int64_t firstAxis)
{
    require(scans > 0 && scans <= in.size(), "scanned inputs");
    const std::size_t states = in.size() - scans;
    const auto axes = listed(node, "scan_input_axes", scans);
    const auto directions = listed(node, firstAxis == 0 ? "scan_input_directions" : "directions", scans);
    Tensors sequences;
    for (std::size_t i = 0; i < scans; ++i) {
        const at::Tensor& x = needed(in, states + i);
        const std::int64_t axis = axisIn(axes[i], x.dim());
        sequences.push_back(directions[i] != 0 ? x.flip(axis).movedim(axis, 0) : x.movedim(axis, 0));
    }
    const std::int64_t rounds = sequences[0].size(0);
    Tensors carried(in.begin(), in.begin() + static_cast<std::ptrdiff_t>(states));
    const auto made = static_cast<std::size_t>(node.graph("body").output_size());
    require(made >= states && rounds > 0, "a body that makes the carried values, and at least one round");
    Stacks stacks{std::vector<Tensors>(made - states)};
    for (std::int64_t round = 0; round < rounds; ++round) {
        Tensors inputs = carried;
        for (const at::Tensor& sequence : sequences)
            inputs.push_back(sequence[round]);
        const Tensors outputs = node.run("body", inputs);
        std::copy_n(outputs.begin(), states, carried.begin());
        stacks.add(outputs, states);
    }
    const auto outAxes = listed(node, "scan_output_axes", stacks.parts.size());
    const auto outDirections = listed(node, "scan_output_directions", stacks.parts.size());
    Tensors out = carried;
    for (std::size_t i = 0; i < stacks.parts.size(); ++i) {
        if (outDirections[i] != 0)
            std::reverse(stacks.parts[i].begin(), stacks.parts[i].end());
        out.push_back(at::stack(stacks.parts[i], outAxes[i]));
    }
    return out;
}

Tensors scan(const Node& node, Inputs in)
{
    return scanned(node, in, static_cast<std::size_t>(node.integer("num_scan_inputs", 0)), 0);
}

/// Version 8 scans each element of a batch on its own; its first input are the lengths of the sequences.
Tensors batchedScan(const Node& node, Inputs in)
{
    const auto scans = static_cast<std::size_t>(node.integer("num_scan_inputs", 0));
    require(in.size() > 1 && !given(in, 0), "no lengths of sequences");
    const std::int64_t batch = needed(in, 1).size(0);
    std::vector<Tensors> rows;
    for (std::int64_t i = 0; i < batch; ++i) {
        Tensors own;
        for (std::size_t k = 1; k < in.size(); ++k)
            own.push_back(needed(in, k)[i]);
        const Tensors made = scanned(node, own, scans, 1);
        rows.resize(made.size());
        for (std::size_t k = 0; k < made.size(); ++k)
            rows[k].push_back(made[k]);
    }
    Tensors out;
    for (const Tensors& row : rows)
        out.push_back(at::stack(row));
    return out;
}

} // namespace

std::span<const OperatorKernel> controlFlowKernels()
{
    constexpr auto kept = Precision::Kept;
    static const std::vector<OperatorKernel> kernels = {
        {"If", 1, &conditional, kept},
        {"Loop", 1, &loop, kept},
        {"Scan", 8, &batchedScan, kept},
        {"Scan", 9, &scan, kept},
    };
    return kernels;
}

} // namespace doppler
