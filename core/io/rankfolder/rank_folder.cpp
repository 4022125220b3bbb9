// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rankfolder/rank_folder.h"

#include "core/base/option_specs.h"
#include "core/base/text_fields.h"
#include "core/io/bytes/file.h"
#include "core/io/rankfolder/rank_graphs.h"

#include <algorithm>
#include <filesystem>
#include <map>

namespace doppler {

GraphFormat pytorchProfileFormat();

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostRanks = 4096;

/// The files of a folder that may be traces, by name.
std::vector<fs::path> traceFiles(const std::string& folder)
{
    std::vector<fs::path> files;
    std::error_code fault;
    for (fs::directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault)) {
        const std::string name = at->path().filename().string();
        std::error_code ignored;
        if ((name.ends_with(".json") || name.ends_with(".json.gz")) && at->is_regular_file(ignored))
            files.push_back(at->path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// The whole number at the beginning of a text, behind blanks.
std::optional<std::uint64_t> numberAt(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n_-:"), text.size()));
    const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
    std::uint64_t number = 0;
    return end > 0 && end < 10 && parseNumber(text.substr(0, end), number) ? std::optional(number)
                                                                           : std::nullopt;
}

Error inFolder(Message message, const std::string& folder) { return {std::move(message), folder, {}}; }

/// The traces among the files, by rank.
Result<std::map<std::uint64_t, std::string>> tracesOf(const std::string& folder)
{
    std::map<std::uint64_t, std::string> traces;
    std::vector<std::string> unnumbered;
    const GraphFormat format = pytorchProfileFormat();
    for (const fs::path& file : traceFiles(folder)) {
        const auto head = readFileHead(file.string());
        if (!head)
            return head.error();
        if (format.sniff(*head) == Match::No)
            continue;
        const auto rank = rankOfTrace(*head, file.filename().string());
        if (!rank) {
            unnumbered.push_back(file.string());
        } else if (const auto [at, isNew] = traces.emplace(*rank, file.string()); !isNew) {
            return inFolder(
                {DOPPLER_TEXT("core", "{0} and {1} are both of rank {2}, expected one trace for each "
                                      "rank"),
                 {fs::path(at->second).filename().string(), file.filename().string(), std::to_string(*rank)}},
                folder);
        }
    }
    if (!unnumbered.empty() && (!traces.empty() || unnumbered.size() > 1))
        return Error{
            {DOPPLER_TEXT("core", "the trace names no rank, expected distributedInfo in it or a number in "
                                  "the file's name (rank0.json)")},
            unnumbered.front(),
            {}};
    if (!unnumbered.empty())
        traces.emplace(0, unnumbered.front());
    if (traces.empty())
        return inFolder(
            {DOPPLER_TEXT("core", "the folder holds no trace of PyTorch's profiler, expected one for "
                                  "each rank")},
            folder);
    if (traces.size() > mostRanks)
        return inFolder({DOPPLER_TEXT("core", "too many traces, expected at most {0}"), {count(mostRanks)}},
                        folder);
    return traces;
}

Result<GraphPtr> readFolder(const std::string& folder, const ReadRequest& request)
{
    const auto traces = tracesOf(folder);
    if (!traces)
        return traces.error();
    const GraphFormat format = pytorchProfileFormat();
    std::vector<RankGraph> ranks;
    for (const auto& [rank, path] : *traces) {
        const double done = static_cast<double>(ranks.size());
        ReadRequest one{request.name, request.options.only(format.options({})), {request.watch.stop, {}}};
        if (request.watch.progress)
            one.watch.progress = [&](double share) {
                request.watch.progress((done + share) / static_cast<double>(traces->size()));
            };
        auto graph = format.readFile(path, one);
        if (!graph)
            return graph;
        ranks.push_back({rank, *std::move(graph)});
    }
    auto joined = joinRanks(ranks, std::string(request.name), request.options.flag("pin"));
    return joined ? std::move(joined) : Result<GraphPtr>(inFile(joined.error(), folder));
}

std::vector<OptionSpec> folderOptions(std::string_view text)
{
    auto specs = pytorchProfileFormat().options(text);
    specs.push_back(flagOption(
        "pin", false,
        {.label = DOPPLER_TEXT("core", "Pin ranks"),
         .help =
             DOPPLER_TEXT("core", "Each rank runs on the device with its number: rank 3 on gpu3; otherwise a "
                                  "placer chooses a device for each rank")}));
    return specs;
}

} // namespace

std::optional<std::uint64_t> rankOfTrace(std::string_view head, std::string_view fileName)
{
    if (const std::size_t info = head.find("\"distributedInfo\""); info != std::string_view::npos) {
        constexpr std::string_view key = "\"rank\"";
        const std::string_view object = head.substr(info, head.find('}', info) - info);
        if (const std::size_t at = object.find(key); at != std::string_view::npos)
            if (const auto rank = numberAt(object.substr(at + key.size())))
                return rank;
    }
    if (const std::size_t at = fileName.find("rank"); at != std::string_view::npos)
        if (const auto rank = numberAt(fileName.substr(at + 4)))
            return rank;
    const std::size_t digit = fileName.find_first_of("0123456789");
    return digit == std::string_view::npos ? std::nullopt : numberAt(fileName.substr(digit));
}

bool isRankFolder(const std::string& path)
{
    std::error_code ignored;
    return fs::is_directory(path, ignored) && !traceFiles(path).empty();
}

GraphFormat rankFolderFormat()
{
    GraphFormat format;
    format.id = "rank-folder";
    format.name = "folder of PyTorch profiler traces";
    format.sniff = [](std::string_view) { return Match::No; };
    format.options = folderOptions;
    format.readFile = readFolder;
    return format;
}

} // namespace doppler
