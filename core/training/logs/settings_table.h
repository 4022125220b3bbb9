// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace doppler {

struct TrainedOn;

/// One of many trainings: its settings and what came of it.
struct TrainingRow {
    std::string name; ///< Of the training, or of its file within the folder.
    /// By name, as texts: "policy", "graph", "devices", and every option. Those that are not known are
    /// missing.
    std::map<std::string, std::string, std::less<>> settings;
    std::optional<std::uint64_t> seed;
    std::optional<double> best; ///< Least makespan on the first graph, in seconds.
    std::uint64_t episodes = 0;
    std::optional<double> seconds; ///< Training time.
};

/// The settings of a setup; the graph and the devices only if its problem is known.
std::map<std::string, std::string, std::less<>> settingsOf(const TrainingSetup& setup);

/// The names of the settings in which the trainings differ, as far as they are known: "policy", "graph" and
/// "devices" first, then by name.
std::vector<std::string> differingSettings(std::span<const TrainingRow> rows);

/// Rows as cells: name, differing settings, seed, best, episodes, time.
class SettingsTable {
public:
    /// Nothing, a text or a number.
    using Cell = std::variant<std::monostate, std::string, double>;

    explicit SettingsTable(std::vector<TrainingRow> trainings);

    [[nodiscard]] const std::vector<TrainingRow>& rows() const { return all; }
    /// Names of the columns: "training", settings, "seed", "best", "episodes", "time".
    [[nodiscard]] const std::vector<std::string>& columns() const { return names; }
    /// Settings that are numbers are numbers here; truth values are texts.
    [[nodiscard]] Cell cell(std::size_t row, std::size_t column) const;
    /// Sorts by a column, numbers before texts, empty cells last.
    void sort(std::size_t column, bool descending);
    /// With plain numbers (seconds), and the units of "best" and "time" in the captions.
    [[nodiscard]] std::string csv() const;
    /// Aligned for a terminal.
    [[nodiscard]] std::string text() const;

private:
    std::vector<TrainingRow> all;
    std::vector<std::string> names;
};

/// The trainings in a folder and the folders in it.
struct FoundTrainings {
    struct Skipped {
        std::string file;
        Error reason;
    };
    std::vector<TrainingRow> rows; ///< By name.
    std::vector<Skipped> skipped;  ///< Files of trainings that cannot be read; pipes and devices.
};

/// Finds trainings by their files: checkpoints, logs, and folders of event files. A log or an event file that
/// describes the training of a checkpoint is not listed twice: the log of the checkpoint's name, and one with
/// the checkpoint's policy, seed, number of episodes and best placement. Other files are ignored. Errors: the
/// folder cannot be read, or has too many files; or the work was stopped. Blocks.
Result<FoundTrainings> findTrainings(const std::string& folder, const std::stop_token& stop = {});

} // namespace doppler
