// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/graph_file.h"

#include "core/base/names.h"
#include "core/io/bytes/file.h"
#include "core/io/bytes/file_extension.h"
#include "core/io/bytes/gzip.h"
#include "core/io/bytes/text_release.h"
#include "core/io/json/json_description.h"
#include "core/io/json/json_head.h"
#include "core/io/json/trace_sniff.h"
#include "core/io/rankfolder/rank_folder.h"

#include <algorithm>
#include <optional>

namespace doppler {

#define DOPPLER_GRAPH_FORMAT(make) GraphFormat make();
#include "core/catalog/graph_formats.def"
#undef DOPPLER_GRAPH_FORMAT

namespace {

/// What may stand before the first character that counts, a UTF-8 byte order mark included.
constexpr std::string_view blanks = " \t\r\n\xef\xbb\xbf";

constexpr std::size_t mostLookedAt = std::size_t{64} << 10;

Error unknownContent(std::string_view text)
{
    if (looksLikeRunTrace(text.substr(0, mostLookedAt)))
        return {{DOPPLER_TEXT("core", "found a trace of a run, expected a graph")}, {}, {}};
    if (auto described = unknownJson(text.substr(0, mostLookedAt), graphFormatNames()))
        return {*std::move(described), {}, {}};
    const bool empty = text.find_first_not_of(blanks) == std::string_view::npos;
    return {{empty ? DOPPLER_TEXT("core", "line 1: the file is empty, expected one of: {0}")
                   : DOPPLER_TEXT("core", "line 1: unknown format, expected one of: {0}"),
             {graphFormatNames()}},
            {},
            {}};
}

/// Whether a text is JSON of others: its format is none of ours, and it can be said what it looks like.
bool isForeignJson(std::string_view head)
{
    const auto own = readHead(head);
    if (!own && head.find("\"format\"") != std::string_view::npos)
        return false; // its reader names the fault
    return !(own && own->format && own->format->starts_with("doppler-")) && unknownJson(head, {}).has_value();
}

/// The format that claims a text most surely, or none. All see its beginning alone, however long it is.
const GraphFormat* formatOf(std::string_view text)
{
    text = text.substr(0, mostLookedAt);
    const GraphFormat* best = nullptr;
    Match surest = Match::No;
    for (const GraphFormat& format : graphFormats())
        if (const Match match = format.sniff(text); match > surest) {
            surest = match;
            best = &format;
            if (match == Match::Yes) // The others need not look: some go through a text to its end.
                break;
        }
    // Any JSON may be meant as a graph, but not a trace, nor one that can be described as something else.
    return surest == Match::Yes || !(looksLikeRunTrace(text) || isForeignJson(text)) ? best : nullptr;
}

/// Names every option at once that must be given and is not.
std::optional<Error> openOptions(std::span<const OptionSpec> specs, const Options& options)
{
    std::string names;
    std::string arguments;
    std::size_t open = 0;
    for (const OptionSpec& spec : specs) {
        if (!mustBeGiven(spec) || toString(options.all().at(spec.name)) != toString(spec.standard))
            continue;
        (names += open == 0 ? "" : ", ") += spec.name;
        (arguments += open++ == 0 ? "--import " : " --import ") += spec.name + "=...";
    }
    if (open == 0)
        return std::nullopt;
    return Error{{open == 1 ? DOPPLER_TEXT("core", "{0} has no value, expected one (--import {0}=...)")
                            : DOPPLER_TEXT("core", "{0} are open, expected a value for each ({1})"),
                  {names, arguments}},
                 {},
                 {}};
}

/// The reader's options with what was set of them.
Result<Options> chosenOptions(const GraphFormat& format, std::string_view text, const ReadSettings& settings)
{
    const auto specs = format.options ? format.options(text) : std::vector<OptionSpec>{};
    Options options(specs);
    for (const auto& [name, value] : settings.options)
        if (auto done = options.set(specs, name, value); !done)
            return done.error();
    if (auto open = openOptions(specs, options))
        return *std::move(open);
    return options;
}

void putInPieces(std::string_view text, const PieceSink& sink)
{
    constexpr std::size_t pieceBytes = std::size_t{1} << 20;
    const auto size = static_cast<double>(text.size());
    while (!text.empty()) {
        const std::string_view piece = text.substr(0, pieceBytes);
        text.remove_prefix(piece.size());
        if (!sink(piece, 1 - static_cast<double>(text.size()) / size))
            return;
    }
}

} // namespace

std::span<const GraphFormat> graphFormats()
{
    static const std::vector<GraphFormat> all{
#define DOPPLER_GRAPH_FORMAT(make) make(),
#include "core/catalog/graph_formats.def"
#undef DOPPLER_GRAPH_FORMAT
    };
    return all;
}

std::string graphFormatNames()
{
    std::string names;
    for (const GraphFormat& format : graphFormats())
        (names += names.empty() ? "" : ", ") += format.name;
    return names;
}

namespace {

Result<GraphPtr> readAnyFormat(std::string_view text, std::string_view name, const ReadSettings& settings,
                               std::function<void(std::size_t)> release, const std::string& file = {})
{
    const GraphFormat* format = formatOf(text);
    if (!format)
        return unknownContent(text);
    auto options = chosenOptions(*format, text, settings);
    if (!options)
        return options.error();
    return format->read(text, {name, *std::move(options), settings.watch, std::move(release), file});
}

} // namespace

Result<GraphPtr> readGraphText(std::string_view text, std::string_view name, const ReadSettings& settings)
{
    return readAnyFormat(text, name, settings, {});
}

namespace {

Result<GraphPtr> readRankFolder(const std::string& path, const ReadSettings& settings)
{
    const GraphFormat format = rankFolderFormat();
    auto options = chosenOptions(format, {}, settings);
    if (!options)
        return inFile(options.error(), path);
    const std::string name = fileStem(path.ends_with('/') ? path.substr(0, path.size() - 1) : path);
    const ReadRequest request{name, *std::move(options), settings.watch};
    return withinMemory<GraphPtr>(path, [&] { return format.readFile(path, request); });
}

} // namespace

Result<GraphPtr> readGraph(const std::string& path, const ReadSettings& settings)
{
    if (isRankFolder(path))
        return readRankFolder(path, settings);
    const auto head = readFileHead(path);
    if (!head)
        return head.error();
    if (const GraphFormat* format = formatOf(*head); format && format->readFile) {
        auto options = chosenOptions(*format, *head, settings);
        if (!options)
            return inFile(options.error(), path);
        const std::string name = fileStem(path);
        const ReadRequest request{name, *std::move(options), settings.watch};
        return withinMemory<GraphPtr>(path, [&] { return format->readFile(path, request); });
    }
    auto text = readFile(path, mostFileBytes, settings.watch.stop);
    if (!text)
        return text.error();
    TextRelease release(*text);
    return withinMemory<GraphPtr>(path, [&] {
        auto graph = readAnyFormat(
            *text, fileStem(path), settings, [&release](std::size_t bytes) { release.upTo(bytes); }, path);
        return graph ? std::move(graph) : Result<GraphPtr>(inFile(graph.error(), path));
    });
}

Result<std::vector<OptionSpec>> graphReadOptions(const std::string& path)
{
    if (isRankFolder(path))
        return rankFolderFormat().options({});
    const auto head = readFileHead(path);
    if (!head)
        return head.error();
    const GraphFormat* format = formatOf(*head);
    if (!format)
        return inFile(unknownContent(*head), path);
    if (!format->options)
        return std::vector<OptionSpec>{};
    if (format->readFile) // as large as it may be
        return format->options(*head);
    return readFileAs<std::vector<OptionSpec>>(
        path, [&](std::string_view text, std::string_view) -> Result<std::vector<OptionSpec>> {
            return format->options(text);
        });
}

Result<AttributeSurvey> surveyGraph(const std::string& path)
{
    const auto head = readFileHead(path);
    if (!head)
        return head.error();
    const GraphFormat* format = formatOf(*head);
    if (!format || !format->survey)
        return AttributeSurvey{};
    return readFileAs<AttributeSurvey>(
        path, [&](std::string_view text, std::string_view) { return format->survey(text); });
}

Result<TopologyPtr> readTopologyOfGraph(const std::string& path)
{
    const auto head = readFileHead(path);
    if (!head)
        return head.error();
    const GraphFormat* format = formatOf(*head);
    if (!format)
        return inFile(unknownContent(*head), path);
    if (!format->readTopology)
        return TopologyPtr{};
    return readFileAs<TopologyPtr>(
        path, [&](std::string_view text, std::string_view name) { return format->readTopology(text, name); });
}

bool mayDescribeDevices(const std::string& path)
{
    const auto head = readFileHead(path);
    const GraphFormat* format = head ? formatOf(*head) : nullptr;
    return format && format->readTopology;
}

namespace {

/// The format in which to write to a path: see writeGraph().
Result<const GraphFormat*> formatToWrite(const std::string& path, std::string_view formatId)
{
    if (!formatId.empty()) {
        std::vector<std::string> ids;
        for (const GraphFormat& known : graphFormats()) {
            if (known.write && known.id == formatId)
                return &known;
            if (known.write)
                ids.emplace_back(known.id);
        }
        return unknownName(
            DOPPLER_TEXT("core", "graphs cannot be written in the format \"{0}\", expected one of: {1}"),
            formatId, std::move(ids));
    }
    const auto isWritten = [](const GraphFormat& known) { return known.write != nullptr; };
    if (const GraphFormat* format = formatOfEnding(graphFormats(), path, isWritten))
        return format;
    if (const GraphFormat* read =
            formatOfEnding(graphFormats(), path, [](const GraphFormat&) { return true; }))
        return Error{
            {DOPPLER_TEXT("core", "{0} is a read-only format, expected another file extension (or --format)"),
             {std::string(read->name)}},
            path,
            {}};
    return &graphFormats().front();
}

} // namespace

std::optional<Message> lossOfWriting(const DataflowGraph& graph, const std::string& path,
                                     std::string_view formatId)
{
    const auto format = formatToWrite(path, formatId);
    const auto lost = format && (*format)->loses ? (*format)->loses(graph) : std::vector<std::string_view>{};
    if (lost.empty())
        return std::nullopt;
    std::string keys;
    for (const std::string_view key : lost)
        (keys += keys.empty() ? "" : ", ") += key;
    return Message{DOPPLER_TEXT("core", "the format {0} cannot store everything in the graph; lost: {1}"),
                   {std::string((*format)->name), std::move(keys)}};
}

Result<void> writeGraph(const DataflowGraph& graph, const std::string& path, const WriteWatch& watch,
                        std::string_view formatId)
{
    const auto chosen = formatToWrite(path, formatId);
    if (!chosen)
        return chosen.error();
    const GraphFormat& format = **chosen;
    FileWriter file(path);
    std::optional<Gzipper> gzipper;
    if (path.ends_with(packedEnding))
        gzipper.emplace();
    const PieceSink put = [&](std::string_view piece, double share) {
        if (watch.stop.stop_requested() || !file.put(gzipper ? gzipper->pack(piece) : piece))
            return false;
        if (watch.progress)
            watch.progress(share);
        return true;
    };
    if (format.writePieces)
        format.writePieces(graph, put);
    else
        putInPieces(format.write(graph), put);
    if (watch.stop.stop_requested())
        return inFile({{DOPPLER_TEXT("core", "writing was stopped")}, {}, {}}, path);
    if (gzipper)
        file.put(gzipper->finish());
    return file.finish();
}

} // namespace doppler
