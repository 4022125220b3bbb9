// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/doppler_text.h"

#include "core/base/excerpt.h"
#include "core/base/option_specs.h"
#include "core/base/text_fields.h"
#include "core/graph/graph_builder.h"
#include "core/io/graphs/doppler_text_costs.h"
#include "core/io/graphs/graph_format.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double costsPerSecond = 1e10;
constexpr const char* outputName = "out";

class TextReader {
public:
    /// `pieceCount` 0: the costs as published.
    TextReader(std::string_view text, std::string_view name, std::uint32_t pieceCount)
        : rest(text), builder(std::string(name)), pieces(pieceCount)
    {
    }

    Result<GraphPtr> read()
    {
        std::uint64_t total = 0;
        std::vector<std::uint32_t> inputs;
        if (!readTotal(total) || !readList(inputs) || !readList(sources) || !readList(targets) ||
            !checkCount(total, inputs.size()) || !readCosts() || !addEdges())
            return *std::move(fault);
        return builder.build();
    }

private:
    bool fail(const char* sentence, std::string_view found)
    {
        fault = Error{{sentence, {std::to_string(lineNumber), excerpt(found)}}, {}, {}};
        return false;
    }

    /// The next line; past the end an empty one.
    std::string_view nextLine()
    {
        ++lineNumber;
        return trimmed(takeUntil(rest, "\n"));
    }

    bool readTotal(std::uint64_t& total)
    {
        const std::string_view line = nextLine();
        return parseNumber(line, total) ||
               fail(DOPPLER_TEXT("core",
                                 "line {0}: found \"{1}\", expected the number of vertices and inputs"),
                    line);
    }

    bool readList(std::vector<std::uint32_t>& out)
    {
        const bool ended = rest.empty();
        std::string_view line = nextLine();
        if (ended)
            return fail(
                DOPPLER_TEXT("core", "line {0}: unexpected end of the text, expected a list of numbers"), {});
        while (!line.empty()) {
            const std::string_view item = trimmed(takeUntil(line, ","));
            if (!parseNumber(item, out.emplace_back()))
                return fail(
                    DOPPLER_TEXT("core", "line {0}: found \"{1}\", expected a whole number of at least 0"),
                    item);
        }
        return true;
    }

    /// The cost lines are counted before anything is made of them, so that a claim alone costs nothing.
    bool checkCount(std::uint64_t total, std::size_t inputs)
    {
        constexpr std::string_view blanks = " \t\r\n";
        const std::size_t last = rest.find_last_not_of(blanks);
        rest = rest.substr(0, last == std::string_view::npos ? 0 : last + 1);
        const auto lines =
            rest.empty() ? 0 : static_cast<std::size_t>(std::count(rest.begin(), rest.end(), '\n')) + 1;
        if (total == lines + inputs) {
            builder.reserve(lines, sources.size());
            return true;
        }
        fault = Error{{DOPPLER_TEXT("core", "line 1: the number of vertices and inputs is {0}, expected {1}; "
                                            "inputs listed: {2}, cost lines: {3}"),
                       {count(total), count(lines + inputs), count(inputs), count(lines)}},
                      {},
                      {}};
        return false;
    }

    bool readCost(std::string_view& line, double& out)
    {
        const std::string_view item = trimmed(takeUntil(line, ","));
        if (!parseNumber(item, out) || !std::isfinite(out) || out < 0)
            return fail(
                DOPPLER_TEXT("core", "line {0}: found \"{1}\", expected a finite number of at least 0"),
                item);
        out += 0.0; // no negative zero
        return true;
    }

    bool readCosts()
    {
        while (!rest.empty()) {
            std::string_view line = nextLine();
            Vertex vertex;
            double compute = 0;
            if (!readCost(line, compute) || !readCost(line, vertex.outputBytes))
                return false;
            if (pieces > 0)
                vertex.flops = compute;
            else
                vertex.seconds = {{"*", compute / costsPerSecond}};
            vertex.op = trimmed(line);
            builder.addVertex(std::move(vertex));
        }
        return true;
    }

    bool addEdges()
    {
        constexpr std::size_t sourceLine = 3;
        if (sources.size() != targets.size()) {
            fault = Error{{DOPPLER_TEXT("core", "line {0}: the number of targets is {1}, expected {2}, the "
                                                "number of sources on the line before"),
                           {std::to_string(sourceLine + 1), count(targets.size()), count(sources.size())}},
                          {},
                          {}};
            return false;
        }
        for (std::size_t i = 0; i < sources.size(); ++i)
            if (!isVertex(sources[i], sourceLine, i) || !isVertex(targets[i], sourceLine + 1, i))
                return false;
        if (pieces > 0)
            recomputeCosts(builder, sources, targets, pieces);
        for (std::size_t i = 0; i < sources.size(); ++i) {
            if (pieces > 0) {
                builder.addEdge(VertexId{sources[i]}, VertexId{targets[i]});
                continue;
            }
            const double cost = builder.vertex(VertexId{sources[i]}).outputBytes;
            builder.addEdge({sources[i], targets[i], cost, cost / costsPerSecond, outputName});
        }
        return true;
    }

    bool isVertex(std::uint32_t id, std::size_t line, std::size_t entry)
    {
        if (id < builder.vertexCount())
            return true;
        fault =
            Error{{DOPPLER_TEXT("core", "line {0}: entry {1} is vertex {2}, expected an id from 0 to {3}"),
                   {std::to_string(line), std::to_string(entry), std::to_string(id),
                    std::to_string(builder.vertexCount() - 1)}},
                  {},
                  {}};
        return false;
    }

    std::string_view rest;
    std::size_t lineNumber = 0;
    GraphBuilder builder;
    std::vector<std::uint32_t> sources;
    std::vector<std::uint32_t> targets;
    std::uint32_t pieces;
    std::optional<Error> fault;
};

} // namespace

Result<GraphPtr> readDopplerText(std::string_view text, std::string_view name)
{
    return TextReader(text, name, 0).read();
}

Result<GraphPtr> readDopplerTextRecomputed(std::string_view text, std::string_view name, std::uint32_t pieces)
{
    return TextReader(text, name, pieces).read();
}

namespace {

constexpr std::string_view digits = "0123456789";

/// Whether a line is a list of whole numbers, which commas separate and which may be empty.
bool isList(std::string_view line)
{
    while (!line.empty())
        if (trimmed(takeUntil(line, ",")).find_first_not_of(digits) != std::string_view::npos)
            return false;
    return true;
}

} // namespace

bool looksLikeDopplerText(std::string_view text)
{
    const std::string_view first = trimmed(takeUntil(text, "\n"));
    if (first.empty() || first.find_first_not_of(digits) != std::string_view::npos)
        return false;
    const std::string_view inputs = trimmed(takeUntil(text, "\n"));
    if (!isList(inputs) || inputs.find(',') != std::string_view::npos)
        return isList(inputs);
    // No input, or one without the comma behind it: then more must speak for it, since STG has numbers too.
    const std::string_view sources = trimmed(takeUntil(text, "\n"));
    const std::string_view targets = trimmed(takeUntil(text, "\n"));
    const std::string_view cost = takeUntil(text, "\n");
    return isList(sources) && isList(targets) &&
           (sources.find(',') != std::string_view::npos || cost.find(',') != std::string_view::npos);
}

namespace {

constexpr double mostPieces = 65536;

std::vector<OptionSpec> textOptions(std::string_view)
{
    return {choiceOption(
                "costs", {"as-published", "recomputed"},
                {.label = DOPPLER_TEXT("core", "Cost source"),
                 .help = DOPPLER_TEXT("core", "Costs as published (each piece has the costs of the whole "
                                              "operation), or FLOPs and bytes recomputed for each piece")}),
            wholeOption(
                "pieces", 16, 1, mostPieces,
                {.label = DOPPLER_TEXT("core", "Pieces per operation"),
                 .help = DOPPLER_TEXT("core", "For recomputed costs: number of pieces of an operation")})};
}

} // namespace

GraphFormat dopplerTextFormat()
{
    return {
        .id = "doppler-text",
        .name = "DOPPLER text",
        .extensions = ".txt",
        .sniff = [](std::string_view text) { return looksLikeDopplerText(text) ? Match::Yes : Match::No; },
        .read = [](std::string_view text, const ReadRequest& ask) -> Result<GraphPtr> {
            if (ask.options.text("costs") == "recomputed")
                return readDopplerTextRecomputed(text, ask.name,
                                                 static_cast<std::uint32_t>(ask.options.integer("pieces")));
            return readDopplerText(text, ask.name);
        },
        .options = textOptions};
}

} // namespace doppler
