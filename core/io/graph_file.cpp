// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graph_file.h"

#include "core/io/doppler_text.h"
#include "core/io/file.h"
#include "core/io/graph_json.h"
#include "core/io/json_reader.h"
#include "core/io/stg.h"

#include <array>

namespace doppler {

namespace {

/// What may stand before the first character that counts, a UTF-8 byte order mark included.
constexpr std::string_view blanks = " \t\r\n\xef\xbb\xbf";

Match sniffGraphJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos || (text[first] != '{' && text[first] != '['))
        return Match::No;
    const auto head = readHead(text);
    return head && head->format && head->format->starts_with("doppler-") ? Match::Yes : Match::Maybe;
}

Match sniffDopplerText(std::string_view text) { return looksLikeDopplerText(text) ? Match::Yes : Match::No; }
Match sniffStg(std::string_view text) { return looksLikeStg(text) ? Match::Yes : Match::No; }

constexpr std::array formats{
    GraphFormat{"json", "Doppler JSON", ".json", sniffGraphJson, readGraphJson, writeGraphJson},
    GraphFormat{"doppler-text", "DOPPLER text", ".txt", sniffDopplerText, readDopplerText, nullptr},
    GraphFormat{"stg", "STG", ".stg", sniffStg, readStg, nullptr},
};

/// Whether `endings` (".a .b") holds the extension of the path.
bool hasExtension(const std::string& path, std::string_view endings)
{
    while (!endings.empty()) {
        const std::size_t blank = std::min(endings.find(' '), endings.size());
        if (path.ends_with(endings.substr(0, blank)))
            return true;
        endings.remove_prefix(std::min(blank + 1, endings.size()));
    }
    return false;
}

Error unknownContent(std::string_view text)
{
    std::string names;
    for (const GraphFormat& format : formats)
        (names += names.empty() ? "" : ", ") += format.name;
    const bool empty = text.find_first_not_of(blanks) == std::string_view::npos;
    return {
        {empty ? DOPPLER_TEXT("core", "line 1: found nothing, expected one of: {0}")
               : DOPPLER_TEXT("core", "line 1: found the beginning of no known format, expected one of: {0}"),
         {names}},
        {},
        {}};
}

} // namespace

std::span<const GraphFormat> graphFormats() { return formats; }

Result<GraphPtr> readGraphText(std::string_view text, std::string_view name)
{
    const GraphFormat* best = nullptr;
    Match surest = Match::No;
    for (const GraphFormat& format : formats)
        if (const Match match = format.sniff(text); match > surest) {
            surest = match;
            best = &format;
        }
    return best ? best->read(text, name) : Result<GraphPtr>(unknownContent(text));
}

Result<GraphPtr> readGraph(const std::string& path) { return readFileAs<GraphPtr>(path, readGraphText); }

Result<void> writeGraph(const DataflowGraph& graph, const std::string& path)
{
    const GraphFormat* chosen = &formats.front();
    for (const GraphFormat& format : formats)
        if (format.write && hasExtension(path, format.extensions)) {
            chosen = &format;
            break;
        }
    return writeFile(path, chosen->write(graph));
}

} // namespace doppler
