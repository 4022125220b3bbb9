// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/adapters/external.h"

#include "core/base/excerpt.h"
#include "core/base/option_specs.h"
#include "core/base/program_talk.h"
#include "core/dialogue/dialogue.h"
#include "core/placers/adapters/external_problem.h"
#include "core/placers/api/placer.h"
#include "core/sim/simulator.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

/// The longest line that a program may write: all of a placement and much to spare.
std::size_t mostLineBytes(const Problem& problem)
{
    std::size_t name = 0;
    for (DeviceId d : problem.topology().devices())
        name = std::max(name, problem.topology().device(d).name.size());
    return (std::size_t{1} << 16) + problem.vertexCount() * (6 * name + 32);
}

constexpr ProgramFaults faults{
    DOPPLER_TEXT("core", "the external placer wrote a line of more than {0} bytes"),
    DOPPLER_TEXT("core", "the external placer was terminated by signal {0}"),
    DOPPLER_TEXT("core", "the external placer exited with status {0}"),
    DOPPLER_TEXT("core", "the external placer exited without returning a placement"),
    DOPPLER_TEXT("core", "the external placer returned no placement within {0} s")};

/// The rows of a batch that a program may ask for in one line.
constexpr std::size_t mostRows = 4096;

/// One problem and the program that is asked to place it.
class Conversation {
public:
    Conversation(const Problem& p, const PlacerContext& c)
        : problem(p), context(c), simulator(p.shared_from_this())
    {
    }

    Result<PlacerResult> hold(const std::string& command, double patience, bool mayAsk)
    {
        const std::string question = writeExternalProblem(problem, context, mayAsk);
        if (mayAsk)
            dialogue.emplace(problem.shared_from_this(),
                             DialogueServices{[&] { return question; }, {}, context.threads});
        const std::size_t mostLine = mostLineBytes(problem) * (mayAsk ? mostRows : 1);
        const auto end = talkTo(
            {command, question, mostLine, patience, false, context.stop, faults, mayAsk ? &replies : nullptr},
            [this](std::string_view line, std::size_t number) { return takeLine(line, number); });
        if (!end)
            return end.error();
        return *end == TalkEnd::Stopped ? stopped() : *std::move(answer);
    }

private:
    /// Returns whether the answer is there.
    Result<bool> takeLine(std::string_view text, std::size_t number)
    {
        auto line = readExternalLine(text);
        if (!line)
            return inLine(line.error(), number);
        if (!line->refusal.empty())
            return Error{{DOPPLER_TEXT("core", "the external placer returned no placement: {0}"),
                          {excerpt(line->refusal, 200)}},
                         {},
                         {}};
        if (!line->question.empty())
            return reply(line->question);
        if (line->evaluations && !dialogue)
            evaluations = static_cast<std::uint64_t>(std::min(*line->evaluations, 1e18));
        if (line->placement.devices.empty() && line->progress) {
            report(nullptr);
            return answer.has_value();
        }
        if (answer)
            return Error{{DOPPLER_TEXT("core", "the external placer wrote a line after its answer")}, {}, {}};
        auto placement = resolve(problem, line->placement);
        if (!placement)
            return inLine(placement.error(), number);
        consider(*placement);
        if (line->progress)
            return false;
        // A batch may go beyond the budget by its own size; then nothing more was answered.
        if (!dialogue && context.budget.evaluations && evaluations > *context.budget.evaluations)
            return Error{
                {DOPPLER_TEXT("core", "the external placer used {0} evaluations, expected at most {1}"),
                 {count(evaluations), count(*context.budget.evaluations)}},
                {},
                {}};
        answer = PlacerResult{*std::move(placement), evaluations, 0};
        return true;
    }

    /// Makespans that the program asks for count against its budget, so that its figures need no trust.
    Result<bool> reply(const std::string& asked)
    {
        if (!dialogue)
            return Error{{DOPPLER_TEXT("core", "the external placer asks for makespans; set its option "
                                               "\"dialogue\" to true")},
                         {},
                         {}};
        const auto most = context.budget.evaluations;
        if (most && evaluations >= *most) {
            replies += fmt::format("{{\"error\": \"the budget of {} evaluations is spent\"}}\n", *most);
            return answer.has_value();
        }
        replies += dialogue->answer(asked) + '\n';
        evaluations = dialogue->evaluations();
        if (dialogue->best() && (!best || dialogue->bestMakespan() < bestMakespan)) {
            best = dialogue->best();
            bestMakespan = dialogue->bestMakespan();
            report(&*best);
        } else {
            report(nullptr);
        }
        return answer.has_value();
    }

    /// Its own estimates count for nothing: what is best is simulated here.
    void consider(const Placement& placement)
    {
        const double makespan = simulator.makespan(placement);
        const bool better = !best || makespan < bestMakespan;
        if (better) {
            best = placement;
            bestMakespan = makespan;
        }
        report(better ? &placement : nullptr);
    }

    void report(const Placement* newBest) const
    {
        if (context.progress && best)
            context.progress({evaluations, bestMakespan, newBest});
    }

    Result<PlacerResult> stopped()
    {
        if (answer)
            return *std::move(answer);
        if (best)
            return PlacerResult{*std::move(best), evaluations, 0};
        return Error{
            {DOPPLER_TEXT("core", "the external placer was stopped before it returned a placement")}, {}, {}};
    }

    const Problem& problem;
    const PlacerContext& context;
    Simulator simulator;
    std::optional<Dialogue> dialogue; ///< If the program may ask for makespans.
    std::string replies;
    std::uint64_t evaluations = 0;
    std::optional<Placement> best;
    double bestMakespan = 0;
    std::optional<PlacerResult> answer;
};

/// Any program: it reads the problem on standard input and writes a placement (docs/external-placers.md).
class External final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            externalPlacerId,
            DOPPLER_TEXT("core", "External program"),
            PlacerKind::Search,
            "",
            {textOption("command", "",
                        {.label = DOPPLER_TEXT("core", "Command line"),
                         .help = DOPPLER_TEXT("core", "command line of the program, run by the shell")}),
             numberOption(
                 "timeout", 60.0, 0.01, 1e9,
                 {.label = DOPPLER_TEXT("core", "Extra time limit"),
                  .unit = "s",
                  .help = DOPPLER_TEXT(
                      "core",
                      "seconds beyond the time budget after which the program counts as unresponsive")}),
             flagOption(
                 "dialogue", false,
                 {.label = DOPPLER_TEXT("core", "Dialogue"),
                  .help = DOPPLER_TEXT("core", "the program may ask for makespans, which count against "
                                               "the limit of evaluations")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        const std::string& command = options.text("command");
        if (command.empty())
            return Error{{DOPPLER_TEXT("core", "no program is given: set the option \"command\"")}, {}, {}};
        const double patience = options.number("timeout") + context.budget.seconds.value_or(0);
        return Conversation(problem, context).hold(command, patience, options.flag("dialogue"));
    }
};

} // namespace

std::unique_ptr<Placer> makeExternal() { return std::make_unique<External>(); }

} // namespace doppler
