// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/option_listing.h"
#include "core/placers/api/placer_group.h"
#include "core/placers/api/registry.h"

#include <utility>

#include <fmt/format.h>

namespace doppler {

namespace {

struct PlacersArguments {
    std::string id; ///< Empty: all placers.
    bool json = false;
};

/// The placers of a group below its heading; nothing if the group has none that is asked for.
void printGroup(PlacerGroup group, const std::string& only)
{
    bool first = true;
    for (const auto& placer : placerRegistry().placers()) {
        const PlacerInfo& info = placer->info();
        if (groupOf(info.kind) != group || (!only.empty() && info.id != only))
            continue;
        if (std::exchange(first, false))
            fmt::print("{}\n", placerGroupTitle(group));
        fmt::print("{:<22} {:<13} {:<34} {}\n", info.id, placerKindName(info.kind), placerCostText(info.kind),
                   info.source);
        fmt::print("  {}\n", placerSummary(info));
        printOptions(info.options);
    }
}

Exit listPlacers(const std::string& only, bool json)
{
    if (!only.empty())
        if (const auto known = placerRegistry().find(only); !known)
            return report(known.error());
    if (!json) {
        for (const auto group : placerGroups)
            printGroup(group, only);
        return Exit::Done;
    }
    Json all = Json::array();
    for (const auto& placer : placerRegistry().placers()) {
        const PlacerInfo& info = placer->info();
        if (!only.empty() && info.id != only)
            continue;
        all.push_back({{"id", info.id},
                       {"name", info.name},
                       {"kind", placerKindName(info.kind)},
                       {"group", placerGroupTitle(groupOf(info.kind))},
                       {"cost", placerCostText(info.kind)},
                       {"summary", placerSummary(info)},
                       {"source", info.source},
                       {"options", optionsAsJson(info.options)}});
    }
    fmt::print("{}\n", all.text(2));
    return Exit::Done;
}

} // namespace

void addPlacersCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("placers", "List the placers with their options");
    auto arguments = std::make_shared<PlacersArguments>();
    app->add_option("PLACER", arguments->id, "Only this placer");
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    addExamples(*app, {{"placers", "List all placers with their options."},
                       {"placers heft --json", "Print one of them as JSON."}});
    commands.push_back({app, [arguments] { return listPlacers(arguments->id, arguments->json); }});
}

} // namespace doppler
