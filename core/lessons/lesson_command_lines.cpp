// SPDX-License-Identifier: GPL-3.0-or-later
// Parses commands.
#include "core/base/names.h"
#include "core/base/text_fields.h"
#include "core/lessons/lesson_values.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

constexpr double mostNoise = 1;   ///< A share.
constexpr double mostSteps = 1e6; ///< Of an episode.

Result<LessonCommand> readMove(std::string_view rest)
{
    const std::size_t to = rest.rfind(" to ");
    if (to == std::string_view::npos)
        return expectedInLesson(DOPPLER_TEXT("core", "found \"{0}\", expected a vertex, \"to\" and a device"),
                                rest);
    auto vertex = readLessonVertex(trimmed(rest.substr(0, to)));
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
        command.quantity = {LessonQuantity::Kind::Number, LessonUnit::Share, 1, {}};
        return command;
    }
    const auto place = readLessonNumber(rest);
    if (!place || !(fitsLessonUnit(*place, LessonUnit::Seconds) || fitsLessonUnit(*place, LessonUnit::Share)))
        return expectedInLesson(
            DOPPLER_TEXT("core", "found \"{0}\", expected a time, a share such as \"50 %\" or \"end\""),
            rest);
    command.quantity = *place;
    return command;
}

Result<LessonCommand> readNoiseCommand(std::string_view rest)
{
    LessonCommand command;
    command.kind = LessonCommand::Kind::Noise;
    const auto noise = readLessonNumber(rest);
    if (!noise || noise->unit != LessonUnit::Share || noise->number > mostNoise)
        return expectedInLesson(
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
        if (const std::string_view word = takeLessonWord(rest);
            !parseNumber(word, episodes) || episodes > 10'000)
            return expectedInLesson(
                DOPPLER_TEXT("core", "found \"{0}\", expected two whole numbers of episodes up to 10000"),
                word);
    return command;
}

Result<LessonCommand> readAnswerCommand(std::string_view rest, const LessonNames& names)
{
    const auto answered = readLessonAnswer(rest, names);
    if (!answered)
        return answered.error();
    LessonCommand command;
    command.kind = LessonCommand::Kind::Answer;
    command.question = answered->question->name;
    command.word = answered->value;
    if (!answered->question->choices.empty()) {
        const auto choice = findLessonChoice(*answered->question, answered->value);
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

} // namespace

Result<LessonCommand> readLessonCommand(std::string_view text, const LessonNames& names)
{
    using Kind = LessonCommand::Kind;
    std::string_view rest = text;
    const std::string_view word = takeLessonWord(rest);
    constexpr std::array<std::string_view, 20> commands{
        "graph",   "devices", "placer", "mode",   "contention", "schedule", "select",
        "view",    "hide",    "page",   "step",   "cursor",     "move",     "train",
        "execute", "run",     "answer", "colour", "layout",     "noise"};
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
        argument = readLessonFact(LessonFact::Graph, rest);
        break;
    case Kind::Devices:
        argument = readLessonFact(LessonFact::Devices, rest);
        break;
    case Kind::Placer:
        argument = readLessonPlacer(rest, false);
        break;
    case Kind::Run:
        argument = readLessonPlacer(rest, true);
        break;
    case Kind::Mode:
        argument = readLessonFact(LessonFact::Mode, rest);
        break;
    case Kind::Contention:
        argument = readLessonFact(LessonFact::Contention, rest);
        break;
    case Kind::Schedule:
        argument = readLessonFact(LessonFact::Schedule, rest);
        break;
    case Kind::View:
    case Kind::Hide:
        argument = readLessonPanel(rest);
        break;
    case Kind::Page:
        argument = readLessonPage(rest);
        break;
    case Kind::Colour:
        argument = readLessonFact(LessonFact::Colour, rest);
        break;
    case Kind::Layout:
        argument = readLessonFact(LessonFact::Layout, rest);
        break;
    case Kind::Noise:
        return readNoiseCommand(rest);
    case Kind::Step:
        if (const auto step = readLessonNumber(rest); step && step->unit == LessonUnit::Count &&
                                                      step->number >= 1 && step->number <= mostSteps &&
                                                      step->number == std::floor(step->number)) {
            command.quantity = *step;
            return command;
        }
        return expectedInLesson(
            DOPPLER_TEXT("core", "found \"{0}\", expected a step, a whole number from 1 to 1000000"), rest);
    case Kind::Select:
        if (rest != "none") {
            auto vertex = readLessonVertex(rest);
            if (!vertex)
                return vertex.error();
            command.vertex = *std::move(vertex);
            return command;
        }
        break;
    case Kind::Execute:
        if (!rest.empty())
            argument = readLessonEngine(rest);
        break;
    }
    if (!argument)
        return argument.error();
    command.word = *std::move(argument);
    return command;
}

} // namespace doppler
