// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/machine/kernel_times.h"

#include "core/exec/machine/machine_probe.h"
#include "core/io/bytes/file.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"

#include <array>

#include <fmt/format.h>

namespace doppler {

namespace {

using ByKernel = std::map<std::string, KernelTime>;
constexpr const char* timesFormat = "doppler-kernel-times";

std::string nameOf(const std::string& kernel, const std::string& kind) { return kernel + " on " + kind; }

void readKernel(JsonReader& in, ByKernel& times)
{
    constexpr std::array<std::string_view, 4> keys{"kernel", "seconds", "spread", "runs"};
    std::string name;
    KernelTime time;
    in.readObject(keys, {0, 1}, [&](std::size_t key) {
        if (key == 0)
            in.readText(name);
        else if (key == 1)
            in.readQuantity(time.seconds);
        else
            key == 2 ? in.readQuantity(time.spread) : in.readWhole(time.runs, 0, std::uint64_t{1} << 53U);
    });
    times[name] = time;
}

void readMachine(JsonReader& in, std::map<std::string, ByKernel>& machines)
{
    constexpr std::array<std::string_view, 2> keys{"machine", "kernels"};
    std::string name;
    ByKernel times;
    in.readObject(keys, {0, 1}, [&](std::size_t key) {
        if (key == 0) {
            in.readText(name);
            return;
        }
        in.enterList();
        while (in.nextElement())
            readKernel(in, times);
    });
    machines[name] = std::move(times);
}

std::map<std::string, ByKernel> readMachines(const std::string& path)
{
    std::map<std::string, ByKernel> machines;
    const auto text = readFile(path);
    if (!text)
        return machines;
    constexpr std::array<std::string_view, 2> keys{"format", "machines"};
    JsonReader in(*text);
    std::string format;
    in.readDocument(keys, {0, 1}, [&](std::size_t key) {
        if (key == 0) {
            in.readText(format);
            return;
        }
        in.enterList();
        while (in.nextElement())
            readMachine(in, machines);
    });
    if (in.failed() || format != timesFormat)
        machines.clear(); // measured again
    return machines;
}

void appendMachine(std::string& out, const std::string& machine, const ByKernel& times)
{
    fmt::format_to(std::back_inserter(out), "  {{\"machine\": {}, \"kernels\": [", jsonText(machine));
    const char* between = "\n";
    for (const auto& [kernel, time] : times) {
        fmt::format_to(std::back_inserter(out),
                       "{}    {{\"kernel\": {}, \"seconds\": {}, \"spread\": {}, \"runs\": {}}}", between,
                       jsonText(kernel), jsonNumber(time.seconds), jsonNumber(time.spread), time.runs);
        between = ",\n";
    }
    out += "]}";
}

} // namespace

KernelTimes::KernelTimes(std::string file, std::string key)
    : path(std::move(file)), machine(std::move(key)), others(readMachines(path))
{
    if (const auto own = others.find(machine); own != others.end()) {
        times = std::move(own->second);
        others.erase(own);
    }
}

const KernelTime* KernelTimes::find(const std::string& kernel, const std::string& kind) const
{
    const auto found = times.find(nameOf(kernel, kind));
    return found == times.end() ? nullptr : &found->second;
}

void KernelTimes::add(const std::string& kernel, const std::string& kind, const KernelTime& time)
{
    times[nameOf(kernel, kind)] = time;
}

Result<void> KernelTimes::save() const
{
    std::string out = fmt::format("{{\"format\": \"{}\", \"version\": 1, \"machines\": [\n", timesFormat);
    appendMachine(out, machine, times);
    for (const auto& [name, kernels] : others) {
        out += ",\n";
        appendMachine(out, name, kernels);
    }
    out += "\n]}\n";
    return writeFile(path, out);
}

std::string kernelTimesFile() { return measurementsFolder() + "/kernels.json"; }

} // namespace doppler
