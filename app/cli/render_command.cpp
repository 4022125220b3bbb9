// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/examples.h"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <unistd.h>

namespace doppler {

namespace {

/// The window's program lies beside this one.
Exit handOver(const std::vector<std::string>& arguments)
{
    std::error_code fault;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", fault);
    const std::string program =
        (fault ? std::filesystem::path() : self.parent_path() / "doppler-workbench").string();
    std::vector<char*> argv;
    std::string name = program;
    std::string render = "--render";
    argv.push_back(name.data());
    argv.push_back(render.data());
    std::vector<std::string> rest = arguments;
    for (std::string& argument : rest)
        argv.push_back(argument.data());
    argv.push_back(nullptr);
    execv(program.c_str(), argv.data());
    return report({{DOPPLER_TEXT("core", "cannot start the workbench, which draws pictures: {0}"),
                    {std::strerror(errno)}},
                   program,
                   {}},
                  Exit::Failed);
}

} // namespace

void addRenderCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("render", "Draw a picture of a graph, a run, devices or a training");
    app->prefix_command();
    app->footer(
        "Arguments: graph|gantt GRAPH --devices D (--placement FILE | --placer ID | --trace FILE), or\n"
        "           gantt also with [--show shares,memory,bounds]: strips over time and lower bounds\n"
        "           for graph also [--colour-by device|cost|start|slack|waiting|memory|difference]\n"
        "             [--against PLACER|FILE] [--layout layered|swimlane|swimlane-levels] [--arrow-labels], "
        "or\n"
        "           animation, with the arguments of graph and gantt, [--view graph|gantt|both]\n"
        "             [--size WxH] [--fps N] [--length SECONDS]\n"
        "             -o FILE.gif|.mp4|.webm, or -o FOLDER/ or run-%04d.png for numbered pictures, or\n"
        "           explain GRAPH --devices D (--placement FILE | --placer ID | --trace FILE) [--cursor "
        "SHARE]:\n"
        "             what happens at that share of the run, 0 to 1, and why, as the panel Explain tells it, "
        "or\n"
        "           compare GRAPH... --devices D,... --placers ID,... [--seeds N] [--evaluations N] ..., or\n"
        "           side-by-side GRAPH --devices D [--placers ID,...] [--placement FILE]... [--trace "
        "FILE]..., or\n"
        "           race, with the arguments of side-by-side, [--size WxH] [--fps N] [--length SECONDS]: "
        "all\n"
        "             of these runs play together, -o as of an animation, or\n"
        "           training LOG|CHECKPOINT... (what doppler train --json-log or the window wrote, or "
        "checkpoints\n"
        "             beside it; of several seeds their mean with a band), or\n"
        "           window SESSION|GRAPH [the arguments of doppler-workbench] [--only "
        "runs|inspector|gantt|training|"
        "policy|\n"
        "             explain|comparison|side-by-side]: the window as it opens this, or one of its panels "
        "whole,\n"
        "             with [--panel what-if|why-here|choice|table|...]: the page of it, or\n"
        "           topology DEVICES [--figure bandwidth|latency|sharing]: a heat map of all links,\n"
        "           each with -o FILE.svg|.pdf|.png [--theme light|dark|high-contrast] [--language "
        "en|de|zh_CN]\n"
        "             [--font-size PER_CENT]");
    addExamples(
        *app,
        {{"render gantt chainmm --devices 4xP100 --placer heft -o gantt.svg", "Draw the run of a placement."},
         {"render graph chainmm --devices 4xP100 --placement placement.json --colour-by device -o graph.png",
          "Draw the placed graph."},
         {"render topology 8xV100 -o links.svg", "Draw the links of devices."}});
    commands.push_back({app, [app] { return handOver(app->remaining()); }});

    auto* page =
        program.add_subcommand("report", "Write an HTML page about runs of a graph, or about a session");
    page->prefix_command();
    page->footer(
        "Arguments: SESSION -o FILE.html: all graphs and runs of a saved session, or\n"
        "           GRAPH --devices D [--placers ID,...] [--placement FILE]... [--trace FILE]...\n"
        "           [--reference NAME] [--compare-seeds N] [--training-log LOG]...\n"
        "           [--theme light|dark|high-contrast] [--language en|de|zh_CN] [--font-size PER_CENT]\n"
        "           -o FILE.html");
    addExamples(*page, {{"report chainmm --devices 4xP100 --placers heft,critical-path -o report.html",
                         "Write a page about two placements."},
                        {"report chainmm --devices 4xP100 --placers heft --placement placement.json -o report.html",
                         "Compare HEFT with a placement file."}});
    commands.push_back({page, [page] {
                            std::vector<std::string> arguments = page->remaining();
                            arguments.insert(arguments.begin(), "report");
                            return handOver(arguments);
                        }});
}

} // namespace doppler
