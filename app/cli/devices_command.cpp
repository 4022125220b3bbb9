// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/option_listing.h"
#include "app/cli/output.h"
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/device_catalog.h"
#include "core/catalog/island_topology.h"
#include "core/exec/kernel_module.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"

#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

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

std::string fabricText(const CatalogDevice& device)
{
    constexpr std::array<const char*, 7> shapes{"",      "switch",     "each two",  "pairs",
                                                "fours", "DGX-1 mesh", "DGX-1 mesh"};
    return device.fabric == Fabric::None
               ? std::string("-")
               : fmt::format("{} {:.4g} GB/s, {}", device.fabricName, device.fabricBytesPerSecond / 1e9,
                             shapes[static_cast<std::size_t>(device.fabric)]);
}

Json deviceAsJson(const CatalogDevice& device)
{
    const Device& d = device.device;
    Json out{{"name", device.name},           {"title", device.title},
             {"class", d.deviceClass},        {"flops_per_second", d.flopsPerSecond},
             {"precision", "fp32"},           {"bytes_per_second", d.bytesPerSecond},
             {"memory_bytes", d.memoryBytes}, {"overhead_seconds", d.overheadSeconds},
             {"source", device.source}};
    if (device.fabric != Fabric::None) {
        out["fabric"] = device.fabricName;
        out["fabric_bytes_per_second"] = device.fabricBytesPerSecond;
    }
    if (d.deviceClass == "gpu")
        out["pcie_generation"] = device.pcie;
    out["network"] = device.network.name;
    out["network_cards"] = device.network.count;
    out["network_bytes_per_second"] = device.network.bytesPerSecond;
    return out;
}

/// The GPUs, and the processor that "cpu" means.
std::vector<CatalogDevice> wholeCatalog()
{
    std::vector<CatalogDevice> devices(deviceCatalog().begin(), deviceCatalog().end());
    devices.push_back(catalogProcessor(usualCores));
    return devices;
}

Exit listCatalog(bool json)
{
    if (json) {
        Json devices = Json::array();
        for (const CatalogDevice& device : wholeCatalog())
            devices.push_back(deviceAsJson(device));
        fmt::print("{}\n", Json{{"devices", std::move(devices)}, {"presets", builtinTopologyNames()}}.text());
        return Exit::Done;
    }
    fmt::print(
        "Devices by count and name: 2xH100, 1xA100+cpu, 2 nodes of 8xH100. Rates are FP32 without tensor "
        "cores.\n\n{:<15} {:>8} {:>8} {:>7}  {:<36} {}\n",
        "name", "TFLOP/s", "GB/s", "GB", "links within a node, each way", "source");
    for (const CatalogDevice& device : wholeCatalog())
        fmt::print("{:<15} {:>8.4g} {:>8.5g} {:>7.4g}  {:<36} {}\n", device.name,
                   device.device.flopsPerSecond / 1e12, device.device.bytesPerSecond / 1e9,
                   device.device.memoryBytes / 1e9, fabricText(device), device.source);
    fmt::print("\nPresets:");
    for (const std::string& name : builtinTopologyNames())
        fmt::print(" {}", name);
    fmt::print("\n");
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

struct ProbeArguments {
    std::string out;
    bool json = false;
};

void printProbe(const MachineProbe& probe)
{
    fmt::print("{} ({}), {}, {:.4g} GB\n", probe.host, probe.processor, probe.library,
               probe.memoryBytes / 1e9);
    for (const ProbedDevice& device : probe.devices) {
        fmt::print("\n{}  processor {}, package {}, NUMA node {}, own cache {:.3g} MB, shared {:.3g} MB\n",
                   device.name, fmt::join(device.processors, " "), device.package, device.numaNode,
                   static_cast<double>(device.ownCacheBytes) / 1e6,
                   static_cast<double>(device.sharedCacheBytes) / 1e6);
        for (const ProductRate& x : device.products)
            fmt::print("  product of {:>5} x {:<5} {:>8.4g} GFLOP/s  (spread {:.1f} %)\n", x.size, x.size,
                       x.flopsPerSecond / 1e9, x.spread * 100);
        fmt::print("  memory                {:>8.4g} GB/s\n  launch                {:>11}\n",
                   device.bytesPerSecond / 1e9, secondsText(device.launchSeconds));
    }
    for (const ProbedLink& link : probe.links)
        fmt::print("\n{} -> {}  {} + {:.4g} GB/s", probe.devices[link.from].name, probe.devices[link.to].name,
                   secondsText(link.latency), link.bytesPerSecond / 1e9);
    fmt::print("\n\nload {:.2f}, governor {}\n", probe.state.load,
               probe.state.governor.empty() ? "unknown" : probe.state.governor);
    for (const Message& note : probe.notes)
        fmt::print("note: {}\n", note.english());
}

/// Measures this machine and keeps the result as the topology "local".
Exit probeDevices(const ProbeArguments& arguments)
{
    const auto module = kernelModule();
    if (!module)
        return report(module.error(), Exit::Failed);
    const StopOnInterrupt interrupt;
    const auto probe = [&] {
        ShareShown share("measuring");
        return (*module)->probe({interrupt.token(), share.progress()});
    }();
    if (!probe)
        return report(probe.error(), Exit::Failed);
    if (auto kept = writeFile(probeFile(), writeProbeJson(*probe)); !kept)
        printError("doppler: {}\n", kept.error().english());
    if (!arguments.out.empty())
        if (auto written = writeFile(arguments.out, writeDevicesJson(*topologyOf(*probe))); !written)
            return report(written.error(), Exit::Failed);
    if (arguments.json)
        fmt::print("{}", writeProbeJson(*probe));
    else
        printProbe(*probe);
    return Exit::Done;
}

} // namespace

void addDevicesCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app =
        program.add_subcommand("devices", "List the catalogue of devices, and show or generate topologies");
    app->require_subcommand(0, 1);
    auto json = std::make_shared<bool>(false);
    app->add_flag("--json", *json, "Print the result as JSON");
    auto* lister = app->add_subcommand("list", "List the built-in topologies");
    lister->add_flag("--json", *json, "Print the result as JSON");
    addExamples(*lister, {{"devices list", "List the names of whole machines that --devices accepts."},
                          {"devices list --json", "Print the same as JSON."}});
    commands.push_back({lister, [json] { return listDevices(*json); }});
    auto name = std::make_shared<std::string>();
    auto* shower = app->add_subcommand("show", "Show the rates, the memory and the links of devices");
    shower
        ->add_option("NAME", *name,
                     "A file, a built-in topology, or devices by count and name such as 2xH100")
        ->required();
    shower->add_flag("--json", *json, "Print the devices in our own format");
    addExamples(*shower,
                {{"devices show 2xH100", "Show the rates, the memory and the links of two H100 cards."},
                 {"devices show \"2 nodes of 8xA100\"", "Show two nodes with a network between them."},
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
    auto probed = std::make_shared<ProbeArguments>();
    auto* prober = app->add_subcommand("probe", "Measure the cores of this machine: the devices \"local\"");
    prober->add_option("-o,--output", probed->out, "File to write the devices to, in our own format");
    prober->add_flag("--json", probed->json, "Print the measurements as JSON");
    addExamples(*prober, {{"devices probe", "Measure rates, memory and copies; --devices local uses them."},
                          {"devices probe -o here.json", "Also write the devices, to use them elsewhere."}});
    commands.push_back({prober, [probed] { return probeDevices(*probed); }});
    addExamples(*app, {{"devices", "List the devices that can be named, such as H100."},
                       {"devices show 4xP100", "Show a topology."}});
    commands.push_back({app, [json] { return listCatalog(*json); }}); // where no subcommand was given
}

} // namespace doppler
