// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/arguments.h"

#include "app/arguments/help_format.h"
#include "app/arguments/number_checks.h"
#include "app/arguments/standard_error.h"
#include "app/arguments/usage_fault.h"
#include "app/workbench/repeated_figure.h"
#include "core/app/file_kind.h"
#include "core/base/names.h"
#include "core/io/graphs/import_options.h"
#include "widgets/shell/language.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

/// Qt takes these, each with a value, by itself.
constexpr std::array<std::string_view, 2> qtOptions{"-platform", "-style"};

std::vector<std::string> ownArguments(int argc, char** argv)
{
    std::vector<std::string> own;
    for (int i = 1; i < argc; ++i) {
        if (std::ranges::find(qtOptions, argv[i]) != qtOptions.end())
            ++i;
        else
            own.emplace_back(argv[i]);
    }
    std::ranges::reverse(own); // As CLI11 wants a vector.
    return own;
}

QSize sizeFrom(const std::string& text)
{
    const QStringList parts = QString::fromStdString(text).split(QLatin1Char('x'));
    const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
    if (size.width() < 200 || size.height() < 200 || size.width() > 16384 || size.height() > 16384)
        throw CLI::ValidationError("--size", "expected WIDTHxHEIGHT, each 200 to 16384");
    return size;
}

/// What is drawn; the first six with the window's arguments, the others each with their own.
constexpr std::array<std::string_view, 12> pictureKinds{"graph",     "gantt",    "animation", "explain",
                                                        "four-bars", "window",   "compare",   "side-by-side",
                                                        "race",      "training", "topology",  "report"};
constexpr std::size_t windowKinds = 6;

/// "--render KIND": the kind. Empty: no picture is asked for.
Result<std::string> renderKind(int argc, char** argv)
{
    for (int i = 1; i + 1 < argc; ++i) {
        if (std::string_view(argv[i]) != "--render")
            continue;
        if (std::ranges::find(pictureKinds, argv[i + 1]) == pictureKinds.end())
            return unknownName(DOPPLER_TEXT("core", "unknown picture \"{0}\", expected one of {1}"),
                               DOPPLER_TEXT("core", "unknown picture \"{0}\"; did you mean \"{1}\"?"),
                               argv[i + 1], {pictureKinds.begin(), pictureKinds.end()});
        return std::string(argv[i + 1]);
    }
    return std::string();
}

bool hasOwnArguments(const std::string& kind)
{
    const auto at = std::ranges::find(pictureKinds, kind);
    return at != pictureKinds.end() && at - pictureKinds.begin() >= static_cast<std::ptrdiff_t>(windowKinds);
}

/// How everything looks and speaks, in a window and in pictures.
void declareLook(CLI::App& program, WindowArguments& a)
{
    std::vector<std::string> codes;
    for (const LanguageName& known : languages())
        codes.push_back(known.code.toStdString());
    const std::string text =
        fmt::format("Language for this time: {}; of pictures English unless said", fmt::join(codes, ", "));
    program.add_option("--language", text)->check(CLI::IsMember(codes))->each([&a](const std::string& code) {
        a.language = QString::fromStdString(code);
    });
    program.add_option("--theme", "Theme for this time: light, dark, high-contrast")
        ->check(CLI::IsMember({"light", "dark", "high-contrast"}))
        ->each([&a](const std::string& name) {
            a.theme = name == "dark"            ? ThemeKind::Dark
                      : name == "high-contrast" ? ThemeKind::HighContrast
                                                : ThemeKind::Light;
        });
    program
        .add_option("--font-size", a.fontPercent, "Size of letters for this time, in per cent of the usual")
        ->check(countIn(80, 200));
}

/// Whether the first argument that is neither an option nor the value of one is the file of a session.
bool reportsOnSession(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i) {
        if (argv[i][0] == '-') {
            ++i;
            continue;
        }
        const auto kind = kindOfFile(argv[i]);
        return kind && *kind == FileKind::Session;
    }
    return false;
}

void declareReport(CLI::App& program, WindowArguments& a)
{
    a.differences.declare(program);
    program.add_option("--compare-seeds", a.comparedSeeds, "Compare the placers over so many seeds as well")
        ->check(countIn(1, 100000))
        ->needs(program.get_option("--placers"));
    program
        .add_option("--training-log", a.logs,
                    "Show the curves of a training: what doppler train --json-log or the window wrote, or a "
                    "checkpoint that has its log beside it; as often as wanted, of several seeds with their "
                    "mean")
        ->allow_extra_args(false);
}

void declareTopology(CLI::App& program, WindowArguments& a)
{
    program.add_option("DEVICES", a.topology, "Device topology: a file or a built-in one's name")->required();
    program
        .add_option("--figure",
                    "What the colours and numbers of the links are: bandwidth, latency, or sharing (how many "
                    "links need the same named channel)")
        ->check(CLI::IsMember({"bandwidth", "latency", "sharing"}))
        ->each([&a](const std::string& name) {
            a.linkFigure = name == "latency"   ? LinkFigure::Latency
                           : name == "sharing" ? LinkFigure::Sharing
                                               : LinkFigure::Bandwidth;
        });
}

/// How an animation plays.
void declarePlaying(CLI::App& program, WindowArguments& a)
{
    program.add_option("--fps", a.animation.rate, "Frames per second of an animation, 1 to 60 (GIF: 50)")
        ->check(countIn(AnimationPlan::leastRate, AnimationPlan::mostRate))
        ->capture_default_str();
    program.add_option("--length", a.animation.seconds, "Seconds that an animation plays")
        ->check(numberIn(0.1, AnimationPlan::mostSeconds))
        ->capture_default_str();
}

constexpr const char* animationFiles =
    ".gif, .mp4 or .webm (by the program ffmpeg), a folder (FOLDER/) or name "
    "(run-%04d.png) of numbered pictures";

/// All that plays together what stands side by side.
void declareRace(CLI::App& program, WindowArguments& a, std::string& size)
{
    a.animation.view = AnimatedView::Race;
    a.differences.declare(program);
    declarePlaying(program, a);
    program.add_option("--size", size, "Width and height of the animation, in pixels, e.g. 1280x800");
}

void declareComparison(CLI::App& program, WindowArguments& a)
{
    a.comparison.declare(program);
    program
        .add_option("--chart", a.chart,
                    "Draw one chart alone: boxes, best-so-far or best-over-time; a figure draws boxes unless "
                    "said")
        ->check(CLI::IsMember({"boxes", "best-so-far", "best-over-time"}));
    program
        .add_option("--problem", a.chartProblem,
                    "Number of the problem that the chart shows: graphs in their order, each on all devices")
        ->check(countIn(1, 1000000));
}

void declareTraining(CLI::App& program, WindowArguments& a)
{
    program
        .add_option("LOG", a.logs,
                    "What doppler train --json-log or the window wrote, or checkpoints that have their "
                    "logs beside them; of several seeds their mean with a band")
        ->required();
    program
        .add_option("--chart", a.chart,
                    "Draw one chart alone: makespan or loss; a figure draws makespan by default")
        ->check(CLI::IsMember({"makespan", "loss"}));
}

/// The picture of a comparison, of runs side by side, of their race, of a training or of devices.
void declareOwnRender(CLI::App& program, const std::string& kind, WindowArguments& a, std::string& size,
                      bool ofSession)
{
    program.add_option("--render", a.render, "Draw a picture of one view, without a window");
    program
        .add_option("-o,--output", a.output,
                    kind == "report" ? std::string("The page's file: .html")
                    : kind == "race" ? std::string("The animation's file: ") + animationFiles
                                     : std::string("The picture's file: .svg, .pdf or .png"))
        ->required();
    declareLook(program, a);
    if (kind != "race" && kind != "report")
        a.figureOptions.declare(program);
    if (kind == "compare")
        declareComparison(program, a);
    else if (kind == "side-by-side")
        a.differences.declare(program);
    else if (kind == "race")
        declareRace(program, a, size);
    else if (kind == "report" && ofSession)
        program.add_option("SESSION", a.graph, "A saved session: all of its graphs and runs")->required();
    else if (kind == "report")
        declareReport(program, a);
    else if (kind == "topology")
        declareTopology(program, a);
    else
        declareTraining(program, a);
}

/// How the graph looks.
void declareGraphLook(CLI::App& program, WindowArguments& a)
{
    program
        .add_option("--colour-by,--color-by",
                    "What the graph is coloured by: device, cost, start, slack, waiting, memory, difference, "
                    "operation")
        ->check(CLI::IsMember(
            {"device", "cost", "start", "slack", "waiting", "memory", "difference", "operation"}))
        ->each([&a](const std::string& id) { a.colorBy = colorByFromId(QString::fromStdString(id)); });
    program.add_option("--against", a.against,
                       "Placer, or file of a placement, that --colour-by difference compares with");
    program
        .add_option("--layout",
                    "How the graph is arranged: layered, or a lane for each device by time (swimlane) or by "
                    "level (swimlane-levels)")
        ->check(CLI::IsMember({"layered", "swimlane", "swimlane-levels"}))
        ->each([&a](const std::string& name) {
            a.layout = name == "layered"    ? LayoutKind::Layered
                       : name == "swimlane" ? LayoutKind::LanesByTime
                                            : LayoutKind::LanesByLevel;
        });
    program.add_flag("--arrow-labels", a.arrowLabels, "Show the size of each tensor along its arrow");
}

void declareAnimation(CLI::App& program, WindowArguments& a)
{
    program.add_option("--view", "What an animation shows: graph, gantt, both")
        ->check(CLI::IsMember({"graph", "gantt", "both"}))
        ->each([&a](const std::string& name) {
            a.animation.view = name == "graph"   ? AnimatedView::Graph
                               : name == "gantt" ? AnimatedView::Gantt
                                                 : AnimatedView::Both;
        });
    declarePlaying(program, a);
}

/// What is opened, and the pictures that are drawn of it.
void declareRun(CLI::App& program, WindowArguments& a)
{
    program.add_option(
        "GRAPH", a.graph,
        "A graph: a file or a built-in family's name; or a file of a session, a lesson, devices, "
        "a placement, a checkpoint or the log of a training");
    a.problem.declare(program);
    a.placement.declare(program);
    auto* render =
        program.add_option("--render", a.render, "Draw a picture of one view, without a window")
            ->check(CLI::IsMember({"graph", "gantt", "animation", "explain", "four-bars", "window"}));
    program
        .add_option("-o,--output", a.output,
                    std::string("The picture's file: .svg, .pdf or .png; of an animation: ") + animationFiles)
        ->needs(render);
    a.placement
        .declareTrace(program,
                      "Trace of an earlier run of GRAPH; a window opens it beside a simulation of its "
                      "placement")
        ->needs("GRAPH");
    // In the window one locks by hand, and chooses devices as they are.
    for (const char* name : {"--lock", "--device-count", "--efficiency", "--threads"})
        program.get_option(name)->needs(render);
    for (const char* name : {"--set", "--seconds"})
        program.get_option(name)->needs(program.get_option("--placer"));
    program.add_option("--screenshot", a.screenshot, "Draw a picture of the whole window (PNG)")
        ->excludes(render);
}

/// What is selected, and where the views stand.
void declareStand(CLI::App& program, WindowArguments& a)
{
    program
        .add_option("--cursor", a.cursor, "Where in the run the cursor (explain: what is told) is, 0 to 1")
        ->check(numberIn(0, 1));
    program
        .add_option("--groups", a.groups, "Levels of groups to show: 1 for the outermost, each as one box")
        ->check(countIn(1, 100));
    program
        .add_option("--zoom", a.zoom,
                    "Show the middle of the graph so many times as large as it fits, 1 to 100")
        ->check(numberIn(1, 100))
        ->excludes("--render");
    auto* selected = program
                         .add_option("--select", a.vertices,
                                     "Numbers of the vertices that are selected, separated by commas")
                         ->delimiter(',')
                         ->allow_extra_args(false);
    program.add_option("--move", a.moveTo, "Name of the device that the selection is moved to by hand")
        ->needs(selected);
    program.add_flag("--lock-selected", a.lockSelected, "Lock the selection on its devices")->needs(selected);
    program
        .add_option("--show", a.show,
                    "What the Gantt chart shows beside its bars, separated by commas: shares (of time: "
                    "computing, transferring, idle), memory (by device), bounds (a line for each)")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::IsMember({"shares", "memory", "bounds"}));
    program
        .add_option("--measure", a.measured,
                    "Measure in the Gantt chart between two shares of the run, e.g. 0.2,0.5")
        ->delimiter(',')
        ->expected(2)
        ->check(numberIn(0, 1));
}

/// What is trained, and which of the panels and dialogs show.
void declarePanels(CLI::App& program, WindowArguments& a)
{
    program.add_option("--train", a.episodes, "Train a policy for so many episodes at once")
        ->check(countIn(1, 1000000000)); // what a stage takes
    program.add_option("--train-seeds", a.seeds, "Train it so many times, with one seed after the other")
        ->check(countIn(1, 64));
    program
        .add_option("--panel", a.panel,
                    "Show of the training: its settings, the table of runs, the table of settings, a step's "
                    "choice, its features or "
                    "its comparison with the teacher, or the replay of its bests; of the run: its steps, "
                    "what if, why here, its critical path or its memory; of a comparison: what is to be "
                    "compared (which then is not run), its "
                    "charts, the best so far, or who wins against whom; of runs side by side: what moved, "
                    "the race, the four bars of the trace, or the graph coloured by disagreement; or its "
                    "tables")
        ->check(CLI::IsMember({"settings",      "table",       "choice",
                               "features",      "teacher",     "replay",
                               "steps",         "what-if",     "why-here",
                               "critical-path", "memory",      "compare-choice",
                               "charts",        "best-so-far", "wins",
                               "moved",         "race",        "four-bars",
                               "disagreement",  "tables",      "training-settings"}));
    program.add_option("--query", a.query, "Show the table of tasks with this filter (see: doppler query)");
    program.add_option("--history", a.history,
                       "Show the makespans of this folder of runs over time (see: doppler history)");
    program.add_option("--versus", a.versus,
                       "Show this graph, a file or a built-in family, as an earlier version next to the open "
                       "one (see: doppler graph diff)");
    program.add_option("--totals", a.totals, "Show the totals of the tasks by this column");
    program
        .add_option("--only", a.only,
                    "Draw of the window one panel alone, with all that is scrolled away in it: runs, "
                    "inspector, gantt, training, policy, explain, critical-path, memory, comparison, "
                    "side-by-side, tables")
        ->check(CLI::IsMember({"runs", "inspector", "gantt", "training", "policy", "explain", "critical-path",
                               "memory", "comparison", "side-by-side", "tables"}))
        ->needs("--render");
    program
        .add_option(
            "--front", a.shown,
            "Draw besides: the welcome page instead of a graph, the palette of commands, the preferences, "
            "the keys, the guide, about the program, or the dialog that exports an animation, asks for a "
            "placer's options or for those of the reader of the graph's file, sets up a comparison's placer, "
            "executes the run, measures how well the simulator ranks placements, tunes the placement, "
            "finds a hard problem, runs graphs that arrive over time, "
            "measures the machine or the graph's kernels, places a model for a goal, calibrates the "
            "devices by the run, presents the run, edits a lesson, or shows the results of lessons")
        ->check(CLI::IsMember({"welcome",        "palette",         "preferences",
                               "keys",           "guide",           "about",
                               "animation",      "placer-options",  "comparison-options",
                               "import-options", "execute",         "agreement",
                               "tune",           "measure-machine", "measure-kernels",
                               "place-model",    "calibrate",       "present",
                               "edit-lesson",    "lesson-results",  "rival",
                               "workload"}))
        ->needs("--screenshot");
}

/// What is begun with instead of one run.
void declareBeginning(CLI::App& program, WindowArguments& a)
{
    program.add_option("--compare", a.compared, "Compare these placers (separated by commas) at once");
    program
        .add_option("--side-by-side", a.sideBySide,
                    "Place with these placers (separated by commas) and set their runs side by side")
        ->excludes("--trace");
    program
        .add_option("--lesson", a.lesson,
                    "Begin with a lesson: barrier, balance, critical-path, heft, policy, "
                    "stages, noise, pipeline, heft-fails, four-bars, real-run, arrivals, or a file")
        ->excludes("GRAPH");
    program
        .add_flag("--sample", a.sample,
                  "Begin with the sample session: CHAINMM, placed three ways; unless there is something to "
                  "restore")
        ->excludes("GRAPH")
        ->excludes("--lesson");
    program.add_flag("--new-graph", a.newGraph,
                     "Open the dialog of a new graph, begun with GRAPH; --screenshot then draws the dialog");
    program
        .add_option("--edit-devices", a.editDevices,
                    "Open the editor of devices on this page; --screenshot then draws the editor")
        ->check(CLI::IsMember({"devices", "links", "channels", "islands"}));
}

void declareWindow(CLI::App& program, WindowArguments& a, std::string& size)
{
    program.set_version_flag("--version", "doppler-workbench " DOPPLER_VERSION);
    declareRun(program, a);
    program.add_option("--size", size,
                       "Width and height of the window, or of an animation, in pixels, e.g. 1280x800");
    declareAnimation(program, a);
    declareLook(program, a);
    a.figureOptions.declare(program);
    declareGraphLook(program, a);
    declareStand(program, a);
    declarePanels(program, a);
    declareBeginning(program, a);
    program.add_flag("--measure-stalls", a.measureStalls,
                     "Print as JSON how long the window could not answer (while training, with --train)");
    program.add_option("--close-after", a.closeAfter, "Close the window after so many seconds")
        ->check(numberAboveZero());
}

/// Sets the figure that the options ask for.
void checkFigure(WindowArguments& a)
{
    a.figure = a.figureOptions.spec(a.theme);
    const bool one = a.render == "graph" || a.render == "gantt" || a.render == "explain" ||
                     a.render == "four-bars" ||
                     (hasOwnArguments(a.render) && a.render != "race" && a.render != "report");
    if (a.figure && !one)
        throw CLI::RequiresError(
            "--preset and the other options of figures",
            "--render graph, gantt, explain, four-bars, compare, side-by-side, training or topology");
    if (a.figure && a.fontPercent)
        throw CLI::ExcludesError("--font-size", "--preset and the other options of figures");
    if (a.figure && a.chart.empty())
        a.chart = a.render == "training" ? "makespan" : "boxes";
}

/// What a declaration can't say.
void checkTogether(WindowArguments& a, const std::string& size)
{
    checkFigure(a);
    if (!size.empty())
        a.size = sizeFrom(size);
    if (const auto fit = checkImports(a.graph, a.problem.imports); !fit)
        throw CLI::ValidationError("--import", fit.error().english());
    if (const auto given = parseImports(a.problem.imports); !given)
        throw CLI::ValidationError("--import", given.error().english());
    const bool animation = a.render == "animation" || a.render == "race";
    const bool window = a.render == "window";
    if (!size.empty() && !animation && !a.ofWindow())
        throw CLI::RequiresError("--size", "--screenshot or --render window");
    if (!a.panel.empty() && !a.ofWindow())
        throw CLI::RequiresError("--panel", "--screenshot or --render window");
    if (!a.only.empty() && !window)
        throw CLI::RequiresError("--only", "--render window");
    if (!size.empty() && animation)
        a.animation.size = a.size;
    if (animation && (a.animation.size.width() > AnimationPlan::mostSide ||
                      a.animation.size.height() > AnimationPlan::mostSide))
        throw CLI::ValidationError(
            "--size", fmt::format("an animation is at most {0}x{0} pixels large", AnimationPlan::mostSide));
    if (window && a.output.empty())
        throw CLI::RequiredError("--render window needs -o", CLI::ExitCodes::RequiredError);
    const bool view = !a.render.empty() && !window && !hasOwnArguments(a.render);
    if (view && (a.graph.empty() || a.output.empty()))
        throw CLI::RequiredError("--render needs GRAPH and -o", CLI::ExitCodes::RequiredError);
    if (a.render == "four-bars" && a.placement.trace.empty())
        throw CLI::RequiredError("--render four-bars needs --trace", CLI::ExitCodes::RequiredError);
    if ((a.render == "graph" || animation) && a.colorBy == ColorBy::Difference && a.against.empty())
        throw CLI::RequiredError("--colour-by difference needs --against", CLI::ExitCodes::RequiredError);
    // A window opens them in the order of placement, placers; the last is shown.
    if ((a.render.empty() || window) && a.colorBy == ColorBy::Difference && !a.against.empty() &&
        (!a.placement.file.empty() || !a.placement.trace.empty()))
        throw CLI::ExcludesError("--against", a.placement.trace.empty() ? "--placement" : "--trace");
    if (a.ofWindow() && a.graph.empty() && a.lesson.empty() && !a.sample && a.shown != "welcome")
        throw CLI::RequiredError(window ? "--render window needs GRAPH, --lesson or --sample"
                                        : "--screenshot needs GRAPH, --lesson, --sample or --front welcome",
                                 CLI::ExitCodes::RequiredError);
}

ParsedArguments parseWords(int argc, char** argv)
{
    ParsedArguments parsed;
    WindowArguments& a = parsed.arguments;
    CLI::App program("The window of Doppler Workbench", "doppler-workbench");
    program.formatter(std::make_shared<HelpFormat>());
    std::string size;
    const auto kind = renderKind(argc, argv);
    if (!kind) {
        printError("doppler-workbench: {}\n", kind.error().english());
        parsed.exitStatus = 2;
        return parsed;
    }
    if (hasOwnArguments(*kind))
        declareOwnRender(program, *kind, a, size, *kind == "report" && reportsOnSession(argc, argv));
    else
        declareWindow(program, a, size);
    try { // CLI11 speaks in exceptions; they end here
        program.parse(ownArguments(argc, argv));
        checkTogether(a, size);
        if (!a.output.empty())
            a.command = renderCommand({argv + 1, argv + argc}, a.output);
    } catch (const CLI::ParseError& fault) {
        if (fault.get_exit_code() == 0) {
            program.exit(fault, std::cout, std::cout);
            parsed.exitStatus = 0;
        } else {
            printError("doppler-workbench: {}\n", usageFault(program, fault));
            parsed.exitStatus = 2;
        }
    }
    return parsed;
}

} // namespace

ParsedArguments parseArguments(int argc, char** argv)
{
    auto repeated = repeatedFigure({argv + 1, argv + argc});
    if (!repeated)
        return parseWords(argc, argv);
    if (!*repeated) {
        printError("doppler-workbench: {}\n", repeated->error().english());
        return {{}, 2};
    }
    std::vector<char*> words{argv[0]};
    for (std::string& word : **repeated)
        words.push_back(word.data());
    words.push_back(nullptr);
    return parseWords(static_cast<int>(words.size()) - 1, words.data());
}

} // namespace doppler
