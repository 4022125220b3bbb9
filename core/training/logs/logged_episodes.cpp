// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/logs/logged_episodes.h"

#include "core/base/text_fields.h"
#include "core/io/bytes/file.h"
#include "core/io/bytes/read_watch.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <span>
#include <sstream>

namespace doppler {

namespace {

constexpr std::size_t mostLineBytes = 1 << 20;

/// A gzipped file is unpacked as a whole; any other is read as it comes.
Result<std::unique_ptr<std::istream>> openLines(const std::string& path, const std::stop_token& stop)
{
    auto file = std::make_unique<std::ifstream>(path, std::ios::binary);
    if (file->get() != 0x1f || file->get() != 0x8b) {
        file->clear();
        file->seekg(0);
        return std::unique_ptr<std::istream>(std::move(file));
    }
    constexpr std::uint64_t mostUnpacked = std::uint64_t{1} << 29;
    auto text = readFile(path, mostUnpacked, stop);
    if (!text)
        return text.error();
    return std::unique_ptr<std::istream>(std::make_unique<std::istringstream>(*std::move(text)));
}

/// Takes the lines of a log in turn.
class LineLog {
public:
    explicit LineLog(const std::function<void(const LoggedEpisode&)>& taker) : take(taker) {}

    Result<void> add(std::string_view line)
    {
        LoggedFacts own;
        bool hasBest = false;
        auto episode = episodeOfLine(line, own, hasBest);
        if (!episode)
            return episode.error();
        EpisodeRecord& record = episode->record;
        if (last && record.episode <= *last)
            return Error{{DOPPLER_TEXT("core", "episode {0} follows episode {1}, expected ascending numbers"),
                          {std::to_string(record.episode), std::to_string(*last)}},
                         {},
                         {}};
        const auto [best, isFirst] = bests.try_emplace(record.problem, record.makespan);
        best->second = std::min(best->second, record.makespan);
        if (!hasBest)
            record.best = best->second;
        if (!last) {
            facts.policy = std::move(own.policy);
            facts.seed = own.seed;
        }
        last = record.episode;
        ++facts.episodes;
        take(*episode);
        return {};
    }

    LoggedFacts facts;

private:
    const std::function<void(const LoggedEpisode&)>& take;
    std::optional<std::uint64_t> last;
    std::map<std::size_t, double> bests; ///< By graph.
};

Result<LoggedFacts> readLines(const std::string& path, const std::function<void(const LoggedEpisode&)>& take,
                              const std::stop_token& stop)
{
    const auto in = openLines(path, stop);
    if (!in)
        return in.error();
    LineLog log(take);
    std::vector<char> buffer(mostLineBytes);
    for (std::size_t number = 1; !stop.stop_requested(); ++number) {
        (*in)->getline(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        if ((*in)->eof()) { // What is left is unfinished.
            log.facts.cut = (*in)->gcount() > 0;
            break;
        }
        // A line that is longer than the buffer is none of a log.
        const bool whole = !(*in)->fail();
        const auto bytes = static_cast<std::size_t>(std::max<std::streamsize>((*in)->gcount() - 1, 0));
        const std::string_view line = trimmed(std::string_view(buffer.data(), bytes));
        if (whole && line.empty())
            continue;
        if (auto taken = log.add(whole ? line : std::string_view()); !taken)
            return Error{taken.error().message, {}, "line " + std::to_string(number)};
    }
    return log.facts;
}

/// The event files of a folder in the order of their names, which have the time of their beginning.
std::vector<EventSource> eventFilesIn(const std::string& folder)
{
    constexpr std::size_t mostEventFiles = 10000;
    std::vector<std::string> files;
    std::error_code fault;
    for (std::filesystem::directory_iterator it(folder, fault), end; !fault && it != end; it.increment(fault))
        if (it->path().filename().string().find("tfevents") != std::string::npos &&
            it->is_regular_file(fault) && files.size() < mostEventFiles)
            files.push_back(it->path().string());
    std::ranges::sort(files);
    std::vector<EventSource> sources;
    for (const std::string& file : files)
        sources.push_back({file, sourceOfFile(file)});
    return sources;
}

Result<LoggedFacts> readFolder(const std::string& folder,
                               const std::function<void(const LoggedEpisode&)>& take,
                               const std::stop_token& stop)
{
    const std::vector<EventSource> sources = eventFilesIn(folder);
    if (sources.empty())
        return Error{{DOPPLER_TEXT("core", "the folder contains no event files; expected a log of a "
                                           "training, an event file, or a folder of event files")},
                     folder,
                     {}};
    return readEventEpisodes(sources, take, stop);
}

} // namespace

Result<LoggedFacts> readLoggedEpisodes(const std::string& path,
                                       const std::function<void(const LoggedEpisode&)>& take,
                                       const std::stop_token& stop)
{
    std::error_code ignored;
    const bool folder = std::filesystem::is_directory(path, ignored);
    const auto head = folder ? Result<std::string>(std::string()) : readFileHead(path);
    if (!head)
        return head.error(); // It reports pipes and files that do not exist.
    return withinMemory<LoggedFacts>(path, [&]() -> Result<LoggedFacts> {
        const EventSource alone{path, sourceOfFile(path)};
        auto facts = folder                      ? readFolder(path, take, stop)
                     : looksLikeEventFile(*head) ? readEventEpisodes(std::span(&alone, 1), take, stop)
                                                 : readLines(path, take, stop);
        if (!facts)
            return inFile(facts.error(), path);
        if (stop.stop_requested())
            return inFile(readingStopped(), path);
        if (facts->episodes == 0)
            return Error{{DOPPLER_TEXT("core", "the log contains no episodes")}, path, {}};
        return facts;
    });
}

} // namespace doppler
