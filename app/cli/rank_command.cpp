// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "core/exec/ranks/rank_job.h"

#include <cstdio>
#include <string>

#include <unistd.h>

namespace doppler {

void addRankCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app =
        program.add_subcommand("execute-rank", "Execute one rank of the executions on standard input");
    app->group(""); // the engine `ranks` starts it
    const auto rank = std::make_shared<std::size_t>(0);
    app->add_option("RANK", *rank, "Number of the rank, for lists of processes");
    commands.push_back({app, [rank] {
                            const bool done = runRankJobs(STDIN_FILENO, [](const std::string& line) {
                                std::fwrite(line.data(), 1, line.size(), stdout);
                                std::fputc('\n', stdout);
                                std::fflush(stdout);
                            });
                            return done ? Exit::Done : Exit::Failed;
                        }});
}

} // namespace doppler
