// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file_kind.h"

#include "core/io/file.h"
#include "core/io/graph_file.h"
#include "core/lessons/lesson_reader.h"

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

Match graphMatch(std::string_view head)
{
    Match surest = Match::No;
    for (const GraphFormat& format : graphFormats())
        surest = std::max(surest, format.sniff(head));
    return surest;
}

} // namespace

Result<FileKind> kindOfText(std::string_view head)
{
    if (head.starts_with("DPLRCKPT"))
        return FileKind::Checkpoint;
    if (looksLikeLesson(head))
        return FileKind::Lesson;
    const std::string_view own = ownFormat(head);
    if (own == "doppler-devices")
        return FileKind::Devices;
    if (own == "doppler-placement")
        return FileKind::Placement;
    if (own == "doppler-session")
        return FileKind::Session;
    if (own == "doppler-trace")
        return FileKind::Trace;
    const Match graph = graphMatch(head);
    if (graph == Match::Yes)
        return FileKind::Graph;
    if (head.find("\"traceEvents\"") != std::string_view::npos || head.starts_with("kind,"))
        return FileKind::Trace;
    if (graph == Match::Maybe)
        return FileKind::Graph;
    std::string names;
    for (const GraphFormat& format : graphFormats())
        (names += names.empty() ? "" : ", ") += format.name;
    return Error{
        {DOPPLER_TEXT("core", "this is no file that can be opened here: expected a graph ({0}), devices, "
                              "a placement, a trace, a session or a checkpoint"),
         {names}},
        {},
        {}};
}

Result<FileKind> kindOfFile(const std::string& path)
{
    const auto head = readFileHead(path);
    if (!head)
        return head.error();
    const auto kind = kindOfText(*head);
    return kind ? kind : Result<FileKind>(inFile(kind.error(), path));
}

} // namespace doppler
