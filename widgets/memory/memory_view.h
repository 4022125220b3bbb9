// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/job.h"
#include "widgets/memory/memory_chart.h"

#include <QStackedWidget>
#include <QTimer>

class QAction;
class QLabel;
class QSplitter;
class QTableView;
class QToolButton;

namespace doppler {

class ElidedLabel;
class EmptyState;
class ItemModel;
class KeyRow;

/// The memory of the shown run: each device over time by holder, its peak, and what is on the chosen device
/// at the peak or at the cursor. Computes in the background, and not while it is hidden. GUI thread only.
class MemoryView : public QStackedWidget {
    Q_OBJECT
public:
    explicit MemoryView(QWidget* parent = nullptr);

    /// Null: none.
    void setRun(RunPtr run);
    /// The cursor, in seconds of the run.
    void setTime(double seconds);
    /// The action that the empty view offers; the caller owns it.
    void setEmptyAction(QAction* action);
    void fit();

    [[nodiscard]] const MemoryByHolderPtr& memory() const { return m_memory; }
    [[nodiscard]] bool busy() const
    {
        return m_dividing.running() || m_listing.running() || m_delay.isActive();
    }
    [[nodiscard]] MemoryChart* chart() const { return m_chart; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] QSplitter* splitter() const { return m_splitter; }
    /// Checkable: the list shows the time of the cursor instead of the peak.
    [[nodiscard]] QAction* atCursorAction() const { return m_atCursor; }
    [[nodiscard]] QAction* toPeakAction() const { return m_toPeak; }
    [[nodiscard]] QSize sizeHint() const override;
    void retranslate();

signals:
    void vertexActivated(doppler::VertexId vertex);
    void timeRequested(double seconds);
    void stateChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeLayout();
    void compute();
    void take(const MemoryByHolderPtr& memory);
    void list();
    void showItems(const MemoryItems& items);
    void refresh();
    void restyle();
    /// The time of the list, in seconds.
    [[nodiscard]] double listedTime() const;

    RunPtr m_run;
    MemoryByHolderPtr m_memory;
    double m_time = 0;
    QTimer m_delay; ///< The cursor moves many times per second.
    Job<MemoryByHolderPtr> m_dividing;
    Job<MemoryItems> m_listing;
    EmptyState* m_empty;
    QAction* m_atCursor;
    QAction* m_toPeak;
    ElidedLabel* m_summary;
    QToolButton* m_peakButton;
    QToolButton* m_cursorButton;
    KeyRow* m_key;
    MemoryChart* m_chart;
    QTableView* m_table;
    ItemModel* m_items;
    QLabel* m_note;
    QSplitter* m_splitter;
};

} // namespace doppler
