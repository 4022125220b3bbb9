// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/adapters/external.h"

#include "core/base/child_process.h"
#include "core/base/excerpt.h"
#include "core/base/option_specs.h"
#include "core/placers/adapters/external_problem.h"
#include "core/placers/api/placer.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::chrono::milliseconds pollInterval{10};
/// A program that has answered may still clean up so long; then it is ended.
constexpr std::chrono::seconds graceAfterAnswer{1};
constexpr std::size_t chunk = std::size_t{1} << 16;

/// The longest line that a program may write: all of a placement and much to spare.
std::size_t mostLineBytes(const Problem& problem)
{
    std::size_t name = 0;
    for (DeviceId d : problem.topology().devices())
        name = std::max(name, problem.topology().device(d).name.size());
    return (std::size_t{1} << 16) + problem.vertexCount() * (6 * name + 32);
}

/// One problem and the program that is asked to place it.
class Conversation {
public:
    Conversation(const Problem& p, const PlacerContext& c, double secondsLong)
        : problem(p), context(c), simulator(p.shared_from_this()), patience(secondsLong),
          mostLine(mostLineBytes(p))
    {
    }

    Result<PlacerResult> hold(const std::string& command)
    {
        title = excerpt(command, 80);
        auto started = ChildProcess::start(command);
        if (!started)
            return started.error();
        ChildProcess program = *std::move(started);
        const std::string question = writeExternalProblem(problem, context);
        std::string_view toSend = question;
        auto deadline = Clock::now() +
                        std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(patience));
        for (;;) {
            if (context.stop.stop_requested())
                return stopped();
            if (Clock::now() >= deadline)
                return answer ? Result<PlacerResult>(*std::move(answer)) : fault(program, tooSlow());
            const std::optional<int> status = program.exitStatus(); // first: what it wrote is read after it
            const bool moved = program.exchange(toSend, pending, chunk, pollInterval);
            // Others of its group may hold its output open for ever, so its own end is the end.
            const bool over = status && (!moved || program.silent());
            if (auto error = takeLines(over || program.outputEnded()))
                return fault(program, *std::move(error));
            if (answer && !leaving) {
                leaving = true;
                deadline = Clock::now() + graceAfterAnswer;
            }
            if (over)
                return ended(program, *status);
        }
    }

private:
    using Clock = std::chrono::steady_clock;

    /// Takes in every whole line that has come, and the rest where nothing more will.
    std::optional<Error> takeLines(bool all)
    {
        std::size_t begin = 0;
        for (;;) {
            const std::size_t end = pending.find('\n', std::max(begin, looked));
            const bool whole = end != std::string::npos;
            if (!whole && !(all && begin < pending.size()))
                break;
            const std::string_view line =
                std::string_view(pending).substr(begin, whole ? end - begin : std::string::npos);
            if (auto error = takeLine(line))
                return error;
            begin = whole ? end + 1 : pending.size();
        }
        pending.erase(0, begin);
        looked = pending.size();
        if (pending.size() > mostLine)
            return Error{{DOPPLER_TEXT("core", "the external placer wrote a line of more than {0} bytes"),
                          {count(mostLine)}},
                         {},
                         {}};
        return std::nullopt;
    }

    /// What is wrong with the line in hand; the reader's own sentence, so that it can be translated.
    [[nodiscard]] Error inLine(const Error& error) const
    {
        const std::string line = "line " + std::to_string(linesTaken);
        return {error.message, {}, error.place.empty() ? line : line + ": " + error.place};
    }

    std::optional<Error> takeLine(std::string_view text)
    {
        ++linesTaken;
        if (text.find_first_not_of(" \t\r") == std::string_view::npos)
            return std::nullopt;
        auto line = readExternalLine(text);
        if (!line)
            return inLine(line.error());
        if (!line->refusal.empty())
            return Error{{DOPPLER_TEXT("core", "the external placer returned no placement: {0}"),
                          {excerpt(line->refusal, 200)}},
                         {},
                         {}};
        if (line->evaluations)
            evaluations = static_cast<std::uint64_t>(std::min(*line->evaluations, 1e18));
        if (line->placement.devices.empty() && line->progress) {
            report(nullptr);
            return std::nullopt;
        }
        if (answer)
            return Error{{DOPPLER_TEXT("core", "the external placer wrote a line after its answer")}, {}, {}};
        auto placement = resolve(problem, line->placement);
        if (!placement)
            return inLine(placement.error());
        consider(*placement);
        if (line->progress)
            return std::nullopt;
        if (context.budget.evaluations && evaluations > *context.budget.evaluations)
            return Error{
                {DOPPLER_TEXT("core", "the external placer used {0} evaluations, expected at most {1}"),
                 {count(evaluations), count(*context.budget.evaluations)}},
                {},
                {}};
        answer = PlacerResult{*std::move(placement), evaluations, 0};
        return std::nullopt;
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

    Result<PlacerResult> ended(const ChildProcess& program, int status)
    {
        if (status > 128)
            return fault(program, {{DOPPLER_TEXT("core", "the external placer was terminated by signal {0}"),
                                    {std::to_string(status - 128)}},
                                   {},
                                   {}});
        if (status != 0)
            return fault(program, {{DOPPLER_TEXT("core", "the external placer exited with status {0}"),
                                    {std::to_string(status)}},
                                   {},
                                   {}});
        if (!answer)
            return fault(
                program,
                {{DOPPLER_TEXT("core", "the external placer exited without returning a placement")}, {}, {}});
        return *std::move(answer);
    }

    [[nodiscard]] Error tooSlow() const
    {
        return {{DOPPLER_TEXT("core", "the external placer returned no placement within {0} s"),
                 {figure(fmt::format("{:g}", patience))}},
                {},
                {}};
    }

    /// The error with the program's name, and its own last words as a part of the place.
    [[nodiscard]] Error fault(const ChildProcess& program, Error error) const
    {
        error.file = title;
        std::string_view words = program.lastWords();
        while (!words.empty() && (words.back() == '\n' || words.back() == ' '))
            words.remove_suffix(1);
        if (words.empty())
            return error;
        const std::size_t line = words.find_last_of('\n');
        const std::string last = excerpt(words.substr(line == std::string_view::npos ? 0 : line + 1), 200);
        error.place += (error.place.empty() ? "\"" : ": \"") + last + "\"";
        return error;
    }

    const Problem& problem;
    const PlacerContext& context;
    Simulator simulator;
    double patience; ///< Seconds.
    std::size_t mostLine;
    std::string title;          ///< The program, in errors.
    std::size_t linesTaken = 0; ///< Of its answer, the one in hand included.
    std::string pending;        ///< Of the line that is still coming.
    std::size_t looked = 0;     ///< So much of it holds no end of line.
    bool leaving = false;
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
                      "seconds beyond the time budget after which the program counts as unresponsive")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        const std::string& command = options.text("command");
        if (command.empty())
            return Error{{DOPPLER_TEXT("core", "no program is given: set the option \"command\"")}, {}, {}};
        const double patience = options.number("timeout") + context.budget.seconds.value_or(0);
        return Conversation(problem, context, patience).hold(command);
    }
};

} // namespace

bool namesProgram(std::string_view placer) { return placer.find('/') != std::string_view::npos; }

std::string commandOf(const std::string& program)
{
    std::error_code ignored;
    if (!std::filesystem::exists(program, ignored))
        return program; // a command line with arguments
    std::string quoted = "'";
    for (char c : program)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::unique_ptr<Placer> makeExternal() { return std::make_unique<External>(); }

} // namespace doppler
