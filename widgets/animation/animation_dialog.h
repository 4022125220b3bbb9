// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/animation/animation_export.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/wait_estimate.h"

#include <QDialog>
#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace doppler {

class RaceView;

/// Asks how to animate the shown run, or a race of runs, and exports the animation. A worker thread paints
/// and writes the frames. The dialog closes when the file is complete; cancelling stops the export.
class AnimationDialog : public QDialog {
    Q_OBJECT
public:
    /// Both views must outlive it and show a run. The export animates what they show when it starts.
    AnimationDialog(const GraphView& graph, const GanttView& gantt, QWidget* parent = nullptr);

    /// Offers to animate the race while it has two or more runs. The view must outlive the dialog.
    void offerRace(const RaceView& race);
    [[nodiscard]] AnimationPlan plan() const;
    void setPlan(const AnimationPlan& plan);
    /// Exports to a target of exportAnimation().
    void exportTo(const QString& target);
    [[nodiscard]] bool running() const { return m_job.running() || !m_target.isEmpty(); }

signals:
    /// Emitted once, before the dialog is accepted. For frames: the first file.
    void exported(const QString& file);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeFields();
    void ask();
    void begin();
    [[nodiscard]] bool sceneIsThere() const;
    [[nodiscard]] bool raceIsThere() const;
    [[nodiscard]] RunPtr animatedRun() const;
    void refreshRace();
    void follow(int done);
    void refresh();
    void retranslate();

    const GraphView& m_graph;
    const GanttView& m_gantt;
    const RaceView* m_race = nullptr;
    std::optional<Error> m_fault;
    QString m_target; ///< During an export.
    WaitEstimate m_wait;
    QComboBox* m_view;
    QLabel* m_viewLabel;
    QComboBox* m_theme;
    QLabel* m_themeLabel;
    QSpinBox* m_width;
    QLabel* m_widthLabel;
    QSpinBox* m_height;
    QLabel* m_heightLabel;
    QDoubleSpinBox* m_seconds;
    QLabel* m_secondsLabel;
    QDoubleSpinBox* m_rate;
    QLabel* m_rateLabel;
    QLabel* m_summary;
    QProgressBar* m_progress;
    QLabel* m_state;
    QPushButton* m_export;
    QPushButton* m_cancel;
    Job<QString, int> m_job;
};

} // namespace doppler
