// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/trace_remarks.h"

#include "app/arguments/standard_error.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

void tellUnmatched(const TraceReading& reading, const std::string& file, const DataflowGraph& graph)
{
    constexpr std::size_t most = 10;
    const auto listed = [&](std::vector<std::string> names, std::size_t count) {
        names.resize(std::min(names.size(), most));
        return fmt::format("{}{}", fmt::join(names, ", "), count > names.size() ? ", ..." : "");
    };
    const auto tell = [&](const Message& message) {
        printError("doppler: {}: {}\n", file, message.english());
    };
    for (const Message& note : reading.notes)
        tell(note);
    std::vector<std::string> missing;
    for (std::size_t i = 0; i < std::min(most, reading.missing.size()); ++i)
        missing.push_back(graph.label(reading.missing[i]));
    if (!missing.empty())
        tell({DOPPLER_PLURAL("core", "{0} vertices have no time: {1}", "{0} vertex has no time: {1}"),
              {count(reading.missing.size()), listed(missing, reading.missing.size())}});
    if (reading.unknownCount > 0)
        tell({DOPPLER_PLURAL("core", "{0} entries do not belong to the graph: {1}",
                             "{0} entry does not belong to the graph: {1}"),
              {count(reading.unknownCount), listed(reading.unknown, reading.unknownCount)}});
    if (!reading.otherDevices.empty())
        tell({DOPPLER_TEXT("core", "devices that are not in the topology: {0}"),
              {listed(reading.otherDevices, reading.otherDevices.size())}});
}

} // namespace doppler
