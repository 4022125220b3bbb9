// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/adapters/external_problem.h"

#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"
#include "core/io/problems/problem_json.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace doppler {

namespace {

std::string budgetAsJson(const Budget& budget)
{
    std::string out = "{";
    if (budget.evaluations)
        out += fmt::format("\"evaluations\": {}", *budget.evaluations);
    if (budget.seconds)
        out += fmt::format("{}\"seconds\": {}", budget.evaluations ? ", " : "", jsonNumber(*budget.seconds));
    return out + "}";
}

} // namespace

std::string writeExternalProblem(const Problem& problem, const PlacerContext& context, bool dialogue)
{
    std::string out;
    appendProblemJson(out, problem, context.seed,
                      fmt::format("\"budget\": {}, \"threads\": {}, {}", budgetAsJson(context.budget),
                                  context.threads, dialogue ? "\"dialogue\": true, " : ""));
    if (dialogue) { // line ends are only between values: texts escape theirs
        std::replace(out.begin(), out.end(), '\n', ' ');
        out += '\n';
    }
    return out;
}

namespace {

constexpr std::array<std::string_view, 6> lineKeys{"progress",    "devices", "order",
                                                   "evaluations", "error",   "evaluate"};
enum Key { Progress, Devices, Order, Evaluations, Refusal, Evaluate };

void readMembers(JsonReader& in, ExternalLine& line, std::uint32_t& seen)
{
    while (const auto key = in.nextField(lineKeys, seen)) {
        switch (*key) {
        case Devices:
            readDeviceNames(in, line.placement);
            break;
        case Order:
            readPlannedOrder(in, line.placement);
            break;
        case Evaluations:
            in.readQuantity(line.evaluations);
            break;
        case Refusal:
            in.readText(line.refusal);
            break;
        case Evaluate:
            if (const auto asked = in.peekValue(); asked && in.skipValue())
                line.question = *asked;
            break;
        case Progress: {
            line.progress = true;
            std::uint32_t inside = 0;
            in.enterObject();
            readMembers(in, line, inside);
            break;
        }
        }
    }
}

} // namespace

Result<ExternalLine> readExternalLine(std::string_view text)
{
    JsonReader in(text);
    ExternalLine line;
    std::uint32_t seen = 0;
    in.enterDocument();
    readMembers(in, line, seen);
    if (!line.progress && line.refusal.empty() && line.question.empty())
        in.require(lineKeys, seen, Devices);
    in.finish();
    if (in.failed())
        return in.error();
    return line;
}

} // namespace doppler
