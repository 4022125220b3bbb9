// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/option_listing.h"
#include "app/cli/output.h"
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/island_topology.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"

#include <fmt/format.h>

namespace doppler {

namespace {

Exit listDevices(bool json)
{
    if (json) {
        fmt::print("{}\n", Json(builtinTopologyNames()).text());
        return Exit::Done;
    }
    for (const std::string& name : builtinTopologyNames()) {
        const auto topology = builtinTopology(name);
        if (!topology)
            return report(topology.error(), Exit::Failed);
        fmt::print("{:<16} {:>3} devices  {}\n", name, (*topology)->deviceCount(), (*topology)->source());
    }
    return Exit::Done;
}

Exit show(const std::string& name, bool json)
{
    const auto loaded = openDevices(name);
    if (!loaded)
        return report(loaded.error());
    const Topology& topology = **loaded;
    if (json) {
        fmt::print("{}", writeDevicesJson(topology));
        return Exit::Done;
    }
    fmt::print("{}: {} devices, contention {}\n", topology.name(), topology.deviceCount(),
               contentionName(topology.contention()));
    if (!topology.source().empty())
        fmt::print("figures: {}\n", topology.source());
    for (DeviceId d : topology.devices()) {
        const Device& x = topology.device(d);
        fmt::print("  {:<10} {:<8} {:<5} {:>9.4g} FLOP/s  {:>9.4g} B/s  memory {:>9.4g} B  overhead {}\n",
                   x.name, x.kind, x.deviceClass, x.flopsPerSecond, x.bytesPerSecond, x.memoryBytes,
                   secondsText(x.overheadSeconds));
    }
    fmt::print("link bandwidth, B/s (row: from)\n{:<10}", "");
    for (DeviceId to : topology.devices())
        fmt::print(" {:>9}", topology.device(to).name);
    for (DeviceId from : topology.devices()) {
        fmt::print("\n{:<10}", topology.device(from).name);
        for (DeviceId to : topology.devices())
            fmt::print(" {:>9}", from == to ? "-" : fmt::format("{:.4g}", topology.link(from, to).bandwidth));
    }
    fmt::print("\n");
    return Exit::Done;
}

struct GeneratedDevicesArguments {
    std::vector<std::string> settings;
    std::string out;
    bool list = false;
};

Exit generateDevices(const GeneratedDevicesArguments& arguments)
{
    if (arguments.list) {
        printOptions(islandOptions());
        return Exit::Done;
    }
    const auto settings = parseSettings(arguments.settings, {"islands"});
    if (!settings)
        return report(settings.error());
    const auto options = optionsFor("islands", islandOptions(), *settings);
    if (!options)
        return report(options.error());
    const auto topology = islandTopology(*options);
    if (!topology)
        return report(topology.error());
    const std::string text = writeDevicesJson(**topology);
    if (arguments.out.empty())
        fmt::print("{}", text);
    else if (auto written = writeFile(arguments.out, text); !written)
        return report(written.error(), Exit::Failed);
    return Exit::Done;
}

} // namespace

void addDevicesCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("devices", "List, show and generate devices");
    app->require_subcommand(1);
    auto json = std::make_shared<bool>(false);
    auto* lister = app->add_subcommand("list", "List the built-in devices");
    lister->add_flag("--json", *json, "Print the result as JSON");
    addExamples(*lister, {{"devices list", "List the names that --devices accepts."},
                          {"devices list --json", "Print the same as JSON."}});
    commands.push_back({lister, [json] { return listDevices(*json); }});
    auto name = std::make_shared<std::string>();
    auto* shower = app->add_subcommand("show", "Show the rates, the memory and the links of devices");
    shower->add_option("NAME", *name, "Devices: a file, or the name of built-in devices")->required();
    shower->add_flag("--json", *json, "Print the devices in our own format");
    addExamples(*shower,
                {{"devices show 4xP100", "Show the rates, the memory and the links of four P100 cards."},
                 {"devices show 8xV100 --json", "Print devices in our own format, to edit them."}});
    commands.push_back({shower, [json, name] { return show(*name, *json); }});
    auto made = std::make_shared<GeneratedDevicesArguments>();
    auto* generator = app->add_subcommand("generate", "Generate islands of equal devices");
    generator->add_option("--set", made->settings, "Option of the islands: name=value")
        ->allow_extra_args(false);
    generator->add_flag("--options", made->list, "List the options of the islands");
    generator->add_option("-o,--output", made->out, "File to write; without it, the devices are printed");
    addExamples(*generator, {{"devices generate --options", "List the options of islands."},
                             {"devices generate --set islands=2 --set devices=4 -o islands.json",
                              "Write two islands of four devices."}});
    commands.push_back({generator, [made] { return generateDevices(*made); }});
    addExamples(
        *app, {{"devices list", "List the built-in devices."}, {"devices show 4xP100", "Show one of them."}});
}

} // namespace doppler
