// SPDX-License-Identifier: GPL-3.0-or-later
// The fields are those that PyTorch's torch/csrc/profiler/standalone/execution_trace_observer.cpp writes
// (github.com/pytorch/pytorch): a tensor is [tensor id, storage id, offset, elements, bytes of one, device].
#include "core/io/profiles/execution_trace.h"

#include "core/base/excerpt.h"
#include "core/io/json/json_list_stream.h"
#include "core/io/json/json_reader.h"

#include <algorithm>
#include <array>
#include <limits>

namespace doppler {

namespace {

constexpr std::string_view listName = "nodes";
constexpr std::uint32_t none = TracedNode::none;

bool startsNumber(char c) { return c == '-' || (c >= '0' && c <= '9'); }

/// An operator's inputs or outputs: what each argument holds of tensors.
struct Values {
    std::vector<TracedTensor> tensors;
    std::vector<std::uint32_t> arguments; ///< By tensor: the argument that holds it.
    std::vector<TensorShape> shapes;      ///< By argument.
};

/// The value at the cursor: a tensor is a list of five numbers and a device, whatever lists it lies in.
void readTensors(JsonReader& in, Values& out, std::uint32_t argument)
{
    if (in.peek() != '[') {
        in.skipValue();
        return;
    }
    in.enterList();
    std::array<double, 5> numbers{};
    std::size_t count = 0;
    std::string device;
    while (in.nextElement()) {
        const char first = in.peek();
        if (first == '[') {
            count = numbers.size() + 1; // no tensor
            readTensors(in, out, argument);
        } else if (startsNumber(first) && count < numbers.size()) {
            in.readNumber(numbers[count++]);
        } else if (first == '"' && count == numbers.size()) {
            in.readText(device);
            ++count;
        } else {
            count = numbers.size() + 2;
            in.skipValue();
        }
    }
    if (count != numbers.size() + 1 || device.empty())
        return;
    TracedTensor tensor;
    tensor.tensor = idOf(numbers[0]);
    tensor.storage = idOf(numbers[1]);
    tensor.bytes = std::max(0.0, numbers[3]) * std::max(0.0, numbers[4]);
    tensor.onHost = device.starts_with("cpu");
    out.tensors.push_back(tensor);
    out.arguments.push_back(argument);
}

void readValues(JsonReader& in, Values& out)
{
    std::uint32_t argument = 0;
    in.enterList();
    while (in.nextElement())
        readTensors(in, out, argument++);
}

void readShape(JsonReader& in, TensorShape& out)
{
    if (in.peek() != '[') {
        in.skipValue();
        return;
    }
    in.enterList();
    while (in.nextElement())
        if (startsNumber(in.peek()))
            in.readNumber(out.emplace_back());
        else
            in.skipValue();
}

void readShapes(JsonReader& in, Values& out)
{
    in.enterList();
    while (in.nextElement())
        readShape(in, out.shapes.emplace_back());
}

/// Which arguments an operator's schema marks as changed in place: "(Tensor(a!) self, ...) -> ...".
std::vector<bool> writtenArguments(std::string_view schema)
{
    std::vector<bool> written;
    const std::size_t open = schema.find('(');
    if (open == std::string_view::npos || schema.find('!') == std::string_view::npos)
        return written;
    std::size_t depth = 1;
    std::size_t begin = open + 1;
    for (std::size_t at = begin; at < schema.size() && depth > 0; ++at) {
        const char c = schema[at];
        depth += c == '(' || c == '[' ? 1 : 0;
        depth -= c == ')' || c == ']' ? 1 : 0;
        if (depth > 1 || (depth == 1 && c != ','))
            continue;
        const std::string_view argument = schema.substr(begin, at - begin);
        if (argument.find('*') == std::string_view::npos) // what only separates arguments by name
            written.push_back(argument.find('!') != std::string_view::npos);
        begin = at + 1;
    }
    return written;
}

constexpr std::array<std::string_view, 14> nodeKeys{
    "id",     "name",         "parent",  "ctrl_deps",     "rf_id", "tid",   "op_schema",
    "inputs", "input_shapes", "outputs", "output_shapes", "attrs", "scope", "input_types"};
constexpr std::array<std::string_view, 2> valueKeys{"values", "shapes"};
constexpr std::array<std::string_view, 2> attributeKeys{"name", "value"};

class TraceReader {
public:
    Result<ExecutionTrace> read(const OpenSource& open, const std::string& iteration, const ReadWatch& watch,
                                double progressTo)
    {
        JsonListHooks hooks;
        hooks.element = [&](std::string_view text, std::size_t index) { return readElement(text, index); };
        hooks.member = [](std::string_view key, std::string_view value) -> Result<void> {
            if (key != "schema" || value.starts_with("\"1."))
                return {};
            return Error{{DOPPLER_TEXT("core", "the file has version {0}, but this program reads versions up "
                                               "to {1}; a newer version of the program is needed"),
                          {excerpt(value), "1"}},
                         {},
                         std::string(key)};
        };
        auto source = open();
        if (!source)
            return source.error();
        if (auto done = streamJsonList(**source, listName, hooks, watch, 0, progressTo); !done)
            return done.error();
        if (auto done = connect(); !done)
            return done.error();
        if (auto done = keepIteration(iteration); !done)
            return done.error();
        findOwners();
        return std::move(trace);
    }

private:
    Result<void> readElement(std::string_view text, std::size_t index)
    {
        TracedNode node;
        if (readNode(text, node)) {
            node = {};
            const std::string cured = withoutOddNumbers(text);
            if (auto fault = readNode(cured, node))
                return inElement(*std::move(fault), listName, index);
        }
        trace.nodes.push_back(std::move(node));
        return {};
    }

    std::optional<Error> readNode(std::string_view text, TracedNode& node)
    {
        JsonReader in(text);
        std::uint32_t seen = 0;
        std::string name;
        std::string schema;
        Values inputs;
        Values outputs;
        in.enterDocument();
        while (const auto field = in.nextField(nodeKeys, seen))
            switch (*field) {
            case 0:
                readId(in, node.id);
                break;
            case 1:
                in.readText(name);
                break;
            case 2:
            case 3:
                readId(in, node.parentId);
                break;
            case 4:
                readId(in, node.recordId);
                break;
            case 5:
                readThread(in, node);
                break;
            case 6:
                in.readText(schema);
                break;
            case 7:
                readSide(in, inputs);
                break;
            case 8:
                readShapes(in, inputs);
                break;
            case 9:
                readSide(in, outputs);
                break;
            case 10:
                readShapes(in, outputs);
                break;
            case 11:
                readAttributes(in, node, schema);
                break;
            default:
                in.skipValue();
            }
        in.require(nodeKeys, seen, 0);
        in.require(nodeKeys, seen, 1);
        in.finish();
        if (in.failed())
            return in.error();
        finishNode(node, name, schema, inputs, outputs);
        return std::nullopt;
    }

    static void readId(JsonReader& in, std::uint64_t& out)
    {
        double value = 0;
        if (in.peek() == 'n') // null
            in.skipValue();
        else
            in.readNumber(value);
        out = idOf(value);
    }

    void readThread(JsonReader& in, TracedNode& node)
    {
        std::uint64_t id = 0;
        readId(in, id);
        node.thread = threads.idOf(std::to_string(id));
    }

    /// Inputs or outputs: a list of values, or values and shapes.
    static void readSide(JsonReader& in, Values& out)
    {
        if (in.peek() == '[') {
            readValues(in, out);
            return;
        }
        std::uint32_t seen = 0;
        in.enterObject();
        while (const auto field = in.nextField(valueKeys, seen))
            if (*field == 0)
                readValues(in, out);
            else
                readShapes(in, out);
    }

    void readAttributes(JsonReader& in, TracedNode& node, std::string& schema)
    {
        in.enterList();
        while (in.nextElement()) {
            std::uint32_t seen = 0;
            std::string name;
            std::string words;
            double number = 0;
            in.enterObject();
            while (const auto field = in.nextField(attributeKeys, seen))
                if (*field == 0)
                    in.readText(name);
                else if (in.peek() == '"')
                    in.readText(words);
                else if (startsNumber(in.peek()))
                    in.readNumber(number);
                else
                    in.skipValue();
            if (name == "rf_id")
                node.recordId = idOf(number);
            else if (name == "op_schema")
                schema = words;
            else if (name == "tid")
                node.thread = threads.idOf(std::to_string(idOf(number)));
        }
    }

    void finishNode(TracedNode& node, const std::string& name, const std::string& schema, Values& inputs,
                    Values& outputs)
    {
        node.name = trace.names.idOf(name);
        node.hasSchema = !schema.empty();
        const std::vector<bool> written = writtenArguments(schema);
        for (std::size_t i = 0; i < inputs.tensors.size(); ++i)
            if (const std::uint32_t argument = inputs.arguments[i]; argument < written.size())
                inputs.tensors[i].written = written[argument];
        node.flops = operatorFlops(name, inputs.shapes, outputs.shapes);
        node.shapes = trace.names.idOf(shapesText(inputs.shapes, outputs.shapes));
        node.inputs = std::move(inputs.tensors);
        node.outputs = std::move(outputs.tensors);
        node.inputs.shrink_to_fit();
        node.outputs.shrink_to_fit();
    }

    /// Sorts nodes by id and finds each one's caller.
    Result<void> connect()
    {
        auto& nodes = trace.nodes;
        std::sort(nodes.begin(), nodes.end(),
                  [](const TracedNode& a, const TracedNode& b) { return a.id < b.id; });
        for (std::size_t i = 1; i < nodes.size(); ++i)
            if (nodes[i].id == nodes[i - 1].id)
                return Error{{DOPPLER_TEXT("core", "duplicate id {0}, expected a unique id"),
                              {std::to_string(nodes[i].id)}},
                             {},
                             std::string(listName)};
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const auto at =
                std::lower_bound(nodes.begin(), nodes.end(), nodes[i].parentId,
                                 [](const TracedNode& node, std::uint64_t id) { return node.id < id; });
            // Who calls began before who is called; the trace's root names itself.
            if (at != nodes.end() && at->id == nodes[i].parentId &&
                static_cast<std::size_t>(at - nodes.begin()) < i)
                nodes[i].parent = static_cast<std::uint32_t>(at - nodes.begin());
        }
        return {};
    }

    /// The ids that an iteration reaches to: up to the next node of its thread that is not part of it. What
    /// other threads do meanwhile (backward passes have one of their own) belongs to it too.
    [[nodiscard]] std::vector<IterationMark> findIterations() const
    {
        const auto& nodes = trace.nodes;
        std::vector<bool> inside(nodes.size(), false); // of the mark found last
        std::vector<IterationMark> marks;
        std::uint32_t thread = 0;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const std::uint32_t parent = nodes[i].parent;
            const std::string& name = trace.names[nodes[i].name];
            inside[i] = parent != none && inside[parent];
            if (inside[i])
                continue;
            const auto id = static_cast<double>(nodes[i].id);
            const bool isMark = marksIteration(name) && !nodes[i].hasSchema;
            if (!marks.empty() && marks.back().end > id && (nodes[i].thread == thread || isMark))
                marks.back().end = id;
            if (!isMark)
                continue;
            inside[i] = true;
            thread = nodes[i].thread;
            marks.push_back({name, id, std::numeric_limits<double>::infinity()});
        }
        return marks;
    }

    Result<void> keepIteration(const std::string& iteration)
    {
        std::vector<IterationMark> marks = findIterations();
        markEmpty(marks);
        trace.iterations = marks.size();
        auto picked = pickIteration(marks, iteration);
        if (!picked) {
            Error error = picked.error();
            if (iteration == "last")
                error.place = listName;
            return error;
        }
        trace.iteration = *std::move(picked);
        if (auto note = skippedIterationsNote(marks, trace.iteration))
            trace.notes.push_back(*std::move(note));
        return {};
    }

    /// An iteration is empty if it has no operator with tensors.
    void markEmpty(std::vector<IterationMark>& marks) const
    {
        for (IterationMark& mark : marks)
            mark.empty = true;
        for (const TracedNode& node : trace.nodes)
            if (isOperator(node) && !(node.inputs.empty() && node.outputs.empty()))
                if (const std::size_t at = markAt(marks, static_cast<double>(node.id)); at < marks.size())
                    marks[at].empty = false;
    }

    [[nodiscard]] bool isOperator(const TracedNode& node) const
    {
        return node.hasSchema || isOperatorName(trace.names[node.name]);
    }

    [[nodiscard]] bool isRead(const TracedNode& node) const
    {
        const auto id = static_cast<double>(node.id);
        return !trace.iteration || (id > trace.iteration->begin && id < trace.iteration->end);
    }

    void findOwners()
    {
        auto& nodes = trace.nodes;
        for (std::uint32_t i = 0; i < nodes.size(); ++i) {
            TracedNode& node = nodes[i];
            if (!isRead(node))
                continue;
            if (node.parent != none && nodes[node.parent].owner != none)
                node.owner = nodes[node.parent].owner;
            else if (isOperator(node))
                node.owner = i;
        }
        std::vector<std::optional<double>> inner(nodes.size());
        for (std::size_t i = nodes.size(); i-- > 0;) {
            if (!nodes[i].flops)
                nodes[i].flops = inner[i];
            if (nodes[i].flops && nodes[i].parent != none) {
                auto& sum = inner[nodes[i].parent];
                sum = sum.value_or(0) + *nodes[i].flops;
            }
        }
    }

    ExecutionTrace trace;
    NamePool threads;
};

} // namespace

Result<ExecutionTrace> readExecutionTrace(const OpenSource& open, const std::string& iteration,
                                          const ReadWatch& watch, double progressTo)
{
    return TraceReader().read(open, iteration, watch, progressTo);
}

} // namespace doppler
