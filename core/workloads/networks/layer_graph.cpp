// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/networks/layer_graph.h"

#include "core/graph/graph_builder.h"

#include <algorithm>
#include <cassert>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Operations on each trained number, and the numbers that are kept beside it: w -= r g; v = m v + g first;
/// two moments, their corrections for bias, a root, a sum and a division (Kingma and Ba, arXiv 1412.6980).
struct UpdateCost {
    double flops;
    double state;
};
UpdateCost costOf(Optimizer optimizer)
{
    switch (optimizer) {
    case Optimizer::Momentum:
        return {4, 1};
    case Optimizer::Adam:
        return {14, 2};
    default:
        return {2, 0};
    }
}

std::string joined(const std::string& group, const std::string& name)
{
    return group.empty() || name.empty() ? group + name : group + "/" + name;
}

} // namespace

class LayerGraphExpansion {
public:
    LayerGraphExpansion(const LayerGraph& n, const LayerExpansion& h)
        : net(n), how(h), builder(n.graphName), arrived(n.values.size()), held(n.weightList.size(), false),
          weightUsers(n.weightList.size()), weightGradients(n.weightList.size())
    {
    }

    Result<GraphPtr> run()
    {
        for (const auto& operation : net.operations)
            addForward(operation);
        if (how.training) {
            for (auto operation = net.operations.rbegin(); operation != net.operations.rend(); ++operation)
                addGradients(*operation);
            for (std::size_t w = net.weightList.size(); w-- > 0;)
                addUpdate(w);
        }
        for (std::size_t w = 0; w < weightUsers.size(); ++w)
            if (weightUsers[w].size() > 1)
                builder.addSharedWeight({net.weightList[w].name, weightBytes(w), std::move(weightUsers[w])});
        return builder.build();
    }

private:
    /// A tensor on its way: a vertex's result, or a part of it.
    struct Source {
        VertexId vertex;
        std::string part;
        std::optional<double> bytes;
        bool operator==(const Source& other) const { return vertex == other.vertex && part == other.part; }
    };

    [[nodiscard]] double bytesOf(const Shape& shape) const { return elementsOf(shape) * how.elementBytes; }
    [[nodiscard]] double bytesOf(LayerValue value) const { return bytesOf(net.shape(value)); }

    VertexId addKernel(Vertex kernel, std::vector<Source> reads)
    {
        const VertexId id = builder.addVertex(std::move(kernel));
        for (std::size_t i = 0; i < reads.size(); ++i)
            if (std::find(reads.begin(), reads.begin() + static_cast<std::ptrdiff_t>(i), reads[i]) ==
                reads.begin() + static_cast<std::ptrdiff_t>(i))
                builder.addEdge({reads[i].vertex, id, reads[i].bytes, {}, reads[i].part});
        return id;
    }

    /// Adds a value to what a kernel reads.
    void read(LayerValue which, Vertex& kernel, std::vector<Source>& reads) const
    {
        const LayerGraph::Value& value = net.values[which.at];
        if (!value.operation)
            kernel.persistentBytes += bytesOf(value.shape);
        else if (value.part.empty())
            reads.push_back({forward[*value.operation], {}, {}});
        else
            reads.push_back({forward[*value.operation], value.part, bytesOf(value.shape)});
    }

    void readWeights(std::size_t w, Vertex& kernel)
    {
        const LayerGraph::Weights& weights = net.weightList[w];
        if (how.colocate && (how.training || weights.users > 1))
            kernel.colocate = weights.name;
        if (!how.colocate || !held[w])
            kernel.persistentBytes += weightBytes(w);
        held[w] = true;
        // The first user of a table reads a few rows: the time to read all of it belongs to the others.
        if (how.colocate && weights.readByRows)
            weightUsers[w].emplace_back(builder.vertexCount()); // the kernel is added next
    }

    [[nodiscard]] double weightBytes(std::size_t w) const
    {
        return (net.weightList[w].trained + net.weightList[w].fixed) * how.elementBytes;
    }

    /// One object for all equal kernels.
    std::shared_ptr<const Kernel> shared(Kernel kernel)
    {
        for (const auto& known : kernels)
            if (*known == kernel)
                return known;
        kernels.push_back(std::make_shared<const Kernel>(std::move(kernel)));
        return kernels.back();
    }

    /// The kernel of the gradient of one of a product's two operands: the result's and the other one.
    std::shared_ptr<const Kernel> turned(const LayerOperation& product, std::size_t operand)
    {
        if (!product.kernel)
            return nullptr;
        const std::string& einsum = product.kernel->einsum;
        const std::size_t comma = einsum.find(',');
        const std::size_t arrow = einsum.find("->");
        if (product.gradient.way != GradientRule::Way::Kernels || comma == std::string::npos)
            return nullptr;
        const std::string left = einsum.substr(0, comma);
        const std::string right = einsum.substr(comma + 1, arrow - comma - 1);
        const std::string out = einsum.substr(arrow + 2);
        return shared({operand == 0 ? out + ',' + right + "->" + left : out + ',' + left + "->" + right,
                       product.kernel->extents});
    }

    void addForward(const LayerGraph::Operation& operation)
    {
        const LayerOperation& what = operation.what;
        if (what.isLoss && !how.training) {
            forward.emplace_back();
            return;
        }
        Vertex kernel;
        kernel.name = joined(operation.group, what.name);
        kernel.op = what.op;
        kernel.group = operation.group;
        kernel.flops = what.flops;
        kernel.outputBytes = bytesOf(what.shape);
        if (what.kernel)
            kernel.kernel = shared(*what.kernel);
        std::vector<Source> reads;
        for (LayerValue value : what.inputs)
            read(value, kernel, reads);
        if (what.weights)
            readWeights(what.weights->at, kernel);
        if (what.readsRows) {
            kernel.accessedBytes = 2 * kernel.outputBytes;
            for (LayerValue value : what.inputs)
                *kernel.accessedBytes += bytesOf(value);
        }
        forward.push_back(addKernel(std::move(kernel), std::move(reads)));
    }

    Vertex backwardKernel(const LayerGraph::Operation& operation, std::string_view suffix) const
    {
        Vertex kernel;
        kernel.name = joined(operation.group, operation.what.name) + "/" + std::string(suffix);
        kernel.group = joined("backward", operation.group);
        return kernel;
    }

    /// The sum of terms of equal size: a balanced tree of additions. `base` names and groups its vertices.
    Source sum(std::vector<Source> terms, double elements, const Vertex& base)
    {
        std::size_t made = 0;
        while (terms.size() > 1) {
            std::vector<Source> halved;
            for (std::size_t i = 0; i + 1 < terms.size(); i += 2) {
                Vertex kernel = base;
                kernel.name += fmt::format("_sum{}", made++);
                kernel.op = "add";
                kernel.flops = elements;
                kernel.outputBytes = elements * how.elementBytes;
                halved.push_back({addKernel(std::move(kernel), {terms[i], terms[i + 1]}), {}, {}});
            }
            if (terms.size() % 2 == 1)
                halved.push_back(terms.back());
            terms = std::move(halved);
        }
        return terms.front();
    }

    /// The gradient of an operation's result, where any arrived: those of parts gathered, then all added up.
    std::optional<Source> gather(const LayerGraph::Operation& operation)
    {
        std::vector<Source> terms = std::move(arrived[operation.results.front()]);
        std::vector<Source> parts;
        for (std::size_t i = 1; i < operation.results.size(); ++i) {
            const std::size_t v = operation.results[i];
            if (!arrived[v].empty())
                parts.push_back(sum(std::move(arrived[v]), elementsOf(net.values[v].shape),
                                    backwardKernel(operation, net.values[v].part + "_grad")));
        }
        if (!parts.empty()) {
            Vertex kernel = backwardKernel(operation, "gather_grad");
            kernel.op = "concat";
            kernel.flops = 0;
            kernel.outputBytes = bytesOf(operation.what.shape);
            terms.push_back({addKernel(std::move(kernel), std::move(parts)), {}, {}});
        }
        if (terms.empty())
            return std::nullopt;
        return sum(std::move(terms), elementsOf(operation.what.shape), backwardKernel(operation, "grad"));
    }

    void addGradients(const LayerGraph::Operation& operation)
    {
        const LayerOperation& what = operation.what;
        if (!net.values[operation.results.front()].trained)
            return;
        const std::optional<Source> gradient = gather(operation);
        if (!gradient && !what.isLoss)
            return;
        for (std::size_t i = 0; i < what.inputs.size(); ++i) {
            if (!net.values[what.inputs[i].at].trained)
                continue;
            auto& terms = arrived[what.inputs[i].at];
            if (what.gradient.way == GradientRule::Way::Kernels)
                terms.push_back(addInputGradient(operation, gradient, i));
            else if (what.gradient.way == GradientRule::Way::Whole)
                terms.push_back(*gradient);
            else
                terms.push_back(
                    {gradient->vertex, fmt::format("{}part {}", gradient->part, i), bytesOf(what.inputs[i])});
        }
        if (what.weights)
            addWeightGradient(operation, *gradient);
    }

    Source addInputGradient(const LayerGraph::Operation& operation, const std::optional<Source>& gradient,
                            std::size_t input)
    {
        const LayerOperation& what = operation.what;
        Vertex kernel = backwardKernel(operation, what.inputs.size() > 1 ? fmt::format("input_grad{}", input)
                                                                         : "input_grad");
        kernel.op = what.gradient.op.empty() ? what.op + "_grad" : what.gradient.op;
        kernel.flops = what.gradient.flops.at(input);
        kernel.outputBytes = bytesOf(what.inputs[input]);
        kernel.kernel = turned(what, input);
        std::vector<Source> reads;
        if (gradient)
            reads.push_back(*gradient);
        if (what.gradient.readsOutput)
            read({operation.results.front()}, kernel, reads);
        for (std::size_t i = 0; i < what.inputs.size(); ++i)
            if (i == input ? what.gradient.readsInput : what.gradient.readsOthers)
                read(what.inputs[i], kernel, reads);
        if (what.weights)
            readWeights(what.weights->at, kernel);
        return {addKernel(std::move(kernel), std::move(reads)), {}, {}};
    }

    void addWeightGradient(const LayerGraph::Operation& operation, const Source& gradient)
    {
        const LayerOperation& what = operation.what;
        Vertex kernel = backwardKernel(operation, "weight_grad");
        kernel.op = what.gradient.op.empty() ? what.op + "_weight_grad" : what.gradient.op;
        kernel.flops = what.gradient.weightFlops;
        kernel.outputBytes = net.weightList[what.weights->at].trained * how.elementBytes;
        kernel.kernel = turned(what, 1);
        std::vector<Source> reads{gradient};
        if (what.gradient.weightReadsInputs)
            for (LayerValue value : what.inputs)
                read(value, kernel, reads);
        weightGradients[what.weights->at].push_back({addKernel(std::move(kernel), std::move(reads)), {}, {}});
    }

    void addUpdate(std::size_t w)
    {
        if (weightGradients[w].empty())
            return;
        const LayerGraph::Weights& weights = net.weightList[w];
        Vertex base;
        base.name = weights.name + "/weight_grad";
        base.group = joined("backward", weights.group);
        const Source gradient = sum(std::move(weightGradients[w]), weights.trained, base);
        const UpdateCost cost = costOf(how.optimizer);
        Vertex update;
        update.name = weights.name + "/update";
        update.op = "update";
        update.group = joined("update", weights.group);
        update.flops = cost.flops * weights.trained;
        update.persistentBytes = cost.state * weights.trained * how.elementBytes;
        readWeights(w, update);
        addKernel(std::move(update), {gradient});
    }

    const LayerGraph& net;
    const LayerExpansion& how;
    GraphBuilder builder;
    std::vector<VertexId> forward;                  ///< By operation.
    std::vector<std::vector<Source>> arrived;       ///< Terms of the gradient of each value.
    std::vector<bool> held;                         ///< Weights that some vertex counts already.
    std::vector<std::vector<VertexId>> weightUsers; ///< Of tables of which some user reads rows only.
    std::vector<std::vector<Source>> weightGradients;
    std::vector<std::shared_ptr<const Kernel>> kernels; ///< All different ones: few, layers being alike.
};

double elementsOf(const Shape& shape)
{
    double product = 1;
    for (std::uint64_t extent : shape)
        product *= static_cast<double>(extent);
    return product;
}

LayerValue LayerGraph::input(Shape shape)
{
    values.push_back({{}, {}, std::move(shape), false});
    return {values.size() - 1};
}

LayerWeights LayerGraph::weights(const std::string& name, double trained, double fixed)
{
    weightList.push_back({joined(group, name), group, trained, fixed, 0});
    return {weightList.size() - 1};
}

LayerValue LayerGraph::add(LayerOperation operation)
{
    bool trained = operation.weights.has_value();
    for (LayerValue value : operation.inputs)
        trained = trained || values[value.at].trained;
    if (operation.weights) {
        Weights& used = weightList[operation.weights->at];
        ++used.users;
        used.readByRows = used.readByRows || operation.readsRows;
    }
    values.push_back({operations.size(), {}, operation.shape, trained});
    operations.push_back({std::move(operation), group, {values.size() - 1}});
    return {values.size() - 1};
}

LayerValue LayerGraph::part(LayerValue of, std::string name, Shape shape)
{
    const Value whole = values[of.at];
    assert(whole.operation && whole.part.empty());
    values.push_back({whole.operation, std::move(name), std::move(shape), whole.trained});
    operations[*whole.operation].results.push_back(values.size() - 1);
    return {values.size() - 1};
}

Result<GraphPtr> LayerGraph::expand(const LayerExpansion& how) const
{
    return LayerGraphExpansion(*this, how).run();
}

} // namespace doppler
