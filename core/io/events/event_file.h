// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/bytes/byte_source.h"

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace doppler {

/// One value of one step.
struct EventScalar {
    std::string tag; ///< E.g. "makespan/best"; TensorBoard groups by the part before the slash.
    double value = 0;

    [[nodiscard]] bool operator==(const EventScalar&) const = default;
};

/// A setting of a run, as TensorBoard's table of hyperparameters shows it.
struct HyperParameter {
    std::string name;
    std::variant<bool, double, std::string> value;

    [[nodiscard]] bool operator==(const HyperParameter&) const = default;
};

/// What an event of a file says. Graphs, images, histograms and texts are ignored.
struct LoggedEvent {
    double wallTime = 0; ///< Seconds since 1970.
    std::int64_t step = 0;
    std::vector<EventScalar> scalars;
    std::vector<HyperParameter> hyperparameters;
    /// The program started again at `step`: later steps of events before this one do not count.
    bool restarts = false;
};

/// Whether a file that begins with `head` is an event file: a record with correct checksums that names a
/// version of events.
bool looksLikeEventFile(std::string_view head);

/// How an event file ended.
struct EventFileEnd {
    std::uint64_t events = 0;
    /// The last record is incomplete: the program that wrote the file was killed, or still writes.
    bool cut = false;
};

/// Reads an untrusted event file in pieces and passes every event to `take`, which may refuse it. Memory is
/// bounded by the size of what the file really holds, and by 64 MiB a record. Errors name the byte of the
/// record: a checksum that does not match, a record that is no event, values beyond the limits, or a stop
/// request. An incomplete record at the end is no error.
Result<EventFileEnd> readEvents(ByteSource& source, const std::function<Result<void>(LoggedEvent&)>& take,
                                const std::stop_token& stop = {});

// Records as bytes of a file, which is any sequence of them. Times are seconds since 1970.

/// The first record of every file.
std::string versionRecord(double wallTime);
/// The scalars of one step, as numbers of single precision.
std::string scalarsRecord(double wallTime, std::int64_t step, std::span<const EventScalar> scalars);
/// LoggedEvent::restarts.
std::string restartRecord(double wallTime, std::int64_t step);
/// The settings of the run, and the tags that TensorBoard shows next to them.
std::string hyperparametersRecord(double wallTime, std::span<const HyperParameter> settings,
                                  std::span<const std::string> tags);
/// The end of a run that has hyperparameters.
std::string endRecord(double wallTime, bool succeeded);

} // namespace doppler
