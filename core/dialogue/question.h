// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"
#include "core/sim/move_evaluator.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace doppler {

class JsonReader;

/// What an answer about one placement contains besides the makespan, one bit each.
enum class Want : std::uint32_t {
    Starts = 1,     ///< Start of every vertex, seconds.
    Ends = 2,       ///< End of every vertex, seconds.
    Critical = 4,   ///< The realised critical path.
    Busy = 8,       ///< Busy seconds by device.
    Bytes = 16,     ///< Bytes moved by directed pair of devices.
    Memory = 32,    ///< Peak bytes by device.
    Transfers = 64, ///< Every transfer with its times.
};

/// A placer to run on the problem of the dialogue.
struct PlaceQuestion {
    std::string placer;
    std::optional<std::uint64_t> evaluations;
    std::optional<double> seconds;
    std::uint64_t seed = 1;
    std::vector<std::pair<std::string, std::string>> settings; ///< Options of the placer.
};

/// One line of a dialogue.
struct DialogueQuestion {
    enum class Kind { Makespan, Batch, Move, Accept, Problem, Place };
    Kind kind = Kind::Makespan;
    Placement placement;                                    ///< Makespan.
    std::uint32_t wants = 0;                                ///< Makespan: bits of Want.
    std::vector<std::uint32_t> batch;                       ///< Batch: rows of device numbers.
    std::size_t rows = 0;                                   ///< Batch.
    std::vector<Move> moves;                                ///< Move.
    double limit = std::numeric_limits<double>::infinity(); ///< Move: seconds.
    PlaceQuestion place;                                    ///< Place.

    [[nodiscard]] bool asksFor(Want want) const { return wants & static_cast<std::uint32_t>(want); }
};

/// Reads the lines of a dialogue about one problem. Devices are numbers from 0 or names.
class QuestionReader {
public:
    explicit QuestionReader(ProblemPtr problem);

    /// Reads a line into `question`, whose memory it reuses. Checks the form of the line and that vertices
    /// and devices exist, not that a placement is valid. The place of an error is the JSON path.
    Result<void> read(std::string_view line, DialogueQuestion& question) const;

private:
    void readMember(JsonReader& in, std::size_t key, DialogueQuestion& question) const;
    void readDevice(JsonReader& in, std::uint32_t& out) const;
    void readPlacementDevices(JsonReader& in, DialogueQuestion& question) const;
    void readBatch(JsonReader& in, DialogueQuestion& question) const;
    void readMoves(JsonReader& in, DialogueQuestion& question) const;

    ProblemPtr problem;
    std::unordered_map<std::string, std::uint32_t> deviceNumbers;
};

} // namespace doppler
