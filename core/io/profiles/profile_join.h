// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/profiles/name_counts.h"
#include "core/io/profiles/pytorch_profile.h"

namespace doppler {

/// A call of the device's runtime or driver. Microseconds.
struct ProfileLaunch {
    std::uint64_t correlation = 0;
    std::uint32_t process = 0;
    std::uint32_t thread = 0;
    double start = 0;
    bool ofGraph = false; ///< It launched a whole graph of kernels.
};

/// Where a kernel comes from.
struct KernelOrigin {
    std::uint64_t correlation = 0;
    std::uint64_t externalId = 0;
    bool ofGraph = false;
    /// Its category (index into ProfileTrace::names), if only a launch can prove that it is a kernel.
    std::uint32_t unknownKind = ProfiledOperator::none;
};

/// What a stream waits for, as the trace states it. Microseconds.
struct StreamWait {
    std::uint32_t device = 0;
    std::uint32_t stream = 0;
    std::optional<std::uint32_t> source; ///< The stream on which the event was recorded.
    std::uint64_t record = 0;            ///< Correlation of the call that recorded it; 0: unknown.
    std::uint64_t correlation = 0;       ///< Of the call that made the stream wait.
    double start = 0;
    double end = 0;
};

/// A call on the host that records an event, or makes a stream wait for one. Profilers write neither the
/// event nor the stream. Microseconds.
struct EventCall {
    std::uint32_t thread = 0;
    double start = 0;
    bool waits = false;
};

/// The events of a profile before they are related to each other. All times of `trace` are starts in
/// microseconds; its durations are in seconds.
struct RawProfile {
    ProfileTrace trace;
    std::vector<ProfileLaunch> launches;
    std::vector<KernelOrigin> origins; ///< By index into ProfileTrace::kernels.
    std::vector<StreamWait> waits;
    std::vector<EventCall> eventCalls;
    NameCounts unfinished; ///< Slices without an end, by name.
};

/// Finds who called and launched what, cuts kernels that overrun the next one of their stream, drops kernels
/// of other iterations, resolves waits, and lets time start at zero. Adds notes on each of these.
ProfileTrace joinProfile(RawProfile raw);

} // namespace doppler
