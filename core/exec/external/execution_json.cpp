// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/external/execution_json.h"

#include "core/base/excerpt.h"
#include "core/graph/metrics.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"
#include "core/io/problems/problem_json.h"
#include "core/problem/order_keys.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <unordered_map>

#include <fmt/format.h>

namespace doppler {

namespace {

/// "[a, b, c]": `write(element)` appends each.
template <class Range, class Write>
void appendList(std::string& out, const Range& range, const Write& write)
{
    out += '[';
    const char* between = "";
    for (const auto& element : range) {
        out += between;
        write(element);
        between = ", ";
    }
    out += ']';
}

/// Name and size of the elements of an einsum's output, if its size is that of a common type.
std::string_view elementType(const Kernel& kernel, double outputBytes)
{
    double elements = 1;
    for (const char label : std::string_view(kernel.einsum).substr(kernel.einsum.find("->") + 2))
        for (const auto& [name, extent] : kernel.extents)
            elements *= name == label ? static_cast<double>(extent) : 1;
    for (const auto& [bytes, type] : {std::pair{4, "float32"}, {8, "float64"}, {2, "float16"}})
        if (outputBytes == elements * bytes)
            return type;
    return {};
}

std::string kernelAsJson(const Vertex& vertex, double bytes)
{
    std::string out = "{";
    if (vertex.kernel) {
        out += "\"einsum\": " + jsonText(vertex.kernel->einsum) + ", \"op\": " + jsonText(vertex.op) +
               ", \"extents\": {";
        const char* between = "";
        for (const auto& [label, extent] : vertex.kernel->extents) {
            out += fmt::format("{}\"{}\": {}", between, label, extent);
            between = ", ";
        }
        out += "}, ";
        if (const auto type = elementType(*vertex.kernel, vertex.outputBytes); !type.empty())
            out += fmt::format("\"dtype\": \"{}\", ", type);
    } else if (!vertex.op.empty()) {
        out += "\"operator\": " + jsonText(vertex.op) + ", ";
    }
    if (vertex.flops)
        out += "\"flops\": " + jsonNumber(*vertex.flops) + ", ";
    return out + "\"bytes\": " + jsonNumber(bytes) + "}";
}

/// The distinct kernels of the graph, and the position of each vertex's kernel among them.
void appendKernels(std::string& out, const DataflowGraph& graph)
{
    const std::vector<double> bytes = bytesTouched(graph);
    std::vector<std::size_t> kernelOf;
    std::unordered_map<std::string, std::size_t> known;
    out += "\"kernels\": [";
    for (const VertexId v : graph.vertices()) {
        const auto [kernel, isNew] = known.try_emplace(kernelAsJson(graph.vertex(v), bytes[v]), known.size());
        if (isNew)
            out += (kernel->second > 0 ? ",\n " : "") + kernel->first;
        kernelOf.push_back(kernel->second);
    }
    out += "],\n\"kernel_of\": ";
    appendList(out, kernelOf, [&](std::size_t kernel) { out += std::to_string(kernel); });
    out += ",\n";
}

void appendPlacement(std::string& out, const Problem& problem, const Placement& placement)
{
    out += "\"placement\": {\"devices\": ";
    appendList(out, placement.devices,
               [&](DeviceId d) { appendJsonText(out, problem.topology().device(d).name); });
    if (!placement.order.empty()) {
        out += ", \"order\": ";
        appendList(out, placement.order, [&](VertexId v) { out += std::to_string(v.value); });
    }
    out += "},\n";
}

void appendRule(std::string& out, const Problem& problem, const Placement& placement)
{
    const ModelOptions& model = problem.model();
    out += fmt::format("\"rule\": \"{}\", \"mode\": \"{}\",\n", chooseTaskName(model.schedule),
                       modeName(model.mode));
    if (model.schedule == ChooseTask::Fifo)
        return;
    std::vector<double> keys(problem.vertexCount());
    findOrderKeys(problem, placement.devices, placement.order, keys);
    out += "\"keys\": ";
    appendList(out, keys, [&](double key) { appendJsonNumber(out, key); });
    out += ",\n";
}

/// A value of a setting: a number or a truth value where it is one, else a text.
std::string settingAsJson(const std::string& value)
{
    if (value == "true" || value == "false")
        return value;
    double number = 0;
    const char* end = value.data() + value.size();
    const auto read = std::from_chars(value.data(), end, number);
    const bool finite = number - number == 0;
    return read.ec == std::errc() && read.ptr == end && finite ? jsonNumber(number) : jsonText(value);
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(' ');
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

} // namespace

Result<std::vector<std::pair<std::string, std::string>>> parseProgramSettings(std::string_view text)
{
    std::vector<std::pair<std::string, std::string>> out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        const std::string_view part = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (part.empty())
            continue;
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos || equals == 0)
            return Error{
                {DOPPLER_TEXT("core", "settings: found \"{0}\", expected name=value"), {excerpt(part)}},
                {},
                {}};
        out.emplace_back(trimmed(part.substr(0, equals)), trimmed(part.substr(equals + 1)));
    }
    return out;
}

std::string writeExecution(const Problem& problem, const Placement& placement,
                           const ExecutionQuestion& question)
{
    std::string out = "{\"format\": \"doppler-execution\", \"version\": 1,\n\"problem\": ";
    appendProblemJson(out, problem, question.seed, {});
    out += ",\n";
    appendPlacement(out, problem, placement);
    appendRule(out, problem, placement);
    appendKernels(out, problem.graph());
    out += fmt::format("\"repeats\": {}, \"warmup\": {}, \"seed\": {}", question.repeats, question.warmup,
                       question.seed);
    if (!question.settings.empty()) {
        out += ", \"options\": {";
        const char* between = "";
        for (const auto& [name, value] : question.settings) {
            out += between + jsonText(name) + ": " + settingAsJson(value);
            between = ", ";
        }
        out += '}';
    }
    return out + "}\n";
}

namespace {

constexpr std::array<std::string_view, 10> executionKeys{"progress", "error",    "engine", "devices",
                                                         "note",     "makespan", "tasks",  "transfers",
                                                         "tokens",   "placement"};
enum Key { Progress, Refusal, EngineName, Devices, Note, Makespan, Tasks, Transfers, Tokens, OwnPlacement };

bool has(std::uint32_t seen, Key key) { return (seen >> key & 1U) != 0; }

/// Reads a list of exactly `length` elements: `take(i)` reads each.
template <class Take>
void readTuple(JsonReader& in, std::size_t length, const Take& take)
{
    std::size_t i = 0;
    in.enterList();
    while (in.nextElement()) {
        if (i < length)
            take(i);
        else
            in.skipValue();
        ++i;
    }
    if (!in.failed() && i != length)
        in.fail({DOPPLER_TEXT("core", "the list has {0} elements, expected {1}"), {count(i), count(length)}});
}

void readTasks(JsonReader& in, ExecutionLine& line)
{
    in.enterList();
    while (in.nextElement()) {
        ExecutionLine::Interval& task = line.tasks.emplace_back();
        readTuple(in, 2, [&](std::size_t i) { in.readQuantity(i == 0 ? task.start : task.end); });
    }
}

void readTransfers(JsonReader& in, ExecutionLine& line)
{
    constexpr std::uint32_t largest = ~std::uint32_t{0} - 1;
    in.enterList();
    while (in.nextElement()) {
        ExecutionLine::Transfer& x = line.transfers.emplace_back();
        readTuple(in, 4, [&](std::size_t i) {
            if (i < 2)
                in.readWhole(i == 0 ? x.tensor : x.to, 0, largest);
            else
                in.readQuantity(i == 2 ? x.time.start : x.time.end);
        });
    }
}

void readMember(JsonReader& in, Key key, ExecutionLine& line)
{
    switch (key) {
    case Progress:
        in.readQuantity(line.progress);
        if (line.progress && *line.progress > 1)
            in.fail({DOPPLER_TEXT("core", "found {0}, expected a share from 0 to 1"),
                     {figure(fmt::format("{:g}", *line.progress))}});
        break;
    case Refusal:
        in.readText(line.refusal);
        break;
    case EngineName:
        in.readText(line.engine);
        break;
    case Devices:
        in.enterList();
        while (in.nextElement())
            in.readText(line.devices.emplace_back());
        break;
    case Note:
        in.readText(line.note);
        break;
    case Makespan:
        in.readQuantity(line.makespan);
        break;
    case Tasks:
        readTasks(in, line);
        break;
    case Transfers:
        readTransfers(in, line);
        break;
    case Tokens:
        in.enterList();
        while (in.nextElement())
            in.readWhole(line.tokens.emplace_back(), 0, ~std::uint32_t{0});
        break;
    case OwnPlacement:
        readDeviceNames(in, line.placement.emplace());
        break;
    }
}

} // namespace

Result<ExecutionLine> readExecutionLine(std::string_view text)
{
    JsonReader in(text);
    ExecutionLine line;
    std::uint32_t seen = 0;
    in.enterDocument();
    while (const auto key = in.nextField(executionKeys, seen))
        readMember(in, static_cast<Key>(*key), line);
    line.execution = has(seen, Makespan) || has(seen, Tasks) || has(seen, Transfers) || has(seen, Tokens);
    if (line.execution)
        for (const Key key : {Makespan, Tasks, Transfers, Tokens})
            in.require(executionKeys, seen, key);
    else if (!has(seen, Progress) && !has(seen, Refusal) && !has(seen, EngineName) && !has(seen, Note))
        in.fail({DOPPLER_TEXT("core", "found none of the known keys, expected \"progress\", \"engine\", "
                                      "\"makespan\" or \"error\"")});
    in.finish();
    if (in.failed())
        return in.error();
    return line;
}

} // namespace doppler
