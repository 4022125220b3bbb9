// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/events/event_file.h"
#include "core/training/trainer.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

/// One episode of a log.
struct LoggedEpisode {
    EpisodeRecord record;
    /// The placement of a new best, if the log holds it. Ids may be of any graph and devices.
    std::vector<DeviceId> devices = {};
    std::vector<VertexId> order = {};
};

/// What a log says of its training as a whole.
struct LoggedFacts {
    std::string policy; ///< Empty: the log does not say.
    std::optional<std::uint64_t> seed;
    std::vector<HyperParameter> settings; ///< Of event files.
    std::uint64_t episodes = 0;
    /// The last line or record is incomplete: the training was killed, or still runs.
    bool cut = false;
};

/// Reads an untrusted log of a training and passes on its episodes in ascending order: JSON lines, as
/// `doppler train --json-log` and the window write them, an event file for TensorBoard, or a folder with the
/// event files of one training. Of event files with more than about a million steps, some are omitted evenly.
/// Where the log does not give the best so far, it is the least makespan so far of the same graph. An
/// incomplete end is not an error. Errors name the file, and the line or byte; a log without episodes is one.
/// Blocks; memory is bounded, whatever the file holds.
Result<LoggedFacts> readLoggedEpisodes(const std::string& path,
                                       const std::function<void(const LoggedEpisode&)>& take,
                                       const std::stop_token& stop = {});

struct EventSource {
    std::string file; ///< For errors.
    OpenSource open;
};
/// The same for the bytes of event files of one training, in the order in which they were written.
Result<LoggedFacts> readEventEpisodes(std::span<const EventSource> sources,
                                      const std::function<void(const LoggedEpisode&)>& take,
                                      const std::stop_token& stop = {});

/// A line of a log without its line break. Policy and seed are those of the line, if it has them.
Result<LoggedEpisode> episodeOfLine(std::string_view line, LoggedFacts& facts, bool& hasBest);

} // namespace doppler
