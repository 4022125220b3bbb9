// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/keyboard/panel_walk.h"
#include "widgets/shell/settings.h"
#include "widgets/workbench/panel_context.h"

#include <QMainWindow>
#include <memory>
#include <vector>

namespace doppler {

class Activities;
class Appearance;
class ChooserBar;
class ClosingQuestion;
class ComparisonView;
class Docks;
class DropHint;
class EditMenu;
class ExplainPanel;
class FileCommands;
class GanttTools;
class GanttView;
class GraphView;
class SavedSizes;
class LayoutMenu;
class Lessons;
class Menus;
class MessageBar;
class Panel;
class PanelPictures;
class PolicyView;
class Preferences;
class Presentation;
class ReportExport;
class RunCommands;
class SessionActions;
class SideBySideView;
class StatusLine;
class TableFiles;
class TrainingRuns;
class TrainingView;
class Welcome;
class WelcomePage;

/// The window: choosers above, the graph in the middle, docks around it, figures below. It makes the panels
/// of panels.def and what surrounds them, hands each the parts that it needs, and remembers how it was left.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `settings` must outlive the window.
    explicit MainWindow(Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Workbench& workbench() { return m_workbench; }
    [[nodiscard]] Playback* playback() const { return m_playback; }
    /// What panels offer; the next ones are the parts that programs and tests use most.
    [[nodiscard]] const WindowParts& parts() const { return m_parts; }
    [[nodiscard]] GraphView* graphView() const { return &m_parts.get<GraphView>(); }
    [[nodiscard]] GanttView* ganttView() const { return &m_parts.get<GanttView>(); }
    [[nodiscard]] GanttTools* ganttTools() const { return &m_parts.get<GanttTools>(); }
    [[nodiscard]] TrainingView* trainingView() const { return &m_parts.get<TrainingView>(); }
    [[nodiscard]] PolicyView* policyView() const { return &m_parts.get<PolicyView>(); }
    [[nodiscard]] ExplainPanel* explain() const { return &m_parts.get<ExplainPanel>(); }
    [[nodiscard]] ComparisonView* comparisonView() const { return &m_parts.get<ComparisonView>(); }
    [[nodiscard]] SideBySideView* sideBySideView() const { return &m_parts.get<SideBySideView>(); }
    [[nodiscard]] TrainingRuns& training() { return m_parts.get<TrainingRuns>(); }
    [[nodiscard]] SessionActions& sessions() { return *m_sessions; }
    [[nodiscard]] Lessons& lessons() { return *m_lessons; }
    [[nodiscard]] Presentation& presentation() { return *m_presentation; }
    [[nodiscard]] WelcomePage* welcomePage() const;

    /// What the window opens on where nothing else is asked for: CHAINMM on four P100, placed three ways.
    void openSample();
    /// What the preferences say that the window opens on.
    void openStart();
    /// Instead of graph and panels, until something is opened.
    void showWelcome(bool shown);
    /// For this run of the program only: what is asked for on the command line is not remembered.
    void useTheme(ThemeKind kind);
    void useLanguage(const QString& code);

public slots:
    void resetLayout();

protected:
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override { return focusNextInSight(*this, next); }
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    [[nodiscard]] PanelContext context();
    void makeMiddle();
    void makeToolBar();
    void makeSurroundings();
    void makeCommands();
    void makeLessons();
    void connectDocument();
    void connectWriters();
    void connectChoosers();
    void connectSessions();
    void connectActions();
    void reportActivities();
    void showProblem();
    void updateActions();
    void fitFocused();
    void showPalette();
    void restoreLayout();
    void retranslate();

    Settings& m_settings;
    Workbench m_workbench;
    WindowParts m_parts;
    WindowActions* m_actions;
    Playback* m_playback;
    MessageBar* m_messages;
    StatusLine* m_status;
    Activities* m_activities;
    std::vector<std::unique_ptr<Panel>> m_panels;
    EditMenu* m_edits = nullptr;
    Docks* m_docks = nullptr;
    ChooserBar* m_choosers = nullptr;
    SessionActions* m_sessions = nullptr;
    Appearance* m_appearance = nullptr;
    Preferences* m_preferences = nullptr;
    Welcome* m_welcome = nullptr;
    LayoutMenu* m_layouts = nullptr;
    SavedSizes* m_sizes = nullptr;
    TableFiles* m_tables = nullptr;
    PanelPictures* m_pictures = nullptr;
    ReportExport* m_report = nullptr;
    FileCommands* m_files = nullptr;
    RunCommands* m_runs = nullptr;
    Menus* m_menus = nullptr;
    Lessons* m_lessons = nullptr;
    Presentation* m_presentation = nullptr;
    DropHint* m_dropHint = nullptr;
    ClosingQuestion* m_closing = nullptr;
};

} // namespace doppler
