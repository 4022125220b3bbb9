// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/comparison_arguments.h"
#include "app/arguments/differences_arguments.h"
#include "app/workbench/figure_options.h"
#include "widgets/animation/animation_plan.h"
#include "widgets/graph_view/layout/layout.h"
#include "widgets/graph_view/picture/coloring.h"
#include "widgets/topology/link_model.h"
#include "widgets/ui/theme/theme.h"

#include <QSize>
#include <QString>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// What `doppler-workbench` is asked for.
struct WindowArguments {
    std::string graph;
    ProblemArguments problem;
    PlacementArguments placement; ///< A trace that a window opens stands beside a simulation of it.
    std::string query;            ///< Filter of the table of tasks; empty: none.
    std::string history;          ///< Folder of runs whose makespans are shown over time; empty: none.
    std::string versus;           ///< Graph that is shown next to the open one; empty: none.
    std::string totals;           ///< Column of the totals of tasks; empty: none.
    std::string
        render; ///< "graph", "gantt", "animation", "explain", "four-bars", "window", "compare",
                ///< "side-by-side", "race", "training", "topology" or "report"; empty: no picture of a view.
    ComparisonArguments comparison;   ///< render: "compare".
    DifferencesArguments differences; ///< render: "side-by-side", "race" or "report".
    std::size_t comparedSeeds = 0;    ///< render: "report": of its comparison; 0: none.
    std::vector<std::string> logs;    ///< render: "training" or "report": what "doppler train --json-log" or
                                      ///< the window wrote, or checkpoints beside it.
    AnimationPlan animation;          ///< render: "animation" or "race".
    std::string topology;             ///< render: "topology": devices, a file or a built-in one's name.
    LinkFigure linkFigure = LinkFigure::Bandwidth; ///< render: "topology".
    FigureOptions figureOptions;
    std::optional<FigureSpec> figure; ///< For paper; nothing: as on the screen.
    std::string chart; ///< render: "compare" or "training": the only chart that is drawn; empty: all of it.
    std::size_t chartProblem = 1; ///< Graph and devices of that chart, from 1.
    std::string command;          ///< "doppler render" that makes the picture, for its metadata; empty: none.
    std::string output;           ///< The picture's file.
    std::string screenshot;       ///< File of a picture of the whole window as pixels; empty: none.
    std::string only; ///< render: "window": the panel that is drawn alone; empty: all of the window.
    QSize size{1280, 800};
    std::optional<ThemeKind> theme;
    QString language;                      ///< Empty: as remembered; of pictures English.
    std::optional<double> cursor;          ///< Share of the run, 0 to 1.
    std::vector<std::uint32_t> vertices;   ///< Selected at the start.
    std::string moveTo;                    ///< The device that they are then moved to; empty: they stay.
    std::optional<ColorBy> colorBy;        ///< What the graph is coloured by; nothing: as it comes.
    std::optional<LayoutKind> layout;      ///< How the graph is arranged; nothing: as it comes.
    std::string against;                   ///< Placer or placement file of ColorBy::Difference.
    std::optional<std::uint32_t> groups;   ///< Levels of groups that are shown; nothing: as it comes.
    std::optional<double> zoom;            ///< Of the graph, from where all of it fits; nothing: it fits.
    std::optional<std::uint64_t> episodes; ///< Train so many, at once.
    int seeds = 1;                         ///< So many trainings, when episodes are asked for.
    /// Of "shares", "memory" and "bounds": what the Gantt chart shows beside its bars.
    std::vector<std::string> show;
    std::vector<double>
        measured;           ///< Two shares of the run between which the Gantt chart measures; empty: none.
    std::string panel;      ///< What of its panels the picture shows; empty: as they come.
    std::string compared;   ///< Placers to compare at once, separated by commas; empty: none.
    std::string sideBySide; ///< Placers whose runs stand side by side, separated by commas; empty: none.
    std::optional<int> fontPercent; ///< Of the usual size of letters.
    std::string shown;              ///< What of the frame a picture shows besides; empty: nothing.
    std::string editDevices;        ///< Page of the editor of devices that is open; empty: none.
    std::string lesson;             ///< Name or file of one to begin with; empty: none.
    bool arrowLabels = false;       ///< Sizes are written on the graph's arrows.
    bool lockSelected = false;      ///< On the devices that the selected vertices have then.
    bool newGraph = false;          ///< The dialog of a new graph is open, begun with the graph.
    bool sample = false;            ///< Begin with the sample session.
    bool measureStalls = false;
    std::optional<double> closeAfter; ///< Seconds.

    /// The page of a saved session, not of what the command says.
    [[nodiscard]] bool reportsSession() const { return render == "report" && !graph.empty(); }
    /// The window is made, but for a picture or a page.
    [[nodiscard]] bool ofWindow() const
    {
        return !screenshot.empty() || render == "window" || reportsSession();
    }
    /// No window is shown to anyone.
    [[nodiscard]] bool offscreen() const { return !render.empty() || !screenshot.empty(); }
};

/// Reads the arguments. A number instead: the program ends with that status, and what is to be said was said.
struct ParsedArguments {
    WindowArguments arguments;
    std::optional<int> exitStatus;
};
ParsedArguments parseArguments(int argc, char** argv);

} // namespace doppler
