// SPDX-License-Identifier: GPL-3.0-or-later
// The command line: what the window can do, for scripts, benchmarks, servers and clusters.
#include "app/arguments/caller.h"
#include "app/arguments/help_format.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/standard_error.h"
#include "app/arguments/usage_fault.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output/output_files.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <iostream>
#include <memory>
#include <new>
#include <set>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace doppler {

Exit report(const Error& error, Exit status)
{
    printError("doppler: {}\n", error.english());
    return status;
}

namespace {

std::string oneLine(std::string text)
{
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

/// Commands with one purpose, under one heading of the help.
struct CommandGroup {
    const char* title;
    std::vector<void (*)(CLI::App&, std::vector<Command>&)> add;
};

std::vector<Command> addCommands(CLI::App& program)
{
    const CommandGroup groups[]{
        {"Look at graphs and devices", {addGraphCommand, addDevicesCommand}},
        {"Place and simulate",
         {addPlaceCommand, addPlaceModelCommand, addSimulateCommand, addEvaluateCommand, addPlacersCommand}},
        {"Compare and explain",
         {addCompareCommand, addDifferencesCommand, addNoiseCommand, addRivalCommand, addWorkloadCommand,
          addHistoryCommand, addRunsCommand, addExplainCommand, addQueryCommand}},
        {"Learn", {addTrainCommand, addTrainingsCommand, addCurvesCommand, addPoliciesCommand}},
        {"Teach", {addLessonCommand}},
        {"Run for real and measure",
         {addExecuteCommand, addTuneCommand, addEnginesCommand, addProfileCommand, addTraceCommand,
          addCalibrateCommand}},
        {"Draw and report", {addRenderCommand}}};
    std::vector<Command> commands;
    std::set<const CLI::App*> grouped;
    for (const CommandGroup& group : groups) {
        for (const auto add : group.add)
            add(program, commands);
        for (CLI::App* command : program.get_subcommands([](CLI::App*) { return true; }))
            if (grouped.insert(command).second)
                command->group(group.title);
    }
    addRankCommand(program, commands);
    return commands;
}

/// The arguments in the order that CLI11 takes from a vector, the last one first. "help COMMAND" becomes
/// "COMMAND --help".
std::vector<std::string> argumentsOf(int argc, char** argv)
{
    std::vector<std::string> arguments(argv + 1, argv + argc);
    if (!arguments.empty() && arguments.front() == "help") {
        arguments.erase(arguments.begin());
        arguments.emplace_back("--help");
    }
    std::ranges::reverse(arguments);
    return arguments;
}

Exit run(int argc, char** argv)
{
    CLI::App program("See, simulate, learn and compare device placements of dataflow graphs", "doppler");
    program.set_version_flag("--version", "doppler " DOPPLER_VERSION);
    program.require_subcommand(1);
    program.formatter(std::make_shared<HelpFormat>());
    const std::vector<Command> commands = addCommands(program);
    addExamples(program, {{"graph info chainmm", "Show the size of a built-in graph."},
                          {"place chainmm --devices 4xP100 --seconds 2 -o placement.json",
                           "Find a placement on four P100 cards and write it."},
                          {"explain chainmm --devices 4xP100 --placement placement.json",
                           "Show what limits the run of that placement."}});
    if (argc < 2) {
        fmt::print("{}", program.help());
        return Exit::Done;
    }
    try { // CLI11 speaks in exceptions; they end here
        program.parse(argumentsOf(argc, argv));
    } catch (const CLI::ParseError& fault) {
        if (fault.get_exit_code() == 0) {
            program.exit(fault, std::cout, std::cout);
            return Exit::Done;
        }
        printError("doppler: {}\n", usageFault(program, fault));
        return Exit::Usage;
    }
    for (const Command& command : commands)
        if (command.app->parsed()) {
            const auto files = checkOutputFiles(*command.app);
            return files ? command.action() : report(files.error());
        }
    return Exit::Usage;
}

/// A file that is opened never takes the place of a standard stream that was closed: what is printed would
/// get into it. Writing to one that was closed stays a fault.
void holdClosedStreams()
{
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream)
        if (fcntl(stream, F_GETFD) == -1 && errno == EBADF)
            open("/dev/null", O_RDONLY); // takes the lowest free number: this one
}

/// A disk that was full, or a closed stream, shows no sooner than here.
Exit printed(Exit status)
{
    errno = 0;
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return status;
    printError("doppler: standard output cannot be written: {}\n", std::strerror(errno));
    return status == Exit::Done ? Exit::Failed : status;
}

} // namespace

} // namespace doppler

int main(int argc, char** argv)
{
    doppler::holdClosedStreams();
    doppler::reportFileSizeAsError();
    doppler::endWithCaller();
    try {
        return static_cast<int>(doppler::printed(doppler::run(argc, argv)));
    } catch (const std::bad_alloc&) {
        doppler::printError("doppler: there is not enough memory for \"{}\"; use a smaller graph or fewer "
                            "devices, or end other programs\n",
                            argc > 1 ? argv[1] : "doppler");
    } catch (const std::system_error& fault) { // the only one that is expected: of printing
        doppler::printError("doppler: standard output cannot be written: {}\n", fault.code().message());
    } catch (const std::exception& fault) { // none is expected: of a library, or a fault of ours
        doppler::printError("doppler: {}\n", doppler::oneLine(fault.what()));
    }
    return static_cast<int>(doppler::Exit::Failed);
}
