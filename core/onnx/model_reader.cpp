// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/model_reader.h"

#include "core/base/excerpt.h"
#include "core/graph/graph_builder.h"
#include "core/onnx/control_flow.h"
#include "core/onnx/findings.h"
#include "core/onnx/flops.h"
#include "core/onnx/functions.h"
#include "core/onnx/tensor_memory.h"

#include <algorithm>
#include <array>
#include <deque>
#include <limits>
#include <unordered_set>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::size_t freeNodes = 20'000; ///< That calls of functions may come to whatever the file's size.
constexpr std::size_t freeCopies = std::size_t{1} << 20;

using Versions = std::map<std::string, int>;

/// Where a node stands: in the model, in a function that it calls, in a subgraph.
struct Place {
    const Versions* versions = nullptr;
    std::string prefix; ///< Of names within a function.
    std::string group;  ///< The same as a group.
    int depth = 0;
    Body* body = nullptr;                ///< Not null: costs are summed up there, no vertices are made.
    std::set<Value*>* weights = nullptr; ///< The constants that a body uses.
};

Versions versionsOf(const google::protobuf::RepeatedPtrField<onnx::OperatorSetIdProto>& imports)
{
    Versions out;
    for (const auto& set : imports)
        out[set.domain() == "ai.onnx" ? std::string() : set.domain()] =
            static_cast<int>(std::clamp<std::int64_t>(set.version(), 0, std::numeric_limits<int>::max()));
    return out;
}

bool drawsAtRandom(std::string_view op)
{
    return op.starts_with("Random") || op == "Bernoulli" || op == "Multinomial";
}

std::string clean(std::string_view text)
{
    constexpr std::size_t mostName = 256;
    return excerpt(text, mostName);
}

class ModelReader {
public:
    ModelReader(const onnx::ModelProto& source, std::size_t fileBytes, const ReadRequest& asked)
        : model(source), request(asked),
          mostNodes(static_cast<double>(freeNodes) + static_cast<double>(fileBytes) / 8),
          copiesLeft(freeCopies + fileBytes),
          builder(source.graph().name().empty() ? std::string(asked.name) : clean(source.graph().name()))
    {
    }

    Result<GraphPtr> read()
    {
        functions = functionsOf(model);
        if (!functions.empty() && expandedNodes(model.graph(), functions) > mostNodes)
            return Error{endlessCalls(), {}, {}};
        const Versions versions = versionsOf(model.opset_import());
        if (const auto standard = versions.find({}); standard != versions.end())
            findings.operatorSet({}, standard->second, newestOperatorSet);
        const onnx::GraphProto& graph = model.graph();
        for (const auto* list : {&graph.output(), &graph.value_info()})
            for (const auto& value : *list)
                declared.emplace(value.name(), &value.type());
        findReadNames(graph);
        for (const onnx::FunctionProto& function : model.functions())
            findReadNames(function);
        Scope scope;
        Place place;
        place.versions = &versions;
        addWeights(graph, scope);
        for (const auto& input : graph.input())
            if (!scope.find(input.name())) {
                Value* value = put(scope, input.name());
                value->modelInput = true;
                adopt(*value, input.type());
            }
        for (int i = 0; i < graph.node_size() && !fault; ++i) {
            current = i;
            if (request.watch.stop.stop_requested())
                return readingStopped();
            if (request.watch.progress && i % 256 == 0)
                request.watch.progress(static_cast<double>(i) / graph.node_size());
            visit(graph.node(i), scope, place);
        }
        if (fault)
            return *std::move(fault);
        addResults(graph, scope);
        weights.addTo(builder, request.options.flag(colocateWeightsOption));
        findings.addTo(builder);
        return builder.build();
    }

private:
    void findReadNames(const onnx::NodeProto& node)
    {
        for (const std::string& name : node.input())
            readNames.insert(name);
        for (const auto& attribute : node.attribute())
            if (attribute.has_g())
                findReadNames(attribute.g());
    }
    void findReadNames(const onnx::GraphProto& graph)
    {
        for (const auto& output : graph.output())
            readNames.insert(output.name());
        for (const onnx::NodeProto& node : graph.node())
            findReadNames(node);
    }
    void findReadNames(const onnx::FunctionProto& function)
    {
        for (const std::string& output : function.output())
            readNames.insert(output);
        for (const onnx::NodeProto& node : function.node())
            findReadNames(node);
    }

    static Message endlessCalls()
    {
        return {DOPPLER_TEXT("core",
                             "the calls of functions have no end, or come to more than any real model of "
                             "this size does")};
    }

    void fail(Message message)
    {
        if (!fault)
            fault = Error{std::move(message), {}, fmt::format("graph.node[{}]", current)};
    }

    Value* newValue(std::string_view name)
    {
        Value& value = values.emplace_back();
        value.name = name;
        value.number = values.size();
        return &value;
    }

    Value* put(Scope& scope, std::string_view name)
    {
        Value* value = newValue(name);
        if (!scope.put(name, value))
            fail({DOPPLER_TEXT("core", "the value \"{0}\" is made twice"), {excerpt(name)}});
        return value;
    }

    void addWeights(const onnx::GraphProto& graph, Scope& scope)
    {
        const auto add = [&](const onnx::TensorProto& tensor, std::string_view name) -> Value* {
            Value* value = put(scope, name);
            value->constant = true;
            value->elementType = tensor.data_type();
            value->ranked = true;
            value->dims.assign(tensor.dims().begin(), tensor.dims().end());
            for (const std::int64_t d : value->dims)
                if (d < 0 && !fault)
                    fault =
                        Error{{DOPPLER_TEXT("core", "an extent of the weight \"{0}\" is {1}, expected one "
                                                    "of at least 0"),
                               {excerpt(name), std::to_string(d)}},
                              {},
                              "graph.initializer"};
            return value;
        };
        for (const auto& tensor : graph.initializer())
            add(tensor, tensor.name())->data = &tensor;
        for (const auto& tensor : graph.sparse_initializer()) { // only what is not zero is kept
            Value* value = add(tensor.values(), tensor.values().name());
            value->dims.assign(tensor.dims().begin(), tensor.dims().end());
        }
    }

    /// The values of a node's inputs; false where one is made by nothing before it.
    bool findInputs(const onnx::NodeProto& node, const Scope& scope, std::vector<Value*>& inputs)
    {
        for (const std::string& name : node.input()) {
            const auto value = name.empty() ? std::optional<Value*>(nullptr) : scope.find(name);
            if (!value) {
                fail({DOPPLER_TEXT("core", "found the input \"{0}\", expected one that an earlier node, an "
                                           "input of the graph or a weight provides"),
                      {excerpt(name)}});
                return false;
            }
            inputs.push_back(*value);
        }
        return true;
    }

    void visit(const onnx::NodeProto& node, Scope& scope, const Place& place)
    {
        std::vector<Value*> inputs;
        if (!findInputs(node, scope, inputs))
            return;
        if (const onnx::FunctionProto* function = functionFor(functions, node))
            return call(*function, node, inputs, scope, place);
        compute(node, inputs, scope, place);
    }

    /// Puts a function's body in the place of its call.
    void call(const onnx::FunctionProto& function, const onnx::NodeProto& node,
              const std::vector<Value*>& inputs, Scope& scope, const Place& place)
    {
        Scope inside;
        for (int i = 0; i < function.input_size(); ++i)
            if (!inside.put(function.input(i),
                            std::size_t(i) < inputs.size() ? inputs[std::size_t(i)] : nullptr))
                return fail(
                    {DOPPLER_TEXT("core", "the value \"{0}\" is made twice"), {excerpt(function.input(i))}});
        const Versions versions = versionsOf(function.opset_import());
        Place within = place;
        within.versions = &versions;
        within.depth = place.depth + 1;
        within.prefix = place.prefix + nameOf(node) + '/';
        within.group = place.prefix + nameOf(node);
        constexpr std::size_t mostPrefix = 512;
        if (within.prefix.size() > mostPrefix)
            within.prefix = place.prefix;
        for (const onnx::NodeProto& inner : function.node()) {
            if (fault)
                return;
            if (!takesAttributes(inner)) {
                visit(inner, inside, within);
                continue;
            }
            const std::size_t size = inner.ByteSizeLong() + node.ByteSizeLong();
            if (size > copiesLeft)
                return fail(endlessCalls());
            copiesLeft -= size;
            visit(copies.emplace_back(withAttributesOf(node, inner)), inside, within);
        }
        for (int i = 0; i < node.output_size() && !fault; ++i) {
            if (node.output(i).empty())
                continue;
            const auto made = i < function.output_size() ? inside.find(function.output(i)) : std::nullopt;
            if (!made || !*made)
                return fail({DOPPLER_TEXT("core", "the function {0} does not provide output {1}"),
                             {excerpt(function.name()), std::to_string(i)}});
            if (!scope.put(node.output(i), *made))
                return fail(
                    {DOPPLER_TEXT("core", "the value \"{0}\" is made twice"), {excerpt(node.output(i))}});
        }
    }

    void compute(const onnx::NodeProto& node, const std::vector<Value*>& inputs, Scope& scope,
                 const Place& place)
    {
        std::vector<Value*> outputs;
        for (const std::string& name : node.output())
            outputs.push_back(name.empty() ? nullptr : put(scope, name));
        const auto domain = place.versions->find(node.domain() == "ai.onnx" ? std::string() : node.domain());
        // What is said of no version at all is of the first (IR versions 1 and 2).
        const int version = domain == place.versions->end() ? 1 : domain->second;
        const std::vector<const Value*> known(inputs.begin(), inputs.end());
        const NodeView view{node, version, known};
        Bodies bodies;
        std::set<Value*> used;
        const std::string unfit =
            inferNode(view, outputs, [&](const std::string& attribute, const auto& types) {
                return visitSubgraph(view, attribute, types, scope, place, bodies, used);
            });
        if (fault)
            return;
        if (!unfit.empty())
            findings.unfitNode(place.prefix + nameOf(node), unfit);
        for (Value* output : outputs)
            if (output && !place.body && place.depth == 0)
                if (const auto type = declared.find(output->name); type != declared.end())
                    adopt(*output, *type->second);
        if (settleConstants(view, outputs))
            return;
        for (const auto& attribute : node.attribute()) {
            if (attribute.has_g())
                findCaptured(attribute.g(), scope, used);
            for (const auto& graph : attribute.graphs())
                findCaptured(graph, scope, used);
        }
        used.insert(inputs.begin(), inputs.end());
        used.erase(nullptr);
        const std::optional<double> flops = costOf(view, outputs, bodies, place);
        if (place.body) {
            place.body->flops += flops.value_or(0);
            place.body->known = place.body->known && flops;
            for (Value* value : used)
                if (value->constant)
                    place.weights->insert(value);
        } else {
            addVertex(view, outputs, used, flops, place);
        }
    }

    std::vector<onnx::TypeProto> visitSubgraph(const NodeView& view, const std::string& attribute,
                                               const std::vector<const onnx::TypeProto*>& types,
                                               const Scope& around, const Place& place, Bodies& bodies,
                                               std::set<Value*>& weights)
    {
        const onnx::GraphProto& graph = view.attribute(attribute.c_str())->g();
        Scope scope(&around);
        addWeights(graph, scope);
        for (int i = 0; i < graph.input_size(); ++i) {
            if (scope.find(graph.input(i).name()).value_or(nullptr) && isWeight(graph, i))
                continue;
            Value* value = put(scope, graph.input(i).name());
            if (std::size_t(i) < types.size() && types[std::size_t(i)])
                adopt(*value, *types[std::size_t(i)]);
            adopt(*value, graph.input(i).type());
        }
        Place within = place;
        Body& body = bodies[attribute];
        body = {};
        within.body = &body;
        within.weights = &weights;
        for (int i = 0; i < graph.node_size() && !fault; ++i)
            visit(graph.node(i), scope, within);
        std::vector<onnx::TypeProto> out;
        for (const auto& output : graph.output()) {
            const auto value = scope.find(output.name());
            const auto type = value && *value ? typeOf(**value) : std::nullopt;
            out.push_back(type ? *type : output.type());
        }
        return out;
    }

    static bool isWeight(const onnx::GraphProto& graph, int input)
    {
        return std::any_of(graph.initializer().begin(), graph.initializer().end(),
                           [&](const auto& tensor) { return tensor.name() == graph.input(input).name(); });
    }

    /// What is made of constants alone is one itself, as is a number that shapes already tell; a runtime
    /// works it out before it starts.
    bool settleConstants(const NodeView& view, const std::vector<Value*>& outputs)
    {
        const onnx::NodeProto& node = view.node;
        const bool fromConstants = !view.inputs.empty() && !hasSubgraph(node) &&
                                   !drawsAtRandom(node.op_type()) &&
                                   std::all_of(view.inputs.begin(), view.inputs.end(),
                                               [](const Value* v) { return !v || v->constant; });
        if (view.standard() && node.op_type() == "Constant" && outputs.size() == 1 && outputs[0])
            readConstant(view, *outputs[0]);
        else if (!fromConstants && !(outputs.size() == 1 && outputs[0] && numbersOf(outputs[0])))
            return false;
        for (Value* output : outputs)
            if (output) {
                output->constant = true;
                if (fromConstants)
                    output->stored = storedForms(view, *output);
            }
        return true;
    }

    static void readConstant(const NodeView& view, Value& value)
    {
        value.constant = true;
        if (const auto* tensor = view.attribute("value"); tensor && tensor->has_t()) {
            value.data = &tensor->t();
            value.elementType = tensor->t().data_type();
            value.ranked = true;
            value.dims.assign(tensor->t().dims().begin(), tensor->t().dims().end());
        }
        auto numbers = view.integers("value_ints");
        if (const auto* one = view.attribute("value_int"))
            numbers.push_back(one->i());
        constexpr std::size_t most = 1024;
        if (numbers.empty() || numbers.size() > most)
            return;
        value.numbers = std::make_shared<onnx::TensorShapeProto>();
        for (const std::int64_t n : numbers)
            value.numbers->add_dim()->set_dim_value(n);
    }

    std::optional<double> costOf(const NodeView& view, const std::vector<Value*>& outputs,
                                 const Bodies& bodies, const Place& place)
    {
        if (hasSubgraph(view.node)) {
            const ControlCost cost = controlCost(view, bodies);
            if (cost.roundsUnknown)
                findings.unknownRounds(place.prefix + nameOf(view.node));
            else if (!cost.flops)
                findings.unknownCost(place.prefix + nameOf(view.node));
            return cost.flops;
        }
        const std::vector<const Value*> known(outputs.begin(), outputs.end());
        const std::optional<double> flops = onnxFlops(view, known);
        if (!knowsCostOf(view))
            findings.unknownOperator(opOf(view.node));
        else if (!flops)
            findings.unknownCost(place.prefix + nameOf(view.node));
        return flops;
    }

    void addVertex(const NodeView& view, const std::vector<Value*>& outputs, const std::set<Value*>& used,
                   std::optional<double> flops, const Place& place)
    {
        Vertex vertex;
        vertex.name = place.prefix + nameOf(view.node);
        vertex.op = opOf(view.node);
        vertex.group = place.group;
        if (const std::size_t slash = vertex.name.rfind('/'); slash != std::string::npos && slash > 0)
            vertex.group = vertex.name.substr(vertex.name.front() == '/' ? 1 : 0,
                                              slash - (vertex.name.front() == '/' ? 1 : 0));
        vertex.flops = flops;
        std::size_t made = 0;
        for (const Value* output : outputs) {
            // What nobody reads, e.g. the mask of a Dropout, a runtime does not make.
            if (!output || (outputs.size() > 1 && !readNames.contains(output->name)))
                continue;
            ++made;
            vertex.outputBytes += bytesOf(*output);
            if (!hasShape(*output) || elementBytes(output->elementType) == 0)
                findings.unknownBytes(output->name);
        }
        const std::vector<const Value*> known(outputs.begin(), outputs.end());
        vertex.accessedBytes = accessedBytes(view, known);
        vertex.persistentBytes = weights.use(used, VertexId{builder.vertexCount()});
        const VertexId id = builder.addVertex(std::move(vertex));
        for (Value* output : outputs)
            if (output) {
                output->producer = id;
                output->shared = made > 1;
            }
        // In the order of the values, so that equal files make equal graphs.
        std::vector<const Value*> sources;
        for (const Value* value : used)
            if (value->producer)
                sources.push_back(value);
        std::sort(sources.begin(), sources.end(), [](const Value* a, const Value* b) {
            return std::pair(*a->producer, a->name) < std::pair(*b->producer, b->name);
        });
        for (const Value* value : sources) {
            EdgeSpec edge{value->producer->value, id.value, {}, {}, {}};
            if (value->shared) {
                edge.bytes = bytesOf(*value);
                edge.tensor = clean(value->name);
            }
            builder.addEdge(std::move(edge));
        }
    }

    /// The outputs of the model, which stay in memory; inputs and weights do so anyway.
    void addResults(const onnx::GraphProto& graph, const Scope& scope)
    {
        for (const auto& output : graph.output()) {
            const Value* value = scope.find(output.name()).value_or(nullptr);
            if (value && value->producer)
                builder.addResult(
                    {*value->producer, value->shared ? clean(value->name) : std::string(), bytesOf(*value)});
        }
    }

    /// The name of a node, or of its first output where it has none.
    static std::string nameOf(const onnx::NodeProto& node)
    {
        if (!node.name().empty())
            return clean(node.name());
        return clean(node.output_size() > 0 && !node.output(0).empty() ? node.output(0) : node.op_type());
    }

    static std::string opOf(const onnx::NodeProto& node)
    {
        const bool standard = node.domain().empty() || node.domain() == "ai.onnx";
        return clean(standard ? node.op_type() : node.domain() + "." + node.op_type());
    }

    const onnx::ModelProto& model;
    const ReadRequest& request;
    double mostNodes;
    std::size_t copiesLeft;
    GraphBuilder builder;
    Findings findings;
    StoredWeights weights;
    Functions functions;
    std::unordered_map<std::string_view, const onnx::TypeProto*> declared;
    std::unordered_set<std::string_view> readNames; ///< Of values that some node, or the outside, reads.
    std::deque<Value> values;
    std::deque<onnx::NodeProto> copies; ///< Of functions' nodes; values keep views of their texts.
    int current = 0;
    std::optional<Error> fault;
};

} // namespace

Result<GraphPtr> readModel(const onnx::ModelProto& model, std::size_t fileBytes, const ReadRequest& request)
{
    return ModelReader(model, fileBytes, request).read();
}

} // namespace doppler
