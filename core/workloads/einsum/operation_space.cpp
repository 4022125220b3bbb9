// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum/operation_space.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

/// Operations belong together whose names begin alike: "L3.norm.square" is square within norm within L3.
std::string groupOf(const Einsum& operation)
{
    std::string group = operation.name;
    std::replace(group.begin(), group.end(), '.', '/');
    return group;
}

std::uint64_t windowStart(const Einsum& operation, std::size_t input, std::size_t dimension)
{
    for (const InputWindow& window : operation.windows)
        if (window.input == input && window.dimension == dimension)
            return window.from;
    return 0;
}

bool isWindow(const Einsum& operation, std::size_t input, std::size_t dimension)
{
    return std::any_of(operation.windows.begin(), operation.windows.end(), [&](const InputWindow& window) {
        return window.input == input && window.dimension == dimension;
    });
}

} // namespace

Error operationFault(const Einsum& operation, Message message)
{
    return {std::move(message), {}, fmt::format("operation {}", operation.name)};
}

std::optional<Error> OperationSpaces::faultOf(const Einsum& operation) const
{
    if (auto error = checkInputs(operation))
        return error;
    return checkLabels(operation);
}

std::vector<BlockCut> OperationSpaces::cutsOf(const Einsum& operation, const std::string& labels) const
{
    std::vector<BlockCut> cuts;
    for (char label : labels) {
        const auto pieces = operation.pieces.find(label);
        const bool cut = pieces != operation.pieces.end() &&
                         (!operation.view || operation.outputLabels.find(label) != std::string::npos);
        cuts.push_back({program.extents.at(label), cut ? pieces->second : 1});
    }
    return cuts;
}

/// Whether a dimension of some extent can be read by a label of another.
bool OperationSpaces::fits(const Einsum& operation, std::size_t input, std::size_t dimension,
                           std::uint64_t label, std::uint64_t tensor) const
{
    if (isWindow(operation, input, dimension)) {
        const std::uint64_t from = windowStart(operation, input, dimension);
        return from <= tensor && label <= tensor - from;
    }
    if (operation.view && label > 0 && tensor > 0)
        return label % tensor == 0 || tensor % label == 0;
    return label == tensor;
}

std::optional<Error> OperationSpaces::checkInputs(const Einsum& operation) const
{
    if (operation.inputs.size() != operation.inputLabels.size())
        return operationFault(
            operation,
            {DOPPLER_PLURAL("core", "found {0} inputs, but labels for {1}, expected the same number",
                            "found {0} input, but labels for {1}, expected the same number"),
             {count(operation.inputs.size()), count(operation.inputLabels.size())}});
    for (std::size_t i = 0; i < operation.inputLabels.size(); ++i) {
        const std::string& labels = operation.inputLabels[i];
        if (operation.inputs[i] >= outputs.size())
            return operationFault(operation,
                                  {DOPPLER_TEXT("core", "input {0} does not refer to an earlier operation"),
                                   {std::to_string(i)}});
        const std::string& given = outputs[operation.inputs[i]].labels;
        if (given.size() != labels.size())
            return operationFault(operation,
                                  {DOPPLER_TEXT("core", "input {0} has the labels {1}, expected {2} labels"),
                                   {std::to_string(i), labels, std::to_string(given.size())}});
        for (std::size_t k = 0; k < given.size(); ++k) {
            const auto here = program.extents.find(labels[k]);
            const std::uint64_t there = program.extents.at(given[k]);
            if (here != program.extents.end() && !fits(operation, i, k, here->second, there))
                return operationFault(
                    operation, {DOPPLER_TEXT("core", "label {0} of input {1} has extent {2}, expected {3}"),
                                {std::string(1, labels[k]), std::to_string(i), std::to_string(here->second),
                                 std::to_string(there)}});
        }
    }
    return std::nullopt;
}

std::optional<Error> OperationSpaces::checkLabels(const Einsum& operation) const
{
    for (char label : labelsOf(operation)) {
        const auto extent = program.extents.find(label);
        if (extent == program.extents.end() || extent->second == 0)
            return operationFault(operation,
                                  {DOPPLER_TEXT("core", "label {0} has no extent"), {std::string(1, label)}});
        const auto pieces = operation.pieces.find(label);
        if (pieces != operation.pieces.end() && (pieces->second == 0 || pieces->second > extent->second))
            return operationFault(
                operation, {DOPPLER_TEXT("core", "label {0} is cut into {1} pieces, expected 1 to {2}"),
                            {std::string(1, label), count(pieces->second), count(extent->second)}});
    }
    return std::nullopt;
}

OperationSpace OperationSpaces::spaceOf(const Einsum& operation) const
{
    OperationSpace space;
    space.labels = labelsOf(operation);
    space.group = groupOf(operation);
    space.aggregates = !operation.view && space.labels.size() > operation.outputLabels.size();
    space.cuts = cutsOf(operation, space.labels);
    space.outputCuts = cutsOf(operation, operation.outputLabels);
    for (const BlockCut& cut : operation.view ? space.outputCuts : space.cuts)
        space.wholeElements *= static_cast<double>(cut.extent);
    for (std::size_t i = 0; i < operation.inputs.size(); ++i)
        space.readings.push_back(readingsOf(operation, i, space));
    const std::set<std::size_t> distinct(operation.inputs.begin(), operation.inputs.end());
    space.readsTwice = distinct.size() < operation.inputs.size();
    const bool named = space.aggregates && operation.aggregation != Aggregation::Add;
    space.einsum =
        fmt::format("{}{}{}->{}", named ? aggregationName(operation.aggregation) : "", named ? " " : "",
                    fmt::join(operation.inputLabels, ","), operation.outputLabels);
    return space;
}

std::vector<DimensionReading> OperationSpaces::readingsOf(const Einsum& operation, std::size_t input,
                                                          const OperationSpace& space) const
{
    std::vector<DimensionReading> readings;
    const BlockedTensor& source = outputs[operation.inputs[input]];
    const std::string& labels = operation.inputLabels[input];
    for (std::size_t k = 0; k < labels.size(); ++k) {
        DimensionReading reading;
        reading.label = space.labels.find(labels[k]);
        const std::uint64_t here = program.extents.at(labels[k]);
        const std::uint64_t there = source.cuts[k].extent;
        if (isWindow(operation, input, k)) {
            reading.from = windowStart(operation, input, k);
        } else if (here < there) {
            reading.multiple = there / here;
        } else {
            reading.divisor = here / there;
        }
        readings.push_back(reading);
    }
    return readings;
}

InputPieces inputPiecesAsRead(const EinsumProgram& program)
{
    InputPieces inputPieces(program.operations.size());
    for (const Einsum& reader : program.operations)
        for (std::size_t i = 0; i < std::min(reader.inputs.size(), reader.inputLabels.size()); ++i) {
            const std::size_t tensor = reader.inputs[i];
            if (tensor >= inputPieces.size() || inputPieces[tensor] || !program.operations[tensor].op.empty())
                continue;
            inputPieces[tensor].emplace();
            const std::string& labels = program.operations[tensor].outputLabels;
            for (std::size_t k = 0; k < std::min(labels.size(), reader.inputLabels[i].size()); ++k) {
                const auto pieces = reader.pieces.find(reader.inputLabels[i][k]);
                if (pieces != reader.pieces.end() && !isWindow(reader, i, k))
                    inputPieces[tensor]->emplace(labels[k], pieces->second);
            }
        }
    return inputPieces;
}

} // namespace doppler
