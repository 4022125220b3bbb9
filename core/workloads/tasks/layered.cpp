// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/base/random.h"
#include "core/graph/graph_builder.h"
#include "core/workloads/api/size_limit.h"
#include "core/workloads/api/workload.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <fmt/format.h>

namespace doppler {

namespace {

/// What the bytes of an edge are worked out with, so that memory and traffic have a size.
constexpr double bytesPerSecond = 1e10;

/// Uniform between 1 and twice the mean less one.
std::size_t drawAround(double mean, Random& random)
{
    const auto most = std::max(std::size_t{1}, static_cast<std::size_t>(std::lround(2 * mean)) - 1);
    return 1 + random.below(most);
}

/// Where each layer begins, and the end of the last.
std::vector<std::size_t> drawLayers(std::size_t vertices, double shape, Random& random)
{
    const double meanWidth = std::max(1.0, shape * std::sqrt(static_cast<double>(vertices)));
    std::vector<std::size_t> begins{0};
    while (begins.back() < vertices)
        begins.push_back(std::min(vertices, begins.back() + drawAround(meanWidth, random)));
    return begins;
}

/// The names between the commas, each once.
std::vector<std::string> splitNames(const std::string& text)
{
    std::vector<std::string> names;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        const std::string name = text.substr(at, comma - at);
        if (!name.empty() && name != "*" && std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
        at = comma + 1;
    }
    return names;
}

void addVertices(const Options& options, std::span<const std::size_t> begins, Random& random,
                 GraphBuilder& builder)
{
    const double mean = options.number("mean_seconds");
    const double beta = options.number("heterogeneity");
    const std::vector<std::string> kinds = splitNames(options.text("kinds"));
    for (std::size_t layer = 0; layer + 1 < begins.size(); ++layer)
        for (std::size_t i = begins[layer]; i < begins[layer + 1]; ++i) {
            Vertex vertex;
            vertex.name = fmt::format("T{}", i);
            vertex.group = fmt::format("layer {}", layer);
            const double average = 2 * mean * random.uniform();
            vertex.seconds.push_back({"*", average});
            if (beta > 0)
                for (const std::string& kind : kinds)
                    vertex.seconds.push_back({kind, average * (1 + beta * (random.uniform() - 0.5))});
            builder.addVertex(std::move(vertex));
        }
}

/// The targets of each vertex of a layer, ascending. They are drawn from the next layer, and from those after
/// it where it is too narrow; what no vertex of the layer leads to gets an edge from a drawn one, so that
/// layers are hop distances.
std::vector<std::vector<std::size_t>> drawTargets(std::span<const std::size_t> begins, std::size_t vertices,
                                                  double meanDegree, Random& random)
{
    const std::size_t next = begins[1];
    const std::size_t width = begins[2] - next;
    std::vector<std::vector<std::size_t>> targets(next - begins[0]);
    std::vector<bool> reached(vertices - next, false);
    for (auto& own : targets) {
        const std::size_t degree = drawAround(meanDegree, random);
        const std::size_t room = std::min(std::max(width, degree), vertices - next);
        for (std::size_t k = 0; k < degree; ++k) {
            own.push_back(next + random.below(room));
            reached[own.back() - next] = true;
        }
    }
    for (std::size_t i = 0; i < width; ++i)
        if (!reached[i])
            targets[random.below(targets.size())].push_back(next + i);
    for (auto& own : targets) {
        std::sort(own.begin(), own.end());
        own.erase(std::unique(own.begin(), own.end()), own.end());
    }
    return targets;
}

void addEdges(const Options& options, std::span<const std::size_t> begins, Random& random,
              GraphBuilder& builder)
{
    const double meanSeconds = options.number("ccr") * options.number("mean_seconds");
    for (std::size_t layer = 0; layer + 2 < begins.size(); ++layer) {
        const auto targets =
            drawTargets(begins.subspan(layer, 3), begins.back(), options.number("out_degree"), random);
        for (std::size_t i = 0; i < targets.size(); ++i)
            for (std::size_t to : targets[i]) {
                const double seconds = 2 * meanSeconds * random.uniform();
                builder.addEdge({static_cast<std::uint32_t>(begins[layer] + i),
                                 static_cast<std::uint32_t>(to),
                                 seconds * bytesPerSecond,
                                 seconds,
                                 {}});
            }
    }
}

Result<GraphPtr> makeLayeredGraph(const Options& options)
{
    const auto vertices = static_cast<std::size_t>(options.integer("vertices"));
    const auto edges = static_cast<double>(vertices) * options.number("out_degree");
    if (auto fits = refuseLarge(static_cast<double>(vertices), edges); !fits)
        return fits.error();
    Random random(static_cast<std::uint64_t>(options.integer("seed")));
    const auto begins = drawLayers(vertices, options.number("shape"), random);
    GraphBuilder builder(fmt::format("layered-{}", begins.back()));
    addVertices(options, begins, random, builder);
    addEdges(options, begins, random, builder);
    return builder.build();
}

} // namespace

Workload layeredWorkload()
{
    return {
        "layered",
        DOPPLER_TEXT("core", "random layered graphs with a chosen shape, out-degree, "
                             "communication-to-computation ratio and heterogeneity"),
        "Topcuoglu, Hariri, Wu, IEEE TPDS 13(3), 2002, section 5.1",
        {wholeOption(
             "vertices", 100, 1, 1e6,
             {.label = DOPPLER_TEXT("core", "Vertices"), .help = DOPPLER_TEXT("core", "number of vertices")}),
         numberOption(
             "shape", 1.0, 0.01, 100,
             {.label = DOPPLER_TEXT("core", "Shape factor"),
              .help = DOPPLER_TEXT(
                  "core", "mean width of a layer, divided by the square root of the number of vertices")}),
         numberOption("out_degree", 3.0, 1, 100,
                      {.label = DOPPLER_TEXT("core", "Mean out-degree"),
                       .unit = DOPPLER_TEXT("core", "edges"),
                       .help = DOPPLER_TEXT("core", "mean number of edges out of a vertex")}),
         numberOption(
             "ccr", 1.0, 0, 100,
             {.label = DOPPLER_TEXT("core", "Communication-to-computation ratio"),
              .help = DOPPLER_TEXT(
                  "core", "mean communication time of an edge, divided by the mean time of a vertex")}),
         numberOption("heterogeneity", 0.5, 0, 2,
                      {.label = DOPPLER_TEXT("core", "Heterogeneity"),
                       .help = DOPPLER_TEXT(
                           "core", "spread of a vertex's time between device kinds, relative to its mean")}),
         textOption(
             "kinds", "P1,P2,P3",
             {.label = DOPPLER_TEXT("core", "Device kinds"),
              .help = DOPPLER_TEXT(
                  "core",
                  "device kinds with their own times, separated by commas; other kinds get the mean")}),
         numberOption("mean_seconds", 1e-3, 1e-12, 1e6,
                      {.label = DOPPLER_TEXT("core", "Mean vertex time"),
                       .unit = "s",
                       .help = DOPPLER_TEXT("core", "mean time of a vertex")}),
         wholeOption(
             "seed", 1, 0, 1e15,
             {.label = DOPPLER_TEXT("core", "Random seed"), .help = DOPPLER_TEXT("core", "random seed")})},
        makeLayeredGraph};
}

} // namespace doppler
