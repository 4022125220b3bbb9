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

/// Where Chrome traces keep their events.
constexpr std::string_view traceEventList = "traceEvents";

/// What every Chrome trace event has (Trace Event Format, Google). What it doesn't say is empty.
struct TraceEvent {
    std::string phase;
    std::string name;
    std::string category;
    std::string thread;                                      ///< Process and thread, "1/7/".
    double start = std::numeric_limits<double>::quiet_NaN(); ///< Microseconds, of any zero.
    double duration = 0;                                     ///< Microseconds.
};

/// Reads an event; `arguments` reads the object `args`, at which the cursor is then.
std::optional<Error> readTraceEvent(std::string_view text, TraceEvent& event,
                                    const std::function<void(JsonReader&)>& arguments);

} // namespace doppler
