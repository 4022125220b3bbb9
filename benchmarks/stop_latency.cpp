// SPDX-License-Identifier: GPL-3.0-or-later
// Milliseconds from a stop request to the end of a placer (docs/results/stop-latency.md):
//   stop_latency [VERTICES...]   layered graphs with these numbers of vertices on 8xV100 (1000 10000 100000)
// and after that: --placers A,B,... (default: all except the learned)  --times N (5)  --seconds S (2; the
// request comes between 0 and S seconds after the start)  --seed S A placer that ended before the request is
// not counted; "-" if it always did.
#include "benchmarks/taken.h"
#include "core/base/random.h"
#include "core/catalog/builtin_topologies.h"
#include "core/placers/adapters/external.h"
#include "core/placers/api/registry.h"
#include "core/workloads/api/workload.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>

namespace {

using namespace doppler;
using Clock = std::chrono::steady_clock;

ProblemPtr layered(std::size_t vertices)
{
    const Workload& workload = *taken(findWorkload("layered"));
    Options options(workload.options);
    if (auto set = options.set(workload.options, "vertices", std::to_string(vertices)); !set) {
        std::fprintf(stderr, "%s\n", set.error().english().c_str());
        std::exit(1);
    }
    return taken(Problem::create(taken(workload.make(options)), taken(builtinTopology("8xV100"))));
}

/// Milliseconds from the stop request, which comes after the given seconds, to the placer's end; nothing if
/// it ended before.
std::optional<double> latency(const Problem& problem, const Placer& placer, std::uint64_t seed, double after)
{
    std::stop_source source;
    PlacerContext context;
    context.seed = seed;
    context.stop = source.get_token();
    context.budget.seconds = 1e6; // a search ends by the request alone
    Clock::time_point asked = Clock::time_point::max();
    std::jthread asker([&](const std::stop_token& done) {
        const auto at = Clock::now() + std::chrono::duration<double>(after);
        while (!done.stop_requested() && Clock::now() < at)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (done.stop_requested())
            return;
        asked = Clock::now();
        source.request_stop();
    });
    (void)placer.place(problem, Options(placer.info().options), context); // an error is an end, too
    const auto ended = Clock::now();
    asker.request_stop();
    asker.join();
    if (ended < asked)
        return std::nullopt;
    return std::chrono::duration<double, std::milli>(ended - asked).count();
}

void print(const Problem& problem, const Placer& placer, std::uint64_t seed, int times, double seconds)
{
    Random random(seed);
    std::vector<double> latencies;
    for (int i = 0; i < times; ++i)
        if (const auto found = latency(problem, placer, seed, seconds * random.uniform()))
            latencies.push_back(*found);
    std::sort(latencies.begin(), latencies.end());
    std::printf("| %zu | `%s` | %zu |", problem.vertexCount(), placer.info().id.c_str(), latencies.size());
    if (latencies.empty())
        std::puts(" - | - |");
    else
        std::printf(" %.3g | %.3g |\n", latencies[(latencies.size() - 1) / 2], latencies.back());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    CLI::App app;
    std::vector<std::size_t> sizes{1000, 10'000, 100'000};
    std::vector<std::string> placers;
    int times = 5;
    double seconds = 2;
    std::uint64_t seed = 1;
    app.add_option("vertices", sizes);
    app.add_option("--placers", placers)->delimiter(',');
    app.add_option("--times", times)->check(CLI::PositiveNumber);
    app.add_option("--seconds", seconds)->check(CLI::NonNegativeNumber);
    app.add_option("--seed", seed);
    CLI11_PARSE(app, argc, argv);
    if (placers.empty())
        for (const auto& placer : placerRegistry().placers())
            if (const PlacerInfo& info = placer->info(); info.id != externalPlacerId && // answers for itself
                                                         info.kind != PlacerKind::Learned)
                placers.push_back(info.id);
    std::puts("| vertices | placer | times stopped | median | worst |");
    std::puts("|---|---|---|---|---|");
    for (std::size_t vertices : sizes) {
        const ProblemPtr problem = layered(vertices);
        for (const std::string& id : placers)
            print(*problem, *taken(placerRegistry().find(id)), seed, times, seconds);
    }
}
