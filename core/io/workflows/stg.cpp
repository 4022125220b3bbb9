// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/workflows/stg.h"

#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/graph/graph_builder.h"
#include "core/io/graphs/graph_format.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr const char* outputName = "out";

/// The next field of a line, without the blanks before it; empty at the line's end.
std::string_view takeField(std::string_view& line)
{
    line = trimmed(line);
    return takeUntil(line, fieldBlanks);
}

/// The next line that holds more than blanks and comments, without its comment; empty at the text's end.
std::string_view takeLine(std::string_view& rest, std::size_t& lineNumber)
{
    while (!rest.empty()) {
        std::string_view line = takeUntil(rest, "\n");
        ++lineNumber;
        if (line = trimmed(takeUntil(line, "#")); !line.empty())
            return line;
    }
    return {};
}

bool isHeader(std::string_view line)
{
    std::uint64_t number = 0;
    const bool tasks = parseNumber(takeField(line), number);
    return tasks && (line.empty() || (parseNumber(takeField(line), number) && line.empty()));
}

class StgReader {
public:
    StgReader(std::string_view text, std::string_view name) : rest(text), builder(std::string(name)) {}

    Result<GraphPtr> read()
    {
        if (const std::string_view header = takeLine(rest, lineNumber); !isHeader(header))
            fail(DOPPLER_TEXT("core", "line {0}: found \"{1}\", expected the number of tasks"),
                 {excerpt(header)});
        else
            countTasks();
        while (!fault) {
            const std::string_view line = takeLine(rest, lineNumber);
            if (line.empty())
                return builder.build();
            readTask(line);
        }
        return *std::move(fault);
    }

private:
    bool fail(const char* sentence, std::vector<MessageValue> found)
    {
        found.insert(found.begin(), std::to_string(lineNumber));
        Message message(sentence);
        message.arguments = std::move(found);
        fault = Error{std::move(message), {}, {}};
        return false;
    }

    /// Counts what there is before anything is made of it, since predecessors may stand further down, and so
    /// that memory grows with the text, not with what it claims.
    void countTasks()
    {
        std::string_view ahead = rest;
        std::size_t unused = 0;
        std::size_t fields = 0;
        for (std::string_view line = takeLine(ahead, unused); !line.empty(); line = takeLine(ahead, unused)) {
            const std::string_view number = takeField(line);
            if (++taskCount == 1 && parseNumber(number, firstNumber))
                firstNumber = std::min(firstNumber, std::uint32_t{1});
            for (++fields; !line.empty(); ++fields)
                takeField(line);
        }
        constexpr std::size_t fieldsBeforePredecessors = 3;
        const std::size_t before = fieldsBeforePredecessors * taskCount;
        builder.reserve(taskCount, fields > before ? fields - before : 0);
    }

    bool readTask(std::string_view line)
    {
        const auto number = static_cast<std::uint32_t>(firstNumber + builder.vertexCount());
        const std::string_view found = takeField(line);
        if (std::uint32_t given = 0; !parseNumber(found, given) || given != number)
            return fail(DOPPLER_TEXT("core", "line {0}: found \"{1}\", expected task {2}"),
                        {excerpt(found), std::to_string(number)});
        double time = 0;
        const std::string_view duration = takeField(line);
        if (!parseNumber(duration, time) || !std::isfinite(time) || time < 0)
            return fail(
                DOPPLER_TEXT("core", "line {0}: found \"{1}\", expected a finite number of at least 0"),
                {excerpt(duration)});
        Vertex task;
        task.name = "T" + std::to_string(number);
        task.seconds = {{"*", time + 0.0}}; // no negative zero
        const VertexId v = builder.addVertex(std::move(task));
        return readPredecessors(line, v);
    }

    bool readPredecessors(std::string_view line, VertexId v)
    {
        const std::string_view claim = takeField(line);
        std::uint64_t expected = 0;
        if (!parseNumber(claim, expected))
            return fail(DOPPLER_TEXT("core", "line {0}: found \"{1}\", expected the number of predecessors"),
                        {excerpt(claim)});
        std::uint64_t count = 0;
        while (!line.empty()) {
            const std::string_view field = takeField(line);
            std::uint32_t number = 0;
            if (!parseNumber(field, number) || number < firstNumber || number - firstNumber >= taskCount)
                return fail(DOPPLER_TEXT(
                                "core", "line {0}: found \"{1}\", expected the number of a task, {2} to {3}"),
                            {excerpt(field), std::to_string(firstNumber),
                             std::to_string(firstNumber + taskCount - 1)});
            builder.addEdge({number - firstNumber, v.value, {}, 0.0, outputName});
            ++count;
        }
        return count == expected ||
               fail(DOPPLER_TEXT("core", "line {0}: the number of predecessors is {1}, expected {2} as "
                                         "declared on the line (communication costs are not read)"),
                    {doppler::count(count), excerpt(claim)});
    }

    std::string_view rest;
    std::size_t lineNumber = 0;
    GraphBuilder builder;
    std::size_t taskCount = 0;
    std::uint32_t firstNumber = 0; ///< 0, or 1 in the prototype layout.
    std::optional<Error> fault;
};

} // namespace

Result<GraphPtr> readStg(std::string_view text, std::string_view name)
{
    return StgReader(text, name).read();
}

bool looksLikeStg(std::string_view text)
{
    std::size_t unused = 0;
    if (!isHeader(takeLine(text, unused)))
        return false;
    std::string_view task = takeLine(text, unused);
    std::uint32_t number = 0;
    double time = 0;
    return parseNumber(takeField(task), number) && number <= 1 && parseNumber(takeField(task), time) &&
           !task.empty() && task.find(',') == std::string_view::npos;
}

GraphFormat stgFormat()
{
    return {.id = "stg",
            .name = "STG",
            .extensions = ".stg",
            .sniff = [](std::string_view text) { return looksLikeStg(text) ? Match::Yes : Match::No; },
            .read = [](std::string_view text, const ReadRequest& ask) { return readStg(text, ask.name); }};
}

} // namespace doppler
