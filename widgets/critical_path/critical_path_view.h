// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/what_if.h"
#include "widgets/critical_path/path_report.h"
#include "widgets/jobs/job.h"

#include <QStackedWidget>

class QAction;
class QLabel;
class QTableView;
class QToolButton;

namespace doppler {

class ElidedLabel;
class EmptyState;
class KeyRow;
class PathStrip;
class SegmentModel;

/// The critical path of the shown run: the most effective change, what the path consists of, and its segments
/// along the time and as a list. Computes in the background, and not while it is hidden. GUI thread only.
class CriticalPathView : public QStackedWidget {
    Q_OBJECT
public:
    explicit CriticalPathView(QWidget* parent = nullptr);

    /// Null: none.
    void setRun(RunPtr run);
    /// Marks the segment of a vertex that was selected elsewhere.
    void setVertex(std::optional<VertexId> vertex);
    /// The cursor, in seconds of the run.
    void setTime(double seconds);
    /// The action that the empty view offers; the caller owns it.
    void setEmptyAction(QAction* action);
    void fit();

    [[nodiscard]] const PathReportPtr& report() const { return m_report; }
    /// Nothing until it was found, and where no change shortens the run.
    [[nodiscard]] const std::optional<Answer>& mostEffective() const { return m_best; }
    [[nodiscard]] bool busy() const { return m_splitting.running() || m_asking.running(); }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] PathStrip* strip() const { return m_strip; }
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void vertexActivated(doppler::VertexId vertex);
    void timeRequested(double seconds);
    /// All answers to what-if questions are wanted.
    void answersRequested();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeLayout();
    void compute();
    void take(const PathReportPtr& report);
    void ask();
    void activate(std::size_t segment);
    void mark(std::optional<std::size_t> segment);
    void refresh();
    void showChange();
    void retranslate();
    void restyle();

    RunPtr m_run;
    PathReportPtr m_report;
    std::optional<Answer> m_best;
    std::optional<std::size_t> m_current;
    Job<PathReportPtr> m_splitting;
    Job<std::optional<Answer>> m_asking;
    EmptyState* m_empty;
    ElidedLabel* m_change;
    QToolButton* m_more;
    KeyRow* m_shares;
    PathStrip* m_strip;
    QTableView* m_table;
    SegmentModel* m_segments;
    QLabel* m_note;
};

} // namespace doppler
