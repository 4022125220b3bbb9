// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/machine/machine_probe.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>
#include <unistd.h>

namespace doppler {

namespace {

/// The kinds of the devices: "core", or "core 1", "core 2" where their rates differ.
std::vector<std::string> kindsOf(const MachineProbe& probe)
{
    constexpr double mostDifference = 0.15;
    std::vector<double> firsts;
    std::vector<std::size_t> kind;
    for (const ProbedDevice& device : probe.devices) {
        const double rate = device.bestFlopsPerSecond();
        const auto same = std::find_if(firsts.begin(), firsts.end(), [&](double first) {
            return std::abs(rate - first) <= mostDifference * std::max(rate, first);
        });
        kind.push_back(static_cast<std::size_t>(same - firsts.begin()));
        if (same == firsts.end())
            firsts.push_back(rate);
    }
    std::vector<std::string> names;
    for (const std::size_t k : kind)
        names.push_back(firsts.size() == 1 ? std::string("core") : fmt::format("core {}", k + 1));
    return names;
}

/// The rate of all devices of a kind: the median, so that what differs only by chance counts as equal.
double medianOf(const MachineProbe& probe, const std::vector<std::string>& kinds, const std::string& kind,
                const std::function<double(const ProbedDevice&)>& value)
{
    std::vector<double> values;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i] == kind)
            values.push_back(value(probe.devices[i]));
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

std::filesystem::path cacheFolder()
{
    if (const char* folder = std::getenv("XDG_CACHE_HOME"); folder && *folder == '/')
        return std::filesystem::path(folder) / "doppler-workbench";
    if (const char* home = std::getenv("HOME"); home && *home == '/')
        return std::filesystem::path(home) / ".cache" / "doppler-workbench";
    return std::filesystem::temp_directory_path() / fmt::format("doppler-workbench-{}", getuid());
}

} // namespace

double ProbedDevice::bestFlopsPerSecond() const
{
    double best = 1;
    for (const ProductRate& x : products)
        best = std::max(best, x.flopsPerSecond);
    return best;
}

TopologyPtr topologyOf(const MachineProbe& probe)
{
    const std::vector<std::string> kinds = kindsOf(probe);
    TopologyParts parts;
    parts.name = "local";
    parts.source = fmt::format("measured on {} ({}, {}), {}", probe.host, probe.processor, probe.library,
                               probe.state.time);
    const std::size_t n = probe.devices.size();
    for (std::size_t i = 0; i < n; ++i) {
        Device device;
        device.name = probe.devices[i].name;
        device.kind = kinds[i];
        device.deviceClass = "cpu";
        device.flopsPerSecond =
            medianOf(probe, kinds, kinds[i], [](const ProbedDevice& x) { return x.bestFlopsPerSecond(); });
        device.bytesPerSecond =
            medianOf(probe, kinds, kinds[i], [](const ProbedDevice& x) { return x.bytesPerSecond; });
        device.overheadSeconds =
            medianOf(probe, kinds, kinds[i], [](const ProbedDevice& x) { return x.launchSeconds; });
        if (probe.memoryBytes > 0)
            device.memoryBytes = probe.memoryBytes / static_cast<double>(n);
        parts.devices.push_back(std::move(device));
    }
    parts.links.assign(n * n, Link{parts.devices.front().bytesPerSecond, 0, {}});
    for (const ProbedLink& link : probe.links)
        parts.links[link.from * n + link.to] = {link.bytesPerSecond, link.latency, {}};
    auto topology = Topology::create(std::move(parts));
    return *std::move(topology); // a probe has positive rates and different names
}

std::string machineKey(const MachineProbe& probe)
{
    std::size_t processors = 0;
    for (const ProbedDevice& device : probe.devices)
        processors += device.processors.size();
    return fmt::format("{}|{}|{}|{}", probe.host, probe.processor, processors, probe.library);
}

std::string measurementsFolder()
{
    const std::filesystem::path folder = cacheFolder();
    std::error_code ignored; // writing into it then says why
    std::filesystem::create_directories(folder, ignored);
    return folder.string();
}

std::string probeFile() { return measurementsFolder() + "/machine.json"; }

} // namespace doppler
