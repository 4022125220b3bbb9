// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/differences_arguments.h"

#include "app/arguments/number_checks.h"
#include "core/base/names.h"

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace doppler {

void DifferencesArguments::declare(CLI::App& app)
{
    app.add_option("GRAPH", graph, graphHelp)->required();
    problem.declare(app);
    app.add_option("--placers", placers,
                   "Placers, separated by commas; checkpoints too: NAME.checkpoint, and programs: ./NAME")
        ->delimiter(',')
        ->allow_extra_args(false);
    app.add_option("--placement", placements, "Placement file; may be given several times")
        ->allow_extra_args(false);
    app.add_option("--trace", traces,
                   "Trace of an earlier run, as it was measured; may be given several times")
        ->allow_extra_args(false);
    app.add_option("--set", settings, "Option of a placer: placer.name=value")->allow_extra_args(false);
    auto* counted =
        app.add_option("--evaluations", evaluations, "Limit of each search: number of simulated placements")
            ->check(anyCount());
    app.add_option("--seconds", seconds, "Limit of each search: wall-clock time, in seconds")
        ->check(numberFromZero())
        ->excludes(counted);
    app.add_option("--reference", reference,
                   "Run that the others are compared with: a placer, a placement file or a trace, as it is "
                   "given; the first unless said");
}

Result<std::vector<NamedRun>> DifferencesArguments::runs(FaultOf& fault, const std::stop_token& stop) const
{
    const auto shared = problem.load(graph);
    if (!shared)
        return shared.error();
    std::vector<std::string> owners;
    std::ranges::transform(placers, std::back_inserter(owners), settingsOwner);
    if (const auto parsed = parseSettings(settings, owners); !parsed)
        return parsed.error();
    std::vector<NamedRun> out;
    const auto add = [&](const std::string& name, const PlacementArguments& how) -> Result<void> {
        auto run = how.load(*shared, problem.seed, fault, stop);
        if (stop.stop_requested()) {
            fault = FaultOf::Work;
            return Error{{DOPPLER_TEXT("core", "stopped before all runs were finished")}, {}, {}};
        }
        if (!run)
            return run.error();
        out.push_back({name, run->run});
        return {};
    };
    for (const std::string& placer : placers) {
        PlacementArguments how;
        how.placer = placer;
        how.settings = settings;
        how.evaluations = evaluations;
        how.seconds = seconds;
        how.otherOwners = owners;
        if (auto added = add(placer, how); !added)
            return added.error();
    }
    for (const std::string& file : placements) {
        PlacementArguments how;
        how.file = file;
        if (auto added = add(file, how); !added)
            return added.error();
    }
    for (const std::string& file : traces) {
        PlacementArguments how;
        how.trace = file;
        if (auto added = add(file, how); !added)
            return added.error();
    }
    return out;
}

Result<RunDifferences> DifferencesArguments::load(FaultOf& fault, const std::stop_token& stop) const
{
    fault = FaultOf::Input;
    if (placers.size() + placements.size() + traces.size() < 2)
        return Error{{DOPPLER_TEXT("core", "found fewer than two runs, expected at least two: give --placers "
                                           "A,B, --placement FILE or --trace FILE")},
                     {},
                     {}};
    auto loaded = runs(fault, stop);
    if (!loaded)
        return loaded.error();
    fault = FaultOf::Input;
    std::size_t against = 0;
    if (!reference.empty()) {
        const auto found = std::ranges::find(*loaded, reference, &NamedRun::name);
        if (found == loaded->end()) {
            std::vector<std::string> names;
            std::ranges::transform(*loaded, std::back_inserter(names), &NamedRun::name);
            return unknownName(DOPPLER_TEXT("core", "no run is called \"{0}\", expected one of {1}"),
                               DOPPLER_TEXT("core", "no run is called \"{0}\"; did you mean \"{1}\"?"),
                               reference, std::move(names));
        }
        against = static_cast<std::size_t>(found - loaded->begin());
    }
    return differencesOf(*std::move(loaded), against);
}

} // namespace doppler
