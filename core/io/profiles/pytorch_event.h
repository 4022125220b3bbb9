// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/trace_event.h"
#include "core/io/profiles/pytorch_operators.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// Kinds of events of PyTorch's profiler that the readers distinguish.
enum class ProfileCategory {
    Other,      ///< Known, and not needed: Python frames, arrows, overhead.
    Operator,   ///< On the host: an operator, or a wrapper around some.
    Annotation, ///< On the host: a range that the user named.
    Launch,     ///< On the host: a call of the device's runtime or driver.
    Kernel,     ///< On the device: a kernel, a copy, a fill.
    Wait,       ///< A stream, or the host, waits for an event, a stream or a device.
    Record,     ///< An event was recorded on a stream.
    Unknown,    ///< Of an accelerator, perhaps, that this program does not know.
};

/// The category of an event, from its member "cat", without parsing the event.
ProfileCategory categoryOf(std::string_view event);

/// The letter of an event's member "ph" without parsing the event; 0 if it is not one letter. 'X': a whole
/// slice; 'B' and 'E': the beginning and the end of one.
char phaseOf(std::string_view event);

/// A slice of a profile, or its beginning or end. Missing numbers are 0, or nothing.
struct ProfileEvent : TraceEvent {
    double externalId = 0;
    double recordId = 0;
    double correlation = 0;
    double graphNode = 0; ///< Not 0: a kernel of a CUDA graph.
    std::optional<double> device;
    std::optional<double> stream;
    std::optional<double> waitsOnStream;     ///< Of a Wait: the stream that it waits for.
    std::optional<double> recordCorrelation; ///< Of a Wait: the call that recorded the event.
    std::vector<TensorShape> shapes;
    bool hasShapes = false;

    /// Whether it has an end that is not before its start. PyTorch writes a duration of -1 for an operator
    /// that had not ended when the profiler stopped.
    [[nodiscard]] bool finished() const { return duration >= 0 && duration < 1e300; }
};

/// Reads an event; nothing if it has no start. `index` is its position in the list, for errors.
Result<std::optional<ProfileEvent>> readProfileEvent(std::string_view text, std::size_t index);

} // namespace doppler
