// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in the einsum language (docs/einsum-language.md): a file opens as the graph that it expands to.
#include "core/base/option_specs.h"
#include "core/io/graphs/graph_format.h"
#include "core/workloads/einsum/einsum_text.h"

namespace doppler {

namespace {

// A short text can ask for a large graph; what a file may ask for unless the user allows more.
constexpr std::int64_t mostVertices = 100'000;
constexpr std::size_t edgesPerVertex = 8;

std::vector<OptionSpec> options(std::string_view /*text*/)
{
    return {wholeOption("element_bytes", 4, 1, 16,
                        {.label = DOPPLER_TEXT("core", "Element size"),
                         .unit = DOPPLER_TEXT("core", "bytes"),
                         .help = DOPPLER_TEXT("core", "bytes per element")}),
            flagOption(
                "drop_trivial", false,
                {.label = DOPPLER_TEXT("core", "Omit trivial formations"),
                 .help = DOPPLER_TEXT(
                     "core", "omit the formation vertex where one kernel computes the whole output block")}),
            choiceOption(
                "inputs", {"everywhere", "vertices"},
                {.label = DOPPLER_TEXT("core", "Input availability"),
                 .help = DOPPLER_TEXT(
                     "core",
                     "inputs are available on every device at the start, or are vertices that are placed")}),
            wholeOption(
                "most_vertices", mostVertices, 1, 1e7,
                {.label = DOPPLER_TEXT("core", "Vertex limit"),
                 .unit = DOPPLER_TEXT("core", "vertices"),
                 .help = DOPPLER_TEXT("core", "maximum number of vertices; larger graphs are rejected")})};
}

Result<GraphPtr> read(std::string_view text, const ReadRequest& ask)
{
    const auto program = parseEinsumText(text, ask.name);
    if (!program)
        return program.error();
    ExpandOptions how;
    how.elementBytes = static_cast<double>(ask.options.integer("element_bytes"));
    how.dropTrivial = ask.options.flag("drop_trivial");
    how.inputVertices = ask.options.text("inputs") == "vertices";
    how.mostVertices = static_cast<std::size_t>(ask.options.integer("most_vertices"));
    how.mostEdges = edgesPerVertex * how.mostVertices;
    return expand(*program, how);
}

} // namespace

GraphFormat einsumGraphFormat()
{
    return {.id = "einsum",
            .name = "Einsum",
            .extensions = ".einsum",
            .sniff = [](std::string_view text) { return looksLikeEinsumText(text) ? Match::Yes : Match::No; },
            .read = read,
            .options = options};
}

} // namespace doppler
