// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/window_actions.h"

#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QRegularExpression>
#include <QWidget>
#include <array>

namespace doppler {

namespace {

struct Spec {
    QAction* WindowActions::*member;
    const char* name;
    const char* text;
    const char* tip;
    const char* icon; ///< Empty: none.
    const char* key;  ///< As QKeySequence reads it; empty: none.
    bool checkable = false;
};

// clang-format off
constexpr auto specs = std::to_array<Spec>({
    {&WindowActions::newGraph, "newGraph", QT_TRANSLATE_NOOP("actions", "&New graph…"),
     QT_TRANSLATE_NOOP("actions", "Create a graph from a family or an expression"), "new", "Ctrl+N"},
    {&WindowActions::openGraph, "openGraph", QT_TRANSLATE_NOOP("actions", "Open &graph…"),
     QT_TRANSLATE_NOOP("actions", "Open a graph from a file"), "open", "Ctrl+O"},
    {&WindowActions::openGraphFolder, "openGraphFolder", QT_TRANSLATE_NOOP("actions", "Open &folder of traces…"),
     QT_TRANSLATE_NOOP("actions", "Open a folder with a PyTorch profiler trace of each rank as one graph"), "", ""},
    {&WindowActions::importOptions, "importOptions", QT_TRANSLATE_NOOP("actions", "&Import options…"),
     QT_TRANSLATE_NOOP("actions", "Read the graph's file again with other options, such as a profile of the same run"), "", ""},
    {&WindowActions::openDevices, "openDevices", QT_TRANSLATE_NOOP("actions", "Open &devices…"),
     QT_TRANSLATE_NOOP("actions", "Open devices and links from a file"), "devices", "Ctrl+Shift+O"},
    {&WindowActions::editDevices, "editDevices", QT_TRANSLATE_NOOP("actions", "&Edit devices…"),
     QT_TRANSLATE_NOOP("actions", "Change devices and links and see the effect on the run immediately"), "edit-devices", "Ctrl+Shift+D"},
    {&WindowActions::openPlacement, "openPlacement", QT_TRANSLATE_NOOP("actions", "Open &placement…"),
     QT_TRANSLATE_NOOP("actions", "Open a placement of this graph from a file"), "", "Ctrl+L"},
    {&WindowActions::openTrace, "openTrace", QT_TRANSLATE_NOOP("actions", "Open tr&ace…"),
     QT_TRANSLATE_NOOP("actions", "Open the trace of an earlier run of this graph, from this program or a PyTorch profiler, next to a simulation"), "", "Ctrl+Shift+L"},
    {&WindowActions::workload, "workload", QT_TRANSLATE_NOOP("actions", "&Workload…"),
     QT_TRANSLATE_NOOP("actions", "Run graphs that arrive over time on the same devices, under plans and online policies"), "", ""},
    {&WindowActions::placeModel, "placeModel", QT_TRANSLATE_NOOP("actions", "Place m&y model…"),
     QT_TRANSLATE_NOOP("actions", "Place a model in three steps: file, machine, goal"), "place", ""},
    {&WindowActions::openSample, "openSample", QT_TRANSLATE_NOOP("actions", "Sampl&e session"),
     QT_TRANSLATE_NOOP("actions", "Open a tiled matrix product on four devices with three placements"), "graph", ""},
    {&WindowActions::openSession, "openSession", QT_TRANSLATE_NOOP("actions", "Open sess&ion…"),
     QT_TRANSLATE_NOOP("actions", "Open a saved session with its graph, devices, runs and view"), "session", "Ctrl+Alt+O"},
    {&WindowActions::saveSession, "saveSession", QT_TRANSLATE_NOOP("actions", "Save s&ession"),
     QT_TRANSLATE_NOOP("actions", "Save graph, devices, runs and view as a session"), "save", "Ctrl+S"},
    {&WindowActions::saveSessionAs, "saveSessionAs", QT_TRANSLATE_NOOP("actions", "Save session &as…"),
     QT_TRANSLATE_NOOP("actions", "Save graph, devices, runs and view as a session in another file"), "", "Ctrl+Shift+S"},
    {&WindowActions::savePlacement, "savePlacement", QT_TRANSLATE_NOOP("actions", "Export &placement…"),
     QT_TRANSLATE_NOOP("actions", "Export the shown placement to a file"), "", "Ctrl+Alt+P"},
    {&WindowActions::exportTrace, "exportTrace", QT_TRANSLATE_NOOP("actions", "Export &trace…"),
     QT_TRANSLATE_NOOP("actions", "Export the shown run as a trace for Perfetto, or as a table"), "export", "Ctrl+E"},
    {&WindowActions::exportGraph, "exportGraph", QT_TRANSLATE_NOOP("actions", "Export picture of the g&raph…"),
     QT_TRANSLATE_NOOP("actions", "Export the whole graph as SVG, PDF or PNG"), "picture", "Ctrl+Shift+E"},
    {&WindowActions::exportGantt, "exportGantt", QT_TRANSLATE_NOOP("actions", "Export picture of the Gantt &chart…"),
     QT_TRANSLATE_NOOP("actions", "Export the whole run as SVG, PDF or PNG"), "", ""},
    {&WindowActions::exportFigure, "exportFigure", QT_TRANSLATE_NOOP("actions", "Export fig&ure for a paper…"),
     QT_TRANSLATE_NOOP("actions", "Export a chart in the size of a column, a slide or a poster"), "picture", ""},
    {&WindowActions::exportAnimation, "exportAnimation", QT_TRANSLATE_NOOP("actions", "E&xport animation…"),
     QT_TRANSLATE_NOOP("actions", "Export the playback of the shown run as a GIF, numbered pictures or a video"), "", "Ctrl+Alt+E"},
    {&WindowActions::saveTable, "saveTable", QT_TRANSLATE_NOOP("actions", "Save ta&ble as…"),
     QT_TRANSLATE_NOOP("actions", "Save the current table or list as CSV, JSON, Markdown or LaTeX"), "", "Ctrl+Alt+Shift+C"},
    {&WindowActions::quit, "quit", QT_TRANSLATE_NOOP("actions", "&Quit"),
     QT_TRANSLATE_NOOP("actions", "Close the window and stop all running jobs"), "quit", "Ctrl+Q"},
    {&WindowActions::copyPicture, "copyPicture", QT_TRANSLATE_NOOP("actions", "Copy &picture"),
     QT_TRANSLATE_NOOP("actions", "Copy a picture of the current view to the clipboard"), "", "Ctrl+Shift+C"},
    {&WindowActions::copyTable, "copyTable", QT_TRANSLATE_NOOP("actions", "Copy &table"),
     QT_TRANSLATE_NOOP("actions", "Copy the current table or list for a spreadsheet"), "", "Ctrl+Alt+C"},
    {&WindowActions::copyCommand, "copyCommand", QT_TRANSLATE_NOOP("actions", "Copy command &line"),
     QT_TRANSLATE_NOOP("actions", "Copy the command that reproduces the shown run"), "", "Ctrl+Alt+L"},
    {&WindowActions::copyWindowCommand, "copyWindowCommand", QT_TRANSLATE_NOOP("actions", "Copy command line of the &window"),
     QT_TRANSLATE_NOOP("actions", "Copy the command that opens a window like this one"), "", ""},
    {&WindowActions::copyTrainingCommand, "copyTrainingCommand", QT_TRANSLATE_NOOP("actions", "Copy command line of the training"),
     QT_TRANSLATE_NOOP("actions", "Copy the command that trains the same policy without a window"), "", ""},
    {&WindowActions::copyComparisonCommand, "copyComparisonCommand", QT_TRANSLATE_NOOP("actions", "Copy command line of the comparison"),
     QT_TRANSLATE_NOOP("actions", "Copy the command that runs the chosen comparison without a window"), "", ""},
    {&WindowActions::copySideBySideCommand, "copySideBySideCommand", QT_TRANSLATE_NOOP("actions", "Copy command line of the side-by-side view"),
     QT_TRANSLATE_NOOP("actions", "Copy the command that compares the same runs side by side without a window"), "", ""},
    {&WindowActions::copyExplanationCommand, "copyExplanationCommand", QT_TRANSLATE_NOOP("actions", "Copy command line of the explanation"),
     QT_TRANSLATE_NOOP("actions", "Copy the command that gives the same explanation of the shown run without a window"), "copy", ""},
    {&WindowActions::preferences, "preferences", QT_TRANSLATE_NOOP("actions", "Pr&eferences…"),
     QT_TRANSLATE_NOOP("actions", "Set the appearance, startup and behaviour of the program"), "", "Ctrl+,"},
    {&WindowActions::palette, "palette", QT_TRANSLATE_NOOP("actions", "Co&mmand palette…"),
     QT_TRANSLATE_NOOP("actions", "Find any command, placer, sample, file or run by typing a few characters"), "", "Ctrl+Shift+P"},
    {&WindowActions::welcome, "welcome", QT_TRANSLATE_NOOP("actions", "&Welcome page"),
     QT_TRANSLATE_NOOP("actions", "Show recent files and samples"), "", "", true},
    {&WindowActions::find, "find", QT_TRANSLATE_NOOP("actions", "&Find…"),
     QT_TRANSLATE_NOOP("actions", "Find vertices by name or condition"), "search", "Ctrl+F"},
    {&WindowActions::findNext, "findNext", QT_TRANSLATE_NOOP("actions", "Find &next"),
     QT_TRANSLATE_NOOP("actions", "Go to the next match"), "", "F3"},
    {&WindowActions::undo, "undo", QT_TRANSLATE_NOOP("actions", "&Undo"),
     QT_TRANSLATE_NOOP("actions", "Undo the last change of a placement or of locks"), "undo", "Ctrl+Z"},
    {&WindowActions::redo, "redo", QT_TRANSLATE_NOOP("actions", "&Redo"),
     QT_TRANSLATE_NOOP("actions", "Redo the change that was undone last"), "redo", "Ctrl+Shift+Z"},
    {&WindowActions::lock, "lock", QT_TRANSLATE_NOOP("actions", "&Lock on their devices"),
     QT_TRANSLATE_NOOP("actions", "Placers keep the selected vertices on their current devices"), "lock", "K"},
    {&WindowActions::unlock, "unlock", QT_TRANSLATE_NOOP("actions", "&Unlock"),
     QT_TRANSLATE_NOOP("actions", "Placers may move the selected vertices again"), "unlock", "Shift+K"},
    {&WindowActions::unlockAll, "unlockAll", QT_TRANSLATE_NOOP("actions", "Unlock e&verything"),
     QT_TRANSLATE_NOOP("actions", "Placers may move every vertex again"), "", ""},
    {&WindowActions::selectAll, "selectAll", QT_TRANSLATE_NOOP("actions", "Select &all"),
     QT_TRANSLATE_NOOP("actions", "Select all vertices, or only the found or highlighted ones"), "", "Ctrl+A"},
    {&WindowActions::selectDevice, "selectDevice", QT_TRANSLATE_NOOP("actions", "All on the same &device"),
     QT_TRANSLATE_NOOP("actions", "Select every vertex on the same device as a selected one"), "", ""},
    {&WindowActions::selectGroup, "selectGroup", QT_TRANSLATE_NOOP("actions", "All of the same &group"),
     QT_TRANSLATE_NOOP("actions", "Select every vertex in the same group as a selected one"), "", ""},
    {&WindowActions::selectKind, "selectKind", QT_TRANSLATE_NOOP("actions", "All of the same &kind"),
     QT_TRANSLATE_NOOP("actions", "Select every vertex with the same kind of operation as a selected one"), "", ""},
    {&WindowActions::findPrevious, "findPrevious", QT_TRANSLATE_NOOP("actions", "Find &previous"),
     QT_TRANSLATE_NOOP("actions", "Go to the previous match"), "", "Shift+F3"},
    {&WindowActions::jumpToInput, "jumpToInput", QT_TRANSLATE_NOOP("actions", "Go to &input"),
     QT_TRANSLATE_NOOP("actions", "Follow the critical arrow into the selected vertex, or the one that carries the most data"), "", "Alt+Left"},
    {&WindowActions::jumpToOutput, "jumpToOutput", QT_TRANSLATE_NOOP("actions", "Go to &output"),
     QT_TRANSLATE_NOOP("actions", "Follow the critical arrow out of the selected vertex, or the one that carries the most data"), "", "Alt+Right"},
    {&WindowActions::jumpToOther, "jumpToOther", QT_TRANSLATE_NOOP("actions", "Go to &next input or output"),
     QT_TRANSLATE_NOOP("actions", "After going to an input or output, go to the next one of the same vertex"), "", "Alt+Shift+Down"},
    {&WindowActions::goBack, "goBack", QT_TRANSLATE_NOOP("actions", "&Back"),
     QT_TRANSLATE_NOOP("actions", "Return to the previous selection"), "", "Alt+Shift+Left"},
    {&WindowActions::goForward, "goForward", QT_TRANSLATE_NOOP("actions", "&Forward"),
     QT_TRANSLATE_NOOP("actions", "Go forward to the next selection"), "", "Alt+Shift+Right"},
    {&WindowActions::clearSelection, "clearSelection", QT_TRANSLATE_NOOP("actions", "&Clear selection"),
     QT_TRANSLATE_NOOP("actions", "Clear the selection"), "clear", "Esc"},
    {&WindowActions::fit, "fit", QT_TRANSLATE_NOOP("actions", "&Fit"),
     QT_TRANSLATE_NOOP("actions", "Show the whole graph, or the whole run if the Gantt chart has the focus"), "fit", "F"},
    {&WindowActions::zoomIn, "zoomIn", QT_TRANSLATE_NOOP("actions", "Zoom &in"),
     QT_TRANSLATE_NOOP("actions", "Zoom in on the graph"), "zoom-in", "Ctrl++"},
    {&WindowActions::zoomOut, "zoomOut", QT_TRANSLATE_NOOP("actions", "Zoom &out"),
     QT_TRANSLATE_NOOP("actions", "Zoom out of the graph"), "zoom-out", "Ctrl+-"},
    {&WindowActions::colorByDevice, "colorByDevice", QT_TRANSLATE_NOOP("actions", "&Device"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by device"), "", "Alt+1", true},
    {&WindowActions::colorByCost, "colorByCost", QT_TRANSLATE_NOOP("actions", "&Time"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by the duration of each vertex"), "", "Alt+2", true},
    {&WindowActions::colorByStart, "colorByStart", QT_TRANSLATE_NOOP("actions", "&Start"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by the start time of each vertex"), "", "Alt+3", true},
    {&WindowActions::colorBySlack, "colorBySlack", QT_TRANSLATE_NOOP("actions", "S&lack"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by slack: how much later each vertex could end without a longer makespan"), "", "Alt+4", true},
    {&WindowActions::colorByWaiting, "colorByWaiting", QT_TRANSLATE_NOOP("actions", "&Waiting"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by the waiting time of each vertex, from ready to start"), "", "Alt+5", true},
    {&WindowActions::colorByMemory, "colorByMemory", QT_TRANSLATE_NOOP("actions", "&Memory"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by the size of outputs and weights"), "", "Alt+6", true},
    {&WindowActions::colorByDifference, "colorByDifference", QT_TRANSLATE_NOOP("actions", "Di&fference"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by how much later each vertex ends than in another run"), "", "Alt+7", true},
    {&WindowActions::colorByOperation, "colorByOperation", QT_TRANSLATE_NOOP("actions", "&Operation"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by the operation of each vertex"), "", "Alt+Shift+1", true},
    {&WindowActions::layoutLayered, "layoutLayered", QT_TRANSLATE_NOOP("actions", "&Layers"),
     QT_TRANSLATE_NOOP("actions", "Arrange the graph in layers along the data flow"), "", "Ctrl+Alt+1", true},
    {&WindowActions::layoutByTime, "layoutByTime", QT_TRANSLATE_NOOP("actions", "Lanes by &time"),
     QT_TRANSLATE_NOOP("actions", "Show one lane for each device, with tasks at their start times"), "", "Ctrl+Alt+2", true},
    {&WindowActions::layoutByLevel, "layoutByLevel", QT_TRANSLATE_NOOP("actions", "Lanes by l&evel"),
     QT_TRANSLATE_NOOP("actions", "Show one lane for each device, with one column for each level"), "", "Ctrl+Alt+3", true},
    {&WindowActions::minimap, "minimap", QT_TRANSLATE_NOOP("actions", "O&verview"),
     QT_TRANSLATE_NOOP("actions", "Show the whole graph in a corner while only part of it is visible"), "", "Ctrl+Alt+M", true},
    {&WindowActions::arrowLabels, "arrowLabels", QT_TRANSLATE_NOOP("actions", "Si&zes on arrows"),
     QT_TRANSLATE_NOOP("actions", "Show the size of each tensor along its arrow"), "", "Ctrl+Alt+B", true},
    {&WindowActions::openGroup, "openGroup", QT_TRANSLATE_NOOP("actions", "&Expand group"),
     QT_TRANSLATE_NOOP("actions", "Show the contents of the selected group"), "", "E"},
    {&WindowActions::closeGroup, "closeGroup", QT_TRANSLATE_NOOP("actions", "&Collapse group"),
     QT_TRANSLATE_NOOP("actions", "Show the group that contains the selection as one box"), "", "C"},
    {&WindowActions::openGroupLevel, "openGroupLevel", QT_TRANSLATE_NOOP("actions", "Expand one le&vel"),
     QT_TRANSLATE_NOOP("actions", "Expand every collapsed group by one level"), "", "Alt+Down"},
    {&WindowActions::closeGroupLevel, "closeGroupLevel", QT_TRANSLATE_NOOP("actions", "Collapse one leve&l"),
     QT_TRANSLATE_NOOP("actions", "Show each innermost group as one box"), "", "Alt+Up"},
    {&WindowActions::openGroups, "openGroups", QT_TRANSLATE_NOOP("actions", "E&xpand all"),
     QT_TRANSLATE_NOOP("actions", "Show every vertex, or as many group levels as the view can show"), "", "Shift+E"},
    {&WindowActions::closeGroups, "closeGroups", QT_TRANSLATE_NOOP("actions", "Collapse &all"),
     QT_TRANSLATE_NOOP("actions", "Show each outermost group as one box"), "", "Shift+C"},
    {&WindowActions::followTraining, "followTraining", QT_TRANSLATE_NOOP("actions", "Follow &training"),
     QT_TRANSLATE_NOOP("actions", "Show each new best placement as soon as it is found"), "follow", "Ctrl+Shift+T", true},
    {&WindowActions::resetLayout, "resetLayout", QT_TRANSLATE_NOOP("actions", "&Reset layout"),
     QT_TRANSLATE_NOOP("actions", "Restore the default layout"), "layout", ""},
    {&WindowActions::fullScreen, "fullScreen", QT_TRANSLATE_NOOP("actions", "F&ull screen"),
     QT_TRANSLATE_NOOP("actions", "Show the window in full screen"), "", "F11", true},
    {&WindowActions::nextPanel, "nextPanel", QT_TRANSLATE_NOOP("actions", "Next pa&nel"),
     QT_TRANSLATE_NOOP("actions", "Move the keyboard to the next panel"), "", "F6"},
    {&WindowActions::previousPanel, "previousPanel", QT_TRANSLATE_NOOP("actions", "Previous p&anel"),
     QT_TRANSLATE_NOOP("actions", "Move the keyboard to the previous panel"), "", "Shift+F6"},
    {&WindowActions::place, "place", QT_TRANSLATE_NOOP("actions", "&Place"),
     QT_TRANSLATE_NOOP("actions", "Run the chosen placer again with its next seed"), "place", "Ctrl+Return"},
    {&WindowActions::placeAs, "placeAs", QT_TRANSLATE_NOOP("actions", "Place with &options…"),
     QT_TRANSLATE_NOOP("actions", "Run a placer with your own seed, budget and options"), "options", "Ctrl+Shift+R"},
    {&WindowActions::placeWithCheckpoint, "placeWithCheckpoint", QT_TRANSLATE_NOOP("actions", "Place with a chec&kpoint…"),
     QT_TRANSLATE_NOOP("actions", "Place the open graph with the networks of a training checkpoint"), "", ""},
    {&WindowActions::stop, "stop", QT_TRANSLATE_NOOP("actions", "&Stop placing"),
     QT_TRANSLATE_NOOP("actions", "Stop the running placer; a search returns its best so far"), "stop", "Ctrl+."},
    {&WindowActions::execute, "execute", QT_TRANSLATE_NOOP("actions", "Run on &engine…"),
     QT_TRANSLATE_NOOP("actions", "Execute the shown placement and show the measured run next to the simulated one"), "execute", "Ctrl+Shift+Return"},
    {&WindowActions::tune, "tune", QT_TRANSLATE_NOOP("actions", "T&une on engine…"),
     QT_TRANSLATE_NOOP("actions", "Find the best placement on an engine in a number of real runs"), "", ""},
    {&WindowActions::explain, "explain", QT_TRANSLATE_NOOP("actions", "E&xplain"),
     QT_TRANSLATE_NOOP("actions", "Explain the shown run: its steps, what-if changes and the device of a vertex"), "explain", "Ctrl+Shift+X"},
    {&WindowActions::previousRun, "previousRun", QT_TRANSLATE_NOOP("actions", "Pre&vious run"),
     QT_TRANSLATE_NOOP("actions", "Show the run above in the list"), "", "Ctrl+PgUp"},
    {&WindowActions::nextRun, "nextRun", QT_TRANSLATE_NOOP("actions", "&Next run"),
     QT_TRANSLATE_NOOP("actions", "Show the run below in the list"), "", "Ctrl+PgDown"},
    {&WindowActions::train, "train", QT_TRANSLATE_NOOP("actions", "&Train"),
     QT_TRANSLATE_NOOP("actions", "Train a DOPPLER policy on this graph and these devices"), "train", "Ctrl+T"},
    {&WindowActions::resumeTraining, "resumeTraining", QT_TRANSLATE_NOOP("actions", "Resume from &checkpoint…"),
     QT_TRANSLATE_NOOP("actions", "Continue a training from its checkpoint file"), "checkpoint", ""},
    {&WindowActions::openTrainingLog, "openTrainingLog", QT_TRANSLATE_NOOP("actions", "&Open training log…"),
     QT_TRANSLATE_NOOP("actions", "Show the curves of earlier trainings, or of trainings run from the command line"), "open", ""},
    {&WindowActions::compare, "compare", QT_TRANSLATE_NOOP("actions", "&Compare"),
     QT_TRANSLATE_NOOP("actions", "Compare placers on several graphs, devices and seeds"), "compare", "Ctrl+K"},
    {&WindowActions::rival, "rival", QT_TRANSLATE_NOOP("actions", "Find a hard pro&blem…"),
     QT_TRANSLATE_NOOP("actions", "Change the graph and the devices until one placer is as bad as possible compared with another"), "", ""},
    {&WindowActions::sideBySide, "sideBySide", QT_TRANSLATE_NOOP("actions", "S&ide by side"),
     QT_TRANSLATE_NOOP("actions", "Show the selected runs, or all runs of this graph, on one time axis with their differences"), "side-by-side", "Ctrl+Shift+K"},
    {&WindowActions::fourBars, "fourBars", QT_TRANSLATE_NOOP("actions", "&Four bars"),
     QT_TRANSLATE_NOOP("actions", "Show how far kernels, links and the rest explain the difference of the shown measured run from its simulation"), "", ""},
    {&WindowActions::calibrate, "calibrate", QT_TRANSLATE_NOOP("actions", "C&alibrate devices…"),
     QT_TRANSLATE_NOOP("actions", "Fit the devices' rates to the shown measured run, or to the graph's measured times"), "", ""},
    {&WindowActions::measureMachine, "measureMachine", QT_TRANSLATE_NOOP("actions", "&Measure this machine…"),
     QT_TRANSLATE_NOOP("actions", "Measure the cores, memory and copies of this machine and open them as the devices local"), "", ""},
    {&WindowActions::measureKernels, "measureKernels", QT_TRANSLATE_NOOP("actions", "Measure &kernels…"),
     QT_TRANSLATE_NOOP("actions", "Measure every kernel of the graph on this machine and use these times as its costs"), "", ""},
    {&WindowActions::openLesson, "openLesson", QT_TRANSLATE_NOOP("actions", "&Open lesson file…"),
     QT_TRANSLATE_NOOP("actions", "Start a lesson from your own file"), "", ""},
    {&WindowActions::editLesson, "editLesson", QT_TRANSLATE_NOOP("actions", "&Edit lesson…"),
     QT_TRANSLATE_NOOP("actions", "Write a lesson and see it next to its text"), "", ""},
    {&WindowActions::lessonResults, "lessonResults", QT_TRANSLATE_NOOP("actions", "Lesson &results…"),
     QT_TRANSLATE_NOOP("actions", "Export your results of the lessons, or summarise those of a class"), "", ""},
    {&WindowActions::present, "present", QT_TRANSLATE_NOOP("actions", "Presen&t"),
     QT_TRANSLATE_NOOP("actions", "Show the run in full screen with large text, a pointer and annotations"), "", "F5"},
    {&WindowActions::lessonNext, "lessonNext", QT_TRANSLATE_NOOP("actions", "&Next"),
     QT_TRANSLATE_NOOP("actions", "Go to the next step of the lesson when this step is done"), "", "F7"},
    {&WindowActions::lessonBack, "lessonBack", QT_TRANSLATE_NOOP("actions", "&Back"),
     QT_TRANSLATE_NOOP("actions", "Go to the previous step of the lesson"), "", "Shift+F7"},
    {&WindowActions::lessonCheck, "lessonCheck", QT_TRANSLATE_NOOP("actions", "&Check result"),
     QT_TRANSLATE_NOOP("actions", "Show which parts of the step are correct and which are missing"), "", "F9"},
    {&WindowActions::lessonShow, "lessonShow", QT_TRANSLATE_NOOP("actions", "&Show me"),
     QT_TRANSLATE_NOOP("actions", "Let the lesson perform this step"), "", "Shift+F9"},
    {&WindowActions::lessonRestart, "lessonRestart", QT_TRANSLATE_NOOP("actions", "Start o&ver"),
     QT_TRANSLATE_NOOP("actions", "Restart the lesson from its first step"), "restart", ""},
    {&WindowActions::lessonLeave, "lessonLeave", QT_TRANSLATE_NOOP("actions", "&Leave lesson"),
     QT_TRANSLATE_NOOP("actions", "End the lesson and restore what was open before"), "leave", ""},
    {&WindowActions::guide, "guide", QT_TRANSLATE_NOOP("actions", "User &guide"),
     QT_TRANSLATE_NOOP("actions", "Open the guide, with a picture of each view"), "help", "F1"},
    {&WindowActions::keys, "keys", QT_TRANSLATE_NOOP("actions", "&Keyboard shortcuts"),
     QT_TRANSLATE_NOOP("actions", "Show all keyboard shortcuts"), "keyboard", "?"},
    {&WindowActions::about, "about", QT_TRANSLATE_NOOP("actions", "&About Doppler Workbench"),
     QT_TRANSLATE_NOOP("actions", "Show version and licence"), "info", ""},
});
// clang-format on

} // namespace

WindowActions::WindowActions(QWidget* window) : QObject(window)
{
    for (const Spec& spec : specs) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(spec.name));
        action->setCheckable(spec.checkable);
        if (*spec.key)
            action->setShortcut(QKeySequence(QLatin1String(spec.key), QKeySequence::PortableText));
        this->*spec.member = action;
        list.push_back(action);
        window->addAction(action); // Keys work where the menu bar is hidden too.
    }
    quit->setMenuRole(QAction::QuitRole);
    preferences->setMenuRole(QAction::PreferencesRole);
    about->setMenuRole(QAction::AboutRole);
    retranslate();
    retint(window->palette());
}

void WindowActions::retranslate()
{
    for (const Spec& spec : specs) {
        QAction* action = this->*spec.member;
        action->setText(QCoreApplication::translate("actions", spec.text));
        const QString tip = QCoreApplication::translate("actions", spec.tip);
        action->setToolTip(toolTipWithKey(*action, tip));
    }
}

void WindowActions::retint(const QPalette& colors)
{
    for (const Spec& spec : specs)
        if (*spec.icon)
            (this->*spec.member)->setIcon(doppler::icon(QLatin1String(spec.icon), colors));
}

QString plainText(const QAction& action)
{
    QString text = action.text();
    // A mnemonic in brackets, as languages without Latin letters have them, goes as a whole.
    text.remove(QRegularExpression(QStringLiteral("\\(&.\\)")));
    text.remove(QLatin1Char('&'));
    text.remove(QStringLiteral("…"));
    return text.trimmed();
}

QString toolTipWithKey(const QAction& action, const QString& tip)
{
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    return key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key);
}

} // namespace doppler
