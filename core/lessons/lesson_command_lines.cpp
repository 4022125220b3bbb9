// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/base/text_fields.h"
#include "core/lessons/lesson_line_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace doppler {

namespace lesson_words {

namespace {

using Quantity = LessonQuantity::Kind;

constexpr double mostLessonNoise = 1; ///< A share.
constexpr double mostSteps = 1e6;     ///< Of an episode.
constexpr std::size_t mostMethods = 8;

Result<LessonCommand> readMove(std::string_view rest)
{
    const std::size_t to = rest.rfind(" to ");
    if (to == std::string_view::npos)
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a vertex, \"to\" and a device"), rest);
    auto vertex = readVertex(trimmed(rest.substr(0, to)));
    if (!vertex)
        return vertex.error();
    LessonCommand command;
    command.kind = LessonCommand::Kind::Move;
    command.vertex = *std::move(vertex);
    command.word = trimmed(rest.substr(to + 4));
    return command;
}

Result<LessonCommand> readCursor(std::string_view rest)
{
    LessonCommand command;
    command.kind = LessonCommand::Kind::Cursor;
    if (rest == "end") {
        command.quantity = {Quantity::Number, LessonUnit::Share, 1, {}};
        return command;
    }
    const auto place = readNumber(rest);
    if (!place || !(fits(*place, LessonUnit::Seconds) || fits(*place, LessonUnit::Share)))
        return expected(
            DOPPLER_TEXT("core", "found \"{0}\", expected a time, a share such as \"50 %\" or \"end\""),
            rest);
    command.quantity = *place;
    return command;
}

Result<LessonCommand> readNoiseCommand(std::string_view rest)
{
    LessonCommand command;
    command.kind = LessonCommand::Kind::Noise;
    const auto noise = readNumber(rest);
    if (!noise || noise->unit != LessonUnit::Share || noise->number > mostLessonNoise)
        return expected(
            DOPPLER_TEXT("core", "found \"{0}\", expected a share from 0 % to 100 %, such as \"20 %\""),
            rest);
    command.quantity = *noise;
    return command;
}

Result<LessonCommand> readTraining(std::string_view rest)
{
    LessonCommand command;
    command.kind = LessonCommand::Kind::Train;
    for (std::size_t& episodes : command.episodes)
        if (const std::string_view word = takeWord(rest); !parseNumber(word, episodes) || episodes > 10'000)
            return expected(
                DOPPLER_TEXT("core", "found \"{0}\", expected two whole numbers of episodes up to 10000"),
                word);
    return command;
}

Result<LessonCommand> readAnswerCommand(std::string_view rest, const LessonNames& names)
{
    const auto answered = readAnswered(rest, names);
    if (!answered)
        return answered.error();
    LessonCommand command;
    command.kind = LessonCommand::Kind::Answer;
    command.question = answered->question->name;
    command.word = answered->value;
    if (!answered->question->choices.empty()) {
        const auto choice = findChoice(*answered->question, answered->value);
        if (!choice)
            return choice.error();
        command.choice = *choice;
        return command;
    }
    auto quantity = readLessonQuantity(answered->value, names);
    if (!quantity)
        return quantity.error();
    command.quantity = *std::move(quantity);
    command.word.clear();
    return command;
}

/// "heft, rolling heft, online-dmda". The dialog of workloads has one placer for all that plan.
Result<LessonCommand> readRunWorkload(std::string_view rest)
{
    LessonCommand command;
    command.kind = LessonCommand::Kind::RunWorkload;
    std::set<std::string> planners;
    const std::string_view all = rest;
    do {
        auto method = readMethod(trimmed(takeUntil(rest, ",")));
        if (!method)
            return method.error();
        if (const std::string planner = plannerOf(*method); !planner.empty())
            planners.insert(planner);
        command.methods.push_back(*std::move(method));
    } while (!rest.empty() && command.methods.size() < mostMethods);
    if (!rest.empty() || planners.size() > 1)
        return expected(DOPPLER_TEXT("core",
                                     "found \"{0}\", expected at most 8 methods, with one placer for all "
                                     "that plan"),
                        all);
    return command;
}

} // namespace

} // namespace lesson_words

Result<LessonCommand> readLessonCommand(std::string_view text, const LessonNames& names)
{
    using namespace lesson_words;
    using Kind = LessonCommand::Kind;
    std::string_view rest = text;
    const std::string_view word = takeWord(rest);
    constexpr std::array<std::string_view, 22> commands{
        "graph",  "devices", "placer", "mode",   "contention", "schedule",    "select",  "view",
        "hide",   "page",    "step",   "cursor", "move",       "train",       "execute", "run",
        "answer", "colour",  "layout", "noise",  "workload",   "run-workload"};
    const auto found = std::ranges::find(commands, word);
    if (found == commands.end())
        return unknownName(DOPPLER_TEXT("core", "unknown command \"{0}\", expected one of: {1}"), word,
                           commands);
    const auto kind = static_cast<Kind>(found - commands.begin());
    LessonCommand command;
    command.kind = kind;
    Result<std::string> argument = std::string(rest);
    switch (kind) {
    case Kind::Move:
        return readMove(rest);
    case Kind::Cursor:
        return readCursor(rest);
    case Kind::Train:
        return readTraining(rest);
    case Kind::Answer:
        return readAnswerCommand(rest, names);
    case Kind::Graph:
        argument = readFactValue(LessonFact::Graph, rest);
        break;
    case Kind::Devices:
        argument = readFactValue(LessonFact::Devices, rest);
        break;
    case Kind::Placer:
        argument = readPlacer(rest, false);
        break;
    case Kind::Run:
        argument = readPlacer(rest, true);
        break;
    case Kind::Mode:
        argument = readFactValue(LessonFact::Mode, rest);
        break;
    case Kind::Contention:
        argument = readFactValue(LessonFact::Contention, rest);
        break;
    case Kind::Schedule:
        argument = readFactValue(LessonFact::Schedule, rest);
        break;
    case Kind::View:
    case Kind::Hide:
        argument = readPanel(rest);
        break;
    case Kind::Page:
        argument = readPage(rest);
        break;
    case Kind::Colour:
        argument = readFactValue(LessonFact::Colour, rest);
        break;
    case Kind::Layout:
        argument = readFactValue(LessonFact::Layout, rest);
        break;
    case Kind::Noise:
        return readNoiseCommand(rest);
    case Kind::RunWorkload:
        return readRunWorkload(rest);
    case Kind::Workload:
        argument = readFactValue(LessonFact::Graph, rest);
        break;
    case Kind::Step:
        if (const auto step = readNumber(rest); step && step->unit == LessonUnit::Count &&
                                                step->number >= 1 && step->number <= mostSteps &&
                                                step->number == std::floor(step->number)) {
            command.quantity = *step;
            return command;
        }
        return expected(
            DOPPLER_TEXT("core", "found \"{0}\", expected a step, a whole number from 1 to 1000000"), rest);
    case Kind::Select:
        if (rest != "none") {
            auto vertex = readVertex(rest);
            if (!vertex)
                return vertex.error();
            command.vertex = *std::move(vertex);
            return command;
        }
        break;
    case Kind::Execute:
        if (!rest.empty())
            argument = readEngine(rest);
        break;
    }
    if (!argument)
        return argument.error();
    command.word = *std::move(argument);
    return command;
}

} // namespace doppler
