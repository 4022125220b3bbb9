// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/job.h"
#include "widgets/run_history/history_chart.h"
#include "widgets/table/table_data.h"

#include <QWidget>

class QAction;
class QDoubleSpinBox;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace doppler {

class ElidedLabel;
class EmptyState;

/// A folder of runs over time: folder, tolerance, the curve and the chosen run. The folder is read in the
/// background. GUI thread only.
class HistoryView : public QWidget, public TableSource {
    Q_OBJECT
public:
    /// `open` asks for a folder, `reload` reads it again; the caller owns both.
    HistoryView(QAction* open, QAction* reload, QWidget* parent = nullptr);

    /// Shows this folder; empty: none. It is read when the view is visible.
    void setFolder(const QString& folder);
    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// How much longer a run may be than the previous one and the best so far, as a share.
    void setTolerance(double share);
    [[nodiscard]] double tolerance() const;
    /// With a problem, placements and traces count as runs, too; null: only printed results.
    void setProblem(ProblemPtr problem);
    /// Reads the folder again.
    void reload();
    [[nodiscard]] HistoryChart* chart() const { return m_chart; }
    [[nodiscard]] const RunHistoryPtr& history() const { return m_history; }
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] bool busy() const { return m_job.running(); }
    /// The runs: file, time, seconds, and what is special.
    [[nodiscard]] TableData table() const override;

signals:
    /// The user wants to open this file.
    void fileRequested(const QString& file);
    void stateChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void readIfShown();
    void mark();
    void showState();
    void retranslate();

    QString m_folder;
    ProblemPtr m_problem;
    bool m_stale = false;
    RunHistoryPtr m_history;
    std::optional<Error> m_fault;
    Job<RunHistory> m_job;
    EmptyState* m_empty;
    QStackedWidget* m_content;
    QToolButton* m_open;
    QToolButton* m_reload;
    ElidedLabel* m_folderLabel;
    QLabel* m_toleranceLabel;
    QDoubleSpinBox* m_tolerance;
    HistoryChart* m_chart;
    ElidedLabel* m_state;
};

} // namespace doppler
