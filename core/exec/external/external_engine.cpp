// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/external/external_engine.h"

#include "core/base/excerpt.h"
#include "core/base/option_specs.h"
#include "core/base/program_talk.h"
#include "core/exec/computation.h"
#include "core/exec/computed_run.h"
#include "core/exec/external/checked_execution.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

constexpr ProgramFaults faults{
    DOPPLER_TEXT("core", "the external engine wrote a line of more than {0} bytes"),
    DOPPLER_TEXT("core", "the external engine was terminated by signal {0}"),
    DOPPLER_TEXT("core", "the external engine exited with status {0}"),
    DOPPLER_TEXT("core", "the external engine exited before it had reported all executions"),
    DOPPLER_TEXT("core", "the external engine wrote no line for {0} s")};

/// The longest line that a program may write: all of an execution and much to spare.
std::size_t mostLineBytes(const Problem& problem)
{
    constexpr std::size_t perVertex = 128;
    constexpr std::size_t perTransfer = 128;
    std::size_t name = 0;
    for (const DeviceId d : problem.topology().devices())
        name = std::max(name, problem.topology().device(d).name.size());
    return (std::size_t{1} << 16) + problem.vertexCount() * (perVertex + 6 * name) +
           problem.graph().edgeCount() * perTransfer;
}

/// One placement and the program that is asked to execute it.
class Conversation {
public:
    Conversation(const Problem& p, const Placement& pl, const EngineContext& c, double t, std::size_t n)
        : problem(p), placement(pl), context(c), tolerance(t), repeats(n), tokens(sequentialTokens(p.graph()))
    {
    }

    Result<std::vector<Execution>> hold(const std::string& command, const ExecutionQuestion& question,
                                        double patience)
    {
        const std::string document = writeExecution(problem, placement, question);
        const auto end =
            talkTo({command, document, mostLineBytes(problem), patience, true, context.stop, faults},
                   [this](std::string_view line, std::size_t number) { return takeLine(line, number); });
        if (!end)
            return end.error();
        if (executions.size() < repeats)
            return executionStopped();
        return std::move(executions);
    }

private:
    /// Returns whether all executions are there.
    Result<bool> takeLine(std::string_view text, std::size_t number)
    {
        auto line = readExecutionLine(text);
        if (!line)
            return inLine(line.error(), number);
        if (!line->refusal.empty())
            return Error{{DOPPLER_TEXT("core", "the external engine does not execute the graph: {0}"),
                          {excerpt(line->refusal, 200)}},
                         {},
                         {}};
        if (line->progress)
            report(*line->progress);
        takeNotes(*line);
        if (!line->execution)
            return executions.size() >= repeats;
        if (executions.size() >= repeats)
            return inLine(
                {{DOPPLER_TEXT("core", "found one more execution, expected {0}"), {count(repeats)}}, {}, {}},
                number);
        auto execution = checkedExecution(problem, placement, *std::move(line), tokens, tolerance);
        if (!execution)
            return inLine(execution.error(), number);
        execution->notes.insert(execution->notes.begin(), notes.begin(), notes.end());
        executions.push_back(*std::move(execution));
        report(static_cast<double>(executions.size()) / static_cast<double>(repeats));
        return executions.size() == repeats;
    }

    void takeNotes(const ExecutionLine& line)
    {
        constexpr std::size_t mostText = 400;
        constexpr std::size_t mostNotes = 8;
        if (notes.size() >= mostNotes)
            return;
        const std::string devices = excerpt(fmt::format("{}", fmt::join(line.devices, ", ")), mostText);
        if (!line.engine.empty() && devices.empty())
            notes.push_back({DOPPLER_TEXT("core", "executed by {0}"), {excerpt(line.engine, mostText)}});
        else if (!line.engine.empty())
            notes.push_back(
                {DOPPLER_TEXT("core", "executed by {0} on {1}"), {excerpt(line.engine, mostText), devices}});
        if (!line.note.empty())
            notes.push_back({"{0}", {excerpt(line.note, mostText)}}); // the program's own words
    }

    void report(double share)
    {
        done = std::max(done, share);
        if (context.progress)
            context.progress(done);
    }

    const Problem& problem;
    const Placement& placement;
    const EngineContext& context;
    double tolerance; ///< Seconds.
    std::size_t repeats;
    std::vector<std::uint32_t> tokens; ///< By vertex.
    std::vector<Message> notes;
    double done = 0; ///< Share.
    std::vector<Execution> executions;
};

/// Any program: it reads a placed graph on standard input, executes it and writes the times
/// (docs/external-engines.md).
class External final : public RepeatingEngine {
public:
    External()
        : RepeatingEngine(EngineInfo{
              externalEngineId, DOPPLER_TEXT("core", "External program"),
              DOPPLER_TEXT("core",
                           "A program of yours executes the graph and reports the times; every report is "
                           "checked"),
              options()})
    {
    }

    [[nodiscard]] Result<void> supports(const Problem& problem) const override
    {
        return supportsCostModel(problem);
    }

    /// Starts the program once.
    [[nodiscard]] Result<std::vector<Execution>> repeat(const Problem& problem, const Placement& placement,
                                                        const Options& options, const EngineContext& context,
                                                        std::size_t repeats) const override
    {
        const std::string& command = options.text("command");
        if (command.empty())
            return Error{{DOPPLER_TEXT("core", "no program is given: set the option \"command\"")}, {}, {}};
        auto settings = parseProgramSettings(options.text("settings"));
        if (!settings)
            return settings.error();
        repeats = std::max<std::size_t>(repeats, 1);
        return Conversation(problem, placement, context, options.number("tolerance"), repeats)
            .hold(command, {repeats, options.integer("warmup"), context.seed, *std::move(settings)},
                  options.number("timeout"));
    }

private:
    static std::vector<OptionSpec> options()
    {
        return {
            textOption("command", "",
                       {.label = DOPPLER_TEXT("core", "Command line"),
                        .help = DOPPLER_TEXT("core", "command line of the program, run by the shell")}),
            textOption("settings", "",
                       {.label = DOPPLER_TEXT("core", "Program settings"),
                        .help = DOPPLER_TEXT("core", "options that are passed on to the program: "
                                                     "name=value,name=value ...")}),
            wholeOption("warmup", 1, 0, 1000,
                        {.label = DOPPLER_TEXT("core", "Warm-up executions"),
                         .help = DOPPLER_TEXT("core", "number of executions that the program makes "
                                                      "beforehand and does not report")}),
            numberOption("timeout", 60.0, 0.01, 1e9,
                         {.label = DOPPLER_TEXT("core", "Time limit without output"),
                          .unit = "s",
                          .help = DOPPLER_TEXT("core", "seconds without a line of output (progress or an "
                                                       "execution) after which the program counts as "
                                                       "unresponsive")}),
            numberOption("tolerance", 1e-6, 0, 1,
                         {.label = DOPPLER_TEXT("core", "Clock tolerance"),
                          .unit = "s",
                          .help = DOPPLER_TEXT("core", "resolution of the program's clocks: reported times "
                                                       "may contradict each other by so much")})};
    }
};

} // namespace

std::unique_ptr<Engine> makeExternalEngine() { return std::make_unique<External>(); }

} // namespace doppler
