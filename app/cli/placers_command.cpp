// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/option_listing.h"
#include "core/placers/api/registry.h"

#include <fmt/format.h>

namespace doppler {

namespace {

Exit listPlacers(bool json)
{
    Json all = Json::array();
    for (const auto& placer : placerRegistry().placers()) {
        const PlacerInfo& info = placer->info();
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
    auto json = std::make_shared<bool>(false);
    app->add_flag("--json", *json, "Print the result as JSON");
    addExamples(*app, {{"placers", "List all placers with their options."},
                       {"placers --json", "Print the same as JSON."}});
    commands.push_back({app, [json] { return listPlacers(*json); }});
}

} // namespace doppler
