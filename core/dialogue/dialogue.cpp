// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dialogue/dialogue.h"

#include "core/dialogue/answer_json.h"
#include "core/io/json/json_writing.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

Error refused(Message message, const char* place = "") { return {std::move(message), {}, place}; }

} // namespace

Dialogue::Dialogue(ProblemPtr of, DialogueServices s)
    : problem(std::move(of)), services(std::move(s)), reader(problem), simulator(problem),
      batch(problem, services.threads)
{
}

std::string Dialogue::answer(std::string_view line)
{
    auto answered = reader.read(line, question);
    Result<std::string> text = answered ? answerTo() : Result<std::string>(answered.error());
    return text ? *std::move(text) : "{\"error\": " + jsonText(text.error().english()) + "}";
}

Result<std::string> Dialogue::answerTo()
{
    switch (question.kind) {
    case DialogueQuestion::Kind::Makespan:
        return answerMakespan();
    case DialogueQuestion::Kind::Batch:
        return answerBatch();
    case DialogueQuestion::Kind::Move:
        return answerMove();
    case DialogueQuestion::Kind::Accept:
        return answerAccept();
    case DialogueQuestion::Kind::Place:
        return answerPlace();
    case DialogueQuestion::Kind::Problem:
        break;
    }
    std::string document = services.problem();
    std::replace(document.begin(), document.end(), '\n', ' '); // only between values: texts escape theirs
    return document;
}

void Dialogue::consider(const Placement& placement, double makespan)
{
    if (bestPlacement && makespan >= bestSeconds)
        return;
    bestPlacement = placement;
    bestSeconds = makespan;
}

void Dialogue::setCurrent(const Placement& placement, double makespan)
{
    current = placement;
    evaluatorIsCurrent = false;
    mayAccept = false;
    consider(placement, makespan);
}

Result<std::string> Dialogue::answerMakespan()
{
    if (auto valid = validate(*problem, question.placement); !valid)
        return valid.error();
    ++evaluated;
    if (question.wants == 0) {
        const double makespan = simulator.makespan(question.placement);
        setCurrent(question.placement, makespan);
        return makespanAnswer(makespan);
    }
    const Schedule schedule = simulator.run(question.placement);
    setCurrent(question.placement, schedule.makespan);
    return scheduleAnswer(*problem, question, schedule);
}

Result<std::string> Dialogue::answerBatch()
{
    makespans.resize(question.rows);
    if (auto done = batch.makespans(question.batch, makespans); !done)
        return done.error();
    evaluated += question.rows;
    if (const auto least = std::min_element(makespans.begin(), makespans.end());
        least != makespans.end() && (!bestPlacement || *least < bestSeconds)) {
        const auto row = static_cast<std::size_t>(least - makespans.begin());
        Placement placement;
        for (std::size_t v = 0; v < problem->vertexCount(); ++v)
            placement.devices.emplace_back(question.batch[row * problem->vertexCount() + v]);
        consider(placement, *least);
    }
    return makespansAnswer(makespans);
}

Result<std::string> Dialogue::answerMove()
{
    if (!current)
        return refused({DOPPLER_TEXT("core", "there is no placement to change; send \"devices\" or \"place\" "
                                             "first")},
                       "move");
    for (std::size_t i = 0; i < question.moves.size(); ++i) {
        const Move& move = question.moves[i];
        if (!problem->allowed(move.vertex, move.device))
            return Error{
                {DOPPLER_TEXT("core", "{0} is not allowed on {1}"),
                 {problem->graph().label(move.vertex), problem->topology().device(move.device).name}},
                {},
                fmt::format("move[{}]", i)};
    }
    if (!evaluator)
        evaluator.emplace(problem);
    if (!evaluatorIsCurrent)
        evaluator->start(*current);
    evaluatorIsCurrent = true;
    triedMakespan = evaluator->tryMoves(question.moves, question.limit);
    ++evaluated;
    mayAccept = std::isfinite(triedMakespan) && triedMakespan <= question.limit;
    return makespanAnswer(triedMakespan);
}

Result<std::string> Dialogue::answerAccept()
{
    if (!mayAccept)
        return refused(
            {DOPPLER_TEXT("core", "there are no moves to accept; send \"move\" first, with a result "
                                  "that does not exceed its limit")},
            "accept");
    evaluator->accept();
    mayAccept = false;
    current = evaluator->current();
    consider(*current, triedMakespan);
    return makespanAnswer(triedMakespan);
}

Result<std::string> Dialogue::answerPlace()
{
    if (!services.place)
        return refused({DOPPLER_TEXT("core", "placers are not available here")}, "place");
    const auto placed = services.place(question.place);
    if (!placed)
        return placed.error();
    evaluated += placed->evaluations;
    setCurrent(placed->placement, placed->makespan);
    return placedAnswer(*placed);
}

} // namespace doppler
