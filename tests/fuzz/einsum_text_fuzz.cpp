// SPDX-License-Identifier: GPL-3.0-or-later
// The einsum language: faults lie within the text, every operation has a place. A short text may ask for a
// large graph, so that the expansion is held to a small one here.
#include "core/workloads/einsum/einsum_text.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

namespace {

/// The choice of pieces looks at up to 50,000 ways, however short the text is.
constexpr std::size_t choiceBytes = std::size_t{32} << 20;

/// Where a fault is: within the text.
void requireWithin(std::string_view text, const doppler::TextPlace& place)
{
    using doppler::fuzz::require;
    std::size_t line = 1;
    for (; line < place.line && !text.empty(); ++line)
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    require(line == place.line, "the fault's line is one of the text");
    require(place.column >= 1 &&
                place.column - 1 + place.length <= std::min(text.find('\n'), text.size()) + 3,
            "the fault is within its line, a byte order mark counted or not");
}

} // namespace

DOPPLER_FUZZER(einsum_text, input)
{
    EinsumText read;
    requireBounded(
        input, [&] { read = readEinsumText(input, "fuzzed"); }, choiceBytes);
    require(read.operations.size() == read.program.operations.size(), "every operation has a place");
    if (read.fault) {
        requireReadable({read.fault->message, {}, {}});
        requireWithin(input, read.fault->place);
        return;
    }
    ExpandOptions how;
    how.mostVertices = 2000;
    how.mostEdges = 20000;
    if (const auto graph = expand(read.program, how); !graph)
        requireReadable(graph.error());
}
