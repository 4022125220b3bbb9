// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/option_listing.h"
#include "core/exec/registry.h"

#include <fmt/format.h>

namespace doppler {

namespace {

Exit listEngines(bool json)
{
    Json all = Json::array();
    for (const auto& engine : engines()) {
        const EngineInfo& info = engine->info();
        if (!json) {
            fmt::print("{:<22} {}\n", info.id, info.summary);
            printOptions(info.options);
            continue;
        }
        all.push_back({{"id", info.id},
                       {"name", info.name},
                       {"summary", info.summary},
                       {"options", optionsAsJson(info.options)}});
    }
    if (json)
        fmt::print("{}\n", all.text(2));
    return Exit::Done;
}

} // namespace

void addEnginesCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("engines", "List the engines of execution with their options");
    auto json = std::make_shared<bool>(false);
    app->add_flag("--json", *json, "Print the result as JSON");
    addExamples(*app, {{"engines", "List all engines with their options."},
                       {"engines --json", "Print the same as JSON."}});
    commands.push_back({app, [json] { return listEngines(*json); }});
}

} // namespace doppler
