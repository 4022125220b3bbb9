// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/dot.h"
#include "core/io/graphs/dot_lexer.h"
#include "core/io/placements/foreign_placement.h"
#include "core/io/placements/placement_format.h"

#include <array>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Colours that people of any colour vision tell apart (Okabe and Ito 2008), light enough for black letters.
constexpr std::array colours{0xe69f00U, 0x56b4e9U, 0x009e73U, 0xf0e442U,
                             0x0072b2U, 0xd55e00U, 0xcc79a7U, 0x999999U};

/// The graph for a picture, every vertex in its device's colour.
std::string writePlacementDot(const Problem& problem, const Placement& placement, std::string_view)
{
    std::vector<std::string> more;
    for (const DeviceId d : placement.devices)
        more.push_back(fmt::format("style=filled, fillcolor=\"{}\", device={}", placementColour(d),
                                   dotQuoted(problem.topology().device(d).name)));
    return writeDot(problem.graph(), more);
}

} // namespace

/// The same again, darker by turns, where there are more devices than colours.
std::string placementColour(DeviceId device)
{
    const std::uint32_t colour = colours[device % colours.size()];
    const std::size_t round = device / colours.size();
    const double strength = 1 / (1 + 0.35 * static_cast<double>(round));
    const auto part = [&](int shift) {
        return static_cast<unsigned>(static_cast<double>(colour >> shift & 0xff) * strength);
    };
    return fmt::format("#{:02x}{:02x}{:02x}", part(16), part(8), part(0));
}

PlacementFormat dotPlacement()
{
    return {
        .id = "dot", .name = "Graphviz DOT, coloured", .extensions = ".dot .gv", .write = writePlacementDot};
}

} // namespace doppler
