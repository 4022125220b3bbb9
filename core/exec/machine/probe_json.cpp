// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/machine/machine_probe.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_value.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr const char* formatName = "doppler-machine";

Json productsAsJson(const std::vector<ProductRate>& products)
{
    Json out = Json::array();
    for (const ProductRate& x : products)
        out.push_back({{"size", x.size}, {"flops_per_second", x.flopsPerSecond}, {"spread", x.spread}});
    return out;
}

Json deviceAsJson(const ProbedDevice& device)
{
    return {{"name", device.name},
            {"processors", device.processors},
            {"package", device.package},
            {"numa_node", device.numaNode},
            {"own_cache_bytes", device.ownCacheBytes},
            {"shared_cache_bytes", device.sharedCacheBytes},
            {"products", productsAsJson(device.products)},
            {"bytes_per_second", device.bytesPerSecond},
            {"launch_seconds", device.launchSeconds}};
}

Json stateAsJson(const MachineState& state)
{
    Json out{{"time", state.time},
             {"load", state.load},
             {"other_threads", state.otherThreads},
             {"governor", state.governor},
             {"megahertz", state.megahertz}};
    if (state.kernelNoise)
        out["kernel_noise"] = *state.kernelNoise;
    return out;
}

template <class Value, class Read>
void readList(JsonReader& in, std::vector<Value>& out, const Read& read)
{
    in.enterList();
    while (in.nextElement()) {
        Value value{};
        read(value);
        out.push_back(std::move(value));
    }
}

void readSize(JsonReader& in, std::size_t& out)
{
    std::uint64_t value = 0;
    in.readWhole(value, 0, std::uint64_t{1} << 53U);
    out = value;
}

void readProduct(JsonReader& in, ProductRate& x)
{
    constexpr std::array<std::string_view, 3> keys{"size", "flops_per_second", "spread"};
    in.readObject(keys, {0, 1}, [&](std::size_t key) {
        if (key == 0)
            readSize(in, x.size);
        else
            key == 1 ? in.readPositive(x.flopsPerSecond) : in.readQuantity(x.spread);
    });
}

void readDevice(JsonReader& in, ProbedDevice& x)
{
    constexpr std::array<std::string_view, 9> keys{"name",      "processors",       "package",
                                                   "numa_node", "own_cache_bytes",  "shared_cache_bytes",
                                                   "products",  "bytes_per_second", "launch_seconds"};
    in.readObject(keys, {0, 1, 6, 7, 8}, [&](std::size_t key) {
        double number = 0;
        switch (key) {
        case 0:
            in.readText(x.name);
            break;
        case 1:
            readList(in, x.processors, [&](unsigned& processor) { in.readWhole(processor, 0, 1U << 20U); });
            break;
        case 2:
        case 3:
            in.readNumber(number);
            (key == 2 ? x.package : x.numaNode) = static_cast<int>(std::clamp(number, -1.0, 1e6));
            break;
        case 4:
            readSize(in, x.ownCacheBytes);
            break;
        case 5:
            readSize(in, x.sharedCacheBytes);
            break;
        case 6:
            readList(in, x.products, [&](ProductRate& product) { readProduct(in, product); });
            break;
        case 7:
            in.readPositive(x.bytesPerSecond);
            break;
        default:
            in.readQuantity(x.launchSeconds);
        }
    });
}

void readLink(JsonReader& in, ProbedLink& x)
{
    constexpr std::array<std::string_view, 4> keys{"from", "to", "latency", "bytes_per_second"};
    in.readObject(keys, {0, 1, 2, 3}, [&](std::size_t key) {
        if (key < 2)
            readSize(in, key == 0 ? x.from : x.to);
        else
            key == 2 ? in.readQuantity(x.latency) : in.readPositive(x.bytesPerSecond);
    });
}

void readState(JsonReader& in, MachineState& x)
{
    constexpr std::array<std::string_view, 6> keys{"time",     "load",      "other_threads",
                                                   "governor", "megahertz", "kernel_noise"};
    in.readObject(keys, {}, [&](std::size_t key) {
        double noise = 0;
        switch (key) {
        case 0:
            in.readText(x.time);
            break;
        case 1:
            in.readQuantity(x.load);
            break;
        case 2:
            readSize(in, x.otherThreads);
            break;
        case 3:
            in.readText(x.governor);
            break;
        case 4:
            readList(in, x.megahertz, [&](double& value) { in.readQuantity(value); });
            break;
        default:
            in.readQuantity(noise);
            x.kernelNoise = noise;
        }
    });
}

} // namespace

std::string writeProbeJson(const MachineProbe& probe)
{
    Json devices = Json::array();
    for (const ProbedDevice& device : probe.devices)
        devices.push_back(deviceAsJson(device));
    Json links = Json::array();
    for (const ProbedLink& link : probe.links)
        links.push_back({{"from", link.from},
                         {"to", link.to},
                         {"latency", link.latency},
                         {"bytes_per_second", link.bytesPerSecond}});
    Json notes = Json::array();
    for (const Message& note : probe.notes)
        notes.push_back(note.english());
    return Json{{"format", formatName},
                {"version", 1},
                {"host", probe.host},
                {"processor", probe.processor},
                {"library", probe.library},
                {"memory_bytes", probe.memoryBytes},
                {"devices", std::move(devices)},
                {"links", std::move(links)},
                {"state", stateAsJson(probe.state)},
                {"notes", std::move(notes)}}
               .text(1) +
           "\n";
}

Result<MachineProbe> readProbeJson(std::string_view text)
{
    constexpr std::array<std::string_view, 9> keys{"format",       "version", "host",  "processor", "library",
                                                   "memory_bytes", "devices", "links", "state"};
    JsonReader in(text);
    MachineProbe probe;
    std::string format;
    std::uint32_t version = 0;
    in.readDocument(keys, {0, 1, 6, 7}, [&](std::size_t key) {
        switch (key) {
        case 0:
            in.readText(format);
            break;
        case 1:
            in.readWhole(version, 1, 1);
            break;
        case 2:
            in.readText(probe.host);
            break;
        case 3:
            in.readText(probe.processor);
            break;
        case 4:
            in.readText(probe.library);
            break;
        case 5:
            in.readQuantity(probe.memoryBytes);
            break;
        case 6:
            readList(in, probe.devices, [&](ProbedDevice& device) { readDevice(in, device); });
            break;
        case 7:
            readList(in, probe.links, [&](ProbedLink& link) { readLink(in, link); });
            break;
        default:
            readState(in, probe.state);
        }
    });
    if (!in.failed() && format != formatName)
        in.failAt("format", {DOPPLER_TEXT("core", "found \"{0}\", expected \"{1}\""), {format, formatName}});
    if (!in.failed() && probe.devices.empty())
        in.failAt("devices", {DOPPLER_TEXT("core", "the list is empty, expected at least one device"), {}});
    for (const ProbedLink& link : probe.links)
        if (!in.failed() && std::max(link.from, link.to) >= probe.devices.size())
            in.failAt("links",
                      {DOPPLER_TEXT("core", "a link names device {0}, expected a device from 0 to {1}"),
                       {count(std::max(link.from, link.to)), count(probe.devices.size() - 1)}});
    if (in.failed())
        return in.error();
    return probe;
}

} // namespace doppler
