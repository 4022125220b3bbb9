// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/base/random.h"
#include "core/graph/graph_builder.h"
#include "core/workloads/api/workload.h"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

namespace doppler {

namespace {

/// One of the three networks of the paper, the size of its graph there, and of our forward pass. The
/// gradients are as many as the forward pass is, and what is left stands beside the two (see makeEdges): so
/// many that the longest path has about the share of all vertices that the paper's times of `hash` tell of.
struct Network {
    std::string_view name;
    std::size_t vertices;
    std::size_t edges;
    std::size_t forward; ///< At most.
};
constexpr std::array networks{Network{"convolutional", 346, 531, 110}, Network{"recurrent", 3068, 5506, 1020},
                              Network{"dynamic-rnn", 5270, 9155, 1150}};

struct Operation {
    std::string op;
    std::string group;
    std::vector<std::size_t> inputs;
    std::string colocate; ///< Variables with what reads and updates them.
};

/// The forward pass of a network, by operation, inputs first.
class ForwardPass {
public:
    std::vector<Operation> operations;

    std::size_t add(const char* op, std::vector<std::size_t> inputs)
    {
        operations.push_back({op, group, std::move(inputs), {}});
        return operations.size() - 1;
    }
    /// A variable and its reading: the reading.
    std::size_t variable()
    {
        const std::size_t stored = add("variable", {});
        const std::size_t read = add("read", {stored});
        operations[stored].colocate = operations[read].colocate = fmt::format("variable {}", stored);
        return read;
    }
    void beginGroup(std::string name) { group = std::move(name); }

private:
    std::string group;
};

/// Layers of convolution, bias and rectifier; from every third on, a branch joins from three layers before.
void addConvolutions(ForwardPass& pass, std::size_t vertices)
{
    std::vector<std::size_t> outputs{pass.add("input", {})};
    while (pass.operations.size() + 8 <= vertices) {
        const std::size_t layer = outputs.size() - 1;
        pass.beginGroup(fmt::format("layer {}", layer));
        const std::size_t weights = pass.variable();
        const std::size_t product = pass.add("convolution", {outputs.back(), weights});
        const std::size_t bias = pass.variable();
        std::size_t out = pass.add("rectifier", {pass.add("bias", {product, bias})});
        if (layer % 3 == 2)
            out = pass.add("join", {out, outputs[layer - 2]});
        outputs.push_back(out);
    }
}

struct CellState {
    std::size_t hidden = 0;
    std::size_t memory = 0;
};

/// One step of a long short-term memory; `length` lets the state of sequences that have ended pass.
CellState addCell(ForwardPass& pass, std::size_t input, CellState before, std::size_t weights,
                  std::size_t bias, const std::size_t* length)
{
    const std::size_t joined = pass.add("concatenation", {input, before.hidden});
    const std::size_t sum = pass.add("bias", {pass.add("product", {joined, weights}), bias});
    const std::size_t gates = pass.add("split", {sum});
    const std::size_t kept = pass.add("multiplication", {pass.add("sigmoid", {gates}), before.memory});
    const std::size_t fresh =
        pass.add("multiplication", {pass.add("sigmoid", {gates}), pass.add("tanh", {gates})});
    CellState after;
    after.memory = pass.add("addition", {kept, fresh});
    after.hidden =
        pass.add("multiplication", {pass.add("tanh", {after.memory}), pass.add("sigmoid", {gates})});
    if (length) {
        const std::size_t goesOn = pass.add("comparison", {*length});
        after.memory = pass.add("choice", {goesOn, after.memory, before.memory});
        after.hidden = pass.add("choice", {goesOn, after.hidden, before.hidden});
    }
    return after;
}

/// As many steps of one cell as fit; they share its variables.
void addSteps(ForwardPass& pass, std::size_t vertices, bool dynamic)
{
    const std::size_t length = pass.add("input", {});
    pass.beginGroup("variables");
    const std::size_t weights = pass.variable();
    const std::size_t bias = pass.variable();
    CellState state{pass.add("zeros", {}), pass.add("zeros", {})};
    const std::size_t perStep = dynamic ? 17 : 14;
    for (std::size_t step = 0; pass.operations.size() + perStep <= vertices; ++step) {
        pass.beginGroup(fmt::format("step {}", step));
        const std::size_t input = pass.add("slice", {length});
        state = addCell(pass, input, state, weights, bias, dynamic ? &length : nullptr);
    }
}

ForwardPass makeForwardPass(const Network& network)
{
    ForwardPass pass;
    if (network.name == "convolutional")
        addConvolutions(pass, network.forward);
    else
        addSteps(pass, network.forward, network.name == "dynamic-rnn");
    return pass;
}

using EdgeList = std::vector<std::pair<std::size_t, std::size_t>>;

/// The forward pass; its gradients by the same edges backwards (the gradient of operation v of n is 2n-1-v);
/// beside them pairs of a shape, of a forward result or in two of five pairs a constant, and of the arguments
/// that it gives to the gradient; and as many of the forward results that gradients need as the network has
/// edges left for.
EdgeList makeEdges(const Network& network, const std::vector<Operation>& forward, Random& random)
{
    const std::size_t count = forward.size();
    const auto gradient = [&](std::size_t v) { return 2 * count - 1 - v; };
    EdgeList edges;
    EdgeList needed;
    std::vector<bool> read(count, false);
    for (std::size_t v = 0; v < count; ++v)
        for (std::size_t u : forward[v].inputs) {
            edges.emplace_back(u, v);
            edges.emplace_back(gradient(v), gradient(u));
            needed.emplace_back(u, gradient(v));
            read[u] = true;
        }
    for (std::size_t v = 0; v < count; ++v)
        (read[v] ? needed : edges).emplace_back(v, gradient(v));
    for (std::size_t v = 2 * count; v < network.vertices; v += 2) {
        const std::size_t about = random.below(count);
        if (v % 5 < 3)
            edges.emplace_back(about, v);
        const std::size_t last = std::min(v + 1, network.vertices - 1);
        if (last > v)
            edges.emplace_back(v, last);
        edges.emplace_back(last, gradient(about));
    }
    while (edges.size() < network.edges) {
        std::swap(needed[random.below(needed.size())], needed.back());
        edges.push_back(needed.back());
        needed.pop_back();
    }
    std::sort(edges.begin(), edges.end());
    return edges;
}

/// 1 % of the vertices run on a CPU only, 1 % on a GPU only, with all that they are colocated with.
class DeviceClasses {
public:
    std::vector<std::string> draw(const std::string& colocate, Random& random)
    {
        const std::size_t percent = random.below(100);
        std::string drawn = percent == 0 ? "cpu" : percent == 1 ? "gpu" : "";
        if (!colocate.empty())
            drawn = ofGroup.try_emplace(colocate, drawn).first->second;
        return drawn.empty() ? std::vector<std::string>{} : std::vector{drawn};
    }

private:
    std::map<std::string, std::string> ofGroup;
};

std::vector<Vertex> makeVertices(const Network& network, const std::vector<Operation>& forward,
                                 Random& random)
{
    std::vector<Vertex> vertices;
    const auto draw = [&] { return static_cast<double>(1 + random.below(100)); };
    DeviceClasses classes;
    for (std::size_t v = 0; v < network.vertices; ++v) {
        const bool backward = v >= forward.size();
        Vertex vertex;
        if (v < 2 * forward.size()) {
            const Operation& operation = forward[backward ? 2 * forward.size() - 1 - v : v];
            vertex.group = operation.group;
            vertex.colocate = operation.colocate;
            vertex.op = !backward                    ? operation.op
                        : operation.op == "variable" ? "update"
                                                     : operation.op + " gradient";
        } else
            vertex.op = v % 2 == 0 ? "shape" : "gradient arguments";
        vertex.name = fmt::format("{} {}", vertex.op, v);
        vertex.flops = draw();
        vertex.outputBytes = draw();
        vertex.persistentBytes = draw();
        vertex.allow = classes.draw(vertex.colocate, random);
        vertices.push_back(std::move(vertex));
    }
    return vertices;
}

/// The numbers from 0 on in a random order.
std::vector<std::size_t> drawOrder(std::size_t count, Random& random)
{
    std::vector<std::size_t> order(count);
    for (std::size_t i = 0; i < count; ++i) {
        order[i] = i;
        std::swap(order[i], order[random.below(i + 1)]);
    }
    return order;
}

Result<GraphPtr> makeMayerRandomGraph(const Options& options)
{
    const std::string& name = options.text("network");
    const Network& network = *std::find_if(networks.begin(), networks.end(),
                                           [&](const Network& candidate) { return candidate.name == name; });
    Random random(static_cast<std::uint64_t>(options.integer("seed")));
    const ForwardPass pass = makeForwardPass(network);
    GraphBuilder builder(fmt::format("mayer-{}", name));
    // Ids are drawn, so that they tell nothing of the place in the network. All vertices of the longest path
    // have the same L: were ids to follow the path, batch-split, whose ties are lower ids, would keep
    // neighbours together, which it does not in the paper's table.
    const std::vector<Vertex> vertices = makeVertices(network, pass.operations, random);
    const std::vector<std::size_t> order = drawOrder(network.vertices, random);
    std::vector<std::uint32_t> id(network.vertices);
    for (std::size_t at : order)
        id[at] = builder.addVertex(vertices[at]);
    for (const auto& [from, to] : makeEdges(network, pass.operations, random))
        builder.addEdge(VertexId{id[from]}, VertexId{id[to]});
    return builder.build();
}

} // namespace

Workload mayerRandomWorkload()
{
    std::vector<std::string> names;
    names.reserve(std::size(networks));
    for (const Network& network : networks)
        names.emplace_back(network.name);
    return {"mayer-random",
            DOPPLER_TEXT(
                "core",
                "training graphs of the sizes used by Mayer et al., with random costs, for the model mayer"),
            "Mayer, Mayer, Laich, DIDL 2017, arXiv 1711.01912",
            {choiceOption("network", names, names.front(),
                          {.label = DOPPLER_TEXT("core", "Network size"),
                           .help = DOPPLER_TEXT(
                               "core", "size: 346 vertices and 531 edges, 3068 and 5506, or 5270 and 9155")}),
             wholeOption("seed", 1, 0, 1e15,
                         {.label = DOPPLER_TEXT("core", "Random seed"),
                          .help = DOPPLER_TEXT("core", "random seed")})},
            makeMayerRandomGraph};
}

} // namespace doppler
