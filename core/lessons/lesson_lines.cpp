// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_lines.h"

#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/base/text_fields.h"
#include "core/exec/registry.h"
#include "core/placers/api/registry.h"
#include "core/problem/model.h"
#include "core/run/measured_run.h"
#include "core/training/policies.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

using Quantity = LessonQuantity::Kind;

struct QuantityName {
    std::string_view name;
    Quantity kind;
    LessonUnit unit;
    bool ofVertex = false;
};

constexpr auto quantities = std::to_array<QuantityName>({
    {"makespan", Quantity::Makespan, LessonUnit::Seconds},
    {"bound", Quantity::Bound, LessonUnit::Seconds},
    {"gap", Quantity::Gap, LessonUnit::Share},
    {"idle", Quantity::Idle, LessonUnit::Share},
    {"moved", Quantity::Moved, LessonUnit::Bytes},
    {"used-devices", Quantity::Devices, LessonUnit::Count},
    {"vertices", Quantity::Vertices, LessonUnit::Count},
    {"edges", Quantity::Edges, LessonUnit::Count},
    {"cursor", Quantity::Cursor, LessonUnit::Seconds},
    {"runs", Quantity::Runs, LessonUnit::Count},
    {"episodes", Quantity::Episodes, LessonUnit::Count},
    {"policy.step", Quantity::Step, LessonUnit::Count},
    {"noise", Quantity::Noise, LessonUnit::Share},
    {"rank", Quantity::Rank, LessonUnit::Seconds, true},
    {"start", Quantity::Start, LessonUnit::Seconds, true},
    {"end", Quantity::End, LessonUnit::Seconds, true},
});

struct UnitName {
    std::string_view name;
    LessonUnit unit;
    double size;
};

constexpr auto units = std::to_array<UnitName>({
    {"s", LessonUnit::Seconds, 1},
    {"ms", LessonUnit::Seconds, 1e-3},
    {"us", LessonUnit::Seconds, 1e-6},
    {"%", LessonUnit::Share, 1e-2},
    {"B", LessonUnit::Bytes, 1},
    {"KiB", LessonUnit::Bytes, 1024},
    {"MiB", LessonUnit::Bytes, 1024.0 * 1024},
    {"GiB", LessonUnit::Bytes, 1024.0 * 1024 * 1024},
});

constexpr std::array<std::string_view, 10> facts{
    "run.placer",     "graph",       "devices",      "model.mode", "model.contention",
    "model.schedule", "policy.page", "explain.page", "colour",     "layout"};

struct RelationName {
    std::string_view name;
    LessonRelation relation;
};

constexpr auto relations = std::to_array<RelationName>({
    {" <= ", LessonRelation::AtMost},
    {" >= ", LessonRelation::AtLeast},
    {" < ", LessonRelation::Less},
    {" > ", LessonRelation::Greater},
    {" = ", LessonRelation::Equal},
});

constexpr double usualTolerance = 0.005;
constexpr double mostNoise = 1;   ///< A share.
constexpr double mostSteps = 1e6; ///< Of an episode.

Error expected(const char* sentence, std::string_view found, std::string_view more = {})
{
    return {Message(sentence, {excerpt(found), std::string(more)}), {}, {}};
}

/// The first word, cut off with the blanks behind it.
std::string_view takeWord(std::string_view& rest)
{
    const std::string_view word = takeUntil(rest, fieldBlanks);
    rest = trimmed(rest);
    return word;
}

bool isName(std::string_view text)
{
    return !text.empty() && text.size() <= 40 && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    });
}

std::optional<LessonQuantity> readNumber(std::string_view text)
{
    std::size_t digits = 0;
    while (digits < text.size() &&
           (std::isdigit(static_cast<unsigned char>(text[digits])) || text[digits] == '.'))
        ++digits;
    LessonQuantity quantity;
    if (digits == 0 || !parseNumber(text.substr(0, digits), quantity.number) ||
        !std::isfinite(quantity.number))
        return std::nullopt;
    const std::string_view unit = trimmed(text.substr(digits));
    if (unit.empty())
        return quantity;
    for (const UnitName& known : units)
        if (known.name == unit) {
            quantity.unit = known.unit;
            quantity.number *= known.size;
            return quantity;
        }
    return std::nullopt;
}

/// A bare number fits a count; 0 fits everything.
bool fits(const LessonQuantity& quantity, LessonUnit unit)
{
    return quantity.unit == unit || (quantity.kind == Quantity::Number && quantity.number == 0);
}

Result<LessonVertex> readVertex(std::string_view text)
{
    if (text.empty())
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a vertex"), text);
    if (text.front() != '@')
        return LessonVertex{LessonVertex::Kind::Named, std::string(text)};
    constexpr std::array<std::string_view, 4> roles{"@any", "@first", "@last", "@critical"};
    const auto role = std::ranges::find(roles, text);
    if (role == roles.end())
        return unknownName(DOPPLER_TEXT("core", "unknown vertex \"{0}\", expected one of: {1}"), text, roles);
    return LessonVertex{static_cast<LessonVertex::Kind>(role - roles.begin() + 1), {}};
}

Result<std::string> known(std::string_view sentence, std::string_view name,
                          std::span<const std::string_view> valid)
{
    if (std::ranges::find(valid, name) == valid.end())
        return unknownName(sentence, name, valid);
    return std::string(name);
}

/// A placer of the registry, or what else a run may have been made by.
Result<std::string> readPlacer(std::string_view name, bool ofRun)
{
    std::vector<std::string> valid;
    for (const auto& placer : placerRegistry().placers())
        valid.push_back(placer->info().id);
    if (ofRun) {
        valid.insert(valid.end(), {"manual", "file", std::string(measuredPlacer)});
        for (const TrainingPolicy& policy : trainingPolicies())
            valid.push_back(policy.id);
    }
    if (std::ranges::find(valid, name) == valid.end())
        return unknownName(DOPPLER_TEXT("core", "unknown placer \"{0}\", expected one of: {1}"), name,
                           std::move(valid));
    return std::string(name);
}

Result<std::string> readEngine(std::string_view name)
{
    const auto engine = findEngine(name);
    if (!engine)
        return engine.error();
    return (*engine)->info().id;
}

Result<std::string> readPanel(std::string_view name)
{
    return known(DOPPLER_TEXT("core", "unknown panel \"{0}\", expected one of: {1}"), name, lessonPanels());
}

Result<std::string> readFactValue(LessonFact fact, std::string_view value)
{
    const char* const unknown = DOPPLER_TEXT("core", "unknown value \"{0}\", expected one of: {1}");
    switch (fact) {
    case LessonFact::Placer:
        return readPlacer(value, true);
    case LessonFact::Mode:
        return known(unknown, value, modeNames());
    case LessonFact::Contention:
        return known(unknown, value, contentionNames());
    case LessonFact::Schedule:
        return known(unknown, value, chooseTaskNames());
    case LessonFact::Page:
        return known(unknown, value, lessonPages());
    case LessonFact::ExplainPage:
        return known(unknown, value, lessonExplainPages());
    case LessonFact::Colour:
        return known(unknown, value, lessonColours());
    case LessonFact::Layout:
        return known(unknown, value, lessonLayouts());
    case LessonFact::Graph:
    case LessonFact::Devices:
        break;
    }
    if (value.empty())
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a name"), value);
    return std::string(value);
}

/// A page of any panel that has some.
Result<std::string> readPage(std::string_view name)
{
    const auto ofPolicy = lessonPages();
    const auto ofExplain = lessonExplainPages();
    std::vector<std::string_view> valid(ofPolicy.begin(), ofPolicy.end());
    valid.insert(valid.end(), ofExplain.begin(), ofExplain.end());
    return known(DOPPLER_TEXT("core", "unknown value \"{0}\", expected one of: {1}"), name, valid);
}

/// The question of that name; the only one where there is no name.
Result<const LessonQuestion*> findQuestion(std::string_view name, const LessonNames& names)
{
    if (name.empty() && names.questions.size() == 1)
        return &names.questions.front();
    std::vector<std::string> valid;
    for (const LessonQuestion& question : names.questions) {
        if (question.name == name)
            return &question;
        valid.push_back(question.name);
    }
    return unknownName(DOPPLER_TEXT("core", "the step has no question \"{0}\", expected one of: {1}"), name,
                       std::move(valid));
}

Result<std::size_t> findChoice(const LessonQuestion& question, std::string_view text)
{
    const auto found = std::ranges::find(question.choices, text);
    if (found == question.choices.end())
        return unknownName(DOPPLER_TEXT("core", "unknown choice \"{0}\", expected one of: {1}"), text,
                           question.choices);
    return static_cast<std::size_t>(found - question.choices.begin());
}

/// "NAME = VALUE" or "= VALUE", of an answer: the question and the value.
struct Answered {
    const LessonQuestion* question = nullptr;
    std::string_view value;
};

Result<Answered> readAnswered(std::string_view rest, const LessonNames& names)
{
    const std::size_t equals = rest.find('=');
    if (equals == std::string_view::npos)
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a question, \"=\" and its answer"),
                        rest);
    const auto question = findQuestion(trimmed(rest.substr(0, equals)), names);
    if (!question)
        return question.error();
    return Answered{*question, trimmed(rest.substr(equals + 1))};
}

Result<LessonCheck> readAnswerCheck(std::string_view rest, const LessonNames& names)
{
    const auto answered = readAnswered(rest, names);
    if (!answered)
        return answered.error();
    LessonCheck check;
    check.word = answered->question->name;
    if (!answered->question->choices.empty()) {
        const auto choice = findChoice(*answered->question, answered->value);
        if (!choice)
            return choice.error();
        check.kind = LessonCheck::Kind::Choice;
        check.choice = *choice;
        return check;
    }
    check.kind = LessonCheck::Kind::Answer;
    check.tolerance = usualTolerance;
    std::string_view value = answered->value;
    if (const std::size_t within = value.rfind(" within "); within != std::string_view::npos) {
        const std::string_view share = trimmed(value.substr(within + 8));
        const auto tolerance = readNumber(share);
        if (!tolerance || tolerance->unit != LessonUnit::Share)
            return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a share such as \"1 %\""), share);
        check.tolerance = tolerance->number;
        value = trimmed(value.substr(0, within));
    }
    auto quantity = readLessonQuantity(value, names);
    if (!quantity)
        return quantity.error();
    check.right = *std::move(quantity);
    return check;
}

Result<LessonCheck> readComparison(std::string_view text, const LessonNames& names)
{
    for (const RelationName& relation : relations) {
        const std::size_t at = text.find(relation.name);
        if (at == std::string_view::npos)
            continue;
        LessonCheck check;
        check.relation = relation.relation;
        auto left = readLessonQuantity(trimmed(text.substr(0, at)), names);
        if (!left)
            return left.error();
        auto right = readLessonQuantity(trimmed(text.substr(at + relation.name.size())), names);
        if (!right)
            return right.error();
        if (!fits(*right, left->unit))
            return expected(
                DOPPLER_TEXT("core", "found \"{0}\", expected a number in the same unit as \"{1}\""),
                trimmed(text.substr(at + relation.name.size())), excerpt(trimmed(text.substr(0, at))));
        check.left = *std::move(left);
        check.right = *std::move(right);
        return check;
    }
    return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a condition such as \"makespan < 20 ms\""),
                    text);
}

Result<LessonCheck> readPlaced(std::string_view rest)
{
    const std::size_t on = rest.rfind(" on ");
    if (on == std::string_view::npos)
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a vertex, \"on\" and a device"), rest);
    auto vertex = readVertex(trimmed(rest.substr(0, on)));
    if (!vertex)
        return vertex.error();
    LessonCheck check;
    check.kind = LessonCheck::Kind::Placed;
    check.vertex = *std::move(vertex);
    check.word = trimmed(rest.substr(on + 4));
    return check;
}

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
    if (!noise || noise->unit != LessonUnit::Share || noise->number > mostNoise)
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

} // namespace

Result<LessonQuantity> readLessonQuantity(std::string_view text, const LessonNames& names)
{
    if (const auto number = readNumber(text))
        return *number;
    std::string_view rest = text;
    const std::string_view word = takeWord(rest);
    for (const QuantityName& named : quantities)
        if (named.name == word && named.ofVertex != rest.empty())
            return LessonQuantity{named.kind, named.unit, 0, std::string(rest)};
    for (const LessonKept& kept : names.kept)
        if (kept.name == text)
            return LessonQuantity{Quantity::Kept, kept.quantity.unit, 0, kept.name};
    std::vector<std::string> valid;
    valid.reserve(std::size(quantities) + names.kept.size());
    for (const QuantityName& named : quantities)
        valid.push_back(std::string(named.name) + (named.ofVertex ? " VERTEX" : ""));
    for (const LessonKept& kept : names.kept)
        valid.push_back(kept.name);
    return unknownName(DOPPLER_TEXT("core", "found \"{0}\", expected a number with a unit or one of: {1}"),
                       excerpt(text), std::move(valid));
}

Result<LessonCheck> readLessonCheck(std::string_view text, const LessonNames& names)
{
    std::string_view rest = text;
    const std::string_view word = takeWord(rest);
    if (word == "answer")
        return readAnswerCheck(rest, names);
    if (word == "vertex")
        return readPlaced(rest);
    LessonCheck check;
    if (word == "measured" && (rest.empty() || rest.starts_with("on "))) {
        check.kind = LessonCheck::Kind::Measured;
        if (rest.empty())
            return check;
        auto engine = readEngine(rest.substr(3));
        if (!engine)
            return engine.error();
        check.word = *std::move(engine);
        return check;
    }
    if (word == "view") {
        auto panel = readPanel(rest);
        if (!panel)
            return panel.error();
        check.kind = LessonCheck::Kind::View;
        check.word = *std::move(panel);
        return check;
    }
    const auto fact = std::ranges::find(facts, word);
    if (fact == facts.end() && word != "selected")
        return readComparison(text, names);
    if (takeWord(rest) != "=")
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected \"{1} =\" and a value"), text, word);
    if (word == "selected") {
        auto vertex = readVertex(rest);
        if (!vertex)
            return vertex.error();
        check.kind = LessonCheck::Kind::Selected;
        check.vertex = *std::move(vertex);
        return check;
    }
    check.kind = LessonCheck::Kind::Fact;
    check.fact = static_cast<LessonFact>(fact - facts.begin());
    auto value = readFactValue(check.fact, rest);
    if (!value)
        return value.error();
    check.word = *std::move(value);
    return check;
}

Result<LessonCommand> readLessonCommand(std::string_view text, const LessonNames& names)
{
    using Kind = LessonCommand::Kind;
    std::string_view rest = text;
    const std::string_view word = takeWord(rest);
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

Result<LessonQuestion> readLessonQuestion(std::string_view text)
{
    LessonQuestion question;
    std::string_view rest = text;
    const std::string_view name = trimmed(takeUntil(rest, "|"));
    if (!isName(name))
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a name of letters and digits"), name);
    question.name = name;
    question.text = trimmed(takeUntil(rest, "|"));
    if (question.text.empty())
        return expected(
            DOPPLER_TEXT("core",
                         "found \"{0}\", expected \"NAME | QUESTION\", optionally followed by choices"),
            text);
    while (!rest.empty()) {
        question.choices.emplace_back(trimmed(takeUntil(rest, "|")));
        if (question.choices.back().empty() || question.choices.size() > 8)
            return expected(
                DOPPLER_TEXT("core", "found \"{0}\", expected at most 8 choices, none of them empty"), text);
    }
    if (question.choices.size() == 1)
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected no choices or at least two"), text);
    return question;
}

Result<LessonKept> readLessonKept(std::string_view text, const LessonNames& names)
{
    std::string_view rest = text;
    const std::string_view name = trimmed(takeUntil(rest, "="));
    if (!isName(name) ||
        std::ranges::any_of(quantities, [&](const QuantityName& q) { return q.name == name; }))
        return expected(DOPPLER_TEXT("core", "found \"{0}\", expected a name of letters and digits"), name);
    auto quantity = readLessonQuantity(trimmed(rest), names);
    if (!quantity)
        return quantity.error();
    return LessonKept{std::string(name), *std::move(quantity)};
}

} // namespace doppler
