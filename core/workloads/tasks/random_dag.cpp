// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/base/random.h"
#include "core/base/text_fields.h"
#include "core/graph/graph_builder.h"
#include "core/workloads/api/size_limit.h"
#include "core/workloads/api/workload.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Transfer times become bytes at this rate, so that memory and traffic have a size.
constexpr double transferBytesPerSecond = 1e10;
/// More would draw billions of pairs.
constexpr double mostVertices = 20000;
constexpr std::size_t mostDevices = 1024;

struct Gaussian {
    double mean = 0;
    double deviation = 0;
};
/// The mixture of the paper. It gives no weights; here all are equal.
constexpr std::array mixture{Gaussian{0.5, 0.5}, Gaussian{1, 1}, Gaussian{3, 1}, Gaussian{5, 1}};
constexpr double meanSeconds = 240; ///< Of the mixture, about.

double drawDuration(Random& random)
{
    const Gaussian& part = mixture[random.below(mixture.size())];
    const double radius = std::sqrt(-2 * std::log(1 - random.uniform()));
    const double normal = radius * std::cos(2 * std::numbers::pi * random.uniform());
    return std::round(100 * std::max(0.0, part.mean + part.deviation * normal)) + 1;
}

/// A type of machine: the devices that run its vertices.
struct MachineType {
    std::size_t first = 0;
    std::size_t count = 0;
};

/// The types of "1,1,4": gpu0, gpu1, and gpu2 to gpu5.
Result<std::vector<MachineType>> machineTypes(std::string_view text)
{
    std::vector<MachineType> out;
    std::size_t first = 0;
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view field = trimmed(takeUntil(rest, ","));
        std::uint64_t count = 0;
        if (!parseNumber(field, count) || count < 1 || first + count > mostDevices)
            return Error{{DOPPLER_TEXT("core", "capacities is \"{0}\", expected whole numbers from 1, "
                                               "separated by commas, with a sum of at most {1}"),
                          {std::string(text), std::to_string(mostDevices)}},
                         {},
                         {}};
        out.push_back({first, static_cast<std::size_t>(count)});
        first += static_cast<std::size_t>(count);
    }
    return out;
}

/// Restricts the vertex to a type of machine, drawn in proportion to the capacities.
void drawType(const std::vector<MachineType>& types, Random& random, Vertex& vertex)
{
    if (types.empty())
        return;
    const std::size_t device = random.below(types.back().first + types.back().count);
    const auto type = std::ranges::find_if(
        types, [device](const MachineType& one) { return device < one.first + one.count; });
    vertex.group = fmt::format("type {}", type - types.begin());
    for (std::size_t d = type->first; d < type->first + type->count; ++d)
        vertex.allow.push_back(fmt::format("gpu{}", d));
}

/// An edge from u to each later v with the probability that `probability(u, v)` returns.
template <class Probability>
Result<GraphPtr> makeRandomGraph(const char* family, const Options& options, double expectedEdges,
                                 const Probability& probability)
{
    const auto vertices = static_cast<std::size_t>(options.integer("vertices"));
    if (auto fits = refuseLarge(static_cast<double>(vertices), expectedEdges); !fits)
        return fits.error();
    const auto types = machineTypes(options.text("capacities"));
    if (!types)
        return types.error();
    Random random(static_cast<std::uint64_t>(options.integer("seed")));
    GraphBuilder builder(fmt::format("{}-{}", family, vertices));
    for (std::size_t v = 0; v < vertices; ++v) {
        Vertex vertex;
        vertex.name = fmt::format("T{}", v);
        vertex.seconds = {{"*", drawDuration(random)}};
        drawType(*types, random, vertex);
        builder.addVertex(std::move(vertex));
    }
    const double meanTransfer = options.number("ccr") * meanSeconds;
    for (std::size_t u = 0; u < vertices; ++u)
        for (std::size_t v = u + 1; v < vertices; ++v)
            if (random.uniform() < probability(u, v)) {
                const double seconds = 2 * meanTransfer * random.uniform();
                builder.addEdge({static_cast<std::uint32_t>(u),
                                 static_cast<std::uint32_t>(v),
                                 seconds * transferBytesPerSecond,
                                 seconds,
                                 {}});
            }
    return builder.build();
}

double pairs(double vertices) { return vertices * (vertices - 1) / 2; }

Result<GraphPtr> makeErdosRenyiGraph(const Options& options)
{
    const double p = options.number("probability");
    const double expected = p * pairs(static_cast<double>(options.integer("vertices")));
    return makeRandomGraph("erdos-renyi", options, expected, [p](std::size_t, std::size_t) { return p; });
}

Result<GraphPtr> makeBlockGraph(const Options& options)
{
    const auto blocks = static_cast<std::size_t>(options.integer("blocks"));
    const double inside = options.number("inside");
    const double between = options.number("between");
    const double all = pairs(static_cast<double>(options.integer("vertices")));
    const double expected = all * (inside / static_cast<double>(blocks) + between);
    return makeRandomGraph("block", options, expected, [=](std::size_t u, std::size_t v) {
        return u % blocks == v % blocks ? inside : between;
    });
}

OptionSpec probabilityOption(const char* name, double standard, std::string_view label, std::string_view help)
{
    return numberOption(name, standard, 0, 1, {.label = std::string(label), .help = std::string(help)});
}

std::vector<OptionSpec> withCommonOptions(std::vector<OptionSpec> own)
{
    own.insert(own.begin(), wholeOption("vertices", 100, 1, mostVertices,
                                        {.label = DOPPLER_TEXT("core", "Vertices"),
                                         .help = DOPPLER_TEXT("core", "number of vertices")}));
    own.push_back(numberOption(
        "ccr", 1, 0, 100,
        {.label = DOPPLER_TEXT("core", "Communication-to-computation ratio"),
         .help = DOPPLER_TEXT("core",
                              "mean communication time of an edge, divided by the mean time of a vertex")}));
    own.push_back(textOption(
        "capacities", "",
        {.label = DOPPLER_TEXT("core", "Machine types"),
         .help = DOPPLER_TEXT("core", "number of devices of each machine type, separated by commas: with "
                                      "1,1,4 a vertex runs on gpu0, on gpu1, or on one of gpu2 to gpu5; "
                                      "empty: on any device")}));
    own.push_back(wholeOption(
        "seed", 1, 0, 1e15,
        {.label = DOPPLER_TEXT("core", "Random seed"), .help = DOPPLER_TEXT("core", "random seed")}));
    return own;
}

constexpr const char* paper = "Jeon et al., ICLR 2023, appendix C.3";

} // namespace

Workload erdosRenyiWorkload()
{
    return {"erdos-renyi",
            DOPPLER_TEXT("core", "random graphs in which every pair of vertices has an edge with the same "
                                 "probability"),
            paper,
            withCommonOptions(
                {probabilityOption("probability", 0.05, DOPPLER_TEXT("core", "Edge probability"),
                                   DOPPLER_TEXT("core", "probability of an edge between two vertices"))}),
            makeErdosRenyiGraph};
}

Workload blockWorkload()
{
    return {"block",
            DOPPLER_TEXT("core", "random graphs of blocks with many edges inside and few between them"),
            paper,
            withCommonOptions(
                {wholeOption("blocks", 4, 1, 1000,
                             {.label = DOPPLER_TEXT("core", "Blocks"),
                              .help = DOPPLER_TEXT("core", "number of blocks")}),
                 probabilityOption("inside", 0.3, DOPPLER_TEXT("core", "Probability inside"),
                                   DOPPLER_TEXT("core", "probability of an edge inside a block")),
                 probabilityOption("between", 0.001, DOPPLER_TEXT("core", "Probability between"),
                                   DOPPLER_TEXT("core", "probability of an edge between two blocks"))}),
            makeBlockGraph};
}

} // namespace doppler
