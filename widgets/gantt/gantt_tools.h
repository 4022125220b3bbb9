// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/focus/marker_list.h"

#include <QObject>
#include <map>

class QAction;
class QMenu;
class QWidget;

namespace doppler {

class BestReplayBar;
class GanttActions;
class GanttView;
class PlaybackBar;
class TrainingRuns;
class Workbench;

/// What the window's Gantt chart can do beside showing the run: its menu, the markers of every run, the hits
/// of the search, the replay of a training's bests. GUI thread only.
class GanttTools : public QObject {
    Q_OBJECT
public:
    /// All must outlive this. The chart's widget moves into panel().
    GanttTools(Workbench& workbench, GanttView& gantt, TrainingRuns& training, QObject* parent);

    /// The chart with the bar of the replay above it.
    [[nodiscard]] QWidget* panel() const { return m_panel; }
    [[nodiscard]] GanttActions* actions() const { return m_actions; }
    [[nodiscard]] BestReplayBar* replay() const { return m_replay; }
    /// Checkable: the replay's bar is shown.
    [[nodiscard]] QAction* replayAction() const { return m_replayAction; }
    [[nodiscard]] QMenu* menu() const { return m_menu; }
    /// A button with the chart's menu, for a bar.
    void addButton(PlaybackBar& bar);
    void retranslate();

    /// Of a run in the list; sessions keep them.
    [[nodiscard]] MarkerList markers(quint64 run) const;
    void setMarkers(quint64 run, const MarkerList& markers);

signals:
    void markersChanged(quint64 run);

private:
    void followTraining(TrainingRuns& training);
    void replayBests(TrainingRuns& trainings);

    Workbench& m_workbench;
    GanttView& m_gantt;
    QWidget* m_panel;
    GanttActions* m_actions;
    BestReplayBar* m_replay;
    QAction* m_replayAction;
    QMenu* m_menu;
    QAction* m_button = nullptr;
    std::map<quint64, MarkerList> m_markers; ///< By run, of removed ones too; none is empty.
};

} // namespace doppler
