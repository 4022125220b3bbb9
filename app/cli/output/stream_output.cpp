// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/stream_output.h"

#include "core/base/quantity.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

Json streamAsJson(const Problem& problem, const StreamFigures& stream)
{
    Json devices = Json::array();
    for (const DeviceId d : problem.topology().devices())
        devices.push_back({{"name", problem.topology().device(d).name},
                           {"peak_memory", stream.peakBytes[d]},
                           {"in_flight_memory", stream.inFlightBytes[d]}});
    return {{"items", stream.items},
            {"in_flight", stream.inFlight},
            {"most_in_flight", stream.mostInFlight},
            {"period_bound", stream.bound},
            {"period_simulated", stream.period},
            {"throughput", stream.throughput()},
            {"bubble_share", stream.bubbleShare},
            {"makespan", stream.makespan},
            {"devices", std::move(devices)}};
}

std::string streamAsText(const Problem& problem, const StreamFigures& stream)
{
    std::string out = fmt::format(
        "stream       {} items in {}, at most {} in flight\n"
        "period       {} simulated (mean over the last half of the items)\n"
        "             {} bound (largest load of a device or channel per item; no stream is faster)\n"
        "throughput   {:.4g} items/s simulated\n"
        "bubble share {:.1f} % of the period, on the devices that work\n\n",
        stream.items, secondsText(stream.makespan), stream.mostInFlight, secondsText(stream.period),
        secondsText(stream.bound), stream.throughput(), stream.bubbleShare * 100);
    auto to = std::back_inserter(out);
    fmt::format_to(to, "{:<12} {:>12} {:>16}\n", "device", "peak memory", "of it in flight");
    for (const DeviceId d : problem.topology().devices())
        fmt::format_to(to, "{:<12} {:>12} {:>16}\n", problem.topology().device(d).name,
                       bytesText(stream.peakBytes[d]), bytesText(stream.inFlightBytes[d]));
    return out;
}

} // namespace doppler
