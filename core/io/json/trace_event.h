// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace doppler {

class JsonReader;

/// The member of Chrome traces that holds the events.
constexpr std::string_view traceEventList = "traceEvents";

/// The fields that every Chrome trace event has (Trace Event Format, Google). Missing texts are empty,
/// missing numbers are NaN.
struct TraceEvent {
    std::string phase;
    std::string name;
    std::string category;
    std::string process;
    std::string thread;                                         ///< Unique within its process only.
    double start = std::numeric_limits<double>::quiet_NaN();    ///< Microseconds from an arbitrary zero.
    double duration = std::numeric_limits<double>::quiet_NaN(); ///< Microseconds; may be negative.

    /// Process and thread: "1/7".
    [[nodiscard]] std::string threadKey() const { return process + '/' + thread; }
};

/// Reads an event. Times may be numbers, texts that are numbers, or null. `arguments` is called with the
/// cursor at the object `args`.
std::optional<Error> readTraceEvent(std::string_view text, TraceEvent& event,
                                    const std::function<void(JsonReader&)>& arguments);

} // namespace doppler
