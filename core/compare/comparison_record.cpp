// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison_record.h"

#include "core/io/bytes/file.h"
#include "core/io/documents/session_json.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <tuple>

namespace doppler {

namespace {

enum Key { File, Head, Runs };
constexpr std::array<std::string_view, 3> keys{"file", "head", "runs"};

/// Every name that may be one of a file.
template <class Rename>
void renameFiles(JournalHead& head, const Rename& rename)
{
    for (std::vector<std::string>* names : {&head.graphs, &head.devices, &head.placers})
        for (std::string& name : *names)
            name = rename(name);
    if (!head.locks.empty())
        head.locks = rename(head.locks);
}

/// What tells files beside the session from built-in names.
constexpr std::string_view beside = "./";

std::string nameIn(const std::string& name, const std::string& folder)
{
    std::string relative = pathInSession(name, folder);
    return relative == name ? name : std::string(beside) + relative;
}

std::string nameFrom(const std::string& name, const std::string& folder)
{
    std::error_code none;
    std::string path = name.starts_with(beside) ? pathFromSession(name, folder) : name;
    return std::filesystem::is_regular_file(path, none) ? path : name;
}

std::string withoutLineFeed(std::string line)
{
    while (!line.empty() && line.back() == '\n')
        line.pop_back();
    return line;
}

} // namespace

std::string recordAsJson(const ComparisonRecord& record, const std::string& folder)
{
    if (!record.file.empty())
        return "{\"file\": " + jsonText(pathInSession(record.file, folder)) + "}";
    JournalHead head = record.head;
    renameFiles(head, [&](const std::string& name) { return nameIn(name, folder); });
    std::string out = "{\"head\": " + withoutLineFeed(journalHeadLine(head)) + ",\n  \"runs\": [";
    const char* between = "\n   ";
    for (const auto& line : record.lines) {
        out += between + withoutLineFeed(*line);
        between = ",\n   ";
    }
    return out + "]}";
}

Result<ComparisonRecord> readRecordJson(std::string_view text, const std::string& folder)
{
    JsonReader in(text);
    ComparisonRecord record;
    std::string_view head;
    const std::uint32_t seen = in.readDocument(keys, {}, [&](std::size_t key) {
        switch (key) {
        case File:
            in.readText(record.file);
            break;
        case Head:
            head = in.peekValue().value_or(std::string_view());
            in.skipValue();
            break;
        default:
            in.enterList();
            while (in.nextElement()) {
                if (const auto line = in.peekValue())
                    record.lines.push_back(std::make_shared<const std::string>(*line));
                in.skipValue();
            }
        }
    });
    if (in.failed())
        return in.error();
    if (!record.file.empty()) {
        record.file = pathFromSession(record.file, folder);
        record.lines.clear();
        return record;
    }
    if ((seen >> Head & 1U) == 0)
        return Error{{DOPPLER_TEXT("core", "is missing")}, {}, "head"};
    auto read = readJournalHeadLine(head);
    if (!read)
        return read.error();
    record.head = *std::move(read);
    renameFiles(record.head, [&](const std::string& name) { return nameFrom(name, folder); });
    return record;
}

Result<ComparisonRecord> readRecordOfJournal(const std::string& path)
{
    auto head = readJournalHead(path);
    if (!head)
        return head.error();
    const auto text = readFile(path);
    if (!text)
        return text.error();
    ComparisonRecord record{*std::move(head), {}, path};
    const std::string_view all = *text;
    std::size_t at = all.find('\n') + 1;
    // What has no end yet is still being written.
    for (std::size_t end = all.find('\n', at); end != std::string_view::npos; end = all.find('\n', at)) {
        record.lines.push_back(std::make_shared<const std::string>(all.substr(at, end - at)));
        at = end + 1;
    }
    return record;
}

Result<std::vector<ComparisonRow>> rowsOf(const ComparisonRecord& record, const ComparisonSetup& setup)
{
    if (record.head.fingerprint != comparisonFingerprint(setup))
        return Error{{DOPPLER_TEXT("core", "the results belong to another comparison: its graphs, devices, "
                                           "model, placers or budget have changed since")},
                     record.file,
                     {}};
    std::vector<ComparisonRow> rows;
    std::set<std::tuple<std::size_t, std::size_t, std::uint64_t>> taken;
    const std::set<std::uint64_t> seeds(setup.seeds.begin(), setup.seeds.end());
    // The last line of a run counts: one that failed may have been made again.
    for (auto line = record.lines.rbegin(); line != record.lines.rend(); ++line) {
        auto row = readJournalLine(**line, setup);
        if (row && seeds.contains(row->seed) && taken.emplace(row->problem, row->placer, row->seed).second)
            rows.push_back(*std::move(row));
    }
    std::ranges::reverse(rows);
    return rows;
}

} // namespace doppler
