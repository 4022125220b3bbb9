// SPDX-License-Identifier: GPL-3.0-or-later
// The command line: what the window can do, for scripts, benchmarks, servers and clusters.
#include "app/arguments/standard_error.h"
#include "app/cli/command.h"
#include "app/cli/output_files.h"
#include "core/base/names.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <exception>
#include <iostream>
#include <new>

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

Exit run(int argc, char** argv)
{
    CLI::App program("See, simulate, learn and compare device placements of dataflow graphs", "doppler");
    program.set_version_flag("--version", "doppler " DOPPLER_VERSION);
    program.require_subcommand(1);
    std::vector<Command> commands;
    addPlacersCommand(program, commands);
    addPoliciesCommand(program, commands);
    addEnginesCommand(program, commands);
    addGraphCommand(program, commands);
    addDevicesCommand(program, commands);
    addSimulateCommand(program, commands);
    addExecuteCommand(program, commands);
    addCompareCommand(program, commands);
    addDifferencesCommand(program, commands);
    addTrainCommand(program, commands);
    addPlaceCommand(program, commands);
    addTraceCommand(program, commands);
    addCalibrateCommand(program, commands);
    addRenderCommand(program, commands);
    addExplainCommand(program, commands);
    if (argc > 1 && argv[1][0] != '-') {
        std::vector<std::string> valid;
        for (const CLI::App* command : program.get_subcommands([](CLI::App*) { return true; }))
            valid.push_back(command->get_name());
        if (std::find(valid.begin(), valid.end(), argv[1]) == valid.end())
            return report(unknownName(DOPPLER_TEXT("core", "unknown command \"{0}\", expected one of {1}"),
                                      argv[1], std::move(valid)));
    }
    try { // CLI11 speaks in exceptions; they end here
        program.parse(argc, argv);
    } catch (const CLI::ParseError& fault) {
        if (fault.get_exit_code() == 0) {
            program.exit(fault, std::cout, std::cout);
            return Exit::Done;
        }
        printError("doppler: {} (see: doppler --help)\n", oneLine(fault.what()));
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
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return status;
    toStandardError("doppler: cannot write to standard output\n");
    return status == Exit::Done ? Exit::Failed : status;
}

} // namespace

} // namespace doppler

int main(int argc, char** argv)
{
    doppler::holdClosedStreams();
    try {
        return static_cast<int>(doppler::printed(doppler::run(argc, argv)));
    } catch (const std::bad_alloc&) {
        doppler::toStandardError("doppler: not enough memory\n");
    } catch (const std::exception& fault) { // none is expected: of a library, or a fault of ours
        doppler::printError("doppler: {}\n", doppler::oneLine(fault.what()));
    }
    return static_cast<int>(doppler::Exit::Failed);
}
