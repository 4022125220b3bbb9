// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/language.h"
#include "widgets/shell/settings.h"
#include "widgets/ui/theme/system_scheme.h"
#include "widgets/workbench/workbench.h"

#include <QMainWindow>
#include <QTimer>
#include <functional>
#include <memory>
#include <vector>

class QActionGroup;
class QMenu;

namespace doppler {

struct TrainingSetup;

class Activities;
class ChooserBar;
class Copying;
class ComparisonView;
class DevicesMenu;
class Dock;
class DropHint;
class EditMenu;
class ExplainPanel;
class FindBar;
class GanttTools;
class GanttView;
class GeneratorDialog;
class GraphControls;
class GraphView;
class GuideWindow;
class Inspector;
class KeptSizes;
class LayoutMenu;
class Lessons;
class MessageBar;
class ModelMenu;
class PanelPictures;
class Playback;
class PlaybackBar;
class PolicyView;
class ReportExport;
class RunsView;
class SideBySideRuns;
class SideBySideView;
class SessionActions;
class StatusLine;
class TableFiles;
class TrainingRuns;
class TrainingView;
class WelcomePage;
class WindowActions;

/// The window: choosers above, the graph in the middle, docks around it, figures below. It wires views to the
/// workbench and remembers how it was left.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `settings` must outlive the window.
    explicit MainWindow(Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Workbench& workbench() { return m_workbench; }
    [[nodiscard]] GraphView* graphView() const { return m_graph; }
    [[nodiscard]] GanttView* ganttView() const { return m_gantt; }
    [[nodiscard]] GanttTools* ganttTools() const { return m_ganttTools; }
    [[nodiscard]] Playback* playback() const { return m_playback; }
    [[nodiscard]] TrainingView* trainingView() const { return m_curves; }
    [[nodiscard]] PolicyView* policyView() const { return m_policy; }
    [[nodiscard]] ExplainPanel* explain() const { return m_explain; }
    [[nodiscard]] ComparisonView* comparisonView() const { return m_comparison; }
    [[nodiscard]] SideBySideView* sideBySideView() const { return m_sideBySideView; }
    [[nodiscard]] TrainingRuns& training() { return *m_training; }
    [[nodiscard]] SessionActions& sessions() { return *m_sessions; }
    [[nodiscard]] Lessons& lessons() { return *m_lessons; }

    /// What the window opens on where nothing else is asked for: CHAINMM on four P100, placed three ways.
    void openSample();
    /// What the preferences say that the window opens on.
    void openStart();
    /// Instead of graph and panels, until something is opened.
    void showWelcome(bool shown);
    [[nodiscard]] WelcomePage* welcomePage() const { return m_welcome; }
    /// For this run of the program only: what is asked for on the command line is not remembered.
    void useTheme(ThemeKind kind);
    void useLanguage(const QString& code);

public slots:
    void resetLayout();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeViews();
    void makeDocks();
    void makeToolBar();
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeDevicesMenu();
    void makeRunMenu();
    void makeTrainMenu();
    void makeCompareMenu();
    void makeSideBySide();
    void fillSideBySideMenu();
    void connectSideBySide();
    void makeLessons();
    void makeHelpMenu();
    void connectWorkbench();
    void connectViews();
    void connectActions();
    void connectSessions();
    void makeFrame();
    void connectFrame();
    void applyPreferences();
    void applyMotion();
    void showPalette();
    void showPreferences();
    void askLayoutName();
    [[nodiscard]] bool openLastSession();
    void openSampleOf(const QString& family);
    void retranslate();
    void retranslateMenus();

    void showProblem();
    void showRun();
    void showHighlight();
    void showSelection();
    void showTime();
    void showActivity();
    void connectActivities();
    void fillPlacerMenu();
    void fillSamplesMenu();
    void updateActions();
    void updateGroupActions();

    void askNewGraph();
    void askGivenOptions(const SessionRequest& request, const std::vector<OptionSpec>& wanted);
    void openGraphFile();
    void openDevicesFile();
    void openPlacementFile();
    void openTraceFile();
    void askExecution();
    void askCalibration();
    void openCalibrated(const Topology& devices);
    void savePlacementFile(quint64 run);
    void saveTraceFile(quint64 run);
    void exportGraph();
    void exportGantt();
    void askAnimation();
    void stepRun(int rows);
    void fitFocused();
    void askPlacerOptions();
    void askTraining();
    void askCheckpoint();
    void askTrainingLogs();
    void resumeFrom(const QString& checkpoint);
    void askPlacingCheckpoint();
    void offerCheckpoint(const QString& checkpoint);
    /// Of the registry; which checkpoint is asked for.
    void openTrainingDialog(const TrainingSetup& proposal);
    void raiseTraining();
    void raiseComparison();
    void raiseSideBySide();
    void showGuide();
    void showKeys();
    [[nodiscard]] QString askOpen(const QString& title, const QString& filter);
    void offerRemoved(const std::function<void()>& remove);
    void forgetRemoved();
    [[nodiscard]] QString askSave(const QString& title, const QString& name, const QString& filter);
    void restoreLayout();
    void followSystemTheme();
    void applyDefaultLayout();
    /// Where panels are; over the welcome page, which hides them: where they were before it.
    [[nodiscard]] QByteArray panelState() const;

    Settings& m_settings;
    Language m_language;
    SystemScheme m_systemScheme;
    Workbench m_workbench;
    WindowActions* m_actions;
    EditMenu* m_edits = nullptr;
    DevicesMenu* m_devices = nullptr;
    ChooserBar* m_choosers = nullptr;
    StatusLine* m_status = nullptr;
    /// Height from which comparison and side by side have room below each other, in pixels.
    static constexpr int leastForBoth = 1000;

    MessageBar* m_messages = nullptr;
    std::weak_ptr<const std::vector<RunEntry>> m_removed; ///< That can be brought back.
    FindBar* m_find = nullptr;
    DropHint* m_dropHint = nullptr;
    GraphView* m_graph = nullptr;
    GraphControls* m_graphControls = nullptr;
    GanttView* m_gantt = nullptr;
    GanttTools* m_ganttTools = nullptr;
    Playback* m_playback = nullptr;
    PlaybackBar* m_playbackBar = nullptr;
    RunsView* m_runs = nullptr;
    Inspector* m_inspector = nullptr;
    TrainingView* m_curves = nullptr;
    PolicyView* m_policy = nullptr;
    TrainingRuns* m_training = nullptr;
    ComparisonView* m_comparison = nullptr;
    SideBySideView* m_sideBySideView = nullptr;
    SideBySideRuns* m_sideBySide = nullptr;
    SessionActions* m_sessions = nullptr;
    WelcomePage* m_welcome = nullptr;
    LayoutMenu* m_layouts = nullptr;
    KeptSizes* m_sizes = nullptr;
    Copying* m_copying = nullptr;
    TableFiles* m_tables = nullptr;
    QByteArray m_beforeWelcome;   ///< Where panels were; empty: the page is not shown.
    bool m_leavesWelcome = false; ///< Something was chosen on it.
    Lessons* m_lessons = nullptr;
    GeneratorDialog* m_generator = nullptr; ///< Null until it is asked for.
    GuideWindow* m_guide = nullptr;         ///< As well.
    Dock* m_runsDock = nullptr;
    Dock* m_inspectorDock = nullptr;
    Dock* m_ganttDock = nullptr;
    Dock* m_trainingDock = nullptr;
    Dock* m_policyDock = nullptr;
    Dock* m_comparisonDock = nullptr;
    Dock* m_sideBySideDock = nullptr;
    ExplainPanel* m_explain = nullptr;

    QMenu* m_fileMenu = nullptr;
    QMenu* m_samplesMenu = nullptr;
    PanelPictures* m_pictures = nullptr;
    ReportExport* m_report = nullptr;
    Activities* m_activities = nullptr;
    QMenu* m_editMenu = nullptr;
    QMenu* m_viewMenu = nullptr;
    QMenu* m_themeMenu = nullptr;
    QMenu* m_languageMenu = nullptr;
    QMenu* m_devicesMenu = nullptr;
    QMenu* m_runMenu = nullptr;
    QMenu* m_placerMenu = nullptr;
    ModelMenu* m_modelMenu = nullptr;
    QMenu* m_trainMenu = nullptr;
    QMenu* m_compareMenu = nullptr;
    QMenu* m_lessonsMenu = nullptr;
    QMenu* m_helpMenu = nullptr;
    QActionGroup* m_themes = nullptr;
    QActionGroup* m_languages = nullptr;

    QTimer m_emptyDelay; ///< No run is shown as such only when it lasts.
    quint64 m_evaluations = 0;
    double m_bestSoFar = 0;
};

} // namespace doppler
