// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/chart.h"
#include "widgets/side_by_side/compared_runs.h"

#include <QWidget>
#include <functional>

class QComboBox;
class QLabel;
class QScrollArea;
class QSortFilterProxyModel;
class QSplitter;
class QTableView;

namespace doppler {

class ChartCanvas;
class FourBarsModel;

/// The four bars of one of the measured runs side by side: as a chart, and below it as a table.
class FourBarsPage : public QWidget {
    Q_OBJECT
public:
    explicit FourBarsPage(QWidget* parent = nullptr);

    /// Shows the last of the measured runs; null and runs without a measured one: nothing.
    void setRuns(const ComparedRunsPtr& runs);
    /// Chooses a run by its index among the runs side by side. Does nothing if it is not measured.
    void showRun(std::size_t run);
    /// Whether a measured run is among the runs.
    [[nodiscard]] bool any() const;
    /// The run whose bars are shown; null: none.
    [[nodiscard]] RunPtr shownRun() const;
    [[nodiscard]] static QString chartTitle();
    [[nodiscard]] ChartCanvas* chart() const { return m_chart; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] QSplitter* splitter() const { return m_split; }
    /// Draws the chart that is shown, for a picture of any size. Null while there is none.
    [[nodiscard]] std::function<Chart(const ChartStyle&)> draw() const { return m_draw; }
    void retranslate();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showChosen();

    ComparedRunsPtr m_runs;
    std::function<Chart(const ChartStyle&)> m_draw;
    QComboBox* m_run;
    QLabel* m_fault;
    ChartCanvas* m_chart;
    FourBarsModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_table;
    QSplitter* m_split;
};

} // namespace doppler
