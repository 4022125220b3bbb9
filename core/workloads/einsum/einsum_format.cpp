// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in the einsum language (docs/einsum-language.md): a file opens as the graph that it expands to.
#include "core/io/graphs/graph_format.h"
#include "core/workloads/einsum/einsum_text.h"

namespace doppler {

namespace {

// A short text can ask for a large graph; what a file may ask for unless the user allows more.
constexpr std::int64_t mostVertices = 100'000;
constexpr std::size_t edgesPerVertex = 8;

std::vector<OptionSpec> options(std::string_view /*text*/)
{
    return {
        {"element_bytes", std::int64_t{4}, 1, 16, {}, DOPPLER_TEXT("core", "bytes per element")},
        {"drop_trivial",
         false,
         0,
         0,
         {},
         DOPPLER_TEXT("core", "omit the formation vertex where one kernel computes the whole output block")},
        {"inputs",
         std::string("everywhere"),
         0,
         0,
         {"everywhere", "vertices"},
         DOPPLER_TEXT("core",
                      "inputs are available on every device at the start, or are vertices that are placed")},
        {"most_vertices",
         mostVertices,
         1,
         1e7,
         {},
         DOPPLER_TEXT("core", "maximum number of vertices; larger graphs are rejected")}};
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
