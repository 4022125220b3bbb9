// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the suite "field". Others cite them: a row keeps its meaning, a change of it gets a new name.
#include "core/suite/suite.h"
#include "core/workloads/tasks/rgpos.h"
#include "core/workloads/tasks/stg_graphs.h"

#include <array>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::uint64_t standardEvaluations = 4000;

ModelOptions costModel(CostModel cost)
{
    ModelOptions model;
    model.costModel = cost;
    return model;
}

void addDopplerRows(std::vector<SuiteRow>& rows)
{
    constexpr std::array names{"chainmm", "ffnn", "llama-block", "llama-layer"};
    for (const bool released : {true, false})
        for (std::size_t i = 0; i < names.size(); ++i) {
            const std::string name = names[i];
            rows.push_back({name + (released ? "-released" : "-physical"),
                            released ? name + ":costs=published" : name, "4xP100",
                            costModel(released ? CostModel::AsReleased : CostModel::Physical),
                            i < 2 ? standardEvaluations : 2 * standardEvaluations, i == 0,
                            released ? field::dopplerReleased(i) : field::dopplerMeasured(i)});
        }
}

void addRandomRows(std::vector<SuiteRow>& rows)
{
    // Jeon's machines: types of capacity 1, 1 and 4, and no transfers.
    constexpr std::array kinds{"layered", "erdos-renyi", "block"};
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        for (const std::size_t vertices : {500U, 1000U}) {
            const std::string types = kind == 0 ? "" : ":ccr=0:capacities=1,1,4";
            rows.push_back({fmt::format("{}-{}", kinds[kind], vertices),
                            fmt::format("{}:vertices={}{}", kinds[kind], vertices, types),
                            kind == 0 ? "8xV100" : "6xV100", ModelOptions(), standardEvaluations,
                            vertices == 500, field::randomGraph(kind, vertices)});
        }
}

void addFactorizationRows(std::vector<SuiteRow>& rows)
{
    for (const char* family : {"cholesky", "lu", "qr"})
        for (const int tiles : {8, 16})
            rows.push_back({fmt::format("{}-{}", family, tiles),
                            fmt::format("{}:tiles={}", family, tiles),
                            "4xP100",
                            ModelOptions(),
                            standardEvaluations,
                            tiles == 8,
                            {}});
}

void addDecoderRows(std::vector<SuiteRow>& rows)
{
    for (const int layers : {1, 2, 4, 8, 16, 32, 80})
        rows.push_back({fmt::format("decoder-{}", layers),
                        fmt::format("decoder:layers={}", layers),
                        "4xP100",
                        ModelOptions(),
                        standardEvaluations,
                        layers == 1,
                        {}});
}

void addRgposRows(std::vector<SuiteRow>& rows)
{
    constexpr std::array rules{ChooseTask::Fifo, ChooseTask::Given, ChooseTask::Strict};
    const RgposShape shape{.vertices = 1000, .processors = 8, .seed = 5};
    const double optimum = makeRgpos(shape).value().makespan;
    for (const ChooseTask rule : rules) {
        ModelOptions model;
        model.schedule = rule;
        model.contention = Contention::Unlimited;
        rows.push_back({fmt::format("rgpos-1000-{}", chooseTaskName(rule)),
                        "rgpos:vertices=1000:processors=8:seed=5", "8xV100", model, standardEvaluations,
                        rule == ChooseTask::Strict,
                        field::knownOptimum("by construction: Kwok, Ahmad, J. Parallel and Distributed "
                                            "Computing 59(3), 1999",
                                            optimum)});
    }
}

void addMayerRows(std::vector<SuiteRow>& rows)
{
    constexpr std::array networks{"convolutional", "recurrent", "dynamic-rnn"};
    constexpr std::array rules{ChooseTask::Fifo, ChooseTask::BLevel, ChooseTask::Msr};
    for (std::size_t network = 0; network < networks.size(); ++network)
        for (std::size_t rule = 0; rule < rules.size(); ++rule) {
            ModelOptions model = costModel(CostModel::Mayer);
            model.schedule = rules[rule];
            rows.push_back({fmt::format("mayer-{}-{}", networks[network], chooseTaskName(rules[rule])),
                            fmt::format("mayer-random:network={}", networks[network]), "mayer", model,
                            standardEvaluations, network == 0 && rule == 0, field::mayer(network, rule)});
        }
}

void addStgRows(std::vector<SuiteRow>& rows)
{
    for (const StgGraph& graph : stgGraphs()) {
        ModelOptions model; // processors without communication that keep the plan
        model.schedule = ChooseTask::Strict;
        model.contention = Contention::Unlimited;
        rows.push_back({graph.name, fmt::format("stg:graph={}", graph.name),
                        fmt::format("{}xV100", graph.processors), model, standardEvaluations,
                        &graph == stgGraphs().data(),
                        field::knownOptimum("Tobita, Kasahara, J. Scheduling 5(5), 2002", graph.optimum)});
    }
}

} // namespace

std::vector<SuiteRow> fieldRows()
{
    std::vector<SuiteRow> rows;
    for (const auto add : {addDopplerRows, addRandomRows, addFactorizationRows, addDecoderRows, addRgposRows,
                           addMayerRows, addStgRows})
        add(rows);
    return rows;
}

std::vector<std::string> suitePlacers()
{
    return {"single-device",
            "random",
            "critical-path",
            "list-schedule",
            "heft",
            "cpop",
            "peft",
            "etf",
            "enumerative",
            "hash",
            "batch-split",
            "mayer-cp",
            "mite",
            "dfs",
            "simulated-annealing",
            "brkga",
            "plan-search",
            "critical-path-search",
            "doppler-improve",
            "auto"};
}

} // namespace doppler
