// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/excerpt.h"
#include "core/base/option_specs.h"
#include "core/graph/graph_builder.h"
#include "core/graph/row_access.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/profiles/execution_trace.h"
#include "core/io/profiles/name_counts.h"
#include "core/io/profiles/pytorch_profile.h"
#include "core/io/profiles/source_reading.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace doppler {

namespace {

constexpr std::uint32_t none = TracedNode::none;

/// Seconds by operator, from a profile of the same run.
class MeasuredCalls {
public:
    MeasuredCalls(const ProfileTrace& profile, const std::vector<ProfiledCall>& calls, std::string path)
        : profileNotes(profile.notes), profilePath(std::move(path))
    {
        for (const ProfiledCall& call : calls) {
            if (call.op == none)
                continue;
            hasKernels = hasKernels || call.kernels > 0;
            const ProfiledOperator& op = profile.operators[call.op];
            const std::uint64_t id = op.recordId > 0 ? op.recordId : op.externalId;
            byId.emplace(keyOf(id, profile.names[op.name]), call);
        }
    }

    [[nodiscard]] const ProfiledCall* find(std::uint64_t recordId, const std::string& name) const
    {
        const auto at = byId.find(keyOf(recordId, name));
        return at == byId.end() ? nullptr : &at->second;
    }
    [[nodiscard]] bool onDevice() const { return hasKernels; }
    [[nodiscard]] const std::vector<Message>& notes() const { return profileNotes; }
    [[nodiscard]] const std::string& file() const { return profilePath; }

private:
    /// The name goes along: ids of a profile of another run would meet others' operators.
    static std::string keyOf(std::uint64_t id, const std::string& name)
    {
        return std::to_string(id) + ' ' + name;
    }
    std::unordered_map<std::string, ProfiledCall> byId;
    bool hasKernels = false;
    std::vector<Message> profileNotes;
    std::string profilePath;
};

struct TensorKey {
    std::uint64_t tensor;
    std::uint64_t storage;
    bool operator==(const TensorKey&) const = default;
};
struct TensorKeyHash {
    std::size_t operator()(const TensorKey& key) const
    {
        return std::hash<std::uint64_t>()(key.tensor * 0x9e3779b97f4a7c15U ^ key.storage);
    }
};

/// Who wrote what last. A view is its maker's as a tensor; as memory it stays its last writer's, who may be
/// another since.
class Writers {
public:
    [[nodiscard]] std::uint32_t of(const TracedTensor& x) const
    {
        std::uint32_t last = none;
        const auto later = [&last](std::uint32_t v) { last = last == none || v > last ? v : last; };
        if (const auto at = tensors.find({x.tensor, x.storage}); at != tensors.end())
            later(at->second);
        if (const auto at = storages.find(x.storage); x.storage > 0 && at != storages.end())
            later(at->second);
        return last;
    }
    void madeView(const TracedTensor& x, std::uint32_t v) { tensors[{x.tensor, x.storage}] = v; }
    void wrote(const TracedTensor& x, std::uint32_t v)
    {
        madeView(x, v);
        if (x.storage > 0)
            storages[x.storage] = v;
    }

private:
    std::unordered_map<TensorKey, std::uint32_t, TensorKeyHash> tensors;
    std::unordered_map<std::uint64_t, std::uint32_t> storages;
};

class GraphOfTrace {
public:
    GraphOfTrace(const ExecutionTrace& read, const MeasuredCalls* times, const ReadRequest& request)
        : trace(read), measured(times), kind(request.options.text("kind")), builder(std::string(request.name))
    {
    }

    Result<GraphPtr> make()
    {
        for (std::uint32_t i = 0; i < trace.nodes.size(); ++i)
            if (trace.nodes[i].owner == i)
                addCall(trace.nodes[i]);
        if (builder.vertexCount() == 0)
            return Error{
                {DOPPLER_TEXT("core",
                              "found no operator with tensors, expected an execution trace of PyTorch")},
                {},
                "nodes"};
        if (measured)
            if (auto fit = checkProfile(); !fit)
                return fit.error();
        builder.addNote(iterationNote(trace.iteration, trace.iterations));
        for (const Message& note : trace.notes)
            builder.addNote(note);
        addProfileNotes();
        if (!unknown.empty())
            builder.addNote(
                {DOPPLER_TEXT("core", "operators of unknown cost, estimated from their output: {0}"),
                 {unknown.listed()}});
        return builder.build();
    }

private:
    /// Ids are small numbers and names repeat: some calls of any two runs agree.
    [[nodiscard]] Result<void> checkProfile() const
    {
        constexpr std::size_t leastShare = 10; // one in ten
        const std::size_t all = builder.vertexCount();
        if (timed * leastShare >= all)
            return {};
        return Error{
            {DOPPLER_PLURAL("core",
                            "only {1} of {0} operators of the execution trace have the id and name of "
                            "one in the profile, expected nearly all: the two are of different runs; "
                            "give the profile of the same run, or none",
                            "the operator of the execution trace is not in the profile: the two are "
                            "of different runs; give the profile of the same run, or none"),
             {count(all), std::to_string(timed)}},
            measured->file(),
            {}};
    }

    void addProfileNotes()
    {
        if (!measured)
            return;
        const std::size_t all = builder.vertexCount();
        builder.addNote({DOPPLER_TEXT("core", "operators with a measured time in the profile: {0} of {1}"),
                         {count(timed), count(all)}});
        if (timed * 10 < all * 9)
            builder.addNote({DOPPLER_TEXT("core", "the profile may be of another run: some of its operators "
                                                  "may have an id and a name of this trace by chance")});
        for (const Message& note : measured->notes())
            builder.addNote(note);
    }

    void addCall(const TracedNode& node)
    {
        const std::string& name = trace.names[node.name];
        const ProfiledCall* call = measured ? measured->find(node.recordId, name) : nullptr;
        if (node.inputs.empty() && node.outputs.empty() && !(call && call->kernels > 0))
            return; // asks or sets something, and computes nothing
        Vertex vertex;
        vertex.name = node.recordId > 0 ? name + '.' + std::to_string(node.recordId) : name;
        vertex.op = name;
        vertex.group = groupOf(node);
        vertex.flops = node.flops;
        vertex.shapes = RareText(trace.names[node.shapes]);
        for (const TracedTensor& x : node.outputs)
            vertex.outputBytes += x.bytes;
        if (call) {
            ++timed;
            vertex.seconds = {{kind, secondsOf(node, *call)}};
        } else if (!node.flops) {
            unknown.add(name);
        }
        if (readsRows(vertex.op))
            for (std::size_t i = 0; i < node.inputs.size(); ++i)
                countRowInput(vertex, i, node.inputs[i].bytes);
        const VertexId v = builder.addVertex(std::move(vertex));
        for (const TracedTensor& x : node.inputs)
            readTensor(x, v);
        for (const TracedTensor& x : node.inputs)
            if (x.written)
                writers.wrote(x, v);
        for (const TracedTensor& x : node.outputs)
            writeTensor(node, x, v);
    }

    /// Of its kernels. One without any did nothing on a device where its tensors are; on the host it took its
    /// time there.
    [[nodiscard]] double secondsOf(const TracedNode& node, const ProfiledCall& call) const
    {
        if (call.kernels > 0 || !measured->onDevice())
            return call.seconds;
        const auto away = [](const TracedTensor& x) { return !x.onHost; };
        const bool device = std::any_of(node.inputs.begin(), node.inputs.end(), away) ||
                            std::any_of(node.outputs.begin(), node.outputs.end(), away);
        return device ? 0 : call.seconds;
    }

    void readTensor(const TracedTensor& x, VertexId v)
    {
        const std::uint32_t from = writers.of(x);
        if (from == none) { // there from the start: a weight, or an input
            if (x.bytes > 0 && there.insert(x.storage > 0 ? x.storage : x.tensor).second)
                builder.vertex(v).persistentBytes += x.bytes;
            return;
        }
        if (from == v)
            return;
        // The same tensor of the same writer has one size, whatever a damaged trace says of it later.
        const std::string tensor = std::to_string(x.tensor) + '/' + std::to_string(x.storage);
        const auto [size, isNew] = sizes.try_emplace(std::to_string(from) + ' ' + tensor, x.bytes);
        if (edges.insert(std::to_string(from) + ' ' + std::to_string(v) + ' ' + tensor).second)
            builder.addEdge({from, v, size->second, {}, tensor});
    }

    void writeTensor(const TracedNode& node, const TracedTensor& x, VertexId v)
    {
        const bool view =
            x.storage > 0 && std::any_of(node.inputs.begin(), node.inputs.end(), [&](const TracedTensor& in) {
                return in.storage == x.storage && !in.written;
            });
        if (view)
            writers.madeView(x, v);
        else
            writers.wrote(x, v);
    }

    [[nodiscard]] std::string groupOf(const TracedNode& node) const
    {
        for (std::uint32_t at = node.parent; at != none; at = trace.nodes[at].parent) {
            const std::string& name = trace.names[trace.nodes[at].name];
            if (!marksIteration(name))
                return name.starts_with("[pytorch|profiler|") ? "" : name;
        }
        return {};
    }

    const ExecutionTrace& trace;
    const MeasuredCalls* measured;
    std::string kind;
    GraphBuilder builder;
    Writers writers;
    std::unordered_set<std::uint64_t> there;
    std::unordered_map<std::string, double> sizes;
    std::unordered_set<std::string> edges;
    NameCounts unknown;
    std::size_t timed = 0;
};

Result<GraphPtr> graphOf(const OpenSource& open, const ReadRequest& request)
{
    const std::string& iteration = request.options.text("iteration");
    const std::string& profilePath = request.options.text("profile");
    const auto trace = readExecutionTrace(open, iteration, request.watch, profilePath.empty() ? 1 : 0.5);
    if (!trace)
        return trace.error();
    if (profilePath.empty())
        return GraphOfTrace(*trace, nullptr, request).make();
    const std::string step = trace->iteration ? trace->iteration->name : std::string();
    const auto profile = readProfile(sourceOfFile(profilePath), {iteration, step}, request.watch, 0.5, 1);
    if (!profile)
        return inFile(profile.error(), profilePath);
    const MeasuredCalls measured(*profile, profiledCalls(*profile), profilePath);
    return GraphOfTrace(*trace, &measured, request).make();
}

Match sniffTrace(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    if (first == std::string_view::npos || text[first] != '{')
        return Match::No;
    const auto has = [&](std::string_view part) { return text.find(part) != std::string_view::npos; };
    return has("\"schema\"") && has("\"nodes\"") && (has("\"pid\"") || has("\"rf_id\"")) ? Match::Yes
                                                                                         : Match::No;
}

std::vector<OptionSpec> traceOptions(std::string_view)
{
    return {iterationOption(), measuredKindOption(),
            fileOption("profile",
                       {.label = DOPPLER_TEXT("core", "Profiler trace"),
                        .help = DOPPLER_TEXT(
                            "core", "Profiler trace of the same run: the file with the measured times")})};
}

} // namespace

GraphFormat pytorchExecutionTraceFormat()
{
    GraphFormat format;
    format.id = "pytorch-execution-trace";
    format.name = "PyTorch execution trace";
    format.extensions = ".json .json.gz";
    format.sniff = sniffTrace;
    format.options = traceOptions;
    readSourcesWith<graphOf>(format);
    return format;
}

} // namespace doppler
