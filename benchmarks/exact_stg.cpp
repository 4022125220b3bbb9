// SPDX-License-Identifier: GPL-3.0-or-later
// Runs `exact` on graphs of the Standard Task Graph set with known optima: prints the makespan, the proven
// bound and the time (docs/results/exact.md).
//   exact_stg FOLDER [SECONDS] [SEED]    FOLDER holds optima.csv (file,processors,optimum,...) and its files
#include "core/catalog/graph_file.h"
#include "core/placers/api/registry.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>

namespace {

using namespace doppler;

ProblemPtr load(const std::string& path, std::size_t processors)
{
    auto graph = readGraph(path);
    if (!graph) {
        std::fprintf(stderr, "%s\n", graph.error().english().c_str());
        std::exit(2);
    }
    TopologyParts parts;
    parts.name = "processors";
    for (std::size_t p = 0; p < processors; ++p) {
        parts.devices.emplace_back();
        parts.devices.back().name = std::to_string(p);
    }
    parts.links.assign(processors * processors, Link{1, 0, {}});
    return Problem::create(*graph, Topology::create(std::move(parts)).value()).value();
}

void solve(const std::string& folder, const std::string& row, const PlacerContext& context)
{
    std::istringstream fields(row);
    std::string file;
    std::string processors;
    std::string optimum;
    std::getline(fields, file, ',');
    std::getline(fields, processors, ',');
    std::getline(fields, optimum, ',');
    const ProblemPtr problem = load(folder + "/" + file, std::stoul(processors));
    const Placer& exact = **placerRegistry().find("exact");
    double best = 0;
    PlacerContext watched = context;
    watched.progress = [&](const PlacerProgress& progress) { best = progress.bestMakespan; };
    const std::clock_t begun = std::clock();
    const auto result = exact.place(*problem, Options(exact.info().options), watched);
    const double taken = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    std::printf("%-20s %3s %8s %8g %8g %12llu %9.3f\n", file.c_str(), processors.c_str(), optimum.c_str(),
                best, result->bound, static_cast<unsigned long long>(result->evaluations), taken);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "usage: %s FOLDER [SECONDS] [SEED]\n", argv[0]);
        return 2;
    }
    PlacerContext context;
    context.budget.seconds = argc > 2 ? std::atof(argv[2]) : 60;
    context.seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
    std::ifstream table(argv[1] + std::string("/optima.csv"));
    std::string row;
    std::getline(table, row);
    std::printf("%-20s %3s %8s %8s %8s %12s %9s\n", "file", "p", "optimum", "reached", "bound", "evaluations",
                "seconds");
    while (std::getline(table, row))
        solve(argv[1], row, context);
}
