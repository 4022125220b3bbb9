// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rankfolder/rank_graphs.h"

#include "core/base/excerpt.h"
#include "core/graph/edge_specs.h"

#include <algorithm>
#include <array>
#include <map>

namespace doppler {

namespace {

std::string lower(std::string_view text)
{
    std::string out(text);
    for (char& c : out)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return out;
}

/// "nccl:all_reduce.17" without the number that a profile adds.
std::string_view withoutNumber(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    const bool numbered = dot != std::string_view::npos && dot + 1 < name.size() &&
                          name.find_first_not_of("0123456789", dot + 1) == std::string_view::npos;
    return numbered ? name.substr(0, dot) : name;
}

class Joiner {
public:
    Joiner(const std::vector<RankGraph>& of, std::string name, bool pinned)
        : ranks(of), pin(pinned), builder(std::move(name))
    {
    }

    Result<GraphPtr> join()
    {
        for (std::uint32_t r = 0; r < ranks.size(); ++r)
            addRank(r);
        for (const auto& [name, byRank] : collectives)
            matchCollective(name, byRank);
        addNotes();
        auto graph = builder.build();
        if (graph || matched == 0)
            return graph;
        return Error{
            {DOPPLER_TEXT("core", "the ranks have their collectives in different orders, expected the "
                                  "same order in every trace: {0}"),
             {graph.error().message.english()}},
            {},
            {}};
    }

private:
    using ByRank = std::vector<std::vector<std::uint32_t>>; ///< Vertices of a collective, in order.

    [[nodiscard]] std::string nameOf(std::uint32_t r) const
    {
        return "rank " + std::to_string(ranks[r].rank);
    }

    void addRank(std::uint32_t r)
    {
        const DataflowGraph& graph = *ranks[r].graph;
        const auto first = static_cast<std::uint32_t>(builder.vertexCount());
        firstOf.push_back(first);
        for (const VertexId v : graph.vertices()) {
            Vertex vertex = graph.vertex(v);
            if (const std::string name = collectiveOf(vertex); !name.empty()) {
                auto& list = collectives[name];
                list.resize(ranks.size());
                list[r].push_back(first + v.value);
            }
            vertex.name = nameOf(r) + '/' + graph.label(v);
            vertex.group = nameOf(r) + (vertex.group.empty() ? "" : '/' + vertex.group);
            vertex.colocate = nameOf(r);
            if (pin)
                vertex.allow = {"gpu" + std::to_string(ranks[r].rank)};
            builder.addVertex(std::move(vertex));
            rankOf.push_back(r);
        }
        for (const EdgeId e : graph.edges()) {
            EdgeSpec edge = specOf(graph, graph.edge(e), plainTensorOf(graph, graph.edge(e).from));
            edge.from += first;
            edge.to += first;
            builder.addEdge(std::move(edge));
        }
    }

    void matchCollective(const std::string& name, const ByRank& byRank)
    {
        std::size_t least = static_cast<std::size_t>(-1);
        std::size_t most = 0;
        std::size_t having = 0;
        for (const auto& list : byRank) {
            most = std::max(most, list.size());
            if (list.empty())
                continue;
            least = std::min(least, list.size());
            ++having;
        }
        if (having < ranks.size() || least < most)
            reportUneven(name, byRank, most);
        for (std::size_t n = 0; having > 1 && n < least; ++n)
            joinCalls(name, byRank, n);
    }

    /// Makes the n-th calls of a collective start together.
    void joinCalls(const std::string& name, const ByRank& byRank, std::size_t n)
    {
        std::vector<std::uint32_t> calls;
        for (const auto& list : byRank)
            if (!list.empty())
                calls.push_back(list[n]);
        double shortest = secondsOf(calls.front());
        for (const std::uint32_t call : calls)
            shortest = std::min(shortest, secondsOf(call));
        Vertex start;
        start.name = excerpt(name, 60) + " " + std::to_string(n) + " starts";
        start.op = "collective";
        start.flops = 0;
        start.colocate = nameOf(rankOf[calls.front()]);
        start.seconds = {{"*", 0}};
        if (pin)
            start.allow = builder.vertex(VertexId{calls.front()}).allow;
        const VertexId barrier = builder.addVertex(std::move(start));
        rankOf.push_back(rankOf[calls.front()]);
        for (const std::uint32_t call : calls) {
            const std::uint32_t r = rankOf[call];
            const DataflowGraph& graph = *ranks[r].graph;
            for (const EdgeId e : graph.inEdges(VertexId{call - firstOf[r]}))
                builder.addEdge({firstOf[r] + graph.edge(e).from.value,
                                 barrier.value,
                                 0,
                                 {},
                                 "start " + std::to_string(barrier.value)});
            builder.addEdge({barrier.value, call, 0, {}, "start"});
            for (MeasuredSeconds& measured : builder.vertex(VertexId{call}).seconds)
                measured.seconds = shortest;
        }
        ++matched;
    }

    [[nodiscard]] double secondsOf(std::uint32_t vertex)
    {
        const auto& seconds = builder.vertex(VertexId{vertex}).seconds;
        return seconds.empty() ? 0 : seconds.front().seconds;
    }

    void reportUneven(const std::string& name, const ByRank& byRank, std::size_t most)
    {
        constexpr std::size_t mostNamed = 4;
        std::string lacking;
        std::size_t named = 0;
        for (std::uint32_t r = 0; r < ranks.size(); ++r)
            if (byRank[r].size() < most && named++ < mostNamed)
                lacking +=
                    (lacking.empty() ? "" : ", ") + nameOf(r) + " has " + std::to_string(byRank[r].size());
        uneven.push_back(excerpt(name, 60) + " (" + std::to_string(most) + " calls; " + lacking +
                         (named > mostNamed ? ", ...)" : ")"));
    }

    void addNotes()
    {
        builder.addNote({DOPPLER_TEXT("core", "ranks: {0}; collectives matched by name and order: {1}"),
                         {count(ranks.size()), std::to_string(matched)}});
        if (!uneven.empty()) {
            std::string listed;
            for (std::size_t i = 0; i < std::min<std::size_t>(uneven.size(), 8); ++i)
                listed += (i == 0 ? "" : "; ") + uneven[i];
            builder.addNote(
                {DOPPLER_TEXT("core", "collectives that some ranks lack or call less often, whose "
                                      "further calls are not matched: {0}: {1}"),
                 {count(uneven.size()), listed}});
        }
        if (matched > 0)
            builder.addNote(
                {DOPPLER_TEXT("core", "a collective takes the shortest time of its ranks: the others "
                                      "are assumed to have waited for the last one")});
        for (std::uint32_t r = 0; r < ranks.size(); ++r)
            for (const Message& note : ranks[r].graph->notes())
                if (noted.insert({note.english(), 0}).second)
                    builder.addNote(note);
    }

    const std::vector<RankGraph>& ranks;
    bool pin;
    GraphBuilder builder;
    std::vector<std::uint32_t> firstOf; ///< By index of the rank: its first vertex.
    std::vector<std::uint32_t> rankOf;  ///< By vertex.
    std::map<std::string, ByRank> collectives;
    std::vector<std::string> uneven;
    std::map<std::string, int> noted; ///< Notes that several ranks share are given once.
    std::size_t matched = 0;
};

} // namespace

std::string collectiveOf(const Vertex& vertex)
{
    constexpr std::array words{"nccl",       "rccl",          "allreduce",      "all_reduce", "allgather",
                               "all_gather", "reducescatter", "reduce_scatter", "alltoall",   "all_to_all"};
    const std::string name(withoutNumber(vertex.op == "kernel" ? vertex.name : vertex.op));
    const std::string plain = lower(name);
    const auto has = [&](std::string_view word) { return plain.find(word) != std::string::npos; };
    if (has("sendrecv") || has("send") || has("recv"))
        return {};
    return plain.starts_with("c10d::") || std::any_of(words.begin(), words.end(), has) ? name : std::string();
}

Result<GraphPtr> joinRanks(const std::vector<RankGraph>& ranks, const std::string& name, bool pin)
{
    return Joiner(ranks, name, pin).join();
}

} // namespace doppler
