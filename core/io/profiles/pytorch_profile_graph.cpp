// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph_builder.h"
#include "core/io/json/trace_sniff.h"
#include "core/io/profiles/pytorch_profile.h"

#include <algorithm>
#include <map>
#include <set>

namespace doppler {

namespace {

constexpr std::uint32_t none = ProfiledOperator::none;

/// The nearest annotation or autograd wrapper around a call, but for the iteration's mark.
std::string groupOf(const ProfileTrace& trace, const ProfiledCall& call)
{
    if (call.op == none)
        return {};
    for (std::uint32_t at = trace.operators[call.op].parent; at != none; at = trace.operators[at].parent) {
        const std::string& name = trace.names[trace.operators[at].name];
        if (!isOperatorName(name) && !marksIteration(name))
            return name;
    }
    return {};
}

/// Dependencies as far as a profile shows them: calls on one stream, or on one thread of the host, follow
/// each other; and of two calls that one thread launched after each other on different streams, the later
/// depends on the earlier unless they overlapped.
class Order {
public:
    Order(const std::vector<ProfiledCall>& all, GraphBuilder& graph) : calls(all), builder(graph) {}

    void addEdges()
    {
        std::map<std::uint64_t, std::vector<std::uint32_t>> places;
        std::map<std::uint32_t, std::vector<std::uint32_t>> threads;
        for (std::uint32_t i = 0; i < calls.size(); ++i) {
            places[placeOf(calls[i])].push_back(i);
            if (calls[i].thread != none)
                threads[calls[i].thread].push_back(i);
        }
        for (const auto& [place, list] : places)
            for (std::size_t i = 1; i < list.size(); ++i)
                connect(list[i - 1], list[i]);
        for (auto& [thread, list] : threads) {
            std::stable_sort(list.begin(), list.end(), [this](std::uint32_t a, std::uint32_t b) {
                return calls[a].launched < calls[b].launched;
            });
            for (std::size_t i = 1; i < list.size(); ++i)
                if (placeOf(calls[list[i - 1]]) != placeOf(calls[list[i]]) &&
                    calls[list[i - 1]].end <= calls[list[i]].start)
                    connect(list[i - 1], list[i]);
        }
    }

private:
    /// A stream of a device, or a thread of the host.
    static std::uint64_t placeOf(const ProfiledCall& call)
    {
        constexpr std::uint64_t onDevice = std::uint64_t{1} << 63;
        return call.kernels > 0 ? onDevice | (std::uint64_t{call.device} << 32) | call.stream
                                : std::uint64_t{call.thread};
    }
    void connect(std::uint32_t a, std::uint32_t b)
    {
        if (edges.emplace(a, b).second) // calls are by start, and no edge leads back
            builder.addEdge(VertexId{std::min(a, b)}, VertexId{std::max(a, b)});
    }

    const std::vector<ProfiledCall>& calls;
    GraphBuilder& builder;
    std::set<std::pair<std::uint32_t, std::uint32_t>> edges;
};

Result<GraphPtr> graphOf(const OpenSource& open, const ReadRequest& request)
{
    const auto trace = readProfile(open, request.options.text("iteration"), request.watch);
    if (!trace)
        return trace.error();
    std::vector<ProfiledCall> calls = profiledCalls(*trace);
    const bool onDevice =
        std::any_of(calls.begin(), calls.end(), [](const ProfiledCall& call) { return call.kernels > 0; });
    const std::size_t before = calls.size();
    if (onDevice && !request.options.flag("host"))
        std::erase_if(calls, [](const ProfiledCall& call) { return call.kernels == 0; });

    GraphBuilder builder{std::string(request.name)};
    for (const ProfiledCall& call : calls) {
        Vertex vertex;
        vertex.name = callName(*trace, call);
        vertex.group = groupOf(*trace, call);
        vertex.seconds = {{request.options.text("kind"), call.seconds}};
        if (call.op != none) {
            vertex.op = trace->names[trace->operators[call.op].name];
            vertex.flops = trace->operators[call.op].flops;
        } else {
            vertex.op = "kernel";
        }
        builder.addVertex(std::move(vertex));
    }
    Order(calls, builder).addEdges();

    addIterationNote(builder, trace->iteration, trace->iterations);
    if (!trace->deviceName.empty())
        builder.addNote({DOPPLER_TEXT("core", "measured on {0}"), {trace->deviceName}});
    if (calls.size() < before)
        builder.addNote({DOPPLER_PLURAL("core",
                                        "{0} operators that launched no kernel were left out "
                                        "(--import host=true reads them)",
                                        "{0} operator that launched no kernel was left out "
                                        "(--import host=true reads it)"),
                         {count(before - calls.size())}});
    builder.addNote(
        {DOPPLER_TEXT("core", "a profile has no tensors: the order on streams and threads stands for "
                              "dependencies, and no sizes are known; an execution trace of the same "
                              "run has both")});
    return builder.build();
}

Match sniffProfile(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    if (first == std::string_view::npos)
        return Match::No;
    if (looksLikeRunTrace(text)) // has trace events too, but no operators
        return Match::No;
    const auto has = [&](std::string_view part) { return text.find(part) != std::string_view::npos; };
    if (text[first] == '{')
        return has("\"traceEvents\"") || has("\"deviceProperties\"") ? Match::Yes : Match::No;
    return text[first] == '[' && has("\"ph\"") && has("\"ts\"") ? Match::Yes : Match::No;
}

std::vector<OptionSpec> profileOptions(std::string_view)
{
    return {iterationOption(),
            measuredKindOption(),
            {"host",
             false,
             0,
             0,
             {},
             DOPPLER_TEXT("core",
                          "Whether operators without kernels are read too, with their time on the host")}};
}

Result<GraphPtr> readText(std::string_view text, const ReadRequest& request)
{
    return graphOf(sourceOfText(text), request);
}

Result<GraphPtr> readFromFile(const std::string& path, const ReadRequest& request)
{
    auto graph = graphOf(sourceOfFile(path), request);
    return graph ? std::move(graph) : Result<GraphPtr>(inFile(graph.error(), path));
}

} // namespace

GraphFormat pytorchProfileFormat()
{
    GraphFormat format;
    format.id = "pytorch-profile";
    format.name = "PyTorch profiler trace";
    format.extensions = ".json .json.gz";
    format.sniff = sniffProfile;
    format.read = readText;
    format.options = profileOptions;
    format.readFile = readFromFile;
    return format;
}

} // namespace doppler
