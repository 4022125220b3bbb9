// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/training_log_writer.h"

#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/io/bytes/file.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_value.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string_view>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace doppler {

namespace {

Error cannotWrite(const std::string& path)
{
    return {{DOPPLER_TEXT("core", "cannot write the log: {0}"), {std::strerror(errno)}}, path, {}};
}

/// What reads a log takes lines of up to a mebibyte. A log that is gone on with is held in memory.
constexpr std::size_t longestLine = std::size_t{1} << 20;
constexpr std::size_t mostBytesOfOne = longestLine - 4096;
constexpr std::uint64_t mostLogBytes = std::uint64_t{1} << 31;

/// Ids, separated by commas.
template <class Ids>
std::string numbers(const Ids& ids)
{
    std::string out;
    for (const auto& id : ids)
        fmt::format_to(std::back_inserter(out), "{}{}", out.empty() ? "" : ",", id.value);
    return out;
}

/// An episode's line, of a log that goes on.
struct KnownEpisode {
    std::uint64_t number = 0;
    std::string policy; ///< Of a line that doesn't say so: the asked one's, and so with the seed.
    std::uint64_t seed = 0;
};

std::optional<KnownEpisode> episodeOf(std::string_view line, const std::string& policy, std::uint64_t seed)
{
    if (line.size() > longestLine)
        return std::nullopt;
    KnownEpisode known{0, policy, seed};
    std::optional<std::uint64_t> number;
    constexpr std::string_view keys[] = {"episode", "policy", "seed"};
    JsonReader in(line);
    in.readDocument(keys, {0}, [&](std::size_t key) {
        if (key == 1 && in.peek() == '"') {
            in.readText(known.policy);
            return;
        }
        std::uint64_t whole = 0;
        if (const auto value = in.peekValue(); value && parseNumber(*value, whole)) {
            if (key == 0)
                number = whole;
            else if (key == 2)
                known.seed = whole;
        }
        in.skipValue();
    });
    if (in.failed() || !number)
        return std::nullopt;
    known.number = *number;
    return known;
}

/// Of the members that addBest() has for a line.
std::size_t placementBytesOf(std::string_view line)
{
    const std::size_t at = line.find(",\"placement\":");
    return at == std::string_view::npos ? 0 : line.size() - at;
}

} // namespace

std::string trainingLogBeside(const std::string& checkpoint)
{
    if (checkpoint.empty())
        return {};
    const std::filesystem::path file(checkpoint);
    std::string name = file.stem().string() + ".jsonl";
    if (file.filename() == name) // never the checkpoint itself
        name += ".jsonl";
    return (file.parent_path() / name).string();
}

Result<void> TrainingLogWriter::goOnFrom(const Checkpoint& checkpoint)
{
    const std::scoped_lock lock(mutex);
    policy = checkpoint.policy;
    seed = checkpoint.seed; // whatever was asked for: its random state goes on
    std::error_code ignored;
    if (path.empty() || !std::filesystem::is_regular_file(path, ignored))
        return {};
    const auto text = readFile(path, mostLogBytes);
    if (!text)
        return text.error();
    return withinMemory<void>(path, [&] { return keepBefore(checkpoint.progress.episode, *text); });
}

Result<void> TrainingLogWriter::keepBefore(std::uint64_t episode, std::string_view text)
{
    std::string& lines = kept.emplace();
    std::size_t number = 0;
    std::uint64_t next = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        if (end == std::string::npos)
            break; // a kill cut it off
        const std::string_view line = text.substr(at, end + 1 - at);
        at = end + 1;
        ++number;
        if (line.find_first_not_of(" \t\r\n") == std::string_view::npos)
            continue;
        const auto known = episodeOf(line, policy, seed);
        if (!known)
            return Error{{DOPPLER_TEXT("core", "the log line has no whole number \"episode\" of at least 0")},
                         path,
                         fmt::format("line {}", number)};
        if (known->policy != policy || known->seed != seed)
            return Error{
                {DOPPLER_TEXT("core",
                              "the log belongs to another training: {0}, seed {1}; expected {2}, seed {3}"),
                 {excerpt(known->policy), std::to_string(known->seed), policy, std::to_string(seed)}},
                path,
                fmt::format("line {}", number)};
        if (known->number < next || known->number >= episode)
            continue; // once more, of a training that went on from before it, or to come once more
        lines += line;
        placementBytes += placementBytesOf(line);
        next = known->number + 1;
    }
    return {};
}

bool looksLikeTrainingLog(std::string_view head)
{
    const std::string_view line = head.substr(0, head.find('\n'));
    const std::size_t begin = line.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos || line[begin] != '{')
        return false;
    return line.find("\"episode\"") != std::string_view::npos &&
           line.find("\"stage\"") != std::string_view::npos &&
           line.find("\"makespan\"") != std::string_view::npos;
}

Result<void> TrainingLogWriter::checkReplaceable() const
{
    std::error_code ignored;
    if (path.empty() || !std::filesystem::exists(path, ignored))
        return {};
    const auto head = readFileHead(path);
    if (!head)
        return head.error();
    if (head->empty())
        return {};
    if (looksLikeTrainingLog(*head))
        return {};
    return Error{
        {DOPPLER_TEXT("core", "the curves are not saved: the file exists already and is not a training log"),
         {}},
        path,
        {}};
}

Result<void> TrainingLogWriter::checkWritable() const
{
    if (path.empty())
        return {};
    std::error_code ignored;
    const bool there = std::filesystem::exists(path, ignored);
    if (there && !std::filesystem::is_regular_file(path, ignored)) // opened, a pipe would wait or end
    {
        if (std::filesystem::is_directory(path, ignored))
            errno = EISDIR;
        else if (access(path.c_str(), W_OK) == 0)
            return {};
        return cannotWrite(path);
    }
    constexpr mode_t usual = 0666;
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, usual);
    if (file < 0)
        return cannotWrite(path);
    ::close(file);
    if (!there && !std::filesystem::is_symlink(path, ignored))
        ::unlink(path.c_str()); // what does not begin leaves none
    return {};
}

Result<void> TrainingLogWriter::open()
{
    const std::scoped_lock lock(mutex);
    if (path.empty())
        return {};
    lost = true;
    if (kept)
        if (auto written = writeFile(path, *kept); !written)
            return written;
    stream.open(path, std::ios::out | (kept ? std::ios::app : std::ios::trunc));
    if (!stream)
        return cannotWrite(path);
    lost = false;
    kept.reset();
    return {};
}

void TrainingLogWriter::addBest(const Placement& placement, std::uint64_t episode)
{
    const std::scoped_lock lock(mutex);
    if (path.empty() || fault || lost || placementBytes >= mostPlacementBytes)
        return;
    std::string members = fmt::format(R"(,"placement":[{}])", numbers(placement.devices));
    if (!placement.order.empty())
        members += fmt::format(R"(,"order":[{}])", numbers(placement.order));
    if (members.size() >= mostBytesOfOne)
        return;
    placementBytes += members.size();
    bests.insert_or_assign(episode, std::move(members));
}

void TrainingLogWriter::add(const EpisodeRecord& record)
{
    const std::scoped_lock lock(mutex);
    latest = record;
    ++count;
    if (path.empty() || fault || lost)
        return;
    Json line{{"episode", record.episode},
              {"stage", stageName(record.stage)},
              {"graph", record.problem},
              {"makespan", record.makespan},
              {"best", record.best},
              {"baseline", record.baseline},
              {"loss", record.loss},
              {"entropy", record.entropy},
              {"epsilon", record.epsilon},
              {"learning_rate", record.learningRate},
              {"seconds", record.seconds},
              {"policy", policy},
              {"seed", seed}};
    if (record.realRuns > 0)
        line["real_runs"] = record.realRuns;
    pending += line.text();
    if (const auto best = bests.find(record.episode); best != bests.end())
        pending.insert(pending.size() - 1, best->second); // before the brace
    bests.erase(bests.begin(), bests.upper_bound(record.episode));
    pending += '\n';
    constexpr std::uint64_t linesAtOnce = 50; // who follows the file waits a second, or for the next update
    if (stream.is_open() &&
        (count % linesAtOnce == 0 || std::chrono::steady_clock::now() - flushed > std::chrono::seconds(1)))
        write();
}

Result<void> TrainingLogWriter::close()
{
    const std::scoped_lock lock(mutex);
    if (stream.is_open()) {
        write();
        stream.close();
        if (!stream && !fault)
            fault = cannotWrite(path);
    }
    return fault ? Result<void>(*fault) : Result<void>();
}

void TrainingLogWriter::flush()
{
    const std::scoped_lock lock(mutex);
    if (stream.is_open())
        write();
}

std::optional<EpisodeRecord> TrainingLogWriter::newest() const
{
    const std::scoped_lock lock(mutex);
    return latest;
}

void TrainingLogWriter::write()
{
    if (fault)
        return;
    stream << pending << std::flush;
    flushed = std::chrono::steady_clock::now();
    if (!stream)
        fault = cannotWrite(path);
    pending.clear();
}

} // namespace doppler
