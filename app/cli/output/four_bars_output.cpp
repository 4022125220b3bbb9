// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/four_bars_output.h"

#include "core/base/quantity.h"

#include <algorithm>
#include <iterator>
#include <span>

#include <fmt/format.h>

namespace doppler {

namespace {

Json totalsAsJson(const std::vector<TimeTotals>& list, const char* name)
{
    Json out = Json::array();
    for (const TimeTotals& x : list)
        out.push_back(
            {{name, x.name}, {"count", x.count}, {"modelled", x.modelled}, {"measured", x.measured}});
    return out;
}

std::string line(const char* name, double seconds, double before)
{
    return fmt::format("{:<34} {:>12}  {:>+8.1f} %\n", name, secondsText(seconds),
                       before > 0 ? (seconds / before - 1) * 100 : 0);
}

void addTable(std::string& out, const char* title, std::span<const TimeTotals> list)
{
    constexpr std::size_t most = 8;
    if (list.empty())
        return;
    fmt::format_to(std::back_inserter(out), "\n{:<34} {:>8} {:>12} {:>12}\n", title, "count", "modelled",
                   "measured");
    for (const TimeTotals& x : list.first(std::min(list.size(), most)))
        fmt::format_to(std::back_inserter(out), "{:<34} {:>8} {:>12} {:>12}  {:>+8.1f} %\n",
                       x.name.empty() ? "(no operation)" : x.name, x.count, secondsText(x.modelled),
                       secondsText(x.measured), x.modelled > 0 ? (x.measured / x.modelled - 1) * 100 : 0);
    if (list.size() > most)
        fmt::format_to(std::back_inserter(out), "... and {} more\n", list.size() - most);
}

} // namespace

Json barsAsJson(const FourBars& bars)
{
    Json ends = Json::array();
    for (const DeviceEnds& device : bars.ends)
        ends.push_back({{"device", device.name},
                        {"simulated", device.ends[0]},
                        {"with_task_times", device.ends[1]},
                        {"with_transfer_times", device.ends[2]},
                        {"measured", device.ends[3]}});
    return {{"simulated", bars.simulated},
            {"with_task_times", bars.withTasks},
            {"with_transfer_times", bars.withTransfers},
            {"measured", bars.measured},
            {"devices", totalsAsJson(bars.devices, "device")},
            {"device_ends", std::move(ends)},
            {"operations", totalsAsJson(bars.operations, "operation")},
            {"links", totalsAsJson(bars.links, "link")}};
}

std::string barsAsText(const FourBars& bars)
{
    std::string out = fmt::format("{:<34} {:>12}\n", "S0  simulated", secondsText(bars.simulated));
    out += line("S1  with measured task times", bars.withTasks, bars.simulated);
    out += line("S2  with measured transfers, too", bars.withTransfers, bars.withTasks);
    out += line("M   measured", bars.measured, bars.withTransfers);
    addTable(out, "device", bars.devices);
    addTable(out, "operation", bars.operations);
    addTable(out, "link", bars.links);
    return out;
}

} // namespace doppler
