// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/adapters/external_problem.h"

#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"
#include "core/io/problems/problem_json.h"

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

std::string writeExternalProblem(const Problem& problem, const PlacerContext& context)
{
    std::string out;
    appendProblemJson(
        out, problem, context.seed,
        fmt::format("\"budget\": {}, \"threads\": {}, ", budgetAsJson(context.budget), context.threads));
    return out;
}

namespace {

constexpr std::array<std::string_view, 5> lineKeys{"progress", "devices", "order", "evaluations", "error"};
enum Key { Progress, Devices, Order, Evaluations, Refusal };

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
    if (!line.progress && line.refusal.empty())
        in.require(lineKeys, seen, Devices);
    in.finish();
    if (in.failed())
        return in.error();
    return line;
}

} // namespace doppler
