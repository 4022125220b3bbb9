// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/control_flow.h"

#include "core/base/option_specs.h"
#include "core/onnx/subgraphs.h"

#include <algorithm>
#include <string_view>
#include <tuple>
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

struct MeasuredBranches {
    MeasuredGraph then;
    MeasuredGraph otherwise;
    bool takesThen = true; ///< Whether the first is the one that counts.
};

/// The larger branch has more FLOPs, or as many and no fewer nodes. A branch of unknown work is not it if all
/// of the other is known: often it cannot run with these inputs.
MeasuredBranches measureBranches(NodeReader& reader, const ControlNode& node, const Branches& branches,
                                 const ControlFlowSettings& settings)
{
    MeasuredBranches out{measureGraph(reader, *branches.then, {}, node),
                         measureGraph(reader, *branches.otherwise, {}, node)};
    const auto size = [](const Body& body) { return std::tuple(body.known, body.flops, nodesIn(body)); };
    out.takesThen = settings.branch == ControlFlowSettings::Branch::Larger
                        ? size(out.then.body) >= size(out.otherwise.body)
                        : settings.branch == ControlFlowSettings::Branch::Then;
    return out;
}

/// One vertex for both branches: the work of one, the weights of both, and the extents in which they agree.
void keepIf(NodeReader& reader, const ControlNode& node, const Branches& branches,
            const ControlFlowSettings& settings)
{
    MeasuredBranches both = measureBranches(reader, node, branches, settings);
    MeasuredGraph& chosen = both.takesThen ? both.then : both.otherwise;
    const MeasuredGraph& other = both.takesThen ? both.otherwise : both.then;
    std::vector<Value*> like;
    for (std::size_t i = 0; i < chosen.outputs.size(); ++i) {
        like.push_back(typeOnly(reader, chosen.outputs[i], {}));
        if (other.body.known)
            generalise(*like.back(), i < other.outputs.size() ? other.outputs[i] : nullptr);
    }
    chosen.weights.insert(other.weights.begin(), other.weights.end());
    keepAsVertex(reader, node, std::move(chosen), like, 1);
}

/// One vertex for the branch that a constant condition takes.
void keepBranch(NodeReader& reader, const ControlNode& node, const onnx::GraphProto& branch)
{
    MeasuredGraph measured = measureGraph(reader, branch, {}, node);
    const std::vector<Value*> like = measured.outputs;
    keepAsVertex(reader, node, std::move(measured), like, 1);
}

BranchReason reasonOf(const Element& condition, const ControlFlowSettings& settings)
{
    if (condition)
        return BranchReason::Constant;
    return settings.branch == ControlFlowSettings::Branch::Larger ? BranchReason::Larger
                                                                  : BranchReason::Chosen;
}

void readIf(NodeReader& reader, const ControlNode& node, const ControlFlowSettings& settings)
{
    const Branches branches{subgraphOf(node.view, "then_branch"), subgraphOf(node.view, "else_branch")};
    if (!branches.then || !branches.otherwise)
        return keepUnknown(reader, node);
    const Element condition = scalarOf(node.view.input(0));
    if (!settings.expand && !node.place.body && condition)
        return keepBranch(reader, node, *condition != 0 ? *branches.then : *branches.otherwise);
    if (!condition && (!settings.expand || node.place.body))
        return keepIf(reader, node, branches, settings);
    const bool then =
        condition ? *condition != 0 : measureBranches(reader, node, branches, settings).takesThen;
    const onnx::GraphProto& branch = then ? *branches.then : *branches.otherwise;
    if (reader.failed() || !reader.takeVisits(VisitKind::Expand, branch, 1))
        return keepIf(reader, node, branches, settings);
    const std::string name = reader.nameOf(node.view.node);
    if (!node.place.body)
        reader.notes().branchTaken(node.place.prefix + name, then, reasonOf(condition, settings));
    putOutputs(reader, node, expandGraph(reader, branch, {}, node, name));
}

} // namespace

std::vector<OptionSpec> controlFlowOptions()
{
    return {choiceOption(
                flowOption, {"expand-larger", "expand-then", "expand-else", "single-vertex"},
                {.label = DOPPLER_TEXT("core", "Control flow"),
                 .help = DOPPLER_TEXT(
                     "core", "How If, Loop and Scan are read. An If whose condition is constant is always "
                             "replaced by the branch that it takes; \"expand-larger\" uses the branch with "
                             "more FLOPs for the others. \"single-vertex\" keeps each as one vertex")}),
            wholeOption(
                roundsOption, standardRounds, 0, mostRoundsOffered,
                {.label = DOPPLER_TEXT("core", "Unrolled rounds"),
                 .help = DOPPLER_TEXT("core", "Loop and Scan of at most this many rounds are unrolled; "
                                              "longer ones are one vertex with the work of all rounds")})};
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
    std::map<std::string, Value*> names;
    findCapturedNames(graph, around, names);
    for (const auto& [name, value] : names)
        out.insert(value);
}

void findCapturedNames(const onnx::GraphProto& graph, const Scope& around, std::map<std::string, Value*>& out)
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
            out.emplace(name, *value);
    };
    for (const auto& node : graph.node()) {
        for (const std::string& name : node.input())
            use(name);
        for (const auto& attribute : node.attribute()) {
            if (attribute.has_g())
                findCapturedNames(attribute.g(), around, out);
            for (const auto& inner : attribute.graphs())
                findCapturedNames(inner, around, out);
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
