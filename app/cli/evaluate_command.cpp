// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/cli/command.h"
#include "app/cli/evaluate_lines.h"
#include "app/cli/examples.h"
#include "core/dialogue/dialogue.h"
#include "core/io/problems/problem_json.h"

#include <cstdio>

namespace doppler {

namespace {

struct EvaluateArguments {
    std::string graph;
    ProblemArguments problem;
    std::size_t threads = 1;
};

/// Runs a placer as `doppler place` does. Ends early if nobody reads the answer any more.
Result<PlacedAnswer> place(const ProblemPtr& problem, const EvaluateArguments& arguments,
                           const PlaceQuestion& question)
{
    std::vector<Setting> settings;
    const std::string owner = settingsOwner(question.placer);
    for (const auto& [name, value] : question.settings)
        settings.push_back({owner, name, value});
    Approvals approvals;
    approvals.approve(question.placer); // Whoever writes the lines could start it as well.
    const StopWithReader reader;
    PlacerContext context;
    context.seed = question.seed;
    context.budget = {question.evaluations, question.seconds};
    context.threads = arguments.threads;
    context.stop = reader.token();
    auto placed = runPlacer(problem, {question.placer, std::move(settings), {}, false, OutOfMemoryRun::Keep},
                            approvals, context);
    if (!placed)
        return placed.error();
    PlacedAnswer answer{placed->run->placement, placed->run->schedule.makespan,
                        placed->evaluations,    placed->seconds,
                        placed->label,          placed->run->bound};
    for (const Message& note : placed->notes)
        answer.notes.push_back(note.english());
    return answer;
}

Exit evaluate(const EvaluateArguments& arguments)
{
    const auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return report(problem.error());
    DialogueServices services;
    services.threads = arguments.threads;
    services.problem = [&] {
        std::string document;
        appendProblemJson(document, **problem, arguments.problem.seed, {});
        return document;
    };
    services.place = [&](const PlaceQuestion& question) { return place(*problem, arguments, question); };
    Dialogue dialogue(*problem, std::move(services));
    LineInput lines;
    while (const auto line = lines.next()) {
        if (line->find_first_not_of(" \t\r") == std::string_view::npos)
            continue;
        const std::string answer = lines.tooLong() ? tooLongAnswer() : dialogue.answer(*line);
        if (std::fwrite(answer.data(), 1, answer.size(), stdout) != answer.size() ||
            std::fputc('\n', stdout) == EOF || std::fflush(stdout) != 0)
            return Exit::Failed; // main() reports the fault of the stream
    }
    return Exit::Done;
}

} // namespace

void addEvaluateCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand(
        "evaluate", "Answer questions about placements: lines of JSON on standard input and output");
    auto arguments = std::make_shared<EvaluateArguments>();
    app->add_option("GRAPH", arguments->graph, graphHelp)->required();
    arguments->problem.declare(*app);
    app->add_option("--threads", arguments->threads,
                    "Number of threads for batches and placers; does not affect the answers")
        ->type_name("N")
        ->check(CLI::Range(std::size_t{1}, std::size_t{1024}))
        ->capture_default_str();
    addExamples(*app, {{"evaluate chainmm --devices 4xP100",
                        "Answer each line, such as {\"place\": \"heft\"}, until the end of the input."},
                       {"evaluate chainmm --devices 4xP100 --threads 2",
                        "Simulate the placements of a batch on two threads."}});
    commands.push_back({app, [arguments] { return evaluate(*arguments); }});
}

} // namespace doppler
