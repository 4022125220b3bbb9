// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

class QAction;
class QActionGroup;

namespace doppler {

/// The frame's own actions: one table names each one's text, tip, icon and key, so that menus, tool bar and
/// the sheet of keys agree. Views bring their own, which the menus take in as they are.
class WindowActions : public QObject {
    Q_OBJECT
public:
    explicit WindowActions(QWidget* window);

    QAction* newGraph = nullptr;
    QAction* openGraph = nullptr;
    QAction* openGraphFolder = nullptr; ///< With a trace of each rank.
    QAction* importOptions = nullptr;   ///< Of the open graph's file.
    QAction* openDevices = nullptr;
    QAction* editDevices = nullptr;
    QAction* openPlacement = nullptr;
    QAction* openTrace = nullptr;
    QAction* openSample = nullptr;
    QAction* openSession = nullptr;
    QAction* saveSession = nullptr;
    QAction* saveSessionAs = nullptr;
    QAction* savePlacement = nullptr;
    QAction* exportTrace = nullptr;
    QAction* exportGraph = nullptr;
    QAction* exportGantt = nullptr;
    QAction* exportFigure = nullptr;
    QAction* exportAnimation = nullptr;
    QAction* saveTable = nullptr; ///< The one in front.
    QAction* quit = nullptr;
    QAction* copyPicture = nullptr;
    QAction* copyTable = nullptr;
    QAction* copyCommand = nullptr;
    QAction* copyWindowCommand = nullptr;
    QAction* copyTrainingCommand = nullptr;   ///< Of the training in front.
    QAction* copyComparisonCommand = nullptr; ///< Of what is chosen.
    QAction* copySideBySideCommand = nullptr;
    QAction* copyExplanationCommand = nullptr; ///< Of the tab in front.
    QAction* preferences = nullptr;
    QAction* palette = nullptr;
    QAction* welcome = nullptr; ///< Checkable.
    QAction* find = nullptr;
    QAction* findNext = nullptr;
    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* lock = nullptr;
    QAction* unlock = nullptr;
    QAction* unlockAll = nullptr;
    QAction* selectAll = nullptr;
    QAction* selectDevice = nullptr;
    QAction* selectGroup = nullptr;
    QAction* selectKind = nullptr;
    QAction* findPrevious = nullptr;
    QAction* jumpToInput = nullptr; ///< Of the graph view, as the four below.
    QAction* jumpToOutput = nullptr;
    QAction* jumpToOther = nullptr;
    QAction* goBack = nullptr;
    QAction* goForward = nullptr;
    QAction* clearSelection = nullptr;
    QAction* fit = nullptr;
    QAction* zoomIn = nullptr;
    QAction* zoomOut = nullptr;
    QAction* colorByDevice = nullptr; ///< Checkable, as those below, in the order of ColorBy.
    QAction* colorByCost = nullptr;
    QAction* colorByStart = nullptr;
    QAction* colorBySlack = nullptr;
    QAction* colorByWaiting = nullptr;
    QAction* colorByMemory = nullptr;
    QAction* colorByDifference = nullptr;
    QAction* colorByOperation = nullptr;
    QAction* layoutLayered = nullptr; ///< In the order of LayoutKind.
    QAction* layoutByTime = nullptr;
    QAction* layoutByLevel = nullptr;
    QAction* minimap = nullptr;
    QAction* arrowLabels = nullptr;
    QAction* openGroup = nullptr;
    QAction* closeGroup = nullptr;
    QAction* openGroupLevel = nullptr;
    QAction* closeGroupLevel = nullptr;
    QAction* openGroups = nullptr;
    QAction* closeGroups = nullptr;
    QAction* followTraining = nullptr; ///< Checkable.
    QAction* resetLayout = nullptr;
    QAction* fullScreen = nullptr; ///< Checkable.
    QAction* nextPanel = nullptr;
    QAction* previousPanel = nullptr;
    QAction* place = nullptr;
    QAction* placeAs = nullptr; ///< With options.
    QAction* placeWithCheckpoint = nullptr;
    QAction* stop = nullptr;
    QAction* execute = nullptr;
    QAction* placeModel = nullptr;
    QAction* workload = nullptr;
    QAction* tune = nullptr;
    QAction* explain = nullptr;
    QAction* previousRun = nullptr;
    QAction* nextRun = nullptr;
    QAction* train = nullptr;
    QAction* resumeTraining = nullptr;
    QAction* openTrainingLog = nullptr;
    QAction* compare = nullptr;
    QAction* rival = nullptr;
    QAction* sideBySide = nullptr;
    QAction* fourBars = nullptr;  ///< Of the shown measured run.
    QAction* calibrate = nullptr; ///< In the menu of runs.
    QAction* measureMachine = nullptr;
    QAction* measureKernels = nullptr;
    QAction* openLesson = nullptr;
    QAction* editLesson = nullptr;
    QAction* lessonResults = nullptr;
    QAction* present = nullptr;
    QAction* lessonNext = nullptr; ///< These are of the lesson that is played.
    QAction* lessonBack = nullptr;
    QAction* lessonCheck = nullptr;
    QAction* lessonShow = nullptr;
    QAction* lessonRestart = nullptr;
    QAction* lessonLeave = nullptr;
    QAction* guide = nullptr;
    QAction* keys = nullptr;
    QAction* about = nullptr;

    [[nodiscard]] const std::vector<QAction*>& all() const { return list; }
    void retranslate();
    void retint(const QPalette& palette);

private:
    std::vector<QAction*> list; ///< In the table's order.
};

/// The action's text without mnemonic and dots, for lists of keys and tool tips.
QString plainText(const QAction& action);
/// "Place (Ctrl+Return)" and the tip below.
QString toolTipWithKey(const QAction& action, const QString& tip);

} // namespace doppler
