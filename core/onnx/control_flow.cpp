// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/control_flow.h"

#include "core/onnx/subgraphs.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace doppler {

namespace {

constexpr const char* flowOption = "control-flow";
constexpr const char* roundsOption = "unrolled-rounds";
constexpr std::int64_t standardRounds = 16;
constexpr double mostRoundsOffered = 1000;

bool anyControlFlow(const google::protobuf::RepeatedPtrField<onnx::NodeProto>& nodes)
{
    return std::any_of(nodes.begin(), nodes.end(), [](const onnx::NodeProto& node) {
        return isControlFlow(node) ||
               std::any_of(node.attribute().begin(), node.attribute().end(),
                           [](const auto& a) { return a.has_g() && anyControlFlow(a.g().node()); });
    });
}

double nodesIn(const Body& body)
{
    double sum = 0;
    for (const auto& [kind, count] : body.kinds)
        sum += static_cast<double>(count);
    return sum;
}

struct Branches {
    const onnx::GraphProto* then;
    const onnx::GraphProto* otherwise;
};

/// One vertex for both branches: as dear as the chosen one, with extents where both agree.
void keepIf(NodeReader& reader, const ControlNode& node, const Branches& branches,
            const ControlFlowSettings& settings)
{
    MeasuredGraph then = measureGraph(reader, *branches.then, {}, node);
    MeasuredGraph otherwise = measureGraph(reader, *branches.otherwise, {}, node);
    std::vector<Value*> like;
    for (std::size_t i = 0; i < then.outputs.size(); ++i) {
        like.push_back(typeOnly(reader, then.outputs[i], {}));
        generalise(*like.back(), i < otherwise.outputs.size() ? otherwise.outputs[i] : nullptr);
    }
    const bool larger = settings.branch == ControlFlowSettings::Branch::Larger;
    MeasuredGraph chosen = settings.branch == ControlFlowSettings::Branch::Else ? otherwise : then;
    if (larger) {
        chosen.body.flops = std::max(then.body.flops, otherwise.body.flops);
        chosen.body.known = then.body.known && otherwise.body.known;
        for (const auto& [kind, count] : otherwise.body.kinds)
            chosen.body.kinds[kind] += count;
    }
    chosen.weights = std::move(then.weights);
    chosen.weights.insert(otherwise.weights.begin(), otherwise.weights.end());
    keepAsVertex(reader, node, std::move(chosen), like, 1);
}

/// Whether the first branch is the one to expand: more FLOPs, or as many and no fewer nodes.
bool takesThen(NodeReader& reader, const ControlNode& node, const Branches& branches,
               const ControlFlowSettings& settings)
{
    if (settings.branch != ControlFlowSettings::Branch::Larger)
        return settings.branch == ControlFlowSettings::Branch::Then;
    const Body then = measureGraph(reader, *branches.then, {}, node).body;
    const Body otherwise = measureGraph(reader, *branches.otherwise, {}, node).body;
    return std::pair(then.flops, nodesIn(then)) >= std::pair(otherwise.flops, nodesIn(otherwise));
}

void readIf(NodeReader& reader, const ControlNode& node, const ControlFlowSettings& settings)
{
    const Branches branches{subgraphOf(node.view, "then_branch"), subgraphOf(node.view, "else_branch")};
    if (!branches.then || !branches.otherwise)
        return keepUnknown(reader, node);
    const Element condition = scalarOf(node.view.input(0));
    if (!settings.expand && !node.place.body && condition)
        return keepAsVertex(
            reader, node,
            measureGraph(reader, *condition != 0 ? *branches.then : *branches.otherwise, {}, node), {}, 1);
    if (!condition && (!settings.expand || node.place.body))
        return keepIf(reader, node, branches, settings);
    const bool then = condition ? *condition != 0 : takesThen(reader, node, branches, settings);
    const onnx::GraphProto& branch = then ? *branches.then : *branches.otherwise;
    if (reader.failed() || !reader.takeVisits(branch, 1))
        return keepIf(reader, node, branches, settings);
    const std::string name = reader.nameOf(node.view.node);
    if (!node.place.body)
        reader.notes().branchTaken(node.place.prefix + name, then,
                                   condition.has_value() ? BranchReason::Constant
                                   : settings.branch == ControlFlowSettings::Branch::Larger
                                       ? BranchReason::Larger
                                       : BranchReason::Chosen);
    putOutputs(reader, node, expandGraph(reader, branch, {}, node, name));
}

} // namespace

std::vector<OptionSpec> controlFlowOptions()
{
    return {
        {flowOption,
         std::string("expand-larger"),
         0,
         0,
         {"expand-larger", "expand-then", "expand-else", "single-vertex"},
         DOPPLER_TEXT("core", "How If, Loop and Scan are read. An If whose condition is constant is always "
                              "replaced by the branch that it takes; \"expand-larger\" uses the branch with "
                              "more FLOPs for the others. \"single-vertex\" keeps each as one vertex")},
        {roundsOption,
         standardRounds,
         0,
         mostRoundsOffered,
         {},
         DOPPLER_TEXT("core", "Loop and Scan of at most this many rounds are unrolled; longer ones are one "
                              "vertex with the work of all rounds")}};
}

ControlFlowSettings controlFlowSettings(const Options& options)
{
    ControlFlowSettings out;
    out.mostRounds = standardRounds;
    if (options.all().contains(roundsOption))
        out.mostRounds = options.integer(roundsOption);
    if (!options.all().contains(flowOption))
        return out;
    const std::string& flow = options.text(flowOption);
    out.expand = flow != "single-vertex";
    out.branch = flow == "expand-then"   ? ControlFlowSettings::Branch::Then
                 : flow == "expand-else" ? ControlFlowSettings::Branch::Else
                                         : ControlFlowSettings::Branch::Larger;
    return out;
}

bool isControlFlow(const onnx::NodeProto& node)
{
    const std::string_view op = node.op_type();
    const bool standard = node.domain().empty() || node.domain() == "ai.onnx";
    return standard && (op == "If" || op == "Loop" || op == "Scan");
}

bool hasControlFlow(const onnx::ModelProto& model)
{
    return anyControlFlow(model.graph().node()) ||
           std::any_of(model.functions().begin(), model.functions().end(),
                       [](const auto& function) { return anyControlFlow(function.node()); });
}

void readControlFlow(NodeReader& reader, const ControlNode& node, const ControlFlowSettings& settings)
{
    const std::string_view op = node.view.node.op_type();
    if (op == "If")
        readIf(reader, node, settings);
    else if (op == "Loop")
        readLoop(reader, node, settings);
    else
        readScan(reader, node, settings);
}

void findCaptured(const onnx::GraphProto& graph, const Scope& around, std::set<Value*>& out)
{
    std::unordered_set<std::string_view> own;
    for (const auto& input : graph.input())
        own.insert(input.name());
    for (const auto& tensor : graph.initializer())
        own.insert(tensor.name());
    const auto use = [&](const std::string& name) {
        if (name.empty() || own.contains(name))
            return;
        if (const auto value = around.find(name); value && *value)
            out.insert(*value);
    };
    for (const auto& node : graph.node()) {
        for (const std::string& name : node.input())
            use(name);
        for (const auto& attribute : node.attribute()) {
            if (attribute.has_g())
                findCaptured(attribute.g(), around, out);
            for (const auto& inner : attribute.graphs())
                findCaptured(inner, around, out);
        }
        for (const std::string& name : node.output())
            own.insert(name);
    }
    for (const auto& output : graph.output())
        use(output.name());
}

bool hasSubgraph(const onnx::NodeProto& node)
{
    return std::any_of(node.attribute().begin(), node.attribute().end(),
                       [](const onnx::AttributeProto& a) { return a.has_g() || a.graphs_size() > 0; });
}

} // namespace doppler
