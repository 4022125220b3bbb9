// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/einsum/views.h"

#include "core/kernels/einsum/routing.h"

#include <algorithm>
#include <cmath>

#include <ATen/Functions.h>

namespace doppler {

namespace {

using at::Tensor;

Tensor positions(const ElementRange& range)
{
    return at::arange(static_cast<std::int64_t>(range.from), static_cast<std::int64_t>(range.to), at::kLong);
}

std::int64_t whole(std::uint64_t number) { return static_cast<std::int64_t>(number); }

/// Pairs of numbers as complex numbers, and back, along the dimension whose extents differ.
Tensor runComplexer(const ViewShape& shape, const ViewBlock& block)
{
    const Tensor& x = block.inputs.front();
    std::int64_t along = 0;
    for (std::size_t k = 0; k < shape.extents.size(); ++k)
        if (shape.inputExtents.front()[k] != shape.extents[k])
            along = whole(k);
    Extents extents = extentsOf(block.output);
    if (shape.complex) {
        Extents pairs = extents;
        pairs.insert(pairs.begin() + along + 1, 2);
        return at::view_as_complex(x.reshape(pairs).movedim(along + 1, -1).contiguous());
    }
    const Tensor numbers = at::view_as_real(x).movedim(-1, along + 1).flatten(along, along + 1);
    const auto first = whole(block.output[static_cast<std::size_t>(along)].from -
                             2 * block.wanted.front()[static_cast<std::size_t>(along)].from);
    return numbers.narrow(along, first, extents[static_cast<std::size_t>(along)]);
}

/// Positions are stored as numbers.
Tensor asPositions(const Tensor& x, std::uint64_t count)
{
    return at::nan_to_num(x).round().clamp(0, whole(count - 1)).to(at::kLong).flatten();
}

std::string rest(std::string_view labels, std::string_view without)
{
    std::string out;
    for (const char label : labels)
        if (!hasLabel(without, label))
            out += label;
    return out;
}

Extents extentsAt(std::string_view labels, const ViewShape& shape, Ranges output)
{
    Extents extents;
    for (const char label : labels)
        extents.push_back(sizeOf(output[shape.outputLabels.find(label)]));
    return extents;
}

/// Rows of a table.
Tensor runLookup(const ViewShape& shape, const ViewBlock& block)
{
    const std::string& index = shape.inputLabels[0];
    const std::string& table = shape.inputLabels[1];
    const std::string columns = rest(table, rest(table, shape.outputLabels));
    const std::string row = rest(table, columns);
    const Tensor rows = aligned(block.inputs[1], table, row + columns);
    const Tensor found =
        rows.index_select(0, asPositions(block.inputs[0], shape.inputExtents[1][table.find(row)]));
    const std::string order = index + columns;
    return aligned(found.view(extentsAt(order, shape, block.output)), order, shape.outputLabels);
}

/// Adds rows up where they were looked up: inputs are the rows and their positions.
Tensor runLookupGradient(const ViewShape& shape, const ViewBlock& block)
{
    const std::string& index = shape.inputLabels[1];
    const std::string columns = rest(shape.inputLabels[0], index);
    const std::string row = rest(shape.outputLabels, columns);
    const std::size_t along = shape.outputLabels.find(row);
    const ElementRange& range = block.output[along];
    const Tensor at = asPositions(block.inputs[1], shape.extents[along]) - whole(range.from);
    const Tensor here = at::logical_and(at::ge(at, 0), at::lt(at, sizeOf(range))).nonzero().flatten();
    const Tensor rows = aligned(block.inputs[0], shape.inputLabels[0], index + columns).reshape([&] {
        Extents extents{at.numel()};
        for (const std::int64_t extent : extentsAt(columns, shape, block.output))
            extents.push_back(extent);
        return extents;
    }());
    const std::string order = row + columns;
    Tensor out = at::zeros(extentsAt(order, shape, block.output), block.inputs[0].options());
    out.index_add_(0, at.index_select(0, here), rows.index_select(0, here));
    return aligned(out, order, shape.outputLabels);
}

Tensor runTopK(const ViewShape& shape, const ViewBlock& block)
{
    const Tensor x = aligned(block.inputs.front(), shape.inputLabels.front(), shape.outputLabels);
    const auto count = std::clamp<std::int64_t>(std::llround(shape.viewFlops), 1, x.size(-1));
    const auto [values, indices] = at::topk(x, count, -1);
    return at::zeros_like(x, at::MemoryFormat::Contiguous).scatter_(-1, indices, values);
}

/// Places of the input for the elements of the output, for groups and splits.
class Regrouping {
public:
    Regrouping(const ViewShape& s, const ViewBlock& b) : shape(s), block(b), x(b.inputs.front().contiguous())
    {
    }

    Tensor run()
    {
        addDimensions();
        addUnreadLabels();
        Tensor within = rest.defined() ? rest : at::zeros({1}, at::kLong);
        for (std::size_t i = groups.size(); i-- > 0;) {
            places = places.defined() ? places : at::zeros({1}, at::kLong);
            places = places + at::remainder(within, groups[i].extent) * groups[i].stride;
            within = at::floor_divide(within, groups[i].extent);
        }
        return at::take(x, places.expand(extentsOf(block.output)));
    }

private:
    struct Group {
        std::int64_t extent;
        std::int64_t stride;
    };

    /// A value for each element of one label of the output, as a tensor that broadcasts over the others.
    [[nodiscard]] Tensor along(std::size_t label, const Tensor& values) const
    {
        Extents extents(shape.outputLabels.size(), 1);
        extents[label] = values.numel();
        return values.view(extents);
    }

    void addPlaces(const Tensor& more) { places = places.defined() ? places + more : more; }

    void addDimensions()
    {
        const std::string& labels = shape.inputLabels.front();
        remainders.resize(shape.outputLabels.size());
        for (std::size_t k = 0; k < labels.size(); ++k) {
            const std::int64_t stride = x.stride(whole(k));
            const ElementRange& wanted = block.wanted.front()[k];
            const std::size_t to = shape.outputLabels.find(labels[k]);
            if (to == std::string::npos) {
                groups.push_back({sizeOf(wanted), stride});
                continue;
            }
            read.push_back(labels[k]);
            const std::int64_t tensor = whole(shape.inputExtents.front()[k]);
            const std::int64_t label = whole(shape.labelExtents.front()[k]);
            Tensor at = positions(block.output[to]);
            if (const auto* window = windowAt(k)) {
                at = at + whole(window->from);
            } else if (label < tensor) {
                at = at * (tensor / label);
                groups.push_back({tensor / label, stride});
            } else if (label > tensor) {
                remainders[to] = {label / tensor, at::remainder(at, label / tensor)};
                at = at::floor_divide(at, label / tensor);
            }
            addPlaces(along(to, (at - whole(wanted.from)) * stride));
        }
    }

    void addUnreadLabels()
    {
        for (std::size_t k = 0; k < shape.outputLabels.size(); ++k) {
            if (!hasLabel(read, shape.outputLabels[k]))
                remainders[k] = {whole(shape.extents[k]), positions(block.output[k])};
            if (!remainders[k].second.defined())
                continue;
            const Tensor mine = along(k, remainders[k].second);
            rest = rest.defined() ? rest * remainders[k].first + mine : mine;
        }
    }

    [[nodiscard]] const InputWindow* windowAt(std::size_t dimension) const
    {
        for (const InputWindow& window : shape.windows)
            if (window.input == 0 && window.dimension == dimension)
                return &window;
        return nullptr;
    }

    const ViewShape& shape;
    const ViewBlock& block;
    Tensor x;
    Tensor places;             ///< By element of the output.
    Tensor rest;               ///< Position among the elements that one place of the input's labels groups.
    std::vector<Group> groups; ///< Of the input, which `rest` counts.
    std::vector<std::pair<std::int64_t, Tensor>> remainders; ///< By label of the output.
    std::string read;
};

/// Whether the view only reorders dimensions, apart from such of one element.
bool onlyPermutes(const ViewShape& shape)
{
    const std::string& labels = shape.inputLabels.front();
    for (std::size_t k = 0; k < labels.size(); ++k) {
        const bool window =
            std::any_of(shape.windows.begin(), shape.windows.end(),
                        [&](const InputWindow& w) { return w.input == 0 && w.dimension == k; });
        if (hasLabel(shape.outputLabels, labels[k])
                ? !window && shape.inputExtents.front()[k] != shape.labelExtents.front()[k]
                : shape.inputExtents.front()[k] != 1)
            return false;
    }
    for (std::size_t k = 0; k < shape.outputLabels.size(); ++k)
        if (!hasLabel(labels, shape.outputLabels[k]) && shape.extents[k] != 1)
            return false;
    return true;
}

Tensor runMove(const ViewShape& shape, const ViewBlock& block)
{
    if (!onlyPermutes(shape))
        return Regrouping(shape, block).run();
    const Tensor& x = block.inputs.front();
    const std::string& labels = shape.inputLabels.front();
    const std::string all = shape.outputLabels + rest(labels, shape.outputLabels);
    return aligned(x, labels, all).reshape(extentsOf(block.output));
}

Tensor runAny(const ViewShape& shape, const ViewBlock& block)
{
    const std::size_t inputs = block.inputs.size();
    if (shape.op == "complexer" && shape.complex != at::isComplexType(block.inputs.front().scalar_type()))
        return runComplexer(shape, block);
    if (shape.op == "select" && inputs == 2 && shape.windows.empty())
        return runLookup(shape, block);
    if (shape.op == "select_grad" && inputs == 2)
        return runLookupGradient(shape, block);
    if (shape.op == "topk" && inputs == 1)
        return runTopK(shape, block);
    if (isRouting(shape))
        return runRouting(shape, block);
    return runMove(shape, block);
}

} // namespace

ViewShape viewShape(const EinsumProgram& program, std::size_t operation, bool complex)
{
    const Einsum& view = program.operations[operation];
    ViewShape shape{view.op, view.inputLabels, view.outputLabels, {},     {},
                    {},      view.windows,     view.viewFlops,    complex};
    for (const char label : view.outputLabels)
        shape.extents.push_back(program.extents.at(label));
    for (std::size_t i = 0; i < view.inputs.size(); ++i) {
        auto& tensor = shape.inputExtents.emplace_back();
        for (const char label : program.operations[view.inputs[i]].outputLabels)
            tensor.push_back(program.extents.at(label));
        auto& labels = shape.labelExtents.emplace_back();
        for (const char label : view.inputLabels[i])
            labels.push_back(program.extents.at(label));
    }
    return shape;
}

at::Tensor runView(const ViewShape& shape, const ViewBlock& block)
{
    return ownContiguous(runAny(shape, block), block.inputs);
}

bool dependsOnLastCut(const ViewShape& shape) { return shape.op == "topk"; }

} // namespace doppler
