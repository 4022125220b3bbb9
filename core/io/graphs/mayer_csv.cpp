// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/mayer_csv.h"

#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/graph/graph_builder.h"
#include "core/io/graphs/disjoint_sets.h"
#include "core/io/graphs/graph_format.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>

namespace doppler {

namespace {

using Pair = std::pair<std::uint32_t, std::uint32_t>;

/// Whether a line is headings or what may stand before them.
bool isHeading(std::string_view line)
{
    const std::string_view first = trimmed(takeUntil(line, ","));
    return first == "Id" || first == "id" || first == "ID" || first == "Meta";
}

/// Whether a line is a row: a number, three lists of numbers, two numbers.
bool isRow(std::string_view line)
{
    if (std::count(line.begin(), line.end(), ',') < 5)
        return false;
    std::uint32_t id = 0;
    bool row = parseNumber(trimmed(takeUntil(line, ",")), id);
    for (int list = 0; list < 3; ++list)
        row = row && takeUntil(line, ",").find_first_not_of("0123456789; \t") == std::string_view::npos;
    double number = 0;
    for (int column = 0; column < 2; ++column)
        row = row && parseNumber(trimmed(takeUntil(line, ",")), number);
    return row;
}

class CsvReader {
public:
    CsvReader(std::string_view text, std::string_view name) : rest(text), builder(std::string(name)) {}

    Result<GraphPtr> read()
    {
        if (rest.substr(0, 3) == "\xef\xbb\xbf")
            rest.remove_prefix(3);
        countRows();
        while (!rest.empty() && !fault) {
            const std::string_view line = trimmed(takeUntil(rest, "\n"));
            ++lineNumber;
            if (!line.empty() && !isHeading(line))
                readRow(line);
        }
        if (fault || !sortById() || !addEdges() || !colocate())
            return *std::move(fault);
        return builder.build();
    }

private:
    /// Counted, so that memory grows with the text and not by doubling.
    void countRows()
    {
        const auto lines = static_cast<std::size_t>(std::count(rest.begin(), rest.end(), '\n')) + 1;
        constexpr std::size_t shortest = 9; // "0,,,,0,0" and the line's end
        builder.reserve(std::min(lines, rest.size() / shortest + 1), 0);
    }

    bool fail(const char* sentence, std::string_view found)
    {
        fault = Error{{sentence, {std::to_string(lineNumber), excerpt(found)}}, {}, {}};
        return false;
    }

    bool readNumber(std::string_view& line, double& out)
    {
        const std::string_view field = trimmed(takeUntil(line, ","));
        if (!parseNumber(field, out) || !std::isfinite(out) || out < 0)
            return fail(
                DOPPLER_TEXT("core", "line {0}: found \"{1}\", expected a finite number of at least 0"),
                field);
        out += 0.0; // no negative zero
        return true;
    }

    /// A list of ids: each makes a pair with this row's, in the order that `take` gives.
    template <class Take>
    bool readIds(std::string_view& line, const Take& take)
    {
        std::string_view field = takeUntil(line, ",");
        while (!field.empty()) {
            const std::string_view item = trimmed(takeUntil(field, ";"));
            if (std::uint32_t id = 0; parseNumber(item, id))
                take(id);
            else if (!item.empty())
                return fail(DOPPLER_TEXT("core", "line {0}: found \"{1}\", expected ids separated by \";\""),
                            item);
        }
        return true;
    }

    bool readRow(std::string_view line)
    {
        const std::string_view number = trimmed(takeUntil(line, ","));
        std::uint32_t id = 0;
        if (!parseNumber(number, id))
            return fail(
                DOPPLER_TEXT("core", "line {0}: found \"{1}\", expected a whole number of at least 0"),
                number);
        Vertex vertex;
        double operations = 0;
        if (!readIds(line, [&](std::uint32_t to) { outgoing.emplace_back(id, to); }) ||
            !readIds(line, [&](std::uint32_t from) { incoming.emplace_back(from, id); }) ||
            !readIds(line, [&](std::uint32_t other) { colocated.emplace_back(id, other); }) ||
            !readNumber(line, vertex.outputBytes) || !readNumber(line, operations) ||
            (!line.empty() && !readNumber(line, vertex.persistentBytes)) || !readConstraint(line, vertex))
            return false;
        vertex.flops = operations;
        vertex.name = trimmed(line);
        ids.push_back(id);
        lineOf.push_back(static_cast<std::uint32_t>(lineNumber));
        builder.addVertex(std::move(vertex));
        return true;
    }

    bool readConstraint(std::string_view& line, Vertex& vertex)
    {
        const std::string_view constraint = trimmed(takeUntil(line, ","));
        if (constraint == "CPU")
            vertex.allow = {"cpu"};
        else if (constraint == "GPU")
            vertex.allow = {"gpu"};
        else if (!constraint.empty() && constraint != "NO")
            return fail(DOPPLER_TEXT("core", "line {0}: found \"{1}\", expected NO, CPU or GPU"), constraint);
        return true;
    }

    bool sortById()
    {
        indexOf.reserve(ids.size());
        std::vector<std::uint32_t> order(ids.size());
        std::iota(order.begin(), order.end(), 0U);
        std::sort(order.begin(), order.end(),
                  [&](std::uint32_t a, std::uint32_t b) { return ids[a] < ids[b]; });
        for (std::uint32_t i = 0; i < order.size(); ++i)
            if (!indexOf.emplace(ids[order[i]], i).second) {
                fault = Error{{DOPPLER_TEXT("core", "line {0}: duplicate id {1}, expected a unique id"),
                               {std::to_string(std::max(lineOf[order[i]], lineOf[order[i - 1]])),
                                std::to_string(ids[order[i]])}},
                              {},
                              {}};
                return false;
            }
        std::vector<std::uint32_t> home(order.size()); // of the vertex at each place
        for (std::uint32_t i = 0; i < order.size(); ++i)
            home[order[i]] = i;
        for (std::uint32_t i = 0; i < home.size(); ++i)
            while (home[i] != i) { // every swap brings one vertex home
                const std::uint32_t target = home[i];
                std::swap(builder.vertex(VertexId{i}), builder.vertex(VertexId{target}));
                std::swap(home[i], home[target]);
            }
        return true;
    }

    /// The ids of pairs as indices of vertices. The row that names the other is always known.
    bool resolve(std::vector<Pair>& pairs)
    {
        for (Pair& pair : pairs) {
            const auto first = indexOf.find(pair.first);
            const auto second = indexOf.find(pair.second);
            if (first == indexOf.end() || second == indexOf.end()) {
                const bool noFirst = first == indexOf.end();
                fault = Error{
                    {DOPPLER_TEXT("core", "node {0}, which a list of node {1} refers to, does not exist"),
                     {std::to_string(noFirst ? pair.first : pair.second),
                      std::to_string(noFirst ? pair.second : pair.first)}},
                    {},
                    {}};
                return false;
            }
            pair = {first->second, second->second};
        }
        return true;
    }

    bool addEdges()
    {
        if (!resolve(outgoing) || !resolve(incoming))
            return false;
        std::vector<Pair> known = outgoing;
        std::sort(known.begin(), known.end());
        const auto isMissing = [&](const Pair& p) {
            return !std::binary_search(known.begin(), known.end(), p);
        };
        incoming.erase(
            std::remove_if(incoming.begin(), incoming.end(), [&](const Pair& p) { return !isMissing(p); }),
            incoming.end());
        known = {};
        builder.reserve(builder.vertexCount(), outgoing.size() + incoming.size());
        for (const std::vector<Pair>* pairs : {&outgoing, &incoming})
            for (const auto& [from, to] : *pairs)
                builder.addEdge(VertexId{from}, VertexId{to});
        outgoing = incoming = {};
        return true;
    }

    bool colocate()
    {
        if (!resolve(colocated))
            return false;
        DisjointSets sets(builder.vertexCount());
        std::vector<bool> hasOthers(builder.vertexCount(), false);
        for (const auto& [one, other] : colocated) {
            sets.join(one, other);
            hasOthers[one] = hasOthers[other] = true;
        }
        for (std::uint32_t v = 0; v < builder.vertexCount(); ++v)
            if (hasOthers[v])
                builder.vertex(VertexId{v}).colocate = "c" + std::to_string(sets.find(v));
        return true;
    }

    std::string_view rest;
    std::size_t lineNumber = 0;
    GraphBuilder builder;
    std::vector<std::uint32_t> ids;    ///< By row.
    std::vector<std::uint32_t> lineOf; ///< By row.
    std::unordered_map<std::uint32_t, std::uint32_t> indexOf;
    std::vector<Pair> outgoing;
    std::vector<Pair> incoming;
    std::vector<Pair> colocated;
    std::optional<Error> fault;
};

} // namespace

Result<GraphPtr> readMayerCsv(std::string_view text, std::string_view name)
{
    return CsvReader(text, name).read();
}

bool looksLikeMayerCsv(std::string_view text)
{
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        text.remove_prefix(3);
    bool headed = false;
    while (!text.empty()) {
        const std::string_view line = trimmed(takeUntil(text, "\n"));
        if (line.empty())
            continue;
        if (!isHeading(line))
            return isRow(line) || (headed && std::count(line.begin(), line.end(), ',') >= 5);
        if (line.starts_with("Id,(Outgoing)"))
            return true;
        headed = true;
    }
    return false;
}

GraphFormat mayerCsvFormat()
{
    return {
        .id = "mayer-csv",
        .name = "Mayer CSV",
        .extensions = ".csv",
        .sniff = [](std::string_view text) { return looksLikeMayerCsv(text) ? Match::Yes : Match::No; },
        .read = [](std::string_view text, const ReadRequest& ask) { return readMayerCsv(text, ask.name); }};
}

} // namespace doppler
