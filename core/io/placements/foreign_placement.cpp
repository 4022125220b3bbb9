// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/placements/foreign_placement.h"

#include "core/base/excerpt.h"
#include "core/io/placements/pipeline_csv.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text;
}

/// A heading with exactly these columns among others; Mayer's tables have a "Device constraint".
bool isTable(std::string_view head)
{
    std::string_view line = head.substr(0, head.find('\n'));
    bool device = false;
    bool vertex = false;
    while (!line.empty()) {
        const std::size_t comma = std::min(line.find(','), line.size());
        std::string_view field = line.substr(0, comma);
        if (field.ends_with('\r'))
            field.remove_suffix(1);
        device = device || field == "device";
        vertex = vertex || field == "name" || field == "vertex";
        line.remove_prefix(std::min(comma + 1, line.size()));
    }
    return device && vertex;
}

bool isOrtProfile(std::string_view head)
{
    return head.starts_with('[') && head.find("\"cat\"") != std::string_view::npos &&
           head.find("\"Session\"") != std::string_view::npos;
}

/// Whether no list or object begins in the text, outside of quotes.
bool isFlat(std::string_view text)
{
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (quoted && text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            quoted = !quoted;
        else if (!quoted && (text[i] == '[' || text[i] == '{'))
            return false;
    }
    return true;
}

/// A text or a number after the first key: what no file of graphs, devices or runs has there with its own
/// keys.
bool isDeviceMap(std::string_view head)
{
    if (!head.starts_with('{') || head.find("\"format\"") != std::string_view::npos)
        return false;
    std::string_view rest = trimmed(head.substr(1));
    if (!rest.starts_with('"'))
        return false;
    const std::size_t end = rest.find('"', 1);
    if (end == std::string_view::npos)
        return false;
    rest = trimmed(rest.substr(end + 1));
    if (!rest.starts_with(':'))
        return false;
    rest = trimmed(rest.substr(1));
    if (rest.empty() || (rest.front() != '"' && (rest.front() < '0' || rest.front() > '9')))
        return false;
    return isFlat(head.substr(1));
}

enum class Form { None, DeviceMap, Table, GraphDef, OrtProfile, Dot, Pipeline };

Form formOf(std::string_view text)
{
    const std::string_view head = trimmed(text);
    if (isOrtProfile(head))
        return Form::OrtProfile;
    if (isDeviceMap(head))
        return Form::DeviceMap;
    if (isTable(head))
        return Form::Table;
    if ((head.starts_with("node {") || head.starts_with("node{")) &&
        head.find("device:") != std::string_view::npos)
        return Form::GraphDef;
    const bool dot = head.starts_with("digraph") || head.starts_with("strict") || head.starts_with("graph ");
    if (dot &&
        (head.find("color") != std::string_view::npos || head.find("device=") != std::string_view::npos))
        return Form::Dot;
    return looksLikePipelineCsv(text) ? Form::Pipeline : Form::None;
}

} // namespace

bool looksLikeForeignPlacement(std::string_view head) { return formOf(head) != Form::None; }

Result<NamedDevices> readForeignPlacement(std::string_view text)
{
    switch (formOf(text)) {
    case Form::DeviceMap:
        return readDeviceMap(text);
    case Form::Table:
        return readPlacementTable(text);
    case Form::GraphDef:
        return readGraphDefDevices(text);
    case Form::OrtProfile:
        return readOrtProfile(text);
    case Form::Dot:
        return readDotDevices(text);
    case Form::Pipeline: {
        auto schedule = readPipelineCsv(text);
        if (!schedule)
            return schedule.error();
        NamedDevices out;
        out.format = "PyTorch pipeline schedule";
        out.ranks = *std::move(schedule);
        return out;
    }
    case Form::None:
        break;
    }
    return Error{
        {DOPPLER_TEXT("core", "this is no placement; expected doppler-placement, a device_map, a table "
                              "with the columns name and device, a GraphDef with devices, a profile of "
                              "ONNX Runtime, a pipeline schedule of PyTorch, or coloured DOT")},
        {},
        {}};
}

namespace {

std::string lower(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return out;
}

std::optional<std::size_t> numberOf(std::string_view text)
{
    std::size_t value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || fault != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// Finds devices by what other tools call them.
class DeviceNames {
public:
    explicit DeviceNames(const Topology& t) : topology(t)
    {
        for (DeviceId d : topology.devices()) {
            byName.emplace(lower(topology.device(d).name), d);
            const bool cpu = topology.device(d).deviceClass == "cpu";
            (cpu ? cpus : others).push_back(d);
        }
    }

    /// Names; numbers of devices that are no CPUs; "cuda:1", "gpu:1", "/job:a/device:GPU:1"; "cpu", "disk".
    [[nodiscard]] std::optional<DeviceId> find(const std::string& text) const
    {
        std::string name = lower(text);
        if (const auto found = byName.find(name); found != byName.end())
            return found->second;
        if (const std::size_t slash = name.rfind('/'); slash != std::string::npos)
            name = name.substr(slash + 1);
        if (name.starts_with("device:"))
            name = name.substr(std::string_view("device:").size());
        if (const auto number = numberOf(name))
            return nth(others, *number);
        const std::size_t colon = name.find(':');
        const std::string kind = name.substr(0, colon);
        const auto number =
            colon == std::string::npos ? std::optional<std::size_t>(0) : numberOf(name.substr(colon + 1));
        if (!number)
            return std::nullopt;
        if (kind == "cpu" || kind == "disk")
            return nth(cpus, *number);
        if (kind == "cuda" || kind == "gpu" || kind == "xpu" || kind == "hip" || kind == "tpu" ||
            kind == "npu")
            return nth(others, *number);
        return std::nullopt;
    }

    [[nodiscard]] Error unknown(const std::string& text, const std::string& name) const
    {
        std::vector<std::string> known;
        for (DeviceId d : topology.devices())
            known.push_back(topology.device(d).name);
        return {
            {DOPPLER_TEXT("core", "there is no device for \"{0}\"; the devices are {1}; choose devices that "
                                  "have it, such as \"2xH100+cpu\", or change the file"),
             {excerpt(text), fmt::format("{}", fmt::join(known, ", "))}},
            {},
            excerpt(name)};
    }

private:
    static std::optional<DeviceId> nth(const std::vector<DeviceId>& list, std::size_t number)
    {
        return number < list.size() ? std::optional(list[number]) : std::nullopt;
    }

    const Topology& topology;
    std::map<std::string, DeviceId> byName;
    std::vector<DeviceId> cpus, others;
};

/// Every colour is a device: those of our palette by their place in it, others in the order of the file.
Result<NamedDevices> coloursAsDevices(const Topology& topology, NamedDevices named)
{
    std::map<std::string, std::string> deviceOf;
    for (DeviceId d : topology.devices())
        deviceOf.emplace(placementColour(d), topology.device(d).name);
    std::vector<std::string> foreign;
    for (const auto& entry : named.entries)
        if (!deviceOf.contains(lower(entry.device)) &&
            std::find(foreign.begin(), foreign.end(), entry.device) == foreign.end())
            foreign.push_back(entry.device);
    std::set<std::string> used;
    for (const auto& entry : named.entries)
        if (const auto found = deviceOf.find(lower(entry.device)); found != deviceOf.end())
            used.insert(found->second);
    std::size_t next = 0;
    for (const std::string& colour : foreign) {
        while (next < topology.deviceCount() && used.contains(topology.device(DeviceId{next}).name))
            ++next;
        if (next == topology.deviceCount())
            return Error{
                {DOPPLER_TEXT("core", "the graph has more colours than the {0} devices; choose more devices"),
                 {count(topology.deviceCount())}},
                {},
                {}};
        deviceOf.emplace(lower(colour), topology.device(DeviceId{next++}).name);
    }
    for (auto& entry : named.entries)
        entry.device = deviceOf.at(lower(entry.device));
    return named;
}

std::string someOf(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 8;
    std::string out;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        out += (i ? ", " : "") + excerpt(names[i]);
    return names.size() > most ? out + ", ..." : out;
}

/// Looks up the vertices of the entries.
class Matcher {
public:
    Matcher(const Problem& p, const NamedDevices& n) : problem(p), named(n), chosen(p.vertexCount()) {}

    Result<MatchedPlacement> match()
    {
        if (auto error = named.modules ? matchModules() : matchNames())
            return *error;
        std::vector<std::string> missing;
        for (VertexId v : problem.graph().vertices())
            if (!chosen[v])
                missing.push_back(problem.graph().label(v));
        if (missing.size() == problem.vertexCount())
            return Error{
                {DOPPLER_TEXT("core", "no name matches a vertex of the graph; the file names {0}; the "
                                      "graph has {1}"),
                 {unmatched.empty() ? std::string("-") : someOf(unmatched), someOf(missing)}},
                {},
                {}};
        MatchedPlacement out;
        if (!unmatched.empty())
            out.notes.push_back({DOPPLER_PLURAL("core", "{0} names of the file match no vertex: {1}",
                                                "{0} name of the file matches no vertex: {1}"),
                                 {count(unmatched.size()), someOf(unmatched)}});
        if (!missing.empty())
            out.notes.push_back({DOPPLER_PLURAL("core",
                                                "{0} vertices have no device in the file and go to that of "
                                                "a neighbour: {1}",
                                                "{0} vertex has no device in the file and goes to that of a "
                                                "neighbour: {1}"),
                                 {count(missing.size()), someOf(missing)}});
        fillIn();
        for (const auto& device : chosen)
            out.placement.devices.push_back(*device);
        if (auto valid = validate(problem, out.placement); !valid)
            return valid.error();
        return out;
    }

private:
    Result<DeviceId> deviceOf(const NamedDevices::Entry& entry) const
    {
        const auto found = names.find(entry.device);
        return found ? Result<DeviceId>(*found) : Result<DeviceId>(names.unknown(entry.device, entry.name));
    }

    std::optional<Error> matchModules()
    {
        std::map<std::string, std::pair<const NamedDevices::Entry*, bool>> byPath;
        for (const auto& entry : named.entries) {
            if (const auto device = deviceOf(entry); !device)
                return device.error();
            byPath[entry.name] = {&entry, false};
        }
        for (VertexId v : problem.graph().vertices()) {
            // The longest key that the path is, or goes on behind.
            for (std::string path = modulePath(problem.graph(), v);;) {
                if (const auto found = byPath.find(path); found != byPath.end()) {
                    found->second.second = true;
                    chosen[v] = *deviceOf(*found->second.first);
                    break;
                }
                if (path.empty())
                    break;
                const std::size_t dot = path.rfind('.');
                path.erase(dot == std::string::npos ? 0 : dot);
            }
        }
        for (const auto& [path, entry] : byPath)
            if (!entry.second)
                unmatched.push_back(path);
        return std::nullopt;
    }

    std::optional<Error> matchNames()
    {
        std::unordered_map<std::string, std::vector<VertexId>> byName;
        for (VertexId v : problem.graph().vertices()) {
            byName[problem.graph().label(v)].push_back(v);
            byName["#" + std::to_string(v.value)].push_back(v);
        }
        for (const auto& entry : named.entries) {
            const auto device = deviceOf(entry);
            if (!device)
                return device.error();
            const auto found = byName.find(entry.name);
            if (found == byName.end())
                unmatched.push_back(entry.name);
            else
                for (VertexId v : found->second)
                    chosen[v] = *device;
        }
        return std::nullopt;
    }

    /// Vertices without a device go where their first placed input, else output, is; colocated ones together.
    void fillIn()
    {
        const DataflowGraph& graph = problem.graph();
        for (const auto& group : graph.colocationGroups())
            for (VertexId v : group)
                if (chosen[v])
                    for (VertexId other : group)
                        chosen[other] = chosen[other] ? chosen[other] : chosen[v];
        const auto order = graph.topologicalOrder();
        for (VertexId v : order)
            for (EdgeId e : graph.inEdges(v))
                if (!chosen[v] && chosen[graph.edge(e).from])
                    give(v, *chosen[graph.edge(e).from]);
        for (auto v = order.rbegin(); v != order.rend(); ++v)
            for (const Edge& edge : graph.outEdges(*v))
                if (!chosen[*v] && chosen[edge.to])
                    give(*v, *chosen[edge.to]);
        for (VertexId v : graph.vertices())
            if (!chosen[v])
                give(v, problem.allowedDevices(v).front());
    }

    void give(VertexId v, DeviceId device)
    {
        const DeviceId d = problem.allowed(v, device) ? device : problem.allowedDevices(v).front();
        for (VertexId other : problem.movesTogether(v))
            chosen[other] = d;
    }

    const Problem& problem;
    const NamedDevices& named;
    DeviceNames names{problem.topology()};
    std::vector<std::optional<DeviceId>> chosen;
    std::vector<std::string> unmatched;
};

} // namespace

Result<MatchedPlacement> matchPlacement(const Problem& problem, const NamedDevices& named)
{
    if (!named.ranks.empty())
        return matchPipeline(problem, named.ranks);
    if (!named.colours)
        return Matcher(problem, named).match();
    const auto devices = coloursAsDevices(problem.topology(), named);
    if (!devices)
        return devices.error();
    return Matcher(problem, *devices).match();
}

} // namespace doppler
