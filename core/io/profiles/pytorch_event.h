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
    Other,
    Operator, ///< On the host: an operator or an annotation.
    Launch,   ///< On the host: a call of the device's runtime or driver.
    Kernel,   ///< On the device: a kernel, a copy, a fill.
};

/// The category of an event, from its member "cat", without parsing the event. Events that spell the key or
/// the category differently from Kineto are Other.
ProfileCategory categoryOf(std::string_view event);

/// A slice of a profile. Missing fields are 0 or empty.
struct ProfileEvent : TraceEvent {
    double externalId = 0;
    double recordId = 0;
    double correlation = 0;
    double device = 0;
    double stream = 0;
    std::vector<TensorShape> shapes;
    bool hasShapes = false;
};

/// Reads an event; nothing if it is not a slice with a start. `index` is its position in the list, for
/// errors.
Result<std::optional<ProfileEvent>> readProfileEvent(std::string_view text, std::size_t index);

} // namespace doppler
