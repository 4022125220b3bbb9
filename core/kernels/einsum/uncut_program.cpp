// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/einsum/uncut_program.h"

#include "core/exec/engine.h"
#include "core/kernels/einsum/einsum_operation.h"
#include "core/kernels/einsum/input_values.h"
#include "core/kernels/einsum/views.h"

#include <algorithm>
#include <optional>

#include <ATen/Functions.h>

namespace doppler {

namespace {

constexpr double mostBytesOfDoubles = 256.0 * (1 << 20);

double bytesOf(const EinsumProgram& program, std::string_view labels)
{
    double bytes = 4;
    for (const char label : labels)
        bytes *= static_cast<double>(program.extents.at(label));
    return bytes;
}

std::vector<std::size_t> readersOf(const EinsumProgram& program)
{
    std::vector<std::size_t> readers(program.operations.size());
    for (const Einsum& operation : program.operations)
        for (const std::size_t input : operation.inputs)
            ++readers[input];
    return readers;
}

std::vector<ElementRange> wholeRanges(const EinsumProgram& program, std::string_view labels)
{
    std::vector<ElementRange> ranges;
    for (const char label : labels)
        ranges.push_back({0, program.extents.at(label)});
    return ranges;
}

/// What a view reads of whole tensors.
std::vector<std::vector<ElementRange>> readRanges(const ViewShape& shape, const Einsum& view)
{
    std::vector<std::vector<ElementRange>> ranges;
    for (std::size_t i = 0; i < shape.inputLabels.size(); ++i) {
        auto& mine = ranges.emplace_back();
        for (std::size_t k = 0; k < shape.inputLabels[i].size(); ++k) {
            mine.push_back({0, shape.inputExtents[i][k]});
            for (const InputWindow& window : view.windows)
                if (window.input == i && window.dimension == k)
                    mine.back() = {window.from, window.from + shape.labelExtents[i][k]};
        }
    }
    return ranges;
}

at::Tensor evaluateView(const EinsumProgram& program, std::size_t operation, bool complex,
                        std::span<const at::Tensor> inputs)
{
    const Einsum& view = program.operations[operation];
    const ViewShape shape = viewShape(program, operation, complex);
    const auto wanted = readRanges(shape, view);
    std::vector<at::Tensor> read;
    std::vector<Ranges> wantedRanges;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        read.push_back(partOf(inputs[i], wanted[i]));
        wantedRanges.emplace_back(wanted[i]);
    }
    std::vector<ElementRange> output = wholeRanges(program, view.outputLabels);
    const auto pieces = output.empty() ? view.pieces.end() : view.pieces.find(view.outputLabels.back());
    if (!dependsOnLastCut(shape) || pieces == view.pieces.end())
        return runView(shape, {read, wantedRanges, output});
    // The same pieces as the kernels have, side by side.
    std::vector<at::Tensor> parts;
    const BlockCut cut{output.back().to, pieces->second};
    for (std::uint32_t piece = 0; piece < cut.pieces; ++piece) {
        const ElementRange range = cut.range(piece);
        const at::Tensor part = read.front().narrow(-1, static_cast<std::int64_t>(range.from), sizeOf(range));
        output.back() = range;
        parts.push_back(runView(shape, {{&part, 1}, wantedRanges, output}));
    }
    return at::cat(parts, -1);
}

at::Tensor asDouble(const at::Tensor& x)
{
    return x.to(at::isComplexType(x.scalar_type()) ? at::kComplexDouble : at::kDouble);
}

} // namespace

double uncutBytes(const EinsumProgram& program)
{
    std::vector<std::size_t> readers = readersOf(program);
    double now = 0;
    double most = 0;
    for (const Einsum& operation : program.operations) {
        double temporary = 0;
        if (!isInputTensor(operation) && !operation.view && joinOf(operation) != "mul" &&
            joinOf(operation) != "copy")
            temporary = bytesOf(program, labelsOf(operation));
        now += bytesOf(program, operation.outputLabels);
        most = std::max(most, now + temporary);
        for (const std::size_t input : operation.inputs)
            if (--readers[input] == 0)
                now -= bytesOf(program, program.operations[input].outputLabels);
    }
    return most;
}

Result<std::vector<at::Tensor>> evaluateUncut(const EinsumProgram& program,
                                              const std::vector<at::Tensor>& inputs,
                                              const std::vector<bool>& wanted, std::stop_token stop)
{
    const bool doubles = uncutBytes(program) < mostBytesOfDoubles;
    const std::vector<bool> complex = complexOperations(program);
    std::vector<std::size_t> readers = readersOf(program);
    std::vector<at::Tensor> values(program.operations.size());
    for (std::size_t v = 0; v < values.size(); ++v) {
        if (stop.stop_requested())
            return executionStopped();
        const Einsum& operation = program.operations[v];
        std::vector<at::Tensor> operands;
        for (const std::size_t input : operation.inputs)
            operands.push_back(values[input]);
        if (isInputTensor(operation)) {
            values[v] = doubles ? asDouble(inputs[v]) : inputs[v];
        } else if (operands.empty()) {
            values[v] = causalMask(wholeRanges(program, operation.outputLabels));
            values[v] = doubles ? asDouble(values[v]) : values[v];
        } else if (operation.view) {
            values[v] = evaluateView(program, v, complex[v], operands);
        } else {
            values[v] =
                EinsumOperation(operation).runPlainly(operands, wholeRanges(program, labelsOf(operation)));
        }
        for (const std::size_t input : operation.inputs)
            if (--readers[input] == 0 && !wanted[input])
                values[input].reset();
    }
    for (std::size_t v = 0; v < values.size(); ++v)
        if (!wanted[v])
            values[v].reset();
    return values;
}

} // namespace doppler
