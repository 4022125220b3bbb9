// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/file.h"
#include "core/io/bytes/read_watch.h"
#include "core/training/checkpoint.h"
#include "core/training/logs/logged_episodes.h"
#include "core/training/logs/settings_table.h"
#include "core/training/training_log_writer.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <span>

#include <fmt/format.h>

namespace doppler {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostFilesOfFolder = 100000;

/// The files of trainings in a folder, each kind sorted.
struct TrainingFiles {
    std::set<std::string> checkpoints, logs, eventFolders;
    std::vector<std::pair<std::string, Error>> irregular; ///< Pipes, devices and sockets, with the reason.
};

Result<TrainingFiles> filesOf(const std::string& folder, const std::stop_token& stop)
{
    TrainingFiles files;
    std::error_code fault;
    std::size_t seen = 0;
    fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, fault);
    for (const fs::recursive_directory_iterator end; !fault && it != end; it.increment(fault)) {
        if (stop.stop_requested())
            return inFile(readingStopped(), folder);
        if (++seen > mostFilesOfFolder)
            return Error{
                {DOPPLER_TEXT("core", "the folder has more than {0} files; choose a folder of trainings"),
                 {count(mostFilesOfFolder)}},
                folder,
                {}};
        std::error_code ignored;
        if (it->is_directory(ignored) || !it->exists(ignored))
            continue;
        const std::string path = it->path().string();
        const auto head = readFileHead(path);
        if (!head && !it->is_regular_file(ignored))
            files.irregular.emplace_back(path, head.error());
        if (!head)
            continue; // What can't be read is none of a training.
        if (head->starts_with(checkpointMagic))
            files.checkpoints.insert(path);
        else if (looksLikeEventFile(*head))
            files.eventFolders.insert(it->path().parent_path().string());
        else if (looksLikeTrainingLog(*head))
            files.logs.insert(path);
    }
    if (fault)
        return Error{{DOPPLER_TEXT("core", "cannot read the folder: {0}"), {fault.message()}}, folder, {}};
    return files;
}

/// What identifies the training of a checkpoint in a log of another name.
struct KnownTraining {
    std::string policy;
    std::uint64_t seed = 0;
    std::uint64_t episodes = 0;
    double seconds = 0;
    std::vector<DeviceId> best; ///< On the first graph; empty: unknown.
};

/// Finds out whether a log is of one of the known trainings. A log may go on after the checkpoint, so it is
/// compared at the episode at which the checkpoint was written.
class LogMatch {
public:
    explicit LogMatch(std::span<const KnownTraining> all) : trainings(all) {}

    void add(const LoggedEpisode& episode)
    {
        if (episode.record.problem == 0 && !episode.devices.empty())
            best = episode.devices;
        for (std::size_t i = 0; i < trainings.size(); ++i)
            if (const KnownTraining& known = trainings[i]; known.episodes == episode.record.episode + 1 &&
                                                           !best.empty() && known.best == best &&
                                                           episode.record.seconds <= known.seconds)
                candidates.push_back(i);
    }

    [[nodiscard]] bool found(const LoggedFacts& facts) const
    {
        return std::ranges::any_of(candidates, [&](std::size_t i) {
            return facts.seed == trainings[i].seed &&
                   (facts.policy.empty() || facts.policy == trainings[i].policy);
        });
    }

private:
    std::span<const KnownTraining> trainings;
    std::vector<DeviceId> best;
    std::vector<std::size_t> candidates;
};

/// Collects the rows of one folder.
class FolderRows {
public:
    FolderRows(std::string root, const std::stop_token& token) : folder(std::move(root)), stop(token) {}

    void addCheckpoint(const std::string& path)
    {
        const auto read = readCheckpoint(path);
        if (!read)
            return skip(path, read.error());
        TrainingSetup setup;
        setup.policy = read->policy;
        setup.options = read->settings;
        TrainingRow row;
        row.name = named(path);
        row.settings = settingsOf(setup);
        const ProblemState& first = read->problems.front();
        row.settings.insert_or_assign("graph", first.trainedOn.graph);
        row.settings.insert_or_assign("devices", first.trainedOn.topology);
        row.seed = read->seed;
        if (first.best)
            row.best = first.best->makespan;
        row.episodes = read->progress.episode;
        row.seconds = read->progress.seconds;
        found.rows.push_back(std::move(row));
        if (first.best)
            trainings.push_back({read->policy, read->seed, read->progress.episode, read->progress.seconds,
                                 first.best->placement.devices});
    }

    void addLog(const std::string& path, bool ofEvents)
    {
        TrainingRow row;
        row.name = named(path);
        LogMatch match(trainings);
        const auto facts = readLoggedEpisodes(
            path,
            [&row, &match](const LoggedEpisode& episode) {
                match.add(episode);
                row.episodes = episode.record.episode + 1;
                row.seconds = episode.record.seconds;
                if (episode.record.problem == 0)
                    row.best =
                        row.best ? std::min(*row.best, episode.record.makespan) : episode.record.makespan;
            },
            stop);
        if (!facts)
            return skip(path, facts.error());
        if (match.found(*facts))
            return;
        if (!facts->policy.empty())
            row.settings.insert_or_assign("policy", facts->policy);
        row.seed = facts->seed;
        for (const HyperParameter& setting : facts->settings)
            if (setting.name != "seed")
                row.settings.insert_or_assign(setting.name, textOf(setting));
        if (!ofEvents || !known(row))
            found.rows.push_back(std::move(row));
    }

    FoundTrainings take()
    {
        std::ranges::sort(found.rows, {}, &TrainingRow::name);
        return std::move(found);
    }

    void skip(const std::string& path, const Error& reason)
    {
        found.skipped.push_back({named(path), reason});
    }

private:
    [[nodiscard]] std::string named(const std::string& path) const
    {
        const std::string name = fs::path(path).lexically_relative(folder).string();
        return name.empty() || name == "." ? fs::path(path).filename().string() : name;
    }

    static std::string textOf(const HyperParameter& setting)
    {
        if (const auto* number = std::get_if<double>(&setting.value))
            return toString(OptionValue(*number));
        if (const auto* flag = std::get_if<bool>(&setting.value))
            return toString(OptionValue(*flag));
        return std::get<std::string>(setting.value);
    }

    /// Whether a training of these settings and episodes has a row already. Event files hold numbers in
    /// single precision.
    [[nodiscard]] bool known(const TrainingRow& row) const
    {
        return std::ranges::any_of(found.rows, [&](const TrainingRow& other) {
            return other.seed == row.seed && other.episodes == row.episodes && other.best && row.best &&
                   static_cast<float>(*other.best) == static_cast<float>(*row.best);
        });
    }

    std::string folder;
    std::stop_token stop;
    FoundTrainings found;
    std::vector<KnownTraining> trainings; ///< Of the checkpoints.
};

} // namespace

Result<FoundTrainings> findTrainings(const std::string& folder, const std::stop_token& stop)
{
    const auto files = filesOf(folder, stop);
    if (!files)
        return files.error();
    FolderRows rows(folder, stop);
    std::set<std::string> beside;
    for (const std::string& path : files->checkpoints) {
        rows.addCheckpoint(path);
        beside.insert(trainingLogBeside(path));
    }
    for (const std::string& path : files->logs)
        if (!beside.contains(path))
            rows.addLog(path, false);
    for (const std::string& path : files->eventFolders)
        rows.addLog(path, true);
    for (const auto& [path, reason] : files->irregular)
        rows.skip(path, reason);
    if (stop.stop_requested())
        return inFile(readingStopped(), folder);
    return rows.take();
}

} // namespace doppler
