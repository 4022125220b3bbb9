// SPDX-License-Identifier: GPL-3.0-or-later
// Programs as JSON: the key "program" of graph files (docs/file-formats.md).
#include "core/workloads/einsum/einsum_origin.h"

#include "core/io/documents/saved_model.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"

#include <array>
#include <limits>

namespace doppler {

namespace {

constexpr std::uint64_t largestCount = std::uint64_t{1} << 53; // JSON numbers are doubles
constexpr std::uint32_t largest = std::numeric_limits<std::uint32_t>::max() - 1;

constexpr std::array<std::string_view, 4> programKeys{"name", "extents", "options", "operations"};
enum ProgramKey { ProgramName, Extents, OptionsOf, Operations };

constexpr std::array<std::string_view, 4> optionKeys{"element_bytes", "published_costs", "drop_trivial",
                                                     "input_vertices"};
enum OptionKey { ElementBytes, PublishedCosts, DropTrivial, InputVertices };

// In the order in which they are written.
constexpr std::array<std::string_view, 12> operationKeys{"name",   "op",          "inputs",  "labels",
                                                         "pieces", "aggregation", "join",    "factor",
                                                         "view",   "view_flops",  "windows", "element_bytes"};
enum OperationKey {
    Name,
    Op,
    Inputs,
    Labels,
    Pieces,
    AggregationOf,
    Join,
    Factor,
    View,
    ViewFlops,
    Windows,
    OwnElementBytes
};

constexpr std::array<std::string_view, 2> inputKeys{"of", "labels"};
enum InputKey { Of, InputLabels };

constexpr std::array<std::string_view, 3> windowKeys{"input", "dimension", "from"};
enum WindowKey { WindowInput, WindowDimension, WindowFrom };

void addText(std::string& out, std::string_view key, std::string_view text)
{
    if (text.empty())
        return;
    ((out += ", \"") += key) += "\": ";
    appendJsonText(out, text);
}

void addNumber(std::string& out, std::string_view key, double number, double standard)
{
    if (number == standard)
        return;
    ((out += ", \"") += key) += "\": ";
    appendJsonNumber(out, number);
}

template <class Number>
void appendLabelled(std::string& out, const std::map<char, Number>& numbers)
{
    const char* separator = "{\"";
    for (const auto& [label, number] : numbers) {
        out += separator;
        separator = ", \"";
        out += label;
        out += "\": ";
        out += std::to_string(number);
    }
    out += numbers.empty() ? "{}" : "}";
}

void appendInputs(std::string& out, const Einsum& operation)
{
    out += ", \"inputs\": [";
    for (std::size_t i = 0; i < operation.inputs.size(); ++i) {
        out += i > 0 ? ", {\"of\": " : "{\"of\": ";
        out += std::to_string(operation.inputs[i]);
        addText(out, "labels", operation.inputLabels[i]);
        out += '}';
    }
    out += ']';
}

void appendWindows(std::string& out, const Einsum& operation)
{
    out += ", \"windows\": [";
    const char* separator = "";
    for (const InputWindow& window : operation.windows) {
        out += separator;
        separator = ", ";
        out += "{\"input\": " + std::to_string(window.input) +
               ", \"dimension\": " + std::to_string(window.dimension) +
               ", \"from\": " + std::to_string(window.from) + '}';
    }
    out += ']';
}

void appendOperation(std::string& out, const Einsum& operation)
{
    out += "{\"name\": ";
    appendJsonText(out, operation.name);
    addText(out, "op", operation.op);
    if (!operation.inputs.empty())
        appendInputs(out, operation);
    addText(out, "labels", operation.outputLabels);
    if (!operation.pieces.empty()) {
        out += ", \"pieces\": ";
        appendLabelled(out, operation.pieces);
    }
    if (operation.aggregation != Aggregation::Add)
        addText(out, "aggregation", aggregationName(operation.aggregation));
    addText(out, "join", operation.join);
    addNumber(out, "factor", operation.factor, 1);
    if (operation.view)
        out += ", \"view\": true";
    addNumber(out, "view_flops", operation.viewFlops, 0);
    if (!operation.windows.empty())
        appendWindows(out, operation);
    addNumber(out, "element_bytes", operation.elementBytes, 0);
    out += '}';
}

class ProgramReader {
public:
    explicit ProgramReader(std::string_view text) : in(text) {}

    Result<std::shared_ptr<const EinsumOrigin>> read()
    {
        in.readDocument(programKeys, {Extents, Operations}, [&](std::size_t key) {
            switch (key) {
            case ProgramName:
                in.readText(program.name);
                break;
            case Extents:
                readLabelled(program.extents, largestCount);
                break;
            case OptionsOf:
                readOptions();
                break;
            case Operations:
                in.enterList();
                while (in.nextElement())
                    readOperation();
                break;
            }
        });
        if (in.failed())
            return in.error();
        return std::make_shared<const EinsumOrigin>(std::move(program), options);
    }

private:
    template <class Number>
    void readLabelled(std::map<char, Number>& out, Number most)
    {
        in.enterObject();
        while (const auto key = in.nextKey()) {
            if (key->size() != 1) {
                in.fail({DOPPLER_TEXT("core", "found \"{0}\", expected a label of one letter"),
                         {std::string(*key)}});
                return;
            }
            in.readWhole(out[key->front()], 1, most);
        }
    }

    void readOptions()
    {
        in.readObject(optionKeys, {}, [&](std::size_t key) {
            bool published = false;
            switch (key) {
            case ElementBytes:
                in.readPositive(options.elementBytes);
                break;
            case PublishedCosts:
                if (in.readFlag(published) && published)
                    options.costs = PieceCosts::Published;
                break;
            case DropTrivial:
                in.readFlag(options.dropTrivial);
                break;
            case InputVertices:
                in.readFlag(options.inputVertices);
                break;
            }
        });
    }

    void readOperation()
    {
        Einsum& operation = program.operations.emplace_back();
        in.readObject(operationKeys, {Name}, [&](std::size_t key) { readMember(key, operation); });
    }

    void readMember(std::size_t key, Einsum& operation)
    {
        switch (key) {
        case Name:
            in.readText(operation.name);
            break;
        case Op:
            in.readText(operation.op);
            break;
        case Inputs:
            in.enterList();
            while (in.nextElement())
                readInput(operation);
            break;
        case Labels:
            in.readText(operation.outputLabels);
            break;
        case Pieces:
            readLabelled(operation.pieces, largest);
            break;
        case AggregationOf:
            readAggregation(operation);
            break;
        case Join:
            in.readText(operation.join);
            break;
        case Factor:
            in.readNumber(operation.factor);
            break;
        case View:
            in.readFlag(operation.view);
            break;
        case ViewFlops:
            in.readQuantity(operation.viewFlops);
            break;
        case Windows:
            in.enterList();
            while (in.nextElement())
                readWindow(operation);
            break;
        case OwnElementBytes:
            in.readQuantity(operation.elementBytes);
            break;
        }
    }

    void readInput(Einsum& operation)
    {
        std::uint32_t of = 0;
        std::string labels;
        in.readObject(inputKeys, {Of}, [&](std::size_t key) {
            if (key == Of)
                in.readWhole(of, 0, largest);
            else
                in.readText(labels);
        });
        operation.inputs.push_back(of);
        operation.inputLabels.push_back(std::move(labels));
    }

    void readAggregation(Einsum& operation)
    {
        std::string name;
        if (!in.readText(name))
            return;
        for (std::size_t i = 0; i < aggregationNames.size(); ++i)
            if (aggregationNames[i] == name) {
                operation.aggregation = static_cast<Aggregation>(i);
                return;
            }
        in.fail({DOPPLER_TEXT("core", "found \"{0}\", expected sum, prod, min or max"), {name}});
    }

    void readWindow(Einsum& operation)
    {
        std::uint32_t input = 0;
        std::uint32_t dimension = 0;
        std::uint64_t from = 0;
        in.readObject(windowKeys, {WindowInput, WindowDimension}, [&](std::size_t key) {
            if (key == WindowInput)
                in.readWhole(input, 0, largest);
            else if (key == WindowDimension)
                in.readWhole(dimension, 0, largest);
            else
                in.readWhole(from, 0, largestCount);
        });
        operation.windows.push_back({input, dimension, from});
    }

    JsonReader in;
    EinsumProgram program;
    ExpandOptions options;
};

} // namespace

std::string EinsumOrigin::savedProgram() const
{
    std::string out = "{\"name\": ";
    appendJsonText(out, program.name);
    out += ", \"extents\": ";
    appendLabelled(out, program.extents);
    out += ", \"options\": {\"element_bytes\": ";
    appendJsonNumber(out, options.elementBytes);
    if (options.costs == PieceCosts::Published)
        out += ", \"published_costs\": true";
    if (options.dropTrivial)
        out += ", \"drop_trivial\": true";
    if (options.inputVertices)
        out += ", \"input_vertices\": true";
    out += "},\n\"operations\": [";
    const char* separator = "\n";
    for (const Einsum& operation : program.operations) {
        out += separator;
        separator = ",\n";
        appendOperation(out, operation);
    }
    out += "\n]}";
    return out;
}

Result<std::shared_ptr<const EinsumOrigin>> einsumOrigin(const DataflowGraph& graph)
{
    if (auto own = std::dynamic_pointer_cast<const EinsumOrigin>(graph.origin()))
        return own;
    if (const auto* saved = dynamic_cast<const SavedOrigin*>(graph.origin().get())) {
        if (const auto model = savedModel(saved->program); model && !*model)
            return ProgramReader(saved->program).read();
    }
    return std::shared_ptr<const EinsumOrigin>{};
}

} // namespace doppler
