// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/area_statistics.h"
#include "widgets/gantt/chart/gantt_chart.h"

#include <QFrame>

class QLabel;
class QTableWidget;
class QToolButton;

namespace doppler {

/// What is in a selected area of a Gantt chart: a line in words, a table by row, the longest tasks. It lies
/// over the chart.
class AreaPanel : public QFrame {
    Q_OBJECT
public:
    explicit AreaPanel(QWidget* parent);

    /// `rows`: of the chart, as the statistics have them.
    void show(const GanttChart& chart, const std::vector<std::size_t>& rows,
              const AreaStatistics& statistics);
    /// The table with its head, columns separated by tabulators, numbers in plain units (seconds, bytes).
    [[nodiscard]] QString table() const;
    /// The width at which no column is cut, and a usual one at least.
    [[nodiscard]] int wantedWidth() const;
    /// The height at which nothing has to be scrolled.
    [[nodiscard]] int wantedHeight() const;

public slots:
    void copy() const;

signals:
    void closeRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void restyle();
    void addRow(const QString& name, const AreaRow& row, bool device);
    void makeTable(const GanttChart& chart, const std::vector<std::size_t>& rows,
                   const AreaStatistics& statistics);
    [[nodiscard]] QString sentence(const GanttChart& chart, const AreaStatistics& statistics) const;

    QLabel* m_summary;
    QLabel* m_longest;
    QTableWidget* m_table;
    QToolButton* m_copy;
    QToolButton* m_close;
    QString m_longestText; ///< Of the longest tasks, below the table.
};

} // namespace doppler
