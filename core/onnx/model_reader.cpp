// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/model_reader.h"

#include "core/base/excerpt.h"
#include "core/graph/graph_builder.h"
#include "core/onnx/control_flow.h"
#include "core/onnx/file/functions.h"
#include "core/onnx/file/node_attributes.h"
#include "core/onnx/findings.h"
#include "core/onnx/flops.h"
#include "core/onnx/origin_recorder.h"
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
constexpr std::size_t freeElements = std::size_t{1} << 16; ///< Of small tensors, whatever the file's size.

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

class ModelReader final : public NodeReader {
public:
    ModelReader(const onnx::ModelProto& source, const ModelText& file, const ReadRequest& asked)
        : model(source), request(asked),
          mostNodes(static_cast<double>(freeNodes) + static_cast<double>(file.bytes) / 8),
          visitsLeft{mostNodes, mostNodes, mostNodes}, copiesLeft(freeCopies + file.bytes),
          elementsLeft(freeElements + file.bytes / 2), controlFlow(controlFlowSettings(asked.options)),
          modelText(file), recorder(source),
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
            findings.operatorSet({}, standard->second, newestKnownOperatorSet);
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
        place.declared = &declared;
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
        if (request.watch.stop.stop_requested())
            return readingStopped();
        findings.addTo(builder);
        if (!request.file.empty()) // otherwise nobody can read the weights
            builder.setOrigin(recorder.origin(request, modelText));
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
        return {DOPPLER_TEXT(
            "core", "the function calls do not end, or expand to more than in any real model of this size")};
    }

    void fail(Message message) override
    {
        if (!fault)
            fault = Error{std::move(message), {}, fmt::format("graph.node[{}]", current)};
    }
    bool failed() const override { return fault || request.watch.stop.stop_requested(); }
    Findings& notes() override { return findings; }

    Value* newValue(std::string_view name) override
    {
        Value& value = values.emplace_back();
        value.name = name;
        value.number = values.size();
        return &value;
    }

    const onnx::NodeProto& keep(onnx::NodeProto node) override
    {
        return copies.emplace_back(std::move(node));
    }

    bool takeVisits(VisitKind kind, const onnx::GraphProto& graph, double times) override
    {
        const double visits = (expandedNodes(graph, functions) + 1) * times;
        double& left = visitsLeft[static_cast<std::size_t>(kind)];
        if (visits > left)
            return false;
        left -= visits;
        return true;
    }

    Value* put(Scope& scope, std::string_view name)
    {
        Value* value = newValue(name);
        if (!scope.put(name, value))
            fail({DOPPLER_TEXT("core", "duplicate value \"{0}\", expected one definition"), {excerpt(name)}});
        return value;
    }

    Value* newWeight(const onnx::TensorProto& tensor, std::string_view name)
    {
        Value* value = newValue(name);
        value->constant = true;
        value->elementType = tensor.data_type();
        value->ranked = true;
        value->dims.assign(tensor.dims().begin(), tensor.dims().end());
        for (const std::int64_t d : value->dims)
            if (d < 0 && !fault)
                fault = Error{
                    {DOPPLER_TEXT("core", "an extent of the weight \"{0}\" is {1}, expected at least 0"),
                     {excerpt(name), std::to_string(d)}},
                    {},
                    "graph.initializer"};
        return value;
    }

    void addWeights(const onnx::GraphProto& graph, Scope& scope) override
    {
        const auto add = [&](const onnx::TensorProto& tensor, std::string_view name) -> Value* {
            // The same weight in every round of a loop.
            Value*& value = constants[&tensor];
            if (!value)
                value = newWeight(tensor, name);
            if (!scope.put(name, value))
                fail({DOPPLER_TEXT("core", "duplicate value \"{0}\", expected one definition"),
                      {excerpt(name)}});
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
                fail({DOPPLER_TEXT("core", "found the input \"{0}\", expected one from an earlier node, an "
                                           "input of the graph, or a weight"),
                      {excerpt(name)}});
                return false;
            }
            inputs.push_back(*value);
        }
        return true;
    }

    void visit(const onnx::NodeProto& node, Scope& scope, const Place& place) override
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
                return fail({DOPPLER_TEXT("core", "duplicate value \"{0}\", expected one definition"),
                             {excerpt(function.input(i))}});
        const Versions versions = versionsOf(function.opset_import());
        Place within = placeWithin(place, nameOf(node));
        within.versions = &versions;
        within.declared = nullptr;
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
            const onnx::NodeProto& copy = copies.emplace_back(withAttributesOf(node, inner));
            recorder.addCopy(copy, inner, node);
            visit(copy, inside, within);
        }
        for (int i = 0; i < node.output_size() && !fault; ++i) {
            if (node.output(i).empty())
                continue;
            const auto made = i < function.output_size() ? inside.find(function.output(i)) : std::nullopt;
            if (!made || !*made)
                return fail({DOPPLER_TEXT("core", "the function {0} does not provide output {1}"),
                             {excerpt(function.name()), std::to_string(i)}});
            if (!scope.put(node.output(i), *made))
                return fail({DOPPLER_TEXT("core", "duplicate value \"{0}\", expected one definition"),
                             {excerpt(node.output(i))}});
        }
    }

    void compute(const onnx::NodeProto& node, const std::vector<Value*>& inputs, Scope& scope,
                 const Place& place)
    {
        const auto domain = place.versions->find(node.domain() == "ai.onnx" ? std::string() : node.domain());
        // What is said of no version at all is of the first (IR versions 1 and 2).
        const int version = domain == place.versions->end() ? 1 : domain->second;
        const std::vector<const Value*> known(inputs.begin(), inputs.end());
        const NodeView view{node, version, known};
        if (view.standard() && node.op_type() == "Constant" && node.output_size() == 1)
            return readConstant(view, scope, place);
        if (isControlFlow(node))
            return readControlFlow(*this, {view, inputs, scope, place}, controlFlow);
        std::vector<Value*> outputs;
        for (const std::string& name : node.output())
            outputs.push_back(name.empty() ? nullptr : put(scope, name));
        if (fault)
            return;
        const std::string unfit = hasSubgraph(node) ? std::string() : inferNode(view, outputs);
        if (!unfit.empty() && !place.body)
            findings.unfitNode(place.prefix + nameOf(node), unfit);
        adoptDeclared(outputs, place);
        boundElements(outputs);
        record(view, inputs, outputs, scope, place);
        if (settleConstants(view, outputs))
            return;
        std::set<Value*> used(inputs.begin(), inputs.end());
        for (const auto& attribute : node.attribute()) {
            if (attribute.has_g())
                findCaptured(attribute.g(), scope, used);
            for (const auto& graph : attribute.graphs())
                findCaptured(graph, scope, used);
        }
        used.erase(nullptr);
        finish(view, outputs, used, costOf(view, outputs, place), place);
    }

    /// A constant is one value however often its node is visited, in rounds and in calls of functions.
    void readConstant(const NodeView& view, Scope& scope, const Place& place)
    {
        Value*& value = constants[&view.node];
        if (!value) {
            value = newValue(view.node.output(0));
            value->constant = true;
            if (const std::string unfit = inferNode(view, {&value, 1}); !unfit.empty() && !place.body)
                findings.unfitNode(place.prefix + nameOf(view.node), unfit);
            if (const auto* tensor = view.attribute("value"); tensor && tensor->has_t())
                value->data = &tensor->t();
            boundElements({value});
            recorder.addNode(view, {}, {value}, *place.versions, {});
        }
        if (!scope.put(view.node.output(0), value))
            fail({DOPPLER_TEXT("core", "duplicate value \"{0}\", expected one definition"),
                  {excerpt(view.node.output(0))}});
    }

    void record(const NodeView& view, const std::vector<Value*>& inputs, const std::vector<Value*>& outputs,
                const Scope& scope, const Place& place) override
    {
        if (place.body)
            return;
        std::map<std::string, Value*> captured;
        for (const auto& attribute : view.node.attribute())
            if (attribute.has_g())
                findCapturedNames(attribute.g(), scope, captured);
        recorder.addNode(view, inputs, outputs, *place.versions, {captured.begin(), captured.end()});
    }
    void recordStack(const std::vector<Value*>& parts, std::int64_t axis, Value& out) override
    {
        recorder.addStack(parts, axis, out);
    }
    void recordSelect(const Value& whole, std::int64_t axis, std::int64_t index, Value& out) override
    {
        recorder.addSelect(whole, axis, index, out);
    }

    static void adoptDeclared(const std::vector<Value*>& outputs, const Place& place)
    {
        for (Value* output : outputs)
            if (output && place.declared)
                if (const auto type = place.declared->find(output->name); type != place.declared->end())
                    adopt(*output, *type->second);
    }

    /// Keeps the memory of known elements in proportion to the file.
    void boundElements(const std::vector<Value*>& outputs)
    {
        for (Value* output : outputs) {
            if (!output || !output->elements)
                continue;
            const std::size_t size = output->elements->values.size();
            if (size > elementsLeft)
                output->elements = nullptr;
            else
                elementsLeft -= size;
        }
    }

    void finish(const NodeView& view, const std::vector<Value*>& outputs, const std::set<Value*>& used,
                std::optional<double> flops, const Place& place) override
    {
        if (!place.body) {
            noteLostShapes(view, outputs);
            return addVertex(view, outputs, used, flops, place);
        }
        place.body->flops += flops.value_or(0);
        place.body->known = place.body->known && flops;
        ++place.body->kinds[opOf(view.node)];
        for (Value* value : used)
            if (value->constant)
                place.weights->insert(value);
    }

    void noteLostShapes(const NodeView& view, const std::vector<Value*>& outputs)
    {
        const bool given = std::all_of(view.inputs.begin(), view.inputs.end(),
                                       [](const Value* value) { return !value || hasShape(*value); });
        const bool lost = std::any_of(outputs.begin(), outputs.end(), [&](const Value* output) {
            return output && !hasShape(*output) && (outputs.size() == 1 || readNames.contains(output->name));
        });
        if (given && lost)
            findings.losesShape(opOf(view.node));
    }

    /// Values that are computed from constants alone are constants. Values that depend on shapes are so only
    /// where they are small, as shapes, axes and pads are: larger ones (masks, rows of a table of positions)
    /// are computed in every execution, and only while they are used do they take memory.
    bool settleConstants(const NodeView& view, const std::vector<Value*>& outputs)
    {
        const bool fromConstants = isMadeOfConstants(view);
        const bool fromShapes = std::any_of(view.inputs.begin(), view.inputs.end(),
                                            [](const Value* v) { return v && v->fromShapes; });
        if (fromConstants && !fromShapes) {
            for (Value* output : outputs)
                if (output) {
                    output->constant = true;
                    output->stored = storedForms(view, *output);
                }
            return true;
        }
        const bool known = areKnown(outputs);
        const bool folds = known && areSmall(outputs);
        for (Value* output : outputs)
            if (output) {
                output->constant = folds;
                output->fromShapes = known || fromShapes;
            }
        return folds;
    }

    static bool isMadeOfConstants(const NodeView& view)
    {
        return !view.inputs.empty() && !hasSubgraph(view.node) && !drawsAtRandom(view.node.op_type()) &&
               std::all_of(view.inputs.begin(), view.inputs.end(),
                           [](const Value* v) { return !v || v->constant; });
    }
    static bool areKnown(const std::vector<Value*>& outputs)
    {
        return !outputs.empty() && std::all_of(outputs.begin(), outputs.end(), [](const Value* output) {
            return !output || (output->elements && output->elements->allKnown());
        });
    }
    static bool areSmall(const std::vector<Value*>& outputs)
    {
        constexpr std::size_t mostNumbers = 64;
        return std::all_of(outputs.begin(), outputs.end(), [](const Value* output) {
            return !output || output->elements->values.size() <= mostNumbers;
        });
    }

    std::optional<double> costOf(const NodeView& view, const std::vector<Value*>& outputs, const Place& place)
    {
        const std::vector<const Value*> known(outputs.begin(), outputs.end());
        const std::optional<double> flops = onnxFlops(view, known);
        if (place.body) // the vertex of the whole body is noted
            return flops;
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
        vertex.attributes = RareText(attributesText(view.node));
        vertex.flops = flops;
        std::vector<const Value*> made;
        for (const Value* output : outputs) {
            // What nobody reads, e.g. the mask of a Dropout, a runtime does not make.
            if (!output || (outputs.size() > 1 && !readNames.contains(output->name)))
                continue;
            made.push_back(output);
            vertex.outputBytes += bytesOf(*output);
            if (!hasShape(*output) || elementBytes(output->elementType) == 0)
                findings.unknownBytes(output->name);
        }
        vertex.shapes = RareText(excerpt(shapesText(view.inputs, made), mostAttributeCharacters));
        const std::vector<const Value*> known(outputs.begin(), outputs.end());
        vertex.accessedBytes = accessedBytes(view, known);
        vertex.persistentBytes = weights.use(used, VertexId{builder.vertexCount()});
        const VertexId id = builder.addVertex(std::move(vertex));
        recorder.addVertex(outputs);
        for (Value* output : outputs)
            if (output) {
                output->producer = id;
                output->shared = made.size() > 1;
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
            recorder.addEdge(*value->producer, id, *value);
        }
    }

    /// The outputs of the model, which stay in memory; inputs and weights do so anyway.
    void addResults(const onnx::GraphProto& graph, const Scope& scope)
    {
        for (const auto& output : graph.output()) {
            const Value* value = scope.find(output.name()).value_or(nullptr);
            if (value)
                recorder.addResult(*value);
            if (value && value->producer)
                builder.addResult(
                    {*value->producer, value->shared ? clean(value->name) : std::string(), bytesOf(*value)});
        }
    }

    /// The name of a node, or of its first output where it has none.
    std::string nameOf(const onnx::NodeProto& node) const override
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
    std::array<double, 3> visitsLeft; ///< Of nodes within control flow, which may be visited several times.
    std::size_t copiesLeft;
    std::size_t elementsLeft;
    ControlFlowSettings controlFlow;
    ModelText modelText;
    OriginRecorder recorder;
    GraphBuilder builder;
    Findings findings;
    StoredWeights weights;
    Functions functions;
    Declared declared;
    std::unordered_set<std::string_view> readNames; ///< Of values that some node, or the outside, reads.
    std::deque<Value> values;
    std::unordered_map<const void*, Value*> constants; ///< By the tensor or the node that holds them.
    std::deque<onnx::NodeProto> copies; ///< Of functions' nodes; values keep views of their texts.
    int current = 0;
    std::optional<Error> fault;
};

} // namespace

Place placeWithin(const Place& place, const std::string& name)
{
    constexpr std::size_t mostPrefix = 512;
    Place out = place;
    out.group = place.prefix + name;
    if (out.group.size() < mostPrefix)
        out.prefix = out.group + '/';
    return out;
}

Result<GraphPtr> readModel(const onnx::ModelProto& model, const ModelText& text, const ReadRequest& request)
{
    return ModelReader(model, text, request).read();
}

} // namespace doppler
