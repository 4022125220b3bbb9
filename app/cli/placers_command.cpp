// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/option_listing.h"
#include "core/placers/api/registry.h"

#include <fmt/format.h>

namespace doppler {

namespace {

struct PlacersArguments {
    std::string id; ///< Empty: all placers.
    bool json = false;
};

Exit listPlacers(const std::string& only, bool json)
{
    if (!only.empty())
        if (const auto known = placerRegistry().find(only); !known)
            return report(known.error());
    Json all = Json::array();
    for (const auto& placer : placerRegistry().placers()) {
        const PlacerInfo& info = placer->info();
        if (!only.empty() && info.id != only)
            continue;
        if (!json) {
            fmt::print("{:<22} {:<13} {}\n", info.id, placerKindName(info.kind), info.source);
            printOptions(info.options);
            continue;
        }
        all.push_back({{"id", info.id},
                       {"name", info.name},
                       {"kind", placerKindName(info.kind)},
                       {"source", info.source},
                       {"options", optionsAsJson(info.options)}});
    }
    if (json)
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
