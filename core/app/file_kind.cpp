// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/file_kind.h"

#include "core/base/excerpt.h"
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "core/io/events/event_file.h"
#include "core/io/json/trace_sniff.h"
#include "core/io/placements/foreign_placement.h"
#include "core/io/rankfolder/rank_folder.h"
#include "core/lessons/lesson_reader.h"
#include "core/training/training_log_writer.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// What our own JSON says it is: the text after the first "format" key, or nothing.
std::string_view ownFormat(std::string_view head)
{
    constexpr std::string_view key = "\"format\"";
    const std::size_t begin = head.find(key);
    if (begin == std::string_view::npos)
        return {};
    std::string_view rest = head.substr(begin + key.size());
    for (const char expected : {':', '"'}) {
        rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
        if (rest.empty() || rest.front() != expected)
            return {};
        rest.remove_prefix(1);
    }
    return rest.substr(0, rest.find('"'));
}

/// DOT, GraphDefs with devices and configurations of models are graphs first; tables and JSON with devices
/// are placements alone.
bool isAlsoGraph(std::string_view head)
{
    head.remove_prefix(std::min(head.find_first_not_of(blanks), head.size()));
    const auto begins = [head](std::string_view word) { return head.starts_with(word); };
    if (begins("{") && head.find("\"model_type\"") != std::string_view::npos) // of Hugging Face
        return true;
    return begins("node") || begins("digraph") || begins("graph") || begins("strict");
}

bool isGraph(std::string_view head)
{
    const auto claims = [head](const GraphFormat& format) { return format.sniff(head) != Match::No; };
    return std::any_of(graphFormats().begin(), graphFormats().end(), claims);
}

} // namespace

Result<FileKind> kindOfText(std::string_view head)
{
    if (head.starts_with("DPLRCKPT"))
        return FileKind::Checkpoint;
    if (looksLikeEventFile(head))
        return FileKind::TrainingLog;
    if (looksLikeLesson(head))
        return FileKind::Lesson;
    const std::string_view own = ownFormat(head);
    if (own.empty() && looksLikeTrainingLog(head))
        return FileKind::TrainingLog;
    if (own == "doppler-devices")
        return FileKind::Devices;
    if (own == "doppler-placement")
        return FileKind::Placement;
    if (own == "doppler-session")
        return FileKind::Session;
    if (own == "doppler-workload")
        return FileKind::Workload;
    if (own == "doppler-trace")
        return FileKind::Trace;
    if (own.starts_with("doppler-") && own != "doppler-graph")
        return Error{{DOPPLER_TEXT("core", "found the format \"{0}\", expected a graph, devices, a "
                                           "placement, a trace, a session, a checkpoint or a training log"),
                      {excerpt(own)}},
                     {},
                     {}};
    if (own != "doppler-graph" && looksLikeRunTrace(head))
        return FileKind::Trace;
    if (looksLikeForeignPlacement(head) && !isAlsoGraph(head))
        return FileKind::Placement;
    if (isGraph(head))
        return FileKind::Graph;
    return Error{{DOPPLER_TEXT("core", "unknown file format, expected a graph ({0}), devices, a placement, a "
                                       "trace, a session, a checkpoint or a training log"),
                  {graphFormatNames()}},
                 {},
                 {}};
}

Result<FileKind> kindOfFile(const std::string& path)
{
    if (isRankFolder(path))
        return FileKind::Graph;
    const auto head = readFileHead(path);
    if (!head)
        return head.error();
    const auto kind = kindOfText(*head);
    return kind ? kind : Result<FileKind>(inFile(kind.error(), path));
}

} // namespace doppler
