// SPDX-License-Identifier: GPL-3.0-or-later
// Placements of other tools that are JSON: Hugging Face device_map, ONNX Runtime profile.
#include "core/io/json/json_reader.h"
#include "core/io/placements/foreign_placement.h"

#include <array>
#include <set>

namespace doppler {

Result<NamedDevices> readDeviceMap(std::string_view text)
{
    NamedDevices out;
    out.format = "device_map";
    out.modules = true;
    JsonReader in(text);
    in.enterDocument();
    while (const auto key = in.nextKey()) {
        NamedDevices::Entry& entry = out.entries.emplace_back();
        entry.name = *key;
        if (in.peek() == '"') {
            in.readText(entry.device);
        } else if (std::uint32_t number = 0; in.readWhole(number, 0, 1'000'000)) {
            entry.device = std::to_string(number);
        }
    }
    in.finish();
    if (in.failed())
        return in.error();
    return out;
}

namespace {

struct OrtEvent {
    std::string category, name, provider, node;
};

OrtEvent readOrtEvent(JsonReader& in)
{
    constexpr std::array<std::string_view, 3> keys{"cat", "name", "args"};
    constexpr std::array<std::string_view, 2> inner{"provider", "node_name"};
    OrtEvent event;
    in.readObject(keys, {}, [&](std::size_t key) {
        if (key == 0)
            in.readText(event.category);
        else if (key == 1)
            in.readText(event.name);
        else if (in.peek() == '{')
            in.readObject(inner, {},
                          [&](std::size_t which) { in.readText(which == 0 ? event.provider : event.node); });
        else
            in.skipValue();
    });
    return event;
}

/// "CUDAExecutionProvider" is "cuda", "CPUExecutionProvider" "cpu".
std::string deviceOfProvider(std::string provider)
{
    constexpr std::string_view ending = "ExecutionProvider";
    if (provider.ends_with(ending))
        provider.erase(provider.size() - ending.size());
    return provider == "CPU" ? "cpu" : "cuda";
}

} // namespace

Result<NamedDevices> readOrtProfile(std::string_view text)
{
    // The profile is a list; the reader wants an object around it.
    const std::string whole = "{\"events\": " + std::string(text) + "}";
    constexpr std::array<std::string_view, 1> keys{"events"};
    NamedDevices out;
    out.format = "ONNX Runtime";
    std::set<std::string> seen;
    JsonReader in(whole);
    in.readDocument(keys, {0}, [&](std::size_t) {
        in.enterList();
        while (in.nextElement()) {
            OrtEvent event = readOrtEvent(in);
            constexpr std::string_view kernel = "_kernel_time";
            if (event.category != "Node" || event.provider.empty() || !event.name.ends_with(kernel))
                continue;
            event.name.erase(event.name.size() - kernel.size());
            if (seen.insert(event.name).second) // once for every run of the model
                out.entries.push_back({event.name, deviceOfProvider(event.provider)});
        }
    });
    if (in.failed())
        return in.error();
    return out;
}

} // namespace doppler
