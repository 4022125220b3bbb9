// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/builtin_topologies.h"
#include "core/compare/compare.h"
#include "core/placers/api/registry.h"
#include "core/workloads/api/workload.h"

#include <array>
#include <string>
#include <vector>

namespace doppler::tests {

/// The partitioners of Mayer, Mayer, Laich, worst first in their table, and the one that they held them
/// against.
inline constexpr std::array mayerPlacers{"hash", "batch-split", "dfs", "mite", "mayer-cp", "heft"};
inline constexpr std::array mayerRules{ChooseTask::Fifo, ChooseTask::BLevel, ChooseTask::Msr};
inline constexpr std::array mayerNetworks{"convolutional", "recurrent", "dynamic-rnn"};

/// Mean seconds by placer, then rule.
using MayerTable = std::array<std::array<double, mayerRules.size()>, mayerPlacers.size()>;

/// One third of Mayer's table: random graphs of one network, seeds 1 to `graphs`, each on 50 devices drawn
/// from the same seed, in their model.
inline Result<MayerTable> mayerTable(const char* network, int graphs, std::size_t threads = 1)
{
    const Workload& family = *findWorkload("mayer-random").value();
    ComparisonSetup setup;
    for (ChooseTask rule : mayerRules)
        for (int seed = 1; seed <= graphs; ++seed) {
            Options options(family.options);
            for (const auto& [name, value] :
                 {std::pair("network", std::string(network)), {"seed", std::to_string(seed)}})
                if (auto set = options.set(family.options, name, value); !set)
                    return set.error();
            auto graph = family.make(options);
            if (!graph)
                return graph.error();
            ModelOptions model;
            model.costModel = CostModel::Mayer;
            model.schedule = rule;
            const auto devices = Topology::create(mayerDevices(static_cast<std::uint64_t>(seed)));
            if (!devices)
                return devices.error();
            auto problem = Problem::create(*graph, *devices, model);
            if (!problem)
                return problem.error();
            setup.problems.push_back(*std::move(problem));
        }
    for (const char* id : mayerPlacers) {
        const Placer* const placer = placerRegistry().find(id).value();
        setup.placers.push_back({placer, Options(placer->info().options), {}});
    }
    setup.seeds = {1};
    setup.threads = threads;
    MayerTable mean{};
    for (const ComparisonRow& row : compare(setup)) {
        if (row.error)
            return *row.error;
        mean[row.placer][row.problem / static_cast<std::size_t>(graphs)] += row.makespan / graphs;
    }
    return mean;
}

} // namespace doppler::tests
