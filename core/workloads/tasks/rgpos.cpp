// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/tasks/rgpos.h"

#include "core/base/option_specs.h"
#include "core/base/random.h"
#include "core/graph/graph_builder.h"
#include "core/workloads/api/size_limit.h"
#include "core/workloads/api/workload.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_set>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr double meanTaskTime = 40; // as in the paper

struct Task {
    std::uint32_t start = 0;
    std::uint32_t end = 0;
    DeviceId processor;
    VertexId vertex;
};

/// How many tasks each processor gets: at least one, and about 0.5 to 1.5 times the mean.
std::vector<std::size_t> shareTasks(const RgposShape& shape, Random& random)
{
    std::vector<double> weightUpTo(shape.processors);
    double sum = 0;
    for (double& weight : weightUpTo)
        weight = sum += 0.5 + random.uniform();
    std::vector<std::size_t> counts(shape.processors, 1);
    for (std::size_t i = shape.processors; i < shape.vertices; ++i) {
        const auto at = std::upper_bound(weightUpTo.begin(), weightUpTo.end() - 1, random.uniform() * sum);
        ++counts[static_cast<std::size_t>(at - weightUpTo.begin())];
    }
    return counts;
}

/// Cuts 0 .. length into `count` tasks at distinct whole times, every choice equally likely.
void fillProcessor(DeviceId processor, std::size_t count, std::uint32_t length, Random& random,
                   std::vector<Task>& tasks)
{
    std::size_t cutsLeft = count - 1;
    std::uint32_t start = 0;
    for (std::uint32_t time = 1; time < length; ++time)
        if (random.below(length - time) < cutsLeft) {
            tasks.push_back({start, time, processor, {}});
            start = time;
            --cutsLeft;
        }
    tasks.push_back({start, length, processor, {}});
}

/// The tasks by start, and with shuffled ids.
std::vector<Task> makeTasks(const RgposShape& shape, Random& random, std::uint32_t& length)
{
    const std::vector<std::size_t> counts = shareTasks(shape, random);
    const double mean = meanTaskTime * static_cast<double>(shape.vertices);
    length = std::max(static_cast<std::uint32_t>(std::lround(mean / static_cast<double>(shape.processors))),
                      static_cast<std::uint32_t>(*std::max_element(counts.begin(), counts.end())));
    std::vector<Task> tasks;
    tasks.reserve(shape.vertices);
    for (DeviceId d : IdRange<DeviceId>(shape.processors))
        fillProcessor(d, counts[d], length, random, tasks);
    std::vector<std::size_t> ids(tasks.size());
    std::iota(ids.begin(), ids.end(), std::size_t{0});
    for (std::size_t i = ids.size(); i > 1; --i)
        std::swap(ids[i - 1], ids[random.below(i)]);
    for (std::size_t i = 0; i < tasks.size(); ++i)
        tasks[i].vertex = VertexId{ids[i]};
    std::sort(tasks.begin(), tasks.end(), [](const Task& a, const Task& b) {
        return std::pair(a.start, a.vertex.value) < std::pair(b.start, b.vertex.value);
    });
    return tasks;
}

/// Edges to tasks that start not long after the source has ended: where far ones prevail, hardly any matters.
void addRgposEdges(const RgposShape& shape, const std::vector<Task>& tasks, Random& random,
                   GraphBuilder& builder)
{
    const std::size_t window = 4 * shape.processors;
    const auto wanted =
        static_cast<std::size_t>(std::lround(shape.density * static_cast<double>(tasks.size())));
    std::unordered_set<std::uint64_t> taken;
    for (std::size_t tries = 0; tries < 20 * wanted && taken.size() < wanted; ++tries) {
        const Task& from = tasks[random.below(tasks.size())];
        const auto after = std::partition_point(tasks.begin(), tasks.end(),
                                                [&](const Task& task) { return task.start < from.end; });
        const auto room = std::min(window, static_cast<std::size_t>(tasks.end() - after));
        if (room == 0)
            continue;
        const Task& to = after[static_cast<std::ptrdiff_t>(random.below(room))];
        if (!taken.insert(std::uint64_t{from.vertex} << 32 | to.vertex.value).second)
            continue;
        double cost = std::round(2 * shape.ccr * meanTaskTime * random.uniform());
        if (from.processor != to.processor)
            cost = std::min(cost, static_cast<double>(to.start - from.end));
        builder.addEdge({from.vertex.value, to.vertex.value, 0.0, cost, {}});
    }
}

Result<GraphPtr> makeRgposGraph(const Options& options)
{
    const auto size = [&](const char* name) { return static_cast<std::size_t>(options.integer(name)); };
    const auto vertices = static_cast<double>(size("vertices"));
    if (auto fits = refuseLarge(vertices, vertices * options.number("density")); !fits)
        return fits.error();
    auto made = makeRgpos({size("vertices"), size("processors"), options.number("ccr"),
                           options.number("density"), size("seed")});
    return made ? Result<GraphPtr>(std::move(made->graph)) : Result<GraphPtr>(made.error());
}

} // namespace

Result<KnownOptimum> makeRgpos(const RgposShape& shape)
{
    if (shape.processors < 1 || shape.processors > shape.vertices)
        return Error{
            {DOPPLER_TEXT("core",
                          "the number of processors is {0}, expected 1 to {1}, the number of vertices"),
             {count(shape.processors), count(shape.vertices)}},
            {},
            {}};
    Random random(shape.seed);
    std::uint32_t length = 0;
    const std::vector<Task> tasks = makeTasks(shape, random, length);
    GraphBuilder builder(fmt::format("rgpos-{}x{}-optimum-{}", shape.vertices, shape.processors, length));
    std::vector<Vertex> vertices(tasks.size());
    KnownOptimum out;
    out.makespan = length;
    out.placement.devices.resize(tasks.size());
    for (const Task& task : tasks) {
        vertices[task.vertex].seconds = {{"*", static_cast<double>(task.end - task.start)}};
        out.placement.devices[task.vertex] = task.processor;
        out.placement.order.push_back(task.vertex);
    }
    for (std::size_t v = 0; v < vertices.size(); ++v) {
        vertices[v].name = "T" + std::to_string(v);
        builder.addVertex(std::move(vertices[v]));
    }
    addRgposEdges(shape, tasks, random, builder);
    auto graph = builder.build();
    if (!graph)
        return graph.error();
    out.graph = *std::move(graph);
    return out;
}

Workload rgposWorkload()
{
    const RgposShape standard;
    return {"rgpos",
            DOPPLER_TEXT("core", "random graphs with a known optimum on a given number of devices with "
                                 "unlimited channels; the name of the graph contains the optimum in seconds"),
            "Kwok and Ahmad, J. Parallel and Distributed Computing 59(3), 1999",
            {wholeOption("vertices", static_cast<std::int64_t>(standard.vertices), 1, 1e6,
                         {.label = DOPPLER_TEXT("core", "Vertices"),
                          .help = DOPPLER_TEXT("core", "number of vertices")}),
             wholeOption("processors", static_cast<std::int64_t>(standard.processors), 1, 1024,
                         {.label = DOPPLER_TEXT("core", "Devices"),
                          .help = DOPPLER_TEXT("core", "number of devices for which the optimum is known")}),
             numberOption(
                 "ccr", standard.ccr, 0, 100,
                 {.label = DOPPLER_TEXT("core", "Communication-to-computation ratio"),
                  .help = DOPPLER_TEXT(
                      "core", "mean communication time of an edge, divided by the mean time of a vertex")}),
             numberOption("density", standard.density, 0, 50,
                          {.label = DOPPLER_TEXT("core", "Edge density"),
                           .unit = DOPPLER_TEXT("core", "edges per vertex"),
                           .help = DOPPLER_TEXT("core", "edges per vertex")}),
             wholeOption("seed", static_cast<std::int64_t>(standard.seed), 0, 1e15,
                         {.label = DOPPLER_TEXT("core", "Random seed"),
                          .help = DOPPLER_TEXT("core", "random seed")})},
            makeRgposGraph};
}

} // namespace doppler
