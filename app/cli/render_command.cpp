// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/examples.h"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <unistd.h>

namespace doppler {

namespace {

constexpr const char* pictureHelp =
    R"(Pictures, each with -o FILE.svg, .pdf or .png:
    graph GRAPH RUN          a placed graph; --colour-by device, cost, start, slack, waiting, memory or
                             difference (from --against PLACER or FILE); --layout layered, swimlane or
                             swimlane-levels; --arrow-labels
    gantt GRAPH RUN          a run over time; --show shares,memory,bounds adds strips and lines
    explain GRAPH RUN        what happens at --cursor SHARE of the run (0 to 1), and why
    four-bars GRAPH --devices D --trace FILE
                             a measured run against simulations of its placement
    side-by-side GRAPH RUNS  several runs of a graph
    compare GRAPH...         charts of a comparison: --devices D,... --placers ID,... [--seeds N]
                             [--evaluations N] and the other options of doppler compare
    training LOG...          curves of trainings: logs (doppler train --json-log) or checkpoints with
                             their logs; several seeds are shown as their mean with a band
    topology DEVICES         the links of devices; --figure bandwidth, latency or sharing
    window SESSION|GRAPH     the window, with the options of doppler-workbench; --only draws one panel:
                             runs, inspector, gantt, training, policy, explain, comparison or
                             side-by-side; --panel PAGE selects a page of it (what-if, why-here, table)

Figures for papers, slides and posters: graph, gantt, explain, four-bars, side-by-side, compare, training
and topology
    --preset ID              one-column (85 mm, 8 pt), two-columns (178 mm, 8 pt), slide (254 mm, 16 pt) or
                             poster (600 mm, 24 pt)
    --width MM, --font PT, --font-family NAME, --no-legend, --no-labels change the preset
    --chart NAME             compare: boxes, best-so-far or best-over-time; --problem N selects the problem;
                             training: makespan or loss
Every picture holds its command in its metadata:
    --from FIGURE -o FILE    draw that picture again, byte for byte, in the folder where it was drawn

Animations, each with -o FILE.gif, .mp4 or .webm, or -o FOLDER/ or run-%04d.png for numbered pictures:
    animation GRAPH RUN      a run that plays; --view graph, gantt or both
    race GRAPH RUNS          several runs that play together
    Both take --size WxH, --fps N and --length SECONDS.

RUN is --devices D with --placement FILE, --placer ID or --trace FILE. RUNS is --devices D with
--placers ID,..., --placement FILE and --trace FILE, in any number. All pictures take --theme light, dark or
high-contrast, --language en, de or zh_CN, and --font-size PER_CENT. doppler-workbench draws them; no display
is necessary.)";

constexpr const char* reportHelp =
    R"(A page about a session:
    SESSION -o FILE.html     all graphs and runs of a saved session
A page about runs of a graph:
    GRAPH --devices D [--placers ID,...] [--placement FILE]... [--trace FILE]... -o FILE.html
    --reference NAME         the run that the others are compared with
    --compare-seeds N        add a comparison of the placers over N seeds
    --training-log LOG       add the curves of a training; may be given several times

Both take --theme light, dark or high-contrast, --language en, de or zh_CN, and --font-size PER_CENT.
doppler-workbench writes the page; no display is necessary.)";

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
    return report({{DOPPLER_TEXT("core", "cannot start the workbench, which renders pictures: {0}"),
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
    app->footer(pictureHelp);
    addExamples(
        *app,
        {{"render gantt chainmm --devices 4xP100 --placer heft -o gantt.svg", "Draw the run of a placement."},
         {"render graph chainmm --devices 4xP100 --placement placement.json --colour-by device -o graph.png",
          "Draw the placed graph."},
         {"render topology 8xV100 -o links.svg", "Draw the links of devices."},
         {"render gantt chainmm --devices 4xP100 --placer heft --preset one-column -o gantt.pdf",
          "Draw a figure for one column of a paper."}});
    commands.push_back({app, [app] { return handOver(app->remaining()); }});

    auto* page =
        program.add_subcommand("report", "Write an HTML page about runs of a graph, or about a session");
    page->prefix_command();
    page->footer(reportHelp);
    addExamples(*page,
                {{"report chainmm --devices 4xP100 --placers heft,critical-path -o report.html",
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
