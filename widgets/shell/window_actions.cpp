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
     QT_TRANSLATE_NOOP("actions", "Make a graph of a family or from an expression"), "new", "Ctrl+N"},
    {&WindowActions::openGraph, "openGraph", QT_TRANSLATE_NOOP("actions", "Open &graph…"),
     QT_TRANSLATE_NOOP("actions", "Open a graph from a file"), "open", "Ctrl+O"},
    {&WindowActions::importOptions, "importOptions", QT_TRANSLATE_NOOP("actions", "&Import options…"),
     QT_TRANSLATE_NOOP("actions", "Read the graph's file again with other options, a profile of the same run for instance"), "", ""},
    {&WindowActions::openDevices, "openDevices", QT_TRANSLATE_NOOP("actions", "Open &devices…"),
     QT_TRANSLATE_NOOP("actions", "Open devices and links from a file"), "devices", "Ctrl+Shift+O"},
    {&WindowActions::editDevices, "editDevices", QT_TRANSLATE_NOOP("actions", "&Edit devices…"),
     QT_TRANSLATE_NOOP("actions", "Change devices and links, and see at once what it does to the run"), "edit-devices", "Ctrl+Shift+D"},
    {&WindowActions::openPlacement, "openPlacement", QT_TRANSLATE_NOOP("actions", "Open &placement…"),
     QT_TRANSLATE_NOOP("actions", "Open a placement of this graph from a file"), "", "Ctrl+L"},
    {&WindowActions::openTrace, "openTrace", QT_TRANSLATE_NOOP("actions", "Open tr&ace…"),
     QT_TRANSLATE_NOOP("actions", "Open the trace of an earlier run of this graph, ours or a PyTorch profiler's, beside a simulation"), "", "Ctrl+Shift+L"},
    {&WindowActions::openSample, "openSample", QT_TRANSLATE_NOOP("actions", "Sampl&e session"),
     QT_TRANSLATE_NOOP("actions", "Open a tiled matrix product on four devices, placed three ways"), "graph", ""},
    {&WindowActions::openSession, "openSession", QT_TRANSLATE_NOOP("actions", "Open sess&ion…"),
     QT_TRANSLATE_NOOP("actions", "Open what was saved together: graph, devices, runs and view"), "session", "Ctrl+Alt+O"},
    {&WindowActions::saveSession, "saveSession", QT_TRANSLATE_NOOP("actions", "Save s&ession"),
     QT_TRANSLATE_NOOP("actions", "Save graph, devices, runs and view together"), "", "Ctrl+Alt+S"},
    {&WindowActions::saveSessionAs, "saveSessionAs", QT_TRANSLATE_NOOP("actions", "Save session &as…"),
     QT_TRANSLATE_NOOP("actions", "Save graph, devices, runs and view together in another file"), "", "Ctrl+Alt+Shift+S"},
    {&WindowActions::savePlacement, "savePlacement", QT_TRANSLATE_NOOP("actions", "&Save placement…"),
     QT_TRANSLATE_NOOP("actions", "Save the shown placement to a file"), "save", "Ctrl+S"},
    {&WindowActions::exportTrace, "exportTrace", QT_TRANSLATE_NOOP("actions", "Export &trace…"),
     QT_TRANSLATE_NOOP("actions", "Export the shown run as a trace for Perfetto, or as a table"), "export", "Ctrl+E"},
    {&WindowActions::exportGraph, "exportGraph", QT_TRANSLATE_NOOP("actions", "Export picture of the g&raph…"),
     QT_TRANSLATE_NOOP("actions", "Export the whole graph as SVG, PDF or PNG"), "picture", "Ctrl+Shift+E"},
    {&WindowActions::exportGantt, "exportGantt", QT_TRANSLATE_NOOP("actions", "Export picture of the Gantt &chart…"),
     QT_TRANSLATE_NOOP("actions", "Export the whole run as SVG, PDF or PNG"), "", ""},
    {&WindowActions::exportAnimation, "exportAnimation", QT_TRANSLATE_NOOP("actions", "E&xport animation…"),
     QT_TRANSLATE_NOOP("actions", "Export the shown run as it plays: as a GIF, as numbered pictures, as a video"), "", "Ctrl+Alt+E"},
    {&WindowActions::saveTable, "saveTable", QT_TRANSLATE_NOOP("actions", "Save ta&ble as…"),
     QT_TRANSLATE_NOOP("actions", "Save the table or list in front as CSV or JSON"), "", "Ctrl+Alt+Shift+C"},
    {&WindowActions::quit, "quit", QT_TRANSLATE_NOOP("actions", "&Quit"),
     QT_TRANSLATE_NOOP("actions", "Close the window; what still runs is ended"), "quit", "Ctrl+Q"},
    {&WindowActions::copyPicture, "copyPicture", QT_TRANSLATE_NOOP("actions", "Copy &picture"),
     QT_TRANSLATE_NOOP("actions", "Copy a picture of the view in front to the clipboard"), "", "Ctrl+Shift+C"},
    {&WindowActions::copyTable, "copyTable", QT_TRANSLATE_NOOP("actions", "Copy &table"),
     QT_TRANSLATE_NOOP("actions", "Copy the table or list in front, for a spreadsheet"), "", "Ctrl+Alt+C"},
    {&WindowActions::copyCommand, "copyCommand", QT_TRANSLATE_NOOP("actions", "Copy command &line"),
     QT_TRANSLATE_NOOP("actions", "Copy the command that gives the shown run again"), "", "Ctrl+Alt+L"},
    {&WindowActions::copyWindowCommand, "copyWindowCommand", QT_TRANSLATE_NOOP("actions", "Copy command of the &window"),
     QT_TRANSLATE_NOOP("actions", "Copy the command that opens a window like this one"), "", ""},
    {&WindowActions::copyTrainingCommand, "copyTrainingCommand", QT_TRANSLATE_NOOP("actions", "Copy training's command line"),
     QT_TRANSLATE_NOOP("actions", "Copy the command that trains the same policy without a window"), "", ""},
    {&WindowActions::copyComparisonCommand, "copyComparisonCommand", QT_TRANSLATE_NOOP("actions", "Copy comparison's command line"),
     QT_TRANSLATE_NOOP("actions", "Copy the command that compares what is chosen without a window"), "", ""},
    {&WindowActions::copySideBySideCommand, "copySideBySideCommand", QT_TRANSLATE_NOOP("actions", "Copy command line of the differences"),
     QT_TRANSLATE_NOOP("actions", "Copy the command that sets the same runs side by side without a window"), "", ""},
    {&WindowActions::copyExplanationCommand, "copyExplanationCommand", QT_TRANSLATE_NOOP("actions", "Copy explanation's command line"),
     QT_TRANSLATE_NOOP("actions", "Copy the command that explains the shown run in the same way without a window"), "copy", ""},
    {&WindowActions::preferences, "preferences", QT_TRANSLATE_NOOP("actions", "Pr&eferences…"),
     QT_TRANSLATE_NOOP("actions", "Set look, start and work of the program"), "", "Ctrl+,"},
    {&WindowActions::palette, "palette", QT_TRANSLATE_NOOP("actions", "All co&mmands…"),
     QT_TRANSLATE_NOOP("actions", "Find any command, placer, sample, file or run by a few letters"), "", "Ctrl+Shift+P"},
    {&WindowActions::welcome, "welcome", QT_TRANSLATE_NOOP("actions", "&Welcome page"),
     QT_TRANSLATE_NOOP("actions", "Show files that were opened last, and samples"), "", "", true},
    {&WindowActions::find, "find", QT_TRANSLATE_NOOP("actions", "&Find…"),
     QT_TRANSLATE_NOOP("actions", "Find vertices by their name"), "search", "Ctrl+F"},
    {&WindowActions::findNext, "findNext", QT_TRANSLATE_NOOP("actions", "Find &next"),
     QT_TRANSLATE_NOOP("actions", "Go to the next vertex that was found"), "", "F3"},
    {&WindowActions::undo, "undo", QT_TRANSLATE_NOOP("actions", "&Undo"),
     QT_TRANSLATE_NOOP("actions", "Take the last change of a placement or of locks back"), "undo", "Ctrl+Z"},
    {&WindowActions::redo, "redo", QT_TRANSLATE_NOOP("actions", "&Redo"),
     QT_TRANSLATE_NOOP("actions", "Make the change again that was taken back"), "redo", "Ctrl+Shift+Z"},
    {&WindowActions::lock, "lock", QT_TRANSLATE_NOOP("actions", "&Lock on their devices"),
     QT_TRANSLATE_NOOP("actions", "Placers leave the selected vertices where they are now"), "lock", "K"},
    {&WindowActions::unlock, "unlock", QT_TRANSLATE_NOOP("actions", "&Unlock"),
     QT_TRANSLATE_NOOP("actions", "Placers may move the selected vertices again"), "unlock", "Shift+K"},
    {&WindowActions::unlockAll, "unlockAll", QT_TRANSLATE_NOOP("actions", "Unlock e&verything"),
     QT_TRANSLATE_NOOP("actions", "Placers may move every vertex again"), "", ""},
    {&WindowActions::selectAll, "selectAll", QT_TRANSLATE_NOOP("actions", "Select &all"),
     QT_TRANSLATE_NOOP("actions", "Select every vertex, or those that were found or highlighted"), "", "Ctrl+A"},
    {&WindowActions::selectDevice, "selectDevice", QT_TRANSLATE_NOOP("actions", "All on the same &device"),
     QT_TRANSLATE_NOOP("actions", "Select every vertex that is on the device of a selected one"), "", ""},
    {&WindowActions::selectGroup, "selectGroup", QT_TRANSLATE_NOOP("actions", "All of the same &group"),
     QT_TRANSLATE_NOOP("actions", "Select every vertex of the group of a selected one"), "", ""},
    {&WindowActions::selectKind, "selectKind", QT_TRANSLATE_NOOP("actions", "All of the same &kind"),
     QT_TRANSLATE_NOOP("actions", "Select every vertex of the kind of operation of a selected one"), "", ""},
    {&WindowActions::findPrevious, "findPrevious", QT_TRANSLATE_NOOP("actions", "Find &previous"),
     QT_TRANSLATE_NOOP("actions", "Go to the vertex that was found before this one"), "", "Shift+F3"},
    {&WindowActions::jumpToInput, "jumpToInput", QT_TRANSLATE_NOOP("actions", "To its &input"),
     QT_TRANSLATE_NOOP("actions", "Follow the arrow into the selected vertex that is critical or carries most"), "", "Alt+Left"},
    {&WindowActions::jumpToOutput, "jumpToOutput", QT_TRANSLATE_NOOP("actions", "To its &output"),
     QT_TRANSLATE_NOOP("actions", "Follow the arrow out of the selected vertex that is critical or carries most"), "", "Alt+Right"},
    {&WindowActions::jumpToOther, "jumpToOther", QT_TRANSLATE_NOOP("actions", "To the &next of these"),
     QT_TRANSLATE_NOOP("actions", "After going to an input or output: to the next one of the same vertex"), "", "Alt+Shift+Down"},
    {&WindowActions::goBack, "goBack", QT_TRANSLATE_NOOP("actions", "&Back"),
     QT_TRANSLATE_NOOP("actions", "Select what was selected before"), "", "Alt+Shift+Left"},
    {&WindowActions::goForward, "goForward", QT_TRANSLATE_NOOP("actions", "&Forward"),
     QT_TRANSLATE_NOOP("actions", "Select what was selected after this"), "", "Alt+Shift+Right"},
    {&WindowActions::clearSelection, "clearSelection", QT_TRANSLATE_NOOP("actions", "&Clear selection"),
     QT_TRANSLATE_NOOP("actions", "Select nothing"), "clear", "Esc"},
    {&WindowActions::fit, "fit", QT_TRANSLATE_NOOP("actions", "&Fit"),
     QT_TRANSLATE_NOOP("actions", "Show the whole graph, or the whole run where the Gantt chart has the focus"), "fit", "F"},
    {&WindowActions::zoomIn, "zoomIn", QT_TRANSLATE_NOOP("actions", "Zoom &in"),
     QT_TRANSLATE_NOOP("actions", "Make the graph larger"), "zoom-in", "Ctrl++"},
    {&WindowActions::zoomOut, "zoomOut", QT_TRANSLATE_NOOP("actions", "Zoom &out"),
     QT_TRANSLATE_NOOP("actions", "Make the graph smaller"), "zoom-out", "Ctrl+-"},
    {&WindowActions::colorByDevice, "colorByDevice", QT_TRANSLATE_NOOP("actions", "&Device"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by device"), "", "Alt+1", true},
    {&WindowActions::colorByCost, "colorByCost", QT_TRANSLATE_NOOP("actions", "&Time"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by the time that each vertex takes"), "", "Alt+2", true},
    {&WindowActions::colorByStart, "colorByStart", QT_TRANSLATE_NOOP("actions", "&Start"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by the start of each vertex"), "", "Alt+3", true},
    {&WindowActions::colorBySlack, "colorBySlack", QT_TRANSLATE_NOOP("actions", "S&lack"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by how much later each vertex could end without a longer makespan"), "", "Alt+4", true},
    {&WindowActions::colorByWaiting, "colorByWaiting", QT_TRANSLATE_NOOP("actions", "&Waiting"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by the time between ready and start"), "", "Alt+5", true},
    {&WindowActions::colorByMemory, "colorByMemory", QT_TRANSLATE_NOOP("actions", "&Memory"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by the bytes of output and weights"), "", "Alt+6", true},
    {&WindowActions::colorByDifference, "colorByDifference", QT_TRANSLATE_NOOP("actions", "Di&fference"),
     QT_TRANSLATE_NOOP("actions", "Colour the graph by how much later each vertex ends than in another run"), "", "Alt+7", true},
    {&WindowActions::layoutLayered, "layoutLayered", QT_TRANSLATE_NOOP("actions", "&Layers"),
     QT_TRANSLATE_NOOP("actions", "Arrange the graph by the flow of data"), "", "Ctrl+Alt+1", true},
    {&WindowActions::layoutByTime, "layoutByTime", QT_TRANSLATE_NOOP("actions", "Lanes by &time"),
     QT_TRANSLATE_NOOP("actions", "A lane for each device, in which tasks stand where they start"), "", "Ctrl+Alt+2", true},
    {&WindowActions::layoutByLevel, "layoutByLevel", QT_TRANSLATE_NOOP("actions", "Lanes by l&evel"),
     QT_TRANSLATE_NOOP("actions", "A lane for each device, one column for each level"), "", "Ctrl+Alt+3", true},
    {&WindowActions::minimap, "minimap", QT_TRANSLATE_NOOP("actions", "O&verview"),
     QT_TRANSLATE_NOOP("actions", "Show the whole graph in a corner while a part of it is in view"), "", "Ctrl+Alt+M", true},
    {&WindowActions::arrowLabels, "arrowLabels", QT_TRANSLATE_NOOP("actions", "Si&zes on arrows"),
     QT_TRANSLATE_NOOP("actions", "Write the size of each tensor along its arrow"), "", "Ctrl+Alt+B", true},
    {&WindowActions::openGroup, "openGroup", QT_TRANSLATE_NOOP("actions", "&Expand group"),
     QT_TRANSLATE_NOOP("actions", "Show what is in the selected group"), "", "E"},
    {&WindowActions::closeGroup, "closeGroup", QT_TRANSLATE_NOOP("actions", "&Collapse group"),
     QT_TRANSLATE_NOOP("actions", "Show the group around the selection as one box"), "", "C"},
    {&WindowActions::openGroupLevel, "openGroupLevel", QT_TRANSLATE_NOOP("actions", "Expand one le&vel"),
     QT_TRANSLATE_NOOP("actions", "Show what is in every group"), "", "Alt+Down"},
    {&WindowActions::closeGroupLevel, "closeGroupLevel", QT_TRANSLATE_NOOP("actions", "Collapse one leve&l"),
     QT_TRANSLATE_NOOP("actions", "Show the innermost groups as one box each"), "", "Alt+Up"},
    {&WindowActions::openGroups, "openGroups", QT_TRANSLATE_NOOP("actions", "E&xpand all"),
     QT_TRANSLATE_NOOP("actions", "Show every vertex, or as many levels of groups as can be shown"), "", "Shift+E"},
    {&WindowActions::closeGroups, "closeGroups", QT_TRANSLATE_NOOP("actions", "Collapse &all"),
     QT_TRANSLATE_NOOP("actions", "Show the outermost groups as one box each"), "", "Shift+C"},
    {&WindowActions::followTraining, "followTraining", QT_TRANSLATE_NOOP("actions", "Follow &training"),
     QT_TRANSLATE_NOOP("actions", "Show every new best placement at once"), "follow", "Ctrl+Shift+T", true},
    {&WindowActions::resetLayout, "resetLayout", QT_TRANSLATE_NOOP("actions", "&Reset layout"),
     QT_TRANSLATE_NOOP("actions", "Put every panel back to its first place"), "layout", ""},
    {&WindowActions::fullScreen, "fullScreen", QT_TRANSLATE_NOOP("actions", "F&ull screen"),
     QT_TRANSLATE_NOOP("actions", "Use the whole screen"), "", "F11", true},
    {&WindowActions::place, "place", QT_TRANSLATE_NOOP("actions", "&Place"),
     QT_TRANSLATE_NOOP("actions", "Run the chosen placer once more, with its next seed"), "place", "Ctrl+Return"},
    {&WindowActions::placeAs, "placeAs", QT_TRANSLATE_NOOP("actions", "Place with &options…"),
     QT_TRANSLATE_NOOP("actions", "Run a placer with a seed, a budget and options of your own"), "options", "Ctrl+Shift+R"},
    {&WindowActions::placeWithCheckpoint, "placeWithCheckpoint", QT_TRANSLATE_NOOP("actions", "Place with a chec&kpoint…"),
     QT_TRANSLATE_NOOP("actions", "Place the open graph with the networks that a training left in a file"), "", ""},
    {&WindowActions::stop, "stop", QT_TRANSLATE_NOOP("actions", "&Stop placing"),
     QT_TRANSLATE_NOOP("actions", "End the placer that runs; a search keeps its best so far"), "stop", "Ctrl+."},
    {&WindowActions::execute, "execute", QT_TRANSLATE_NOOP("actions", "Run on &engine…"),
     QT_TRANSLATE_NOOP("actions", "Execute the shown placement and show the measured run beside the simulated one"), "", "Ctrl+Shift+Return"},
    {&WindowActions::explain, "explain", QT_TRANSLATE_NOOP("actions", "E&xplain"),
     QT_TRANSLATE_NOOP("actions", "Tell why the shown run is as it is: step by step, what if, why here"), "explain", "Ctrl+Shift+X"},
    {&WindowActions::previousRun, "previousRun", QT_TRANSLATE_NOOP("actions", "Pre&vious run"),
     QT_TRANSLATE_NOOP("actions", "Show the run above in the list"), "", "Ctrl+PgUp"},
    {&WindowActions::nextRun, "nextRun", QT_TRANSLATE_NOOP("actions", "&Next run"),
     QT_TRANSLATE_NOOP("actions", "Show the run below in the list"), "", "Ctrl+PgDown"},
    {&WindowActions::train, "train", QT_TRANSLATE_NOOP("actions", "&Train"),
     QT_TRANSLATE_NOOP("actions", "Train a DOPPLER policy on this graph and these devices"), "train", "Ctrl+T"},
    {&WindowActions::resumeTraining, "resumeTraining", QT_TRANSLATE_NOOP("actions", "Resume from &checkpoint…"),
     QT_TRANSLATE_NOOP("actions", "Go on with a training run from its file"), "checkpoint", ""},
    {&WindowActions::openTrainingLog, "openTrainingLog", QT_TRANSLATE_NOOP("actions", "&Open training log…"),
     QT_TRANSLATE_NOOP("actions", "Show the curves of trainings of another time, or of the command line"), "open", ""},
    {&WindowActions::compare, "compare", QT_TRANSLATE_NOOP("actions", "&Compare"),
     QT_TRANSLATE_NOOP("actions", "Compare placers on several graphs, devices and seeds"), "compare", "Ctrl+K"},
    {&WindowActions::sideBySide, "sideBySide", QT_TRANSLATE_NOOP("actions", "S&ide by side"),
     QT_TRANSLATE_NOOP("actions", "Show the selected runs, or all of this graph, on one time axis with their differences"), "side-by-side", "Ctrl+Shift+K"},
    {&WindowActions::calibrate, "calibrate", QT_TRANSLATE_NOOP("actions", "C&alibrate devices…"),
     QT_TRANSLATE_NOOP("actions", "Fit the devices' rates to the shown measured run, or to the graph's measured times"), "", ""},
    {&WindowActions::openLesson, "openLesson", QT_TRANSLATE_NOOP("actions", "&Open lesson file…"),
     QT_TRANSLATE_NOOP("actions", "Play a lesson from a file of your own"), "", ""},
    {&WindowActions::lessonNext, "lessonNext", QT_TRANSLATE_NOOP("actions", "&Next"),
     QT_TRANSLATE_NOOP("actions", "Go to the lesson's next step, when this one is done"), "", "F7"},
    {&WindowActions::lessonBack, "lessonBack", QT_TRANSLATE_NOOP("actions", "&Back"),
     QT_TRANSLATE_NOOP("actions", "Go to the lesson's previous step"), "", "Shift+F7"},
    {&WindowActions::lessonCheck, "lessonCheck", QT_TRANSLATE_NOOP("actions", "&Check result"),
     QT_TRANSLATE_NOOP("actions", "See what of the step is right and what is missing"), "", "F9"},
    {&WindowActions::lessonShow, "lessonShow", QT_TRANSLATE_NOOP("actions", "&Show me"),
     QT_TRANSLATE_NOOP("actions", "Let the lesson do what its step asks for"), "", "Shift+F9"},
    {&WindowActions::lessonRestart, "lessonRestart", QT_TRANSLATE_NOOP("actions", "Start o&ver"),
     QT_TRANSLATE_NOOP("actions", "Begin the lesson with its first step again"), "restart", ""},
    {&WindowActions::lessonLeave, "lessonLeave", QT_TRANSLATE_NOOP("actions", "&Leave lesson"),
     QT_TRANSLATE_NOOP("actions", "End the lesson and go back to what was open before"), "leave", ""},
    {&WindowActions::guide, "guide", QT_TRANSLATE_NOOP("actions", "User &guide"),
     QT_TRANSLATE_NOOP("actions", "Read the guide, with a picture of every view"), "help", "F1"},
    {&WindowActions::keys, "keys", QT_TRANSLATE_NOOP("actions", "&Keys"),
     QT_TRANSLATE_NOOP("actions", "Show every key"), "keyboard", "?"},
    {&WindowActions::about, "about", QT_TRANSLATE_NOOP("actions", "&About Doppler Workbench"),
     QT_TRANSLATE_NOOP("actions", "Version and licence"), "info", ""},
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
