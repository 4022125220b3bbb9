// SPDX-License-Identifier: GPL-3.0-or-later
// The options of searches by chains, and the start of a chain.
#include "core/base/option_specs.h"
#include "core/placers/api/registry.h"
#include "core/placers/search/placement_walk.h"
#include "core/placers/search/search_chains.h"
#include "core/placers/search/starting_placements.h"

#include <algorithm>
#include <cmath>

namespace doppler {

std::vector<OptionSpec> searchOptions(std::int64_t evaluations, std::vector<OptionSpec> own)
{
    std::vector<OptionSpec> all{
        choiceOption("start",
                     {"best", "critical-path", "heft", "etf", "random", "round-robin", "single-device"},
                     {.label = DOPPLER_TEXT("core", "Start placement"),
                      .help = DOPPLER_TEXT("core", "the placement to start from; best: of all baselines")}),
        baselinesOption(),
        wholeOption(
            "chains", 1, 1, 10000,
            {.label = DOPPLER_TEXT("core", "Independent searches"),
             .help = DOPPLER_TEXT(
                 "core", "number of independent searches that share the budget; the best result is used")}),
        wholeOption(
            "evaluations", evaluations, 1, 1e12,
            {.label = DOPPLER_TEXT("core", "Evaluation limit"),
             .unit = DOPPLER_TEXT("core", "evaluations"),
             .help = DOPPLER_TEXT("core", "number of simulated placements if the budget sets no limit")})};
    std::move(own.begin(), own.end(), std::back_inserter(all));
    return all;
}

OptionSpec orderOption()
{
    return flagOption(
        "order", false,
        {.label = DOPPLER_TEXT("core", "Order changes"),
         .help = DOPPLER_TEXT("core", "also change the order of starts (needs the schedule given)")});
}

OptionSpec temperatureOption(double standard)
{
    return numberOption(
        "temperature", standard, 0, 10,
        {.label = DOPPLER_TEXT("core", "Initial temperature"),
         .help = DOPPLER_TEXT("core", "initial temperature, as a share of the initial makespan; for more "
                                      "than 250 vertices, it is multiplied by 250 / number of vertices")});
}

namespace {

/// The placement that the option `start` names.
Result<Placement> placedStart(const SearchChain& chain)
{
    const std::string& id = chain.options.text("start");
    if (id == bestStart && chain.baseline)
        return *chain.baseline;
    const auto placer = placerRegistry().find(id == bestStart ? standardStart : id);
    if (!placer)
        return placer.error();
    PlacerContext context;
    context.seed = chain.random();
    context.stop = chain.stop;
    auto placed = (*placer)->place(chain.problem, Options((*placer)->info().options), context);
    if (!placed && chain.stop.stop_requested()) { // a search that is asked for a placement gives one
        const Placer& simple = **placerRegistry().find("round-robin");
        placed = simple.place(chain.problem, Options(simple.info().options), {});
    }
    if (!placed)
        return placed.error();
    return std::move(placed->placement);
}

} // namespace

Result<std::optional<Placement>> SearchChain::start()
{
    auto begin = placedStart(*this);
    if (!begin)
        return begin.error();
    const ChooseTask rule = problem.model().schedule;
    if (rule != ChooseTask::Given && rule != ChooseTask::Strict)
        begin->order.clear();
    if (stop.stop_requested()) { // what moves need would be made for nothing
        monitor.settleFor(*std::move(begin));
        return std::optional<Placement>();
    }
    return std::optional(*std::move(begin));
}

Result<std::optional<Placement>> SearchChain::start(std::optional<Simulator>& simulator)
{
    auto begin = start();
    if (!begin || !*begin)
        return begin;
    simulator.emplace(problem.shared_from_this());
    if (stop.stop_requested()) {
        monitor.settleFor(**std::move(begin));
        return std::optional<Placement>();
    }
    return begin;
}

Result<std::optional<double>> SearchChain::start(PlacementWalk& walk)
{
    auto begin = start();
    if (!begin)
        return begin.error();
    if (!*begin)
        return std::optional<double>();
    const auto makespan = walk.start(**begin, stop);
    if (!makespan)
        monitor.settleFor(**std::move(begin));
    return makespan;
}

double SearchChain::firstTemperature(double makespan) const
{
    constexpr double tunedFor = 250; // vertices: a little more than the published graphs have (76 to 229)
    const auto vertices = static_cast<double>(problem.vertexCount());
    return options.number("temperature") * std::min(1.0, tunedFor / std::max(vertices, 1.0)) * makespan;
}

bool SearchChain::backToBest(PlacementWalk& walk) const
{
    if (walk.makespan() <= monitor.bestMakespan())
        return true;
    if (!walk.start(monitor.bestSoFar(), stop))
        return false;
    monitor.counted();
    return true;
}

double drawLimit(Random& random, double makespan, double temperature)
{
    const double u = random.uniform();
    return temperature > 0 && u > 0 ? makespan - temperature * std::log(u) : makespan;
}

} // namespace doppler
